//! Minnaar Chess: the four groups at the start, and the same game in its middle.
//!
//! Beginners play; another seed is another game.
//!
//! `cargo run --example minnaar_board [-- --seed N --screenshot FILE]`

// System parameters are written without their lifetimes, as Bevy's own code does.
#![allow(elided_lifetimes_in_paths)]

use bevy::prelude::*;
use client::board::{BoardArt, SceneSeed, run_scene};
use client::table::{TableArt, TableLayout, play_on, spawn_table};
use rules::Variant;
use std::process::ExitCode;
use tabletop::{Board, Game, Refused, Viewer, open};

const WINDOW: (u32, u32) = (1500, 840);
const BOARD: f32 = 656.0;
/// So many turns are played between the two boards.
const TURNS: u64 = 14;

/// The start and what came of it.
#[derive(Resource)]
struct Games([Box<dyn Game>; 2]);

fn main() -> ExitCode {
    run_scene("Minnaar Chess", WINDOW, |app| {
        let seed = app.world().resource::<SceneSeed>().0;
        match played(seed) {
            Ok(games) => {
                app.init_resource::<TableArt>()
                    .insert_resource(games)
                    .add_systems(Startup, draw);
            }
            Err(refused) => error!("the game can't be played: {refused}"),
        }
    })
}

fn played(seed: u32) -> Result<Games, Refused> {
    let start = open(Variant::Minnaar, "")?;
    let mut game = start.clone();
    play_on(&mut *game, TURNS, seed)?;
    Ok(Games([start, game]))
}

fn draw(
    mut commands: Commands,
    board: Res<BoardArt>,
    table: Res<TableArt>,
    games: Res<Games>,
    window: Single<&Window>,
) {
    let size = Vec2::new(WINDOW.0 as f32, WINDOW.1 as f32);
    let titles = ["The start", "In the middle of a game"];
    for (index, (game, title)) in games.0.iter().zip(titles).enumerate() {
        let middle = Vec2::new(size.x * (0.25 + 0.5 * index as f32), size.y / 2.0 + 30.0);
        let ground = Rect::from_center_size(middle, Vec2::splat(BOARD));
        let layout = TableLayout::over(Board::Squares, size, ground, 26.0, 0.0, false);
        let (art, factor) = ((&*board, &*table), window.scale_factor());
        spawn_table(
            &mut commands,
            art,
            &layout,
            &**game,
            (Viewer::Everything, game.len()),
            factor,
        );
        let place = Vec2::new(middle.x, ground.min.y - 56.0);
        commands.spawn((
            Text2d::new(title),
            TextFont {
                font: board.font.clone().into(),
                font_size: FontSize::Px(30.0),
                ..default()
            },
            TextColor(Color::srgb(0.93, 0.84, 0.64)),
            Transform::from_translation(layout.to_world(place).round().extend(5.0)),
        ));
    }
}
