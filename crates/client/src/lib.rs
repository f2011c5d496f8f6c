//! Amir's Chess in a window. A folder is what a player sees; a file adds its own plugin and
//! parents add their children. Rules are decided in `rules` and `campaign` alone: the client shows and asks.

// A system's parameters are what it works on, however many; they are written without their
// lifetimes, as in Bevy's own code.
#![allow(
    elided_lifetimes_in_paths,
    clippy::too_many_arguments,
    clippy::type_complexity
)]

// `words!` and `key!` are at hand everywhere: every file has something to say.
#[macro_use]
extern crate words;

pub mod analysis;
pub mod battle;
pub mod board;
pub mod book;
pub mod called;
pub mod campaign;
pub mod keys;
pub mod launch;
pub mod lessons;
pub mod library;
pub mod online;
pub mod opponent;
pub mod panels;
pub mod puzzles;
pub mod saves;
pub mod screens;
pub mod settings;
pub mod sound;
pub mod spoken;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod stillness;
pub mod table;
pub mod terrain;
pub mod theme;
pub mod transition;
pub mod typed;
pub mod wildlife;
pub mod windowless;
pub mod world;

use bevy::prelude::*;

/// Everything the game is made of, without the window (tests run it headless).
pub fn plugin(app: &mut App) {
    app.add_plugins((
        settings::plugin,
        theme::plugin,
        sound::plugin,
        screens::plugin,
        battle::plugin,
        board::plugin,
        panels::plugin,
        opponent::plugin,
        campaign::plugin,
        table::plugin,
        analysis::plugin,
        online::plugin,
        saves::plugin,
        library::plugin,
        transition::plugin,
    ))
    .add_plugins(lessons::plugin)
    .add_plugins((world::plugin, wildlife::plugin))
    .add_plugins((book::plugin, puzzles::plugin))
    .add_plugins((keys::plugin, spoken::plugin, typed::plugin));
}
