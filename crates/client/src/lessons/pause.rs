//! The pause menu of a lesson.

use super::coach::CoachWish;
use super::running::goes_on;
use crate::screens::pause::column;
use crate::screens::{Overlay, Return, Screen};
use crate::theme::Panels;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui_phosphor::regular as icons;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Overlays)
            .run_if(in_state(Overlay::Pause).and_then(goes_on)),
    );
}

/// What can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// On with the lesson.
    Resume,
    /// The lesson from its beginning.
    Again,
    /// To the list of lessons.
    Leave,
    /// Open the settings.
    Settings,
    /// Open the help.
    Help,
    /// To the title.
    Title,
    /// Close the game; the lesson goes on at this step another time.
    Quit,
}

fn run(
    mut contexts: EguiContexts,
    mut back: ResMut<Return>,
    mut screen: ResMut<NextState<Screen>>,
    mut next: ResMut<NextState<Overlay>>,
    mut wishes: MessageWriter<CoachWish>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let Some(choice) = show(contexts.ctx_mut()?) else {
        return Ok(());
    };
    match choice {
        Choice::Settings => back.open(Overlay::Settings, Overlay::Pause, &mut next),
        Choice::Help => back.open(Overlay::Help, Overlay::Pause, &mut next),
        _ => next.set(Overlay::None),
    }
    match choice {
        Choice::Again => {
            wishes.write(CoachWish::Again);
        }
        Choice::Leave => {
            wishes.write(CoachWish::Leave);
        }
        Choice::Title => screen.set(Screen::Title),
        Choice::Quit => {
            exit.write(AppExit::Success);
        }
        _ => {}
    }
    Ok(())
}

/// Draws the menu.
pub fn show(ctx: &egui::Context) -> Option<Choice> {
    let back = (words!("lessons-resume"), Choice::Resume);
    let ways = [
        (
            icons::ARROW_COUNTER_CLOCKWISE,
            words!("lessons-again"),
            Choice::Again,
        ),
        (icons::LIST_CHECKS, words!("lessons-leave"), Choice::Leave),
        (icons::GEAR_SIX, words!("common-settings"), Choice::Settings),
        (icons::BOOK_OPEN, words!("common-help"), Choice::Help),
        (icons::HOUSE, words!("lessons-title-screen"), Choice::Title),
        (icons::SIGN_OUT, words!("lessons-quit"), Choice::Quit),
    ];
    let title = words!("lessons-paused");
    column(ctx, ("lesson pause", 360.0), title, back, ways, |_| {})
}
