//! Short news over the screen: what went wrong, in words, until it is read.

use super::Screen;
use crate::board::Layout;
use crate::settings::Settings;
use crate::table::TableLayout;
use crate::theme::{self, Panels, palette};
use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_phosphor::regular as icons;

/// How long a notice stays, in seconds: a while, and more for every letter.
fn stay(words: &str) -> f64 {
    4.0 + 0.08 * words.chars().count() as f64
}

/// A notice that has been up for less than this, in seconds, has not been read yet.
const GLANCE: f64 = 1.0;

/// Where a notice may be, at the upper edge: beside a board over the list of moves, so that no
/// square is covered (the panel is so many points wide); on the map below the bar; among the saved
/// games beside their title.
fn room(screen: Option<&Screen>, window: egui::Rect, panel: f32) -> egui::Rect {
    let mut room = window;
    match screen {
        Some(Screen::World | Screen::Chronicle) => room.min.y += 44.0,
        Some(Screen::Battle | Screen::Table) => {
            room.min.x = window.right() - panel;
            room.min.y += window.height() * 0.54;
        }
        Some(Screen::Saves) => room.min.x += (window.width() - 1000.0).max(0.0) / 2.0 + 180.0,
        _ => {}
    }
    room
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>().add_systems(
        EguiPrimaryContextPass,
        show_notices.in_set(Panels::Overlays),
    );
}

/// What is told, until it has been up for a while or is closed. What is new takes the place of
/// what is there, so that no words are taken for the answer to a later deed; what comes at the
/// same time is told together.
#[derive(Resource, Clone, Debug, Default)]
pub struct Notices {
    new: Vec<String>,
    shown: Vec<String>,
    since: f64,
}

impl Notices {
    /// Tells something in words; what is already told is not told twice.
    pub fn push(&mut self, notice: String) {
        if !self.new.contains(&notice) {
            self.new.push(notice);
        }
    }

    /// Whether there is anything to be told.
    pub fn is_empty(&self) -> bool {
        self.new.is_empty() && self.shown.is_empty()
    }

    /// What is told, a line each.
    pub fn words(&self) -> String {
        let all: Vec<&str> = self
            .shown
            .iter()
            .chain(&self.new)
            .map(String::as_str)
            .collect();
        all.join("\n")
    }

    /// It has been read.
    pub fn close(&mut self) {
        self.new.clear();
        self.shown.clear();
    }

    fn take_new(&mut self, now: f64) {
        if self.new.is_empty() {
            return;
        }
        if now - self.since > GLANCE {
            self.shown.clear();
        }
        let new = std::mem::take(&mut self.new);
        self.shown.retain(|it| !new.contains(it));
        self.shown.extend(new);
        self.since = now;
    }

    /// Draws what is told at `now` seconds at the upper edge of a `room`, and closes it when its
    /// time is over.
    pub fn show(&mut self, ctx: &egui::Context, now: f64, room: egui::Rect) {
        self.take_new(now);
        if self.shown.is_empty() {
            return;
        }
        let text = self.words();
        let most = (room.width() - 48.0).min(580.0) - CLOSE.x;
        let notice = egui::Area::new("notice".into())
            // Above every sheet, whichever came up last.
            .order(egui::Order::Tooltip)
            .pivot(egui::Align2::CENTER_TOP)
            .fixed_pos(room.center_top() + egui::vec2(0.0, 8.0))
            .show(ctx, |ui| {
                let frame = theme::panel_frame().inner_margin(egui::Margin::symmetric(14, 6));
                frame.show(ui, |ui| words(ui, text.clone(), most))
            });
        let read = notice.inner.inner;
        if read || now - self.since > stay(&text) {
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
    close.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::Button, true, words!("common-close"))
    });
    close.on_hover_text(words!("common-close")).clicked()
}

fn show_notices(
    mut contexts: EguiContexts,
    mut notices: ResMut<Notices>,
    time: Res<Time<Real>>,
    screen: Option<Res<State<Screen>>>,
    settings: Res<Settings>,
    battle: Option<Res<Layout>>,
    table: Option<Res<TableLayout>>,
) -> Result {
    if notices.is_empty() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let screen = screen.as_ref().map(|it| it.get());
    let (battle, table) = (battle.as_deref(), table.as_deref());
    let panel = match screen {
        Some(Screen::Table) => table.map(|it| (it.panel, it.window)),
        _ => battle.map(|it| (it.panel, it.window)),
    };
    let panel = panel.map_or(0.0, |(panel, window)| {
        panel / settings.scale_in(window.x, window.y)
    });
    let room = room(screen, ctx.viewport_rect(), panel);
    notices.show(ctx, time.elapsed_secs_f64(), room);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_covers_no_square() {
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 720.0));
        for screen in [Screen::Battle, Screen::Table] {
            let room = room(Some(&screen), window, 400.0);
            assert_eq!(room.left(), 880.0, "it stays in the panel");
            assert!(room.top() < window.bottom() - 100.0);
        }
        assert_eq!(room(Some(&Screen::Title), window, 400.0), window);
    }
}
