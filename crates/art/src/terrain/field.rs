//! Open meadow with a path and flowers.

use super::ground::{Land, Scene, meadow};
use super::props::{bush, flower, stone, tuft};
use crate::Dice;
use crate::canvas::Rgb;
use crate::noise::{fractal, signed, smooth};

#[derive(Debug)]
pub struct Field;

/// How far a place is from the middle of the path, in squares.
fn off_path(place: (f32, f32)) -> f32 {
    let bend = (place.0 * 0.62).sin() * 0.75 + signed(place.0 * 0.5, 0.0, 61, 2) * 0.6;
    let across = place.1 - (3.4 + 0.16 * place.0 + bend * 0.7);
    let fork = (place.0 - (5.2 + (place.1 * 0.7).sin() * 0.5 + (place.1 - 4.0) * 0.22)).abs();
    let fork = fork + (-across).max(0.0) * 2.0;
    let (near, far) = (across.abs().min(fork), across.abs().max(fork));
    near - 0.05 * smooth(0.3, 0.0, far - near)
}

impl Land for Field {
    fn colour(&self, place: (f32, f32)) -> Rgb {
        let ragged = signed(place.0 * 5.0, place.1 * 5.0, 62, 2) * 0.06;
        let worn = 1.0 - smooth(0.09, 0.26, off_path(place) + ragged);
        let ruts = 1.0 - smooth(0.02, 0.07, (off_path(place) - 0.1).abs());
        let earth = Rgb::hex(0xd0b680).mix(Rgb::hex(0xb3925c), ruts * 0.6);
        meadow(place).mix(earth, worn * 0.85)
    }

    fn height(&self, place: (f32, f32)) -> f32 {
        let worn = 1.0 - smooth(0.1, 0.3, off_path(place));
        0.16 * fractal(place.0 * 0.55, place.1 * 0.55, 31, 3)
            + 0.05 * fractal(place.0 * 2.0, place.1 * 2.0, 32, 2)
            - worn * 0.035
    }

    fn lay(&self, scene: &mut Scene) {
        grass(scene, 641, 1100, |place| off_path(place) > 0.22);
        let mut dice = Dice::new(643);
        for place in scene.scatter(644, 70, |place| off_path(place) < 0.35) {
            let (x, y) = scene.view.pixel(place);
            stone(
                &mut scene.canvas,
                x,
                y,
                dice.range(1.8, 4.2),
                Rgb::hex(0xb8ab92),
                &mut dice,
            );
        }
        flowers(scene, 645, |place| off_path(place) > 0.3);
    }

    fn build(&self, scene: &mut Scene) {
        let mut dice = Dice::new(646);
        let edge = |p: (f32, f32)| p.0 < 0.12 || p.0 > 7.88 || p.1 > 7.9 || p.1 < 0.1;
        for place in scene.scatter(647, 420, |p| edge(p) && off_path(p) > 0.5) {
            if dice.chance(0.35) {
                let (x, y) = scene.view.pixel(place);
                bush(
                    &mut scene.canvas,
                    x,
                    y,
                    dice.range(6.0, 12.0),
                    Rgb::hex(0x6d8f3e),
                    &mut dice,
                );
            }
        }
    }
}

/// Scatters tufts of grass where `fits`.
pub fn grass(scene: &mut Scene, seed: u64, count: usize, fits: impl Fn((f32, f32)) -> bool) {
    let mut dice = Dice::new(seed);
    for place in scene.scatter(seed + 1, count, fits) {
        let (x, y) = scene.view.pixel(place);
        let green = meadow(place).mix(Rgb::hex(0x5e7c34), 0.45);
        tuft(
            &mut scene.canvas,
            x,
            y,
            dice.range(5.0, 11.0),
            green,
            &mut dice,
        );
    }
}

/// Scatters flowers in drifts where `fits`.
pub fn flowers(scene: &mut Scene, seed: u64, fits: impl Fn((f32, f32)) -> bool) {
    const KINDS: [(u32, u32, u32); 4] = [
        (0xe2452f, 0x3a1512, 81),
        (0xfdf8ea, 0xf0b429, 82),
        (0x5b78d6, 0xf2e6b0, 83),
        (0xf6cf45, 0xb56a17, 84),
    ];
    let mut dice = Dice::new(seed);
    for (petals, heart, noise) in KINDS {
        let drift = |p: (f32, f32)| fractal(p.0 * 1.1, p.1 * 1.1, noise, 2) > 0.64 && fits(p);
        for place in scene.scatter(seed + u64::from(noise), 900, drift) {
            let (x, y) = scene.view.pixel(place);
            flower(
                &mut scene.canvas,
                x,
                y,
                dice.range(2.0, 4.2),
                Rgb::hex(petals),
                Rgb::hex(heart),
            );
        }
    }
}
