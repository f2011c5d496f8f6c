//! Every piece in all colours at several sizes, on dark and on light ground.
//!
//! `cargo run --example piece_set [-- --screenshot FILE]`

// System parameters are written without their lifetimes, as Bevy's own code does.
#![allow(elided_lifetimes_in_paths)]

use bevy::prelude::*;
use client::board::{BoardArt, run_scene};
use rules::Piece;
use std::process::ExitCode;

const WINDOW: (u32, u32) = (1400, 900);
/// Logical pixels a side: on the smallest boards, on a small window's, and on a large one's.
const SIZES: [f32; 3] = [40.0, 64.0, 130.0];
const COLOURS: usize = 4;

fn main() -> ExitCode {
    run_scene("The pieces", WINDOW, |app| {
        app.add_systems(Startup, lay_out);
    })
}

fn lay_out(mut commands: Commands, art: Res<BoardArt>, window: Single<&Window>) {
    let (width, height) = (WINDOW.0 as f32, WINDOW.1 as f32);
    let field = height / COLOURS as f32;
    for row in 0..COLOURS {
        let middle = height / 2.0 - (row as f32 + 0.5) * field;
        let ground = [Color::srgb(0.83, 0.78, 0.60), Color::srgb(0.42, 0.53, 0.30)][row % 2];
        let sheet = Sprite::from_color(ground, Vec2::new(width, field));
        commands.spawn((sheet, Transform::from_xyz(0.0, middle, 0.0)));
        let [small, middling, large] = SIZES;
        let left = -width / 2.0 + 16.0;
        line(
            &mut commands,
            &art,
            row,
            small,
            (left, middle + field * 0.26),
            &window,
        );
        line(
            &mut commands,
            &art,
            row,
            middling,
            (left, middle - field * 0.12),
            &window,
        );
        let right = width / 2.0 - 7.0 * large - 8.0;
        line(&mut commands, &art, row, large, (right, middle), &window);
    }
}

fn line(
    commands: &mut Commands,
    art: &BoardArt,
    row: usize,
    size: f32,
    (left, y): (f32, f32),
    window: &Window,
) {
    for piece in Piece::ALL {
        let x = left + (piece.index() as f32 + 0.5) * size;
        let sprite = art.piece_of_row(row, piece, size, window.scale_factor());
        commands.spawn((sprite, Transform::from_xyz(x, y, 1.0)));
    }
}
