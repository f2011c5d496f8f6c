//! The five grounds of a battle, each with both armies at the start.
//!
//! `cargo run --example battle_terrains [-- --screenshot FILE]`

// System parameters are written without their lifetimes, as Bevy's own code does.
#![allow(elided_lifetimes_in_paths)]

use bevy::prelude::*;
use client::board::{BoardArt, Layout, run_scene, spawn_badges, spawn_ground, spawn_pieces};
use client::settings::Colours;
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
        spawn_ground(&mut commands, &art, &layout, &position, true);
        let factor = window.scale_factor();
        spawn_pieces(
            &mut commands,
            &art,
            &layout,
            &position,
            Colours::default(),
            factor,
        );
        spawn_badges(&mut commands, &art, &layout, &position);
        let place = Vec2::new(layout.board.center().x, layout.board.min.y - 44.0);
        commands.spawn((
            Text2d::new(terrain.name()),
            TextFont {
                font: art.font.clone().into(),
                font_size: FontSize::Px(26.0),
                ..default()
            },
            TextColor(Color::srgb(0.93, 0.84, 0.64)),
            Transform::from_translation(layout.to_world(place).extend(5.0)),
        ));
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
    Layout {
        window,
        board: Rect::from_corners(corner, corner + BOARD),
        frame: 20.0,
        panel: 0.0,
        flipped: false,
    }
}
