//! Small things that stand on the ground, always upright in the picture. Sizes in pixels.

use std::f32::consts::{PI, TAU};

use crate::Dice;
use crate::canvas::{Canvas, Rgb};
use crate::paint::{Stroke, blot, stroke};

/// Shade on the ground.
pub(crate) const SHADE: Rgb = Rgb::hex(0x1c2416);

/// A plain stroke between two points that narrows to its ends.
pub fn line(c: &mut Canvas, from: (f32, f32), to: (f32, f32), width: f32, colour: Rgb, alpha: f32) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let one = Stroke {
        x: (from.0 + to.0) / 2.0,
        y: (from.1 + to.1) / 2.0,
        angle: dy.atan2(dx),
        length: (dx * dx + dy * dy).sqrt() / 2.0 + width * 0.5,
        width,
        bend: 0.0,
        colour,
        alpha,
        bristle: 0.2,
    };
    stroke(c, &one, (from.0 * 13.0 + from.1 * 7.0).abs() as u32);
}

/// Strokes around a shape with the given corners.
pub fn outline(c: &mut Canvas, corners: &[(f32, f32)], width: f32, colour: Rgb, alpha: f32) {
    for (i, from) in corners.iter().enumerate() {
        let to = corners[(i + 1) % corners.len()];
        line(c, *from, to, width, colour, alpha);
    }
}

/// A tuft of grass with its foot at `(x, y)`.
pub fn tuft(c: &mut Canvas, x: f32, y: f32, size: f32, colour: Rgb, dice: &mut Dice) {
    blot(c, x + size * 0.25, y, (size * 0.8, size * 0.3), SHADE, 0.22);
    for _ in 0..6 {
        let lean = dice.near(0.75);
        let tall = size * dice.range(0.6, 1.1);
        let foot = (x + dice.near(size * 0.45), y + dice.near(1.2));
        let tip = (foot.0 + lean * tall * 0.7, foot.1 - tall);
        let tone = colour.lit(dice.range(0.78, 1.22));
        line(c, foot, tip, size * 0.1 + 0.5, tone, 0.85);
    }
}

/// A flower head.
pub fn flower(c: &mut Canvas, x: f32, y: f32, size: f32, petals: Rgb, heart: Rgb) {
    blot(
        c,
        x + size * 0.4,
        y + size * 0.6,
        (size * 1.3, size * 0.9),
        SHADE,
        0.3,
    );
    for i in 0..5 {
        let angle = i as f32 / 5.0 * TAU + x;
        let (px, py) = (x + angle.cos() * size * 0.55, y + angle.sin() * size * 0.5);
        let lit = 1.06 - 0.16 * (angle - PI * 1.25).cos().abs();
        blot(c, px, py, (size * 0.62, size * 0.6), petals.scale(lit), 1.0);
    }
    blot(c, x, y, (size * 0.4, size * 0.4), heart, 1.0);
}

/// Draws a stone about (`x`, `y`), `size` pixels from its middle to its edge.
pub fn stone(c: &mut Canvas, x: f32, y: f32, size: f32, colour: Rgb, dice: &mut Dice) {
    blot(
        c,
        x + size * 0.3,
        y + size * 0.35,
        (size * 1.25, size * 0.8),
        SHADE,
        0.5,
    );
    let flat = dice.range(0.6, 0.85);
    let turn = dice.near(0.5);
    let mut layer = |dx: f32, dy: f32, scale: f32, tone: f32| {
        let one = Stroke {
            x: x + dx * size,
            y: y + dy * size,
            angle: turn,
            length: size * scale,
            width: size * scale * flat,
            bend: 0.0,
            colour: colour.lit(tone),
            alpha: 1.0,
            bristle: 0.25,
        };
        stroke(c, &one, (x * 3.0 + y) as u32);
    };
    layer(0.0, 0.0, 1.0, 0.6);
    layer(-0.1, -0.12, 0.82, 0.95);
    layer(-0.22, -0.26, 0.5, 1.2);
}

/// A leafy crown of many strokes around `(x, y)`, lit from the upper left.
pub fn crown(c: &mut Canvas, x: f32, y: f32, radius: f32, colour: Rgb, dice: &mut Dice) {
    for ring in 0..4 {
        let depth = ring as f32 / 3.0;
        let tone = 0.5 + 0.72 * depth;
        let count = (radius * (2.1 - depth)) as usize + 8;
        for _ in 0..count {
            let (angle, far) = (dice.range(0.0, TAU), dice.unit().sqrt());
            let reach = radius * (1.0 - 0.34 * depth) * far;
            let lobes = 1.0 + 0.12 * (angle * 5.0 + x).sin();
            let px = x + angle.cos() * reach * lobes - radius * 0.24 * depth;
            let py = y + angle.sin() * reach * 0.88 * lobes - radius * 0.28 * depth;
            let leaf = Stroke {
                x: px,
                y: py,
                angle: dice.range(-0.9, 0.9) + 0.5,
                length: radius * dice.range(0.14, 0.26),
                width: radius * dice.range(0.07, 0.13),
                bend: dice.near(1.5),
                colour: colour.lit(tone * dice.range(0.88, 1.14)),
                alpha: 0.92,
                bristle: 0.3,
            };
            stroke(c, &leaf, dice.index(1 << 20) as u32);
        }
    }
}

/// A broad-leaved tree whose trunk stands at `(x, y)`, seen from high above.
pub fn tree(c: &mut Canvas, x: f32, y: f32, radius: f32, colour: Rgb, dice: &mut Dice) {
    blot(
        c,
        x + radius * 0.55,
        y + radius * 0.22,
        (radius * 1.25, radius * 0.8),
        SHADE,
        0.55,
    );
    line(
        c,
        (x, y + radius * 0.15),
        (x, y - radius * 0.6),
        radius * 0.13,
        Rgb::hex(0x4a3522),
        1.0,
    );
    blot(
        c,
        x + 1.0,
        y - radius * 0.55,
        (radius * 1.06, radius * 0.96),
        Rgb::hex(0x16240f),
        0.75,
    );
    crown(c, x, y - radius * 0.6, radius, colour, dice);
}

/// A fir whose trunk stands at `(x, y)`.
pub fn fir(c: &mut Canvas, x: f32, y: f32, size: f32, colour: Rgb, dice: &mut Dice) {
    blot(
        c,
        x + size * 0.5,
        y + size * 0.12,
        (size * 0.95, size * 0.5),
        SHADE,
        0.55,
    );
    line(
        c,
        (x, y + size * 0.1),
        (x, y - size * 0.3),
        size * 0.09,
        Rgb::hex(0x4a3522),
        1.0,
    );
    for tier in 0..7 {
        let up = tier as f32 / 6.0;
        let wide = size * 0.74 * (1.0 - up) + size * 0.08;
        let base = y - size * 0.12 - size * 1.5 * up;
        let count = 7 + (wide * 0.7) as usize;
        for i in 0..count {
            let across = (i as f32 + 0.5) / count as f32 * 2.0 - 1.0;
            let px = x + across * wide * 0.75;
            let sun = 1.0 - across * 0.36 + up * 0.18;
            let needle = Stroke {
                x: px,
                y: base + across.abs() * size * 0.07 + dice.near(1.6),
                angle: PI / 2.0 - across * 0.95,
                length: size * dice.range(0.17, 0.25),
                width: size * 0.05 + 0.5,
                bend: 0.0,
                colour: colour.lit(sun * dice.range(0.7, 1.15)),
                alpha: 0.95,
                bristle: 0.3,
            };
            stroke(c, &needle, dice.index(1 << 20) as u32);
        }
    }
}

/// A low bush.
pub fn bush(c: &mut Canvas, x: f32, y: f32, radius: f32, colour: Rgb, dice: &mut Dice) {
    blot(
        c,
        x + radius * 0.4,
        y + radius * 0.3,
        (radius * 1.2, radius * 0.7),
        SHADE,
        0.5,
    );
    crown(c, x, y - radius * 0.2, radius, colour, dice);
}
