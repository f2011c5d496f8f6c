//! The pause menu: of a battle of its own here, of a campaign in [`campaign`], of the other games in
//! [`table`], of a puzzle in [`puzzle`], of a game between screens in [`online`].

pub mod campaign;
pub mod online;
pub mod puzzle;
pub mod table;

use super::{Asking, Overlay, Return, Screen};
use crate::battle::{Action, Do, Table};
use crate::campaign::{Act, Order, Session};
use crate::lessons;
use crate::online::Room;
use crate::puzzles::Puzzling;
use crate::saves::{Kept, Shelf, Slot, Wish};
use crate::settings::Settings;
use crate::table::Seated;
use crate::theme::{self, Panels};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_phosphor::regular as icons;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            run.run_if(
                resource_exists::<Puzzling>.or_else(
                    not(lessons::goes_on)
                        .and_then(not(resource_exists::<Session>))
                        .and_then(not(resource_exists::<Seated>))
                        .and_then(not(resource_exists::<Room>)),
                ),
            ),
            table::run.run_if(resource_exists::<Seated>.and_then(not(resource_exists::<Room>))),
            online::run.run_if(resource_exists::<Room>.and_then(not(campaign_here))),
            run_in_campaign.run_if(campaign_here.and_then(not(lessons::goes_on))),
        )
            .in_set(Panels::Overlays)
            .run_if(in_state(Overlay::Pause)),
    )
    .add_systems(OnExit(Overlay::Pause), stop_asking);
}

/// Whether a campaign goes on that is played at this screen alone.
fn campaign_here(session: Option<Res<Session>>) -> bool {
    session.is_some_and(|it| !it.is_online())
}

fn stop_asking(mut asking: ResMut<Asking>) {
    asking.0 = false;
}

/// What can be chosen in a battle of its own, and in a puzzle.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// On with the battle.
    Resume,
    /// Open the settings.
    Settings,
    /// Open the help.
    Help,
    /// Leave the battle for that screen; it is kept.
    Leave(Screen),
}

fn run(
    mut contexts: EguiContexts,
    puzzling: Option<Res<Puzzling>>,
    mut settings: ResMut<Settings>,
    mut back: ResMut<Return>,
    mut screen: ResMut<NextState<Screen>>,
    mut next: ResMut<NextState<Overlay>>,
) -> Result {
    let mut changed = settings.clone();
    let show = match puzzling {
        Some(_) => puzzle::show,
        None => show,
    };
    let choice = show(contexts.ctx_mut()?, &mut changed);
    settings.set_if_neq(changed);
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

fn run_in_campaign(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    session: Res<Session>,
    table: Option<Res<Table>>,
    slot: Option<Res<Slot>>,
    screen: Res<State<Screen>>,
    mut shelf: ResMut<Shelf>,
    mut leave: Leave,
    mut copy: Local<Option<String>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let others = shelf.list.iter().map(|it| it.card.name.as_str());
    let unnamed = words!("pause-this-campaign");
    let menu = campaign::Menu {
        name: slot
            .as_ref()
            .map_or(unnamed.as_str(), |slot| slot.name.as_str()),
        resolve: table
            .filter(|_| *screen.get() == Screen::Battle)
            .map(|table| table.can_resolve().map_err(|refused| format!("{refused}."))),
        resign: may_resign(&session, *screen.get()),
        taken: others.collect(),
    };
    let mut changed = settings.clone();
    let choice = campaign::show(ctx, &mut changed, &menu, &mut copy);
    match &choice {
        Some(campaign::Choice::AskName) => *copy = Some(menu.copy_name()),
        Some(campaign::Choice::Copy(_) | campaign::Choice::NoCopy) => *copy = None,
        _ => {}
    }
    settings.set_if_neq(changed);
    leave.asking.0 = copy.is_some();
    match choice {
        Some(campaign::Choice::Copy(name)) => shelf.wish(Wish::Copy {
            name,
            kept: Kept::Campaign(Box::new(session.campaign().clone()), session.viewer()),
        }),
        Some(choice) => {
            if choice == campaign::Choice::Saves {
                let stem = slot.as_ref().map(|slot| slot.stem.clone());
                shelf.chosen.clone_from(&stem);
                shelf.came_from = stem;
            }
            leave.choose(&choice);
        }
        None => {}
    }
    Ok(())
}

/// Whether the campaign can be given up from here.
fn may_resign(session: &Session, screen: Screen) -> Result<(), String> {
    if screen == Screen::Battle {
        return Err(words!("pause-battle-first"));
    }
    let may = session.can_command();
    may.map(drop).map_err(|refused| format!("{refused}."))
}

/// Where the menu of a campaign leads.
#[derive(SystemParam)]
struct Leave<'w> {
    back: ResMut<'w, Return>,
    asking: ResMut<'w, Asking>,
    screen: ResMut<'w, NextState<Screen>>,
    next: ResMut<'w, NextState<Overlay>>,
    orders: MessageWriter<'w, Order>,
    actions: MessageWriter<'w, Do>,
    exit: MessageWriter<'w, AppExit>,
}

impl Leave<'_> {
    fn choose(&mut self, choice: &campaign::Choice) {
        match choice {
            campaign::Choice::Resume => self.next.set(Overlay::None),
            campaign::Choice::Resolve => {
                // The board asks whether it is meant.
                self.actions.write(Do(Action::Resolve));
                self.next.set(Overlay::None);
            }
            campaign::Choice::Settings => {
                self.back
                    .open(Overlay::Settings, Overlay::Pause, &mut self.next);
            }
            campaign::Choice::Help => {
                self.back
                    .open(Overlay::Help, Overlay::Pause, &mut self.next);
            }
            campaign::Choice::Resign => {
                // The map asks whether it is meant.
                self.orders.write(Order(Act::Resign));
                self.next.set(Overlay::None);
            }
            campaign::Choice::Title => {
                self.next.set(Overlay::None);
                self.screen.set(Screen::Title);
            }
            campaign::Choice::Saves => {
                self.next.set(Overlay::None);
                self.screen.set(Screen::Saves);
            }
            campaign::Choice::Quit => {
                self.exit.write(AppExit::Success);
            }
            _ => {}
        }
    }
}

/// Draws the menu.
pub fn show(ctx: &egui::Context, settings: &mut Settings) -> Option<Choice> {
    let back = (words!("pause-resume"), Choice::Resume);
    let ways = [
        (icons::GEAR_SIX, words!("common-settings"), Choice::Settings),
        (icons::BOOK_OPEN, words!("common-help"), Choice::Help),
        (
            icons::MAP_TRIFOLD,
            words!("pause-new-battle"),
            Choice::Leave(Screen::Setup),
        ),
        (
            icons::HOUSE,
            words!("pause-to-title"),
            Choice::Leave(Screen::Title),
        ),
    ];
    let title = words!("pause-paused");
    column(ctx, ("pause", 340.0), title, back, ways, |ui| {
        ui.add_space(4.0);
        switches(ui, settings);
    })
}

/// Draws a menu of one column, by its name and width: the way back, which has the keyboard at
/// first, the other ways, and what `below` adds. Gives the way that was chosen.
pub(crate) fn column<T: Copy, const N: usize>(
    ctx: &egui::Context,
    (name, width): (&str, f32),
    title: String,
    (back, leads_back): (String, T),
    ways: [(&str, String, T); N],
    below: impl FnOnce(&mut egui::Ui),
) -> Option<T> {
    let opened = theme::just_opened(ctx, name);
    theme::sheet(ctx, name, width, |ui| {
        ui.vertical_centered(|ui| theme::title(ui, title));
        ui.add_space(6.0);
        let wide = ui.available_width();
        let back = ui.add_sized(vec2(wide, 42.0), theme::primary(back));
        if opened {
            back.request_focus();
        }
        let mut choice = back.clicked().then_some(leads_back);
        for (icon, name, leads_to) in ways {
            let text = RichText::new(format!("{icon}  {name}")).size(16.0);
            let button = egui::Button::new(text);
            if ui.add_sized(vec2(wide, 38.0), button).clicked() {
                choice = Some(leads_to);
            }
        }
        below(ui);
        choice
    })
}

/// Buttons side by side, which fill the width together: a sign, a name, and where each leads.
type Row<T> = Vec<(&'static str, String, T)>;

/// Draws rows of buttons, each dull with its reason where `may` refuses it. Gives the way that was
/// chosen.
fn button_rows<T: Copy>(
    ui: &mut egui::Ui,
    rows: Vec<Row<T>>,
    may: impl Fn(T) -> Result<(), String>,
) -> Option<T> {
    let (wide, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let mut choice = None;
    for row in rows {
        let count = row.len() as f32;
        let size = vec2((wide - gap * (count - 1.0)) / count, 36.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().button_padding.x = 4.0;
            for (icon, name, leads_to) in row {
                let button = egui::Button::new(RichText::new(format!("{icon}  {name}")));
                let sized = |ui: &mut egui::Ui| ui.add_sized(size, button);
                if theme::with_reason(ui, sized, may(leads_to)).clicked() {
                    choice = Some(leads_to);
                }
            }
        });
    }
    choice
}

/// What is wished for in a hurry.
fn switches(ui: &mut egui::Ui, settings: &mut Settings) {
    let mut still = settings.reduced_motion();
    if ui
        .checkbox(&mut still, words!("common-reduced-motion"))
        .changed()
    {
        settings.reduced_motion = Some(still);
    }
    ui.checkbox(&mut settings.volumes.muted, words!("common-mute"));
}
