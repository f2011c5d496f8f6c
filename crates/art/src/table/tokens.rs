//! The wooden blocks of Field Chess: an emblem, and the rank as a figure and as pips of nine.

use std::path::Path;

use super::emblems::{self, EMBLEMS};
use crate::canvas::Canvas;
use crate::manifest::PictureEntry;
use crate::{Dice, Error, palette, svg};

/// Widths and heights of a cell in the two files, in pixels; the file's number is the width.
pub const CELLS: [(u32, u32); 2] = [(80, 48), (160, 96)];
/// Columns of the files.
pub const NAMES: [&str; 13] = [
    "flag",
    "landmine",
    "bomb",
    "engineer",
    "lieutenant",
    "captain",
    "major",
    "colonel",
    "brigadier",
    "major_general",
    "general",
    "field_marshal",
    "back",
];
/// Rows of the files.
pub const ROWS: [&str; 2] = ["south", "north"];

/// What makes a side's blocks.
#[derive(Debug)]
struct Side {
    /// The block's outline in a cell of 160 x 96.
    outline: &'static str,
    /// The line inside the outline.
    inner: &'static str,
    /// How that line is drawn.
    border: &'static str,
    /// Light, middle and dark wood, and its edge.
    wood: [&'static str; 4],
    ink: &'static str,
    /// Empty pips and the like.
    faint: &'static str,
    /// The back's pattern.
    back: &'static str,
}

const SIDES: [Side; 2] = [
    Side {
        outline: "M16 4 H144 Q155 4 155 15 V77 Q155 88 144 88 H16 Q5 88 5 77 V15 Q5 4 16 4 Z",
        inner: "M18 9.5 H142 Q149.5 9.5 149.5 17 V75 Q149.5 82.5 142 82.5 H18 Q10.5 82.5 10.5 75 V17 Q10.5 9.5 18 9.5 Z",
        border: r#"stroke-width="1.8""#,
        wood: ["#fdf2d6", "#f1dfb6", "#d8b57c", "#7d5423"],
        ink: "#7a2416",
        faint: "#c79a72",
        back: r#"<path d="M80 15 L128 46 L80 77 L32 46 Z" stroke-width="2.6"/><path d="M80 22 L117 46 L80 70 L43 46 Z" stroke-width="1.6"/><g stroke-width="3.4" stroke-linecap="round"><path d="M80 27.5 V33 M80 59 V64.5 M53 46 H61 M99 46 H107 M64 35.5 L68.5 38.5 M96 35.5 L91.5 38.5 M64 56.5 L68.5 53.5 M96 56.5 L91.5 53.5"/></g><circle cx="80" cy="46" r="9" fill="{{ink}}" stroke="none"/><g stroke-width="1.5"><path d="M17 16 L42 16 L17 32 Z M143 16 L118 16 L143 32 Z M17 76 L42 76 L17 60 Z M143 76 L118 76 L143 60 Z"/></g>"#,
    },
    Side {
        outline: "M22 4 H138 L155 19 V73 L138 88 H22 L5 73 V19 Z",
        inner: "M24.4 9.5 H135.6 L149.5 21.6 V70.4 L135.6 82.5 H24.4 L10.5 70.4 V21.6 Z",
        border: r#"stroke-width="2.6" stroke-dasharray="6 3.4""#,
        wood: ["#74857c", "#51625c", "#35433f", "#161e1c"],
        ink: "#f3ecd2",
        faint: "#8b9a92",
        back: r#"<g stroke-width="2.6"><path d="M20 70 L44 34 L58 54 L80 20 L102 54 L116 34 L140 70"/></g><path d="M80 20 L91 37 L85 35 L80 41 L75 35 L69 37 Z M44 34 L51 44 L44.6 42 L38 44 Z M116 34 L122 44 L115.4 42 L109 44 Z" fill="{{ink}}" stroke="none"/><g stroke-width="1.7"><path d="M20 76 L31 71 L42 76 L53 71 L64 76 L75 71 L86 76 L97 71 L108 76 L119 71 L130 76 L140 71"/><path d="M80 48 L84 56 L92 57 L86 62 L88 69 L80 65 L72 69 L74 62 L68 57 L76 56 Z"/></g>"#,
    },
];

/// A few lines of grain over a block.
fn grain(row: usize, column: usize) -> String {
    let mut dice = Dice::new((row * 100 + column) as u64 + 71);
    (0..11)
        .map(|line| {
            let y = 6.0 + line as f32 * 7.6 + dice.near(3.0);
            let (bend, width) = (dice.near(9.0), dice.range(0.5, 1.5));
            format!(
                r#"<path d="M0 {y:.1} C50 {:.1} 110 {:.1} 160 {:.1}" stroke-width="{width:.2}"/>"#,
                y + bend,
                y - bend,
                y + dice.near(5.0)
            )
        })
        .collect()
}

/// Nine pips in threes along the lower edge, `rank` of them filled.
fn pips(rank: usize) -> String {
    (0..9)
        .map(|pip| {
            let x = 24.6 + pip as f32 * 12.4 + (pip / 3) as f32 * 5.8;
            let style = if pip < rank {
                r#"fill="{{ink}}""#
            } else {
                r#"fill="none" stroke="{{faint}}" stroke-width="1.3""#
            };
            let (left, wide, tall) = (x - 4.6, 9.2, 8.4);
            format!(
                r#"<rect x="{left:.1}" y="69.6" width="{wide}" height="{tall}" rx="1.6" {style}/>"#
            )
        })
        .collect()
}

/// What is drawn in ink on a face: emblem, figure and pips.
fn face(column: usize) -> String {
    let emblem = EMBLEMS[column % EMBLEMS.len()];
    // Flag, Landmine and Bomb have none.
    let rank = column.saturating_sub(2);
    if rank == 0 {
        return format!(r#"<g transform="translate(80 46) scale(0.72)">{emblem}</g>"#);
    }
    format!(
        r#"<g transform="translate(57 37.5) scale(0.57)">{emblem}</g><g transform="translate(119 38.5)" fill="none" stroke="{{{{ink}}}}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">{}</g>{}"#,
        emblems::figure(rank),
        pips(rank)
    )
}

/// The SVG text of one block.
fn source(column: usize, row: usize) -> String {
    let side = &SIDES[row % SIDES.len()];
    let drawing = if column == NAMES.len() - 1 {
        format!(
            r#"<g fill="none" stroke="{{{{ink}}}}" stroke-linejoin="round">{}</g>"#,
            side.back
        )
    } else {
        face(column)
    };
    let text = svg::fill_in(
        include_str!("../../svg/table/token.svg"),
        &[("drawing", &drawing), ("grain", &grain(row, column))],
    );
    svg::fill_in(
        &text,
        &[
            ("outline", side.outline),
            ("inner", side.inner),
            ("border", side.border),
            ("light", side.wood[0]),
            ("mid", side.wood[1]),
            ("dark", side.wood[2]),
            ("edge", side.wood[3]),
            ("ink", side.ink),
            ("faint", side.faint),
        ],
    )
}

/// Draws all blocks with cells of the given size.
///
/// # Errors
/// When a source is not valid SVG.
pub fn atlas(cell: (u32, u32)) -> Result<Canvas, Error> {
    svg::atlas(&NAMES, ROWS.len(), cell, source)
}

fn name(cell: (u32, u32)) -> String {
    format!("tokens_{}", cell.0)
}

/// What the manifest says of the files (whole pictures, as their cells are not square).
pub(crate) fn entries() -> impl Iterator<Item = PictureEntry> {
    CELLS.into_iter().map(|cell| PictureEntry {
        name: name(cell),
        file: format!("table/{}.png", name(cell)),
        size: (cell.0 * NAMES.len() as u32, cell.1 * ROWS.len() as u32),
    })
}

/// Writes both files.
///
/// # Errors
/// When a source is not valid SVG or a file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    CELLS.iter().try_for_each(|&cell| {
        palette::save(
            &atlas(cell)?,
            &out.join(format!("table/{}.png", name(cell))),
        )
    })
}
