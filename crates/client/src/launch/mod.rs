//! From the command line to the first picture.

use bevy::prelude::*;
use std::process::ExitCode;

/// Runs the game until its window is closed.
pub fn run() -> ExitCode {
    match App::new().add_plugins((DefaultPlugins, crate::plugin)).run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}
