//! The ground: fields, meadows and the river between the halves.

use super::{SIZE, View};
use crate::Dice;
use crate::canvas::{Canvas, Rgb};
use crate::noise::{cells, fractal, signed, smooth};
use crate::paint::{Pass, repaint};
use crate::terrain::props::line;

/// How far inside the water a spot is, in pixels; negative on land.
pub fn depth((x, y): (f32, f32)) -> f32 {
    let bend = signed(x * 0.006, 3.0, 601, 2) * 7.0;
    let ragged = signed(x * 0.03, y * 0.03, 603, 2) * 4.0;
    27.0 + ragged - (y - 720.0 - bend).abs()
}

/// Ploughed fields and meadows, each field its own colour and furrows.
fn soil((x, y): (f32, f32)) -> Rgb {
    let warp = (
        signed(x * 0.008, y * 0.008, 605, 2) * 0.25,
        signed(x * 0.008, y * 0.008, 607, 2) * 0.25,
    );
    let (own, edge) = cells(x / 210.0 + warp.0, y / 165.0 + warp.1, 609);
    let crop = [
        0x95b05c, 0x86a552, 0xb7bd6c, 0x9db563, 0xc9bd74, 0x7f9f50, 0xa9b866, 0x8dab58,
    ][(own * 8.0) as usize % 8];
    let turn = own * 9.0;
    let (sin, cos) = turn.sin_cos();
    let furrow = ((x * cos + y * sin) * 0.42 + signed(x * 0.02, y * 0.02, 611, 2)).sin();
    let furrow = furrow * 0.045 * smooth(0.35, 0.5, (own * 5.0).fract());
    let hedge = 1.0 - smooth(0.015, 0.05, edge);
    let fine = fractal(x * 0.03, y * 0.03, 613, 3);
    Rgb::hex(crop)
        .scale(1.0 + furrow)
        .mix(Rgb::hex(0xd8cc8a), smooth(0.58, 0.82, fine) * 0.35)
        .mix(Rgb::hex(0x5f8440), hedge * 0.55)
}

fn colour(spot: (f32, f32)) -> Rgb {
    let (x, y) = spot;
    let deep = depth(spot);
    if deep < 0.0 {
        let sand = 1.0 - smooth(1.0, 9.0, -deep + signed(x * 0.05, y * 0.05, 615, 2) * 4.0);
        let damp = 1.0 - smooth(4.0, 34.0, -deep);
        // The North lies cooler than the South, so that a turned board is known at once.
        let cool = smooth(800.0, 560.0, y) * 0.26;
        return soil(spot)
            .mix(Rgb::hex(0x7f9f80), cool)
            .mix(Rgb::hex(0x6c9448), damp * 0.5)
            .mix(Rgb::hex(0xd2bd8c), sand * 0.9);
    }
    let streak = signed(x * 0.008, y * 0.09, 617, 3) * 5.0;
    Rgb::hex(0x82c3ba)
        .mix(Rgb::hex(0x3f90b0), smooth(1.0, 14.0, deep + streak))
        .mix(Rgb::hex(0x27648f), smooth(12.0, 28.0, deep + streak))
        .mix(Rgb::hex(0xeef6ea), (1.0 - smooth(0.0, 2.6, deep)) * 0.5)
}

fn height(spot: (f32, f32)) -> f32 {
    let (x, y) = spot;
    let bank = smooth(-9.0, 3.0, depth(spot));
    let ground =
        26.0 * fractal(x * 0.004, y * 0.004, 619, 3) + 2.4 * fractal(x * 0.03, y * 0.03, 621, 2);
    ground * (1.0 - bank) + 4.0 * bank
}

/// Paints the ground with the sun in the north-west of the picture.
pub fn paint(view: View) -> Canvas {
    let base = Canvas::from_fn(SIZE.0, SIZE.1, |x, y| {
        let at = |dx: f32, dy: f32| height(view.turn((x + dx, y + dy)));
        let slope = ((at(3.0, 0.0) - at(-3.0, 0.0)) * 0.75 + at(0.0, 3.0) - at(0.0, -3.0)) / 6.0;
        colour(view.turn((x, y))).lit(1.0 + (slope * 0.6).clamp(-0.3, 0.26))
    });
    let passes = [
        Pass::new(8.0, 3.0, 0.5, 0.05, 0.15),
        Pass::new(4.0, 3.4, 0.5, 0.06, 0.35),
        Pass::new(2.2, 3.6, 0.45, 0.06, 0.7),
    ];
    let mut canvas = repaint(&base, &passes, 625, |x, y| {
        let spot = view.turn((x, y));
        if depth(spot) > -4.0 {
            signed(x * 0.01, y * 0.02, 627, 2) * 0.2
        } else {
            signed(spot.0 * 0.006, spot.1 * 0.006, 629, 2) * 1.8 - 0.4
        }
    });
    currents(&mut canvas, view);
    canvas
}

/// Light and dark strokes along the stream.
fn currents(canvas: &mut Canvas, view: View) {
    let mut dice = Dice::new(631);
    for _ in 0..900 {
        let spot = (dice.range(0.0, 1000.0), dice.range(688.0, 752.0));
        let (long, light) = (dice.range(6.0, 19.0), dice.chance(0.6));
        if depth(spot) < 4.0 {
            continue;
        }
        let (x, y) = view.turn(spot);
        let (ink, alpha) = if light {
            (0xd6efec, 0.45)
        } else {
            (0x1d5078, 0.28)
        };
        line(
            canvas,
            (x - long, y),
            (x + long, y + dice.near(1.2)),
            1.0,
            Rgb::hex(ink),
            alpha,
        );
    }
}
