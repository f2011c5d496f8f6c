//! Short news over the screen: what went wrong, in words, until it is read.

use crate::theme::{self, Panels, palette};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use std::collections::VecDeque;

/// How long a notice stays, in seconds.
const STAY: f64 = 12.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>().add_systems(
        EguiPrimaryContextPass,
        show_notices.in_set(Panels::Overlays),
    );
}

/// What is to be told. The first is shown until it has been up for a while or is closed.
#[derive(Resource, Clone, Debug, Default)]
pub struct Notices {
    waiting: VecDeque<String>,
    since: Option<f64>,
}

impl Notices {
    /// Tells something in words; what is already waiting to be told is not told twice.
    pub fn push(&mut self, notice: String) {
        if !self.waiting.contains(&notice) {
            self.waiting.push_back(notice);
        }
    }

    /// What is shown now.
    pub fn first(&self) -> Option<&str> {
        self.waiting.front().map(String::as_str)
    }

    /// Goes on to the next.
    pub fn close(&mut self) {
        self.waiting.pop_front();
        self.since = None;
    }

    /// Draws the first notice at `now` seconds and closes it when its time is over.
    pub fn show(&mut self, ctx: &egui::Context, now: f64) {
        let Some(text) = self.first().map(str::to_owned) else {
            return;
        };
        let since = *self.since.get_or_insert(now);
        let width = (ctx.viewport_rect().width() - 40.0).min(620.0);
        let read = egui::Area::new("notice".into())
            .order(egui::Order::Foreground)
            .anchor(egui::Align2::CENTER_TOP, [0.0, 12.0])
            .show(ctx, |ui| {
                theme::panel_frame()
                    .show(ui, |ui| {
                        ui.set_width(width - 40.0);
                        ui.horizontal_top(|ui| {
                            let close = egui::vec2(44.0, 0.0);
                            ui.allocate_ui(ui.available_size() - close, |ui| {
                                let text = egui::RichText::new(text).color(palette::INK);
                                ui.add(egui::Label::new(text).wrap());
                            });
                            ui.button(egui_phosphor::regular::X)
                                .on_hover_text("Close")
                                .clicked()
                        })
                        .inner
                    })
                    .inner
            })
            .inner;
        if read || now - since > STAY {
            self.close();
        }
    }
}

fn show_notices(
    mut contexts: EguiContexts,
    mut notices: ResMut<Notices>,
    time: Res<Time<Real>>,
) -> Result {
    if notices.first().is_some() {
        notices.show(contexts.ctx_mut()?, time.elapsed_secs_f64());
    }
    Ok(())
}
