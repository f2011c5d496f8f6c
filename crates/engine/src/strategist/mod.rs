//! A computer kingdom: what it does next, from what it may know alone.
//!
//! It keeps nothing between two commands: the plan follows from the view each time anew, so a
//! campaign may be taken up at any point. Each command of a turn uses up a move, starts a build or
//! gives an order to pieces that have none, so every turn comes to its end.

mod answer;
mod attack;
mod build;
mod claim;
mod defend;
mod explore;
mod field;
mod land;
mod mind;
mod skill;
mod wander;

pub use answer::fight;
pub use wander::wander;

use crate::{Fighter, Level, Stop};
use campaign::{Command, Options, Setup, Size, State, View};
use mind::Mind;

/// What a computer kingdom does next, from what it may know alone.
///
/// The same view, level and seed give the same command. It answers what is pending, a battle with
/// a move of its search at that level, and ends its turn with [`Command::End`]; that is also what
/// it says when it has nothing to say ([`View::must_act`]). `stop` ends a search in a battle early.
///
/// ```
/// use campaign::{NoBattles, Setup, Size, State, View};
/// use engine::{Level, Stop, strategist};
/// use rules::Color;
///
/// let setup = Setup { size: Size::Small, options: Default::default(), seed: 7 };
/// let mut state = State::new(&setup);
/// while state.turn() == Color::White {
///     let view = View::new(&state, Color::White);
///     let command = strategist::decide(&view, Level::Club, 1, &Stop::default());
///     state.apply(&command, &mut NoBattles).expect("it knows the rules");
/// }
/// ```
pub fn decide(view: &View, level: Level, seed: u64, stop: &Stop) -> Command {
    if !view.must_act {
        return Command::End;
    }
    if let Some(pending) = &view.pending {
        return answer::answer(view, pending, level, seed, stop);
    }
    let mut mind = Mind::new(view, level);
    let first = mind.seize().or_else(|| mind.build());
    mind.set_guards();
    first
        .or_else(|| mind.attack())
        .or_else(|| mind.recall())
        .or_else(|| mind.flee())
        .or_else(|| mind.claim())
        .or_else(|| mind.explore())
        .or_else(|| mind.scout())
        .or_else(|| mind.campaign())
        .or_else(|| mind.rally())
        .unwrap_or(Command::End)
}

/// What a kingdom does in the first rounds of two worlds, as a number: another one is another
/// player. Battles are resolved with few nodes: how they are fought is for [`bench`](crate::bench).
pub fn bench() -> u64 {
    let worlds = [(Size::Small, 12), (Size::Large, 8)];
    worlds.into_iter().fold(0, |sum, (size, rounds)| {
        let options = Options::default();
        let seed = 5;
        let mut state = State::new(&Setup {
            size,
            options,
            seed,
        });
        let mut fighter = Fighter {
            level: Level::Beginner,
        };
        let mut sum: u64 = sum;
        while state.round() <= rounds {
            let Some(side) = state.waits_for() else {
                break;
            };
            let command = match side.kingdom().filter(|_| !state.is_fought()) {
                Some(color) => {
                    let view = View::new(&state, color);
                    decide(&view, Level::Master, 1, &Stop::default())
                }
                None => Command::Resolve,
            };
            for byte in command.to_string().bytes() {
                sum = sum.wrapping_mul(31).wrapping_add(byte.into());
            }
            if state.apply(&command, &mut fighter).is_err() {
                break;
            }
        }
        sum
    })
}
