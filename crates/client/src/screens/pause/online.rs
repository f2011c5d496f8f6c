//! The menu of a game between screens: it does not wait.

use crate::online::{Line, Room, Wish};
use crate::screens::{Asking, Overlay, Return, Screen};
use crate::settings::Settings;
use crate::table::{Carry, Seated};
use crate::theme;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, RichText, vec2};
use egui_phosphor::regular as icons;
use protocol::Act;

/// What can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Back to the game.
    Resume,
    /// Open the settings.
    Settings,
    /// Open the help.
    Help,
    /// Carry a position or a game out.
    Carry(Carry),
    /// To the title; the seat stays.
    Title,
    /// Ask whether to leave for good.
    AskToLeave,
    /// Leave for good.
    Leave,
    /// Stay after all.
    Stay,
}

/// What the menu tells.
#[derive(Clone, Debug)]
pub struct Menu {
    /// What may be carried out; nothing of a battle.
    pub carry: Option<super::table::Menu>,
    /// Whether the game goes on.
    pub goes_on: bool,
    /// Whether somebody only looks on.
    pub looks_on: bool,
    /// Whether leaving for good is being asked about.
    pub leaving: bool,
}

pub(super) fn run(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    room: Res<Room>,
    seated: Option<Res<Seated>>,
    mut leaving: Local<bool>,
    mut asking: ResMut<Asking>,
    mut back: ResMut<Return>,
    mut screen: ResMut<NextState<Screen>>,
    mut next: ResMut<NextState<Overlay>>,
    mut carry: MessageWriter<Carry>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if theme::just_opened(ctx, "menu of a room") {
        *leaving = false;
    }
    let menu = Menu {
        carry: seated.map(|seated| super::table::Menu::of(&seated.0)),
        goes_on: room.arbiter().is_some_and(|it| it.ending().is_none()),
        looks_on: room.looks_on(),
        leaving: *leaving,
    };
    let mut changed = settings.clone();
    let mut choice = show(ctx, &mut changed, &menu);
    if changed != *settings {
        *settings = changed;
    }
    if *leaving && ctx.input(|input| input.key_pressed(egui::Key::Escape)) {
        choice = Some(Choice::Stay);
    }
    match choice {
        None => {}
        Some(Choice::Resume) => next.set(Overlay::None),
        Some(Choice::Settings) => back.open(Overlay::Settings, Overlay::Pause, &mut next),
        Some(Choice::Help) => back.open(Overlay::Help, Overlay::Pause, &mut next),
        Some(Choice::Carry(what)) => {
            carry.write(what);
            // A question for a file comes back to the menu.
            if what != Carry::SaveGame {
                next.set(Overlay::None);
            }
        }
        Some(Choice::AskToLeave) => *leaving = true,
        Some(Choice::Stay) => *leaving = false,
        Some(Choice::Leave) if !matches!(room.line(), Line::Over(_)) => {
            let (player, act) = (None, Act::Leave);
            wishes.write(Wish { player, act });
            next.set(Overlay::None);
        }
        Some(Choice::Title | Choice::Leave) => {
            next.set(Overlay::None);
            screen.set(Screen::Title);
        }
    }
    asking.0 = *leaving;
    Ok(())
}

/// Draws the menu, or the question whether to leave for good.
pub fn show(ctx: &egui::Context, settings: &mut Settings, menu: &Menu) -> Option<Choice> {
    match menu.leaving {
        true => leave(ctx, menu),
        false => all(ctx, settings, menu),
    }
}

fn leave(ctx: &egui::Context, menu: &Menu) -> Option<Choice> {
    theme::sheet(ctx, "leaving a room", 400.0, |ui| {
        theme::heading(ui, "Leave for good?");
        theme::note(
            ui,
            match menu.goes_on {
                true => "Your seat becomes free. A game of two is given up by that.",
                false => "Your seat becomes free: there is no rematch from it.",
            },
        );
        crate::panels::keep_on_or(
            ui,
            ("Stay", "Enter or Escape", Choice::Stay),
            ("Leave for good", "There is no way back", Choice::Leave),
        )
    })
}

fn all(ctx: &egui::Context, settings: &mut Settings, menu: &Menu) -> Option<Choice> {
    let opened = theme::just_opened(ctx, "all of the menu of a room");
    theme::sheet(ctx, "menu of a room", 400.0, |ui| {
        ui.vertical_centered(|ui| {
            theme::title(ui, "Menu");
            if menu.goes_on {
                theme::note(ui, "The others are not kept waiting: the game goes on.");
            }
        });
        let wide = ui.available_width();
        ui.spacing_mut().item_spacing.y = 6.0;
        let resume = ui.add_sized(vec2(wide, 42.0), theme::primary("Back to the game"));
        if opened {
            resume.request_focus();
        }
        let mut choice = resume.clicked().then_some(Choice::Resume);
        let gap = ui.spacing().item_spacing.x;
        for row in rows(menu) {
            let count = row.len() as f32;
            let size = vec2((wide - gap * (count - 1.0)) / count, 36.0);
            ui.horizontal(|ui| {
                ui.spacing_mut().button_padding.x = 4.0;
                for (icon, name, leads_to) in row {
                    let text = RichText::new(format!("{icon}  {name}"));
                    let button = egui::Button::new(text).min_size(size);
                    let allowed = match (&menu.carry, leads_to) {
                        (Some(carry), Choice::Carry(what)) => carry.may_carry(what),
                        _ => Ok(()),
                    };
                    if theme::with_reason(ui, button, allowed).clicked() {
                        choice = Some(leads_to);
                    }
                }
            });
        }
        ui.add_space(2.0);
        super::switches(ui, settings);
        choice
    })
}

type Row = Vec<(&'static str, &'static str, Choice)>;

fn rows(menu: &Menu) -> Vec<Row> {
    let mut rows = vec![vec![
        (icons::GEAR_SIX, "Settings", Choice::Settings),
        (icons::BOOK_OPEN, "How to play", Choice::Help),
    ]];
    if menu.carry.is_some() {
        let carry = |what| Choice::Carry(what);
        rows.push(vec![
            (icons::COPY, "Copy the position", carry(Carry::CopyPosition)),
            (icons::COPY, "Copy the game", carry(Carry::CopyGame)),
        ]);
        let save = "Save the game as a file…";
        rows.push(vec![(icons::FLOPPY_DISK, save, carry(Carry::SaveGame))]);
    }
    match menu.looks_on {
        true => rows.push(vec![(icons::HOUSE, "To the title", Choice::Title)]),
        false => {
            let title = "To the title: your seat stays";
            rows.push(vec![(icons::HOUSE, title, Choice::Title)]);
            rows.push(vec![(
                icons::SIGN_OUT,
                "Leave for good…",
                Choice::AskToLeave,
            )]);
        }
    }
    rows
}
