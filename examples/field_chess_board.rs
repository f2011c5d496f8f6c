//! Field Chess as South sees it in mid-battle: its own blocks, the enemy's from behind, and what
//! both have lost.
//!
//! Beginners play; another seed is another battle. Space turns everything face up and back.
//!
//! `cargo run --example field_chess_board [-- --seed N --screenshot FILE]`

// System parameters are written without their lifetimes, as Bevy's own code does.
#![allow(elided_lifetimes_in_paths)]

use bevy::prelude::*;
use client::board::{BoardArt, SceneSeed, run_scene, spawn_words};
use client::table::{TableArt, TableLayout, play_on, spawn_fallen, spawn_table};
use rules::Variant;
use std::process::ExitCode;
use tabletop::{Board, Game, Player, Refused, Viewer, open};

const WINDOW: (u32, u32) = (1200, 900);
/// So many decisions have been made: two set-ups, and the turns after them.
const DECISIONS: u64 = 50;

/// The battle, and whether all of it is shown.
#[derive(Resource)]
struct Battle {
    game: Box<dyn Game>,
    face_up: bool,
}

fn main() -> ExitCode {
    run_scene("Field Chess", WINDOW, |app| {
        let seed = app.world().resource::<SceneSeed>().0;
        match played(seed) {
            Ok(game) => {
                let battle = Battle {
                    game,
                    face_up: false,
                };
                app.init_resource::<TableArt>()
                    .insert_resource(battle)
                    .add_systems(
                        Update,
                        (turn, draw.run_if(resource_changed::<Battle>)).chain(),
                    );
            }
            Err(refused) => error!("the battle can't be played: {refused}"),
        }
    })
}

fn played(seed: u32) -> Result<Box<dyn Game>, Refused> {
    let mut game = open(Variant::Field, &format!("seed {seed}"))?;
    play_on(&mut *game, DECISIONS, seed)?;
    Ok(game)
}

fn turn(keys: Res<ButtonInput<KeyCode>>, mut battle: ResMut<Battle>) {
    if keys.just_pressed(KeyCode::Space) {
        battle.face_up = !battle.face_up;
    }
}

fn draw(
    mut commands: Commands,
    board: Res<BoardArt>,
    table: Res<TableArt>,
    battle: Res<Battle>,
    window: Single<&Window>,
    old: Query<Entity, With<Sprite>>,
    words: Query<Entity, With<Text2d>>,
) {
    for entity in old.iter().chain(&words) {
        commands.entity(entity).try_despawn();
    }
    let size = Vec2::new(WINDOW.0 as f32, WINDOW.1 as f32);
    let ground = Rect::from_center_size(size / 2.0, Vec2::new(25.0, 36.0) * 23.0);
    let layout = TableLayout::over(Board::Field, size, ground, 26.0, 0.0, false);
    let viewer = match battle.face_up {
        true => Viewer::Everything,
        false => Viewer::Player(Player(0)),
    };
    let (art, factor) = ((&*board, &*table), window.scale_factor());
    spawn_table(
        &mut commands,
        art,
        &layout,
        &*battle.game,
        (viewer, battle.game.len()),
        factor,
    );
    let look = battle.game.look(viewer, battle.game.len());
    let corners = [
        ("South has lost", Vec2::new(34.0, size.y * 0.54)),
        ("North has lost", Vec2::new(ground.max.x + 62.0, 70.0)),
    ];
    for ((title, corner), player) in corners.into_iter().zip(&look.players) {
        spawn_fallen(
            &mut commands,
            &table,
            &layout,
            (corner, 3),
            &player.lost,
            factor,
        );
        let place = corner + Vec2::new(layout.cell.x * 0.93, -24.0);
        let place = layout.to_world(place);
        spawn_words(&mut commands, &board, title.to_owned(), 24.0, place);
    }
}
