//! The blocks of Field Chess with their ranks.

use crate::theme::{self, Pictures, palette};
use bevy_egui::egui::{RichText, Ui};
use rules::field::Piece;
use tabletop::{Kind, Livery};

/// The ranks from the top, with how many each side has.
const RANKS: [(Piece, u8); 12] = [
    (Piece::FieldMarshal, 1),
    (Piece::General, 1),
    (Piece::MajorGeneral, 2),
    (Piece::Brigadier, 2),
    (Piece::Colonel, 2),
    (Piece::Major, 2),
    (Piece::Captain, 3),
    (Piece::Lieutenant, 3),
    (Piece::Engineer, 3),
    (Piece::Bomb, 2),
    (Piece::Landmine, 3),
    (Piece::Flag, 1),
];

/// Every block of a side with its rank and how many there are.
pub(super) fn show(ui: &mut Ui, pictures: &Pictures) {
    let half = RANKS.len() / 2;
    ui.columns(2, |columns| {
        for (ui, column) in columns.iter_mut().zip(RANKS.chunks(half)) {
            for (piece, count) in column {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 5.0;
                    let kind = Kind::Block(*piece);
                    for livery in [Livery::FieldSouth, Livery::FieldNorth] {
                        ui.add(pictures.figure(kind, livery, 50.0));
                    }
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 0.0;
                        let name = RichText::new(kind.to_string()).family(theme::serif_bold());
                        ui.label(name.size(16.0));
                        let rank = match piece.rank() {
                            Some(rank) => words!("help-rank", rank = rank, count = *count),
                            None => words!("help-no-rank", count = *count),
                        };
                        ui.label(RichText::new(rank).size(13.0).color(palette::FADED_INK));
                    });
                });
            }
        }
    });
}
