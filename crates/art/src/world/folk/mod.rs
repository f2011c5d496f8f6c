//! What stands on the world map: cities, resources and camps in their owners' colours, the
//! banners and plinths of armies, and the signs and marks laid over squares.

mod banners;
mod brush;
mod cities;
mod colours;
mod resources;
mod signs;

pub use banners::NAMES as BANNERS;
pub use colours::{BANNER_ROWS, SITE_ROWS};
pub use signs::NAMES as SIGNS;

use std::path::Path;

use crate::canvas::Canvas;
use crate::manifest::{self, AtlasEntry};
use crate::{Error, svg};

/// Cell sizes of every atlas, in pixels.
pub const CELLS: [u32; 3] = [48, 96, 192];

/// Columns of the atlas of sites.
pub const SITES: [&str; 10] = [
    "city",
    "walled_city",
    "capital",
    "mine",
    "farm",
    "quarry",
    "camp",
    "sacked_city",
    "sacked_walled_city",
    "sacked_capital",
];

/// A whole SVG document around a drawing in hundredths of a cell.
fn document(drawing: &str) -> String {
    svg::fill_in(
        include_str!("../../../svg/folk.svg"),
        &[("drawing", drawing)],
    )
}

fn site(column: usize, row: usize) -> String {
    let colours = &colours::SITES[row % SITE_ROWS.len()];
    match column {
        0 => cities::city(colours, false, false),
        1 => cities::city(colours, true, false),
        2 => cities::capital(colours, false),
        3 => resources::mine(colours),
        4 => resources::farm(colours),
        5 => resources::quarry(colours),
        6 => resources::camp(),
        7 => cities::city(colours, false, true),
        8 => cities::city(colours, true, true),
        _ => cities::capital(colours, true),
    }
}

/// Draws an atlas with a column for each name and so many rows, each cell from its drawing.
fn atlas(
    cell: u32,
    names: &[&str],
    rows: usize,
    drawing: impl Fn(usize, usize) -> String,
) -> Result<Canvas, Error> {
    svg::atlas(names, rows, (cell, cell), |column, row| {
        document(&drawing(column, row))
    })
}

/// What the manifest says of the atlases.
pub(crate) fn entries() -> impl Iterator<Item = AtlasEntry> {
    let groups: [(&str, &[&str], &[&str]); 3] = [
        ("sites", &SITES, &SITE_ROWS),
        ("banners", &BANNERS, &BANNER_ROWS),
        ("signs", &SIGNS, &["sign"]),
    ];
    groups.into_iter().flat_map(|(group, columns, rows)| {
        CELLS.map(|cell| {
            let name = format!("{group}_{cell}");
            let file = format!("world/{name}.png");
            manifest::atlas(&name, &file, cell, columns, rows)
        })
    })
}

/// Writes the atlases of all sizes.
///
/// # Errors
/// When a source is not valid SVG or a file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    CELLS.iter().try_for_each(|&cell| {
        let save = |name: &str, canvas: Canvas| {
            canvas.save(&out.join(format!("world/{name}_{cell}.png")), true)
        };
        save("sites", atlas(cell, &SITES, SITE_ROWS.len(), site)?)?;
        save(
            "banners",
            atlas(cell, &BANNERS, BANNER_ROWS.len(), banners::drawing)?,
        )?;
        save(
            "signs",
            atlas(cell, &SIGNS, 1, |column, _| signs::drawing(column))?,
        )
    })
}
