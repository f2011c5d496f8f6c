//! The keys of every replay.

use super::bar::Steer;
use crate::keys::Command;

/// What is wished of a replay whose bar is there. `given` tells whether a command has just been
/// given; Space plays, too.
pub fn steered(given: impl Fn(Command) -> bool, space: bool, playing: bool) -> Option<Steer> {
    if space || given(Command::Pause) {
        return Some(Steer::Play(!playing));
    }
    let all = [
        (Command::Forward, Steer::On),
        (Command::Back, Steer::Back),
        (Command::Start, Steer::First),
        (Command::Present, Steer::Last),
    ];
    let found = all.into_iter().find(|(command, _)| given(*command));
    found.map(|(_, steer)| steer)
}
