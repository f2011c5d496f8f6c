//! Whole campaigns by the computer, each replayed from its record.

use super::make::New;
use super::world;
use crate::Failure;
use campaign::{Campaign, Command, View, save};
use clap::Args;
use engine::{Fighter, Level, Stop, strategist};
use rules::Color;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;

/// Who plays a kingdom: `strategist:3`, `strategist:club` or `wander`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Player {
    Strategist(Level),
    Wander,
}

fn player(text: &str) -> Result<Player, String> {
    if text == "wander" {
        return Ok(Player::Wander);
    }
    let level = text
        .strip_prefix("strategist:")
        .ok_or("a player is strategist:LEVEL or wander")?;
    level
        .parse()
        .map(Player::Strategist)
        .map_err(|error: engine::UnknownLevel| error.to_string())
}

/// Campaigns to be played.
#[derive(Args, Clone, Debug)]
pub struct Auto {
    /// A world to begin with instead of a new one: a text or a save
    #[arg(long)]
    world: Option<String>,
    #[command(flatten)]
    new: New,
    /// How many campaigns; each further new world takes the next seed
    #[arg(long, default_value_t = 1)]
    campaigns: u32,
    /// Who plays White
    #[arg(long, default_value = "strategist:3", value_parser = player)]
    white: Player,
    /// Who plays Black
    #[arg(long, default_value = "strategist:3", value_parser = player)]
    black: Player,
    /// Stop after this many rounds
    #[arg(long, default_value_t = 200)]
    rounds: u32,
    /// Write the last campaign as a save
    #[arg(long)]
    save: Option<PathBuf>,
    /// How well battles are played out for both sides: a name or 1 to 5
    #[arg(long, default_value = "1")]
    fighter: Level,
    /// Let the two players fight their battles move by move instead (slow at high levels)
    #[arg(long)]
    fight: bool,
    /// Tell each command as it is given
    #[arg(long)]
    verbose: bool,
}

impl Auto {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        for number in 0..self.campaigns {
            let mut setup = self.new.setup();
            setup.seed = setup.seed.wrapping_add(number);
            let mut campaign = match &self.world {
                Some(path) => world::load(path)?,
                None => Campaign::new(&setup, None),
            };
            let told = self.play(&mut campaign, u64::from(setup.seed), out)?;
            let state = campaign.state();
            let replayed = is_replayed(&campaign);
            let line = json!({
                "seed": setup.seed,
                "winner": state.won().map(|color| color.to_string()),
                "rounds": state.round(),
                "commands": told,
                "replayed": replayed,
            });
            writeln!(out, "{line}")?;
            if let Some(path) = &self.save {
                save::file::save(path, &save::export(&campaign)).map_err(|error| {
                    Failure::Input(format!("{} cannot be written: {error}", path.display()))
                })?;
            }
            if !replayed {
                return Err(Failure::Check);
            }
        }
        Ok(())
    }

    /// Plays until somebody has won or the rounds are over; gives the number of commands.
    fn play(
        &self,
        campaign: &mut Campaign,
        seed: u64,
        out: &mut impl Write,
    ) -> Result<u64, Failure> {
        let mut fighter = Fighter {
            level: self.fighter,
        };
        let stop = Stop::default();
        let mut told = 0;
        while campaign.state().won().is_none() && campaign.state().round() <= self.rounds {
            let Some(who) = campaign.state().waits_for() else {
                break;
            };
            let command = match who
                .kingdom()
                .filter(|_| self.fight || !campaign.state().is_fought())
            {
                Some(color) => self.decide(campaign, color, seed.wrapping_add(told), &stop),
                // Warbands are only ever waited for in a battle.
                None => Command::Resolve,
            };
            if self.verbose {
                writeln!(out, "{who}: {command}")?;
            }
            campaign.apply(&command, &mut fighter).map_err(|refusal| {
                Failure::Input(format!("{who}'s '{command}' refused: {refusal}"))
            })?;
            told += 1;
        }
        Ok(told)
    }

    fn decide(&self, campaign: &Campaign, who: Color, seed: u64, stop: &Stop) -> Command {
        let view = View::new(campaign.state(), who);
        match [self.white, self.black][who.index()] {
            Player::Strategist(level) => strategist::decide(&view, level, seed, stop),
            Player::Wander => strategist::wander(&view, seed),
        }
    }
}

fn is_replayed(campaign: &Campaign) -> bool {
    let record = campaign.record().to_vec();
    Campaign::replay(campaign.start().clone(), campaign.level(), record)
        .is_ok_and(|replayed| replayed.state() == campaign.state())
}
