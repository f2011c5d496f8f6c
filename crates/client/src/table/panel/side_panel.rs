use super::commands::{choices, commands, counters, dice, header, status};
use super::model::{Model, Wish};
use super::players::players;
use super::record::record;
use bevy_egui::egui::{Align, CentralPanel, Frame, Layout, Panel, ScrollArea, Ui, vec2};

/// Height of the panel below which it scrolls as a whole, in points.
const LOWEST: f32 = 470.0;
/// The part of the free height that the cards of the players may take.
const CARDS: f32 = 0.62;
/// What the record needs at least.
const RECORD: f32 = 130.0;

/// The panel beside the board: the players, the record, and everything that can be done.
pub fn side_panel(ui: &mut Ui, model: &Model<'_>) -> Vec<Wish> {
    let mut wishes = Vec::new();
    if ui.available_height() < LOWEST {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            top(ui, model, &mut wishes);
            players(ui, model, f32::INFINITY, &mut wishes);
            ui.allocate_ui(vec2(ui.available_width(), RECORD), |ui| {
                record(ui, model, &mut wishes);
            });
            bottom(ui, model, &mut wishes);
        });
        return wishes;
    }
    let plain = Frame::new();
    Panel::top("table-top")
        .frame(plain)
        .resizable(false)
        .show_separator_line(false)
        .show(ui, |ui| {
            top(ui, model, &mut wishes);
            ui.add_space(6.0);
        });
    Panel::bottom("table-bottom")
        .frame(plain)
        .resizable(false)
        .show_separator_line(false)
        .show(ui, |ui| {
            ui.add_space(6.0);
            bottom(ui, model, &mut wishes);
        });
    CentralPanel::no_frame().show(ui, |ui| {
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            let free = ui.available_height();
            let most = (free * CARDS).min(free - RECORD).max(90.0);
            players(ui, model, most, &mut wishes);
            record(ui, model, &mut wishes);
        });
    });
    wishes
}

fn top(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    header(ui, model, wishes);
    status(ui, model, wishes);
    counters(ui, model);
    dice(ui, model);
}

fn bottom(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    choices(ui, model, wishes);
    if !model.seen.buttons.is_empty() {
        ui.add_space(4.0);
    }
    commands(ui, model, wishes);
}
