//! Pieces and boards of the other games: chess, Minnaar, Field and European Chess.

pub mod badges;
pub mod chess;
pub mod dice;
mod emblems;
pub mod european;
pub mod field;
pub mod men;
pub mod minnaar;
mod schemes;
pub mod tokens;

use std::path::Path;

use crate::canvas::Canvas;
use crate::manifest::{self, AtlasEntry, PictureEntry};
use crate::terrain::SIDE;
use crate::{Error, palette};

/// Boards that have an upper side: painted as seen from either end.
type Painter = fn(bool) -> Canvas;
const BOARDS: [(&str, Painter); 3] = [
    ("minnaar", minnaar::board),
    ("european", european::board),
    ("field", field::board),
];

/// Writes the boards.
///
/// # Errors
/// When a file cannot be written.
pub fn write_boards(out: &Path) -> Result<(), Error> {
    write_chess(out)?;
    BOARDS
        .iter()
        .try_for_each(|(name, paint)| both_sides(out, name, *paint))
}

/// Writes one board by name.
fn both_sides(out: &Path, name: &str, paint: Painter) -> Result<(), Error> {
    let folder = out.join("table");
    palette::save(&paint(false), &folder.join(format!("{name}.png")))?;
    palette::save(&paint(true), &folder.join(format!("{name}_flipped.png")))
}

/// Writes the chess board, which is the same from both ends and calm enough to be small as it is.
fn write_chess(out: &Path) -> Result<(), Error> {
    chess::board().save(&out.join("table/chess.png"), false)
}

/// What the manifest says of the atlases.
pub(crate) fn atlases() -> impl Iterator<Item = AtlasEntry> {
    let row = |name: &str, cell, columns| {
        manifest::atlas(name, &format!("table/{name}.png"), cell, columns, &[name])
    };
    men::entries().chain([
        row("dice", dice::CELL, &dice::NAMES),
        row("badges", badges::CELL, &badges::NAMES),
    ])
}

/// What the manifest says of the whole pictures.
pub(crate) fn pictures() -> impl Iterator<Item = PictureEntry> {
    let square = (SIDE, SIDE);
    let boards = [
        ("chess", square),
        ("minnaar", square),
        ("minnaar_flipped", square),
        ("european", square),
        ("european_flipped", square),
        ("field", field::SIZE),
        ("field_flipped", field::SIZE),
    ];
    let board = |(name, (width, height)): (&str, (usize, usize))| {
        let file = format!("table/{name}.png");
        manifest::picture(&format!("table_{name}"), file, width as u32, height as u32)
    };
    tokens::entries().chain(boards.map(board))
}
