//! One side's army before the battle.

use super::phrases::{fault, sentence};
use crate::said::no_move;
use crate::{Choice, Refused, Verb};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::Variant;
use rules::field::{Move, Setup, Side};
use words::words;

/// How a side stands before the battle; full and legal at every time.
#[derive(Clone, Debug)]
pub(super) struct Arrangement {
    seed: u64,
    setup: Setup,
    /// The number of the last shuffle.
    shuffles: u64,
    /// What led here, from the last shuffle or set-up on.
    log: Vec<String>,
    is_ready: bool,
}

/// Each shuffle of each side has dice of its own, so that no earlier one needs to be done again.
fn shuffled(seed: u64, side: Side, number: u64) -> Setup {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    dice.set_stream(number.wrapping_mul(2).wrapping_add(side.index() as u64));
    Setup::shuffle(side, &mut dice)
}

impl Arrangement {
    pub fn new(seed: u64, side: Side) -> Self {
        Self {
            seed,
            setup: shuffled(seed, side, 0),
            shuffles: 0,
            log: Vec::new(),
            is_ready: false,
        }
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn is_ready(&self) -> bool {
        self.is_ready
    }

    pub fn choices(&self) -> Vec<Choice> {
        let swaps = self.setup.iter().flat_map(|(from, _)| {
            let goals = self.setup.goals(from).into_iter();
            goals.map(move |to| {
                let action = Move { from, to }.to_string();
                Choice::step(action, from.into(), to.into(), Verb::Arrange)
            })
        });
        let shuffle = format!("shuffle {}", self.shuffles.wrapping_add(1));
        let buttons = [
            Choice::button(shuffle, words!("field-shuffle")),
            Choice::button("ready", words!("field-start")),
        ];
        swaps.chain(buttons).collect()
    }

    /// Does one of the choices, or takes a whole set-up (`set …`), which is then ready.
    pub fn act(&mut self, action: &str) -> Result<(), Refused> {
        if action == "ready" {
            self.is_ready = true;
        } else if let Some(number) = action.strip_prefix("shuffle ") {
            let wrong = |_| Refused::Illegal(format!("'{number}' is no number of a shuffle"));
            self.shuffles = number.parse().map_err(wrong)?;
            self.setup = shuffled(self.seed, self.setup.side(), self.shuffles);
            self.log = vec![format!("shuffle {}", self.shuffles)];
        } else if let Some(placement) = action.strip_prefix("set ") {
            self.setup = read(placement, self.setup.side())?;
            self.is_ready = true;
        } else {
            let mv: Move = action
                .parse()
                .map_err(|problem| no_move(&problem, Variant::Field))?;
            self.swap(mv)?;
            self.log.push(mv.to_string());
        }
        Ok(())
    }

    fn swap(&mut self, Move { from, to }: Move) -> Result<(), Refused> {
        if self.setup.at(from).is_none() {
            let words = words!("field-why-nothing-there", at = from.to_string());
            return Err(Refused::Illegal(words));
        }
        let done = self.setup.swap(from, to);
        done.map_err(|broken| Refused::Illegal(fault(broken)))
    }

    /// What leads here again.
    pub fn log(&self) -> Vec<String> {
        match self.is_ready {
            true => vec![format!("set {}", self.setup)],
            false => self.log.clone(),
        }
    }
}

fn read(placement: &str, side: Side) -> Result<Setup, Refused> {
    let setup =
        Setup::parse(placement, side).map_err(|problem| Refused::Illegal(sentence(problem)))?;
    setup
        .check()
        .map_err(|broken| Refused::Illegal(fault(broken)))?;
    Ok(setup)
}
