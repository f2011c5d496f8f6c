//! The walled city on its hill. Measures in pixels.

use super::land::glow;
use crate::Dice;
use crate::canvas::{Canvas, Rgb};
use crate::noise::{fractal, signed, smooth};
use crate::paint::{blot, polygon};
use crate::terrain::props::{line, tree};

/// The middle of the hill.
const MIDDLE: f32 = 1250.0;
const STONE: Rgb = Rgb::hex(0xd9bf94);
const SLATE: Rgb = Rgb::hex(0x4d648c);
const TILE: Rgb = Rgb::hex(0xb8563a);

/// The hill's outline: its top at `x`.
fn top(x: f32) -> f32 {
    let off = (x - MIDDLE) / 235.0;
    let shoulder = (x - MIDDLE - 260.0) / 200.0;
    632.0
        - 212.0 * (-off * off).exp()
        - 62.0 * (-shoulder * shoulder).exp()
        - 10.0 * fractal(x / 46.0, 0.3, 401, 3)
}

/// True about the hill and the city.
pub fn covers(x: f32, y: f32) -> bool {
    (x - MIDDLE).abs() < 480.0
        && y < 650.0
        && (y > top(x) || (x - MIDDLE).abs() < 80.0 && y > 200.0)
}

/// The hill itself, lit from the left.
fn hill(c: &mut Canvas) {
    for y in 380..660 {
        for x in 700..1860 {
            let (px, py) = (x as f32, y as f32);
            let crest = top(px);
            let seen = smooth(crest, crest + 2.0, py) * smooth(660.0, 612.0, py);
            let slope = top(px + 14.0) - top(px - 14.0);
            let patch = signed(px / 30.0, py / 16.0, 402, 3);
            let light = 1.0 - slope * 0.013 + patch * 0.14;
            let grass = Rgb::hex(0x7d9a4c).mix(
                Rgb::hex(0xb7b060),
                smooth(0.3, 0.75, fractal(px / 70.0, py / 34.0, 403, 3)),
            );
            let ledge = smooth(0.0, 0.08, ((py - crest) / 34.0 + patch * 0.1).fract());
            let tone = grass.lit((light * (0.88 + 0.12 * ledge)).clamp(0.5, 1.4));
            let hazy = tone
                .mix(Rgb::hex(0xf2cfa6), smooth(560.0, 640.0, py) * 0.55)
                .mix(Rgb::hex(0xffd9a0), glow(px, py, 330.0) * 0.45);
            c.blend(x, y, hazy, seen);
        }
    }
}

/// A block of wall with its left third in the sun.
fn block(c: &mut Canvas, x: f32, base: f32, wide: f32, tall: f32, colour: Rgb) {
    let side = |a: f32, b: f32| [(a, base - tall), (b, base - tall), (b, base), (a, base)];
    polygon(c, &side(x, x + wide), colour.lit(0.8), 1.0);
    polygon(c, &side(x, x + wide * 0.42), colour.lit(1.16), 1.0);
    polygon(c, &side(x + wide * 0.78, x + wide), colour.lit(0.56), 1.0);
}

/// Merlons along the top of a block.
fn merlons(c: &mut Canvas, x: f32, y: f32, wide: f32, size: f32, colour: Rgb) {
    let count = (wide / (size * 1.9)).round().max(2.0);
    let pitch = wide / count;
    for i in 0..count as usize {
        block(c, x + i as f32 * pitch, y + 1.0, pitch * 0.56, size, colour);
    }
}

/// A round tower: battlements, or a pointed roof if one is given.
fn tower(c: &mut Canvas, middle: f32, base: f32, wide: f32, tall: f32, roof: Option<Rgb>) {
    let x = middle - wide / 2.0;
    block(c, x, base, wide, tall, STONE);
    block(
        c,
        x - wide * 0.1,
        base - tall + wide * 0.26,
        wide * 1.2,
        wide * 0.3,
        STONE.lit(1.04),
    );
    let y = base - tall;
    if let Some(roof) = roof {
        let (left, right, tip) = (x - wide * 0.2, x + wide * 1.2, y - wide * 1.45);
        polygon(
            c,
            &[(left, y), (right, y), (middle, tip)],
            roof.lit(0.72),
            1.0,
        );
        polygon(
            c,
            &[(left, y), (middle - wide * 0.08, y), (middle, tip)],
            roof.lit(1.32),
            1.0,
        );
    } else {
        merlons(c, x - wide * 0.1, y, wide * 1.2, wide * 0.18, STONE);
    }
    line(
        c,
        (middle, base - tall * 0.55),
        (middle, base - tall * 0.7),
        wide * 0.055 + 0.6,
        Rgb::hex(0x3a2c20),
        0.9,
    );
}

/// A house with a tiled roof.
fn house(c: &mut Canvas, x: f32, base: f32, size: f32, dice: &mut Dice) {
    let (wide, tall) = (size * dice.range(0.9, 1.5), size * dice.range(0.6, 0.9));
    let tile = TILE
        .mix(Rgb::hex(0xd88a50), dice.unit())
        .lit(dice.range(0.85, 1.1));
    block(c, x, base, wide, tall, Rgb::hex(0xe6d3aa));
    let (eave, ridge) = (base - tall, base - tall - size * 0.62);
    polygon(
        c,
        &[
            (x - 2.0, eave),
            (x + wide + 2.0, eave),
            (x + wide * 0.8, ridge),
            (x + wide * 0.2, ridge),
        ],
        tile.lit(0.82),
        1.0,
    );
    polygon(
        c,
        &[
            (x - 2.0, eave),
            (x + wide * 0.42, eave),
            (x + wide * 0.5, ridge),
            (x + wide * 0.2, ridge),
        ],
        tile.lit(1.25),
        1.0,
    );
    if dice.chance(0.6) {
        let at = (x + wide * 0.35, base - tall * 0.4);
        line(c, at, (at.0, at.1 + 2.5), 1.0, Rgb::hex(0xffd070), 0.9);
    }
}

/// A wisp of chimney smoke drifting to the right.
fn smoke(c: &mut Canvas, x: f32, y: f32, dice: &mut Dice) {
    for puff in 0..16 {
        let t = puff as f32 / 15.0;
        let at = (x + 26.0 * t * t + dice.near(2.5), y - 14.0 - 54.0 * t);
        let size = 2.0 + 7.0 * t;
        blot(
            c,
            at.0,
            at.1,
            (size, size),
            Rgb::hex(0xfff0dc),
            0.3 * (1.0 - t),
        );
    }
}

/// A flag on a pole, streaming to the right.
fn flag(c: &mut Canvas, x: f32, base: f32, tall: f32, cloth: Rgb) {
    line(c, (x, base), (x, base - tall), 1.0, Rgb::hex(0x3a2a1c), 1.0);
    let (y, long) = (base - tall, tall * 0.95);
    for strip in 0..24 {
        let t = strip as f32 / 24.0;
        let wave = (t * 6.0).sin() * tall * 0.06;
        let half = tall * 0.2 * (1.0 - t * 0.55);
        let tone = cloth.lit(1.05 + 0.28 * (t * 6.0 + 1.0).cos());
        let px = x + 1.0 + t * long;
        line(
            c,
            (px, y + wave + tall * 0.2 - half),
            (px, y + wave + tall * 0.2 + half),
            long / 36.0 + 0.5,
            tone,
            1.0,
        );
    }
}

/// The ring of walls along the hill's brow, from `left` to `right`, lying `below` its outline.
fn walls(c: &mut Canvas, left: f32, right: f32, below: f32, tall: f32) {
    let mut x = left;
    while x < right {
        let base = top(x + 5.0) + below;
        block(
            c,
            x,
            base,
            10.6,
            tall,
            STONE.lit(1.08 - 0.3 * smooth(left, right, x)),
        );
        merlons(c, x, base - tall, 10.6, 3.0, STONE);
        x += 10.0;
    }
    let count = ((right - left) / 74.0).round() as usize;
    for i in 0..=count {
        let middle = left + (right - left) * i as f32 / count as f32;
        tower(
            c,
            middle,
            top(middle) + below + 3.0,
            21.0,
            tall * 1.55,
            (i % 2 == 1).then_some(SLATE),
        );
    }
}

/// The keep on the summit.
fn keep(c: &mut Canvas) {
    let base = top(MIDDLE) + 14.0;
    for (off, wide, tall, roof) in [
        (-66.0, 24.0, 96.0, Some(SLATE)),
        (62.0, 26.0, 84.0, Some(SLATE)),
    ] {
        tower(c, MIDDLE + off, base, wide, tall, roof);
    }
    block(c, MIDDLE - 54.0, base, 108.0, 74.0, STONE);
    merlons(c, MIDDLE - 54.0, base - 74.0, 108.0, 7.0, STONE);
    block(c, MIDDLE - 34.0, base - 60.0, 68.0, 76.0, STONE.lit(1.05));
    merlons(c, MIDDLE - 37.0, base - 136.0, 74.0, 8.0, STONE.lit(1.06));
    tower(c, MIDDLE - 34.0, base - 60.0, 19.0, 96.0, Some(SLATE));
    tower(c, MIDDLE + 34.0, base - 60.0, 19.0, 90.0, Some(SLATE));
    tower(
        c,
        MIDDLE + 2.0,
        base - 130.0,
        27.0,
        44.0,
        Some(Rgb::hex(0xc99a3a)),
    );
    for (x, y) in [
        (-30.0, 40.0),
        (0.0, 44.0),
        (30.0, 40.0),
        (-14.0, 92.0),
        (14.0, 92.0),
    ] {
        line(
            c,
            (MIDDLE + x, base - y),
            (MIDDLE + x, base - y - 9.0),
            1.7,
            Rgb::hex(0x3a2c20),
            0.9,
        );
    }
    flag(c, MIDDLE + 2.0, base - 210.0, 44.0, Rgb::hex(0xc8302e));
    flag(c, MIDDLE - 34.0, base - 180.0, 28.0, Rgb::hex(0xe0b040));
    flag(c, MIDDLE + 34.0, base - 174.0, 28.0, Rgb::hex(0xe0b040));
    flag(c, MIDDLE - 66.0, base - 128.0, 26.0, Rgb::hex(0xc8302e));
    flag(c, MIDDLE + 62.0, base - 118.0, 26.0, Rgb::hex(0xc8302e));
}

/// The gate in the lower wall and the road that winds down from it.
fn road(c: &mut Canvas, from: (f32, f32)) {
    let mut last = from;
    for step in 1..=70 {
        let t = step as f32 / 70.0;
        let x = from.0 - 60.0 * t + (t * 7.5).sin() * 60.0 * (0.3 + t) - 60.0 * t * t;
        let y = from.1 + (640.0 - from.1) * t.powf(1.15);
        line(c, last, (x, y), 1.8 + 3.2 * t, Rgb::hex(0xe2cd9a), 0.85);
        last = (x, y);
    }
}

/// Builds the hill and the city.
pub fn build(c: &mut Canvas) {
    hill(c);
    let mut dice = Dice::new(410);
    let gate = (MIDDLE - 40.0, top(MIDDLE - 40.0) + 92.0);
    road(c, gate);
    keep(c);
    let mut homes: Vec<(f32, f32)> = (0..150)
        .map(|_| {
            let x = MIDDLE + dice.near(205.0);
            (x, top(x) + dice.range(14.0, 66.0))
        })
        .collect();
    homes.sort_by(|a, b| a.1.total_cmp(&b.1));
    walls(c, MIDDLE - 120.0, MIDDLE + 124.0, 26.0, 20.0);
    for (x, y) in homes {
        if y > top(x) + 24.0 {
            house(c, x, y, dice.range(10.0, 15.0), &mut dice);
        }
    }
    for (x, y) in [(-96.0, 30.0), (38.0, 34.0), (104.0, 36.0), (-40.0, 44.0)] {
        smoke(c, MIDDLE + x, top(MIDDLE + x) + y, &mut dice);
    }
    walls(c, MIDDLE - 226.0, MIDDLE + 236.0, 86.0, 25.0);
    tower(c, gate.0 - 15.0, gate.1 + 2.0, 22.0, 48.0, Some(SLATE));
    tower(c, gate.0 + 15.0, gate.1 + 2.0, 22.0, 48.0, Some(SLATE));
    block(c, gate.0 - 8.0, gate.1, 16.0, 32.0, STONE.lit(0.9));
    blot(
        c,
        gate.0,
        gate.1 - 8.0,
        (6.5, 11.0),
        Rgb::hex(0x241a12),
        1.0,
    );
    for _ in 0..90 {
        let x = MIDDLE + dice.near(360.0);
        let y = top(x) + dice.range(96.0, 170.0);
        if y < 632.0 && (x - gate.0).abs() > 70.0 {
            let tone = [0x56803a, 0x739440, 0x46703c][dice.index(3)];
            tree(c, x, y, dice.range(4.0, 8.0), Rgb::hex(tone), &mut dice);
        }
    }
}
