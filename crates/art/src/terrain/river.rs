//! Rank 5 is water; b5, e5 and g5 are stony fords.

use super::field::{flowers, grass};
use super::ground::{Land, Scene, drift, meadow};
use super::props::{line, stone, tuft};
use crate::Dice;
use crate::canvas::Rgb;
use crate::noise::{fractal, signed, smooth};

#[derive(Debug)]
pub struct River;

/// Files of the fords' left edges, in squares.
const FORDS: [f32; 3] = [1.0, 4.0, 6.0];

/// How far inside the water a place is, in squares; negative on land.
fn inside(place: (f32, f32)) -> f32 {
    let south = 4.0 + signed(place.0 * 1.3, 1.0, 91, 3) * 0.07;
    let north = 5.0 + signed(place.0 * 1.3, 9.0, 92, 3) * 0.07;
    (place.1 - south).min(north - place.1)
}

/// 1 in the middle of a ford, 0 away from all.
fn ford(place: (f32, f32)) -> f32 {
    let ragged = signed(place.0 * 2.0, place.1 * 2.0, 93, 3) * 0.22;
    FORDS
        .iter()
        .map(|left| 1.0 - smooth(0.3, 0.62, (place.0 - left - 0.5).abs() + ragged))
        .fold(0.0, f32::max)
}

/// 1 over a ford's way down the banks, 0 elsewhere.
fn track(place: (f32, f32)) -> f32 {
    let off = (place.1 - 4.5).abs();
    let sway = signed(place.1 * 0.8, 3.0, 94, 2) * 0.2 * (off - 0.5).max(0.0);
    let near = FORDS
        .iter()
        .map(|left| (place.0 - left - 0.5 + sway).abs())
        .fold(9.0, f32::min);
    (1.0 - smooth(0.1, 0.34, near)) * (1.0 - smooth(0.6, 2.2, off))
}

impl Land for River {
    fn colour(&self, place: (f32, f32)) -> Rgb {
        let depth = inside(place);
        if depth < 0.0 {
            let sand = 1.0
                - smooth(
                    0.02,
                    0.15,
                    -depth + signed(place.0 * 4.0, place.1 * 4.0, 95, 2) * 0.05,
                );
            let ground =
                meadow(place).mix(Rgb::hex(0x6f9648), (1.0 - smooth(0.2, 0.7, -depth)) * 0.5);
            return ground
                .mix(Rgb::hex(0xc9ac74), track(place) * 0.8)
                .mix(Rgb::hex(0xcfb987), sand * 0.9);
        }
        let streak = signed(place.0 * 0.9, place.1 * 9.0, 96, 3);
        let deep = smooth(0.0, 0.42, depth) + streak * 0.16;
        let water = Rgb::hex(0x7fbfb6)
            .mix(Rgb::hex(0x3f8fae), smooth(0.05, 0.55, deep))
            .mix(Rgb::hex(0x245f8c), smooth(0.5, 1.1, deep));
        let gravel = fractal(place.0 * 9.0, place.1 * 9.0, 98, 2);
        let bed = Rgb::hex(0xcdbd8f)
            .mix(Rgb::hex(0xa39672), smooth(0.4, 0.7, gravel) * 0.7)
            .mix(Rgb::hex(0x8cc4bb), 0.42 + streak * 0.4);
        water
            .mix(bed, ford(place) * 0.88)
            .mix(Rgb::hex(0xeef6ea), (1.0 - smooth(0.0, 0.035, depth)) * 0.55)
    }

    fn height(&self, place: (f32, f32)) -> f32 {
        let depth = inside(place);
        let ground = 0.2 * fractal(place.0 * 0.6, place.1 * 0.6, 35, 3);
        let bank = smooth(-0.16, 0.02, depth);
        ground * (1.0 - bank) - 0.085 * bank
    }

    fn flow(&self, place: (f32, f32)) -> f32 {
        if inside(place) > -0.02 {
            signed(place.0, place.1 * 2.0, 97, 2) * 0.16
        } else {
            drift(place)
        }
    }

    fn chequer(&self, place: (f32, f32)) -> f32 {
        if inside(place) > 0.0 { 0.75 } else { 1.0 }
    }

    fn lay(&self, scene: &mut Scene) {
        currents(scene);
        pebbles(scene);
        let dry = |p: (f32, f32)| inside(p) < -0.2 && track(p) < 0.3;
        grass(scene, 651, 800, dry);
        flowers(scene, 653, dry);
    }

    fn build(&self, scene: &mut Scene) {
        let mut dice = Dice::new(655);
        let bank = |p: (f32, f32)| (-0.16..0.05).contains(&inside(p)) && ford(p) < 0.05;
        for place in scene.scatter(656, 2600, bank) {
            let (x, y) = scene.view.pixel(place);
            if dice.chance(0.25) {
                stone(
                    &mut scene.canvas,
                    x,
                    y,
                    dice.range(2.5, 6.0),
                    Rgb::hex(0xa9a08c),
                    &mut dice,
                );
            } else {
                tuft(
                    &mut scene.canvas,
                    x,
                    y,
                    dice.range(8.0, 15.0),
                    Rgb::hex(0x66853c),
                    &mut dice,
                );
            }
        }
    }
}

/// Light and dark strokes along the stream.
fn currents(scene: &mut Scene) {
    let mut dice = Dice::new(657);
    for place in scene.scatter(658, 3600, |p| inside(p) > 0.05) {
        let (x, y) = scene.view.pixel(place);
        let shallow = ford(place);
        let long = dice.range(6.0, 20.0) * (1.0 - 0.5 * shallow);
        let light = dice.chance(0.55);
        let colour = Rgb::hex(if light { 0xcdeaea } else { 0x1d5078 });
        let alpha = if light {
            0.42 + 0.3 * shallow
        } else {
            0.28 * (1.0 - shallow)
        };
        let tilt = dice.near(1.5);
        line(
            &mut scene.canvas,
            (x - long, y - tilt),
            (x + long, y + tilt),
            1.1,
            colour,
            alpha,
        );
    }
}

/// Stones in and about the fords.
fn pebbles(scene: &mut Scene) {
    let mut dice = Dice::new(659);
    for place in scene.scatter(660, 2300, |p| inside(p) > -0.12 && ford(p) > 0.45) {
        let (x, y) = scene.view.pixel(place);
        let tone = [0xb9ad94, 0x9a9484, 0xc9bc9c, 0x8a8a82][dice.index(4)];
        let size = if dice.chance(0.2) {
            dice.range(5.0, 9.5)
        } else {
            dice.range(2.0, 4.5)
        };
        stone(&mut scene.canvas, x, y, size, Rgb::hex(tone), &mut dice);
        if size > 4.5 {
            line(
                &mut scene.canvas,
                (x + size, y + 1.0),
                (x + size * 2.6, y + 2.0),
                1.1,
                Rgb::hex(0xf4fbf6),
                0.7,
            );
        }
    }
}
