//! What a map-maker draws on his sheet: mountains, woods, towns, ships and a compass rose. All
//! small and pale, so that the men are seen first.

use std::f32::consts::TAU;

use super::coast::{Coast, place};
use super::seat;
use crate::Dice;
use crate::canvas::{Canvas, Rgb};
use crate::paint::polygon;
use crate::terrain::ground::View;
use crate::terrain::props::{line, outline};

const INK: Rgb = Rgb::hex(0x4a3420);

/// Chains of mountains, end to end, by longitude and latitude.
const RANGES: &[&[(f32, f32)]] = &[
    &[(-1.5, 42.9), (2.5, 42.5)],
    &[(6.6, 45.0), (9.0, 46.5), (13.5, 47.2)],
    &[(10.6, 44.3), (13.4, 42.4), (15.6, 40.6)],
    &[(16.0, 44.6), (20.0, 42.2)],
    &[(18.5, 49.3), (23.5, 48.5), (25.5, 46.2)],
    &[(6.6, 60.2), (9.0, 62.0), (14.0, 65.5)],
    &[(30.0, 39.0), (35.0, 39.2), (39.0, 39.5)],
    &[(-4.6, 57.2), (-3.6, 56.8)],
    &[(-5.0, 33.4), (0.0, 34.4), (6.0, 35.4)],
    &[(23.0, 42.6), (26.5, 42.7)],
];
const WOODS: &[(f32, f32)] = &[
    (10.0, 50.6),
    (13.0, 49.4),
    (20.0, 52.5),
    (25.0, 53.0),
    (29.0, 54.5),
    (33.0, 56.5),
    (27.0, 62.5),
    (31.0, 63.5),
    (15.0, 61.5),
    (36.0, 60.5),
    (2.0, 46.5),
    (36.5, 53.0),
    (24.0, 56.0),
];
const TOWNS: &[(f32, f32)] = &[
    (2.3, 48.8),
    (-0.4, 51.6),
    (-3.7, 40.4),
    (12.6, 42.1),
    (16.4, 48.2),
    (13.4, 52.4),
    (21.0, 52.1),
    (37.5, 55.7),
    (30.4, 50.4),
    (23.7, 38.1),
    (28.4, 41.2),
    (10.0, 53.4),
    (18.0, 59.2),
    (4.6, 51.6),
    (30.6, 59.6),
];
const SHIPS: &[(f32, f32)] = &[
    (-8.0, 47.0),
    (3.4, 56.4),
    (5.6, 38.8),
    (20.0, 34.4),
    (34.0, 43.4),
    (-9.5, 61.0),
];

/// Where the places of a list are in the picture; in the corners the sheet stays clear for the armies.
fn clear(list: &[(f32, f32)], view: View) -> Vec<(f32, f32)> {
    list.iter()
        .map(|(lon, lat)| place(*lon, *lat))
        .filter(|(file, rank)| seat(file.floor() as i32, rank.floor() as i32).is_none())
        .map(|place| view.pixel(place))
        .collect()
}

/// Draws everything on the sheet.
pub fn draw(canvas: &mut Canvas, view: View, coast: &Coast) {
    rose(canvas, view);
    let mut dice = Dice::new(541);
    mountains(canvas, view, &mut dice);
    for (x, y) in clear(WOODS, view) {
        for _ in 0..5 {
            let at = (x + dice.near(20.0), y + dice.near(11.0));
            tree(canvas, at, dice.range(4.0, 6.0));
        }
    }
    for (x, y) in clear(TOWNS, view) {
        house(canvas, x, y);
    }
    for (x, y) in clear(SHIPS, view) {
        sail(canvas, x, y);
    }
    waves(canvas, view, coast, &mut dice);
}

/// The ranges, each a row of peaks, from the back of the picture to the front.
fn mountains(canvas: &mut Canvas, view: View, dice: &mut Dice) {
    let mut peaks = Vec::new();
    for pair in RANGES.iter().flat_map(|range| range.windows(2)) {
        let (a, b) = (pair[0], pair[1]);
        let steps = (((b.0 - a.0) * 1.1).powi(2) + ((b.1 - a.1) * 1.6).powi(2)).sqrt();
        let steps = steps.ceil().max(1.0) as usize;
        for step in 0..=steps {
            let t = step as f32 / steps as f32;
            let (lon, lat) = (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t);
            peaks.push((lon + dice.near(0.25), lat + dice.near(0.25)));
        }
    }
    let mut peaks = clear(&peaks, view);
    peaks.sort_by(|a, b| a.1.total_cmp(&b.1));
    for (x, y) in peaks {
        peak(canvas, x, y, dice.range(7.0, 12.0));
    }
}

/// A mountain like a molehill, shaded on its right.
fn peak(c: &mut Canvas, x: f32, y: f32, size: f32) {
    let top = y - size * 1.2;
    polygon(
        c,
        &[(x, top), (x + size, y), (x + size * 0.1, y)],
        INK,
        0.26,
    );
    line(c, (x - size, y), (x, top), 0.9, INK, 0.62);
    line(c, (x, top), (x + size, y), 1.2, INK, 0.7);
}

/// A tree the size of a letter.
fn tree(c: &mut Canvas, (x, y): (f32, f32), size: f32) {
    line(c, (x, y), (x, y - size), 0.8, INK, 0.6);
    let leaf = Rgb::hex(0x5c6b3a);
    polygon(
        c,
        &[
            (x - size * 0.7, y - size * 0.6),
            (x, y - size * 2.1),
            (x + size * 0.7, y - size * 0.6),
        ],
        leaf,
        0.5,
    );
    line(
        c,
        (x, y - size * 2.1),
        (x + size * 0.7, y - size * 0.6),
        0.8,
        INK,
        0.55,
    );
}

/// A town: a house and a tower with a red roof.
fn house(c: &mut Canvas, x: f32, y: f32) {
    let (wall, roof) = (Rgb::hex(0xf4e6c6), Rgb::hex(0xa5452f));
    polygon(
        c,
        &[
            (x - 8.0, y),
            (x - 8.0, y - 6.0),
            (x + 1.0, y - 6.0),
            (x + 1.0, y),
        ],
        wall,
        0.75,
    );
    polygon(
        c,
        &[(x - 9.5, y - 6.0), (x - 3.5, y - 11.0), (x + 2.5, y - 6.0)],
        roof,
        0.7,
    );
    polygon(
        c,
        &[
            (x + 1.0, y),
            (x + 1.0, y - 12.0),
            (x + 7.0, y - 12.0),
            (x + 7.0, y),
        ],
        wall,
        0.75,
    );
    polygon(
        c,
        &[(x, y - 12.0), (x + 4.0, y - 20.0), (x + 8.0, y - 12.0)],
        roof,
        0.7,
    );
    for (from, to) in [
        ((x - 9.5, y - 6.0), (x - 3.5, y - 11.0)),
        ((x, y - 12.0), (x + 4.0, y - 20.0)),
        ((x + 4.0, y - 20.0), (x + 8.0, y - 12.0)),
        ((x + 7.0, y - 12.0), (x + 7.0, y)),
        ((x - 8.0, y), (x + 7.0, y)),
        ((x - 8.0, y - 6.0), (x - 8.0, y)),
    ] {
        line(c, from, to, 0.9, INK, 0.6);
    }
}

/// A ship under sail.
fn sail(c: &mut Canvas, x: f32, y: f32) {
    let (cloth, hull) = (Rgb::hex(0xfaf1da), Rgb::hex(0x6a4a2a));
    polygon(
        c,
        &[
            (x - 15.0, y),
            (x + 15.0, y - 3.0),
            (x + 9.0, y + 7.0),
            (x - 10.0, y + 7.0),
        ],
        hull,
        0.75,
    );
    for (mast, top, wide) in [(-6.0, 20.0, 9.0), (5.0, 26.0, 11.0)] {
        let foot = (x + mast, y);
        line(c, foot, (x + mast, y - top), 1.0, INK, 0.75);
        let (low, high) = (y - top * 0.2, y - top * 0.92);
        let sheet = [
            (x + mast - wide * 0.5, high),
            (x + mast + wide * 0.5, high),
            (x + mast + wide * 0.75, (low + high) / 2.0),
            (x + mast + wide * 0.5, low),
            (x + mast - wide * 0.5, low),
            (x + mast - wide * 0.2, (low + high) / 2.0),
        ];
        polygon(c, &sheet, cloth, 0.85);
        outline(c, &sheet, 0.8, INK, 0.55);
    }
    line(
        c,
        (x + 5.0, y - 26.0),
        (x + 13.0, y - 28.0),
        1.4,
        Rgb::hex(0xa5342a),
        0.8,
    );
    line(c, (x - 18.0, y + 9.0), (x + 18.0, y + 8.0), 0.9, INK, 0.4);
}

/// Short pen strokes on the water.
fn waves(c: &mut Canvas, view: View, coast: &Coast, dice: &mut Dice) {
    for _ in 0..420 {
        let spot = (dice.range(0.0, 8.0), dice.range(0.0, 8.0));
        let size = dice.range(4.0, 7.0);
        if coast.depth(spot) < 0.22 {
            continue;
        }
        let (x, y) = view.pixel(spot);
        for side in [-1.0, 1.0] {
            let middle = x + side * size * 0.5;
            line(
                c,
                (middle - size * 0.5, y),
                (middle, y - 1.8),
                0.7,
                INK,
                0.2,
            );
            line(
                c,
                (middle, y - 1.8),
                (middle + size * 0.5, y),
                0.7,
                INK,
                0.2,
            );
        }
    }
}

/// The compass rose in the middle, and its lines over the whole sheet.
fn rose(c: &mut Canvas, view: View) {
    let (x, y) = view.pixel((4.0, 4.0));
    for n in 0..16 {
        let angle = n as f32 / 16.0 * TAU;
        let (sin, cos) = angle.sin_cos();
        for step in 0..12 {
            let (near, far) = (72.0 + step as f32 * 55.0, 72.0 + step as f32 * 55.0 + 56.0);
            line(
                c,
                (x + cos * near, y + sin * near),
                (x + cos * far, y + sin * far),
                0.7,
                INK,
                0.2,
            );
        }
    }
    let point = |c: &mut Canvas, turn: f32, long: f32, wide: f32, alpha: f32| {
        let (sin, cos) = turn.sin_cos();
        let tip = (x + cos * long, y + sin * long);
        let wing = |side: f32| {
            let (s, k) = (turn + side * TAU / 16.0).sin_cos();
            (x + k * wide, y + s * wide)
        };
        polygon(c, &[(x, y), wing(-1.0), tip], Rgb::hex(0xf6e7c2), alpha);
        polygon(c, &[(x, y), wing(1.0), tip], Rgb::hex(0x7a5428), alpha);
    };
    for n in 0..4 {
        point(c, (n as f32 + 0.5) / 4.0 * TAU, 48.0, 15.0, 0.5);
    }
    for n in 0..4 {
        point(c, n as f32 / 4.0 * TAU, 66.0, 17.0, 0.62);
    }
    for n in 0..64 {
        let (a, b) = (n as f32 / 64.0 * TAU, (n as f32 + 1.05) / 64.0 * TAU);
        for (radius, alpha) in [(38.0, 0.4), (70.0, 0.3)] {
            line(
                c,
                (x + a.cos() * radius, y + a.sin() * radius),
                (x + b.cos() * radius, y + b.sin() * radius),
                0.8,
                INK,
                alpha,
            );
        }
    }
}
