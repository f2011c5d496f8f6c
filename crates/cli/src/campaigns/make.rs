use crate::Failure;
use campaign::{Opponent, Options, Setup, Size, State};
use clap::{Args, ValueEnum};
use std::io::Write;

/// Yes or no.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum Answer {
    /// It is so.
    Yes,
    /// It is not.
    No,
}

/// What a world is made from.
#[derive(Args, Clone, Debug)]
pub struct New {
    /// Squares a side: 8 or 16
    #[arg(long, default_value = "8", value_parser = size)]
    size: Size,
    /// What the world and all chance come from
    #[arg(long, default_value_t = 1)]
    pub seed: u32,
    /// Whether kingdoms see only what their own people see
    #[arg(long, default_value = "yes")]
    fog: Answer,
    /// Whether there are warbands
    #[arg(long, default_value = "no")]
    barbarians: Answer,
    /// Who plays Black: computer, hotseat or online
    #[arg(long, default_value = "computer", value_parser = opponent)]
    opponent: Opponent,
}

fn size(text: &str) -> Result<Size, String> {
    [Size::Small, Size::Large]
        .into_iter()
        .find(|size| size.side().to_string() == text)
        .ok_or_else(|| "a world has 8 or 16 squares a side".to_owned())
}

fn opponent(text: &str) -> Result<Opponent, String> {
    Opponent::ALL
        .into_iter()
        .find(|opponent| opponent.name() == text)
        .ok_or_else(|| "an opponent is computer, hotseat or online".to_owned())
}

impl New {
    /// The set-up asked for.
    pub const fn setup(&self) -> Setup {
        let options = Options {
            fog: matches!(self.fog, Answer::Yes),
            barbarians: matches!(self.barbarians, Answer::Yes),
            opponent: self.opponent,
        };
        Setup {
            size: self.size,
            options,
            seed: self.seed,
        }
    }

    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        Ok(write!(out, "{}", State::new(&self.setup()))?)
    }
}
