//! Ranks 6 to 8 are high ground, with a scarp below them.

use super::field::{flowers, grass};
use super::ground::{Land, Scene, meadow};
use super::props::{bush, line, stone};
use crate::Dice;
use crate::canvas::Rgb;
use crate::noise::{fractal, signed, smooth};

#[derive(Debug)]
pub struct Hill;

/// How far above the scarp's foot a place is: 0 below, 1 above.
fn rise(place: (f32, f32)) -> f32 {
    let line = 5.0 + signed(place.0 * 1.1, 2.0, 111, 3) * 0.07;
    smooth(-0.13, 0.1, place.1 - line)
}

/// The rolling of the high ground.
fn knolls(place: (f32, f32)) -> f32 {
    fractal(place.0 * 0.62, place.1 * 0.75, 112, 3) + (place.1 - 5.0) * 0.1
}

impl Land for Hill {
    fn colour(&self, place: (f32, f32)) -> Rgb {
        let up = rise(place);
        let low = meadow(place).mix(Rgb::hex(0x6f9a4c), 0.4);
        let heath = Rgb::hex(0xc8b96c).mix(
            Rgb::hex(0xb5b464),
            fractal(place.0 * 1.5, place.1 * 1.5, 113, 3),
        );
        let high = meadow(place).lit(1.06).mix(heath, 0.62);
        let face = smooth(0.02, 0.3, up) * (1.0 - smooth(0.72, 0.98, up));
        let rock = Rgb::hex(0xa88d63).mix(
            Rgb::hex(0x8b7a5e),
            fractal(place.0 * 6.0, place.1 * 3.0, 114, 2),
        );
        let contour = (knolls(place) * 7.0).fract();
        let band = (1.0 - smooth(0.0, 0.1, contour)) * up;
        low.mix(high, up)
            .mix(rock, face * 0.85)
            .mix(Rgb::hex(0x8e7c46), band * 0.22)
    }

    fn height(&self, place: (f32, f32)) -> f32 {
        let up = rise(place);
        let steps = knolls(place) * 7.0;
        let terrace = (steps.floor() + smooth(0.0, 0.35, steps.fract())) / 7.0;
        0.2 * fractal(place.0 * 0.6, place.1 * 0.6, 36, 3) * (1.0 - up)
            + up * (0.3 + 0.34 * terrace)
    }

    fn lay(&self, scene: &mut Scene) {
        foot_shadow(scene);
        hachures(scene);
        grass(scene, 671, 850, |p| !(4.8..5.15).contains(&p.1));
        flowers(scene, 673, |p| p.1 < 4.6);
    }

    fn build(&self, scene: &mut Scene) {
        let mut dice = Dice::new(675);
        let scarp = |p: (f32, f32)| (0.05..0.9).contains(&rise(p));
        for place in scene.scatter(676, 1500, scarp) {
            let (x, y) = scene.view.pixel(place);
            if dice.chance(0.45) {
                stone(
                    &mut scene.canvas,
                    x,
                    y,
                    dice.range(2.5, 6.5),
                    Rgb::hex(0xb7a484),
                    &mut dice,
                );
            }
        }
        let brink = |p: (f32, f32)| (0.93..0.999).contains(&rise(p));
        for place in scene.scatter(677, 900, brink) {
            let (x, y) = scene.view.pixel(place);
            if dice.chance(0.16) {
                bush(
                    &mut scene.canvas,
                    x,
                    y,
                    dice.range(5.0, 9.0),
                    Rgb::hex(0x7d9440),
                    &mut dice,
                );
            }
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
            .lit(1.0 - 0.36 * shade)
            .mix(Rgb::hex(0xf6e9b0), brink)
    });
}

/// Short strokes down the slopes, as on an old map.
fn hachures(scene: &mut Scene) {
    let mut dice = Dice::new(678);
    for place in scene.scatter(679, 2600, |p| rise(p) > 0.99) {
        let steps = (knolls(place) * 7.0).fract();
        if steps > 0.3 {
            continue;
        }
        let e = 0.03;
        let slope = (
            knolls((place.0 + e, place.1)) - knolls((place.0 - e, place.1)),
            knolls((place.0, place.1 + e)) - knolls((place.0, place.1 - e)),
        );
        let long = (slope.0 * slope.0 + slope.1 * slope.1).sqrt().max(1e-4);
        let reach = dice.range(0.05, 0.1);
        let foot = (
            place.0 - slope.0 / long * reach,
            place.1 - slope.1 / long * reach,
        );
        let (a, b) = (scene.view.pixel(place), scene.view.pixel(foot));
        line(&mut scene.canvas, a, b, 1.1, Rgb::hex(0x6e5f30), 0.4);
    }
}
