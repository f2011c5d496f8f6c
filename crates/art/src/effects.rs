//! Short animations over a square, eight frames each.

use std::f32::consts::TAU;
use std::path::Path;

use crate::canvas::{Canvas, Rgb};
use crate::noise::{smooth, value};
use crate::paint::{Stroke, blot, stroke};
use crate::{Dice, Error};

/// Cell size in pixels.
pub const CELL: u32 = 128;
/// Frames of each animation.
pub const FRAMES: usize = 8;
/// Rows of the atlas.
pub const NAMES: [&str; 7] = [
    "capture",
    "power_lost",
    "power_won",
    "shot",
    "water",
    "leaves",
    "landing",
];

/// The middle of a cell.
const MID: f32 = CELL as f32 / 2.0;

/// A short plain stroke.
fn dash(c: &mut Canvas, at: (f32, f32), angle: f32, size: (f32, f32), colour: Rgb, alpha: f32) {
    let one = Stroke {
        x: at.0,
        y: at.1,
        angle,
        length: size.0,
        width: size.1,
        bend: 0.0,
        colour,
        alpha,
        bristle: 0.15,
    };
    stroke(c, &one, 1);
}

/// A ring of the given radius and thickness, seen only where `keep(angle)` is above 0.
fn ring(c: &mut Canvas, radius: f32, thick: f32, colour: Rgb, keep: impl Fn(f32) -> f32) {
    for y in 0..CELL as i32 {
        for x in 0..CELL as i32 {
            let (dx, dy) = (x as f32 + 0.5 - MID, y as f32 + 0.5 - MID);
            let off = ((dx * dx + dy * dy).sqrt() - radius).abs();
            let alpha = (1.0 - smooth(thick * 0.5, thick, off)) * keep(dy.atan2(dx));
            c.blend(x, y, colour, alpha);
        }
    }
}

/// A puff of smoke or dust.
fn puff(c: &mut Canvas, x: f32, y: f32, radius: f32, colour: Rgb, alpha: f32) {
    blot(
        c,
        x + radius * 0.1,
        y + radius * 0.12,
        (radius, radius),
        colour.scale(0.72),
        alpha,
    );
    blot(
        c,
        x - radius * 0.14,
        y - radius * 0.16,
        (radius * 0.75, radius * 0.75),
        colour,
        alpha * 0.9,
    );
}

fn capture(c: &mut Canvas, t: f32) {
    let mut dice = Dice::new(71);
    let fade = 1.0 - smooth(0.35, 1.12, t);
    let burst = 1.0 - (1.0 - t) * (1.0 - t);
    if t < 0.3 {
        blot(
            c,
            MID,
            MID,
            (44.0, 44.0),
            Rgb::hex(0xfff0c0),
            0.85 * (1.0 - t / 0.3),
        );
    }
    for _ in 0..15 {
        let (angle, far) = (dice.range(0.0, TAU), dice.range(10.0, 42.0) * burst);
        let radius = dice.range(9.0, 15.0) * (0.6 + 0.9 * t);
        let (x, y) = (
            MID + angle.cos() * far,
            MID + 10.0 + angle.sin() * far * 0.75 - 9.0 * t,
        );
        puff(c, x, y, radius, Rgb::hex(0xd9c19a), 0.62 * fade);
    }
    for _ in 0..24 {
        let (angle, speed) = (dice.range(0.0, TAU), dice.range(24.0, 60.0));
        let (x, y) = (
            MID + angle.cos() * speed * burst,
            MID + angle.sin() * speed * burst + 34.0 * t * t,
        );
        let tone = [0x5a3a1c, 0xf3e2b8, 0x8a5a2a][dice.index(3)];
        let spin = angle + dice.near(1.0) + t * dice.near(6.0);
        dash(
            c,
            (x, y),
            spin,
            (dice.range(3.5, 8.0), 1.9),
            Rgb::hex(tone),
            1.0 - smooth(0.6, 1.12, t),
        );
    }
}

fn power_lost(c: &mut Canvas, t: f32) {
    let fade = 1.0 - smooth(0.55, 1.12, t);
    let cold = Rgb::hex(0xb9dcff);
    let gap = 0.05 + 0.55 * t;
    let broken = |angle: f32| {
        let part = ((angle / TAU + 0.5) * 7.0).fract();
        (smooth(gap * 0.5, gap * 0.5 + 0.06, part)
            - smooth(1.0 - gap * 0.5 - 0.06, 1.0 - gap * 0.5, part))
        .max(0.0)
            * fade
    };
    ring(c, 40.0 + 6.0 * t, 8.0, Rgb::hex(0x1c2c4a), |a| {
        broken(a) * 0.7
    });
    ring(c, 40.0 + 6.0 * t, 5.0, cold, broken);
    blot(
        c,
        MID,
        MID,
        (50.0, 50.0),
        Rgb::hex(0x27406e),
        0.38 * fade * (1.0 - t),
    );
    let mut dice = Dice::new(72);
    for _ in 0..22 {
        let angle = dice.range(0.0, TAU);
        let far = 40.0 + dice.range(2.0, 18.0) * t;
        let (x, y) = (
            MID + angle.cos() * far,
            MID + angle.sin() * far + 44.0 * t * t,
        );
        let size = (dice.range(3.0, 7.0) * (1.0 - 0.5 * t), 2.2);
        dash(
            c,
            (x, y),
            angle + t * dice.near(5.0),
            size,
            cold.mix(Rgb::hex(0x4a78c0), dice.unit()),
            fade * smooth(0.0, 0.15, t),
        );
    }
}

fn power_won(c: &mut Canvas, t: f32) {
    let fade = 1.0 - smooth(0.6, 1.12, t);
    let rise = smooth(0.0, 0.7, t);
    let gold = Rgb::hex(0xffd24a);
    blot(
        c,
        MID,
        MID,
        (30.0 + 32.0 * rise, 30.0 + 32.0 * rise),
        Rgb::hex(0xffe9a0),
        0.55 * fade,
    );
    ring(c, 16.0 + 30.0 * rise, 8.5, Rgb::hex(0x7a4a08), |_| {
        0.45 * fade
    });
    ring(c, 16.0 + 30.0 * rise, 5.5, gold, |_| fade);
    ring(c, 15.0 + 30.0 * rise, 2.0, Rgb::hex(0xfffbe0), |_| fade);
    let mut dice = Dice::new(73);
    for ray in 0..14 {
        let angle = ray as f32 / 14.0 * TAU + 0.1;
        let far = 10.0 + 34.0 * rise;
        let at = (MID + angle.cos() * far, MID + angle.sin() * far);
        dash(
            c,
            at,
            angle,
            (13.0 * (1.0 - 0.5 * t), 1.7),
            Rgb::hex(0xfff3b8),
            fade * 0.85,
        );
    }
    for _ in 0..18 {
        let (x, start) = (dice.range(20.0, 108.0), dice.range(70.0, 118.0));
        let y = start - dice.range(40.0, 74.0) * t;
        let size = dice.range(2.0, 4.0);
        dash(c, (x, y), TAU / 4.0, (size * 1.8, size * 0.6), gold, fade);
        dash(c, (x, y), 0.0, (size * 1.8, size * 0.6), gold, fade);
    }
}

fn shot(c: &mut Canvas, t: f32) {
    let mut dice = Dice::new(74);
    let smoke = smooth(0.05, 0.4, t) * (1.0 - smooth(0.55, 1.12, t));
    for _ in 0..18 {
        let (angle, far) = (dice.range(0.0, TAU), dice.range(4.0, 34.0) * (0.35 + t));
        let radius = dice.range(10.0, 19.0) * (0.5 + 0.8 * t);
        let (x, y) = (
            MID + angle.cos() * far,
            MID + angle.sin() * far * 0.8 - 16.0 * t,
        );
        let grey = Rgb::hex(0xcfc8bd).mix(Rgb::hex(0x6c665e), dice.unit());
        puff(c, x, y, radius, grey, 0.66 * smoke);
    }
    let flash = 1.0 - smooth(0.12, 0.5, t);
    if flash > 0.0 {
        for _ in 0..16 {
            let angle = dice.range(0.0, TAU);
            let far = 20.0 * (0.5 + t);
            let at = (MID + angle.cos() * far, MID + angle.sin() * far);
            dash(
                c,
                at,
                angle,
                (dice.range(16.0, 36.0), 5.0),
                Rgb::hex(0xff8a1e),
                flash * 0.9,
            );
        }
        blot(c, MID, MID, (44.0, 44.0), Rgb::hex(0xffb03a), flash);
        blot(c, MID, MID, (26.0, 26.0), Rgb::hex(0xfffbe0), flash);
    }
    for _ in 0..16 {
        let (angle, speed) = (dice.range(0.0, TAU), dice.range(34.0, 62.0));
        let far = speed * (1.0 - (1.0 - t) * (1.0 - t));
        let at = (
            MID + angle.cos() * far,
            MID + angle.sin() * far + 24.0 * t * t,
        );
        dash(
            c,
            at,
            angle,
            (4.5 * (1.0 - t) + 1.0, 1.4),
            Rgb::hex(0xffc15a),
            1.0 - smooth(0.5, 0.95, t),
        );
    }
}

fn water(c: &mut Canvas, t: f32) {
    let mut dice = Dice::new(75);
    for _ in 0..26 {
        let (x, y, phase) = (
            dice.range(10.0, 118.0),
            dice.range(12.0, 116.0),
            dice.unit(),
        );
        let age = (t + phase).fract();
        let alpha = (age * TAU / 2.0).sin().powi(3);
        let drift = (age - 0.5) * 9.0;
        let length = dice.range(4.0, 9.0) * (0.6 + 0.4 * alpha);
        dash(
            c,
            (x + drift, y),
            0.04,
            (length, 1.2),
            Rgb::hex(0xf4fdff),
            0.62 * alpha,
        );
    }
}

fn leaves(c: &mut Canvas, t: f32) {
    let mut dice = Dice::new(76);
    for _ in 0..9 {
        let (x, y, phase) = (dice.range(10.0, 118.0), dice.range(8.0, 96.0), dice.unit());
        let tone = [0x9ab648, 0xc9a23a, 0xd9762e, 0x6d9a3c][dice.index(4)];
        let age = (t + phase).fract();
        let alpha = smooth(0.0, 0.2, age) * (1.0 - smooth(0.75, 1.0, age));
        let (px, py) = (
            x + (age * TAU).sin() * 7.0 + age * 10.0 - 5.0,
            y + age * 26.0 - 8.0,
        );
        let turn = age * TAU + phase * 6.0;
        dash(
            c,
            (px + 2.0, py + 6.0),
            turn,
            (4.6, 1.6),
            Rgb::hex(0x141c0a),
            0.22 * alpha,
        );
        dash(c, (px, py), turn, (5.0, 2.1), Rgb::hex(tone), 0.9 * alpha);
    }
}

fn landing(c: &mut Canvas, t: f32) {
    let mut dice = Dice::new(77);
    let fade = 1.0 - smooth(0.3, 1.15, t);
    let out = 1.0 - (1.0 - t) * (1.0 - t);
    for i in 0..20 {
        let angle = i as f32 / 20.0 * TAU + dice.near(0.2);
        let far = 26.0 + dice.range(14.0, 28.0) * out;
        let radius = dice.range(5.0, 10.0) * (0.6 + 0.9 * t);
        let (x, y) = (
            MID + angle.cos() * far,
            MID + 34.0 + angle.sin() * far * 0.36 - 6.0 * t,
        );
        let grain = 0.85 + 0.3 * value(i as f32, 0.5, 7);
        puff(c, x, y, radius, Rgb::hex(0xdcc79e).scale(grain), 0.6 * fade);
    }
}

/// Draws the atlas: one row an animation, one column a frame.
#[must_use]
pub fn atlas() -> Canvas {
    let rows: [fn(&mut Canvas, f32); 7] =
        [capture, power_lost, power_won, shot, water, leaves, landing];
    let side = CELL as usize;
    let mut canvas = Canvas::new(side * FRAMES, side * NAMES.len());
    for (row, draw) in rows.iter().enumerate() {
        for frame in 0..FRAMES {
            let mut cell = Canvas::new(side, side);
            draw(&mut cell, (frame as f32 + 0.5) / FRAMES as f32);
            cell.fade(|x, y| {
                let edge = x.min(y).min(128.0 - x).min(128.0 - y);
                smooth(0.0, 9.0, edge)
            });
            canvas.overlay(&cell, frame * side, row * side);
        }
    }
    canvas
}

/// Writes the atlas.
///
/// # Errors
/// When the file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    atlas().save(&out.join("effects/effects.png"), true)
}
