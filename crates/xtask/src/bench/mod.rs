//! `cargo xtask bench`: what the project's speed is measured by.

mod instructions;
mod record;
mod speed;

pub use instructions::instructions;
pub use speed::speed;

use crate::display::Display;
use crate::setup::{self, Purpose};
use crate::{Stop, cargo};

/// Measures the processor time of a picture of the map, the rest of a still window, the start and
/// the memory, on a screen of its own.
///
/// # Errors
/// Stops when there can be no such screen or the game does not run.
pub fn frame() -> Result<(), Stop> {
    setup::prepare(&[Purpose::Build, Purpose::Run, Purpose::WindowTests], true)?;
    let display = Display::open()?;
    let settings = cargo::target().join("bench-settings");
    let mut command = cargo::command();
    command
        .args(["bench", "--package", "client", "--bench", "frame"])
        .env("DISPLAY", display.name())
        .env("AMIRS_CHESS_CONFIG_DIR", settings);
    cargo::wait(&mut command)
}
