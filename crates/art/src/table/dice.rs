//! Six faces of an ivory die, and the die as it tumbles.

use std::path::Path;

use crate::canvas::Canvas;
use crate::{Error, palette, svg};

/// Side of a cell in pixels.
pub const CELL: u32 = 96;
/// Columns of the atlas.
pub const NAMES: [&str; 7] = ["1", "2", "3", "4", "5", "6", "tumbling"];

/// Where the pips of a face lie, in steps of a third from the middle.
fn pips(face: usize) -> &'static [(i32, i32)] {
    match face {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        _ => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
}

/// A hollow with ink in it.
fn pip(x: f32, y: f32, radius: f32) -> String {
    format!(
        r##"<circle cx="{x}" cy="{y}" r="{radius}" fill="url(#ink)"/><path d="M{} {} A{radius} {radius} 0 0 0 {} {}" fill="none" stroke="#fffdf2" stroke-width="1.4" opacity="0.8"/>"##,
        x - radius * 0.7,
        y + radius * 0.7,
        x + radius * 0.7,
        y + radius * 0.7,
    )
}

fn face(number: usize) -> String {
    let radius = if number == 1 { 10.5 } else { 7.6 };
    let dots: String = pips(number)
        .iter()
        .map(|(x, y)| pip(46.0 + *x as f32 * 20.0, 45.0 + *y as f32 * 20.0, radius))
        .collect();
    format!("{SHADOW}{BLOCK}{dots}")
}

/// The ivory block without pips.
const BLOCK: &str = r##"<path d="M21 12 H71 Q84 12 84 25 V70 Q84 83 71 83 H21 Q8 83 8 70 V25 Q8 12 21 12 Z" fill="#b48c52" stroke="#33210f" stroke-width="3"/><rect x="8" y="7" width="76" height="76" rx="14" fill="url(#side)" stroke="#33210f" stroke-width="3"/><circle cx="46" cy="45" r="34.5" fill="url(#face)"/>"##;
const SHADOW: &str = r##"<rect x="13" y="15" width="76" height="76" rx="15" fill="#140d06" opacity="0.5" filter="url(#soft)"/>"##;

/// Ghosts of the die, each further round, and the wind of its turning.
fn tumbling() -> String {
    let dots: String = [(34.0, 33.0), (58.0, 57.0), (46.0, 45.0)]
        .map(|(x, y)| pip(x, y, 6.5))
        .concat();
    let ghost = |turn: i32, opacity: f32| {
        format!(
            r#"<g transform="translate(2 3) rotate({turn} 46 45) translate(14.7 14.4) scale(0.68)" opacity="{opacity}">{BLOCK}{dots}</g>"#
        )
    };
    let shade = r##"<ellipse cx="54" cy="58" rx="36" ry="33" fill="#140d06" opacity="0.38" filter="url(#soft)"/>"##;
    let wind = r##"<g fill="none" stroke="#fff8e0" stroke-linecap="round"><path d="M6 44 C7 26 19 12 37 7" stroke-width="4"/><path d="M91 52 C89 70 77 84 59 89" stroke-width="4"/><path d="M13 62 C15 70 20 77 27 82 M83 34 C81 26 76 19 69 14" stroke-width="2.6" opacity="0.8"/></g>"##;
    let dark = wind
        .replace("#fff8e0", "#33210f")
        .replace("\"4\"", "\"6.5\"")
        .replace("\"2.6\"", "\"4.6\"");
    [
        shade.to_owned(),
        dark,
        wind.to_owned(),
        ghost(-26, 0.4),
        ghost(-6, 0.55),
        ghost(17, 1.0),
    ]
    .concat()
}

/// Draws the atlas.
///
/// # Errors
/// When a source is not valid SVG.
pub fn atlas() -> Result<Canvas, Error> {
    svg::atlas(&NAMES, 1, (CELL, CELL), |column, _| {
        let drawing = if column < 6 {
            face(column + 1)
        } else {
            tumbling()
        };
        svg::fill_in(
            include_str!("../../svg/table/die.svg"),
            &[("drawing", &drawing)],
        )
    })
}

/// Writes the atlas.
///
/// # Errors
/// When a source is not valid SVG or the file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    palette::save(&atlas()?, &out.join("table/dice.png"))
}
