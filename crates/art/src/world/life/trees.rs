//! Trees that stand at the edge of woods: five broad ones, three firs. Their feet are at the
//! bottom of the cell, so that the wind can move their tops.

use std::f32::consts::TAU;

use super::CELL;
use crate::Dice;
use crate::canvas::{Canvas, Rgb};
use crate::noise::smooth;
use crate::paint::{Stroke, blot, stroke};

/// All trees.
pub fn row() -> Vec<Canvas> {
    (0..5).map(broad).chain((0..3).map(fir)).collect()
}

fn dab(canvas: &mut Canvas, at: (f32, f32), angle: f32, size: (f32, f32), colour: Rgb, seed: u32) {
    let one = Stroke {
        x: at.0,
        y: at.1,
        angle,
        length: size.0,
        width: size.1,
        bend: 0.6,
        colour,
        alpha: 0.92,
        bristle: 0.35,
    };
    stroke(canvas, &one, seed);
}

fn trunk(canvas: &mut Canvas, top: f32) {
    let middle = (top + 58.0) / 2.0;
    let half = (58.0 - top) / 2.0;
    dab(
        canvas,
        (32.0, middle),
        1.57,
        (half, 2.6),
        Rgb::hex(0x4d3521),
        3,
    );
    dab(
        canvas,
        (31.2, middle),
        1.57,
        (half, 1.0),
        Rgb::hex(0x7d5a38),
        4,
    );
}

/// A tree of dabs: dark below, light where the sun is, in the north-west.
fn broad(n: u32) -> Canvas {
    let mut canvas = Canvas::new(CELL as usize, CELL as usize);
    let mut dice = Dice::new(500 + u64::from(n));
    trunk(&mut canvas, 40.0);
    let tones = [0x4f6b2f, 0x5a7233, 0x456235, 0x6b7434, 0x7f6f2e].map(Rgb::hex);
    let leaf = tones[n as usize % tones.len()];
    let (width, height) = (dice.range(17.0, 20.0), dice.range(15.0, 18.0));
    blot(
        &mut canvas,
        32.5,
        29.0,
        (width + 3.0, height + 3.0),
        leaf.scale(0.5),
        0.9,
    );
    for layer in 0..3_u8 {
        for _ in 0..46 {
            let (angle, far) = (dice.range(0.0, TAU), dice.unit().sqrt());
            let (dx, dy) = (angle.cos() * far, angle.sin() * far);
            let sun = 0.5 - 0.36 * dx - 0.42 * dy;
            // Each layer covers less, and only where more light falls.
            if sun < f32::from(layer) * 0.3 {
                continue;
            }
            let light = 0.58 + 0.62 * smooth(0.1, 1.0, sun) + 0.08 * f32::from(layer);
            let at = (32.0 + dx * width * 0.94, 27.5 + dy * height * 0.94);
            let size = (dice.range(2.8, 4.4), dice.range(1.7, 2.5));
            let tone = leaf.lit(light + dice.near(0.1));
            let turn = angle + 1.57 + dice.near(0.6);
            dab(
                &mut canvas,
                at,
                turn,
                size,
                tone,
                n * 100 + u32::from(layer),
            );
        }
    }
    canvas
}

fn fir(n: u32) -> Canvas {
    let mut canvas = Canvas::new(CELL as usize, CELL as usize);
    let mut dice = Dice::new(560 + u64::from(n));
    trunk(&mut canvas, 46.0);
    let leaf = [0x35543a, 0x3d5a34, 0x2f4d40].map(Rgb::hex)[n as usize % 3];
    for row in 0..11_u8 {
        let down = f32::from(row) / 10.0;
        let (y, half) = (8.5 + 41.0 * down, 2.2 + 14.0 * down);
        let dabs = 3 + row;
        for i in 0..dabs {
            let across = (f32::from(i) + 0.5) / f32::from(dabs) * 2.0 - 1.0;
            let light = 0.72 - 0.36 * across + dice.near(0.12) + 0.1 * (1.0 - down);
            let at = (
                32.0 + across * half,
                y + across.abs() * 2.4 + dice.near(1.0),
            );
            let turn = 1.57 - across * 0.9;
            dab(
                &mut canvas,
                at,
                turn,
                (4.2, 2.0),
                leaf.lit(light),
                n * 31 + 7,
            );
        }
    }
    canvas
}
