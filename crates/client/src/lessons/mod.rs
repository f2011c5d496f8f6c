//! Lessons: a coach beside the real board and the real map, who asks for a step at a time and sees
//! whether it has been taken. What is asked is data in `assets/lessons`.

mod battle;
mod campaign;
mod coach;
mod course;
mod left;
mod offer;
pub mod pause;
mod rings;
mod running;
pub mod screen;
mod won;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use coach::{Coach, CoachWish, Lies, Tone, sheet};
pub use course::{Course, Place, Progress};
pub use offer::{Answer, offer};
pub(crate) use rings::{Spot, rings, spot};
pub use running::{Begin, Coming, Running, TakeUp, goes_on, holds_computer, is_battle};

use bevy::prelude::*;

/// The lessons; works without a window.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((taught, screen::plugin, pause::plugin, won::plugin));
}

/// The lessons themselves, without a picture: tests take them.
pub fn taught(app: &mut App) {
    app.add_plugins((running::plugin, battle::plugin, campaign::plugin));
}
