//! SVG sources into pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::Error;
use crate::canvas::Canvas;

/// Replaces every `{{key}}` in `template` by its value.
#[must_use]
pub fn fill_in(template: &str, values: &[(&str, &str)]) -> String {
    let mut text = template.to_owned();
    for (key, value) in values {
        text = text.replace(&format!("{{{{{key}}}}}"), value);
    }
    text
}

/// Draws an SVG document to fill `width` x `height` pixels; `name` is for the error message.
///
/// # Errors
/// When the text is not valid SVG or a side is 0.
pub fn draw(name: &str, text: &str, width: u32, height: u32) -> Result<Pixmap, Error> {
    let bad = |source| Error::Svg {
        name: name.to_owned(),
        source,
    };
    let tree = Tree::from_str(text, &Options::default()).map_err(bad)?;
    let mut pixmap = Pixmap::new(width, height).ok_or(bad(resvg::usvg::Error::InvalidSize))?;
    let fit = Transform::from_scale(
        width as f32 / tree.size().width(),
        height as f32 / tree.size().height(),
    );
    resvg::render(&tree, fit, &mut pixmap.as_mut());
    Ok(pixmap)
}

/// Draws an atlas of cells of `(width, height)` pixels: a column for each name, so many rows, each
/// cell from the SVG document that `source` gives for its column and row.
///
/// # Errors
/// When a document is not valid SVG or a side is 0.
pub fn atlas(
    names: &[&str],
    rows: usize,
    (width, height): (u32, u32),
    source: impl Fn(usize, usize) -> String,
) -> Result<Canvas, Error> {
    let (wide, tall) = (width as usize, height as usize);
    let mut canvas = Canvas::new(wide * names.len(), tall * rows);
    for row in 0..rows {
        for (column, name) in names.iter().enumerate() {
            let pixmap = draw(name, &source(column, row), width, height)?;
            canvas.stamp(&pixmap, (column * wide) as i32, (row * tall) as i32, 1.0);
        }
    }
    Ok(canvas)
}
