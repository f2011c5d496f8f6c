//! Sets the start position and every mark on every board, as a check of how they stand out.
//!
//! `cargo run --release -p art --example start_positions -- ASSETS OUT`

use std::error::Error;
use std::path::PathBuf;

use art::{pieces, terrain};
use resvg::tiny_skia::{FilterQuality, IntRect, Pixmap, PixmapPaint, Transform};

/// Pieces of the back rank from the a file on, as columns of the atlas.
const BACK: [usize; 8] = [3, 1, 2, 4, 5, 2, 1, 3];

fn set(
    board: &mut Pixmap,
    piece: usize,
    scheme: usize,
    file: usize,
    row: usize,
) -> Result<(), art::Error> {
    let pixmap = pieces::draw(piece, scheme, 116)?;
    let (x, y) = (file as i32 * 128 + 6, row as i32 * 128 + 6);
    board.draw_pixmap(
        x,
        y,
        pixmap.as_ref(),
        &PixmapPaint::default(),
        Transform::identity(),
        None,
    );
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut folders = std::env::args_os().skip(1).map(PathBuf::from);
    let assets = folders.next().unwrap_or_else(|| "assets".into());
    let out = folders.next().unwrap_or_else(|| "target".into());
    let marks = Pixmap::load_png(assets.join("marks/marks.png"))?;
    let marks = marks.as_ref();
    for kind in terrain::Kind::ALL {
        for (suffix, flipped) in [("", false), ("_flipped", true)] {
            let path = assets.join(format!("terrain/{}{suffix}.png", kind.name()));
            let mut board = Pixmap::load_png(&path)?;
            let (attacker, defender) = if flipped { (0, 7) } else { (7, 0) };
            let inward = |row: usize, steps: usize| if row == 0 { steps } else { row - steps };
            let (white, black) = if flipped { (2, 3) } else { (0, 1) };
            for (column, officer) in BACK.iter().enumerate() {
                let file = if flipped { 7 - column } else { column };
                set(&mut board, *officer, white, file, attacker)?;
                set(&mut board, *officer, black, file, defender)?;
                if column != 3 {
                    set(&mut board, 0, white, file, inward(attacker, 1))?;
                }
                set(&mut board, 0, black, file, inward(defender, 1))?;
            }
            let middle = if flipped { 4 } else { 3 };
            for file in 3..5 {
                let tower = if kind == terrain::Kind::Siege { 6 } else { 1 };
                set(&mut board, tower, black, file, middle)?;
            }
            set(&mut board, 0, black, 0, middle)?;
            set(&mut board, 0, white, 6, middle)?;
            set(&mut board, 1, white, 1, 7 - middle)?;
            set(&mut board, 5, white, 5, 7 - middle)?;
            for mark in 0..12 {
                let row = if mark < 8 { 5 } else { 2 };
                let cell = IntRect::from_xywh(mark * 128, 0, 128, 128);
                if let Some(cell) = cell.and_then(|cell| marks.clone_rect(cell)) {
                    let x = mark % 8 * 128;
                    board.draw_pixmap(
                        x,
                        row * 128,
                        cell.as_ref(),
                        &PixmapPaint::default(),
                        Transform::identity(),
                        None,
                    );
                }
            }
            let mut small = Pixmap::new(560, 560).ok_or("no room for a picture")?;
            let paint = PixmapPaint {
                quality: FilterQuality::Bicubic,
                ..PixmapPaint::default()
            };
            let fit = Transform::from_scale(560.0 / 1024.0, 560.0 / 1024.0);
            small.draw_pixmap(0, 0, board.as_ref(), &paint, fit, None);
            board.save_png(out.join(format!("start_{}{suffix}.png", kind.name())))?;
            small.save_png(out.join(format!("small_{}{suffix}.png", kind.name())))?;
        }
    }
    Ok(())
}
