//! What must be worked out beside the screen: the computer's turns, and battles that nobody
//! fights on the board.

use super::{Feed, Happening, Session};
use crate::battle::Seat;
use ::campaign::{Battles, Campaign, Command, Pending, PlayedOut, Recorded, Refusal, State, View};
use bevy::log::error;
use engine::{Fighter, Level, Stop, strategist};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::Color;
use rules::battle::Position;

/// What is worked out.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Labour {
    /// The computer's next command for that kingdom.
    Turn(Color),
    /// The battles that a person's command brings.
    Battles(Command),
    /// Online: what the barbarians do next in a battle.
    Raid,
    /// Online: a computer's battle that nobody looks at is to be played out by the room.
    Resolve,
}

impl Labour {
    /// What goes on, in words.
    pub fn words(self) -> String {
        match self {
            Self::Turn(Color::White) => words!("world-white-thinks"),
            Self::Turn(Color::Black) => words!("world-black-thinks"),
            Self::Raid => words!("world-barbarians-fight"),
            Self::Battles(Command::End) => words!("world-barbarians-fight"),
            Self::Battles(_) | Self::Resolve => words!("world-battle-played-out"),
        }
    }
}

/// Something to be worked out, with all that it takes.
#[derive(Clone, Debug)]
pub struct Job {
    /// What.
    pub labour: Labour,
    /// For which state of the session.
    pub version: u64,
    state: State,
    level: Level,
    seed: u64,
}

/// A command worked out, and the battles that were played out for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkedOut {
    /// What is to be said.
    pub command: Command,
    /// How its battles went.
    pub played: Vec<PlayedOut>,
}

impl Job {
    /// Works it out; `None` if it was stopped or nothing can be done. The same campaign gives the
    /// same answer.
    pub fn run(&self, stop: &Stop) -> Option<WorkedOut> {
        let command = match self.labour {
            Labour::Battles(command) => return self.attempt(command, stop),
            Labour::Resolve => {
                return Some(WorkedOut {
                    command: Command::Resolve,
                    played: Vec::new(),
                });
            }
            Labour::Turn(who) => {
                let view = View::new(&self.state, who);
                strategist::decide(&view, self.level, self.seed, stop)
            }
            Labour::Raid => self.raid(stop)?,
        };
        let stopped = || stop.is_stopped();
        if stopped() {
            return None;
        }
        // Whatever the computer came up with, its turn must go on.
        self.attempt(command, stop)
            .or_else(|| (!stopped()).then(|| self.attempt(way_out(&self.state), stop))?)
    }

    /// What barbarians do next in the battle that waits.
    fn raid(&self, stop: &Stop) -> Option<Command> {
        let Some(Pending::Battle(battle)) = self.state.pending() else {
            return None;
        };
        let act = strategist::fight(&battle.position, false, self.level, self.seed, stop);
        Some(Command::Battle(act))
    }

    fn attempt(&self, command: Command, stop: &Stop) -> Option<WorkedOut> {
        let mut fought = Fought {
            fighter: Fighter { level: self.level },
            stop,
            played: Vec::new(),
        };
        match self.state.clone().apply(&command, &mut fought) {
            Ok(_) => Some(WorkedOut {
                command,
                played: fought.played,
            }),
            Err(_) if stop.is_stopped() => None,
            Err(refusal) => {
                error!("'{command}' was worked out and is refused: {refusal}");
                None
            }
        }
    }
}

/// A command that is allowed whatever the matter.
fn way_out(state: &State) -> Command {
    match state.pending() {
        None => Command::End,
        Some(Pending::Defend(_)) => Command::Hold,
        Some(Pending::Battle(battle)) if battle.is_extension_asked() => Command::Extend(false),
        Some(Pending::Battle(_)) => Command::Resolve,
        Some(Pending::Land { .. }) => {
            let goal = state.land_goals().first();
            goal.map_or(Command::End, |at| Command::Land { at })
        }
    }
}

/// Plays battles out until it is told to stop, and keeps how they went.
struct Fought<'a> {
    fighter: Fighter,
    stop: &'a Stop,
    played: Vec<PlayedOut>,
}

impl Battles for Fought<'_> {
    fn play_out(&mut self, position: &Position, seed: u64) -> Option<PlayedOut> {
        let played = self.fighter.play_until(position, seed, self.stop)?;
        self.played.push(played.clone());
        Some(played)
    }
}

/// Chance for whoever plays in a campaign, the same for the same campaign and `number`.
pub(super) fn chance(campaign: &Campaign, number: usize) -> u64 {
    let mut generator = ChaCha8Rng::seed_from_u64(campaign.state().chance().seed.into());
    generator.set_stream(number as u64);
    generator.next_u64()
}

impl Session {
    /// What must be worked out now, if anything must.
    pub fn job(&self) -> Option<Job> {
        let state = self.campaign.state();
        let labour = match (self.wanted, state.waits_for()?.kingdom()) {
            _ if self.is_online() => self.labour_online()?,
            (Some(command), _) => Labour::Battles(command),
            (None, Some(who)) if self.thinks_for(who) => Labour::Turn(who),
            _ => return None,
        };
        Some(Job {
            labour,
            version: self.version,
            state: state.clone(),
            level: self.level(),
            seed: chance(&self.campaign, self.campaign.record().len()),
        })
    }

    /// Whether a computer decides for a kingdom on the map. Its moves in a battle against a
    /// person are thought out at the board.
    fn thinks_for(&self, who: Color) -> bool {
        let battle = match self.campaign.state().pending() {
            Some(Pending::Battle(battle)) => !battle.is_extension_asked(),
            _ => false,
        };
        matches!(self.seat(who), Seat::Computer(_)) && !battle
    }

    /// How well the computer plays in this campaign, barbarians included.
    pub fn level(&self) -> Level {
        self.seats
            .iter()
            .find_map(|seat| match seat {
                Seat::Computer(level) => Some(*level),
                Seat::Human | Seat::Afar => None,
            })
            .unwrap_or(Level::Casual)
    }

    /// Carries out what was worked out, or wishes it of the room.
    ///
    /// # Errors
    /// Says why it is refused; then nothing has changed.
    pub fn carry_worked_out(
        &mut self,
        worked_out: &WorkedOut,
        feed: &mut Feed,
    ) -> Result<Happening, Refusal> {
        if self.is_online() {
            return Ok(self.wish_worked_out(worked_out.command));
        }
        let mut battles = Recorded::new(worked_out.played.clone());
        self.apply(&worked_out.command, &mut battles, feed)?;
        Ok(Happening::Done(worked_out.command))
    }

    /// Drops a person's command that waits for battles to be played out.
    pub fn drop_wanted(&mut self) {
        self.wanted = None;
    }
}
