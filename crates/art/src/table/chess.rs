//! The chess board: squares of walnut and maple, each its own piece of wood.

use std::f32::consts::TAU;

use crate::canvas::{Canvas, Rgb};
use crate::noise::{fractal, signed, smooth, value};

/// Side of the board in pixels.
pub const SIDE: usize = 1024;
/// Side of a square in pixels.
const SQUARE: f32 = 128.0;

/// One kind of wood.
#[derive(Debug)]
struct Wood {
    light: Rgb,
    dark: Rgb,
    pore: Rgb,
    /// How strongly rings and pores show.
    rings: f32,
    pores: f32,
}

const MAPLE: Wood = Wood {
    light: Rgb::hex(0xeed9ae),
    dark: Rgb::hex(0xd9b988),
    pore: Rgb::hex(0xb58f5c),
    rings: 0.55,
    pores: 0.3,
};

const WALNUT: Wood = Wood {
    light: Rgb::hex(0xab7d55),
    dark: Rgb::hex(0x84583a),
    pore: Rgb::hex(0x5c3a24),
    rings: 0.8,
    pores: 0.5,
};

/// A wood's colour at a place in its plank, `along` and `across` the grain in squares.
fn plank(wood: &Wood, along: f32, across: f32, seed: u32) -> Rgb {
    let shift = value(seed as f32 * 3.7, 0.5, 17) * 40.0;
    let (u, v) = (along + shift, across + shift * 0.37);
    let sway = signed(u * 0.55, v * 0.8, seed, 2) * 0.34;
    let far = (v + sway) * (3.2 + 1.6 * value(seed as f32, 9.0, 18));
    let ring = 0.5 + 0.5 * (far * TAU).sin();
    let ring = ring * ring * 0.6 + fractal(u * 0.8, (v + sway) * 14.0, seed ^ 5, 3) * 0.4;
    let figure = fractal(u * 2.2, v * 1.1, seed ^ 9, 2);
    let pore = smooth(0.66, 0.9, fractal(u * 7.0, v * 90.0, seed ^ 3, 2));
    wood.light
        .mix(wood.dark, ring * wood.rings + figure * 0.25)
        .mix(wood.pore, pore * wood.pores)
}

fn pixel(x: f32, y: f32) -> Rgb {
    let (column, row) = ((x / SQUARE) as i32, (y / SQUARE) as i32);
    let (in_x, in_y) = (x / SQUARE - column as f32, y / SQUARE - row as f32);
    let seed = (column * 31 + row * 57 + 11) as u32;
    let light = (column + row) % 2 == 0;
    let wood = if light { &MAPLE } else { &WALNUT };
    // Neighbours of one wood are turned against each other, as an inlayer would lay them.
    let (along, across) = if light { (in_x, in_y) } else { (in_y, in_x) };
    let own = 1.0 + (value(seed as f32 * 1.7, 3.0, 23) - 0.5) * 0.075;
    let edge = in_x.min(in_y).min(1.0 - in_x).min(1.0 - in_y) * SQUARE;
    let joint = 1.0 - smooth(0.5, 2.0, edge);
    let polish = 1.0 + 0.035 * signed(x * 0.0045, y * 0.0045, 29, 2);
    let rim = smooth(
        0.0,
        26.0,
        x.min(y).min(SIDE as f32 - x).min(SIDE as f32 - y),
    );
    plank(wood, along, across, seed)
        .scale(own * polish * (0.94 + 0.06 * rim))
        .mix(Rgb::hex(0x3d2614), joint * 0.62)
}

/// Paints the board; it looks the same from either side.
#[must_use]
pub fn board() -> Canvas {
    Canvas::from_fn(SIDE, SIDE, pixel)
}
