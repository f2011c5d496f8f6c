//! How the two sides of a game look where it is analysed.

use super::study::Open;
use crate::terrain;
use crate::theme::{Pictures, palette};
use bevy_egui::egui::{Color32, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};
use rules::{Color, Move, Square, Variant};
use tabletop::Livery;
use words::Key;

/// Which set of pieces is drawn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Men {
    /// That of battles, with the rows of the atlas for both sides.
    Battle([usize; 2]),
    /// That of chess.
    Chess,
}

/// How the two sides look and what they are called, White or the attacker first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// What they are called.
    pub names: [Key; 2],
    /// Their pieces.
    pub men: Men,
}

const IVORY: Color32 = Color32::from_rgb(0xf7, 0xef, 0xdc);
const EBONY: Color32 = Color32::from_rgb(0x35, 0x2a, 0x24);

impl Face {
    /// That of chess.
    pub const CHESS: Self = Self {
        names: [key!("common-white"), key!("common-black")],
        men: Men::Chess,
    };

    /// What a side is called.
    pub fn name(&self, color: Color) -> String {
        self.names[color.index()].say()
    }

    /// The colour of a side.
    pub fn colour(&self, color: Color) -> Color32 {
        match (self.men, color) {
            (Men::Battle(rows), _) => {
                let row = rows[color.index()];
                palette::LIVERIES.get(row).copied().unwrap_or(IVORY)
            }
            (Men::Chess, Color::White) => IVORY,
            (Men::Chess, Color::Black) => EBONY,
        }
    }

    /// What can be read on the colour of a side.
    pub fn ink_on(&self, color: Color) -> Color32 {
        let [red, green, blue, _] = self.colour(color).to_array();
        let bright = u32::from(red) + u32::from(green) + u32::from(blue) > 380;
        if bright { palette::INK } else { IVORY }
    }

    /// A position drawn small, with what the last move began and ended on.
    pub(super) fn little_board(
        &self,
        ui: &mut Ui,
        pictures: &Pictures,
        position: &Open,
        last: Move,
        flipped: bool,
    ) {
        let cell = LITTLE;
        let (whole, _) = ui.allocate_exact_size(Vec2::splat(cell * 8.0), Sense::hover());
        let place = |square: Square| {
            let (file, rank) = (square.file(), square.rank());
            let (column, row) = match flipped {
                true => (7 - file, rank),
                false => (file, 7 - rank),
            };
            let corner = whole.min + cell * vec2(f32::from(column), f32::from(row));
            Rect::from_min_size(corner, Vec2::splat(cell))
        };
        let touched = [last.from(), Some(last.to())];
        for square in Square::all() {
            let dark = (square.file() + square.rank()) % 2 == 0;
            let ground = match dark {
                true => palette::EDGE,
                false => palette::PALE_PAPER,
            };
            let painter = ui.painter();
            painter.rect_filled(place(square), 0.0, ground);
            if let Open::Battle(position) = position {
                terrain::mark(painter, position, square, place(square));
            }
            if touched.contains(&Some(square)) {
                let edge = Stroke::new(2.0, palette::GOLD);
                let fill = palette::GOLD.gamma_multiply(0.45);
                painter.rect_filled(place(square), 0.0, fill);
                painter.rect_stroke(place(square), 0.0, edge, StrokeKind::Inside);
            }
        }
        for square in Square::all() {
            if let Some((color, piece)) = position.piece_at(square) {
                let image = match self.men {
                    Men::Battle(rows) => pictures.piece(rows[color.index()], piece, cell),
                    Men::Chess => pictures.figure(piece.into(), livery(color), cell),
                };
                image.paint_at(ui, place(square));
            }
        }
        let edge = Stroke::new(1.5, palette::INK);
        ui.painter()
            .rect_stroke(whole, 0.0, edge, StrokeKind::Outside);
    }

    /// Which game it is.
    pub const fn variant(&self) -> Variant {
        match self.men {
            Men::Battle(_) => Variant::Battle,
            Men::Chess => Variant::Chess,
        }
    }
}

/// The edge of a square of a little board, in points.
const LITTLE: f32 = 26.0;

const fn livery(color: Color) -> Livery {
    match color {
        Color::White => Livery::White,
        Color::Black => Livery::Black,
    }
}
