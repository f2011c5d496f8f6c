//! The menu of a game between screens: it does not wait.

use super::{Row, button_rows};
use crate::battle::{Action, Do, Table};
use crate::campaign::{Act, Order, Session};
use crate::online::{Line, Room, Seats, Wish};
use crate::screens::{Asking, Overlay, Return, Screen};
use crate::settings::Settings;
use crate::table::{Carry, Seated};
use crate::theme;
use crate::transition::Go;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, vec2};
use egui_phosphor::regular as icons;

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
    /// From the battle of a campaign to its map; the battle waits.
    Map,
    /// Ask whether the battle of a campaign is to be played out.
    Resolve,
    /// Ask whether to give the campaign up.
    Resign,
    /// To the title; the seat stays.
    Title,
    /// Ask whether to close the game with the room in it.
    AskToQuit,
    /// Close the game; the seat stays.
    Quit,
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
    /// What only a campaign has.
    pub campaign: Option<OfCampaign>,
    /// Whether the game goes on.
    pub goes_on: bool,
    /// Whether somebody only looks on.
    pub looks_on: bool,
    /// Whether the others cannot be told anything now: there is no connection, but may be again.
    pub cut: bool,
    /// Whether the room is kept in this game: it sleeps while the game is closed.
    pub keeps_room: bool,
    /// What is being asked about.
    pub asked: Option<Parting>,
}

/// A way out that is asked about first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Parting {
    /// Leaving the seat for good.
    Leave,
    /// Closing the game with the room in it.
    Quit,
}

/// What the menu tells of a campaign.
#[derive(Clone, Debug)]
pub struct OfCampaign {
    /// At the board: whether its battle may be played out.
    pub resolve: Option<Result<(), String>>,
    /// Whether it may be given up.
    pub resign: Result<(), String>,
}

/// The campaign, if it is one, and where its acts go.
#[derive(SystemParam)]
pub(super) struct Campaign<'w> {
    session: Option<Res<'w, Session>>,
    table: Option<Res<'w, Table>>,
    shown: Res<'w, State<Screen>>,
    orders: MessageWriter<'w, Order>,
    actions: MessageWriter<'w, Do>,
    go: MessageWriter<'w, Go>,
}

impl Campaign<'_> {
    fn part(&self) -> Option<OfCampaign> {
        let session = self.session.as_ref()?;
        let table = self.table.as_ref();
        let table = table.filter(|_| *self.shown.get() == Screen::Battle);
        Some(OfCampaign {
            resolve: table.map(|it| it.can_resolve().map_err(|refused| format!("{refused}."))),
            resign: super::may_resign(session, *self.shown.get()),
        })
    }

    /// What the board or the map asks about, or the way to the map.
    fn choose(&mut self, choice: Choice) {
        match choice {
            Choice::Map => {
                let at = self.table.as_ref().and_then(|it| it.setup().campaign);
                self.go.write(Go {
                    to: Screen::World,
                    at: at.map(|it| it.at),
                });
            }
            Choice::Resolve => {
                self.actions.write(Do(Action::Resolve));
            }
            Choice::Resign => {
                self.orders.write(Order(Act::Resign));
            }
            _ => {}
        }
    }
}

pub(super) fn run(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    room: Res<Room>,
    seated: Option<Res<Seated>>,
    seats: Option<Res<Seats>>,
    mut asked: Local<Option<Parting>>,
    mut asking: ResMut<Asking>,
    mut back: ResMut<Return>,
    mut screen: ResMut<NextState<Screen>>,
    mut next: ResMut<NextState<Overlay>>,
    mut carry: MessageWriter<Carry>,
    (mut wishes, mut exit): (MessageWriter<Wish>, MessageWriter<AppExit>),
    mut campaign: Campaign,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if theme::just_opened(ctx, "menu of a room") {
        *asked = None;
    }
    let menu = Menu {
        carry: seated.map(|seated| super::table::Menu::of(&seated.0)),
        campaign: campaign.part(),
        goes_on: room.arbiter().is_some_and(|it| it.ending().is_none()),
        looks_on: room.looks_on(),
        cut: room.is_cut() && !matches!(room.line(), Line::Over(_)),
        keeps_room: seats.is_some_and(|it| it.keeps_here(&room)),
        asked: *asked,
    };
    let mut changed = settings.clone();
    let mut choice = show(ctx, &mut changed, &menu);
    settings.set_if_neq(changed);
    if asked.is_some() && ctx.input(|input| input.key_pressed(egui::Key::Escape)) {
        choice = Some(Choice::Stay);
    }
    match choice {
        None => {}
        Some(Choice::Resume) => next.set(Overlay::None),
        Some(choice @ (Choice::Map | Choice::Resolve | Choice::Resign)) => {
            campaign.choose(choice);
            next.set(Overlay::None);
        }
        Some(Choice::Settings) => back.open(Overlay::Settings, Overlay::Pause, &mut next),
        Some(Choice::Help) => back.open(Overlay::Help, Overlay::Pause, &mut next),
        Some(Choice::Carry(what)) => {
            carry.write(what);
            // A question for a file comes back to the menu.
            if what != Carry::SaveGame {
                next.set(Overlay::None);
            }
        }
        Some(Choice::Quit) => {
            exit.write(AppExit::Success);
        }
        Some(Choice::AskToLeave) => *asked = Some(Parting::Leave),
        Some(Choice::AskToQuit) => *asked = Some(Parting::Quit),
        Some(Choice::Stay) => *asked = None,
        Some(Choice::Leave) if menu.cut => *asked = None,
        Some(Choice::Leave) if !matches!(room.line(), Line::Over(_)) => {
            let (player, act) = (None, protocol::Act::Leave);
            wishes.write(Wish { player, act });
            next.set(Overlay::None);
        }
        Some(Choice::Title | Choice::Leave) => {
            next.set(Overlay::None);
            screen.set(Screen::Title);
        }
    }
    asking.0 = asked.is_some();
    Ok(())
}

/// Draws the menu, or the question whether to leave for good or to close the game.
pub fn show(ctx: &egui::Context, settings: &mut Settings, menu: &Menu) -> Option<Choice> {
    match menu.asked {
        Some(Parting::Leave) => leave(ctx, menu),
        Some(Parting::Quit) => quit(ctx),
        None => all(ctx, settings, menu),
    }
}

fn leave(ctx: &egui::Context, menu: &Menu) -> Option<Choice> {
    theme::sheet(ctx, "leaving a room", 400.0, |ui| {
        theme::heading(ui, words!("pause-leave-asked"));
        theme::note(
            ui,
            match menu.goes_on {
                true => words!("pause-leave-gives-up"),
                false => words!("pause-leave-no-rematch"),
            },
        );
        if menu.keeps_room && menu.goes_on {
            theme::note(ui, words!("pause-leave-keeps-room"));
        }
        crate::panels::keep_on_or(
            ui,
            (&words!("pause-stay"), None, Choice::Stay),
            (&words!("pause-leave"), None, Choice::Leave),
        )
    })
}

/// Asks before the room goes to sleep for the others too.
fn quit(ctx: &egui::Context) -> Option<Choice> {
    theme::sheet(ctx, "closing a room", 400.0, |ui| {
        theme::heading(ui, words!("pause-quit-asked"));
        theme::note(ui, words!("pause-quit-room-sleeps"));
        crate::panels::keep_on_or(
            ui,
            (&words!("pause-stay"), None, Choice::Stay),
            (&words!("title-quit"), None, Choice::Quit),
        )
    })
}

fn all(ctx: &egui::Context, settings: &mut Settings, menu: &Menu) -> Option<Choice> {
    let opened = theme::just_opened(ctx, "all of the menu of a room");
    theme::sheet(ctx, "menu of a room", 400.0, |ui| {
        ui.vertical_centered(|ui| {
            theme::title(ui, words!("pause-menu"));
            if menu.goes_on {
                theme::note(ui, words!("pause-goes-on"));
            }
        });
        let wide = ui.available_width();
        ui.spacing_mut().item_spacing.y = 6.0;
        let resume = ui.add_sized(
            vec2(wide, 42.0),
            theme::primary(words!("pause-back-to-game")),
        );
        if opened {
            resume.request_focus();
        }
        let mut choice = resume.clicked().then_some(Choice::Resume);
        let chosen = button_rows(ui, rows(menu), |choice| menu.may(choice));
        choice = chosen.or(choice);
        ui.add_space(2.0);
        super::switches(ui, settings);
        choice
    })
}

impl Menu {
    fn may(&self, choice: Choice) -> Result<(), String> {
        match (choice, &self.carry, &self.campaign) {
            (Choice::Carry(what), Some(carry), _) => carry.may_carry(what),
            (Choice::AskToLeave | Choice::Leave, ..) if self.cut => {
                Err(words!("pause-no-connection"))
            }
            (Choice::Resign, _, Some(campaign)) => campaign.resign.clone(),
            (Choice::Resolve, _, Some(campaign)) => campaign.resolve.clone().unwrap_or(Ok(())),
            _ => Ok(()),
        }
    }
}

fn rows(menu: &Menu) -> Vec<Row<Choice>> {
    let mut rows = vec![vec![
        (icons::GEAR_SIX, words!("common-settings"), Choice::Settings),
        (icons::BOOK_OPEN, words!("common-help"), Choice::Help),
    ]];
    if menu.carry.is_some() {
        let carry = |what| Choice::Carry(what);
        rows.push(vec![
            (
                icons::COPY,
                words!("pause-copy-position"),
                carry(Carry::CopyPosition),
            ),
            (
                icons::COPY,
                words!("pause-copy-game"),
                carry(Carry::CopyGame),
            ),
        ]);
        let save = words!("pause-save-file");
        rows.push(vec![(icons::FLOPPY_DISK, save, carry(Carry::SaveGame))]);
    }
    if let Some(campaign) = &menu.campaign {
        let plays = !menu.looks_on;
        if campaign.resolve.is_some() {
            let mut row = vec![(icons::MAP_TRIFOLD, words!("pause-to-map"), Choice::Map)];
            row.extend(plays.then_some((
                icons::FAST_FORWARD,
                words!("pause-resolve"),
                Choice::Resolve,
            )));
            rows.push(row);
        }
        if plays {
            let resign = words!("pause-resign-campaign");
            rows.push(vec![(icons::FLAG, resign, Choice::Resign)]);
        }
    }
    match menu.looks_on {
        true => rows.push(vec![
            (icons::HOUSE, words!("pause-title"), Choice::Title),
            (icons::POWER, words!("title-quit"), Choice::Quit),
        ]),
        false => {
            let title = words!("pause-title-seat-stays");
            rows.push(vec![(icons::HOUSE, title, Choice::Title)]);
            rows.push(vec![match menu.keeps_room {
                true => (
                    icons::POWER,
                    words!("pause-quit-with-room"),
                    Choice::AskToQuit,
                ),
                false => (icons::POWER, words!("pause-quit-seat-stays"), Choice::Quit),
            }]);
            rows.push(vec![(
                icons::SIGN_OUT,
                words!("pause-leave-ask"),
                Choice::AskToLeave,
            )]);
        }
    }
    rows
}
