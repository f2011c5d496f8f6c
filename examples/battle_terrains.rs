//! The five grounds of a battle, each with both armies at the start.
//!
//! `cargo run --example battle_terrains [-- --screenshot FILE]`

// System parameters are written without their lifetimes, as Bevy's own code does.
#![allow(elided_lifetimes_in_paths)]

use bevy::prelude::*;
use client::board::{BoardArt, Layout, run_scene, spawn_position, spawn_words};
use rules::battle::{Position, Terrain};
use std::process::ExitCode;

const WINDOW: (u32, u32) = (1500, 1080);
const BOARD: f32 = 416.0;

fn main() -> ExitCode {
    run_scene("The grounds of a battle", WINDOW, |app| {
        app.add_systems(Startup, lay_out);
    })
}

fn lay_out(mut commands: Commands, art: Res<BoardArt>, window: Single<&Window>) {
    for terrain in Terrain::ALL {
        let position = Position::start(terrain);
        let layout = layout(terrain.index());
        spawn_position(
            &mut commands,
            &art,
            &layout,
            &position,
            &[],
            window.scale_factor(),
        );
        let place = Vec2::new(layout.board.center().x, layout.board.min.y - 44.0);
        let (name, place) = (terrain.name().to_owned(), layout.to_world(place));
        spawn_words(&mut commands, &art, name, 26.0, place);
    }
}

/// Three boards above, two below.
fn layout(index: usize) -> Layout {
    let window = Vec2::new(WINDOW.0 as f32, WINDOW.1 as f32);
    let (row, column, columns) = if index < 3 {
        (0, index, 3)
    } else {
        (1, index - 3, 2)
    };
    let middle = window.x / 2.0 + (column as f32 - (columns - 1) as f32 / 2.0) * (BOARD + 76.0);
    let corner = Vec2::new(middle - BOARD / 2.0, 72.0 + row as f32 * (BOARD + 106.0)).floor();
    Layout::over(window, Rect::from_corners(corner, corner + BOARD), 20.0)
}
