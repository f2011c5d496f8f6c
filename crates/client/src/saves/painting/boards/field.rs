//! The ground of Field Chess: meadows on both banks of a river, paths, railways, camps.

use super::Grid;
use crate::saves::painting::canvas::{Canvas, Paint, Place, mix, paint, shade};
use rules::field::{CAMPS, HEADQUARTERS, Point, RAILS, neighbours};

const MEADOW: Paint = paint(0x9db173);
const WATER: Paint = paint(0x6d9fb5);
const PATH: Paint = paint(0xcdbb8a);
const RAIL: Paint = paint(0x4f4a40);
const PLATE: Paint = paint(0xe0cf9f);
const CAMP: Paint = paint(0x5f7d45);

/// Paints it over the whole board.
pub(super) fn lay(grid: &Grid, canvas: &mut Canvas) {
    let [x, y] = grid.corner;
    let [right, top] = [grid.squares - x, grid.squares - y];
    canvas.rect([x, y], [right, top], MEADOW);
    let river = grid.squares / 2.0;
    canvas.rect([x, river - 0.3], [right, river + 0.3], WATER);
    for rails in [false, true] {
        for (from, to) in ways(grid, rails) {
            match rails {
                false => canvas.line(from, to, 0.14, PATH),
                true => canvas.line(from, to, 0.2, RAIL),
            }
        }
    }
    for point in Point::all() {
        place(grid, canvas, point);
    }
}

/// The lines from point to point, each once.
fn ways(grid: &Grid, rails: bool) -> Vec<(Place, Place)> {
    let on_rails = |from: Point, to: Point| {
        let straight = from.column() == to.column() || from.row() == to.row();
        // Of the bridges the one in the middle carries none.
        let middle = from.column() == 2 && from.row() != to.row();
        RAILS.has(from) && RAILS.has(to) && straight && !middle
    };
    let pairs = Point::all().flat_map(|from| {
        let near = neighbours(from).into_iter();
        near.filter(move |to| from.index() < to.index())
            .map(move |to| (from, to))
    });
    pairs
        .filter(|(from, to)| on_rails(*from, *to) == rails)
        .map(|(from, to)| (grid.middle(from.into()), grid.middle(to.into())))
        .collect()
}

fn place(grid: &Grid, canvas: &mut Canvas, point: Point) {
    let [x, y] = grid.middle(point.into());
    if CAMPS.has(point) {
        canvas.disc([x, y], 0.46, shade(CAMP, 0.7));
        canvas.disc([x, y], 0.36, mix(CAMP, PLATE, 0.25));
        return;
    }
    let (wide, high) = match HEADQUARTERS.has(point) {
        true => (0.6, 0.42),
        false => (0.4, 0.24),
    };
    canvas.rect([x - wide, y - high], [x + wide, y + high], PLATE);
    if HEADQUARTERS.has(point) {
        canvas.rect([x - 0.3, y - 0.18], [x + 0.3, y + 0.18], RAIL);
    }
}
