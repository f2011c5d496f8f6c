//! The analysis in a side panel.

use super::{View, Wish, pane};
use bevy_egui::egui::Ui;

/// Draws the analysis, if it is on, in a place of that height; whether there is room for the
/// record below. What is wished for comes as the panel's own `wish`.
pub(crate) fn place<W>(
    ui: &mut Ui,
    view: Option<View<'_>>,
    height: f32,
    wishes: &mut Vec<W>,
    wish: impl Fn(Wish) -> W,
) -> bool {
    let Some(view) = view else {
        return true;
    };
    let mut wished = Vec::new();
    let room = pane(ui, &view, height, &mut wished);
    wishes.extend(wished.into_iter().map(wish));
    room
}
