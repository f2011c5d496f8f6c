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
    match read(path)? {
        Some((picture, ..)) => palette::save(&picture, path),
        None => Ok(()),
    }
}

/// Room between two pictures.
const GAP: usize = 12;

/// Writes two opaque PNGs of the same height side by side into one.
///
/// # Errors
/// When a file cannot be read, is no PNG, or cannot be written.
pub fn beside(path: &Path, pictures: [&Path; 2]) -> Result<(), Error> {
    let [left, right] = pictures.map(read);
    let (Some((left, width, height)), Some((right, other, lower))) = (left?, right?) else {
        return Ok(());
    };
    let white = Rgb(1.0, 1.0, 1.0);
    let mut whole = Canvas::from_fn(width + GAP + other, height.max(lower), |_, _| white);
    whole.overlay(&left, 0, 0);
    whole.overlay(&right, width + GAP, 0);
    palette::save(&whole, path)
}

/// A picture with its width and height; none if it has a palette.
fn read(path: &Path) -> Result<Option<(Canvas, usize, usize)>, Error> {
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
        _ => return Ok(None),
    };
    let (width, height) = (reader.info().width as usize, reader.info().height as usize);
    let mut bytes = vec![0; width * height * step];
    reader.next_frame(&mut bytes).map_err(decode)?;
    let picture = Canvas::from_fn(width, height, |x, y| {
        let at = (y as usize * width + x as usize) * step;
        let part = |i: usize| f32::from(bytes[at + i]) / 255.0;
        Rgb(part(0), part(1), part(2))
    });
    Ok(Some((picture, width, height)))
}
