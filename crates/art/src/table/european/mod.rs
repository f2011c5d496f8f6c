//! The board of European Chess: an old map of Europe in squares of parchment and slate, with the
//! four corners washed in the colours and patterns of their seats.

mod chart;
mod coast;

use crate::canvas::{Canvas, Rgb};
use crate::noise::{fractal, signed, smooth, value};
use crate::terrain::SIDE;
use crate::terrain::ground::View;
use coast::Coast;

/// The colour of each seat's wash.
const WASHES: [u32; 4] = [0xc23b34, 0xe0a01c, 0x168098, 0x7c46b4];

/// The seat whose army begins on a square, given as (file, rank) from 0.
fn seat(file: i32, rank: i32) -> Option<usize> {
    match (file, rank) {
        (0..=3, 0..=1) => Some(0),
        (0..=1, 4..=7) => Some(1),
        (4..=7, 6..=7) => Some(2),
        (6..=7, 0..=3) => Some(3),
        _ => None,
    }
}

/// How far inside its seat's area a place is, in squares.
fn inside(seat: usize, place: (f32, f32)) -> f32 {
    let (low, high) = [
        ((0.0, 0.0), (4.0, 2.0)),
        ((0.0, 4.0), (2.0, 8.0)),
        ((4.0, 6.0), (8.0, 8.0)),
        ((6.0, 0.0), (8.0, 4.0)),
    ][seat % 4];
    (place.0 - low.0)
        .min(high.0 - place.0)
        .min(place.1 - low.1)
        .min(high.1 - place.1)
}

/// The pattern of a seat, as on its men: 1 on its lines, 0 between.
fn pattern(seat: usize, place: (f32, f32)) -> f32 {
    let (u, v) = place;
    let stripe =
        |x: f32, width: f32| 1.0 - smooth(width, width + 0.09, ((x - x.floor()) - 0.5).abs());
    match seat {
        0 => stripe((u + v) * 4.0, 0.09),
        1 => {
            let (x, y) = (u * 5.0, v * 5.0 + 0.5 * ((u * 5.0).floor() % 2.0));
            let (dx, dy) = (x - x.floor() - 0.5, y - y.floor() - 0.5);
            1.0 - smooth(0.13, 0.22, (dx * dx + dy * dy).sqrt())
        }
        2 => stripe(v * 4.5 + 0.16 * (u * 14.0).sin(), 0.09),
        _ => stripe(u * 5.0, 0.08),
    }
}

/// Paper before the ink: the squares, washed blue where the map shows sea.
fn paper(coast: &Coast, place: (f32, f32), x: f32, y: f32) -> Rgb {
    let (file, rank) = (place.0.floor() as i32, place.1.floor() as i32);
    let dark = (file + rank) % 2 == 0;
    let depth = coast.depth(place);
    let sea = smooth(-0.015, 0.015, depth);
    let near = 1.0 - smooth(0.0, 0.55, depth.abs());
    let (land, water, shore) = if dark {
        (0xa9957a, 0x7f919b, 0x95a6a8)
    } else {
        (0xf0e1bc, 0xcfd8cf, 0xe0e4d4)
    };
    let wash = Rgb::hex(water).mix(Rgb::hex(shore), near * 0.6);
    let green = Rgb::hex(if dark { 0x99946a } else { 0xdcd9a4 });
    let ground = Rgb::hex(land).mix(
        green,
        smooth(0.45, 0.75, fractal(place.0 * 0.8, place.1 * 0.8, 501, 3)) * 0.6,
    );
    let blot = 0.95 + 0.1 * fractal(x * 0.012, y * 0.012, 503, 4);
    let fibre = 0.985 + 0.03 * value(x * 0.5, y * 0.14, 505);
    ground.mix(wash, sea).scale(blot * fibre)
}

/// Washes a corner in its seat's colour.
fn washed(colour: Rgb, place: (f32, f32)) -> Rgb {
    let Some(seat) = seat(place.0.floor() as i32, place.1.floor() as i32) else {
        return colour;
    };
    let wash = Rgb::hex(WASHES[seat]);
    let deep = inside(seat, place);
    let pool = 0.30 + 0.1 * signed(place.0 * 1.3, place.1 * 1.3, 507, 3);
    // Wet paint dries darkest along its edge.
    let rim = 1.0 - smooth(0.0, 0.13, deep);
    let line = 1.0 - smooth(0.012, 0.02, (deep - 0.055).abs());
    let strength = pool + rim * 0.22 + pattern(seat, place) * 0.17;
    colour
        .mix(wash, strength)
        .mix(wash.scale(0.45), line * 0.75)
}

/// Ink over the wash: joints between the squares, coast and its echoes, folds of the sheet.
fn inked(colour: Rgb, coast: &Coast, place: (f32, f32), x: f32, y: f32) -> Rgb {
    let ink = Rgb::hex(0x3c2a18);
    let edge = |v: f32| (v - v.round()).abs() * 128.0;
    let joint = 1.0 - smooth(0.5, 1.6, edge(place.0).min(edge(place.1)));
    let depth = coast.depth(place) * 128.0;
    let shore = 1.0 - smooth(0.7, 1.7, depth.abs());
    let echo = [(7.0, 0.2), (12.5, 0.13), (19.0, 0.08)]
        .map(|(at, strength)| (1.0 - smooth(0.4, 1.3, (depth - at).abs())) * strength)
        .iter()
        .sum::<f32>();
    let fold = |v: f32| {
        let off = v - 512.0;
        (-off * off / 90.0).exp() * 0.09 * if off < 0.0 { 1.0 } else { -1.0 }
    };
    let rim = x.min(y).min(SIDE as f32 - x).min(SIDE as f32 - y);
    let aged = (1.0 - smooth(0.0, 70.0, rim + 22.0 * signed(x * 0.02, y * 0.02, 509, 3))) * 0.16;
    colour
        .mix(ink, shore * 0.5 + echo)
        .mix(ink, joint * 0.42)
        .mix(Rgb::hex(0x6e4a22), aged)
        .scale(1.0 + fold(x) + fold(y))
}

/// Paints the board, rank 8 on top, or rank 1 on top if `flipped`.
#[must_use]
pub fn board(flipped: bool) -> Canvas {
    let view = View { flipped };
    let coast = Coast::chart();
    let mut canvas = Canvas::from_fn(SIDE, SIDE, |x, y| {
        let place = view.place(x, y);
        let colour = washed(paper(&coast, place, x, y), place);
        inked(colour, &coast, place, x, y)
    });
    chart::draw(&mut canvas, view, &coast);
    canvas
}
