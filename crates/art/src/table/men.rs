//! The men of the other games: the chess set and four more, in eight colours.

use std::path::Path;

use super::schemes::{self, Values};
use crate::canvas::Canvas;
use crate::manifest::{self, AtlasEntry};
use crate::pieces::{self, Figure};
use crate::{Error, palette, svg};

/// Cell sizes of the atlases, in pixels.
pub const CELLS: [u32; 3] = [48, 96, 192];
/// Columns of the atlases.
pub const NAMES: [&str; 10] = [
    "king",
    "queen",
    "rook",
    "bishop",
    "knight",
    "pawn",
    "sovereign",
    "cannon",
    "chinese_pawn",
    "mycenaean_knight",
];
/// Rows of the atlases.
pub const ROWS: [&str; 8] = [
    "white", "black", "seat_0", "seat_1", "seat_2", "seat_3", "southern", "northern",
];

const VALUES: [Values; 8] = [
    pieces::VALUES[0],
    schemes::EBONY,
    pieces::VALUES[2],
    schemes::OCHRE,
    schemes::TEAL,
    schemes::VIOLET,
    schemes::COPPER,
    schemes::STEEL,
];

fn figure(column: usize) -> Figure {
    let own = |drawing, width, band| Figure {
        drawing,
        width,
        band,
    };
    match NAMES[column % NAMES.len()] {
        "sovereign" => own(include_str!("../../svg/table/sovereign.svg"), 1.08, "59"),
        "cannon" => own(include_str!("../../svg/table/cannon.svg"), 1.08, "66"),
        "chinese_pawn" => own(include_str!("../../svg/table/soldier.svg"), 0.94, "57"),
        "mycenaean_knight" => own(include_str!("../../svg/table/trojan.svg"), 1.1, "58"),
        name => {
            let same = pieces::NAMES.iter().position(|known| *known == name);
            pieces::figure(same.unwrap_or_default())
        }
    }
}

/// Draws the atlas with cells of `cell` pixels.
///
/// # Errors
/// When a source is not valid SVG.
pub fn atlas(cell: u32) -> Result<Canvas, Error> {
    svg::atlas(&NAMES, ROWS.len(), (cell, cell), |column, row| {
        pieces::compose(&figure(column), &VALUES[row])
    })
}

/// What the manifest says of the atlases.
pub(crate) fn entries() -> impl Iterator<Item = AtlasEntry> {
    CELLS.into_iter().map(|cell| {
        let name = format!("men_{cell}");
        manifest::atlas(&name, &format!("table/{name}.png"), cell, &NAMES, &ROWS)
    })
}

/// Writes the atlases of all sizes.
///
/// # Errors
/// When a source is not valid SVG or a file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    CELLS.iter().try_for_each(|&cell| {
        palette::save(&atlas(cell)?, &out.join(format!("table/men_{cell}.png")))
    })
}
