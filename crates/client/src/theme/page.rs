//! The form of the screens that fill the window: a sheet, and a bar below with the way on.

use super::widgets::{paper, primary, with_reason};
use bevy_egui::egui::{Align, Layout, Rect, TextureId, Ui, UiBuilder, Vec2, pos2, vec2};
use egui_phosphor::regular as icon;

/// Where the parts of a screen lie.
#[derive(Copy, Clone, Debug)]
pub struct Page {
    /// Everything above the bar.
    pub upper: Rect,
    /// The bar.
    pub bar: Rect,
    /// Whether there is room for wide margins.
    pub roomy: bool,
}

impl Page {
    /// Lays paper over all of `ui`; what stands on it takes `most` at the most.
    pub fn on_paper(ui: &mut Ui, texture: TextureId, most: Vec2) -> Self {
        let window = ui.max_rect();
        paper(ui, window, texture);
        let roomy = window.width() >= 1100.0 && window.height() >= 680.0;
        let edge = match roomy {
            true => vec2(28.0, 18.0),
            false => vec2(14.0, 8.0),
        };
        let inside = window.shrink2(edge);
        let inside = Rect::from_center_size(inside.center(), inside.size().min(most));
        let bar = Rect::from_min_max(pos2(inside.left(), inside.bottom() - 46.0), inside.max);
        let upper = Rect::from_min_max(inside.min, pos2(inside.right(), bar.top() - 6.0));
        Self { upper, bar, roomy }
    }

    /// Draws the bar.
    pub fn show_bar<T>(self, ui: &mut Ui, content: impl FnOnce(&mut Ui) -> T) -> T {
        let bar = UiBuilder::new().max_rect(self.bar);
        ui.scope_builder(bar, |ui| ui.horizontal_centered(content).inner)
            .inner
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
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let button = primary(words).min_size(vec2(width, 42.0));
        let response = with_reason(ui, button, allowed);
        if takes_keyboard {
            response.request_focus();
        }
        response.clicked()
    })
    .inner
}
