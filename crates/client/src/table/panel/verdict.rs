//! What came of a fight, in words where it was fought.

use crate::theme::{palette, serif_bold, soft_shadow};
use bevy_egui::egui::{
    Align2, Area, Context, CornerRadius, Frame, Label, Margin, Order, Rect, RichText, Stroke, vec2,
};

/// Shows it above a place of the board, all in points.
pub(super) fn verdict(ctx: &Context, words: &str, place: Rect, board: Rect) {
    Area::new("verdict".into())
        .order(Order::Middle)
        .interactable(false)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(place.center_top() - vec2(0.0, 2.0))
        .constrain_to(board)
        .fade_in(false)
        .show(ctx, |ui| {
            Frame::new()
                .fill(palette::PAPER)
                .stroke(Stroke::new(1.5, palette::INK))
                .corner_radius(CornerRadius::same(6))
                .inner_margin(Margin::symmetric(9, 3))
                .shadow(soft_shadow())
                .show(ui, |ui| {
                    let words = RichText::new(words).family(serif_bold()).size(16.0);
                    ui.add(Label::new(words.color(palette::INK)).extend());
                });
        });
}
