//! The Field Chess board: a river country seen from above, with paths, railways, camps and
//! headquarters on the points of the game. Five columns and twelve rows of cells, South below.

mod fort;
mod land;
mod places;
mod ways;

use crate::canvas::Canvas;

/// Width and height of the board in pixels.
pub const SIZE: (usize, usize) = (1000, 1440);
/// Width and height of a cell in pixels; a point lies in its middle.
pub const CELL: (f32, f32) = (200.0, 120.0);
/// Columns and rows.
const COLUMNS: usize = 5;
const ROWS: usize = 12;
/// Camps as (column, row), each half's five.
const CAMPS: [(usize, usize); 10] = [
    (1, 3),
    (3, 3),
    (2, 4),
    (1, 5),
    (3, 5),
    (1, 10),
    (3, 10),
    (2, 9),
    (1, 8),
    (3, 8),
];
/// Headquarters as (column, row).
const HEADQUARTERS: [(usize, usize); 4] = [(1, 1), (3, 1), (1, 12), (3, 12)];

/// From which side the board is seen. Spots of the land are pixels of the unturned picture.
#[derive(Debug, Clone, Copy)]
struct View {
    flipped: bool,
}

impl View {
    /// From a pixel to its spot of the land, and back: the turn is its own inverse.
    fn turn(self, (x, y): (f32, f32)) -> (f32, f32) {
        if self.flipped {
            (SIZE.0 as f32 - x, SIZE.1 as f32 - y)
        } else {
            (x, y)
        }
    }
}

/// The spot of a point: column from 0, row from 1.
fn spot(column: usize, row: usize) -> (f32, f32) {
    let (x, y) = (column as f32 + 0.5, ROWS as f32 - row as f32 + 0.5);
    (x * CELL.0, y * CELL.1)
}

/// Paints the board, row 12 on top, or row 1 on top if `flipped`.
#[must_use]
pub fn board(flipped: bool) -> Canvas {
    let view = View { flipped };
    let mut canvas = land::paint(view);
    ways::draw(&mut canvas, view);
    places::draw(&mut canvas, view);
    canvas
}
