//! What stands on the land by nature: peaks, hills, woods and small growth, each in several
//! shapes.

use std::f32::consts::TAU;
use std::path::Path;

use super::relief;
use crate::canvas::{Canvas, Rgb};
use crate::terrain::props;
use crate::{Dice, Error};

/// Side of a cell in pixels.
pub const CELL: usize = 192;
/// Rows of the atlas, top to bottom.
pub const ROWS: [&str; 5] = ["peak", "hill", "wood", "firs", "low"];
/// Columns of the atlas.
pub const SHAPES: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

const LEAVES: [u32; 5] = [0x6f9440, 0x5d8a3f, 0x86a04a, 0x4f7c3c, 0x9aa24c];
const NEEDLES: [u32; 3] = [0x4a7048, 0x3f6647, 0x58794a];

/// A few broad-leaved trees close together.
fn wood(shape: u32) -> Canvas {
    clump(shape, 11, |canvas, x, y, dice| {
        let colour = Rgb::hex(LEAVES[dice.index(LEAVES.len())]);
        props::tree(canvas, x, y, dice.range(26.0, 36.0), colour, dice);
    })
}

/// A few firs close together.
fn firs(shape: u32) -> Canvas {
    clump(shape, 23, |canvas, x, y, dice| {
        let colour = Rgb::hex(NEEDLES[dice.index(NEEDLES.len())]);
        props::fir(canvas, x, y, dice.range(30.0, 42.0), colour, dice);
    })
}

/// Two to five of something on a cell, from the back to the front.
fn clump(shape: u32, seed: u64, mut one: impl FnMut(&mut Canvas, f32, f32, &mut Dice)) -> Canvas {
    let mut canvas = Canvas::new(CELL, CELL);
    let mut dice = Dice::new(seed * 100 + u64::from(shape));
    let count = 2 + shape as usize % 4;
    let turn = dice.range(0.0, TAU);
    let mut places: Vec<(f32, f32)> = (0..count)
        .map(|index| {
            let angle = turn + index as f32 / count as f32 * TAU;
            let far = if count < 3 { 20.0 } else { 34.0 };
            let (x, y) = (angle.cos() * far * 1.1, angle.sin() * far * 0.7);
            (94.0 + x + dice.near(7.0), 122.0 + y + dice.near(7.0))
        })
        .collect();
    places.sort_by(|a, b| a.1.total_cmp(&b.1));
    for (x, y) in places {
        one(&mut canvas, x, y, &mut dice);
    }
    canvas
}

/// Bushes, stones, tufts, flowers and reeds.
fn low(shape: u32) -> Canvas {
    let mut canvas = Canvas::new(CELL, CELL);
    let mut dice = Dice::new(3_100 + u64::from(shape));
    let mut spots: Vec<(f32, f32)> = (0..7)
        .map(|_| (96.0 + dice.near(62.0), 104.0 + dice.near(46.0)))
        .collect();
    spots.sort_by(|a, b| a.1.total_cmp(&b.1));
    for (x, y) in spots {
        match shape {
            0 | 1 => {
                let colour = Rgb::hex(LEAVES[dice.index(3)]);
                props::bush(&mut canvas, x, y, dice.range(11.0, 19.0), colour, &mut dice);
            }
            2 | 3 => {
                let colour = Rgb::hex(0xaaa093);
                props::stone(&mut canvas, x, y, dice.range(8.0, 17.0), colour, &mut dice);
            }
            4 | 5 => {
                let colour = Rgb::hex(0x77913f);
                props::tuft(&mut canvas, x, y, dice.range(14.0, 24.0), colour, &mut dice);
            }
            6 => {
                let petals = [0xe2553f, 0xfdf3dd, 0xf2c744][dice.index(3)];
                let (petals, heart) = (Rgb::hex(petals), Rgb::hex(0xa5621c));
                props::flower(&mut canvas, x, y, dice.range(6.0, 9.0), petals, heart);
            }
            _ => {
                let colour = Rgb::hex(0x9aa05a);
                props::tuft(&mut canvas, x, y, dice.range(26.0, 38.0), colour, &mut dice);
            }
        }
    }
    canvas
}

/// Draws the atlas of what grows and stands on the land.
#[must_use]
pub fn atlas() -> Canvas {
    let mut atlas = Canvas::new(CELL * SHAPES.len(), CELL * ROWS.len());
    for (column, shape) in (0..SHAPES.len() as u32).enumerate() {
        let cells = [
            relief::peak(CELL, 300 + shape * 17),
            relief::hill(CELL, 500 + shape * 13),
            wood(shape),
            firs(shape),
            low(shape),
        ];
        for (row, cell) in cells.iter().enumerate() {
            atlas.overlay(cell, column * CELL, row * CELL);
        }
    }
    atlas
}

/// Writes the atlas.
///
/// # Errors
/// When the file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    atlas().save(&out.join("world/land.png"), true)
}
