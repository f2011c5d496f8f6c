//! The panels of the map. Each is a pure function from a model to wishes; this file ties them to
//! the game.

mod army;
mod beside;
mod build;
mod kingdom;
mod live;
mod log;
mod log_words;
mod model;
mod news;
mod orders;
mod pending;
mod picker;
mod place;
mod questions;
mod side_panel;
mod tip;
mod top_bar;
mod turn_log;
pub mod words;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use log::{Filter, Log};
pub use log_words::{Topic, Words, words as event_words};
pub use model::{Drawer, Model, Tab, Wish};
pub use pending::going_on;
pub use questions::questions;
pub use side_panel::{side_panel, side_width};
pub use tip::{square_words, tip};
pub use top_bar::top_bar;

pub(super) use live::plugin;
