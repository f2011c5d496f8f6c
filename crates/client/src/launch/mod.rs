//! From the command line to the first picture.

mod checks;
mod options;
mod photo;
mod pulse;
mod shot;
mod state_file;
mod window;

pub use checks::{Missing, check};
pub use options::{Options, View, setup};
pub(crate) use photo::save as save_picture;

use bevy::log::LogPlugin;
use bevy::prelude::*;
use clap::Parser;
use std::process::ExitCode;

/// Runs the game until its window is closed.
pub fn run() -> ExitCode {
    let options = Options::parse();
    if let Err(missing) = check() {
        eprintln!("{missing}");
        return ExitCode::FAILURE;
    }
    match app(options).run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// The game with its window, ready to run.
pub fn app(options: Options) -> App {
    let size = options.size.unwrap_or((1280, 720));
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window::window(size)),
                ..default()
            })
            .set(LogPlugin {
                filter: LOG_FILTER.into(),
                ..default()
            }),
    )
    .add_plugins((bevy_egui::EguiPlugin::default(), crate::plugin))
    .add_plugins((
        crate::sound::playing,
        window::plugin,
        pulse::plugin,
        shot::plugin,
        photo::plugin,
    ));
    let windowed = options.size.is_some() || options.screenshot.is_some();
    window::fill_screen_if_wished(app.world_mut(), windowed);
    if let Some(path) = options.state_file.clone() {
        app.add_plugins(state_file::plugin(path));
    }
    app.insert_resource(options);
    app
}

/// The game's own words, and of others only what is wrong.
const LOG_FILTER: &str =
    "warn,client=info,wgpu_core=error,wgpu_hal=off,naga=warn,winit=error,bevy_egui=error";
