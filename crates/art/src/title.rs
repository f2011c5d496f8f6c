//! The title picture.

use std::path::Path;

use crate::Error;
use crate::canvas::{Canvas, Rgb};
use crate::noise::{fractal, signed, smooth};
use crate::paint::{Pass, repaint};
use crate::pieces;

/// Width in pixels.
pub const WIDTH: usize = 1920;
/// Height in pixels.
pub const HEIGHT: usize = 1080;

fn sky(x: f32, y: f32) -> Rgb {
    let t = y / 560.0;
    let base = Rgb::hex(0x4a6a9c)
        .mix(Rgb::hex(0xb79aa8), smooth(0.1, 0.6, t))
        .mix(Rgb::hex(0xffd59a), smooth(0.5, 1.0, t));
    let (dx, dy) = ((x - 1180.0) / 900.0, (y - 470.0) / 420.0);
    let sun = (-(dx * dx + dy * dy) * 2.2).exp();
    base.mix(Rgb::hex(0xfff0c0), sun * 0.85)
}

fn base(x: f32, y: f32) -> Rgb {
    let ridge =
        |level: f32, tall: f32, scale: f32, seed| level - tall * fractal(x / scale, 0.5, seed, 4);
    let mut colour = sky(x, y);
    let far = ridge(560.0, 190.0, 330.0, 1);
    if y > far {
        colour = Rgb::hex(0xa9a0b8).mix(Rgb::hex(0xf0c9a0), smooth(far, 600.0, y));
    }
    let mid = ridge(640.0, 170.0, 420.0, 2);
    if y > mid {
        colour = Rgb::hex(0x7f9a86).mix(Rgb::hex(0xd9c48c), smooth(mid, 700.0, y));
    }
    let near = ridge(800.0, 190.0, 640.0, 3);
    if y > near {
        colour = Rgb::hex(0x8aa558).mix(Rgb::hex(0x587a3e), smooth(near, 1080.0, y));
    }
    colour
}

/// Paints the title picture.
///
/// # Errors
/// When a piece's source is not valid SVG.
pub fn picture() -> Result<Canvas, Error> {
    let under = Canvas::from_fn(WIDTH, HEIGHT, base);
    let pass = |width, ratio, alpha, jitter, skip| Pass {
        width,
        ratio,
        alpha,
        jitter,
        skip,
    };
    let passes = [
        pass(12.0, 3.5, 0.6, 0.05, 0.0),
        pass(5.0, 3.5, 0.6, 0.06, 0.3),
    ];
    let flow = |x: f32, y: f32| signed(x / 300.0, y / 200.0, 9, 2) * 0.5;
    let mut canvas = repaint(&under, &passes, 1080, flow);
    let king = pieces::draw(5, 0, 620)?;
    canvas.stamp(&king, 1240, 430, 1.0);
    Ok(canvas)
}

/// Writes the title picture.
///
/// # Errors
/// When a piece's source is not valid SVG or the file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    picture()?.save(&out.join("title.png"), false)
}
