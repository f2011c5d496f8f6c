//! What lives on the map: animals, birds, smoke, water, trees and weather, all in one atlas.
//!
//! Animals look to the right, birds are seen from above and fly up; what is to be tinted is white.

mod beasts;
mod birds;
mod deer;
mod sky;
mod trees;
mod water;

use std::path::Path;

use crate::Error;
use crate::canvas::Canvas;
use crate::svg;

/// Side of a cell in pixels.
pub const CELL: u32 = 64;
/// Cells in a row.
pub const COLUMNS: usize = 16;
/// Rows of single cells, top to bottom.
pub const ROWS: [&str; 9] = [
    "cow", "pied_cow", "sheep", "hind", "stag", "birds", "air", "water", "trees",
];
/// Side of a cloud in cells; the clouds lie side by side under the rows.
pub const CLOUD: usize = 4;

/// Draws the atlas.
///
/// # Errors
/// When a drawing source is wrong.
pub fn atlas() -> Result<Canvas, Error> {
    let side = CELL as usize;
    let mut canvas = Canvas::new(side * COLUMNS, side * (ROWS.len() + CLOUD));
    let rows: [Vec<Canvas>; 9] = [
        beasts::cows(beasts::BROWN)?,
        beasts::cows(beasts::PIED)?,
        beasts::sheep()?,
        deer::row(false)?,
        deer::row(true)?,
        birds::row()?,
        sky::row()?,
        water::row()?,
        trees::row(),
    ];
    for (row, cells) in rows.iter().enumerate() {
        for (column, cell) in cells.iter().take(COLUMNS).enumerate() {
            canvas.overlay(cell, column * side, row * side);
        }
    }
    for (n, cloud) in sky::clouds().iter().enumerate() {
        canvas.overlay(cloud, n * CLOUD * side, ROWS.len() * side);
    }
    Ok(canvas)
}

/// Writes the atlas.
///
/// # Errors
/// When a drawing source is wrong or the file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    atlas()?.save(&out.join("world/life.png"), true)
}

/// A cell from what stands inside an SVG of 64 units.
fn cell(name: &str, inside: &str) -> Result<Canvas, Error> {
    let side = CELL as usize;
    let text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" stroke-linecap="round" stroke-linejoin="round">{inside}</svg>"#
    );
    let mut canvas = Canvas::new(side, side);
    canvas.stamp(&svg::draw(name, &text, CELL, CELL)?, 0, 0, 1.0);
    Ok(canvas)
}

/// A line of `width` through points.
fn line(points: &[(f32, f32)], width: f32, colour: &str) -> String {
    let path: Vec<String> = points
        .iter()
        .map(|(x, y)| format!("{x:.2},{y:.2}"))
        .collect();
    format!(
        r#"<polyline points="{}" fill="none" stroke="{colour}" stroke-width="{width}"/>"#,
        path.join(" ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The coverage of every cell of a row, 0 to 1.
    fn covered(bytes: &[u8], row: usize) -> Vec<f32> {
        let (side, width) = (CELL as usize, CELL as usize * COLUMNS);
        let of = |column: usize| {
            let places = (0..side * side).map(|n| (n % side, n / side));
            let sum: usize = places
                .map(|(x, y)| {
                    let at = (row * side + y) * width + column * side + x;
                    usize::from(bytes[at * 4 + 3])
                })
                .sum();
            sum as f32 / (255 * side * side) as f32
        };
        (0..COLUMNS).map(of).collect()
    }

    #[test]
    fn every_frame_is_drawn_inside_its_cell() {
        let bytes = atlas().expect("it can be drawn").bytes(true);
        let (side, width) = (CELL as usize, CELL as usize * COLUMNS);
        for (row, name) in ROWS.iter().enumerate() {
            let frames = covered(&bytes, row);
            let drawn = frames.iter().filter(|it| **it > 0.0).count();
            assert!(drawn >= 8, "{name} has {drawn} frames");
            for (column, share) in frames.iter().enumerate().take(drawn) {
                assert!(
                    (0.001..0.9).contains(share),
                    "{name} {column} covers {share}"
                );
                for n in 0..side {
                    for (x, y) in [(0, n), (side - 1, n), (n, 0), (n, side - 1)] {
                        let at = (row * side + y) * width + column * side + x;
                        assert!(bytes[at * 4 + 3] < 8, "{name} {column} touches its edge");
                    }
                }
            }
        }
    }

    #[test]
    fn frames_of_a_walk_differ() {
        let (side, bytes) = (CELL as usize, atlas().expect("it can be drawn").bytes(true));
        let frame = |row: usize, column: usize| -> Vec<u8> {
            let width = side * COLUMNS * 4;
            (0..side)
                .flat_map(|y| {
                    let at = (row * side + y) * width + column * side * 4;
                    bytes[at..at + side * 4].to_vec()
                })
                .collect()
        };
        for row in [0, 1, 2, 3, 4] {
            for column in 0..3 {
                assert_ne!(frame(row, column), frame(row, column + 1), "row {row}");
            }
        }
    }
}
