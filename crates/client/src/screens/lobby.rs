//! In a room whose game has not begun yet: what to tell to others, who is there, who is missing.

use super::{Asking, Overlay, Screen};
use crate::online::{
    Room, Strip, StripWish, Strips, There, addresses, fill_words, game_words, invitation, news,
    part_name, said, told,
};
use crate::theme::{self, Page, Panels, Pictures, palette};
use bevy::prelude::*;
use bevy_egui::egui::{self, Button, Key, Label, RichText, ScrollArea, Ui, UiBuilder, vec2};
use bevy_egui::{EguiClipboard, EguiContexts, EguiPrimaryContextPass};
use egui_phosphor::regular as icons;
use protocol::Act;
use std::time::{Duration, Instant};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lobby>()
        .add_systems(OnEnter(Screen::Lobby), begin)
        .add_systems(OnExit(Screen::Lobby), end)
        .add_systems(
            EguiPrimaryContextPass,
            run.in_set(Panels::Screens)
                .run_if(in_state(Screen::Lobby).and_then(resource_exists::<Room>)),
        );
}

/// The most room the screen takes, in points: in a huge window it stays together.
const MOST: egui::Vec2 = vec2(940.0, 720.0);
/// How long it is told that something was copied.
const COPIED: Duration = Duration::from_secs(3);

/// What the screen remembers.
#[derive(Resource, Debug, Default)]
struct Lobby {
    /// What was copied, and when.
    copied: Option<(Copied, Instant)>,
    /// Whether it is asked whether to leave for good.
    leaving: bool,
    /// How others reach this computer.
    addresses: Vec<String>,
}

/// What can be copied.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Copied {
    /// The code alone.
    Code,
    /// Code and address.
    Invitation,
}

/// What is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Who is there, and what goes on.
    pub strip: Strip,
    /// What is played.
    pub game: String,
    /// What each seat plays.
    pub parts: Vec<String>,
    /// Under which addresses others come here, the most likely one first.
    pub addresses: Vec<String>,
    /// The player of each free seat whom a computer may play.
    pub fill: Vec<Option<u8>>,
    /// What was just copied.
    pub copied: Option<Copied>,
}

/// What can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Back to the title; the seat stays.
    Back,
    /// Ask whether to leave for good.
    Leave,
    /// Something goes to the clipboard.
    Copy(Copied),
    /// Something of the room.
    Wish(StripWish),
}

impl Shown {
    /// What is shown of a room.
    pub fn of(room: &Room, strip: Strip, addresses: Vec<String>) -> Self {
        let (mut game, mut parts, mut fill) = (String::new(), Vec::new(), Vec::new());
        if let Some(arbiter) = room.arbiter() {
            game = game_words(&arbiter.opening().game);
            for (seat, state) in (0..).zip(arbiter.seats()) {
                parts.push(part_name(arbiter, seat));
                let player = arbiter.players_of(seat).first().copied();
                fill.push(player.filter(|_| room.is_host() && state.is_free()));
            }
        }
        Self {
            strip,
            game,
            parts,
            addresses,
            fill,
            copied: None,
        }
    }
}

fn begin(mut lobby: ResMut<Lobby>, room: Option<Res<Room>>) {
    let server = room.map(|it| it.server().to_owned()).unwrap_or_default();
    *lobby = Lobby {
        addresses: told(&server, &addresses()),
        ..Lobby::default()
    };
}

fn end(mut asking: ResMut<Asking>) {
    asking.0 = false;
}

fn run(
    mut contexts: EguiContexts,
    pictures: Res<Pictures>,
    overlay: Res<State<Overlay>>,
    room: Res<Room>,
    strips: Strips,
    mut lobby: ResMut<Lobby>,
    mut asking: ResMut<Asking>,
    mut wishes: MessageWriter<StripWish>,
    mut screen: ResMut<NextState<Screen>>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut ui = theme::root_ui(ctx, "lobby");
    if *overlay.get() != Overlay::None || lobby.leaving {
        ui.disable();
    }
    let Some(strip) = strips.strip() else {
        return Ok(());
    };
    let copied = lobby.copied.filter(|(_, then)| then.elapsed() < COPIED);
    if let Some((_, then)) = copied {
        let left = COPIED.saturating_sub(then.elapsed());
        ctx.request_repaint_after(left);
    }
    let shown = Shown {
        copied: copied.map(|(it, _)| it),
        ..Shown::of(&room, strip, lobby.addresses.clone())
    };
    match show(&mut ui, &shown, &pictures) {
        None => {}
        Some(Choice::Back) => screen.set(Screen::Title),
        Some(Choice::Leave) => lobby.leaving = true,
        Some(Choice::Wish(wish)) => {
            wishes.write(wish);
        }
        Some(Choice::Copy(what)) => {
            let address = shown.addresses.first().map_or("", String::as_str);
            let text = match what {
                Copied::Code => room.code().to_string(),
                Copied::Invitation => invitation(room.code(), address),
            };
            if let Some(clipboard) = &mut clipboard {
                clipboard.set_text(&text);
                lobby.copied = Some((what, Instant::now()));
            }
        }
    }
    if lobby.leaving
        && let Some(leaves) = question(ctx)
    {
        lobby.leaving = false;
        if leaves {
            wishes.write(StripWish::Act(Act::Leave));
        }
    }
    asking.0 = lobby.leaving;
    Ok(())
}

/// Draws the screen over all of `ui`.
pub fn show(ui: &mut Ui, shown: &Shown, pictures: &Pictures) -> Option<Choice> {
    let page = Page::on_paper(ui, pictures.paper, MOST);
    let mut choice = None;
    let upper = UiBuilder::new().max_rect(page.upper);
    ui.scope_builder(upper, |ui| {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                choice = contents(ui, page.roomy, shown);
            });
    });
    let below = bar(ui, page, shown);
    below.or(choice)
}

fn contents(ui: &mut Ui, roomy: bool, shown: &Shown) -> Option<Choice> {
    ui.vertical_centered(|ui| {
        let game = RichText::new(&shown.game).family(theme::serif_bold());
        ui.label(game.size(if roomy { 30.0 } else { 25.0 }));
    });
    let mut choice = None;
    sheet(ui, |ui| choice = tell(ui, roomy, shown));
    sheet(ui, |ui| {
        theme::heading(ui, words!("lobby-who"));
        for (at, person) in shown.strip.people.iter().enumerate() {
            if let Some(wish) = seat(ui, shown, at, person.there) {
                choice = Some(Choice::Wish(wish));
            }
        }
        watchers(ui, shown.strip.watchers);
        ui.separator();
        if let Some(wish) = waiting(ui, shown) {
            choice = Some(Choice::Wish(wish));
        }
    });
    choice
}

fn sheet(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    theme::inset_frame().inner_margin(14).show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui);
    });
}

/// What is to be told to others: the code, and where.
fn tell(ui: &mut Ui, roomy: bool, shown: &Shown) -> Option<Choice> {
    let mut choice = None;
    ui.vertical_centered(|ui| {
        theme::note(ui, words!("lobby-code"));
        let size = match shown.strip.code.len() {
            ..=10 if roomy => 58.0,
            ..=12 => 44.0,
            13..=20 => 30.0,
            _ => 20.0,
        };
        // No letter is taken for another.
        let code = RichText::new(&shown.strip.code).monospace().strong();
        ui.add(Label::new(code.size(size)).selectable(true));
        if let Some((first, rest)) = shown.addresses.split_first() {
            let words = words!("lobby-address", first = first);
            ui.add(Label::new(RichText::new(words).size(17.0)).selectable(true));
            if !rest.is_empty() {
                theme::note(ui, words!("lobby-addresses", rest = rest.join(", ")));
            }
        }
    });
    let wide = 190.0;
    ui.horizontal(|ui| {
        let gap = ui.spacing().item_spacing.x;
        ui.add_space(((ui.available_width() - 2.0 * wide - gap) / 2.0).max(0.0));
        for (what, words) in [
            (Copied::Code, words!("lobby-copy-code")),
            (Copied::Invitation, words!("lobby-copy-both")),
        ] {
            let (icon, words) = match shown.copied == Some(what) {
                true => (icons::CHECK, words!("lobby-copied")),
                false => (icons::COPY, words),
            };
            let button = Button::new(format!("{icon}  {words}"));
            if ui.add_sized(vec2(wide, 34.0), button).clicked() {
                choice = Some(Choice::Copy(what));
            }
        }
    });
    choice
}

/// One seat: what it plays, who has it, and whether he is there.
fn seat(ui: &mut Ui, shown: &Shown, at: usize, there: There) -> Option<StripWish> {
    let person = shown.strip.people.get(at)?;
    let fill = shown.fill.get(at).copied().flatten();
    let mut wish = None;
    theme::row(ui, |ui| {
        ui.set_min_height(34.0);
        let (sign, color) = there.sign();
        ui.label(RichText::new(sign).size(20.0).color(color));
        let part = shown.parts.get(at).map_or("", String::as_str);
        let name = person.name.as_str();
        let words = match there {
            _ if person.is_own => words!("lobby-seat-own", part = part, name = name),
            There::Open | There::Left => words!("lobby-seat-free", part = part),
            There::Away => words!("lobby-seat-away", part = part, name = name),
            _ => words!("lobby-seat", part = part, name = name),
        };
        let words = Label::new(RichText::new(words).size(17.0));
        match theme::text_size(ui) > 1.0 {
            true => ui.add(words),
            false => ui.add(words.truncate()),
        };
        let Some(player) = fill else { return };
        theme::row_end(ui, &format!("fill seat {at}"), |ui| {
            let button = ui.button(format!(
                "{}  {}",
                icons::DESKTOP,
                words!("lobby-computer-plays")
            ));
            if button.on_hover_text(fill_words()).clicked() {
                wish = Some(StripWish::Fill(player));
            }
        });
    });
    wish
}

fn watchers(ui: &mut Ui, count: u32) {
    if count > 0 {
        theme::note(ui, words!("lobby-watchers", count = count));
    }
}

/// What it is waited for, or what is wrong.
fn waiting(ui: &mut Ui, shown: &Shown) -> Option<StripWish> {
    said(ui, &shown.strip);
    if let crate::online::Told::Missing { .. } = shown.strip.told {
        let free = |it: &&crate::online::Person| it.there.is_free();
        let count = shown.strip.people.iter().filter(free).count();
        let mut words = words!("lobby-missing", count = count);
        let people = shown.strip.people.iter();
        for person in people.filter(|it| it.there == There::Left) {
            let name = person.name.as_str();
            words = format!("{} {words}", words!("lobby-seat-left", name = name));
        }
        theme::note(ui, words);
        return None;
    }
    news(ui, &shown.strip)
}

fn bar(ui: &mut Ui, page: Page, shown: &Shown) -> Option<Choice> {
    let opened = theme::opened(ui, "lobby");
    let watches = shown.strip.shoulder.is_some();
    let mut choice = None;
    page.show_bar(ui, |ui| {
        let back = ui.button(format!(
            "{}  {}",
            icons::ARROW_LEFT,
            words!("lobby-back-to-title")
        ));
        if opened {
            back.request_focus();
        }
        let hint = match watches {
            true => words!("common-escape-key"),
            false => words!("lobby-back-hint"),
        };
        if back.on_hover_text(hint).clicked() {
            choice = Some(Choice::Back);
        }
        if !watches {
            theme::row_end(ui, "leave", |ui| {
                if theme::grave_button(ui, words!("lobby-leave")).clicked() {
                    choice = Some(Choice::Leave);
                }
            });
        }
    });
    choice
}

/// Asks before a seat is left for good; gives whether it is.
fn question(ctx: &egui::Context) -> Option<bool> {
    let opened = theme::just_opened(ctx, "leave a room");
    theme::sheet(ctx, "leave a room", 440.0, |ui| {
        theme::heading(ui, words!("lobby-leave-asked"));
        theme::note(ui, words!("lobby-leave-note"));
        ui.add_space(8.0);
        let wide = vec2(ui.available_width(), 42.0);
        let stay = ui.add_sized(wide, theme::primary(words!("pause-stay")));
        if opened {
            stay.request_focus();
        }
        let words = RichText::new(words!("lobby-leave-now"))
            .color(palette::WAX)
            .size(16.0);
        let leaves = ui.add_sized(wide, Button::new(words)).clicked();
        let escaped = ui.input(|input| input.key_pressed(Key::Escape));
        match (leaves, stay.clicked() || escaped) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ => None,
        }
    })
}
