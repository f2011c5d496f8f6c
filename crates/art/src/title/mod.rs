//! The title picture: dawn over a land of chequered fields, a walled city on its hill, and a King looking on.

mod city;
mod foreground;
mod land;

use std::path::Path;

use crate::Error;
use crate::canvas::{Canvas, Rgb};
use crate::noise::{signed, smooth};
use crate::paint::{Pass, repaint_within};

/// Width in pixels.
pub const WIDTH: usize = 1920;
/// Height in pixels.
pub const HEIGHT: usize = 1080;

/// Where the sun stands, in pixels.
const SUN: (f32, f32) = (850.0, 452.0);

/// The brush's direction at a pixel: along the sky and the furrows, down the mountains' sides.
fn flow(x: f32, y: f32) -> f32 {
    let wave = signed(x / 260.0, y / 150.0, 9, 2);
    if y >= land::HORIZON {
        wave * 0.4
    } else if y > land::skyline(x) {
        1.0 + signed(x / 40.0, y / 50.0, 8, 2) * 1.3
    } else {
        -0.12 + wave * 0.45
    }
}

/// True in the far parts, where only small strokes keep the forms.
fn far(x: f32, y: f32) -> bool {
    y > land::skyline(x) - 6.0 && y < land::HORIZON + 190.0
}

/// Paints the title picture.
///
/// # Errors
/// When a piece's source is not valid SVG.
pub fn picture() -> Result<Canvas, Error> {
    let under = Canvas::from_fn(WIDTH, HEIGHT, land::colour);
    let broad = [
        Pass::new(9.0, 3.6, 0.5, 0.05, 0.1),
        Pass::new(4.5, 3.6, 0.55, 0.06, 0.25),
    ];
    let canvas = repaint_within(&under, &broad, 1080, flow, |x, y| !far(x, y));
    let fine = [
        Pass::new(3.0, 3.0, 0.5, 0.07, 0.2),
        Pass::new(1.6, 3.0, 0.5, 0.07, 0.5),
    ];
    let mut canvas = repaint_within(&canvas, &fine, 1081, flow, |x, y| {
        far(x, y) || y > land::HORIZON
    });
    land::woods(&mut canvas);
    city::build(&mut canvas);
    let dabs = [Pass::new(1.3, 2.2, 0.4, 0.09, 0.35)];
    let mut canvas = repaint_within(&canvas, &dabs, 1082, |_, _| 1.2, city::covers);
    foreground::build(&mut canvas)?;
    canvas.map(|x, y, colour| {
        let (dx, dy) = ((x - 1050.0) / 1150.0, (y - 520.0) / 760.0);
        let edge = smooth(0.55, 1.25, (dx * dx + dy * dy).sqrt());
        let calm = smooth(700.0, 120.0, x) * 0.24;
        colour.mix(Rgb::hex(0x14203a), edge * 0.42 + calm)
    });
    Ok(canvas)
}

/// Writes the title picture.
///
/// # Errors
/// When a piece's source is not valid SVG or the file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    picture()?.save(&out.join("title.png"), false)
}
