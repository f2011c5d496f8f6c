//! Mountains and hills: small landscapes of heights, seen from the south and lit from the
//! north-west.

use crate::canvas::{Canvas, Rgb};
use crate::noise::{fractal, signed, smooth, value};
use crate::paint::blot;

/// How much finer a relief is drawn than it is kept.
const FINE: usize = 2;

/// A height in `[0, 1]` over a place in `[-1, 1]` both ways, north being negative.
type Height<'a> = &'a dyn Fn(f32, f32) -> f32;

/// What is drawn of a relief.
struct Sight<'a> {
    height: Height<'a>,
    /// How far the ground reaches down the picture, in parts of its width.
    depth: f32,
    /// How high a height of 1 stands, in parts of the picture's width.
    tall: f32,
    /// Where the middle of the ground lies, in parts of the picture's height.
    base: f32,
    /// The height below which it melts into the ground.
    melts: f32,
    /// The paint at a place of a height, with its light from 0 to 1.
    paint: &'a dyn Fn(f32, f32, f32, f32) -> Rgb,
}

/// Light that falls on a place, 0 to 1.
fn light(height: Height<'_>, u: f32, v: f32) -> f32 {
    let reach = 0.02;
    let slope_u = (height(u + reach, v) - height(u - reach, v)) / (2.0 * reach);
    let slope_v = (height(u, v + reach) - height(u, v - reach)) / (2.0 * reach);
    let normal = (slope_u * slope_u + slope_v * slope_v + 0.7).sqrt();
    let sun = (slope_u * 0.78 + slope_v * 0.34 + 0.42) / normal;
    sun.clamp(0.0, 1.0)
}

/// Draws a relief into a square picture of `side` pixels, column by column from the front.
fn draw(side: usize, sight: &Sight<'_>) -> Canvas {
    let large = side * FINE;
    let wide = large as f32;
    let mut canvas = Canvas::new(large, large);
    let steps = large * 3;
    for x in 0..large {
        let u = ((x as f32 + 0.5) / wide * 2.0 - 1.0) * 1.08;
        let mut top = f32::MAX;
        for step in 0..steps {
            let v = 1.0 - 2.0 * step as f32 / steps as f32;
            let height = (sight.height)(u, v);
            let y = (sight.base + v * sight.depth * 0.5 - height * sight.tall) * wide;
            if y >= top {
                continue;
            }
            let from = y.floor().max(0.0);
            let to = if top == f32::MAX { from } else { top.floor() };
            let colour = (sight.paint)(u, v, height, light(sight.height, u, v));
            let cover = smooth(0.015, sight.melts, height);
            for row in from as i32..=(to as i32).min(large as i32 - 1) {
                canvas.blend(x as i32, row, colour, cover);
            }
            top = y;
        }
    }
    canvas.shrink(FINE)
}

/// Sharp crests where noise passes its middle.
fn ridged(x: f32, y: f32, seed: u32) -> f32 {
    let one = 1.0 - signed(x, y, seed, 2).abs();
    let two = 1.0 - signed(x * 2.1, y * 2.1, seed + 5, 2).abs();
    let three = 1.0 - signed(x * 4.3, y * 4.3, seed + 9, 1).abs();
    one * one * 0.6 + two * two * 0.28 + three * 0.12
}

/// A rocky peak with snow.
pub fn peak(side: usize, seed: u32) -> Canvas {
    let at = seed as f32 * 7.3;
    let lean = signed(at, 0.5, 3, 1) * 0.22;
    let second = signed(at, 3.5, 4, 1) * 0.5;
    let height = |u: f32, v: f32| {
        let bend = signed(u * 1.6 + at, v * 1.6, seed + 40, 2) * 0.16;
        let far = ((u - lean + bend).powi(2) + (v * 1.05 + bend * 0.6).powi(2)).sqrt();
        let cone = (1.0 - far * 1.06).max(0.0).powf(1.25);
        let side_far = ((u - second).powi(2) * 1.6 + (v - 0.18).powi(2) * 1.8).sqrt();
        let shoulder = (0.62 - side_far * 0.95).max(0.0).powf(1.15);
        let crest = ridged(u * 1.5 + at, v * 1.5 - at, seed + 60);
        let body = cone.max(shoulder) + 0.25 * cone.min(shoulder);
        (body * (0.45 + 0.72 * crest)).min(1.0)
    };
    let paint = |u: f32, v: f32, height: f32, light: f32| {
        let grain = value(u * 26.0 + at, v * 34.0 + height * 30.0, seed + 70);
        let strata = value(u * 4.0, height * 22.0 + u * 3.0, seed + 71);
        let rock = Rgb::hex(0xb9a489)
            .mix(Rgb::hex(0x8d8078), strata)
            .mix(Rgb::hex(0x7f8a55), smooth(0.26, 0.04, height) * 0.85);
        let shade = Rgb::hex(0x4f4f6b).mix(Rgb::hex(0x4d5a41), smooth(0.22, 0.04, height) * 0.8);
        let bright = smooth(0.18, 0.72, light);
        let stone = shade.mix(rock, bright).scale(0.88 + 0.24 * grain);
        let line = 0.50 + (fractal(u * 3.0 + at, v * 3.0, seed + 80, 2) - 0.5) * 0.42;
        let snow = smooth(line, line + 0.07, height) * smooth(0.02, 0.3, light + 0.16);
        let white = Rgb::hex(0x93a3c6).mix(Rgb::hex(0xfffaf0), smooth(0.12, 0.55, light));
        stone.mix(white, snow)
    };
    let mut canvas = Canvas::new(side, side);
    let wide = side as f32;
    let reach = (wide * 0.40, wide * 0.17);
    blot(
        &mut canvas,
        wide * 0.60,
        wide * 0.80,
        reach,
        Rgb::hex(0x1d2a1c),
        0.42,
    );
    let rock = draw(
        side,
        &Sight {
            height: &height,
            depth: 0.46,
            tall: 0.60,
            base: 0.735,
            melts: 0.10,
            paint: &paint,
        },
    );
    canvas.overlay(&rock, 0, 0);
    canvas
}

/// A grassy hill.
pub fn hill(side: usize, seed: u32) -> Canvas {
    let at = seed as f32 * 5.1;
    let lean = signed(at, 0.5, 13, 1) * 0.2;
    let height = |u: f32, v: f32| {
        let bend = signed(u * 1.2 + at, v * 1.2, seed + 140, 2) * 0.24;
        let far = ((u - lean + bend * 0.5).powi(2) * 1.15 + (v + bend * 0.5).powi(2) * 1.1).sqrt();
        let dome = smooth(0.98, 0.0, far);
        dome * (0.84 + 0.2 * signed(u * 2.1 + at, v * 2.1, seed + 150, 3))
    };
    let paint = |u: f32, v: f32, height: f32, light: f32| {
        let tone = fractal(u * 2.6 + at, v * 2.6, seed + 160, 3);
        let stroke = value(u * 30.0 + v * 12.0, v * 9.0 + at, seed + 161);
        let grass = Rgb::hex(0xd8cb85)
            .mix(Rgb::hex(0xb4c06c), smooth(0.3, 0.7, tone))
            .mix(Rgb::hex(0xe8d69a), smooth(0.62, 0.95, height) * 0.6);
        let shade = Rgb::hex(0x62612f).mix(Rgb::hex(0x756233), tone);
        let bright = smooth(0.10, 0.62, light);
        let hatch = smooth(0.5, 0.75, value(u * 34.0 + v * 20.0, v * 2.0, seed + 163));
        // Hachures down the shaded side, and a dark foot: a hill is told from dry grass.
        let down = hatch * (0.16 + 0.84 * (1.0 - bright)) * 0.5 * smooth(0.04, 0.3, height);
        let foot = smooth(0.22, 0.05, height) * 0.34;
        let ink = down.max(foot);
        shade
            .mix(grass, bright)
            .scale(0.93 + 0.13 * stroke)
            .mix(Rgb::hex(0x33301c), ink)
    };
    draw(
        side,
        &Sight {
            height: &height,
            depth: 0.52,
            tall: 0.30,
            base: 0.64,
            melts: 0.13,
            paint: &paint,
        },
    )
}
