//! Why something was not done, in words over the board for a moment.

use crate::battle::{Happened, Notice};
use crate::theme::palette;
use bevy::prelude::*;
use bevy::time::Real;
use bevy_egui::egui::{self, Align2, Area, Frame, Label, Margin, Order, RichText, Stroke};

/// How long it stays, in seconds.
const STAY: f64 = 3.5;

/// The last refusal and when it was given, in seconds of real time.
#[derive(Resource, Default, Debug)]
pub(crate) struct Refusal(Option<(String, f64)>);

/// Takes what the table refused; the next thing done clears it away.
pub(super) fn take_notice(
    time: Res<Time<Real>>,
    mut notices: MessageReader<Notice>,
    mut happened: MessageReader<Happened>,
    mut refusal: ResMut<Refusal>,
) {
    let done = happened.read().count() > 0;
    let words = notices.read().last().map(|Notice(words)| words.as_str());
    refusal.take(words, done, time.elapsed_secs_f64());
}

impl Refusal {
    /// Takes what was refused `now`; something `done` clears away what was before.
    pub fn take(&mut self, words: Option<&str>, done: bool, now: f64) {
        if let Some(words) = words {
            self.0 = Some((words.to_owned(), now));
        } else if done {
            self.0 = None;
        }
    }

    /// Shows it over the lower frame of the board. Returns whether it is there.
    pub fn show(&mut self, ctx: &egui::Context, board: egui::Rect, now: f64) -> bool {
        let Some((words, since)) = &self.0 else {
            return false;
        };
        if now - since > STAY {
            self.0 = None;
            return false;
        }
        Area::new("refusal".into())
            .order(Order::Foreground)
            .interactable(false)
            .pivot(Align2::CENTER_BOTTOM)
            .fixed_pos(board.center_bottom() + egui::vec2(0.0, 28.0))
            .constrain_to(board.expand(30.0))
            .show(ctx, |ui| {
                Frame::new()
                    .fill(palette::PAPER)
                    .stroke(Stroke::new(1.5, palette::WAX))
                    .corner_radius(egui::CornerRadius::same(8))
                    .inner_margin(Margin::symmetric(14, 8))
                    .shadow(crate::theme::soft_shadow())
                    .show(ui, |ui| {
                        ui.set_max_width(board.width() - 60.0);
                        let text = RichText::new(words.as_str()).color(palette::INK);
                        ui.add(Label::new(text).wrap());
                    });
            });
        true
    }
}
