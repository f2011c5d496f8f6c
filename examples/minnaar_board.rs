//! Minnaar Chess: the four groups at the start, and the same game in its middle.
//!
//! Beginners play; another seed is another game.
//!
//! `cargo run --example minnaar_board [-- --seed N --screenshot FILE]`

// System parameters are written without their lifetimes, as Bevy's own code does.
#![allow(elided_lifetimes_in_paths)]

use bevy::prelude::*;
use client::board::{BoardArt, SceneSeed, run_scene};
use client::table::{TableArt, play_on, spawn_two_tables};
use rules::Variant;
use std::process::ExitCode;
use tabletop::{Game, Refused, open};

const WINDOW: (u32, u32) = (1500, 840);
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
    let titles = ["The start", "In the middle of a game"];
    let [start, middle] = games.0.each_ref().map(|game| &**game);
    let games = [
        (start, start.len(), titles[0].to_owned()),
        (middle, middle.len(), titles[1].to_owned()),
    ];
    spawn_two_tables(&mut commands, (&board, &table), games, 30.0, &window);
}
