//! The armies: far ones on the plain, and the King with his men on a rise close by. Measures in pixels.

use std::f32::consts::FRAC_PI_2;

use resvg::tiny_skia::Pixmap;

use super::{SUN, WIDTH};
use crate::canvas::{Canvas, Rgb};
use crate::noise::{fractal, signed, smooth};
use crate::paint::{Stroke, blot, polygon, stroke};
use crate::terrain::props::{flower, line, tuft};
use crate::{Dice, Error, pieces, svg};

const SHADE: Rgb = Rgb::hex(0x16241a);

/// The outline of the rise in front: its top at `x`.
fn rise(x: f32) -> f32 {
    let right = smooth(900.0, 1560.0, x);
    1052.0 - 118.0 * right - 14.0 * signed(x / 240.0, 0.5, 501, 2) + 30.0 * smooth(700.0, 0.0, x)
}

/// The source of a piece with a painter's soft outline in place of the board's hard one.
fn painted(piece: usize, scheme: usize, side: f32) -> String {
    let text = pieces::source(piece, scheme)
        .replace(r#"stroke-width="4.2""#, r#"stroke-width="2""#)
        .replace(r#"stroke-width="3.4""#, r#"stroke-width="1.6""#)
        .replace(
            r##"opacity="0.5" stroke="#1e1206""##,
            r##"opacity="0.2" stroke="#1e1206""##,
        );
    if side > 200.0 {
        text.replace(r#"stroke-width="1.5""#, r#"stroke-width="0.8""#)
            .replace("#33210f", "#4e3820")
            .replace(r#"stroke-width="2""#, r#"stroke-width="1.3""#)
    } else {
        text
    }
}

/// Lights a stamped piece from the left, shades its right, and gives it the grain of a brush.
fn brush(c: &mut Canvas, pixmap: &Pixmap, left: f32, top: f32) {
    let side = pixmap.width() as f32;
    let solid = |x: f32, y: f32| {
        let (px, py) = (x - left, y - top);
        px >= 0.0
            && px < side
            && py >= 0.0
            && py < side * 0.945
            && pixmap
                .pixel(px as u32, py as u32)
                .is_some_and(|p| p.alpha() > 230)
    };
    c.map(|x, y, colour| {
        if !solid(x, y) {
            return colour;
        }
        let across = (x - left) / side - 0.5 + 0.1 * signed(x / 34.0, y / 50.0, 511, 3);
        let shade = smooth(-0.06, 0.24, across) * 0.74 + smooth(0.6, 1.0, (y - top) / side) * 0.16;
        let sun = smooth(0.03, -0.2, across) * 0.5;
        let hair = signed(
            x / 2.4 + signed(x / 50.0, y / 50.0, 512, 2) * 9.0,
            y / 17.0,
            513,
            2,
        ) * 0.075;
        let dab = signed(x / 17.0, y / 23.0, 514, 2) * 0.05;
        colour
            .mix(Rgb(colour.0 * 0.5, colour.1 * 0.49, colour.2 * 0.64), shade)
            .mix(Rgb(colour.0 * 1.02, colour.1 * 0.86, colour.2 * 0.56), sun)
            .scale(1.0 + hair + dab)
    });
}

/// A piece standing with its foot at `(x, y)`, `side` pixels high with its cell, and its long shadow.
fn stand(
    c: &mut Canvas,
    piece: usize,
    scheme: usize,
    at: (f32, f32),
    side: f32,
    haze: f32,
) -> Result<(), Error> {
    let (x, y) = at;
    let (dx, dy) = (x - SUN.0, (y - SUN.1) * 0.55);
    let long = (dx * dx + dy * dy).sqrt().max(1.0);
    for step in 0..14 {
        let t = step as f32 / 13.0;
        let reach = side * 0.62 * t;
        let (sx, sy) = (
            x + dx / long * reach,
            y - side * 0.02 + dy / long * reach * 0.5,
        );
        let wide = side * (0.27 - 0.1 * t);
        blot(
            c,
            sx,
            sy,
            (wide, wide * 0.32),
            SHADE,
            0.16 * (1.0 - t * 0.6),
        );
    }
    let pixels = side as u32;
    let pixmap = svg::draw(
        pieces::NAMES[piece],
        &painted(piece, scheme, side),
        pixels,
        pixels,
    )?;
    let (left, top) = ((x - side / 2.0).floor(), (y - side * 0.93).floor());
    c.stamp(&pixmap, left as i32, top as i32, 1.0 - haze);
    if side > 200.0 {
        brush(c, &pixmap, left, top);
    }
    Ok(())
}

/// A banner on a pole with its foot at `(x, y)`.
fn banner(c: &mut Canvas, x: f32, y: f32, tall: f32, cloth: Rgb, device: Rgb) {
    line(
        c,
        (x, y),
        (x, y - tall),
        tall * 0.012 + 0.5,
        Rgb::hex(0x4a3018),
        1.0,
    );
    line(
        c,
        (x - 0.6, y),
        (x - 0.6, y - tall),
        tall * 0.004 + 0.3,
        Rgb::hex(0xd0a060),
        0.8,
    );
    let (long, drop) = (tall * 0.42, tall * 0.3);
    let strips = (long * 0.8) as usize + 6;
    let wave = |t: f32| (t * 7.0).sin() * tall * 0.022 * (0.3 + t);
    let height = y - tall * 0.97;
    for strip in 0..strips {
        let (t, next) = (
            strip as f32 / strips as f32,
            (strip + 1) as f32 / strips as f32,
        );
        let (left, right) = (x + t * long, x + next * long + 0.6);
        let tone = 1.0 + 0.3 * (t * 7.0 + 0.8).cos();
        let notch = |t: f32| smooth(0.72, 1.0, t) * drop * 0.32;
        let mut piece = |from: (f32, f32), to: (f32, f32), paint: Rgb| {
            let corners = [
                (left, from.0 + wave(t)),
                (right, from.1 + wave(next)),
                (right, to.1 + wave(next)),
                (left, to.0 + wave(t)),
            ];
            polygon(c, &corners, paint.lit(tone), 1.0);
        };
        let middle = height + drop / 2.0;
        piece(
            (height, height),
            (middle - notch(t), middle - notch(next)),
            cloth,
        );
        piece(
            (middle + notch(t) - 0.5, middle + notch(next) - 0.5),
            (height + drop, height + drop),
            cloth,
        );
        let half = |t: f32| (drop * 0.3 * (1.0 - ((t - 0.4) / 0.16).abs())).max(0.0);
        if half(t) + half(next) > 0.0 {
            piece(
                (middle - half(t), middle - half(next)),
                (middle + half(t), middle + half(next)),
                device,
            );
        }
    }
    blot(
        c,
        x,
        y - tall,
        (tall * 0.018 + 1.0, tall * 0.018 + 1.0),
        Rgb::hex(0xffd76a),
        1.0,
    );
}

/// The two armies facing each other across the river.
fn armies(c: &mut Canvas) -> Result<(), Error> {
    let ranks = [
        (1, 634.0, 40.0, 1010.0, [3, 1, 2, 4, 5, 2]),
        (1, 652.0, 46.0, 996.0, [0, 0, 0, 0, 0, 0]),
        (0, 764.0, 62.0, 716.0, [0, 0, 0, 0, 0, 0]),
        (0, 800.0, 76.0, 690.0, [3, 1, 2, 4, 2, 1]),
    ];
    for (scheme, y, side, left, row) in ranks {
        for (i, piece) in row.into_iter().enumerate() {
            let x = left + i as f32 * side * 0.82;
            let y = y + i as f32 * side * 0.05;
            if i % 3 == 1 && piece != 0 {
                let cloth = if scheme == 1 { 0x33407f } else { 0xb82f2c };
                banner(
                    c,
                    x + side * 0.42,
                    y - side * 0.1,
                    side * 1.35,
                    Rgb::hex(cloth),
                    Rgb::hex(0xf4d070),
                );
            }
            stand(c, piece, scheme, (x, y), side, 0.06)?;
        }
    }
    Ok(())
}

/// The grassy rise in front.
fn knoll(c: &mut Canvas) {
    for y in 880..1080 {
        for x in 0..WIDTH as i32 {
            let (px, py) = (x as f32, y as f32);
            let top = rise(px);
            if py < top {
                continue;
            }
            let down = py - top;
            let patch = fractal(px / 90.0, py / 40.0, 502, 3);
            let grass = Rgb::hex(0x6f9340).mix(Rgb::hex(0x3c5c30), smooth(0.0, 120.0, down));
            let sunny = smooth(26.0, 0.0, down) * 0.5;
            c.blend(
                x,
                y,
                grass
                    .mix(Rgb::hex(0xd8cf70), sunny)
                    .lit(0.85 + 0.35 * patch),
                smooth(0.0, 3.0, down),
            );
        }
    }
    let mut dice = Dice::new(503);
    for row in 0..9 {
        for _ in 0..900 {
            let x = dice.range(0.0, WIDTH as f32);
            let y = rise(x) + row as f32 * 19.0 + dice.range(0.0, 19.0);
            let depth = smooth(0.0, 150.0, y - rise(x));
            let green = Rgb::hex(0x9cb052)
                .mix(Rgb::hex(0x35562c), depth)
                .lit(dice.range(0.75, 1.25));
            let blade = Stroke {
                x,
                y: y - 6.0,
                angle: -FRAC_PI_2 + dice.near(0.7) + 0.2,
                length: dice.range(6.0, 15.0),
                width: dice.range(0.9, 1.9),
                bend: dice.near(4.0),
                colour: green,
                alpha: 0.85,
                bristle: 0.2,
            };
            stroke(c, &blade, row);
        }
    }
}

/// Flowers and tufts before the feet of the pieces.
fn fringe(c: &mut Canvas) {
    let mut dice = Dice::new(504);
    let mut places: Vec<_> = (0..520)
        .map(|_| {
            let x = dice.range(300.0, WIDTH as f32);
            (x, rise(x) + dice.range(16.0, 150.0))
        })
        .collect();
    places.sort_by(|a, b| a.1.total_cmp(&b.1));
    for (x, y) in places {
        let size = 1.0 + (y - 900.0).max(0.0) / 120.0;
        if dice.chance(0.45) {
            tuft(
                c,
                x,
                y,
                dice.range(9.0, 15.0) * size,
                Rgb::hex(0x6d8f3c),
                &mut dice,
            );
        } else if fractal(x / 130.0, y / 60.0, 505, 2) > 0.5 {
            let (petals, heart) = [
                (0xe2452f, 0x3a1512),
                (0xfdf6e2, 0xf0b429),
                (0xf6cf45, 0xb56a17),
                (0x6f86e0, 0xf2e6b0),
            ][dice.index(4)];
            line(
                c,
                (x, y),
                (x + dice.near(3.0), y + 12.0 * size),
                1.2,
                Rgb::hex(0x4c6e2c),
                0.9,
            );
            flower(
                c,
                x,
                y,
                dice.range(2.4, 3.8) * size,
                Rgb::hex(petals),
                Rgb::hex(heart),
            );
        }
    }
}

/// A few birds high over the plain.
fn birds(c: &mut Canvas) {
    let mut dice = Dice::new(506);
    for _ in 0..13 {
        let (x, y) = (dice.range(560.0, 1080.0), dice.range(190.0, 350.0));
        let (size, lift) = (dice.range(5.0, 10.0), dice.range(0.2, 0.75));
        for side in [-1.0, 1.0] {
            let tip = (x + side * size, y - size * lift + dice.near(1.0));
            line(c, (x, y), tip, 1.2, Rgb::hex(0x2d3350), 0.85);
        }
    }
}

/// Adds everything that stands on the land.
///
/// # Errors
/// When a piece's source is not valid SVG.
pub fn build(c: &mut Canvas) -> Result<(), Error> {
    birds(c);
    armies(c)?;
    knoll(c);
    banner(
        c,
        1466.0,
        960.0,
        470.0,
        Rgb::hex(0xb82f2c),
        Rgb::hex(0xf4d070),
    );
    stand(c, 3, 0, (1838.0, 985.0), 340.0, 0.0)?;
    stand(c, 2, 0, (1500.0, 975.0), 330.0, 0.0)?;
    stand(c, 1, 0, (1362.0, 1018.0), 370.0, 0.0)?;
    stand(c, 5, 0, (1662.0, 1044.0), 560.0, 0.0)?;
    stand(c, 0, 0, (1842.0, 1062.0), 280.0, 0.0)?;
    fringe(c);
    Ok(())
}
