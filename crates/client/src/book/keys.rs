//! What the keys do.

use crate::analysis::ANALYSIS_KEYS;
use crate::board;
use crate::library::REPLAY_KEYS;
use crate::table::TABLE_KEYS;
use crate::theme::{self, palette};
use crate::world::MAP_KEYS;
use bevy_egui::egui::{self, RichText, Ui};

/// What the keys do everywhere.
const EVERYWHERE: &[(&str, &str)] = &[
    ("Tab, Shift+Tab", "to the next or previous button"),
    ("Arrow keys", "from button to button"),
    ("Enter or Space", "press the button"),
    ("Escape", "one step back"),
    ("F1", "this help"),
    ("F11", "full screen and back"),
    ("F12", "keep a picture of the window"),
];

pub(super) fn battle(ui: &mut Ui) {
    two_columns(ui, "In a battle", board::KEYS, 11);
}

pub(super) fn table(ui: &mut Ui) {
    two_columns(ui, "At the board", TABLE_KEYS, 9);
}

/// The keys of the analysis.
pub(super) fn analysis(ui: &mut Ui) {
    list(ui, "Analysis of battles and chess", ANALYSIS_KEYS);
}

/// The keys of a replay.
pub(super) fn replay(ui: &mut Ui) {
    let said: Vec<(String, String)> = REPLAY_KEYS
        .iter()
        .map(|(key, what)| (key.say(), what.say()))
        .collect();
    let keys: Vec<(&str, &str)> = said
        .iter()
        .map(|(key, what)| (key.as_str(), what.as_str()))
        .collect();
    list(ui, &words!("library-replay"), &keys);
}

/// The keys that do the same on every screen.
pub(super) fn everywhere(ui: &mut Ui) {
    list(ui, "Everywhere", EVERYWHERE);
}

fn two_columns(ui: &mut Ui, title: &str, keys: &[(&str, &str)], left: usize) {
    let (first, second) = keys.split_at(keys.len().min(left));
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            list(left, title, first);
            list(right, "", second);
            right.add_space(6.0);
            list(right, "Everywhere", EVERYWHERE);
        }
    });
}

pub(super) fn map(ui: &mut Ui) {
    let (first, second) = MAP_KEYS.split_at(MAP_KEYS.len().div_ceil(2));
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            list(left, "On the map", first);
            list(right, "", second);
        }
    });
}

fn list(ui: &mut Ui, title: &str, keys: &[(&str, &str)]) {
    ui.spacing_mut().item_spacing.y = 4.0;
    let lead = RichText::new(title).family(theme::serif_bold()).size(17.0);
    ui.label(lead.color(palette::INK));
    for (key, what) in keys {
        ui.horizontal_top(|ui| {
            let column = egui::vec2(118.0, 0.0);
            ui.allocate_ui(column, |ui| {
                ui.set_width(column.x);
                ui.add(egui::Label::new(RichText::new(*key).size(14.0).strong()).wrap());
            });
            let what = RichText::new(*what).size(14.0).color(palette::FADED_INK);
            ui.add(egui::Label::new(what).wrap());
        });
    }
}
