//! Puzzles: battles that are won within a few moves. The list of them, and solving one on the real board.

mod collection;
mod face;
mod list;
mod progress;
mod puzzling;
mod run;
mod titles;

pub use collection::count;
pub use face::{Face, Wish};
pub(crate) use face::{card, commands, offer, turn_words};
pub use list::{Choice, Shelf, show};
pub use progress::{Progress, Standing};
pub use puzzling::{Puzzling, Stage};
pub use run::{Chosen, solving};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((solving, list::plugin));
}
