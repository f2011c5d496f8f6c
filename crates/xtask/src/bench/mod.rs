//! `cargo xtask bench`: what the project's speed is measured by.

mod all;
mod instructions;
mod record;
mod search;
mod speed;

pub use all::all;
pub use instructions::instructions;
pub use speed::speed;

use crate::display::Display;
use crate::setup::{self, Purpose};
use crate::{Stop, cargo};
use std::process::Command;

/// Measures the processor time of a picture of the map, the rest of a still window, the start and
/// the memory, on a screen of its own.
///
/// # Errors
/// Stops when there can be no such screen or the game does not run.
pub fn frame() -> Result<(), Stop> {
    setup::prepare(&[Purpose::Build, Purpose::Run, Purpose::WindowTests], true)?;
    cargo::wait(&mut frame_bench(&Display::open()?))
}

/// The game's own bench, in a window of its own and with the usual settings.
fn frame_bench(display: &Display) -> Command {
    let settings = cargo::target().join("bench-settings");
    let mut command = cargo::command();
    command
        .args(["bench", "--package", "client", "--bench", "frame"])
        .env("DISPLAY", display.name())
        .env("AMIRS_CHESS_CONFIG_DIR", settings);
    command
}
