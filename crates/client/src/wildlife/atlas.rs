//! How the atlas of life is cut: as `art` draws it.

use super::sheet::Cell;

/// Cells in a row.
const COLUMNS: f32 = 16.0;
/// Rows of single cells.
const SINGLE: f32 = 9.0;
/// Cells along an edge of a cloud; the clouds lie side by side below the single cells.
const CLOUD: f32 = 4.0;
const ROWS: f32 = SINGLE + CLOUD;

/// What an animal of a row looks like at a moment.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// A step, by how often a foot was set.
    Walking,
    /// The head is at the ground.
    Feeding,
    /// The head is up.
    Standing,
    /// Deer only.
    Running,
}

/// Rows of animals.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Row {
    Cow,
    PiedCow,
    Sheep,
    Hind,
    Stag,
}

/// One cell.
const fn cell(column: usize, row: usize) -> Cell {
    Cell {
        left: column as f32 / COLUMNS,
        top: row as f32 / ROWS,
        width: 1.0 / COLUMNS,
        height: 1.0 / ROWS,
    }
}

/// A frame of an animal; `frame` may be any number.
pub(super) const fn animal(row: Row, look: Look, frame: usize) -> Cell {
    let deer = matches!(row, Row::Hind | Row::Stag);
    let (first, frames) = match look {
        Look::Walking => (0, 6),
        Look::Feeding => (6, if deer { 2 } else { 4 }),
        Look::Standing if deer => (8, 2),
        Look::Standing => (10, 3),
        Look::Running => (10, 6),
    };
    cell(first + frame % frames, row as usize)
}

/// A bird's beat of wings.
pub(super) const fn small_bird(frame: usize) -> Cell {
    cell(frame % 6, 5)
}
pub(super) const fn crane(frame: usize) -> Cell {
    cell(6 + frame % 6, 5)
}
/// The first frame glides.
pub(super) const fn hawk(frame: usize) -> Cell {
    cell(12 + frame % 4, 5)
}
pub(super) const fn puff(kind: usize) -> Cell {
    cell(kind % 4, 6)
}
/// Opening and closing.
pub(super) const fn butterfly(frame: usize) -> Cell {
    let there_and_back = match frame % 4 {
        3 => 1,
        other => other,
    };
    cell(4 + there_and_back, 6)
}
pub(super) const LEAF: Cell = cell(7, 6);
pub(super) const fn flame(frame: usize) -> Cell {
    cell(8 + frame % 4, 6)
}
pub(super) const RAIN: Cell = cell(12, 6);
pub(super) const SHADOW: Cell = cell(13, 6);
pub(super) const FLOWER: Cell = cell(14, 6);
pub(super) const fn glint(frame: usize) -> Cell {
    cell(frame % 4, 7)
}
pub(super) const fn duck(frame: usize) -> Cell {
    cell(4 + frame % 4, 7)
}
pub(super) const fn fish(frame: usize) -> Cell {
    cell(8 + frame % 3, 7)
}
pub(super) const fn ring(frame: usize) -> Cell {
    cell(11 + frame % 4, 7)
}
pub(super) const LILY: Cell = cell(15, 7);
/// Five broad ones, three firs.
pub(super) const fn tree(kind: usize) -> Cell {
    cell(kind % 8, 8)
}

/// A cloud, four cells wide and high.
pub(super) const fn cloud(kind: usize) -> Cell {
    Cell {
        left: (kind % 4) as f32 * CLOUD / COLUMNS,
        top: SINGLE / ROWS,
        width: CLOUD / COLUMNS,
        height: CLOUD / ROWS,
    }
}
