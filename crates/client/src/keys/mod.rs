//! What the keys do: one table of commands and their usual keys, what a player has changed of it,
//! and the hands that ask for a command instead of a key.
//!
//! Escape, Enter, Space, Tab and the arrows mean the same everywhere and stay as they are.

mod bindings;
mod capture;
mod code;
mod command;
mod letters;
mod said;
mod strokes;
mod tips;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use bindings::{Keys, Taken};
pub use capture::Capture;
pub use code::{Unusable, name_of, usable};
pub use command::{Command, Place};
pub use said::say;
#[cfg(test)]
pub(crate) use said::say_here;
pub(crate) use strokes::{Leaf, Pressed, Strokes};
pub use tips::{KeyTip, pressed_in, tell, told, with_key, with_shift_key};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((letters::plugin, capture::plugin));
}
