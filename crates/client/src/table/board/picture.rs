//! A game played by computers and drawn once, without anything that moves: for the examples.

use super::art::TableArt;
use super::figures::spawn_figures;
use super::ground::spawn_table_ground;
use super::layout::TableLayout;
use super::marks::{last_shown, look_marks, sign_badges, spawn_sign, spawn_table_mark};
use crate::board::{BoardArt, spawn_words};
use bevy::prelude::*;
use engine::{Level, Stop};
use tabletop::{Game, Refused, Viewer};

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

/// Draws a game as a viewer sees it after so many entries of its record: the ground, the pieces,
/// the last step and the signs. One logical pixel has `factor` physical ones.
pub fn spawn_table(
    commands: &mut Commands,
    (board, table): (&BoardArt, &TableArt),
    layout: &TableLayout,
    game: &dyn Game,
    (viewer, at): (Viewer, usize),
    factor: f32,
) {
    let art = (board, table);
    let look = game.look(viewer, at);
    let steps = game.steps(viewer);
    let last = last_shown(steps.get(..at).unwrap_or(&steps));
    spawn_table_ground(commands, art, layout, game.variant(), true);
    spawn_figures(commands, art, layout, &look.figures, factor);
    for mark in look_marks(&look, last) {
        spawn_table_mark(commands, board, layout, &mark);
    }
    for sign in sign_badges(&look) {
        spawn_sign(commands, table, layout, sign);
    }
}

/// Draws two games side by side in a window, each shown completely after so many entries and
/// under a title of that size.
pub fn spawn_two_tables(
    commands: &mut Commands,
    (board, table): (&BoardArt, &TableArt),
    games: [(&dyn Game, usize, String); 2],
    size: f32,
    window: &Window,
) {
    let room = window.size();
    for (index, (game, at, title)) in games.into_iter().enumerate() {
        let middle = Vec2::new(room.x * (0.25 + 0.5 * index as f32), room.y / 2.0 + 30.0);
        let ground = Rect::from_center_size(middle, Vec2::splat(room.x * 0.4375).floor());
        let layout = TableLayout::over(game.board(), room, ground, 26.0, 0.0, false);
        let shown = (Viewer::Everything, at);
        let factor = window.scale_factor();
        spawn_table(commands, (board, table), &layout, game, shown, factor);
        let place = layout.to_world(Vec2::new(middle.x, ground.min.y - 58.0));
        spawn_words(commands, board, title, size, place);
    }
}
