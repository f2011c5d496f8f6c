//! Rank 5 is a city's wall: besiegers' ground before it, cobbles behind it.

use super::field::grass;
use super::ground::{Land, Scene, meadow};
use super::props::{line, stone};
use super::wall;
use crate::Dice;
use crate::canvas::Rgb;
use crate::noise::{fractal, signed, smooth, value};
use crate::paint::slab;

#[derive(Debug)]
pub struct Siege;

/// The files of the gates' middles.
const GATES: [f32; 2] = [2.5, 5.5];

/// How much a place lies on the roads through the gates, 0 to 1.
fn road(place: (f32, f32)) -> f32 {
    let before = (4.5 - place.1).max(0.0);
    let near = GATES
        .iter()
        .map(|gate| {
            let bend = signed(place.1 * 0.5, *gate, 151, 2) * 0.5 * (before * 0.4).min(1.0);
            (place.0 - gate - bend - (gate - 4.0) * before * 0.06).abs()
        })
        .fold(9.0, f32::min);
    let ragged = signed(place.0 * 5.0, place.1 * 5.0, 152, 2) * 0.07;
    1.0 - smooth(0.2, 0.42, near + ragged)
}

/// A cobble's tone and how near its joint a place is (0 in the joint, 1 in the stone).
fn cobble(place: (f32, f32)) -> (f32, f32) {
    let (columns, rows) = (7.0, 9.0);
    let row = (place.1 * rows).floor();
    let x = place.0 * columns
        + if row as i32 % 2 == 0 { 0.5 } else { 0.0 }
        + value(row, place.0 * 2.0, 153) * 0.5;
    let (u, v) = (x.fract(), (place.1 * rows).fract());
    let edge = (u.min(1.0 - u) / columns).min(v.min(1.0 - v) / rows);
    (
        value(x.floor() * 1.7, row * 1.3, 154),
        smooth(0.004, 0.02, edge),
    )
}

impl Land for Siege {
    fn colour(&self, place: (f32, f32)) -> Rgb {
        let city = smooth(4.85, 4.95, place.1);
        let mud = fractal(place.0 * 0.9, place.1 * 0.9, 155, 4);
        let trampled = meadow(place)
            .mix(Rgb::hex(0xb99f68), smooth(0.3, 0.65, mud) * 0.75)
            .mix(Rgb::hex(0xcbb07a), road(place) * 0.85);
        let (tone, joint) = cobble(place);
        let paving = Rgb::hex(0xb3a384)
            .mix(Rgb::hex(0xcdbb95), tone)
            .mix(Rgb::hex(0xa99a8a), fractal(place.0, place.1, 156, 2) * 0.6);
        let way = road(place);
        let street = paving.mix(Rgb::hex(0xdac9a2), way * 0.5);
        let paved = Rgb::hex(0x75664c).mix(street, 0.35 + 0.65 * joint);
        trampled.mix(paved, city)
    }

    fn height(&self, place: (f32, f32)) -> f32 {
        if place.1 > 4.9 {
            cobble(place).1 * 0.008 + 0.05 * fractal(place.0, place.1, 157, 2)
        } else {
            0.24 * fractal(place.0 * 0.8, place.1 * 0.8, 158, 4)
        }
    }

    fn flow(&self, place: (f32, f32)) -> f32 {
        if place.1 > 4.9 {
            0.0
        } else {
            signed(place.0 * 0.7, place.1 * 0.7, 77, 2) * 1.8 - 0.4
        }
    }

    fn lay(&self, scene: &mut Scene) {
        joints(scene);
        grass(scene, 691, 420, |p| p.1 < 3.9 && road(p) < 0.2);
        let mut dice = Dice::new(693);
        for place in scene.scatter(694, 240, |p| p.1 < 3.95) {
            let (x, y) = scene.view.pixel(place);
            stone(
                &mut scene.canvas,
                x,
                y,
                dice.range(1.6, 4.0),
                Rgb::hex(0xa99c82),
                &mut dice,
            );
        }
    }

    fn build(&self, scene: &mut Scene) {
        roofs(scene);
        wall::build(scene);
        stakes(scene);
    }
}

/// Sharpens the joints of the cobbles that the brush has softened.
fn joints(scene: &mut Scene) {
    let view = scene.view;
    scene.canvas.map(|x, y, colour| {
        let place = view.place(x, y);
        if place.1 < 4.95 {
            return colour;
        }
        let (tone, joint) = cobble(place);
        colour
            .scale(0.95 + 0.09 * tone)
            .mix(Rgb::hex(0x5f5139), (1.0 - joint) * 0.3)
    });
}

/// A row of house roofs along the city's far edge.
fn roofs(scene: &mut Scene) {
    let mut dice = Dice::new(695);
    let mut file = 0.0;
    while file < 8.0 {
        let wide = dice.range(0.42, 0.8);
        let deep = dice.range(13.0, 21.0);
        let tone = [0xb5573a, 0xa34a35, 0xc46f45, 0x8d5240][dice.index(4)];
        if dice.chance(0.8) {
            roof(scene, file, file + wide - 0.04, deep, Rgb::hex(tone));
        }
        file += wide;
    }
}

/// One roof from file to file, `deep` pixels into the board.
fn roof(scene: &mut Scene, from: f32, to: f32, deep: f32, colour: Rgb) {
    let (a, edge) = scene.view.pixel((from, 8.0));
    let (b, _) = scene.view.pixel((to, 8.0));
    let (left, right) = (a.min(b).max(0.0), a.max(b).min(1024.0));
    let c = &mut scene.canvas;
    let (top, bottom) = if scene.view.flipped {
        (edge - deep, edge)
    } else {
        (edge, edge + deep)
    };
    slab(
        c,
        (left + 3.0, top + 4.0),
        (right + 6.0, bottom + 6.0),
        Rgb::hex(0x3b3020),
        3,
    );
    slab(c, (left, top), (right, bottom), colour, 5);
    let mut x = left + 4.0;
    while x < right - 2.0 {
        line(c, (x, top), (x, bottom), 0.9, colour.lit(0.72), 0.7);
        line(
            c,
            (x + 2.0, top),
            (x + 2.0, bottom),
            0.8,
            colour.lit(1.22),
            0.6,
        );
        x += 6.0;
    }
    let eave = if scene.view.flipped { top } else { bottom };
    line(c, (left, eave), (right, eave), 1.4, colour.lit(0.5), 0.9);
}

/// Sharpened stakes at the besiegers' outer edge.
fn stakes(scene: &mut Scene) {
    let mut dice = Dice::new(696);
    let mut places: Vec<_> = (0..46)
        .map(|i| {
            (
                if i % 2 == 0 {
                    dice.range(0.02, 0.1)
                } else {
                    dice.range(7.9, 7.98)
                },
                dice.range(0.3, 3.6),
            )
        })
        .collect();
    scene.sort(&mut places);
    for place in places {
        let (x, y) = scene.view.pixel(place);
        let lean = dice.near(5.0);
        let c = &mut scene.canvas;
        line(
            c,
            (x + 2.0, y + 1.0),
            (x + 11.0, y + 6.0),
            2.0,
            Rgb::hex(0x2a2414),
            0.4,
        );
        line(
            c,
            (x, y),
            (x + lean, y - 17.0),
            2.2,
            Rgb::hex(0x6b4a28),
            1.0,
        );
        line(
            c,
            (x - 0.7, y),
            (x + lean - 0.7, y - 16.0),
            0.9,
            Rgb::hex(0xb58a55),
            0.9,
        );
    }
}
