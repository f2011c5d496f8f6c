//! European Chess: the six nations after some turns, each with what only it has.
//!
//! Beginners play and everything is shown, also what is hidden in a game; another seed is another
//! game.
//!
//! `cargo run --example european_nations [-- --seed N --screenshot FILE]`

// System parameters are written without their lifetimes, as Bevy's own code does.
#![allow(elided_lifetimes_in_paths)]

use bevy::prelude::*;
use client::board::{BoardArt, SceneSeed, run_scene};
use client::table::{TableArt, play_on, spawn_two_tables};
use rules::Variant;
use std::process::ExitCode;
use tabletop::{Figure, Game, Kind, Refused, Viewer, open};

const WINDOW: (u32, u32) = (1500, 860);
/// So many decisions are made.
const DECISIONS: u64 = 44;
/// Who plays on the two boards.
const NATIONS: [&str; 2] = ["guild china mycenae plain", "korea ottoman plain guild"];

#[derive(Resource)]
struct Games([Box<dyn Game>; 2]);

fn main() -> ExitCode {
    run_scene("The nations of European Chess", WINDOW, |app| {
        let seed = app.world().resource::<SceneSeed>().0;
        let games = played(NATIONS[0], seed).and_then(|it| Ok([it, played(NATIONS[1], seed)?]));
        match games {
            Ok(games) => {
                app.init_resource::<TableArt>()
                    .insert_resource(Games(games))
                    .add_systems(Startup, draw);
            }
            Err(refused) => error!("the games can't be played: {refused}"),
        }
    })
}

fn played(nations: &str, seed: u32) -> Result<Box<dyn Game>, Refused> {
    let start = format!("nations {nations} seed {seed}");
    let mut game = open(Variant::European, &start)?;
    play_on(&mut *game, DECISIONS, seed)?;
    Ok(game)
}

/// After how many entries there is the most to be seen that only some nations have.
fn richest(game: &dyn Game) -> usize {
    let worth = |at: &usize| {
        let figures = game.look(Viewer::Everything, *at).figures;
        let special = |it: &Figure| it.badges.len() * 4 + usize::from(it.kind >= Kind::Cannon);
        figures.iter().map(|it| special(it) + 1).sum::<usize>()
    };
    (game.len() / 2..=game.len()).max_by_key(worth).unwrap_or(0)
}

fn draw(
    mut commands: Commands,
    board: Res<BoardArt>,
    table: Res<TableArt>,
    games: Res<Games>,
    window: Single<&Window>,
) {
    let games = games.0.each_ref().map(|game| {
        let names: Vec<String> = game.players().into_iter().map(|it| game.name(it)).collect();
        (&**game, richest(&**game), names.join(" · "))
    });
    spawn_two_tables(&mut commands, (&board, &table), games, 24.0, &window);
}
