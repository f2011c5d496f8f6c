//! The battlefield of Minnaar Chess: between the marble floors of the two Establishments and the
//! cloths of the two Sovereign groups lies trodden ground.

use crate::Dice;
use crate::canvas::{Canvas, Rgb};
use crate::noise::{cells, fractal, signed, smooth, value};
use crate::paint::blot;
use crate::terrain::ground::{self, Land, Scene, View, drift, meadow};
use crate::terrain::props::{SHADE, flower, line, outline, stone, tuft};

#[derive(Debug)]
struct Battlefield;

/// Paints the board, rank 8 on top, or rank 1 on top if `flipped`.
#[must_use]
pub fn board(flipped: bool) -> Canvas {
    ground::paint(&Battlefield, View { flipped })
}

/// Marble with veins: White's warm, Black's of slate.
fn marble(place: (f32, f32), south: bool) -> Rgb {
    let warp = signed(place.0 * 1.4, place.1 * 1.4, 401, 3) * 0.9;
    let vein = (signed(place.0 * 1.1 + warp, place.1 * 1.7 - warp, 403, 3)).abs();
    let vein = 1.0 - smooth(0.0, 0.07, vein);
    let cloud = fractal(place.0 * 1.6, place.1 * 1.6 + warp, 405, 3);
    let (light, shade, ink) = if south {
        (0xf0e2d0, 0xdcc3aa, 0xa98466)
    } else {
        (0xb3b4b2, 0x92959a, 0xe0e2e0)
    };
    Rgb::hex(light)
        .mix(Rgb::hex(shade), cloud)
        .mix(Rgb::hex(ink), vein * 0.5)
}

/// The folds of the cloths: 1 on a crest, -1 in a hollow.
fn fold(place: (f32, f32)) -> f32 {
    (place.0 * 2.4 + signed(place.0 * 0.8, place.1 * 0.9, 411, 2) * 2.0).sin()
}

/// Woven cloth, pale so that its own men stand out: the South's of the sun, the North's of frost.
fn cloth(place: (f32, f32), south: bool) -> Rgb {
    let fold = 0.5 + 0.5 * fold(place);
    let weave = value(place.0 * 46.0, place.1 * 9.0, 413) * 0.5
        + value(place.0 * 9.0, place.1 * 46.0, 414) * 0.5;
    let (light, dark) = if south {
        (0xf2d3a0, 0xe3b27c)
    } else {
        (0xc3d2dc, 0xa3b7c8)
    };
    Rgb::hex(light)
        .mix(Rgb::hex(dark), fold * 0.55 + 0.25)
        .scale(0.93 + 0.14 * weave)
}

/// How far inside the cloth a place is, in squares; its hem is uneven.
fn on_cloth(place: (f32, f32)) -> f32 {
    let rank = place.1.min(8.0 - place.1);
    2.0 + hem(place.0, place.1 < 4.0) - rank
}

/// How far the hem of a cloth strays there, in squares.
fn hem(file: f32, south: bool) -> f32 {
    signed(file * 1.1, if south { 1.0 } else { 7.0 }, 415, 2) * 0.04
}

/// 1 where the ground is trodden bare: worn by armies that met in the middle.
fn bare(place: (f32, f32)) -> f32 {
    let off = (place.1 - 4.0).abs();
    let ragged = signed(place.0 * 0.9, place.1 * 0.9, 421, 3);
    smooth(0.15, 0.75, ragged * 0.9 + 0.62 - off * 0.42)
}

impl Land for Battlefield {
    fn colour(&self, place: (f32, f32)) -> Rgb {
        let south = place.1 < 4.0;
        let rank = place.1.min(8.0 - place.1);
        if rank < 1.0 {
            return marble(place, south);
        }
        let hem = on_cloth(place);
        if hem > 0.0 {
            return cloth(place, south);
        }
        let earth = Rgb::hex(0xc2a476).mix(
            Rgb::hex(0x9c7c54),
            fractal(place.0 * 3.0, place.1 * 3.0, 423, 3),
        );
        // The sun comes from the south, the frost from the north.
        let warm = smooth(5.5, 2.5, place.1);
        meadow(place)
            .mix(Rgb::hex(0x93a988), (1.0 - warm) * 0.4)
            .mix(Rgb::hex(0xc6b45e), warm * 0.22)
            .mix(earth, bare(place) * 0.85)
    }

    fn height(&self, place: (f32, f32)) -> f32 {
        let rank = place.1.min(8.0 - place.1);
        if rank < 1.0 {
            return 0.04;
        }
        let hem = on_cloth(place);
        if hem > 0.0 {
            return 0.03 * smooth(0.0, 0.05, hem) + 0.012 * fold(place);
        }
        0.12 * fractal(place.0 * 0.7, place.1 * 0.7, 425, 3)
            + bare(place) * 0.05 * cells(place.0 * 2.6, place.1 * 2.6, 427).1
    }

    fn flow(&self, place: (f32, f32)) -> f32 {
        if on_cloth(place) > 0.0 {
            signed(place.0, place.1, 429, 2) * 0.25
        } else {
            drift(place)
        }
    }

    fn chequer(&self, place: (f32, f32)) -> f32 {
        let rank = place.1.min(8.0 - place.1);
        if rank < 2.0 { 1.6 } else { 1.9 }
    }

    fn lay(&self, scene: &mut Scene) {
        inlay(scene);
        braid(scene);
        let mut dice = Dice::new(431);
        let open = |p: (f32, f32)| on_cloth(p) < -0.12;
        for place in scene.scatter(432, 900, open) {
            let (x, y) = scene.view.pixel(place);
            let c = &mut scene.canvas;
            if bare(place) < 0.35 {
                let colour = Rgb::hex(if place.1 > 4.4 { 0x7d9472 } else { 0x8a9a46 });
                tuft(c, x, y, dice.range(4.0, 8.5), colour, &mut dice);
            } else if dice.chance(0.2) {
                stone(c, x, y, dice.range(1.6, 4.0), Rgb::hex(0xb3a58c), &mut dice);
            } else if dice.chance(0.35) {
                print(c, x, y, &mut dice);
            }
        }
        for place in scene.scatter(433, 130, |p| open(p) && bare(p) < 0.2) {
            let (x, y) = scene.view.pixel(place);
            let petals = if place.1 < 4.0 { 0xe2553f } else { 0xb9cdf2 };
            let (petals, heart) = (Rgb::hex(petals), Rgb::hex(0xf0c04a));
            flower(&mut scene.canvas, x, y, dice.range(1.8, 2.8), petals, heart);
        }
    }

    fn build(&self, scene: &mut Scene) {
        fringe(scene);
    }
}

/// A footprint or a rut in bare earth.
fn print(c: &mut Canvas, x: f32, y: f32, dice: &mut Dice) {
    let turn = dice.range(-0.5, 0.5);
    let (dx, dy) = (turn.sin() * 5.0, turn.cos() * 5.0);
    let dark = Rgb::hex(0x5f4628);
    line(c, (x - dx, y - dy), (x + dx, y + dy), 1.5, dark, 0.3);
    let light = Rgb::hex(0xe8d3a6);
    line(
        c,
        (x - dx + 2.2, y - dy + 1.6),
        (x + dx + 2.2, y + dy + 1.6),
        0.9,
        light,
        0.3,
    );
}

/// Lines of brass in the marble: a diamond in every square and a rail along the floor's edge.
fn inlay(scene: &mut Scene) {
    for (south, rank) in [(true, 0.5), (false, 7.5)] {
        let brass = Rgb::hex(if south { 0xb0833a } else { 0xd8dde0 });
        for file in 0..8 {
            let middle = file as f32 + 0.5;
            let corners = [(0.0, 0.36), (0.36, 0.0), (0.0, -0.36), (-0.36, 0.0)]
                .map(|(dx, dy)| scene.view.pixel((middle + dx, rank + dy)));
            outline(&mut scene.canvas, &corners, 1.3, brass, 0.5);
        }
        let rail = if south { 0.955 } else { 7.045 };
        let (from, to) = (
            scene.view.pixel((-0.1, rail)),
            scene.view.pixel((8.1, rail)),
        );
        let steps = 32;
        for step in 0..steps {
            let at = |t: f32| (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t);
            let (a, b) = (
                at(step as f32 / steps as f32),
                at((step as f32 + 1.1) / steps as f32),
            );
            line(&mut scene.canvas, a, b, 2.0, brass, 0.75);
        }
    }
}

/// The braids along the hems: the South's set with suns, the North's with peaks.
fn braid(scene: &mut Scene) {
    let view = scene.view;
    scene.canvas.map(|x, y, colour| {
        let place = view.place(x, y);
        let hem = on_cloth(place);
        if !(0.0..0.3).contains(&hem) {
            return colour;
        }
        let south = place.1 < 4.0;
        let (ground, figure) = if south {
            (0xb5482c, 0xffe0a0)
        } else {
            (0x31557f, 0xeaf2fa)
        };
        let step = place.0 * 8.0 - (place.0 * 8.0).floor() - 0.5;
        let shape = if south {
            let (dx, dy) = (step / 8.0, hem - 0.13);
            (dx * dx + dy * dy).sqrt() - 0.024
        } else {
            (hem - 0.1 - step.abs() * 0.12).abs() - 0.01
        };
        let edge = |at: f32, wide: f32| 1.0 - smooth(wide, wide + 0.009, (hem - at).abs());
        let worn = 0.86 + 0.14 * value(x * 0.3, y * 0.3, 443);
        colour
            .mix(Rgb::hex(ground).scale(worn), edge(0.13, 0.05) * 0.95)
            .mix(Rgb::hex(ground), edge(0.23, 0.008) * 0.7)
            .mix(Rgb::hex(figure), (1.0 - smooth(0.0, 0.009, shape)) * 0.95)
    });
}

/// The threads at the hems of the cloths, and their shade on the grass.
fn fringe(scene: &mut Scene) {
    let mut dice = Dice::new(441);
    for (south, rank) in [(true, 2.0), (false, 6.0)] {
        let thread = Rgb::hex(if south { 0xd9772f } else { 0x6f93bd });
        for n in 0..190 {
            let file = n as f32 * 8.0 / 190.0 + 0.02;
            let hem = hem(file, south);
            let rank = if south { rank + hem } else { rank - hem };
            let out = if south { 0.075 } else { -0.075 };
            let (x, y) = scene.view.pixel((file, rank));
            let tip = scene.view.pixel((file + dice.near(0.02), rank + out));
            blot(
                &mut scene.canvas,
                tip.0 + 2.0,
                tip.1 + 2.5,
                (3.5, 3.5),
                SHADE,
                0.35,
            );
            line(
                &mut scene.canvas,
                (x, y),
                tip,
                1.25,
                thread.lit(dice.range(0.85, 1.1)),
                0.95,
            );
        }
    }
}
