//! The pause menu of a puzzle.

use super::{Choice, column, switches};
use crate::screens::Screen;
use crate::settings::Settings;
use bevy_egui::egui;
use egui_phosphor::regular as icons;

/// Draws the menu.
pub fn show(ctx: &egui::Context, settings: &mut Settings) -> Option<Choice> {
    let back = (words!("pause-resume"), Choice::Resume);
    let ways = [
        (
            icons::PUZZLE_PIECE,
            words!("puzzles-to-the-list"),
            Choice::Leave(Screen::Puzzles),
        ),
        (icons::GEAR_SIX, words!("common-settings"), Choice::Settings),
        (icons::BOOK_OPEN, words!("common-help"), Choice::Help),
        (
            icons::HOUSE,
            words!("puzzles-leave"),
            Choice::Leave(Screen::Title),
        ),
    ];
    let title = words!("pause-paused");
    column(ctx, ("pause", 340.0), title, back, ways, |ui| {
        ui.add_space(4.0);
        switches(ui, settings);
    })
}
