//! A game played by computers and drawn once, without anything that moves: for the examples.

use super::art::TableArt;
use super::figures::spawn_figures;
use super::ground::spawn_table_ground;
use super::layout::TableLayout;
use super::marks::{look_marks, sign_badges, spawn_sign, spawn_table_mark};
use crate::board::BoardArt;
use bevy::prelude::*;
use engine::{Level, Stop};
use tabletop::{Game, Kind, Livery, Refused, Viewer};

/// Lets beginners decide so many times, by chance that comes from a seed.
///
/// # Errors
/// What the game refuses.
pub fn play_on(game: &mut dyn Game, decisions: u64, seed: u32) -> Result<(), Refused> {
    for number in 0..decisions {
        let Some(player) = game.decider() else {
            break;
        };
        let luck = u64::from(seed) * 1_000 + number;
        let mind = game.mind(player);
        let action = mind.and_then(|it| it.think(Level::Beginner, luck, &Stop::default()));
        let Some(action) = action else {
            break;
        };
        game.play(player, &action)?;
    }
    Ok(())
}

/// Draws a game as a viewer sees it now: the ground, the pieces, the last step and the signs.
/// One logical pixel has `factor` physical ones.
pub fn spawn_table(
    commands: &mut Commands,
    (board, table): (&BoardArt, &TableArt),
    layout: &TableLayout,
    game: &dyn Game,
    viewer: Viewer,
    factor: f32,
) {
    let art = (board, table);
    let look = game.look(viewer, game.len());
    spawn_table_ground(commands, art, layout, game.variant(), true);
    spawn_figures(commands, art, layout, &look.figures, factor);
    for mark in look_marks(&look, game.steps(viewer).last()) {
        spawn_table_mark(commands, board, layout, &mark);
    }
    for sign in sign_badges(&look) {
        spawn_sign(commands, table, layout, sign);
    }
}

/// Lays what an army has lost in rows of three beside the board, from `corner` in the window on.
pub fn spawn_tray(
    commands: &mut Commands,
    table: &TableArt,
    layout: &TableLayout,
    (corner, lost): (Vec2, &[(Kind, Livery)]),
    factor: f32,
) {
    let cell = layout.cell * 0.62;
    for (index, (kind, livery)) in lost.iter().enumerate() {
        let steps = Vec2::new((index % 3) as f32 + 0.5, (index / 3) as f32 + 0.5);
        let place = layout.to_world(corner + steps * cell).extend(8.0);
        let sprite = table.figure(*kind, *livery, cell * 0.94, factor);
        commands.spawn((sprite, Transform::from_translation(place)));
    }
}
