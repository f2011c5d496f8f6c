//! Short news over the screen: what went wrong, in words, until it is read.

use super::Screen;
use crate::theme::{self, Panels, palette};
use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_phosphor::regular as icons;
use std::collections::VecDeque;

/// How long a notice stays, in seconds: a while, and more for every letter.
fn stay(words: &str) -> f64 {
    4.0 + 0.08 * words.chars().count() as f64
}

/// How far below the upper edge of the window a notice is, in points: on the map below the bar.
const fn below(screen: Option<&Screen>) -> f32 {
    match screen {
        Some(Screen::World | Screen::Chronicle) => 54.0,
        _ => 12.0,
    }
}

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

    /// Draws the first notice at `now` seconds, so far `below` the upper edge, and closes it when
    /// its time is over.
    pub fn show(&mut self, ctx: &egui::Context, now: f64, below: f32) {
        let Some(text) = self.first().map(str::to_owned) else {
            return;
        };
        let since = *self.since.get_or_insert(now);
        let most = (ctx.viewport_rect().width() - 80.0).min(580.0) - CLOSE.x;
        let notice = egui::Area::new("notice".into())
            // Above every sheet, whichever came up last.
            .order(egui::Order::Tooltip)
            .anchor(egui::Align2::CENTER_TOP, [0.0, below])
            .show(ctx, |ui| {
                theme::panel_frame().show(ui, |ui| words(ui, text.clone(), most))
            });
        let read = notice.inner.inner;
        if read || now - since > stay(&text) {
            self.close();
        }
    }
}

/// The room of the button that closes a notice, and the gap before it.
const CLOSE: egui::Vec2 = egui::vec2(44.0, 30.0);

/// The words, as wide as they are but at most `most` points, and a button to close them at the
/// right; gives whether it was pressed.
fn words(ui: &mut Ui, text: String, most: f32) -> bool {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let galley = ui.painter().layout(text, font, palette::INK, most);
    let size = galley.size();
    let (room, _) = ui.allocate_exact_size(
        egui::vec2(size.x + CLOSE.x, size.y.max(CLOSE.y)),
        egui::Sense::hover(),
    );
    let place = egui::Rect::from_min_size(
        egui::pos2(room.left(), room.center().y - size.y / 2.0),
        size,
    );
    ui.put(place, egui::Label::new(galley));
    let corner = egui::Rect::from_min_max(
        egui::pos2(room.right() - CLOSE.x + 8.0, room.top()),
        egui::pos2(room.right(), room.top() + CLOSE.y),
    );
    let close = ui.put(corner, egui::Button::new(icons::X));
    close.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, "Close"));
    close.on_hover_text("Close").clicked()
}

fn show_notices(
    mut contexts: EguiContexts,
    mut notices: ResMut<Notices>,
    time: Res<Time<Real>>,
    screen: Option<Res<State<Screen>>>,
) -> Result {
    let below = below(screen.as_ref().map(|it| it.get()));
    if notices.first().is_some() {
        notices.show(contexts.ctx_mut()?, time.elapsed_secs_f64(), below);
    }
    Ok(())
}
