//! The pause menu of a campaign, on the map and in its battles.

use crate::saves::names;
use crate::screens::saves::name_sheet;
use crate::settings::Settings;
use crate::theme;
use bevy_egui::egui::{self, RichText, vec2};
use egui_phosphor::regular as icons;

/// What can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// On with the campaign.
    Resume,
    /// Have the battle resolved.
    Resolve,
    /// Open the settings.
    Settings,
    /// Open the help.
    Help,
    /// Ask what a copy is to be called.
    AskName,
    /// Keep a copy of that name.
    Copy(String),
    /// Not to keep a copy after all.
    NoCopy,
    /// To the saved campaigns, to load or export one; this one is saved.
    Saves,
    /// Ask whether to give up.
    Resign,
    /// To the title; the campaign is saved.
    Title,
    /// Close the game; the campaign is saved.
    Quit,
}

/// What the menu is drawn from.
#[derive(Clone, Debug)]
pub struct Menu<'a> {
    /// What the campaign is called.
    pub name: &'a str,
    /// In a battle: whether it may be resolved.
    pub resolve: Option<Result<(), String>>,
    /// Whether the campaign may be given up now.
    pub resign: Result<(), String>,
    /// The names that other campaigns have.
    pub taken: Vec<&'a str>,
}

/// Draws the menu, or the question what a copy is called while `copy` holds a name.
pub fn show(
    ctx: &egui::Context,
    settings: &mut Settings,
    menu: &Menu<'_>,
    copy: &mut Option<String>,
) -> Option<Choice> {
    if let Some(name) = copy {
        let title = &words!("pause-copy-as");
        let answer = name_sheet(ctx, title, &words!("pause-save"), name, &menu.taken)?;
        return Some(answer.map_or(Choice::NoCopy, Choice::Copy));
    }
    let opened = theme::just_opened(ctx, "campaign pause");
    theme::sheet(ctx, "campaign pause", 360.0, |ui| {
        ui.vertical_centered(|ui| {
            theme::title(ui, words!("pause-paused"));
            theme::note(ui, menu.name);
        });
        let size = vec2(ui.available_width(), 40.0);
        let resume = ui.add_sized(size, theme::primary(words!("pause-resume")));
        if opened {
            resume.request_focus();
        }
        let mut choice = resume.clicked().then_some(Choice::Resume);
        choice = entries(ui, menu).or(choice);
        ui.add_space(2.0);
        super::switches(ui, settings);
        choice
    })
}

fn entries(ui: &mut egui::Ui, menu: &Menu<'_>) -> Option<Choice> {
    let size = vec2(ui.available_width(), 34.0);
    ui.spacing_mut().item_spacing.y = 6.0;
    let fine = || Ok(());
    let mut entries = Vec::new();
    if let Some(allowed) = &menu.resolve {
        let words = words!("pause-resolve-battle");
        entries.push((icons::FAST_FORWARD, words, allowed.clone(), Choice::Resolve));
    }
    entries.extend([
        (icons::COPY, words!("pause-copy"), fine(), Choice::AskName),
        (
            icons::FOLDER_OPEN,
            words!("pause-load"),
            fine(),
            Choice::Saves,
        ),
        (
            icons::GEAR_SIX,
            words!("common-settings"),
            fine(),
            Choice::Settings,
        ),
        (
            icons::BOOK_OPEN,
            words!("common-help"),
            fine(),
            Choice::Help,
        ),
        (
            icons::FLAG,
            words!("pause-resign-campaign"),
            menu.resign.clone(),
            Choice::Resign,
        ),
        (
            icons::HOUSE,
            words!("pause-save-title"),
            fine(),
            Choice::Title,
        ),
        (
            icons::SIGN_OUT,
            words!("pause-save-quit"),
            fine(),
            Choice::Quit,
        ),
    ]);
    let mut choice = None;
    for (icon, name, allowed, leads_to) in entries {
        let text = RichText::new(format!("{icon}  {name}")).size(16.0);
        let button = egui::Button::new(text).min_size(size);
        if theme::with_reason(ui, button, allowed).clicked() {
            choice = Some(leads_to);
        }
    }
    choice
}

impl Menu<'_> {
    /// What is offered as the name of a copy.
    pub(super) fn copy_name(&self) -> String {
        let mut taken = self.taken.clone();
        taken.push(self.name);
        names::free(self.name, &taken)
    }
}
