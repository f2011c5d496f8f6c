//! The pause menu of a puzzle.

use crate::screens::{Overlay, Return, Screen};
use crate::settings::Settings;
use crate::theme;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, RichText, vec2};
use egui_phosphor::regular as icons;

/// What can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// On with the puzzle.
    Resume,
    /// Open the settings.
    Settings,
    /// Open the help.
    Help,
    /// Leave for that screen.
    Leave(Screen),
}

pub(super) fn run(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    mut back: ResMut<Return>,
    mut screen: ResMut<NextState<Screen>>,
    mut next: ResMut<NextState<Overlay>>,
) -> Result {
    let mut changed = settings.clone();
    let choice = show(contexts.ctx_mut()?, &mut changed);
    if changed != *settings {
        *settings = changed;
    }
    match choice {
        None => {}
        Some(Choice::Resume) => next.set(Overlay::None),
        Some(Choice::Settings) => back.open(Overlay::Settings, Overlay::Pause, &mut next),
        Some(Choice::Help) => back.open(Overlay::Help, Overlay::Pause, &mut next),
        Some(Choice::Leave(to)) => {
            next.set(Overlay::None);
            screen.set(to);
        }
    }
    Ok(())
}

/// Draws the menu.
pub fn show(ctx: &egui::Context, settings: &mut Settings) -> Option<Choice> {
    let opened = theme::just_opened(ctx, "pause menu");
    theme::sheet(ctx, "pause", 340.0, |ui| {
        ui.vertical_centered(|ui| theme::title(ui, words!("pause-paused")));
        ui.add_space(6.0);
        let size = vec2(ui.available_width(), 42.0);
        let resume = words!("pause-resume");
        let resume = ui.add_sized(size, theme::primary(&resume));
        if opened {
            resume.request_focus();
        }
        let mut choice = resume.clicked().then_some(Choice::Resume);
        for (icon, name, leads_to) in [
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
        ] {
            let text = RichText::new(format!("{icon}  {name}")).size(16.0);
            let button = egui::Button::new(text);
            if ui.add_sized(vec2(size.x, 38.0), button).clicked() {
                choice = Some(leads_to);
            }
        }
        ui.add_space(4.0);
        super::switches(ui, settings);
        choice
    })
}
