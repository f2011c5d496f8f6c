//! The land: fields, woods, hills, mountains, rivers, and the fog over them.

use super::canvas::{
    Canvas, PAPER, Paint, Place, hash, length, middle, minus, mix, noise, paint, shade, to_segment,
};
use ::campaign::world::Ground;
use ::campaign::{Known, Square, View};

const WATER: Paint = paint(0x6d9fb5);
const BANK: Paint = paint(0x8f9a6a);
const SNOW: Paint = paint(0xf1ece2);

const fn colour_of(ground: Ground) -> Paint {
    match ground {
        Ground::Field => paint(0xb9c083),
        Ground::River => paint(0xacbb84),
        Ground::Hill => paint(0xc6b67c),
        Ground::Forest => paint(0x8ea466),
        Ground::Mountain => paint(0xb0a48f),
    }
}

/// The square at a place; beyond the edge the nearest one.
fn square_at(canvas_side: f32, at: Place) -> Option<Square> {
    let cell = at.map(|part| part.clamp(0.0, canvas_side - 0.01) as u8);
    Square::at(cell[0], cell[1])
}

/// Paints the ground with soft edges between its kinds, and what grows and rises on it.
pub(super) fn lay(canvas: &mut Canvas, view: &View, seed: u32) {
    let side = canvas.squares();
    let colour_at = |at: Place, salt: u32| {
        let bend = |place: Place, salt| (noise(place, seed ^ salt) - 0.5) * 0.55;
        let wide = at.map(|part| part * 2.3);
        let bent = [at[0] + bend(wide, salt), at[1] + bend(wide, salt ^ 0x55)];
        square_at(side, bent)
            .and_then(|square| view.ground(square))
            .map_or(PAPER, colour_of)
    };
    canvas.repaint(|at, _| {
        let both = mix(colour_at(at, 1), colour_at(at, 2), 0.5);
        let grain = noise(at.map(|part| part * 9.0), seed ^ 3);
        let patch = noise(at.map(|part| part * 1.7), seed ^ 4);
        shade(both, 0.93 + 0.07 * grain + 0.07 * patch)
    });
    rivers(canvas, view);
    // From north to south, so that what stands further south covers what is behind it.
    let mut squares: Vec<Square> = view.size().squares().collect();
    squares.sort_by_key(|square| std::cmp::Reverse(square.rank()));
    for square in squares {
        match view.ground(square) {
            Some(Ground::Forest) => forest(canvas, square, seed),
            Some(Ground::Hill) => hill(canvas, square, seed),
            Some(Ground::Mountain) => mountain(canvas, square, seed),
            _ => {}
        }
    }
}

fn is_river(view: &View, square: Square) -> bool {
    view.ground(square) == Some(Ground::River)
}

/// Rivers as bands from the middle of a river's square to the next.
fn rivers(canvas: &mut Canvas, view: &View) {
    let mut bands: Vec<[Place; 2]> = Vec::new();
    for square in view.size().squares().filter(|&it| is_river(view, it)) {
        let here = middle(square);
        let next: Vec<Square> = view
            .size()
            .neighbours(square)
            .iter()
            .filter(|&it| is_river(view, it))
            .collect();
        let straight = |it: &Square| it.file() == square.file() || it.rank() == square.rank();
        for &other in &next {
            // Around a corner the water does not cut across.
            let around = next
                .iter()
                .any(|third| straight(third) && third.distance(other) == 1);
            if straight(&other) || !around {
                let there = middle(other);
                bands.push([
                    here,
                    [(here[0] + there[0]) / 2.0, (here[1] + there[1]) / 2.0],
                ]);
            }
        }
        if next.is_empty() {
            bands.push([here, here]);
        }
        bands.extend(to_the_edge(canvas.squares(), here, &next));
    }
    for (width, colour) in [(0.4, BANK), (0.29, WATER), (0.12, mix(WATER, SNOW, 0.3))] {
        for &[from, to] in &bands {
            let reach = length(minus(to, from)) / 2.0 + 0.4;
            let centre = [(from[0] + to[0]) / 2.0, (from[1] + to[1]) / 2.0];
            let distance = |at: Place| {
                let sway = (noise(at.map(|part| part * 3.0), 9) - 0.5) * 0.12;
                to_segment(at, from, to) - width / 2.0 + sway
            };
            canvas.fill(centre, reach, distance, |_| colour);
        }
    }
}

/// A river's last square at the edge of the world flows out of it.
fn to_the_edge(side: f32, here: Place, next: &[Square]) -> Option<[Place; 2]> {
    if next.len() > 1 {
        return None;
    }
    let edges = [
        [here[0], -0.3],
        [here[0], side + 0.3],
        [-0.3, here[1]],
        [side + 0.3, here[1]],
    ];
    edges
        .into_iter()
        .find(|&edge| length(minus(edge, here)) < 1.0)
        .map(|edge| [here, edge])
}

fn scattered(square: Square, count: i32, seed: u32) -> Vec<Place> {
    let corner = [f32::from(square.file()), f32::from(square.rank())];
    let index = i32::from(square.file()) * 31 + i32::from(square.rank()) * 577;
    let mut places: Vec<Place> = (0..count)
        .map(|number| {
            let [column, row] = [number % 3, number / 3].map(|it| it as f32);
            let off = |salt| hash(index, number, seed ^ salt) - 0.5;
            [
                corner[0] + (column + 0.5) / 3.0 + off(11) * 0.2,
                corner[1] + (row + 0.5) / 3.0 + off(12) * 0.2,
            ]
        })
        .collect();
    places.sort_by(|one, other| other[1].total_cmp(&one[1]));
    places
}

fn forest(canvas: &mut Canvas, square: Square, seed: u32) {
    for (number, at) in scattered(square, 9, seed).into_iter().enumerate() {
        let size = 0.15 + 0.05 * hash(number as i32, i32::from(square.file()), seed ^ 13);
        canvas.disc([at[0] + 0.04, at[1] - 0.05], size, paint(0x5d7347));
        canvas.disc(at, size * 0.95, paint(0x6f8a4f));
        canvas.disc([at[0] - 0.04, at[1] + 0.05], size * 0.55, paint(0x8aa463));
    }
}

fn hill(canvas: &mut Canvas, square: Square, seed: u32) {
    for at in scattered(square, 9, seed).into_iter().step_by(2).take(4) {
        let (wide, high) = (0.27, 0.2);
        let off = |place: Place| [(place[0] - at[0]) / wide, (place[1] - at[1] + 0.1) / high];
        // The upper half of an ellipse, lit from the north-west.
        let distance = |place: Place| {
            let [x, y] = off(place);
            (length([x, y]) - 1.0).max(-y) * high
        };
        let light = |place: Place| {
            let [x, y] = off(place);
            mix(
                paint(0x9d8a57),
                paint(0xdccb94),
                (0.5 - 0.45 * x + 0.3 * y).clamp(0.0, 1.0),
            )
        };
        canvas.fill(at, 0.4, distance, light);
    }
}

fn mountain(canvas: &mut Canvas, square: Square, seed: u32) {
    let index = i32::from(square.rank()) * 37 + i32::from(square.file());
    let [x, y] = middle(square);
    for (number, (dx, dy, size)) in [(-0.2, 0.12, 0.3), (0.22, 0.04, 0.27), (0.0, -0.16, 0.33)]
        .into_iter()
        .enumerate()
    {
        let sway = (hash(index, number as i32, seed ^ 17) - 0.5) * 0.1;
        let foot = y + dy - size * 0.75;
        let top = [x + dx + sway, foot + size * (1.45 + sway)];
        let (left, right) = ([x + dx - size, foot], [x + dx + size, foot]);
        let ridge = [top[0] + size * 0.12, foot];
        canvas.polygon(&[left, ridge, top], paint(0xc3b7a3));
        canvas.polygon(&[ridge, right, top], paint(0x83776a));
        let towards = |to: Place| {
            [
                top[0] + (to[0] - top[0]) * 0.34,
                top[1] + (to[1] - top[1]) * 0.34,
            ]
        };
        canvas.polygon(&[towards(left), towards(ridge), top], SNOW);
        canvas.polygon(&[towards(ridge), towards(right), top], paint(0xcfc8bd));
    }
}

/// How well a place is known: 0 blank, a half remembered, 1 seen; soft between squares.
fn clearness(view: &View, at: Place, side: f32) -> f32 {
    let level = |x: f32, y: f32| {
        let known = square_at(side, [x, y]).map_or(&Known::Blank, |square| view.at(square));
        match known {
            Known::Blank => 0.0,
            Known::Remembered { .. } => 0.5,
            Known::Seen { .. } => 1.0,
        }
    };
    let corner = at.map(|part| (part - 0.5).floor() + 0.5);
    let part: Place = std::array::from_fn(|axis| {
        // Only near the edge between two squares.
        ((at[axis] - corner[axis] - 0.5) * 2.2 + 0.5).clamp(0.0, 1.0)
    });
    let [x, y] = corner;
    let low = level(x, y) * (1.0 - part[0]) + level(x + 1.0, y) * part[0];
    let high = level(x, y + 1.0) * (1.0 - part[0]) + level(x + 1.0, y + 1.0) * part[0];
    low * (1.0 - part[1]) + high * part[1]
}

/// Lays the fog over what was painted.
pub(super) fn veil(canvas: &mut Canvas, view: &View, seed: u32) {
    let side = canvas.squares();
    canvas.repaint(|at, colour| {
        let sway = |salt| (noise(at.map(|part| part * 2.6), seed ^ salt) - 0.5) * 0.3;
        let clear = clearness(view, [at[0] + sway(21), at[1] + sway(22)], side);
        let grey = 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2];
        let faded = mix(mix(colour, [grey; 3], 0.65), paint(0xb9ab90), 0.4);
        let blank = shade(
            PAPER,
            0.97 + 0.05 * noise(at.map(|part| part * 6.0), seed ^ 23),
        );
        if clear < 0.5 {
            mix(blank, faded, clear * 2.0)
        } else {
            mix(faded, colour, clear * 2.0 - 1.0)
        }
    });
}
