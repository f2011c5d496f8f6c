//! Rank 5 is a city's wall: besiegers' ground before it, cobbles behind it.

use super::field::grass;
use super::ground::{Land, Scene, drift, meadow};
use super::props::{line, stone};
use super::wall;
use crate::Dice;
use crate::canvas::Rgb;
use crate::noise::{cells, fractal, signed, smooth};
use crate::paint::{blot, slab};

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

/// A paving stone's tone and how near its joint a place is (0 in the joint, 1 in the stone): slabs on the streets, cobbles beside.
fn cobble(place: (f32, f32)) -> (f32, f32) {
    let bend = signed(place.0 * 1.5, place.1 * 1.5, 153, 2) * 0.1;
    if road(place) > 0.5 {
        let (tone, inside) = cells(place.0 * 4.6, place.1 * 6.0 + bend, 154);
        (0.35 + 0.65 * tone, smooth(0.02, 0.12, inside))
    } else {
        let (tone, inside) = cells(place.0 * 7.0 + bend, place.1 * 8.5, 155);
        (0.85 * tone, smooth(0.02, 0.2, inside))
    }
}

impl Land for Siege {
    fn colour(&self, place: (f32, f32)) -> Rgb {
        let city = smooth(4.85, 4.95, place.1);
        let wall = smooth(3.95, 4.05, place.1);
        let mud = fractal(place.0 * 0.9, place.1 * 0.9, 155, 4);
        let trampled = meadow(place)
            .mix(Rgb::hex(0xb99f68), smooth(0.3, 0.65, mud) * 0.62)
            .mix(Rgb::hex(0xcbb07a), road(place).max(wall) * 0.85);
        let (tone, joint) = cobble(place);
        let worn = fractal(place.0 * 0.8, place.1 * 0.8, 156, 3);
        let paving = Rgb::hex(0xb9a988)
            .mix(Rgb::hex(0xd2c09a), tone)
            .mix(Rgb::hex(0xa8a090), smooth(0.45, 0.75, worn) * 0.7);
        let street = paving.mix(Rgb::hex(0xe0cfa6), road(place) * 0.55);
        let paved = Rgb::hex(0x86775a).mix(street, 0.5 + 0.5 * joint);
        trampled.mix(paved, city)
    }

    fn height(&self, place: (f32, f32)) -> f32 {
        if place.1 > 4.9 {
            cobble(place).1 * 0.006 + 0.05 * fractal(place.0, place.1, 157, 2)
        } else {
            0.17 * fractal(place.0 * 0.8, place.1 * 0.8, 158, 4)
        }
    }

    fn flow(&self, place: (f32, f32)) -> f32 {
        if place.1 > 4.9 { 0.0 } else { drift(place) }
    }

    fn chequer(&self, place: (f32, f32)) -> f32 {
        if place.1 < 4.0 { 1.25 } else { 1.0 }
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
        camp(scene);
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
            .scale(0.97 + 0.06 * tone)
            .mix(Rgb::hex(0x6a5a3e), (1.0 - joint) * 0.24)
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

/// One house from file to file, its roof `deep` pixels into the board; its front shows when the city lies at the back.
fn roof(scene: &mut Scene, from: f32, to: f32, deep: f32, colour: Rgb) {
    let (a, edge) = scene.view.pixel((from, 8.0));
    let (b, _) = scene.view.pixel((to, 8.0));
    let (left, right) = (a.min(b).max(0.0), a.max(b).min(1024.0));
    let flipped = scene.view.flipped;
    let c = &mut scene.canvas;
    let (top, bottom) = if flipped {
        (edge - deep, edge)
    } else {
        (edge, edge + deep - 4.0)
    };
    if flipped {
        line(
            c,
            (left, top - 1.0),
            (right, top - 1.0),
            2.2,
            Rgb::hex(0x3b3020),
            0.6,
        );
    } else {
        let foot = bottom + 9.0;
        slab(
            c,
            (left + 3.0, bottom),
            (right + 7.0, foot + 4.0),
            Rgb::hex(0x5c4d38),
            3,
        );
        slab(
            c,
            (left + 2.0, bottom - 1.0),
            (right - 2.0, foot),
            Rgb::hex(0xe4d2a8).lit(0.86),
            4,
        );
        let mut x = left + 9.0;
        while x < right - 8.0 {
            line(
                c,
                (x, bottom + 2.5),
                (x, bottom + 6.0),
                1.7,
                Rgb::hex(0x4a3826),
                0.9,
            );
            x += 15.0;
        }
    }
    slab(c, (left, top), (right, bottom), colour, 5);
    let mut x = left + 4.0;
    while x < right - 2.0 {
        line(c, (x, top), (x, bottom), 0.9, colour.lit(0.74), 0.6);
        line(
            c,
            (x + 2.0, top),
            (x + 2.0, bottom),
            0.8,
            colour.lit(1.22),
            0.5,
        );
        x += 6.0;
    }
    let (eave, ridge) = if flipped {
        (top, bottom)
    } else {
        (bottom, top)
    };
    line(c, (left, eave), (right, eave), 1.4, colour.lit(0.5), 0.9);
    line(c, (left, ridge), (right, ridge), 1.6, colour.lit(1.35), 0.8);
}

/// What a besieging camp leaves about: arrows in the ground and burnt-out fires on the corners of squares.
fn camp(scene: &mut Scene) {
    let mut dice = Dice::new(696);
    for place in scene.strip(697, 60, (0.1, 3.8), |p| road(p) < 0.4) {
        let (x, y) = scene.view.pixel(place);
        let c = &mut scene.canvas;
        let lean = dice.near(7.0);
        let tip = (x + lean, y - dice.range(11.0, 16.0));
        line(
            c,
            (x, y),
            (x + 9.0 + lean * 0.3, y + 4.0),
            0.9,
            Rgb::hex(0x2a2414),
            0.4,
        );
        line(c, (x, y), tip, 1.0, Rgb::hex(0x5c3f22), 1.0);
        let feather = Rgb::hex(if dice.chance(0.5) { 0xf2ead6 } else { 0xc04030 });
        line(
            c,
            tip,
            (tip.0 - lean * 0.25, tip.1 + 4.5),
            1.9,
            feather,
            0.95,
        );
    }
    let mut fires = [
        (1.0, 2.02),
        (4.03, 1.0),
        (7.0, 2.98),
        (6.97, 0.98),
        (3.98, 3.02),
    ];
    scene.sort(&mut fires);
    for place in fires {
        let (x, y) = scene.view.pixel(place);
        let c = &mut scene.canvas;
        blot(c, x, y, (19.0, 14.0), Rgb::hex(0x2b2318), 0.7);
        for log in 0..4 {
            let angle = log as f32 * 0.8 + 0.3;
            let (dx, dy) = (angle.cos() * 8.0, angle.sin() * 5.0);
            line(
                c,
                (x - dx, y - dy),
                (x + dx, y + dy),
                1.7,
                Rgb::hex(0x4a3220),
                1.0,
            );
        }
        blot(c, x, y, (5.0, 3.5), Rgb::hex(0xff8a2a), 0.85);
        blot(c, x, y, (2.2, 1.6), Rgb::hex(0xfff0a8), 0.9);
        for i in 0..9 {
            let angle = i as f32 / 9.0 * std::f32::consts::TAU;
            let at = (x + angle.cos() * 14.0, y + angle.sin() * 9.5);
            stone(
                c,
                at.0,
                at.1,
                dice.range(2.4, 3.6),
                Rgb::hex(0xa59a86),
                &mut dice,
            );
        }
    }
}
