//! The pictures keep what the game counts on: sizes, filled cells, sides that can be told apart.

#![allow(clippy::unwrap_used)]

use art::canvas::Canvas;
use art::{effects, marks, paper, pictures, pieces, terrain};

/// Straight RGBA of one cell of an atlas.
fn cell(atlas: &Canvas, side: usize, column: usize, row: usize) -> Vec<[u8; 4]> {
    let bytes = atlas.bytes(true);
    let mut pixels = Vec::with_capacity(side * side);
    for y in row * side..(row + 1) * side {
        for x in column * side..(column + 1) * side {
            let at = (y * atlas.width + x) * 4;
            pixels.push([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        }
    }
    pixels
}

/// How many pixels of a cell are more than half covered.
fn covered(cell: &[[u8; 4]]) -> usize {
    cell.iter().filter(|p| p[3] > 127).count()
}

/// Mean brightness, 0 to 255, of a cell's covered pixels.
fn brightness(cell: &[[u8; 4]]) -> f32 {
    let solid: Vec<_> = cell.iter().filter(|p| p[3] > 200).collect();
    let sum: f32 = solid
        .iter()
        .map(|p| 0.2126 * f32::from(p[0]) + 0.7152 * f32::from(p[1]) + 0.0722 * f32::from(p[2]))
        .sum();
    sum / solid.len().max(1) as f32
}

#[test]
fn atlases_have_their_size_and_no_empty_cell() {
    let check = |atlas: &Canvas, side: usize, columns: usize, rows: usize, least: usize| {
        assert_eq!((atlas.width, atlas.height), (side * columns, side * rows));
        for row in 0..rows {
            for column in 0..columns {
                let any = cell(atlas, side, column, row)
                    .iter()
                    .filter(|p| p[3] > 24)
                    .count();
                assert!(any >= least, "cell {column},{row} holds only {any} pixels");
            }
        }
    };
    for side in pieces::CELLS {
        let atlas = pieces::atlas(side).unwrap();
        let side = side as usize;
        check(&atlas, side, 7, 4, side * side / 6);
    }
    check(&marks::atlas().unwrap(), 128, 12, 1, 400);
    check(&marks::powers().unwrap(), 64, 3, 2, 2000);
    check(&effects::atlas(), 128, effects::FRAMES, 7, 20);
}

#[test]
fn a_piece_is_about_as_tall_as_promised_and_stays_inside_its_cell() {
    let atlas = pieces::atlas(192).unwrap();
    for scheme in 0..4 {
        for piece in 0..7 {
            let cell = cell(&atlas, 192, piece, scheme);
            let solid = |row: usize| cell[row * 192..(row + 1) * 192].iter().any(|p| p[3] > 200);
            let rows: Vec<_> = (0..192).filter(|row| solid(*row)).collect();
            let tall = rows.len() as f32 / 192.0;
            let least = if piece == 0 { 0.65 } else { 0.78 };
            assert!((least..=0.95).contains(&tall), "piece {piece}: {tall}");
            let side_free = |x: usize| (0..192).all(|y| cell[y * 192 + x][3] < 200);
            assert!(side_free(0) && side_free(191), "piece {piece}");
        }
    }
}

#[test]
fn schemes_differ_in_brightness_and_in_shape() {
    let atlas = pieces::atlas(96).unwrap();
    for piece in 0..7 {
        let cells: Vec<_> = (0..4).map(|row| cell(&atlas, 96, piece, row)).collect();
        for a in 0..4 {
            for b in a + 1..4 {
                let (light, dark) = (brightness(&cells[a]), brightness(&cells[b]));
                assert!(
                    (light - dark).abs() > 8.0,
                    "{} of {} and {}: {light} and {dark}",
                    pieces::NAMES[piece],
                    pieces::SCHEMES[a],
                    pieces::SCHEMES[b],
                );
                let apart = cells[a]
                    .iter()
                    .zip(&cells[b])
                    .filter(|(p, q)| (p[3] > 200) != (q[3] > 200))
                    .count();
                assert!(
                    apart > covered(&cells[a]) / 100,
                    "{} of {} and {} share an outline ({apart})",
                    pieces::NAMES[piece],
                    pieces::SCHEMES[a],
                    pieces::SCHEMES[b],
                );
            }
        }
        let (ivory, indigo) = (brightness(&cells[0]), brightness(&cells[1]));
        assert!(ivory - indigo > 60.0, "ivory {ivory}, indigo {indigo}");
    }
}

#[test]
fn the_tower_is_not_a_rook() {
    let atlas = pieces::atlas(48).unwrap();
    for scheme in 0..4 {
        let (rook, tower) = (cell(&atlas, 48, 3, scheme), cell(&atlas, 48, 6, scheme));
        let apart = rook
            .iter()
            .zip(&tower)
            .filter(|(p, q)| (p[3] > 127) != (q[3] > 127))
            .count();
        assert!(apart * 4 > covered(&rook), "only {apart} pixels apart");
    }
}

#[test]
fn the_same_sources_give_the_same_bytes() {
    let (one, two) = (marks::atlas().unwrap(), marks::atlas().unwrap());
    assert_eq!(one.bytes(true), two.bytes(true));
    assert_eq!(terrain::rubble().bytes(true), terrain::rubble().bytes(true));
    assert_eq!(effects::atlas().bytes(true), effects::atlas().bytes(true));
}

#[test]
fn paper_meets_itself_at_its_edges() {
    let paper = paper::paper();
    assert_eq!((paper.width, paper.height), (512, 512));
    let step = |a: (f32, f32), b: (f32, f32)| {
        (paper.at(a.0, a.1).luma() - paper.at(b.0, b.1).luma()).abs()
    };
    let seam: f32 = (0..512)
        .map(|i| step((0.0, i as f32), (511.0, i as f32)))
        .sum();
    let inner: f32 = (0..512)
        .map(|i| step((200.0, i as f32), (201.0, i as f32)))
        .sum();
    assert!(seam < inner * 2.0 + 1.0, "seam {seam}, elsewhere {inner}");
}

#[test]
fn a_flipped_board_is_painted_anew() {
    let (seen, flipped) = (
        terrain::board(terrain::Kind::River, false),
        terrain::board(terrain::Kind::River, true),
    );
    assert_eq!((seen.width, seen.height), (1024, 1024));
    let mean = |apart: &dyn Fn(f32, f32) -> f32| {
        let mut sum = 0.0;
        for y in (0..1024).step_by(8) {
            for x in (0..1024).step_by(8) {
                sum += apart(x as f32, y as f32);
            }
        }
        sum / (128.0 * 128.0)
    };
    let turned =
        mean(&|x, y| (seen.at(x, y).luma() - flipped.at(1023.0 - x, 1023.0 - y).luma()).abs());
    assert!(
        turned > 0.01,
        "a rotated picture would be 0, this is {turned}"
    );
    // The water lies on rank 5, wherever that is in the picture: d5.
    let blue = |board: &Canvas, x: f32, y: f32| {
        let c = board.at(x, y);
        c.2 > c.0 + 0.1
    };
    assert!(blue(&seen, 448.0, 448.0) && !blue(&seen, 448.0, 576.0));
    assert!(blue(&flipped, 576.0, 576.0) && !blue(&flipped, 576.0, 448.0));
    // And b5 is a ford.
    assert!(!blue(&seen, 192.0, 448.0) && !blue(&flipped, 832.0, 576.0));
}

#[test]
fn squares_alternate_on_every_board() {
    for kind in terrain::Kind::ALL {
        let board = terrain::board(kind, false);
        let mean = |column: usize, row: usize| {
            let mut sum = 0.0;
            for y in (16..112).step_by(4) {
                for x in (16..112).step_by(4) {
                    let at = ((column * 128 + x) as f32, (row * 128 + y) as f32);
                    sum += board.at(at.0, at.1).luma();
                }
            }
            sum / (24.0 * 24.0)
        };
        let (mut light, mut dark) = (0.0, 0.0);
        for row in [0, 1, 2, 5, 6, 7] {
            for column in 0..8 {
                if (row + column) % 2 == 0 {
                    light += mean(column, row) / 24.0;
                } else {
                    dark += mean(column, row) / 24.0;
                }
            }
        }
        let ratio = light / dark;
        assert!(ratio > 1.06, "{}: light over dark is {ratio}", kind.name());
    }
}

#[test]
fn an_unknown_name_is_told_with_the_known_ones() {
    let error = pictures::write_one(std::path::Path::new("nowhere"), "dragons").unwrap_err();
    let words = error.to_string();
    assert!(
        words.contains("dragons") && words.contains("siege"),
        "{words}"
    );
}
