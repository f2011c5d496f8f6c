//! The walls and houses of the headquarters.

use crate::canvas::{Canvas, Rgb};
use crate::paint::{blot, polygon, slab};
use crate::terrain::props::{SHADE, line};

/// Walls and roofs of a side's headquarters, each light and dark.
type Look = ((u32, u32), (u32, u32));
const SOUTH: Look = ((0xf1e4c6, 0xc2ab82), (0xc9573a, 0x8c3020));
const NORTH: Look = ((0xd3d8d6, 0x8d9a9c), (0x5b7f86, 0x33535c));

/// The walls, towers and keep of a headquarters, all within its cell.
pub fn fort(canvas: &mut Canvas, (x, y): (f32, f32), south: bool) {
    let (wide, back, front) = (86.0, y - 42.0, y + 46.0);
    let (stone, roof) = if south { SOUTH } else { NORTH };
    wall(canvas, (x - wide, back), (x + wide, back), stone);
    for side in [-1.0, 1.0] {
        let at = x + side * wide;
        let face = Rgb::hex(stone.1);
        slab(canvas, (at - 4.0, back), (at + 4.0, front), face, 691);
        let walk = Rgb::hex(stone.0);
        slab(canvas, (at - 4.0, back), (at + 1.0, front), walk, 692);
    }
    keep(canvas, (x, y + 16.0), stone, roof);
    tower(canvas, (x - wide, back + 8.0), stone, roof);
    tower(canvas, (x + wide, back + 8.0), stone, roof);
    wall(canvas, (x - wide, front), (x - 15.0, front), stone);
    wall(canvas, (x + 15.0, front), (x + wide, front), stone);
    tower(canvas, (x - wide, front + 6.0), stone, roof);
    tower(canvas, (x + wide, front + 6.0), stone, roof);
}

/// A wall seen from the front: its walk on top, its face below, merlons.
fn wall(canvas: &mut Canvas, from: (f32, f32), to: (f32, f32), (light, dark): (u32, u32)) {
    slab(
        canvas,
        (from.0, from.1 + 1.0),
        (to.0, to.1 + 8.0),
        Rgb::hex(dark),
        693,
    );
    slab(
        canvas,
        (from.0, from.1 - 5.0),
        (to.0, to.1 + 2.0),
        Rgb::hex(light),
        694,
    );
    let count = ((to.0 - from.0) / 11.0) as i32;
    for n in 0..count {
        let x = from.0 + (n as f32 + 0.5) * (to.0 - from.0) / count as f32;
        slab(
            canvas,
            (x - 2.9, from.1 - 8.0),
            (x + 2.9, from.1 - 2.0),
            Rgb::hex(light).scale(1.03),
            695,
        );
        line(
            canvas,
            (x + 3.4, from.1 - 8.0),
            (x + 3.4, from.1 - 2.0),
            0.8,
            Rgb::hex(0x5a4a34),
            0.6,
        );
    }
    line(
        canvas,
        (from.0, from.1 + 8.4),
        (to.0, to.1 + 8.4),
        1.0,
        Rgb::hex(0x33210f),
        0.7,
    );
}

/// A round tower under a pointed roof.
fn tower(canvas: &mut Canvas, (x, y): (f32, f32), stone: (u32, u32), roof: (u32, u32)) {
    blot(canvas, x + 6.0, y + 3.0, (16.0, 8.0), SHADE, 0.5);
    let block = |canvas: &mut Canvas, right: f32, colour: u32, seed: u32| {
        let (from, to) = ((x - 9.0, y - 13.0), (x + right, y + 4.0));
        slab(canvas, from, to, Rgb::hex(colour), seed);
    };
    block(canvas, 9.0, stone.1, 696);
    block(canvas, 2.0, stone.0, 697);
    let (left, tip, right) = ((x - 12.5, y - 12.0), (x, y - 25.0), (x + 12.5, y - 12.0));
    polygon(canvas, &[left, tip, right], Rgb::hex(roof.1), 1.0);
    let lit = [left, tip, (x + 1.5, y - 12.0)];
    polygon(canvas, &lit, Rgb::hex(roof.0), 1.0);
    let ink = Rgb::hex(0x33210f);
    for (from, to) in [(left, tip), (tip, right), (left, right)] {
        line(canvas, from, to, 1.0, ink, 0.8);
    }
    for side in [x - 9.0, x + 9.0] {
        line(canvas, (side, y - 12.0), (side, y + 4.0), 0.9, ink, 0.7);
    }
    slab(canvas, (x - 1.8, y - 9.0), (x + 1.8, y - 3.0), ink, 698);
}

/// The house in the middle, with a banner on its ridge.
fn keep(canvas: &mut Canvas, (x, y): (f32, f32), stone: (u32, u32), roof: (u32, u32)) {
    blot(canvas, x + 12.0, y + 4.0, (46.0, 18.0), SHADE, 0.5);
    let block = |canvas: &mut Canvas, left: f32, colour: u32, seed: u32| {
        let (from, to) = ((x + left, y - 24.0), (x + 34.0, y + 6.0));
        slab(canvas, from, to, Rgb::hex(colour), seed);
    };
    block(canvas, -34.0, stone.0, 701);
    block(canvas, 14.0, stone.1, 702);
    let slope = |canvas: &mut Canvas, (low, high): (f32, f32), colour: u32| {
        let (left, ridge) = ((x + low, y - 22.0), (x + high, y - 46.0));
        let corners = [left, ridge, (x + 26.0, y - 46.0), (x + 40.0, y - 22.0)];
        polygon(canvas, &corners, Rgb::hex(colour), 1.0);
    };
    slope(canvas, (-40.0, -26.0), roof.0);
    slope(canvas, (12.0, 16.0), roof.1);
    let ink = Rgb::hex(0x33210f);
    for course in 0..3 {
        let (row, lean) = (y - 40.0 + course as f32 * 6.0, 3.5 * course as f32);
        line(
            canvas,
            (x - 29.0 - lean, row),
            (x + 29.0 + lean, row),
            0.8,
            Rgb::hex(roof.1),
            0.7,
        );
    }
    for (from, to) in [
        ((x - 40.0, y - 22.0), (x - 26.0, y - 46.0)),
        ((x - 26.0, y - 46.0), (x + 26.0, y - 46.0)),
        ((x + 26.0, y - 46.0), (x + 40.0, y - 22.0)),
        ((x - 40.0, y - 22.0), (x + 40.0, y - 22.0)),
        ((x - 34.0, y - 22.0), (x - 34.0, y + 6.0)),
        ((x + 34.0, y - 22.0), (x + 34.0, y + 6.0)),
        ((x - 34.0, y + 6.0), (x + 34.0, y + 6.0)),
        ((x, y - 46.0), (x, y - 66.0)),
    ] {
        line(canvas, from, to, 1.1, ink, 0.85);
    }
    slab(
        canvas,
        (x - 7.0, y - 10.0),
        (x + 7.0, y + 6.0),
        Rgb::hex(0x4a2f18),
        703,
    );
    for window in [-22.0, 22.0] {
        slab(
            canvas,
            (x + window - 4.0, y - 14.0),
            (x + window + 4.0, y - 6.0),
            Rgb::hex(0x4a3a2a),
            704,
        );
    }
    polygon(
        canvas,
        &[(x, y - 66.0), (x + 20.0, y - 61.0), (x, y - 55.0)],
        Rgb::hex(roof.0),
        1.0,
    );
}
