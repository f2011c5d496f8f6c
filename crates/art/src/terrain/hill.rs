//! Ranks 6 to 8 are high ground, with a scarp below them.

use super::field::{flowers, grass};
use super::ground::{Land, Scene, meadow};
use super::props::{bush, line, stone, tuft};
use crate::Dice;
use crate::canvas::Rgb;
use crate::noise::{fractal, signed, smooth};

#[derive(Debug)]
pub struct Hill;

/// Lines of equal height for one unit of [`knolls`].
const STEPS: f32 = 8.0;

/// How far above the scarp's foot a place is: 0 below, 1 above.
fn rise(place: (f32, f32)) -> f32 {
    let line = 5.0 + signed(place.0 * 1.1, 2.0, 111, 3) * 0.07;
    smooth(-0.17, 0.1, place.1 - line)
}

/// The rolling of the high ground.
fn knolls(place: (f32, f32)) -> f32 {
    let warp = signed(place.0 * 0.5, place.1 * 0.5, 115, 2) * 0.7;
    let turn = (place.0 * 0.8 + place.1 * 0.6, place.1 * 0.8 - place.0 * 0.6);
    fractal(turn.0 * 0.6 + warp, turn.1 * 0.6 - warp, 112, 3) + (place.1 - 5.0) * 0.1
}

impl Land for Hill {
    fn colour(&self, place: (f32, f32)) -> Rgb {
        let up = rise(place);
        let low = meadow(place).mix(Rgb::hex(0x6f9a4c), 0.4);
        let heath = Rgb::hex(0xd4bd70).mix(
            Rgb::hex(0xb5b464),
            fractal(place.0 * 1.5, place.1 * 1.5, 113, 3),
        );
        let high = meadow(place).lit(1.06).mix(heath, 0.78);
        let face = smooth(0.02, 0.3, up) * (1.0 - smooth(0.72, 0.98, up));
        let rock = Rgb::hex(0xa88d63).mix(
            Rgb::hex(0x8b7a5e),
            fractal(place.0 * 6.0, place.1 * 3.0, 114, 2),
        );
        low.mix(high, up).mix(rock.lit(1.25), face * 0.9)
    }

    fn height(&self, place: (f32, f32)) -> f32 {
        let up = rise(place);
        0.2 * fractal(place.0 * 0.6, place.1 * 0.6, 36, 3) * (1.0 - up)
            + up * (0.2 + 0.24 * knolls(place))
    }

    fn lay(&self, scene: &mut Scene) {
        foot_shadow(scene);
        hachures(scene);
        grass(scene, 671, 850, |p| !(4.8..5.15).contains(&p.1));
        flowers(scene, 673, |p| p.1 < 4.6);
    }

    fn build(&self, scene: &mut Scene) {
        scarp(scene);
        let mut dice = Dice::new(675);
        let brink = |p: (f32, f32)| (0.9..0.999).contains(&rise(p));
        for place in scene.strip(677, 3000, (4.8, 5.3), brink) {
            let (x, y) = scene.view.pixel(place);
            let c = &mut scene.canvas;
            if dice.chance(0.05) {
                bush(c, x, y, dice.range(5.0, 9.0), Rgb::hex(0x7d9440), &mut dice);
            } else if dice.chance(0.5) {
                tuft(c, x, y, dice.range(4.0, 8.0), Rgb::hex(0xa9a450), &mut dice);
            }
        }
    }
}

/// Facets of rock down the scarp.
fn scarp(scene: &mut Scene) {
    let mut dice = Dice::new(674);
    let face = |p: (f32, f32)| (0.1..0.88).contains(&rise(p));
    for place in scene.strip(676, 4200, (4.7, 5.3), face) {
        let (x, y) = scene.view.pixel(place);
        let c = &mut scene.canvas;
        let up = rise(place);
        let tone = Rgb::hex([0xbfa070, 0xa98c62, 0xd0b482, 0x98835f][dice.index(4)]);
        let light = if scene.view.flipped {
            1.02 + 0.16 * up
        } else {
            0.62 + 0.36 * up
        };
        let (tall, lean) = (dice.range(1.5, 5.0), dice.near(6.0));
        let width = dice.range(2.4, 4.6);
        let shade = tone.lit(light * 0.62);
        line(
            c,
            (x + 1.8, y - tall),
            (x + lean + 1.8, y + tall),
            width,
            shade,
            0.85,
        );
        line(
            c,
            (x, y - tall),
            (x + lean, y + tall),
            width * 0.8,
            tone.lit(light),
            0.9,
        );
    }
    for place in scene.strip(672, 700, (4.7, 5.0), |p| (0.01..0.16).contains(&rise(p))) {
        let (x, y) = scene.view.pixel(place);
        if dice.chance(0.3) {
            let size = dice.range(2.5, 6.5);
            stone(&mut scene.canvas, x, y, size, Rgb::hex(0xb7a484), &mut dice);
        }
    }
}

/// The shadow of the scarp on the low ground, and the bright line along its brink.
fn foot_shadow(scene: &mut Scene) {
    let view = scene.view;
    scene.canvas.map(|x, y, colour| {
        let place = view.place(x, y);
        let toward_sun = view.place(x - 16.0, y - 20.0);
        let shade = (rise(toward_sun) - rise(place)).max(0.0);
        let brink = (1.0 - smooth(0.0, 0.035, (rise(place) - 0.93).abs())) * 0.5;
        colour
            .lit(1.0 - 0.26 * shade)
            .mix(Rgb::hex(0xf6e9b0), brink)
    });
}

/// Thin lines of equal height with short strokes down from them, as on an old map.
fn hachures(scene: &mut Scene) {
    let slope_at = |place: (f32, f32)| {
        let e = 0.02;
        let x = (knolls((place.0 + e, place.1)) - knolls((place.0 - e, place.1))) / (2.0 * e);
        let y = (knolls((place.0, place.1 + e)) - knolls((place.0, place.1 - e))) / (2.0 * e);
        (x, y, (x * x + y * y).sqrt().max(1e-3))
    };
    let off_line = |place: (f32, f32)| {
        let step = knolls(place) * STEPS;
        (step - step.round()) / STEPS / slope_at(place).2
    };
    let view = scene.view;
    scene.canvas.map(|x, y, colour| {
        let place = view.place(x, y);
        if place.1 < 5.0 || rise(place) < 0.99 {
            return colour;
        }
        let off = off_line(place);
        let line = 1.0 - smooth(0.004, 0.013, off.abs());
        let below = smooth(-0.2, 0.0, off) * (1.0 - smooth(-0.01, 0.0, off));
        colour
            .lit(1.0 - 0.12 * below)
            .mix(Rgb::hex(0x75602c), line * 0.36)
    });
    let mut dice = Dice::new(678);
    for place in scene.scatter(679, 9000, |p| rise(p) > 0.99 && p.1 > 5.0) {
        if !(-0.05..-0.005).contains(&off_line(place)) {
            continue;
        }
        let (x, y, long) = slope_at(place);
        let reach = dice.range(0.05, 0.1);
        let foot = (place.0 - x / long * reach, place.1 - y / long * reach);
        let (a, b) = (scene.view.pixel(place), scene.view.pixel(foot));
        line(&mut scene.canvas, a, b, 1.0, Rgb::hex(0x6e5f30), 0.34);
    }
}
