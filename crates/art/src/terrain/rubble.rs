//! What is left of a Tower's square when its Tower is gone. Measures in pixels.

use std::f32::consts::FRAC_PI_2;

use super::props::line;
use crate::Dice;
use crate::canvas::{Canvas, Rgb};
use crate::noise::{fractal, signed, smooth};
use crate::paint::{blot, polygon};

const SHADOW: Rgb = Rgb::hex(0x1d180e);

/// A broken block of about `size` with a lit top, lying at `(x, y)`.
fn block(c: &mut Canvas, x: f32, y: f32, size: f32, colour: Rgb, dice: &mut Dice) {
    blot(
        c,
        x + size * 0.4,
        y + size * 0.55,
        (size * 1.3, size * 0.9),
        SHADOW,
        0.55,
    );
    let turn = dice.range(0.0, FRAC_PI_2);
    let top: Vec<_> = (0..4)
        .map(|i| {
            let angle = turn + i as f32 * FRAC_PI_2 + dice.near(0.35);
            let far = size * dice.range(0.78, 1.15);
            (x + angle.cos() * far, y + angle.sin() * far * 0.72)
        })
        .collect();
    for step in 0..=(size * 0.55) as usize {
        let lower: Vec<_> = top
            .iter()
            .map(|(x, y)| (*x, y + (size * 0.55).floor() - step as f32))
            .collect();
        polygon(c, &lower, colour.lit(0.56 + 0.012 * step as f32), 1.0);
    }
    polygon(c, &top, colour.lit(1.12), 1.0);
    let middle = (x - size * 0.16, y - size * 0.16);
    let small: Vec<_> = top
        .iter()
        .map(|(px, py)| (middle.0 + (px - x) * 0.55, middle.1 + (py - y) * 0.55))
        .collect();
    polygon(c, &small, colour.lit(1.24), 0.7);
}

/// Trodden dust and mortar, brightest along the way through.
fn debris(c: &mut Canvas) {
    for y in 0..128 {
        for x in 0..128 {
            let (px, py) = (x as f32, y as f32);
            let ragged = signed(px * 0.09, py * 0.09, 6162, 3) * 15.0;
            let inside = (px - 12.0).min(116.0 - px) + ragged;
            let dust = fractal(px * 0.11, py * 0.11, 6163, 3);
            let trodden = 1.0 - smooth(0.0, 40.0, (px - 64.0).abs() + ragged * 0.5);
            let tone = Rgb::hex(0x9c8458)
                .mix(Rgb::hex(0xc4aa74), dust)
                .mix(Rgb::hex(0xd6bf8c), trodden * 0.6);
            c.blend(
                x,
                y,
                tone.lit(0.62 + 0.38 * smooth(0.0, 12.0, inside)),
                smooth(-1.0, 2.5, inside),
            );
        }
    }
}

/// A breach on nothing, 128 px: trodden debris with broken blocks to either side and a way through the middle.
pub fn paint() -> Canvas {
    let mut c = Canvas::new(128, 128);
    let mut dice = Dice::new(6161);
    debris(&mut c);
    let mut heap: Vec<_> = (0..110)
        .map(|i| {
            let side = if i % 2 == 0 { 16.0 } else { 112.0 };
            let off = dice.near(26.0);
            (
                side + off,
                dice.range(6.0, 116.0),
                (off.abs() / 26.0).min(1.0),
            )
        })
        .filter(|(x, ..)| (9.0..119.0).contains(x))
        .collect();
    heap.sort_by(|a, b| a.1.total_cmp(&b.1));
    for (x, y, off) in heap {
        let tone = Rgb::hex([0xc9b48a, 0xb3a284, 0xa2947a, 0xd6c49c][dice.index(4)]);
        let size = dice.range(3.0, 11.0) * (1.0 - 0.55 * off);
        block(&mut c, x, y, size, tone, &mut dice);
    }
    for _ in 0..46 {
        let (x, y) = (dice.range(30.0, 98.0), dice.range(6.0, 122.0));
        block(
            &mut c,
            x,
            y,
            dice.range(1.2, 2.6),
            Rgb::hex(0xb8a680),
            &mut dice,
        );
    }
    for (x, y, turn) in [
        (26.0, 98.0, 0.6_f32),
        (101.0, 40.0, -0.7),
        (98.0, 108.0, -0.25),
    ] {
        let (dx, dy) = (turn.cos() * 19.0, turn.sin() * 19.0);
        line(
            &mut c,
            (x - dx + 2.0, y - dy + 4.0),
            (x + dx + 2.0, y + dy + 4.0),
            3.0,
            SHADOW,
            0.5,
        );
        line(
            &mut c,
            (x - dx, y - dy),
            (x + dx, y + dy),
            3.2,
            Rgb::hex(0x4a3018),
            1.0,
        );
        line(
            &mut c,
            (x - dx, y - dy - 1.0),
            (x + dx, y + dy - 1.0),
            1.4,
            Rgb::hex(0x9a7040),
            1.0,
        );
    }
    c.fade(|x, y| smooth(0.0, 3.0, x.min(128.0 - x)) * smooth(0.0, 2.0, y.min(128.0 - y)));
    c
}
