//! Small scenes of boards and pieces, for the examples: a window of their own, which can also be
//! drawn once into a file.

use super::art::BoardArt;
use crate::launch::{keep_and_quit, run_window};
use bevy::prelude::*;
use clap::Parser;
use std::path::PathBuf;
use std::process::ExitCode;

/// How many pictures are drawn after everything has been loaded before the scene is kept.
const SETTLE: u32 = 20;

/// The command line of a scene.
#[derive(Parser, Resource, Clone, Debug, Default)]
struct Options {
    /// Draw the scene once into a PNG file and quit
    #[arg(long, value_name = "FILE")]
    screenshot: Option<PathBuf>,

    /// What chance comes from, in a scene that has any
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
}

/// The seed that was asked for on the command line of a scene.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq)]
pub struct SceneSeed(pub u32);

/// Opens a window of `size` logical pixels with a camera and the [`BoardArt`], adds `content` to
/// it, and runs it until it is closed.
pub fn run_scene(title: &str, size: (u32, u32), content: impl FnOnce(&mut App)) -> ExitCode {
    let options = Options::parse();
    run_window(title, size, |app| {
        app.init_resource::<BoardArt>()
            .insert_resource(SceneSeed(options.seed))
            .insert_resource(options)
            .insert_resource(ClearColor(Color::srgb_u8(0x3a, 0x2a, 0x1e)))
            .add_systems(Startup, |mut commands: Commands| {
                commands.spawn(Camera2d);
            })
            .add_systems(Update, (super::art::stand_in, keep_picture));
        content(app);
    })
}

/// Saves the scene once it is complete, then quits.
fn keep_picture(
    options: Res<Options>,
    sprites: Query<&Sprite>,
    assets: Res<AssetServer>,
    mut commands: Commands,
    mut drawn: Local<u32>,
) {
    let Some(path) = options.screenshot.clone() else {
        return;
    };
    let loading = sprites.iter().any(|sprite| {
        assets
            .get_load_state(&sprite.image)
            .is_some_and(|state| state.is_loading())
    });
    if loading || sprites.is_empty() {
        return;
    }
    *drawn += 1;
    if *drawn != SETTLE {
        return;
    }
    keep_and_quit(&mut commands, path);
}
