use super::commands::{commands, header, status};
use super::model::{Model, Wish};
use super::moves::move_list;
use super::side::side_card;
use bevy_egui::egui::{Align, CentralPanel, Frame, Layout, Panel, ScrollArea, Ui};

/// Height of the panel below which it scrolls as a whole, in points.
const LOWEST: f32 = 470.0;

/// The panel beside the board: both sides, the moves, and everything that can be done.
pub fn side_panel(ui: &mut Ui, model: &Model<'_>) -> Vec<Wish> {
    let mut wishes = Vec::new();
    if ui.available_height() < LOWEST {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            top(ui, model, &mut wishes);
            ui.allocate_ui(bevy_egui::egui::vec2(ui.available_width(), 150.0), |ui| {
                move_list(ui, model, &mut wishes);
            });
            bottom(ui, model, &mut wishes);
        });
        return wishes;
    }
    let plain = Frame::new();
    Panel::top("battle-top")
        .frame(plain)
        .resizable(false)
        .show_separator_line(false)
        .show(ui, |ui| {
            top(ui, model, &mut wishes);
            ui.add_space(6.0);
        });
    Panel::bottom("battle-bottom")
        .frame(plain)
        .resizable(false)
        .show_separator_line(false)
        .show(ui, |ui| {
            ui.add_space(6.0);
            bottom(ui, model, &mut wishes);
        });
    CentralPanel::no_frame().show(ui, |ui| {
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            move_list(ui, model, &mut wishes)
        });
    });
    wishes
}

fn top(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    header(ui, model, wishes);
    side_card(ui, model, model.top_side(), wishes);
}

fn bottom(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    side_card(ui, model, !model.top_side(), wishes);
    status(ui, model, wishes);
    commands(ui, model, wishes);
}
