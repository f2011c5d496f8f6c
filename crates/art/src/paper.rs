//! Paper for panels.

use std::path::Path;

use crate::canvas::{Canvas, Rgb};
use crate::noise::{smooth, value_periodic};
use crate::{Dice, Error};

/// Side of the paper in pixels.
pub const SIDE: usize = 512;

/// Warm laid paper that repeats without a seam.
#[must_use]
pub fn paper() -> Canvas {
    let tile = |x: f32, y: f32, cells: i32, seed: u32| {
        let scale = cells as f32 / SIDE as f32;
        value_periodic(x * scale, y * scale, seed, cells)
    };
    let (light, warm) = (Rgb::hex(0xf4e9cf), Rgb::hex(0xe6d3ab));
    let mut canvas = Canvas::from_fn(SIDE, SIDE, |x, y| {
        let cloud = 0.5 * tile(x, y, 5, 1) + 0.3 * tile(x, y, 11, 2) + 0.2 * tile(x, y, 23, 3);
        let fibre = 0.6 * tile(x, y, 128, 4) + 0.4 * tile(x, y * 4.0, 256, 5);
        let laid = (y / SIDE as f32 * 64.0 * std::f32::consts::TAU).sin() * 0.004;
        light
            .mix(warm, smooth(0.2, 0.85, cloud) * 0.75)
            .scale(0.985 + 0.03 * fibre + laid)
    });
    let mut dice = Dice::new(512);
    for _ in 0..300 {
        let (x, y, turn) = (
            dice.range(0.0, 512.0),
            dice.range(0.0, 512.0),
            dice.range(0.0, 6.3),
        );
        let (length, dark) = (dice.range(4.0, 15.0), dice.chance(0.6));
        let ink = if dark {
            Rgb::hex(0xa98a5a)
        } else {
            Rgb::hex(0xfff8e6)
        };
        for step in 0..length as i32 * 2 {
            let t = step as f32 * 0.5;
            let angle = turn + t * 0.06;
            let px = (x + angle.cos() * t).rem_euclid(512.0) as i32;
            let py = (y + angle.sin() * t).rem_euclid(512.0) as i32;
            canvas.blend(px, py, ink, 0.09);
        }
    }
    canvas
}

/// Writes the paper.
///
/// # Errors
/// When the file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    paper().save(&out.join("paper.png"), false)
}
