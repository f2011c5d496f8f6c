//! The lessons offered, quietly and once, to who starts the game for the first time.

use crate::theme::{heading, note, palette, panel_frame, primary};
use bevy_egui::egui::{Align2, Area, Button, Context, Order, RichText, vec2};

/// What is answered.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// To the lessons.
    Learn,
    /// Not now, nor ever again.
    No,
}

/// Draws the offer in the right lower corner of the window.
pub fn offer(ctx: &Context) -> Option<Answer> {
    let corner = ctx.viewport_rect().right_bottom() - vec2(20.0, 20.0);
    let area = Area::new("lessons are offered".into())
        .order(Order::Middle)
        .pivot(Align2::RIGHT_BOTTOM)
        .fixed_pos(corner);
    let answer = area.show(ctx, |ui| {
        panel_frame()
            .show(ui, |ui| {
                ui.set_width(270.0);
                heading(ui, words!("lessons-offer-title"));
                note(ui, words!("lessons-offer"));
                ui.add_space(4.0);
                ui.horizontal(|ui| {
                    let learn = ui.add(primary(words!("lessons-learn")));
                    let no = RichText::new(words!("lessons-offer-no")).color(palette::FADED_INK);
                    let no = ui.add(Button::new(no).min_size(vec2(0.0, 38.0)));
                    match (learn.clicked(), no.clicked()) {
                        (true, _) => Some(Answer::Learn),
                        (_, true) => Some(Answer::No),
                        _ => None,
                    }
                })
                .inner
            })
            .inner
    });
    answer.inner
}
