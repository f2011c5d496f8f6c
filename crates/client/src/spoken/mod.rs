//! What a screen reader is told of what is drawn outside the interface: the boards and the map.
//! The interface itself tells of its own buttons and words.
//!
//! Nothing here runs while nobody listens.

mod battle;
mod map;
mod table;
#[cfg(test)]
mod tests;
mod voice;

pub use voice::{Listening, Said, Say};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((voice::plugin, sayings));
}

/// What is said, without the way to the screen reader: tests listen to it.
pub fn sayings(app: &mut App) {
    app.add_plugins((voice::sayings, battle::plugin, table::plugin, map::plugin));
}
