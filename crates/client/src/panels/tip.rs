//! What the hovered square and the piece on it are about.

use super::model::Model;
use crate::battle::{ground_tip, piece_tip};
use crate::theme::{palette, serif_bold};
use bevy_egui::egui::{
    self, Align2, Area, Context, Frame, Label, Margin, Order, Rect, RichText, Stroke, Ui,
};
use rules::Square;

/// Words about a square: the piece with what hangs on it, and what the ground does. Draws nothing
/// and returns `false` if there is nothing to tell.
pub fn tip(ui: &mut Ui, model: &Model<'_>, square: Square) -> bool {
    let shown = model.table.shown();
    let piece = piece_tip(shown, square);
    let ground = ground_tip(shown, square);
    if let Some(piece) = &piece {
        title(ui, &format!("{} on {square}", piece.title));
        for line in &piece.lines {
            let grave = line.starts_with("Last") || line.starts_with("Phantom");
            let grave = grave || line.contains("disarms") || line.ends_with('!');
            let ink = if grave { palette::WAX } else { palette::INK };
            ui.add(Label::new(RichText::new(line).color(ink).size(14.0)).wrap());
        }
    }
    if let Some((name, words)) = ground {
        if piece.is_none() {
            title(ui, &format!("{name}, {square}"));
        }
        let words = if piece.is_some() {
            format!("{name}: {words}")
        } else {
            words.to_owned()
        };
        ui.add(Label::new(RichText::new(words).color(palette::FADED_INK).size(14.0)).wrap());
    }
    piece.is_some() || ground.is_some()
}

fn title(ui: &mut Ui, text: &str) {
    ui.label(
        RichText::new(text)
            .family(serif_bold())
            .size(16.0)
            .color(palette::INK),
    );
}

/// Shows the words at the edge of the board that is farther from the square, so that they never
/// cover it; `row` counts from the top of the screen.
pub(super) fn show(ctx: &Context, model: &Model<'_>, square: Square, board: Rect, row: u8) {
    let shown = model.table.shown();
    if model.table.question().is_some()
        || piece_tip(shown, square).is_none() && ground_tip(shown, square).is_none()
    {
        return;
    }
    let (place, pivot) = if row >= 4 {
        (
            board.center_top() + egui::vec2(0.0, 6.0),
            Align2::CENTER_TOP,
        )
    } else {
        (
            board.center_bottom() - egui::vec2(0.0, 6.0),
            Align2::CENTER_BOTTOM,
        )
    };
    Area::new("tip".into())
        .order(Order::Middle)
        .interactable(false)
        .pivot(pivot)
        .fixed_pos(place)
        .constrain_to(board)
        .show(ctx, |ui| {
            Frame::new()
                .fill(palette::PAPER.gamma_multiply(0.96))
                .stroke(Stroke::new(1.0, palette::EDGE))
                .corner_radius(egui::CornerRadius::same(8))
                .inner_margin(Margin::symmetric(12, 7))
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 3.0;
                    ui.set_max_width((board.width() - 40.0).min(430.0));
                    tip(ui, model, square);
                });
        });
}
