//! Pictures of 256 colours: a third of the size, and in a painted picture nobody sees it.

use std::path::Path;

use color_quant::NeuQuant;

use crate::Error;
use crate::canvas::{Canvas, Encoder};

/// How many pixels the palette learns from: one in this many.
const SAMPLE: i32 = 3;

/// How much of what a pixel's colour lacks is passed on to its neighbours.
const SPREAD: f32 = 0.75;

/// A picture as indices into a palette.
#[derive(Debug)]
struct Indexed {
    /// Red, green and blue of each colour.
    colours: Vec<u8>,
    /// Coverage of each colour.
    coverage: Vec<u8>,
    /// One index a pixel.
    pixels: Vec<u8>,
}

fn indexed(canvas: &Canvas) -> Indexed {
    let bytes = canvas.bytes(true);
    // What cannot be seen shall not cost a colour.
    let seen: Vec<u8> = bytes
        .chunks_exact(4)
        .filter(|p| p[3] > 0)
        .flatten()
        .copied()
        .collect();
    let clear = seen.len() < bytes.len();
    let net = NeuQuant::new(SAMPLE, if clear { 255 } else { 256 }, &seen);
    let mut map = net.color_map_rgba();
    if clear {
        map.extend([0; 4]);
    }
    let nothing = (map.len() / 4 - 1) as u8;
    let mut error = vec![[0.0_f32; 3]; canvas.width + 2];
    let mut pixels = Vec::with_capacity(bytes.len() / 4);
    for row in bytes.chunks_exact(canvas.width * 4) {
        let mut below = vec![[0.0_f32; 3]; canvas.width + 2];
        for (x, p) in row.chunks_exact(4).enumerate() {
            if p[3] == 0 {
                pixels.push(nothing);
                continue;
            }
            let meant: [f32; 3] = std::array::from_fn(|i| f32::from(p[i]) + error[x + 1][i]);
            let [r, g, b] = meant.map(|v| v.clamp(0.0, 255.0) as u8);
            let index = net.index_of(&[r, g, b, p[3]]);
            for i in 0..3 {
                let off = (meant[i] - f32::from(map[index * 4 + i])) * SPREAD;
                error[x + 2][i] += off * 7.0 / 16.0;
                below[x][i] += off * 3.0 / 16.0;
                below[x + 1][i] += off * 5.0 / 16.0;
                below[x + 2][i] += off / 16.0;
            }
            pixels.push(index as u8);
        }
        error = below;
    }
    Indexed {
        colours: map
            .chunks_exact(4)
            .flat_map(|c| [c[0], c[1], c[2]])
            .collect(),
        coverage: map.chunks_exact(4).map(|c| c[3]).collect(),
        pixels,
    }
}

/// Writes the picture as a PNG with a palette, making its folder if need be.
///
/// # Errors
/// When the folder or file cannot be written.
pub fn save(canvas: &Canvas, path: &Path) -> Result<(), Error> {
    let Indexed {
        colours,
        coverage,
        pixels,
    } = indexed(canvas);
    let form = |encoder: &mut Encoder<'_>| {
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_palette(colours);
        if coverage.iter().any(|part| *part < 255) {
            encoder.set_trns(coverage);
        }
        encoder.set_filter(png::Filter::NoFilter);
    };
    canvas.write(path, form, &pixels)
}
