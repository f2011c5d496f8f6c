use crate::theme::{grown, palette, root_ui};
use bevy::prelude::{Rect, Vec2};
use bevy_egui::egui::{
    self, Align, CentralPanel, Frame, Layout, Margin, Panel, ScrollArea, Stroke, Ui,
};

/// Height of a panel below which it scrolls as a whole, in points.
const LOWEST: f32 = 470.0;

/// Where a board and the panel beside it lie.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Place {
    /// The window in logical pixels.
    pub window: Vec2,
    /// The board in logical pixels.
    pub board: Rect,
    /// The width of the panel in logical pixels.
    pub panel: f32,
    /// Logical pixels a point.
    pub scale: f32,
}

impl Place {
    /// A rectangle of the window in points.
    pub fn in_points(self, pixels: Rect) -> egui::Rect {
        in_points(pixels, self.scale)
    }

    /// The board in points.
    pub fn board(self) -> egui::Rect {
        self.in_points(self.board)
    }

    /// The panel in points.
    pub fn panel(self) -> egui::Rect {
        let left = Vec2::new(self.window.x - self.panel, 0.0);
        self.in_points(Rect::from_corners(left, self.window))
    }

    /// Draws the panel; disabled while something lies over it.
    pub fn show<T>(
        self,
        ctx: &egui::Context,
        id: &'static str,
        enabled: bool,
        content: impl FnOnce(&mut Ui) -> T,
    ) -> T {
        let frame = Frame::new()
            .fill(palette::PAPER)
            .stroke(Stroke::new(1.5, palette::EDGE))
            .inner_margin(Margin::symmetric(10, 8));
        Panel::right(egui::Id::new((id, "panel")))
            .exact_size(self.panel / self.scale)
            .resizable(false)
            .show_separator_line(false)
            .frame(frame)
            .show(&mut root_ui(ctx, id), |ui| {
                if !enabled {
                    ui.disable();
                }
                content(ui)
            })
            .inner
    }
}

/// A rectangle of logical pixels in points.
pub(crate) fn in_points(pixels: Rect, scale: f32) -> egui::Rect {
    let point = |place: Vec2| egui::pos2(place.x / scale, place.y / scale);
    egui::Rect::from_min_max(point(pixels.min), point(pixels.max))
}

/// A part of a panel, to be drawn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// What stays at the top.
    Top,
    /// What takes the height that the others leave.
    Middle,
    /// The same in a panel that scrolls as a whole, and so has any height.
    ScrolledMiddle,
    /// What stays at the bottom.
    Bottom,
}

/// So much more than it needs a panel has before it stops scrolling as a whole.
const SPARE: f32 = 16.0;

/// A part lies by the height it had when it was drawn last: where that has changed all is drawn
/// once more, or it would be cut until the next picture.
fn settle(ui: &Ui, id: &'static str, parts: [egui::Rect; 2]) {
    let slot = egui::Id::new((id, "heights of the parts"));
    let heights = parts.map(|part| part.height().round());
    if ui.data(|data| data.get_temp(slot)) != Some(heights) {
        ui.data_mut(|data| data.insert_temp(slot, heights));
        ui.ctx()
            .request_discard("a part of a panel has another height");
    }
}

/// Draws the parts of a panel below each other; in a low one, or where the middle would be cut,
/// all scroll together.
pub(crate) fn stacked(ui: &mut Ui, id: &'static str, mut draw: impl FnMut(&mut Ui, Part)) {
    let crowded = egui::Id::new((id, "what the middle needs"));
    let need: Option<f32> = ui.data(|data| data.get_temp(crowded));
    let height = ui.available_height();
    if height < grown(ui, LOWEST) || need.is_some() {
        let others = scrolled(ui, &mut draw);
        if need.is_some_and(|need| others + need + SPARE <= height) {
            ui.data_mut(|data| data.remove_temp::<f32>(crowded));
            ui.ctx().request_discard("there is room in a panel again");
        }
        return;
    }
    let top = fixed(Panel::top(egui::Id::new((id, "top")))).show(ui, |ui| {
        draw(ui, Part::Top);
        ui.add_space(6.0);
    });
    let bottom = fixed(Panel::bottom(egui::Id::new((id, "bottom")))).show(ui, |ui| {
        ui.add_space(6.0);
        draw(ui, Part::Bottom);
    });
    settle(ui, id, [top.response.rect, bottom.response.rect]);
    let middle = CentralPanel::no_frame().show(ui, |ui| {
        let room = ui.available_height();
        let middle = ui.with_layout(Layout::top_down(Align::Min), |ui| draw(ui, Part::Middle));
        (room, middle.response.rect.height())
    });
    let (room, needed) = middle.inner;
    if needed > room + 1.0 {
        ui.data_mut(|data| data.insert_temp(crowded, needed));
        ui.ctx().request_discard("a panel has too little room");
    }
}

/// Draws all parts as one that scrolls; gives how high those are that would stay.
fn scrolled(ui: &mut Ui, draw: &mut impl FnMut(&mut Ui, Part)) -> f32 {
    let shown = ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let mut others = 0.0;
        for part in [Part::Top, Part::ScrolledMiddle, Part::Bottom] {
            let top = ui.cursor().top();
            draw(ui, part);
            if part != Part::ScrolledMiddle {
                others += ui.cursor().top() - top + 6.0;
            }
        }
        others
    });
    shown.inner
}

fn fixed(panel: Panel) -> Panel {
    panel
        .frame(Frame::new())
        .resizable(false)
        .show_separator_line(false)
}
