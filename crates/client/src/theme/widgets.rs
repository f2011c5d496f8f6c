//! The building blocks every screen uses.

use super::fonts::{grown, serif, serif_bold, text_size};
use super::palette::*;
use super::reason::with_reason;
use super::style::soft_shadow;
use bevy_egui::egui::{
    self, Button, CornerRadius, Frame, Label, Margin, Response, RichText, Stroke, Ui, vec2,
};

/// A large title.
pub fn title(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.add(Label::new(
        RichText::new(text)
            .family(serif_bold())
            .size(32.0)
            .color(INK),
    ))
}

/// A title of a part.
pub fn heading(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.add(Label::new(
        RichText::new(text).family(serif()).size(21.0).color(INK),
    ))
}

/// Words of less weight that explain what stands above them.
pub fn note(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.add(Label::new(RichText::new(text).color(FADED_INK).size(14.0)).wrap())
}

/// The button that leads on.
pub fn primary_button(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.add_sized(vec2(130.0, 38.0), primary(text))
}

/// [`primary_button`] as a widget, to be given a size.
pub fn primary(text: impl Into<String>) -> Button<'static> {
    Button::new(
        RichText::new(text)
            .family(serif_bold())
            .size(19.0)
            .color(INK),
    )
    .fill(GOLD)
    .min_size(vec2(120.0, 38.0))
}

/// A button that ends or gives up something.
pub fn grave_button(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.add(Button::new(RichText::new(text).color(WAX)))
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

/// Whether the screen `id` is drawn anew, not having been drawn in the pass before: the moment
/// to give its first button the keyboard.
pub fn just_opened(ctx: &egui::Context, id: &str) -> bool {
    let id = egui::Id::new(("last drawn", id));
    let frame = ctx.cumulative_frame_nr();
    let before = ctx.data_mut(|data| data.get_temp::<u64>(id));
    ctx.data_mut(|data| data.insert_temp(id, frame));
    before.is_none_or(|before| before + 1 < frame)
}

/// [`just_opened`] for a screen that may be covered: once it is free again, its first button has
/// the keyboard again.
pub fn opened(ui: &Ui, id: &str) -> bool {
    ui.is_enabled() && just_opened(ui.ctx(), id)
}

/// A card to choose among others; what is in it is drawn by `contents` into the rectangle.
pub fn card(
    ui: &mut Ui,
    size: egui::Vec2,
    chosen: bool,
    name: impl Into<String>,
    contents: impl FnOnce(&mut Ui),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::click());
    let name = name.into();
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, chosen, &name)
    });
    let look = ui.style().interact(&response);
    let fill = if chosen { CHOSEN } else { PALE_PAPER };
    let edge = if response.has_focus() || response.hovered() {
        look.bg_stroke
    } else if chosen {
        Stroke::new(2.0, GOLD)
    } else {
        Stroke::new(1.0, EDGE)
    };
    ui.painter().rect(
        rect,
        CornerRadius::same(8),
        fill,
        edge,
        egui::StrokeKind::Inside,
    );
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect.shrink(8.0)));
    inner.set_clip_rect(rect.intersect(ui.clip_rect()));
    contents(&mut inner);
    response
}

/// What can be stepped through with two small buttons around the value.
#[derive(Clone, Debug)]
pub struct Stepper<'a> {
    /// Tells apart what is stepped, for who can't see it.
    pub name: &'a str,
    /// The index of the value now.
    pub at: usize,
    /// How many values there are.
    pub count: usize,
    /// The value now, in words.
    pub value: &'a str,
    /// Why there is nothing before the first and nothing after the last.
    pub ends: [&'a str; 2],
}

/// Draws a [`Stepper`]; gives the new index when it is changed.
pub fn stepper(ui: &mut Ui, stepper: &Stepper<'_>) -> Option<usize> {
    let Stepper {
        name,
        at,
        count,
        value,
        ends,
    } = *stepper;
    // The sign, and the padding on both sides of it.
    let arrow = vec2(
        grown(ui, 16.0) + 18.0,
        grown(ui, ui.spacing().interact_size.y),
    );
    let gaps = 2.0 * ui.spacing().item_spacing.x;
    let middle = vec2(ui.available_width() - 2.0 * arrow.x - gaps, arrow.y);
    let step = |ui: &mut Ui, icon: &str, hint: String, to: Option<usize>, end: &str| {
        let button = Button::new(icon).min_size(arrow);
        let may = to.map(|_| ()).ok_or_else(|| end.to_owned());
        let response = with_reason(ui, button, may).on_hover_text(&hint);
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, to.is_some(), &hint)
        });
        to.filter(|_| response.clicked())
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding.x = 8.0;
        let (left, right) = (
            egui_phosphor::regular::CARET_LEFT,
            egui_phosphor::regular::CARET_RIGHT,
        );
        let back = step(
            ui,
            left,
            words!("common-previous", name = name),
            at.checked_sub(1),
            ends[0],
        );
        ui.allocate_ui_with_layout(
            middle,
            egui::Layout::centered_and_justified(egui::Direction::LeftToRight),
            |ui| ui.add(Label::new(RichText::new(value).strong()).truncate()),
        );
        let next = Some(at + 1).filter(|&next| next < count);
        let forward = step(ui, right, words!("common-next", name = name), next, ends[1]);
        back.or(forward)
    })
    .inner
}

/// A part of a screen that scrolls up and down where larger words need more room than there is.
pub fn scrolled<T>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> T) -> T {
    if text_size(ui) <= 1.0 {
        return contents(ui);
    }
    let room = ui.available_height();
    egui::ScrollArea::vertical()
        .max_height(room)
        .min_scrolled_height(room)
        .auto_shrink([false, true])
        .show(ui, contents)
        .inner
}

/// Seamless paper over a rectangle.
pub fn paper(ui: &Ui, rect: egui::Rect, texture: egui::TextureId) {
    const TILE: f32 = 512.0;
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, 0.0, PAPER);
    if texture == egui::TextureId::default() {
        return;
    }
    let whole = egui::Rect::from_min_max(egui::pos2(0.0, 0.0), egui::pos2(1.0, 1.0));
    let (columns, rows) = (
        (rect.width() / TILE).ceil() as u32,
        (rect.height() / TILE).ceil() as u32,
    );
    for (column, row) in (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row))) {
        let corner = rect.min + vec2(column as f32, row as f32) * TILE;
        let tile = egui::Rect::from_min_size(corner, vec2(TILE, TILE));
        painter.image(texture, tile, whole, egui::Color32::WHITE);
    }
}

/// The keyboard stays on the sheet: arrows lead to what lies behind it, too, and a click on bare
/// paper takes the focus away.
fn keep_focus(ui: &Ui, sheet: &str) {
    let ctx = ui.ctx();
    let slot = egui::Id::new(("focus on a sheet", sheet));
    let layer_of = |id| ctx.read_response(id).map(|it| it.layer_id);
    if let Some(focused) = ctx.memory(|memory| memory.focused()) {
        let layer = layer_of(focused);
        if layer == Some(ui.layer_id()) {
            ctx.data_mut(|data| data.insert_temp(slot, focused));
            return;
        }
        // A list that folds out of the sheet, or what is drawn for the first time.
        if layer.is_none_or(|it| ctx.memory(|memory| memory.allows_interaction(it))) {
            return;
        }
    }
    let last = ctx.data(|data| data.get_temp::<egui::Id>(slot));
    if let Some(last) = last.filter(|it| layer_of(*it) == Some(ui.layer_id())) {
        ctx.memory_mut(|memory| memory.request_focus(last));
    }
}

/// What is typed first into this field takes the place of all that is in it.
pub fn select_all(ctx: &egui::Context, field: egui::Id, text: &str) {
    let mut state = egui::text_edit::TextEditState::load(ctx, field).unwrap_or_default();
    let end = egui::text::CCursor::new(text.chars().count());
    let all = egui::text::CCursorRange::two(egui::text::CCursor::new(0), end);
    state.cursor.set_char_range(Some(all));
    state.store(ctx, field);
}

/// A sheet over everything else as large as the window allows, at most `most`; what stands on it
/// scrolls by itself where it must. Gives what `contents` gives.
pub(crate) fn large_sheet<T>(
    ctx: &egui::Context,
    id: &str,
    most: egui::Vec2,
    contents: impl FnOnce(&mut Ui) -> T,
) -> T {
    let edge = if ctx.viewport_rect().width() < 1000.0 {
        16.0
    } else {
        48.0
    };
    let room = (ctx.viewport_rect().size() - vec2(edge, edge)).max(vec2(100.0, 100.0));
    let margin = 14.0;
    let size = room.min(most * text_size(ctx)) - vec2(2.0 * margin, 2.0 * margin);
    egui::Modal::new(egui::Id::new(id))
        .backdrop_color(egui::Color32::from_black_alpha(120))
        .frame(panel_frame().inner_margin(Margin::same(margin as i8)))
        .show(ctx, |ui| {
            ui.set_min_size(size);
            ui.set_max_size(size);
            let shown = contents(ui);
            keep_focus(ui, id);
            shown
        })
        .inner
}

/// A sheet in the middle of the window over everything else, which takes no input meanwhile;
/// at most `width` points wide at the usual text size. Gives what `contents` gives.
pub fn sheet<T>(
    ctx: &egui::Context,
    id: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> T,
) -> T {
    let window = ctx.viewport_rect();
    let room = (window.size() - vec2(48.0, 48.0)).max(vec2(100.0, 100.0));
    let frame = panel_frame().inner_margin(Margin::same(20));
    egui::Modal::new(egui::Id::new(id))
        .backdrop_color(egui::Color32::from_black_alpha(120))
        .frame(frame)
        .show(ctx, |ui| {
            ui.set_width((grown(ui, width) - 40.0).min(room.x - 40.0));
            egui::ScrollArea::vertical()
                .max_height(room.y - 40.0)
                .min_scrolled_height(room.y - 40.0)
                .auto_shrink([false, true])
                .show(ui, |ui| {
                    let shown = contents(ui);
                    keep_focus(ui, id);
                    shown
                })
                .inner
        })
        .inner
}
