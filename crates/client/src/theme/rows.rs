//! Rows that take more than one line where larger words need it.

use super::fonts::text_size;
use bevy_egui::egui::{
    Align, Button, Context, Id, InnerResponse, Layout, Rect, Response, Ui, UiBuilder, pos2,
};

/// A row of buttons and words. At the usual text size it has its place on one line; with larger
/// words it goes on in the next.
pub fn row<T>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> T) -> InnerResponse<T> {
    match text_size(ui) > 1.0 {
        true => ui.horizontal_wrapped(contents),
        false => ui.horizontal(contents),
    }
}

/// Adds a button that has a frame only if it is `chosen`, under the pointer or with the keyboard: its
/// words stay where they are when the frame comes.
pub fn add_unframed(ui: &mut Ui, chosen: bool, button: Button<'_>) -> Response {
    let widgets = ui.visuals().widgets.clone();
    let looks = &mut ui.visuals_mut().widgets;
    // The room beside the words counts whole points, less what the frame takes of it, drawn or not.
    looks.inactive.bg_stroke.width = if chosen { 1.0 } else { 0.0 };
    looks.hovered.bg_stroke.width = 1.0;
    looks.active.bg_stroke.width = 2.0;
    let response = ui.add(button);
    ui.visuals_mut().widgets = widgets;
    response
}

/// The right end of a [`row`], from the right to the left; on a line of its own where the row has
/// no room left for it. `name` tells it from others.
pub fn row_end<T>(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui) -> T) -> T {
    let id = ui.id().with(("end of a row", name));
    let needed: Option<f32> = ui.data(|data| data.get_temp(id));
    let room = ui.available_size_before_wrap().x;
    if ui.layout().main_wrap() && needed.is_some_and(|it| it > room) {
        ui.end_row();
    }
    let layout = Layout::right_to_left(Align::Center);
    let shown = ui.with_layout(layout, |ui| {
        let right = ui.max_rect().right();
        let shown = contents(ui);
        (shown, right - ui.cursor().right())
    });
    let (shown, needs) = shown.inner;
    if needed.is_none_or(|it| (it - needs).abs() > 0.5) {
        ui.data_mut(|data| data.insert_temp(id, needs));
        ui.request_discard("the end of a row has got another width");
    }
    shown
}

/// A row at the foot of a part of a screen: with larger words it may take more than one line, and
/// leaves less to what is above it.
#[derive(Copy, Clone, Debug)]
pub struct Foot {
    /// What it leaves.
    pub above: Rect,
    place: Rect,
    height: Id,
}

impl Foot {
    /// The foot of `whole`, as high as it was when it was drawn last, and `least` points high at
    /// the least; `name` tells it from others.
    pub fn of(ui: &Ui, name: &str, whole: Rect, least: f32, gap: f32) -> Self {
        let id = ui.id().with(("foot", name));
        let kept: Option<f32> = ui.data(|data| data.get_temp(id));
        let height = kept.map_or(least, |it| it.max(least));
        let top = whole.bottom() - height;
        Self {
            above: Rect::from_min_max(whole.min, pos2(whole.right(), top - gap)),
            place: Rect::from_min_max(pos2(whole.left(), top), whole.max),
            height: id,
        }
    }

    /// Draws it.
    pub fn show<T>(self, ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> T) -> T {
        let place = UiBuilder::new().max_rect(self.place);
        ui.scope_builder(place, |ui| match text_size(ui) > 1.0 {
            true => {
                let shown = ui.horizontal_wrapped(contents);
                self.keep_height(ui, shown.response.rect.height());
                shown.inner
            }
            false => ui.horizontal_centered(contents).inner,
        })
        .inner
    }

    /// Where the height has changed all is drawn once more.
    fn keep_height(self, ctx: &Context, height: f32) {
        let kept: Option<f32> = ctx.data(|data| data.get_temp(self.height));
        if kept.is_none_or(|it| (it - height).abs() > 0.5) {
            ctx.data_mut(|data| data.insert_temp(self.height, height));
            ctx.request_discard("the foot of a screen has got another height");
        }
    }
}
