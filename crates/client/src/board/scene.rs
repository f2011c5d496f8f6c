//! Small scenes of boards and pieces, for the examples: a window of their own, which can also be
//! drawn once into a file.

use super::{BoardArt, Layout, Placed, spawn_badges, spawn_ground, spawn_mark, spawn_pieces};
use crate::launch::{keep_and_quit, run_window};
use crate::settings::Colours;
use crate::theme::is_loading;
use bevy::prelude::*;
use clap::Parser;
use rules::battle::Position;
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
    let loading = sprites
        .iter()
        .any(|sprite| is_loading(&assets, &sprite.image));
    if loading || sprites.is_empty() {
        return;
    }
    *drawn += 1;
    if *drawn != SETTLE {
        return;
    }
    keep_and_quit(&mut commands, path);
}

/// How far a scene that is stepped through has come.
#[derive(Resource, Copy, Clone, Debug)]
pub struct SceneStep {
    /// The step that is shown.
    pub at: usize,
    /// The last there is.
    pub last: usize,
}

/// Goes through the steps of a scene: Space, Right, Enter or a click goes on, Left goes back.
pub fn step_through(
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    mut step: ResMut<SceneStep>,
) {
    let on = keys.any_just_pressed([KeyCode::Space, KeyCode::ArrowRight, KeyCode::Enter])
        || mouse.just_pressed(MouseButton::Left);
    if on && step.at < step.last {
        step.at += 1;
    }
    if keys.just_pressed(KeyCode::ArrowLeft) && step.at > 0 {
        step.at -= 1;
    }
}

/// Writes words of that size at a place of the camera's world.
pub fn spawn_words<'a>(
    commands: &'a mut Commands,
    art: &BoardArt,
    words: String,
    size: f32,
    place: Vec2,
) -> EntityCommands<'a> {
    commands.spawn((
        Text2d::new(words),
        TextFont {
            font: art.font.clone().into(),
            font_size: FontSize::Px(size),
            ..default()
        },
        TextColor(Color::srgb(0.93, 0.84, 0.64)),
        Transform::from_translation(place.round().extend(5.0)),
    ))
}

/// Draws a position at rest: the ground, the pieces, their badges, and marks. One logical pixel
/// has `factor` physical ones.
pub fn spawn_position(
    commands: &mut Commands,
    art: &BoardArt,
    layout: &Layout,
    position: &Position,
    marks: &[Placed],
    factor: f32,
) -> Vec<Entity> {
    let mut drawn = spawn_ground(commands, art, layout, position, true);
    let colours = Colours::default();
    drawn.extend(spawn_pieces(
        commands, art, layout, position, colours, factor,
    ));
    drawn.extend(spawn_badges(commands, art, layout, position));
    for mark in marks {
        drawn.push(spawn_mark(commands, art, layout, mark).id());
    }
    drawn
}
