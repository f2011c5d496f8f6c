//! Pictures taken of the running game, made a third of their size.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use crate::Error;
use crate::canvas::{Canvas, Rgb};
use crate::palette;

/// Rewrites an opaque PNG with a palette; one that has a palette already is left as it is.
///
/// # Errors
/// When the file cannot be read, is no PNG, or cannot be written.
pub fn lighten(path: &Path) -> Result<(), Error> {
    let decode = |source| Error::Read {
        path: path.to_owned(),
        source,
    };
    let file = File::open(path).map_err(|error| decode(error.into()))?;
    let mut decoder = png::Decoder::new(BufReader::new(file));
    decoder.set_transformations(png::Transformations::STRIP_16);
    let mut reader = decoder.read_info().map_err(decode)?;
    let (colour, _) = reader.output_color_type();
    let step = match colour {
        png::ColorType::Rgb => 3,
        png::ColorType::Rgba => 4,
        _ => return Ok(()),
    };
    let (width, height) = (reader.info().width as usize, reader.info().height as usize);
    let mut bytes = vec![0; width * height * step];
    reader.next_frame(&mut bytes).map_err(decode)?;
    let picture = Canvas::from_fn(width, height, |x, y| {
        let at = (y as usize * width + x as usize) * step;
        let part = |i: usize| f32::from(bytes[at + i]) / 255.0;
        Rgb(part(0), part(1), part(2))
    });
    palette::save(&picture, path)
}
