//! The paper of the map as three numbers a pixel: red is how light the paper is, green is pencil,
//! blue is slow noise that makes edges uneven.

use std::f32::consts::{PI, TAU};
use std::path::Path;

use crate::canvas::{Canvas, Rgb};
use crate::noise::{smooth, value_periodic};
use crate::{Dice, Error};

/// Side in pixels; it covers eight squares of the map each way.
pub const SIDE: usize = 1024;
const SQUARE: f32 = 128.0;
const PENCIL: Rgb = Rgb(0.0, 1.0, 0.0);

fn tile(x: f32, y: f32, cells: i32, seed: u32) -> f32 {
    let scale = cells as f32 / SIDE as f32;
    value_periodic(x * scale, y * scale, seed, cells)
}

fn clouds(x: f32, y: f32, cells: i32, seed: u32) -> f32 {
    0.53 * tile(x, y, cells, seed)
        + 0.29 * tile(x, y, cells * 2, seed + 1)
        + 0.18 * tile(x, y, cells * 4, seed + 2)
}

/// Lines of equal height, as of land that somebody guessed at.
fn contours(x: f32, y: f32) -> f32 {
    let height = clouds(x, y, 6, 71) * 7.0;
    let off = (height.fract() - 0.5).abs();
    let here = smooth(0.42, 0.62, clouds(x, y, 5, 81));
    (1.0 - smooth(0.03, 0.075, off)) * here * (0.35 + 0.65 * tile(x, y, 96, 90))
}

/// Hatching in patches.
fn hatching(x: f32, y: f32) -> f32 {
    let patch = smooth(0.56, 0.74, clouds(x, y, 7, 101));
    let wave = (tile(x, y, 20, 104) - 0.5) * 3.0;
    // Sixty-four strokes a tile, so that it has no seam.
    let along = ((x + y) / SIDE as f32 * 64.0 * TAU + wave).sin();
    let across = ((x - y) / SIDE as f32 * 64.0 * TAU + wave).sin();
    let cross = smooth(0.72, 0.84, clouds(x, y, 7, 101));
    let stroke = smooth(0.86, 0.98, along) + smooth(0.86, 0.98, across) * cross;
    patch * stroke.min(1.0) * (0.3 + 0.7 * tile(x, y, 64, 105))
}

struct Pencil {
    canvas: Canvas,
    dice: Dice,
}

impl Pencil {
    fn dot(&mut self, x: f32, y: f32, strength: f32) {
        let side = SIDE as f32;
        let (x, y) = (x.rem_euclid(side), y.rem_euclid(side));
        let (left, top) = (x.floor(), y.floor());
        for (dx, dy) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
            let near = (1.0 - (x - left - dx).abs()) * (1.0 - (y - top - dy).abs());
            let (px, py) = (
                (left + dx) as i32 % SIDE as i32,
                (top + dy) as i32 % SIDE as i32,
            );
            let old = self.canvas.at(px as f32, py as f32);
            let mark = Rgb(old.0, PENCIL.1, old.2);
            self.canvas.blend(px, py, mark, near * strength);
        }
    }

    /// A line drawn by hand.
    fn line(&mut self, from: (f32, f32), to: (f32, f32), strength: f32) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = (dx * dx + dy * dy).sqrt();
        let bow = self.dice.near(length * 0.03);
        for step in 0..=(length * 1.6) as i32 {
            let t = step as f32 / (length * 1.6);
            let aside = (t * PI).sin() * bow;
            let press = strength * (0.55 + 0.45 * self.dice.unit());
            let (x, y) = (from.0 + dx * t, from.1 + dy * t);
            self.dot(x - dy / length * aside, y + dx / length * aside, press);
        }
    }

    fn circle(&mut self, x: f32, y: f32, radius: f32, strength: f32) {
        for step in 0..(radius * 10.0) as i32 {
            let angle = step as f32 / (radius * 10.0) * TAU;
            let press = strength * (0.55 + 0.45 * self.dice.unit());
            self.dot(x + angle.cos() * radius, y + angle.sin() * radius, press);
        }
    }

    /// A compass rose, and the lines of its winds across the whole paper.
    fn compass(&mut self, x: f32, y: f32) {
        let side = SIDE as f32;
        for (dx, dy) in [(1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, -1.0)] {
            self.line((x, y), (x + dx * side, y + dy * side), 0.26);
        }
        for radius in [92.0, 86.0, 40.0] {
            self.circle(x, y, radius, 0.5);
        }
        for wind in 0..16 {
            let angle = wind as f32 / 16.0 * TAU;
            let reach = [120.0, 62.0, 84.0, 62.0][wind % 4];
            let tip = (x + angle.sin() * reach, y - angle.cos() * reach);
            for turn in [-0.2_f32, 0.2] {
                let waist = (
                    x + (angle + turn).sin() * 24.0,
                    y - (angle + turn).cos() * 24.0,
                );
                self.line(waist, tip, 0.6);
                if turn > 0.0 {
                    for part in 1..9 {
                        let t = part as f32 / 9.0;
                        let edge = (
                            waist.0 + (tip.0 - waist.0) * t,
                            waist.1 + (tip.1 - waist.1) * t,
                        );
                        let middle = (
                            x + angle.sin() * (24.0 + (reach - 24.0) * t),
                            y - angle.cos() * (24.0 + (reach - 24.0) * t),
                        );
                        self.line(edge, middle, 0.5);
                    }
                }
            }
        }
    }

    /// Mountains as a child draws them.
    fn peaks(&mut self, x: f32, y: f32) {
        for (dx, tall) in [(-26.0, 24.0), (0.0, 38.0), (27.0, 28.0)] {
            let (left, top, right) = (
                (x + dx - tall * 0.7, y),
                (x + dx, y - tall),
                (x + dx + tall * 0.7, y),
            );
            self.line(left, top, 0.55);
            self.line(top, right, 0.55);
            for part in 1..5 {
                let t = part as f32 / 5.0;
                let from = (top.0 + (right.0 - top.0) * t, top.1 + tall * t);
                self.line(
                    from,
                    (from.0 - tall * 0.14, from.1 + tall * 0.2 * (1.0 - t)),
                    0.4,
                );
            }
        }
    }

    fn trees(&mut self, x: f32, y: f32) {
        for _ in 0..5 {
            let (tx, ty) = (x + self.dice.near(52.0), y + self.dice.near(26.0));
            self.circle(tx, ty - 11.0, 8.0, 0.45);
            self.line((tx, ty - 3.0), (tx, ty + 6.0), 0.5);
        }
    }
}

/// The paper, without a seam.
#[must_use]
pub fn paper() -> Canvas {
    let canvas = Canvas::from_fn(SIDE, SIDE, |x, y| {
        let fibre = 0.6 * tile(x, y, 256, 4) + 0.4 * tile(x, y * 4.0, 512, 5);
        let light = clouds(x, y, 5, 1) * 0.6 + fibre * 0.4;
        let pencil = contours(x, y) * 0.42 + hatching(x, y) * 0.4;
        Rgb(light, pencil.min(1.0), clouds(x, y, 12, 201))
    });
    let mut pencil = Pencil {
        canvas,
        dice: Dice::new(1_500),
    };
    pencil.compass(SQUARE * 4.0, SQUARE * 2.5);
    for (x, y) in [(1.1, 1.4), (6.4, 5.1), (2.6, 6.6)] {
        pencil.peaks(x * SQUARE, y * SQUARE);
    }
    for (x, y) in [(6.7, 1.2), (1.3, 4.6), (4.7, 7.2), (4.2, 5.2)] {
        pencil.trees(x * SQUARE, y * SQUARE);
    }
    pencil.canvas
}

/// Writes the paper.
///
/// # Errors
/// When the file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    paper().save(&out.join("world/paper.png"), false)
}
