//! The pause menu of the other games.

use super::{Row, button_rows};
use crate::screens::{Overlay, Return, Screen};
use crate::settings::Settings;
use crate::table::{Carry, Seated};
use crate::theme;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, vec2};
use egui_phosphor::regular as icons;
use rules::Variant;
use tabletop::Sitting;

/// What can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// On with the game.
    Resume,
    /// Open the settings.
    Settings,
    /// Open the help.
    Help,
    /// Carry a game or a position in or out.
    Carry(Carry),
    /// Leave for that screen; the game is kept.
    Leave(Screen),
    /// Close the program; the game is kept.
    Quit,
}

pub(super) fn run(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    seated: Res<Seated>,
    mut back: ResMut<Return>,
    mut screen: ResMut<NextState<Screen>>,
    mut next: ResMut<NextState<Overlay>>,
    mut carry: MessageWriter<Carry>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let mut changed = settings.clone();
    let variant = seated.0.game().variant();
    let menu = Menu::of(&seated.0);
    let choice = show(contexts.ctx_mut()?, &mut changed, &menu);
    settings.set_if_neq(changed);
    match choice {
        None => {}
        Some(Choice::Resume) => next.set(Overlay::None),
        Some(Choice::Settings) => back.open(Overlay::Settings, Overlay::Pause, &mut next),
        Some(Choice::Help) => back.open(Overlay::Help, Overlay::Pause, &mut next),
        Some(Choice::Carry(what)) => {
            carry.write(what);
            // A question for a file comes back to the menu.
            if !matches!(what, Carry::SaveGame | Carry::Open) {
                next.set(Overlay::None);
            }
        }
        Some(Choice::Leave(to)) => {
            if to == Screen::TableSetup {
                settings.last_table.variant = variant;
            }
            next.set(Overlay::None);
            screen.set(to);
        }
        Some(Choice::Quit) => {
            exit.write(AppExit::Success);
        }
    }
    Ok(())
}

/// What the menu tells of the game.
#[derive(Clone, Debug)]
pub struct Menu {
    /// Which it is.
    pub variant: Variant,
    /// Whether its position may be carried out, or why not.
    pub position: Result<(), String>,
    /// The same of the whole game.
    pub game: Result<(), String>,
}

impl Menu {
    /// The menu of a game.
    pub fn of(sitting: &Sitting) -> Self {
        let told = |refused| format!("{refused}.");
        Self {
            variant: sitting.game().variant(),
            position: sitting.position_text().map(drop).map_err(told),
            game: sitting.may_export().map_err(told),
        }
    }

    fn may(&self, choice: Choice) -> Result<(), String> {
        match choice {
            Choice::Carry(what) => self.may_carry(what),
            _ => Ok(()),
        }
    }

    /// Whether something may be carried in or out, or why not.
    pub(super) fn may_carry(&self, what: Carry) -> Result<(), String> {
        match what {
            Carry::CopyPosition => self.position.clone(),
            Carry::CopyGame | Carry::SaveGame => self.game.clone(),
            Carry::Paste | Carry::Open => Ok(()),
        }
    }
}

/// Draws the menu.
pub fn show(ctx: &egui::Context, settings: &mut Settings, menu: &Menu) -> Option<Choice> {
    let opened = theme::just_opened(ctx, "table pause");
    theme::sheet(ctx, "table pause", 400.0, |ui| {
        ui.vertical_centered(|ui| theme::title(ui, words!("pause-paused")));
        let wide = ui.available_width();
        ui.spacing_mut().item_spacing.y = 6.0;
        let resume = ui.add_sized(vec2(wide, 42.0), theme::primary(words!("pause-resume")));
        if opened {
            resume.request_focus();
        }
        let mut choice = resume.clicked().then_some(Choice::Resume);
        let chosen = button_rows(ui, rows(menu.variant), |choice| menu.may(choice));
        choice = chosen.or(choice);
        ui.add_space(2.0);
        super::switches(ui, settings);
        choice
    })
}

/// What stands under the first button, row by row. Where nothing is hidden games are read, too.
fn rows(variant: Variant) -> Vec<Row<Choice>> {
    let mut rows = vec![
        vec![
            (icons::GEAR_SIX, words!("common-settings"), Choice::Settings),
            (icons::BOOK_OPEN, words!("common-help"), Choice::Help),
        ],
        vec![
            (
                icons::COPY,
                words!("pause-copy-position"),
                Choice::Carry(Carry::CopyPosition),
            ),
            (
                icons::COPY,
                words!("pause-copy-game"),
                Choice::Carry(Carry::CopyGame),
            ),
        ],
        vec![(
            icons::FLOPPY_DISK,
            words!("pause-save-file"),
            Choice::Carry(Carry::SaveGame),
        )],
    ];
    if matches!(variant, Variant::Chess | Variant::Minnaar) {
        rows.push(vec![
            (
                icons::CLIPBOARD_TEXT,
                words!("pause-paste"),
                Choice::Carry(Carry::Paste),
            ),
            (
                icons::FOLDER_OPEN,
                words!("pause-open-file"),
                Choice::Carry(Carry::Open),
            ),
        ]);
    }
    rows.extend([
        vec![(
            icons::SLIDERS,
            words!("pause-another-game"),
            Choice::Leave(Screen::TableSetup),
        )],
        vec![
            (
                icons::HOUSE,
                words!("pause-to-title"),
                Choice::Leave(Screen::Title),
            ),
            (icons::SIGN_OUT, words!("pause-save-quit"), Choice::Quit),
        ],
    ]);
    rows
}
