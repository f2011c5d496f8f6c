//! A game of chess in its middle: the last move, and a King in check.
//!
//! `cargo run --example chess_board [-- --screenshot FILE]`

// System parameters are written without their lifetimes, as Bevy's own code does.
#![allow(elided_lifetimes_in_paths)]

use bevy::prelude::*;
use client::board::{BoardArt, run_scene};
use client::table::{TableArt, TableLayout, spawn_table};
use rules::Variant;
use std::process::ExitCode;
use tabletop::{Board, Game, Viewer, open};

const WINDOW: (u32, u32) = (900, 900);

/// An Italian game in which both sides attack.
const MOVES: &str = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6 d2d4 e5d4 e4e5 d7d5 e5f6 d5c4 f1e1 \
                     c8e6 f3g5 d8d5 b1c3 d5f5 c3e4 e8c8 g2g4 f5e5 g5e6 f7e6 f6g7 h8g8 c1h6 d4d3 \
                     c2c3 c5d6 f2f4 d6c5";

/// The game.
#[derive(Resource)]
struct Played(Box<dyn Game>);

fn main() -> ExitCode {
    let game = match played() {
        Ok(game) => game,
        Err(refused) => {
            eprintln!("The game can't be played: {refused}");
            return ExitCode::FAILURE;
        }
    };
    run_scene("A game of chess", WINDOW, |app| {
        app.init_resource::<TableArt>()
            .insert_resource(Played(game))
            .add_systems(Startup, draw);
    })
}

fn played() -> Result<Box<dyn Game>, tabletop::Refused> {
    let mut game = open(Variant::Chess, "")?;
    for action in MOVES.split_whitespace() {
        if let Some(player) = game.decider() {
            game.play(player, action)?;
        }
    }
    Ok(game)
}

fn draw(
    mut commands: Commands,
    board: Res<BoardArt>,
    table: Res<TableArt>,
    game: Res<Played>,
    window: Single<&Window>,
) {
    let size = Vec2::new(WINDOW.0 as f32, WINDOW.1 as f32);
    let ground = Rect::from_center_size(size / 2.0, Vec2::splat(800.0));
    let layout = TableLayout::over(Board::Squares, size, ground, 32.0, 0.0, false);
    let (art, factor) = ((&*board, &*table), window.scale_factor());
    spawn_table(
        &mut commands,
        art,
        &layout,
        &*game.0,
        (Viewer::Everything, game.0.len()),
        factor,
    );
}
