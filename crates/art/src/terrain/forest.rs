//! Ranks 4 and 5 are wooded: trees about the corners of the squares, open floor in their middles.

use std::f32::consts::TAU;

use super::field::{flowers, grass};
use super::ground::{Land, Scene, meadow};
use super::props::{bush, fir, tree, tuft};
use crate::Dice;
use crate::canvas::Rgb;
use crate::noise::{fractal, signed, smooth, value};

#[derive(Debug)]
pub struct Forest;

/// How much a place lies in the wood, 0 to 1.
fn wood(place: (f32, f32)) -> f32 {
    let ragged = signed(place.0 * 1.6, place.1 * 1.6, 131, 3) * 0.1;
    smooth(1.08, 0.9, (place.1 - 4.0).abs() + ragged)
}

impl Land for Forest {
    fn colour(&self, place: (f32, f32)) -> Rgb {
        let litter = fractal(place.0 * 3.0, place.1 * 3.0, 132, 3);
        let moss = fractal(place.0 * 1.2, place.1 * 1.2, 133, 2);
        let floor = Rgb::hex(0x5f6d35)
            .mix(Rgb::hex(0x7d6a3c), smooth(0.4, 0.75, litter) * 0.55)
            .mix(Rgb::hex(0x557a3c), smooth(0.45, 0.75, moss) * 0.8);
        let dapple = smooth(
            0.54,
            0.72,
            value(place.0 * 6.0, place.1 * 6.0, 134) * 0.5
                + 0.5 * value(place.0 * 11.0, place.1 * 11.0, 135),
        );
        let lit = floor.mix(Rgb::hex(0xc9c66e), dapple * 0.5);
        meadow(place).mix(lit, wood(place))
    }

    fn height(&self, place: (f32, f32)) -> f32 {
        0.22 * fractal(place.0 * 0.6, place.1 * 0.6, 37, 3)
    }

    fn lay(&self, scene: &mut Scene) {
        grass(scene, 681, 760, |p| wood(p) < 0.2);
        flowers(scene, 683, |p| wood(p) < 0.05);
        let mut dice = Dice::new(684);
        for place in scene.scatter(685, 700, |p| wood(p) > 0.7) {
            let (x, y) = scene.view.pixel(place);
            tuft(
                &mut scene.canvas,
                x,
                y,
                dice.range(4.0, 8.0),
                Rgb::hex(0x6f8f42),
                &mut dice,
            );
        }
    }

    fn chequer(&self, place: (f32, f32)) -> f32 {
        1.0 + 0.3 * wood(place)
    }

    fn build(&self, scene: &mut Scene) {
        let mut stand = Vec::new();
        let mut dice = Dice::new(687);
        for row in 0..=2 {
            for file in 0..=8 {
                for _ in 0..4 {
                    let (angle, far) = (dice.range(0.0, TAU), dice.range(0.03, 0.2));
                    stand.push((
                        file as f32 + angle.cos() * far,
                        3.0 + row as f32 + angle.sin() * far * 0.8,
                    ));
                }
                let side = (
                    file as f32 + dice.range(0.25, 0.75),
                    3.0 + row as f32 + dice.near(0.05),
                );
                if dice.chance(0.6) {
                    stand.push(side);
                }
                if row < 2 && dice.chance(0.55) {
                    stand.push((
                        file as f32 + dice.near(0.05),
                        3.0 + row as f32 + dice.range(0.3, 0.7),
                    ));
                }
            }
        }
        scene.sort(&mut stand);
        for place in stand {
            plant(scene, place);
        }
    }
}

/// Plants a tree or bush, smaller the nearer it is to the middle of a side.
fn plant(scene: &mut Scene, place: (f32, f32)) {
    let key = (place.0 * 977.0 + place.1 * 3571.0).abs() as u64;
    let mut dice = Dice::new(key);
    let (x, y) = scene.view.pixel(place);
    let corner = (place.0 - place.0.round())
        .abs()
        .max((place.1 - place.1.round()).abs());
    let tone = [0x5f8a38, 0x7a9a3e, 0x4d7a3a, 0x97a045][dice.index(4)];
    if corner > 0.2 {
        bush(
            &mut scene.canvas,
            x,
            y + 3.0,
            dice.range(6.0, 10.0),
            Rgb::hex(tone),
            &mut dice,
        );
    } else if dice.chance(0.34) {
        fir(
            &mut scene.canvas,
            x,
            y + 8.0,
            dice.range(24.0, 32.0),
            Rgb::hex(0x44704a),
            &mut dice,
        );
    } else {
        tree(
            &mut scene.canvas,
            x,
            y + 8.0,
            dice.range(15.0, 23.0),
            Rgb::hex(tone),
            &mut dice,
        );
    }
}
