//! Paths worn into the ground, railways with their sleepers, and the three bridges.

use super::{CAMPS, COLUMNS, ROWS, View, spot};
use crate::Dice;
use crate::canvas::{Canvas, Rgb};
use crate::noise::{signed, smooth, value};
use crate::paint::{blot, slab};
use crate::terrain::props::line;

type Spot = (f32, f32);

/// Half the width of a railway's bed in pixels.
const BED: f32 = 17.0;

/// Both ends of every plain line of the game but the foot bridge.
fn paths() -> Vec<(Spot, Spot)> {
    let mut all = Vec::new();
    for row in 1..=ROWS {
        for column in 0..COLUMNS {
            let here = spot(column, row);
            if column + 1 < COLUMNS && row != 6 && row != 7 {
                all.push((here, spot(column + 1, row)));
            }
            if row < ROWS && row != 6 && column != 0 && column != 4 {
                all.push((here, spot(column, row + 1)));
            }
        }
    }
    for (column, row) in CAMPS {
        for (side, up) in [(0, 0), (2, 0), (0, 2), (2, 2)] {
            all.push((spot(column, row), spot(column + side - 1, row + up - 1)));
        }
    }
    all
}

/// Both ends of the four railways.
fn railways() -> [(Spot, Spot); 4] {
    [
        (spot(0, 6), spot(4, 6)),
        (spot(0, 7), spot(4, 7)),
        (spot(0, 1), spot(0, 12)),
        (spot(4, 1), spot(4, 12)),
    ]
}

/// How far a spot is from the line between two others.
fn off((a, b): (Spot, Spot), (x, y): Spot) -> f32 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let t = (((x - a.0) * dx + (y - a.1) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    ((a.0 + dx * t - x).powi(2) + (a.1 + dy * t - y).powi(2)).sqrt()
}

fn nearest(lines: &[(Spot, Spot)], at: Spot) -> f32 {
    lines
        .iter()
        .map(|line| off(*line, at))
        .fold(f32::MAX, f32::min)
}

/// Draws every way on the ground.
pub fn draw(canvas: &mut Canvas, view: View) {
    let (paths, railways) = (paths(), railways());
    bridges(canvas, view);
    canvas.map(|x, y, colour| {
        let at = view.turn((x, y));
        let ragged = signed(at.0 * 0.06, at.1 * 0.06, 641, 2) * 1.6;
        let path = nearest(&paths, at) + ragged;
        let rail = nearest(&railways, at) + ragged * 0.5;
        let verge = 1.0 - smooth(7.0, 11.5, path);
        let worn = 1.0 - smooth(5.2, 7.4, path);
        let rut = 1.0 - smooth(0.4, 1.6, (path - 3.1).abs());
        let dust = 0.94 + 0.12 * value(at.0 * 0.3, at.1 * 0.3, 643);
        let earth = Rgb::hex(0xecd9a6)
            .mix(Rgb::hex(0xc6a66c), rut * 0.5)
            .scale(dust);
        let grit = 0.84 + 0.32 * value(at.0 * 0.45, at.1 * 0.45, 645);
        let bed = 1.0 - smooth(BED - 2.0, BED + 1.0, rail);
        let shoulder = 1.0 - smooth(BED, BED + 4.5, rail);
        colour
            .mix(Rgb::hex(0x5c4a26), verge * 0.62)
            .mix(earth, worn)
            .mix(Rgb::hex(0x4c4330), shoulder * 0.55)
            .mix(Rgb::hex(0xa79c88).scale(grit), bed)
    });
    for line in railways {
        sleepers(canvas, view, line);
    }
    for line in railways {
        rails(canvas, view, line);
    }
}

/// Points along a line every `step` pixels, with its direction.
fn along((a, b): (Spot, Spot), step: f32) -> impl Iterator<Item = (Spot, Spot)> {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let far = (dx * dx + dy * dy).sqrt();
    let (ux, uy) = (dx / far, dy / far);
    let count = (far / step).round() as usize;
    (0..=count).map(move |n| {
        let t = n as f32 * far / count as f32;
        ((a.0 + ux * t, a.1 + uy * t), (ux, uy))
    })
}

/// Tarred sleepers across a railway.
fn sleepers(canvas: &mut Canvas, view: View, way: (Spot, Spot)) {
    let mut dice = Dice::new(651 + way.1.0 as u64);
    for (at, (ux, uy)) in along(way, 12.0) {
        let (x, y) = view.turn(at);
        let (px, py) = (uy.abs(), ux.abs());
        let (half, thick) = (14.5, 2.9);
        let from = (x - px * half - py * thick, y - py * half - px * thick);
        let to = (x + px * half + py * thick, y + py * half + px * thick);
        blot(
            canvas,
            x + 1.6,
            y + 2.0,
            (px * 18.0 + py * 5.0, py * 18.0 + px * 5.0),
            Rgb::hex(0x1c160e),
            0.35,
        );
        let wood = Rgb::hex(0x6a4a2c).scale(dice.range(0.82, 1.12));
        slab(canvas, from, to, wood, dice.index(9999) as u32);
    }
}

/// The two rails, bright on top and shaded below.
fn rails(canvas: &mut Canvas, view: View, way: (Spot, Spot)) {
    for (at, (ux, uy)) in along(way, 10.0) {
        let (x, y) = view.turn(at);
        let (px, py) = (uy.abs(), ux.abs());
        for side in [-8.2, 8.2] {
            let (x, y) = (x + px * side, y + py * side);
            let ends = |by: f32, long: f32| {
                let (mx, my) = (x + px * by, y + py * by);
                (
                    (mx - ux.abs() * long, my - uy.abs() * long),
                    (mx + ux.abs() * long, my + uy.abs() * long),
                )
            };
            let long = 7.5;
            let (a, b) = ends(1.7, long);
            line(canvas, a, b, 1.7, Rgb::hex(0x241e18), 0.6);
            let (a, b) = ends(0.0, long);
            line(canvas, a, b, 1.9, Rgb::hex(0x6f7780), 1.0);
            let (a, b) = ends(-0.5, long);
            line(canvas, a, b, 0.9, Rgb::hex(0xe6ebee), 0.9);
        }
    }
}

/// Stone for the trains, planks for those on foot.
fn bridges(canvas: &mut Canvas, view: View) {
    let shade = Rgb::hex(0x10202a);
    for column in [0, 4] {
        let (x, y) = view.turn((spot(column, 6).0, 720.0));
        slab(
            canvas,
            (x - 25.0, y - 36.0),
            (x + 34.0, y + 42.0),
            shade,
            661,
        );
        slab(
            canvas,
            (x - 28.0, y - 38.0),
            (x + 28.0, y + 38.0),
            Rgb::hex(0xb9ab92),
            663,
        );
        for side in [-1.0, 1.0] {
            for block in 0..6 {
                let (bx, by) = (x + side * 25.0, y - 34.0 + block as f32 * 13.6);
                slab(
                    canvas,
                    (bx - 4.5, by - 6.0),
                    (bx + 4.5, by + 6.2),
                    Rgb::hex(0xe0d5bd),
                    665 + block,
                );
                slab(
                    canvas,
                    (bx - 4.5, by + 5.0),
                    (bx + 4.5, by + 6.6),
                    Rgb::hex(0x8d7f68),
                    669,
                );
            }
        }
    }
    let (x, y) = view.turn((spot(2, 6).0, 720.0));
    slab(
        canvas,
        (x - 13.0, y - 38.0),
        (x + 21.0, y + 44.0),
        shade,
        671,
    );
    let mut dice = Dice::new(673);
    for (end, far) in [(-1.0, 60.0), (1.0, 60.0)] {
        // The path comes down to the planks.
        let (from, to) = ((x, y + end * 36.0), (x, y + end * far));
        line(canvas, from, to, 11.0, Rgb::hex(0x5c4a26), 0.6);
        line(canvas, from, to, 7.5, Rgb::hex(0xe6d29c), 1.0);
    }
    for plank in 0..14 {
        let top = y - 40.0 + plank as f32 * 5.8;
        let wood = Rgb::hex(0xb98a52).scale(dice.range(0.82, 1.15));
        let (left, right) = (x - 16.0 + dice.near(1.5), x + 16.0 + dice.near(1.5));
        slab(canvas, (left, top), (right, top + 5.2), wood, 675 + plank);
        line(
            canvas,
            (left, top + 5.4),
            (right, top + 5.4),
            0.8,
            Rgb::hex(0x4a3018),
            0.7,
        );
    }
    for side in [-15.0, 15.0] {
        line(
            canvas,
            (x + side + 1.5, y - 42.0),
            (x + side + 1.5, y + 44.0),
            2.2,
            Rgb::hex(0x2a1a0c),
            0.5,
        );
        line(
            canvas,
            (x + side, y - 43.0),
            (x + side, y + 43.0),
            2.2,
            Rgb::hex(0x80562c),
            1.0,
        );
        line(
            canvas,
            (x + side - 0.6, y - 43.0),
            (x + side - 0.6, y + 43.0),
            0.8,
            Rgb::hex(0xd6ab74),
            0.8,
        );
    }
}
