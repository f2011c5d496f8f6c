//! Why something does not work, told by the one thing that does not: every dull button, slider and
//! arrow of the game goes through here.

use bevy_egui::egui::{self, Label, PopupAnchor, Response, Tooltip, Ui};

/// How long it is told after a press in vain, in seconds.
const TOLD: f64 = 4.0;

/// A button that works if `allowed` is `Ok`, and says why it does not otherwise.
pub fn button_with_reason(
    ui: &mut Ui,
    text: impl Into<String>,
    allowed: Result<(), String>,
) -> Response {
    with_reason(ui, egui::Button::new(text.into()), allowed)
}

/// [`button_with_reason`] for any widget.
pub fn with_reason(
    ui: &mut Ui,
    widget: impl egui::Widget,
    allowed: Result<(), String>,
) -> Response {
    match allowed {
        Ok(()) => ui.add(widget),
        Err(reason) => told_why(ui.add_enabled(false, widget), &reason),
    }
}

/// [`with_reason`] as wide as there is room and so high, its words in the middle.
pub fn wide_with_reason(
    ui: &mut Ui,
    height: f32,
    widget: impl egui::Widget,
    allowed: Result<(), String>,
) -> Response {
    let wide = |ui: &mut Ui| ui.add_sized(egui::vec2(ui.available_width(), height), widget);
    with_reason(ui, wide, allowed)
}

/// Says why a widget that was drawn dull does not work: while the pointer rests on it, and at once
/// when it is pressed all the same. A press is what a person tries first, and it hides the words
/// that resting there would show.
pub fn told_why(response: Response, reason: &str) -> Response {
    let ctx = &response.ctx;
    let over = ctx.rect_contains_pointer(response.layer_id, response.interact_rect);
    let slot = response.id.with("pressed in vain");
    let (pressed, now) = ctx.input(|input| (input.pointer.any_pressed(), input.time));
    if over && pressed {
        ctx.data_mut(|data| data.insert_temp(slot, now));
    }
    let since = ctx.data(|data| data.get_temp::<f64>(slot));
    let left = since.map_or(0.0, |since| since + TOLD - now);
    if left <= 0.0 {
        return response.on_disabled_hover_text(reason);
    }
    if !over {
        ctx.data_mut(|data| data.remove::<f64>(slot));
        return response;
    }
    ctx.request_repaint_after_secs(left as f32);
    let anchor = PopupAnchor::from(&response);
    Tooltip::always_open(ctx.clone(), response.layer_id, response.id, anchor).show(|ui| {
        ui.set_max_width(ui.spacing().tooltip_width);
        ui.add(Label::new(reason));
    });
    response
}
