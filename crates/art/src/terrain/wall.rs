//! The city's wall along rank 5: walks, gates and the footings of the Towers. Measures in pixels.

use super::SQUARE;
use super::ground::Scene;
use super::props::line;
use crate::Dice;
use crate::canvas::{Canvas, Rgb};
use crate::paint::slab;

const STONE: Rgb = Rgb::hex(0xc9b48a);
const SHADOW: Rgb = Rgb::hex(0x1d180e);

/// Builds the whole wall. Files from a as in the plan below; a flipped picture sees the inner face.
pub fn build(scene: &mut Scene) {
    const PLAN: [char; 8] = ['w', 'w', 'g', 't', 't', 'g', 'w', 'w'];
    let top = if scene.view.flipped {
        4.0 * SQUARE
    } else {
        3.0 * SQUARE
    };
    let outer = !scene.view.flipped;
    for (column, part) in PLAN.iter().enumerate() {
        let left = column as f32 * SQUARE;
        let seed = column as u32 * 31 + u32::from(outer);
        match part {
            'w' => walk(&mut scene.canvas, left, top, outer, seed),
            'g' => gate(&mut scene.canvas, left, top, outer, seed),
            _ => footing(&mut scene.canvas, left, top, seed),
        }
    }
}

/// The shadow a wall casts on the ground before it, fading over `deep` pixels below `y`.
fn cast(c: &mut Canvas, left: f32, right: f32, y: f32, deep: f32) {
    for row in 0..deep as i32 {
        let t = row as f32 / deep;
        for x in left as i32..(right + 10.0 * (1.0 - t)) as i32 {
            c.blend(x, y as i32 + row, SHADOW, 0.55 * (1.0 - t) * (1.0 - t));
        }
    }
}

/// Courses of cut stone between two corners.
fn masonry(c: &mut Canvas, from: (f32, f32), to: (f32, f32), course: f32, colour: Rgb, seed: u32) {
    slab(c, from, to, colour.lit(0.62), seed);
    let mut dice = Dice::new(u64::from(seed) + 5000);
    let mut y = from.1;
    while y < to.1 - 1.0 {
        let low = (y + course).min(to.1);
        let mut x = from.0 - dice.range(0.0, course);
        while x < to.0 {
            let right = x + course * dice.range(1.3, 2.3);
            let tone = colour.lit(dice.range(0.86, 1.12));
            let (a, b) = (
                (x.max(from.0) + 0.8, y + 0.8),
                (right.min(to.0) - 0.8, low - 0.8),
            );
            if b.0 - a.0 > 2.0 {
                slab(c, a, b, tone, seed + (x.abs() as u32));
                line(
                    c,
                    (a.0 + 1.0, a.1 + 1.2),
                    (b.0 - 1.0, a.1 + 1.2),
                    0.7,
                    tone.lit(1.25),
                    0.55,
                );
            }
            x = right;
        }
        y = low;
    }
}

/// A merlon: a block with a lit top and a darker front.
fn merlon(c: &mut Canvas, x: f32, y: f32, wide: f32, colour: Rgb, seed: u32) {
    slab(
        c,
        (x + 4.0, y + 5.0),
        (x + wide + 5.0, y + 25.0),
        SHADOW.mix(STONE, 0.3),
        seed,
    );
    slab(
        c,
        (x, y + 9.0),
        (x + wide, y + 23.0),
        colour.lit(0.74),
        seed + 1,
    );
    slab(c, (x, y), (x + wide, y + 11.0), colour.lit(1.16), seed + 2);
    line(
        c,
        (x + 1.0, y + 1.0),
        (x + wide - 1.0, y + 1.0),
        0.9,
        Rgb::hex(0xfff3d0),
        0.7,
    );
    line(
        c,
        (x + 1.0, y + 11.0),
        (x + wide - 1.0, y + 11.0),
        0.8,
        SHADOW,
        0.4,
    );
}

/// A square of wall walk, seen from outside (`outer`) or from the city.
fn walk(c: &mut Canvas, left: f32, top: f32, outer: bool, seed: u32) {
    let right = left + SQUARE;
    let (walk_top, face_top, foot) = if outer {
        (6.0, 78.0, 123.0)
    } else {
        (14.0, 84.0, 123.0)
    };
    let at = |y: f32| ((left, top + y), (right, top + y));
    cast(c, left, right, top + foot - 1.0, 24.0);
    let face = STONE.lit(0.72);
    masonry(c, at(face_top).0, at(foot).1, 12.5, face, seed + 3);
    let flags = STONE.mix(Rgb::hex(0xe2d3ac), 0.6);
    masonry(c, at(walk_top).0, at(face_top).1, 19.0, flags, seed + 7);
    if outer {
        slab(c, at(0.0).0, at(10.0).1, STONE.lit(1.05), seed + 9);
        line(c, at(10.0).0, at(10.0).1, 1.6, SHADOW, 0.45);
    } else {
        let (edge, below) = (at(face_top), at(face_top + 3.0));
        line(c, edge.0, edge.1, 2.0, Rgb::hex(0xf3e4bc), 0.9);
        line(c, below.0, below.1, 1.4, SHADOW, 0.5);
    }
    let parapet = if outer { 72.0 } else { -6.0 };
    for i in 0..4 {
        let x = left + 5.0 + i as f32 * 32.0;
        merlon(c, x, top + parapet, 21.0, STONE, seed + i);
    }
}

/// A gate: two strong piers, the road between them, and an arch over its far end.
fn gate(c: &mut Canvas, left: f32, top: f32, outer: bool, seed: u32) {
    let right = left + SQUARE;
    for step in 0..5 {
        let reach = 26.0 + step as f32 * 7.0;
        slab(
            c,
            (left + 19.0, top),
            (right - 19.0, top + reach),
            SHADOW.mix(Rgb::hex(0xb39a68), 0.18 * step as f32),
            seed,
        );
    }
    masonry(
        c,
        (left + 16.0, top + 10.0),
        (right - 16.0, top + 27.0),
        9.0,
        STONE.lit(0.74),
        seed + 8,
    );
    masonry(
        c,
        (left + 16.0, top - 8.0),
        (right - 16.0, top + 11.0),
        19.0,
        STONE.lit(1.12),
        seed + 9,
    );
    for i in 0..3 {
        merlon(
            c,
            left + 26.0 + i as f32 * 29.0,
            top - 14.0,
            18.0,
            STONE,
            seed + i,
        );
    }
    for (x, near) in [(left, false), (right - 19.0, true)] {
        let shade = SHADOW.mix(Rgb::hex(0x9a865a), 0.42);
        slab(
            c,
            (x + 5.0, top + 20.0),
            (x + 29.0, top + 126.0),
            shade,
            seed,
        );
        masonry(
            c,
            (x, top + 74.0),
            (x + 19.0, top + 124.0),
            11.0,
            STONE.lit(0.76),
            seed + 1,
        );
        masonry(
            c,
            (x, top - 2.0),
            (x + 19.0, top + 76.0),
            17.0,
            STONE.lit(1.12),
            seed + 2,
        );
        merlon(c, x + 1.0, top + 62.0, 17.0, STONE, seed + 3);
        merlon(c, x + 1.0, top - 14.0, 17.0, STONE, seed + 4);
        if outer {
            banner(c, x + 9.5, top + 87.0);
        }
        let leaf = if near { x - 6.0 } else { x + 19.0 };
        slab(
            c,
            (leaf, top + 40.0),
            (leaf + 6.0, top + 104.0),
            Rgb::hex(0x7a4d28),
            seed + 5,
        );
        for bolt in 0..3 {
            let y = top + 50.0 + bolt as f32 * 22.0;
            line(c, (leaf, y), (leaf + 6.0, y), 1.5, Rgb::hex(0x2a2018), 0.9);
        }
    }
}

/// A small banner hung on a wall, its top at `(x, y)`.
fn banner(c: &mut Canvas, x: f32, y: f32) {
    let cloth = Rgb::hex(0xb9302f);
    slab(c, (x - 5.5, y + 1.0), (x + 7.5, y + 28.0), SHADOW, 3);
    slab(c, (x - 6.5, y), (x + 6.5, y + 26.0), cloth, 4);
    line(c, (x - 6.0, y + 26.0), (x, y + 31.0), 2.2, cloth, 1.0);
    line(
        c,
        (x + 6.0, y + 26.0),
        (x, y + 31.0),
        2.2,
        cloth.lit(0.85),
        1.0,
    );
    line(
        c,
        (x - 4.0, y + 2.0),
        (x - 4.0, y + 25.0),
        1.3,
        cloth.lit(1.4),
        0.6,
    );
    line(c, (x, y + 8.0), (x, y + 19.0), 1.7, Rgb::hex(0xf0c850), 1.0);
    line(
        c,
        (x - 3.8, y + 12.0),
        (x + 3.8, y + 12.0),
        1.5,
        Rgb::hex(0xf0c850),
        1.0,
    );
    line(c, (x - 8.0, y), (x + 8.0, y), 1.3, Rgb::hex(0x4a2f18), 1.0);
}

/// The stone footing of a Tower.
fn footing(c: &mut Canvas, left: f32, top: f32, seed: u32) {
    let (a, b) = (left, left + SQUARE);
    cast(c, a, b, top + 122.0, 24.0);
    masonry(
        c,
        (a, top + 92.0),
        (b, top + 123.0),
        12.5,
        STONE.lit(0.7),
        seed + 1,
    );
    masonry(
        c,
        (a, top + 4.0),
        (b, top + 93.0),
        22.0,
        STONE.mix(Rgb::hex(0xb9b0a0), 0.5),
        seed + 2,
    );
    let inset = Rgb::hex(0x9a8b70);
    masonry(
        c,
        (a + 18.0, top + 22.0),
        (b - 18.0, top + 80.0),
        15.0,
        inset,
        seed + 3,
    );
    line(
        c,
        (a + 18.0, top + 22.0),
        (b - 18.0, top + 22.0),
        2.2,
        SHADOW,
        0.6,
    );
    line(
        c,
        (a + 18.0, top + 22.0),
        (a + 18.0, top + 80.0),
        2.2,
        SHADOW,
        0.6,
    );
    line(
        c,
        (a, top + 93.0),
        (b, top + 93.0),
        1.6,
        Rgb::hex(0xf6e8c2),
        0.8,
    );
}
