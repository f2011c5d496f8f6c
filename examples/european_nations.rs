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
use client::table::{TableArt, TableLayout, play_on, spawn_table};
use rules::Variant;
use std::process::ExitCode;
use tabletop::{Board, Figure, Game, Kind, Refused, Viewer, open};

const WINDOW: (u32, u32) = (1500, 860);
const BOARD: f32 = 656.0;
/// So many decisions are made.
const DECISIONS: u64 = 44;
/// Who plays on the two boards.
const NATIONS: [&str; 2] = ["guild china mycenae plain", "korea ottoman plain guild"];

#[derive(Resource)]
struct Games(Vec<Box<dyn Game>>);

fn main() -> ExitCode {
    run_scene("The nations of European Chess", WINDOW, |app| {
        let seed = app.world().resource::<SceneSeed>().0;
        match NATIONS.iter().map(|it| played(it, seed)).collect() {
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
    let size = Vec2::new(WINDOW.0 as f32, WINDOW.1 as f32);
    for (index, game) in games.0.iter().enumerate() {
        let middle = Vec2::new(size.x * (0.25 + 0.5 * index as f32), size.y / 2.0 + 30.0);
        let ground = Rect::from_center_size(middle, Vec2::splat(BOARD));
        let layout = TableLayout::over(Board::Squares, size, ground, 26.0, 0.0, false);
        let (art, factor) = ((&*board, &*table), window.scale_factor());
        spawn_table(
            &mut commands,
            art,
            &layout,
            &**game,
            (Viewer::Everything, richest(&**game)),
            factor,
        );
        let names: Vec<String> = game.players().into_iter().map(|it| game.name(it)).collect();
        let place = Vec2::new(middle.x, ground.min.y - 60.0);
        commands.spawn((
            Text2d::new(names.join(" · ")),
            TextFont {
                font: board.font.clone().into(),
                font_size: FontSize::Px(24.0),
                ..default()
            },
            TextColor(Color::srgb(0.93, 0.84, 0.64)),
            Transform::from_translation(layout.to_world(place).round().extend(5.0)),
        ));
    }
}
