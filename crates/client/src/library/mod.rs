//! Records: every game and campaign is kept, looked at once more, played on from any moment of it,
//! and carried elsewhere as text.

mod bar;
mod branch;
mod keys;
mod replay;
mod reviews;
mod shown;

pub use bar::{Mark, Steer, Steering, Way, bar, place};
pub use branch::{Branch, Chair, Stem, ask as ask_branch};
pub use keys::steered;
pub use replay::{PlayRecord, Replay};
pub use reviews::Recalled;

use bevy::prelude::App;

/// Replays and what begins from them; works without a window.
pub fn plugin(app: &mut App) {
    app.add_plugins((replay::plugin, branch::plugin, reviews::plugin));
}
