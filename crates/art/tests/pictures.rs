//! The pictures keep what the game counts on: sizes, filled cells, sides that can be told apart.

#![allow(clippy::unwrap_used)]

use art::canvas::Canvas;
use art::table::{badges, chess, dice, european, field, men, minnaar, tokens};
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
    for side in men::CELLS {
        let atlas = men::atlas(side).unwrap();
        let side = side as usize;
        check(&atlas, side, 10, 8, side * side / 6);
    }
    check(&dice::atlas().unwrap(), 96, 7, 1, 4000);
    check(&badges::atlas().unwrap(), 64, 9, 1, 2000);
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

/// The schemes that fight each other in a battle; on the map others meet, too, told apart by hue,
/// outline and banner.
const BATTLES: [(usize, usize); 4] = [(0, 1), (0, 2), (1, 3), (2, 3)];

#[test]
fn schemes_differ_in_brightness_and_in_shape() {
    let atlas = pieces::atlas(96).unwrap();
    for piece in 0..7 {
        let cells: Vec<_> = (0..4).map(|row| cell(&atlas, 96, piece, row)).collect();
        for a in 0..4 {
            for b in a + 1..4 {
                let (light, dark) = (brightness(&cells[a]), brightness(&cells[b]));
                assert!(
                    !BATTLES.contains(&(a, b)) || (light - dark).abs() > 8.0,
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

/// How many pixels one of two cells covers and the other does not.
fn apart(a: &[[u8; 4]], b: &[[u8; 4]]) -> usize {
    a.iter()
        .zip(b)
        .filter(|(p, q)| (p[3] > 200) != (q[3] > 200))
        .count()
}

#[test]
fn men_differ_in_outline_by_kind_and_by_side() {
    let atlas = men::atlas(96).unwrap();
    for row in 0..men::ROWS.len() {
        let cells: Vec<_> = (0..10).map(|man| cell(&atlas, 96, man, row)).collect();
        for a in 0..10 {
            for b in a + 1..10 {
                let (one, two) = (&cells[a], &cells[b]);
                let names = (men::NAMES[a], men::NAMES[b]);
                assert!(apart(one, two) * 12 > covered(one), "{names:?}");
            }
        }
    }
    // Those who meet on one board: White, Black and the Sovereigns; the four seats.
    for together in [&[0, 1, 6, 7], &[2, 3, 4, 5]] {
        for (i, a) in together.iter().enumerate() {
            for b in &together[i + 1..] {
                for man in 0..10 {
                    let (one, two) = (cell(&atlas, 96, man, *a), cell(&atlas, 96, man, *b));
                    let names = (men::NAMES[man], men::ROWS[*a], men::ROWS[*b]);
                    assert!(apart(&one, &two) * 100 > covered(&one), "{names:?}");
                }
            }
        }
    }
}

#[test]
fn a_higher_rank_fills_more_pips() {
    let (wide, tall) = tokens::CELLS[1];
    let atlas = tokens::atlas((wide, tall)).unwrap();
    let (wide, tall) = (wide as usize, tall as usize);
    assert_eq!((atlas.width, atlas.height), (wide * 13, tall * 2));
    let bytes = atlas.bytes(true);
    // The pips lie on one line of a block; ink is dark in the South and light in the North.
    let ink = |column: usize, row: usize| {
        let y = row * tall + 74;
        (column * wide + 18..(column + 1) * wide - 18)
            .filter(|x| {
                let green = bytes[(y * atlas.width + x) * 4 + 1];
                if row == 0 { green < 70 } else { green > 200 }
            })
            .count()
    };
    for row in 0..2 {
        for column in 4..12 {
            let (lower, higher) = (ink(column - 1, row), ink(column, row));
            let name = tokens::NAMES[column];
            assert!(higher >= lower + 6, "{name}: {lower} and {higher}");
        }
    }
}

/// Mean brightness over the middle of a square of a board of 1024 px.
fn square(board: &Canvas, column: usize, row: usize) -> f32 {
    let mut sum = 0.0;
    for y in (16..112).step_by(4) {
        for x in (16..112).step_by(4) {
            let at = ((column * 128 + x) as f32, (row * 128 + y) as f32);
            sum += board.at(at.0, at.1).luma();
        }
    }
    sum / (24.0 * 24.0)
}

#[test]
fn squares_of_the_tables_alternate_and_a1_is_dark() {
    for (name, board) in [
        ("chess", chess::board()),
        ("minnaar", minnaar::board(false)),
        ("european", european::board(false)),
    ] {
        assert_eq!((board.width, board.height), (1024, 1024));
        let (mut light, mut dark) = (0.0, 0.0);
        for row in 0..8 {
            for column in 0..8 {
                let mean = square(&board, column, row) / 32.0;
                // Row 7, column 0 is a1, or h8.
                if (row + column) % 2 == 0 {
                    light += mean;
                } else {
                    dark += mean;
                }
            }
        }
        let ratio = light / dark;
        assert!(ratio > 1.12, "{name}: light over dark is {ratio}");
    }
}

#[test]
fn the_corners_of_the_european_board_are_their_seats() {
    // The corner's light square leans towards its seat's colour: red, yellow, teal, violet.
    let mean = |board: &Canvas, column: usize, row: usize| {
        let (mut r, mut g, mut b) = (0.0, 0.0, 0.0);
        for y in (24..104).step_by(4) {
            for x in (24..104).step_by(4) {
                let c = board.at((column * 128 + x) as f32, (row * 128 + y) as f32);
                (r, g, b) = (r + c.0 / 400.0, g + c.1 / 400.0, b + c.2 / 400.0);
            }
        }
        (r, g, b)
    };
    let (seen, turned) = (european::board(false), european::board(true));
    for (board, at) in [
        (&seen, [(1, 7), (0, 0), (6, 0), (7, 7)]),
        (&turned, [(6, 0), (7, 7), (1, 7), (0, 0)]),
    ] {
        let [red, yellow, teal, violet] = at.map(|(column, row)| mean(board, column, row));
        assert!(red.0 > red.1 + 0.15 && red.0 > red.2 + 0.15, "{red:?}");
        assert!(
            yellow.0 > yellow.2 + 0.15 && yellow.1 > yellow.2 + 0.1,
            "{yellow:?}"
        );
        assert!(teal.2 > teal.0 && teal.1 > teal.0, "{teal:?}");
        assert!(violet.2 > violet.1 && violet.0 > violet.1, "{violet:?}");
    }
}

#[test]
fn the_field_board_has_its_river_between_rows_6_and_7() {
    let (seen, turned) = (field::board(false), field::board(true));
    assert_eq!((seen.width, seen.height), field::SIZE);
    for board in [&seen, &turned] {
        let blue = |x: f32, y: f32| {
            let c = board.at(x, y);
            c.2 > c.0 + 0.1
        };
        // Water at b and d, bridges at a, c and e, none at the rows' own lines.
        assert!(blue(300.0, 720.0) && blue(700.0, 720.0));
        for x in [100.0, 500.0, 900.0] {
            assert!(!blue(x, 720.0), "bridge at {x}");
        }
        assert!(!blue(300.0, 660.0) && !blue(300.0, 780.0));
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
        let mean = |column, row| square(&board, column, row);
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
