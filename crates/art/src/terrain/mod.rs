//! The battle boards: the five kinds of ground, seen from either side.

mod field;
mod forest;
pub(crate) mod ground;
mod hill;
pub(crate) mod props;
mod river;
mod rubble;
mod siege;
mod wall;

use std::path::Path;

use crate::Error;
use crate::canvas::Canvas;
use ground::{Land, View};

/// Side of a board picture in pixels.
pub const SIDE: usize = 1024;
/// Side of one square in pixels.
pub const SQUARE: f32 = 128.0;

/// The kinds of ground a battle is fought on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Open meadow.
    Field,
    /// Rank 5 is water with fords on b, e and g.
    River,
    /// Ranks 6 to 8 are high ground.
    Hill,
    /// Ranks 4 and 5 are wooded.
    Forest,
    /// Rank 5 is a city's wall.
    Siege,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 5] = [
        Self::Field,
        Self::River,
        Self::Hill,
        Self::Forest,
        Self::Siege,
    ];

    /// Its name in file names.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Field => "field",
            Self::River => "river",
            Self::Hill => "hill",
            Self::Forest => "forest",
            Self::Siege => "siege",
        }
    }

    fn land(self) -> &'static dyn Land {
        match self {
            Self::Field => &field::Field,
            Self::River => &river::River,
            Self::Hill => &hill::Hill,
            Self::Forest => &forest::Forest,
            Self::Siege => &siege::Siege,
        }
    }
}

/// Paints the whole board, rank 8 on top, or rank 1 on top if `flipped`.
#[must_use]
pub fn board(kind: Kind, flipped: bool) -> Canvas {
    ground::paint(kind.land(), View { flipped })
}

/// A breached Tower square, transparent about its edges, 128 px.
#[must_use]
pub fn rubble() -> Canvas {
    rubble::paint()
}

/// Writes the board of one kind from both sides, and its thumbnail.
///
/// # Errors
/// When a file cannot be written.
pub fn write_kind(out: &Path, kind: Kind) -> Result<(), Error> {
    let (name, folder) = (kind.name(), out.join("terrain"));
    let seen = board(kind, false);
    seen.save(&folder.join(format!("{name}.png")), false)?;
    seen.shrink(4)
        .save(&folder.join(format!("thumb_{name}.png")), false)?;
    board(kind, true).save(&folder.join(format!("{name}_flipped.png")), false)
}

/// Writes all boards.
///
/// # Errors
/// When a file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    Kind::ALL
        .into_iter()
        .try_for_each(|kind| write_kind(out, kind))
}

/// Writes the rubble.
///
/// # Errors
/// When the file cannot be written.
pub fn write_rubble(out: &Path) -> Result<(), Error> {
    rubble().save(&out.join("terrain/rubble.png"), true)
}
