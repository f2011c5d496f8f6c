//! The form of the screens that fill the window: a sheet, and a bar below with the way on.

use super::fonts::{grown, text_size};
use super::reason::with_reason;
use super::rows::{Foot, row_end};
use super::widgets::{paper, primary};
use bevy_egui::egui::{Rect, TextureId, Ui, Vec2, vec2};
use egui_phosphor::regular as icon;

/// The least height of a bar.
const BAR: f32 = 46.0;

/// Where the parts of a screen lie.
#[derive(Copy, Clone, Debug)]
pub struct Page {
    /// Everything above the bar.
    pub upper: Rect,
    /// Whether there is room for wide margins.
    pub roomy: bool,
    bar: Foot,
}

impl Page {
    /// Lays paper over all of `ui`; what stands on it takes `most` at the most, at the usual
    /// text size.
    pub fn on_paper(ui: &mut Ui, texture: TextureId, most: Vec2) -> Self {
        let window = ui.max_rect();
        paper(ui, window, texture);
        let roomy = window.width() >= grown(ui, 1100.0) && window.height() >= grown(ui, 680.0);
        let edge = match roomy {
            true => vec2(28.0, 18.0),
            false => vec2(14.0, 8.0),
        };
        let inside = window.shrink2(edge);
        let most = inside.size().min(most * text_size(ui));
        let inside = Rect::from_center_size(inside.center(), most);
        let bar = Foot::of(ui, "bar", inside, BAR, 6.0);
        Self {
            upper: bar.above,
            roomy,
            bar,
        }
    }

    /// Draws the bar.
    pub fn show_bar<T>(self, ui: &mut Ui, content: impl FnOnce(&mut Ui) -> T) -> T {
        self.bar.show(ui, content)
    }
}

/// The button that leads back, as Escape does.
pub fn back_button(ui: &mut Ui) -> bool {
    let back = ui.button(format!("{}  {}", icon::ARROW_LEFT, words!("common-back")));
    back.on_hover_text(words!("common-escape-key")).clicked()
}

/// The button at the right end of a bar that leads on, if that is `allowed`; it may take the
/// keyboard.
pub fn way_on(
    ui: &mut Ui,
    (words, width): (impl Into<String>, f32),
    allowed: Result<(), String>,
    takes_keyboard: bool,
) -> bool {
    row_end(ui, "way on", |ui| {
        let button = primary(words).min_size(vec2(width, 42.0));
        let response = with_reason(ui, button, allowed);
        if takes_keyboard {
            response.request_focus();
        }
        response.clicked()
    })
}
