//! The building blocks every screen uses.

use super::palette::*;
use super::style::{serif, serif_bold, soft_shadow};
use bevy_egui::egui::{
    self, Button, CornerRadius, Frame, Label, Margin, Response, RichText, Stroke, Ui, vec2,
};

/// A large title.
pub fn title(ui: &mut Ui, text: &str) -> Response {
    ui.add(Label::new(RichText::new(text).family(serif_bold()).size(32.0).color(INK)))
}

/// A title of a part.
pub fn heading(ui: &mut Ui, text: &str) -> Response {
    ui.add(Label::new(RichText::new(text).family(serif()).size(21.0).color(INK)))
}

/// Words of less weight that explain what stands above them.
pub fn note(ui: &mut Ui, text: &str) -> Response {
    ui.add(Label::new(RichText::new(text).color(FADED_INK).size(14.0)).wrap())
}

/// The button that leads on.
pub fn primary_button(ui: &mut Ui, text: &str) -> Response {
    ui.add(primary(text))
}

/// [`primary_button`] as a widget, to be given a size.
pub fn primary(text: &str) -> Button<'_> {
    Button::new(RichText::new(text).family(serif_bold()).size(19.0).color(INK))
        .fill(GOLD)
        .min_size(vec2(120.0, 38.0))
}

/// A button that ends or gives up something.
pub fn grave_button(ui: &mut Ui, text: &str) -> Response {
    ui.add(Button::new(RichText::new(text).color(WAX)))
}

/// A button that works if `allowed` is `Ok`, and says why it does not when hovered otherwise.
pub fn button_with_reason(ui: &mut Ui, text: &str, allowed: Result<(), String>) -> Response {
    with_reason(ui, Button::new(text), allowed)
}

/// [`button_with_reason`] for any widget.
pub fn with_reason(
    ui: &mut Ui,
    widget: impl egui::Widget,
    allowed: Result<(), String>,
) -> Response {
    match allowed {
        Ok(()) => ui.add(widget),
        Err(reason) => ui.add_enabled(false, widget).on_disabled_hover_text(reason),
    }
}

/// A sheet of paper with an edge.
pub fn panel_frame() -> Frame {
    Frame::new()
        .fill(PAPER)
        .stroke(Stroke::new(1.5, EDGE))
        .corner_radius(CornerRadius::same(10))
        .inner_margin(Margin::same(16))
        .shadow(soft_shadow())
}

/// A lighter sheet inside a panel.
pub fn inset_frame() -> Frame {
    Frame::new()
        .fill(PALE_PAPER)
        .stroke(Stroke::new(1.0, EDGE))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin::same(8))
}
