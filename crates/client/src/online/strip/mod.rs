//! The narrow band beside the board that tells who is there and what goes on in the room.

mod model;
mod taken;

pub use model::{Person, Strip, There, Told, part_name, seat_name};

use super::Room;
use super::hear::Wish;
use super::sayings::Sayings;
use crate::panels::named;
use crate::screens::Screen;
use crate::theme::{self, palette};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Button, Color32, Label, Popup, RectAlign, RichText, Stroke, TextWrapMode, Ui, vec2,
};
use egui_phosphor::regular as icons;
use protocol::{Act, Phrase};
use std::time::Instant;

/// What may be wished on a strip. Written as a message, it is carried out.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum StripWish {
    /// Something for the own seat.
    Act(Act),
    /// A computer is to play for a player whose seat is free.
    Fill(u8),
    /// Something is said.
    Say(Phrase),
    /// To look over that seat's shoulder.
    LookOver(u8),
    /// To try to connect at once.
    TryNow,
    /// Back to the title; the seat stays.
    GoOut,
}

/// The level of a computer that takes the place of somebody who has left.
const STAND_IN: &str = "club";
/// What it means that a computer takes a seat.
pub fn fill_words() -> String {
    words!("online-fill-hint")
}

/// What a panel needs to show a strip.
#[derive(SystemParam, Debug)]
pub struct Strips<'w> {
    room: Option<Res<'w, Room>>,
    sayings: Option<Res<'w, Sayings>>,
}

impl Strips<'_> {
    /// The strip of the room this screen is in; none if it is in none.
    pub fn strip(&self) -> Option<Strip> {
        let (room, sayings) = (self.room.as_deref()?, self.sayings.as_deref()?);
        Some(Strip::of(room, sayings, Instant::now()))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StripWish>().add_systems(Update, grant);
}

fn grant(
    mut wished: MessageReader<StripWish>,
    room: Option<ResMut<Room>>,
    mut sayings: ResMut<Sayings>,
    mut wishes: MessageWriter<Wish>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let Some(mut room) = room else {
        return wished.clear();
    };
    for wish in wished.read() {
        match wish {
            StripWish::Act(act) => {
                let (player, act) = (None, act.clone());
                wishes.write(Wish { player, act });
            }
            StripWish::Fill(player) => {
                let level = STAND_IN.to_owned();
                wishes.write(Wish {
                    player: Some(*player),
                    act: Act::Fill { level },
                });
            }
            StripWish::Say(phrase) => {
                room.say(*phrase);
                sayings.said(Instant::now());
            }
            StripWish::LookOver(seat) => room.look_over(*seat),
            StripWish::TryNow => room.try_now(),
            StripWish::GoOut => screen.set(Screen::Title),
        }
    }
}

/// Draws the strip as wide as there is room; gives what is wished on it.
pub fn strip(ui: &mut Ui, strip: &Strip) -> Option<StripWish> {
    if let Some(again) = strip.again {
        ui.ctx().request_repaint_after(again);
    }
    let frame = theme::inset_frame().inner_margin(egui::Margin::symmetric(8, 5));
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            ui.spacing_mut().button_padding = vec2(8.0, 3.0);
            ui.spacing_mut().interact_size.y = 26.0;
            let wished = head(ui, strip);
            said(ui, strip);
            // What was said tells of a room as well as its code does.
            let silent = strip.said.is_some() && strip.told == Told::Quiet;
            let told = (!silent).then(|| news(ui, strip)).flatten();
            wished.or(told)
        })
        .inner
}

/// The room of the button with the phrases, and of the gap before it.
const BUTTON: f32 = 40.0;
/// The gap between two names.
const GAP: f32 = 12.0;

/// Who is there, and the button with the phrases.
fn head(ui: &mut Ui, strip: &Strip) -> Option<StripWish> {
    let room = (ui.available_width() - BUTTON).max(80.0);
    let mut items: Vec<Item<'_>> = strip
        .people
        .iter()
        .map(|it| item(ui, strip, it, room))
        .collect();
    items.extend(watchers(ui, strip.watchers));
    ui.horizontal_top(|ui| {
        let people = ui.vertical(|ui| {
            ui.set_width(room);
            ui.spacing_mut().item_spacing = vec2(GAP, 2.0);
            let rows = rows(&items, room);
            rows.into_iter().filter_map(|row| draw_row(ui, row)).last()
        });
        let said = phrases(ui, strip);
        people.inner.or(said)
    })
    .inner
}

/// Something of the head, laid out.
struct Item<'a> {
    words: egui::text::LayoutJob,
    width: f32,
    /// Whose shoulder may be looked over, and whether that is done.
    looked: Option<(&'a Person, bool)>,
    /// More about it.
    hover: Option<String>,
}

/// As many in a row as there is room for.
fn rows<'a, 'b>(items: &'b [Item<'a>], room: f32) -> Vec<&'b [Item<'a>]> {
    let mut rows = Vec::new();
    let (mut from, mut used) = (0, 0.0);
    for (at, item) in items.iter().enumerate() {
        let wide = used + item.width > room && at > from;
        if wide {
            rows.extend(items.get(from..at));
            (from, used) = (at, 0.0);
        }
        used += item.width + GAP;
    }
    rows.extend(items.get(from..));
    rows
}

fn draw_row(ui: &mut Ui, row: &[Item<'_>]) -> Option<StripWish> {
    let draw = |ui: &mut Ui| {
        let mut wished = None;
        for item in row {
            let Some((person, chosen)) = item.looked else {
                let label = ui.add(Label::new(item.words.clone()).extend());
                if let Some(hover) = &item.hover {
                    label.on_hover_text(hover);
                }
                continue;
            };
            let button = Button::selectable(chosen, item.words.clone());
            let button = ui.add(button.frame_when_inactive(true));
            let hint = words!("online-look-over", name = person.name.as_str());
            if button.on_hover_text(hint).clicked() {
                wished = Some(StripWish::LookOver(person.seat));
            }
        }
        wished
    };
    ui.horizontal(draw).inner
}

impl There {
    /// Whether nobody has the seat now.
    pub const fn is_free(self) -> bool {
        matches!(self, Self::Open | Self::Left)
    }

    /// Its sign and its colour.
    pub const fn sign(self) -> (&'static str, Color32) {
        match self {
            Self::Here => (icons::CHECK_CIRCLE, palette::MOSS),
            Self::Away => (icons::MOON, palette::WAX),
            Self::Computer => (icons::DESKTOP, palette::FADED_INK),
            Self::Open => (icons::CIRCLE_DASHED, palette::WAX),
            Self::Left => (icons::SIGN_OUT, palette::WAX),
            Self::Unknown => (icons::QUESTION, palette::FADED_INK),
        }
    }
}

/// Words in one line: each with its colour and its size.
fn job<const N: usize>(parts: [(&str, Color32, f32); N]) -> egui::text::LayoutJob {
    let mut job = egui::text::LayoutJob::default();
    for (text, color, size) in parts {
        let font = egui::FontId::proportional(size);
        job.append(text, 0.0, egui::TextFormat::simple(font, color));
    }
    job
}

/// A name with a sign and a word that tell whether he is there. A watcher may look over his
/// shoulder.
fn item<'a>(ui: &Ui, strip: &Strip, person: &'a Person, room: f32) -> Item<'a> {
    let (sign, color) = person.there.sign();
    let word = match person.there {
        There::Here | There::Unknown if person.is_own => words!("online-word-you"),
        There::Here => words!("online-word-here"),
        There::Away => words!("online-word-away"),
        There::Left => words!("online-word-left"),
        There::Computer | There::Open | There::Unknown => String::new(),
    };
    let looked = strip.shoulder.filter(|_| !person.there.is_free());
    let looked = looked.map(|seat| (person, seat == person.seat));
    let padding = match looked {
        Some(_) => 2.0 * ui.spacing().button_padding.x + 2.0,
        None => 0.0,
    };
    let words = |name: &str, part: &str| {
        let name = format!(" {name}");
        job([
            (sign, color, 15.0),
            (&name, palette::INK, 15.0),
            (part, palette::FADED_INK, 13.5),
            (&word, palette::FADED_INK, 13.5),
        ])
    };
    let width = |name: &str, part: &str| {
        let words = words(name, part);
        ui.painter().layout_job(words).size().x + padding
    };
    // A long name gives way to what is told of it, and that to the part if there is no room.
    // Of computers the part says more than the name, which they may all have.
    let (whole_name, more, least) = match &person.part {
        Some(part) if person.there == There::Computer => (part, Some(&person.name), usize::MAX),
        part => (&person.name, part.as_ref(), 8),
    };
    let mut part = more.map(|it| format!(", {it}")).unwrap_or_default();
    let mut name = shortened(whole_name, least, |name| width(name, &part) <= room);
    if width(&name, &part) > room {
        part.clear();
        name = shortened(whole_name, 4, |name| width(name, &part) <= room);
    }
    let is_whole = name == *whole_name && part.is_empty() == more.is_none();
    let whole = || match more {
        Some(more) => format!("{whole_name}, {more}"),
        None => whole_name.clone(),
    };
    Item {
        width: width(&name, &part),
        words: words(&name, &part),
        hover: (!is_whole).then(whole),
        looked,
    }
}

/// A name without its end, as far as needed until it `fits`, but of so many letters at least.
fn shortened(name: &str, least: usize, fits: impl Fn(&str) -> bool) -> String {
    let mut name = name.to_owned();
    while !fits(&name) && name.chars().count() > least {
        name = name.trim_end_matches('…').to_owned();
        name.pop();
        name.push('…');
    }
    name
}

fn watchers(ui: &Ui, count: u32) -> Option<Item<'static>> {
    let words = match count {
        0 => return None,
        count => format!(
            "{} {}",
            icons::EYE,
            words!("online-watchers", count = count)
        ),
    };
    let words = job([(&words, palette::FADED_INK, 13.5)]);
    Some(Item {
        width: ui.painter().layout_job(words.clone()).size().x,
        words,
        looked: None,
        hover: None,
    })
}

/// A button that folds out what was said of late, and what can be said.
fn phrases(ui: &mut Ui, strip: &Strip) -> Option<StripWish> {
    let button = Button::new(icons::CHAT_CIRCLE_DOTS).min_size(vec2(32.0, 26.0));
    let name = match strip.shoulder {
        None => words!("online-say"),
        Some(_) => words!("online-heard"),
    };
    let button = named(ui.add(button), &name).on_hover_text(name);
    // It hangs from the button's right edge: the band lies at the window's right.
    let menu = Popup::menu(&button).align(RectAlign::BOTTOM_END);
    let folded_out = menu.show(|ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        heard(ui, strip);
        if let Err(why) = &strip.may_say
            && strip.shoulder.is_some()
        {
            theme::note(ui, why);
            return None;
        }
        let mut said = None;
        for phrase in Phrase::ALL {
            let button = Button::new(model::phrase_words(phrase))
                .min_size(vec2(176.0, 28.0))
                .wrap_mode(TextWrapMode::Extend);
            if theme::with_reason(ui, button, strip.may_say.clone()).clicked() {
                said = Some(StripWish::Say(phrase));
            }
        }
        said
    });
    folded_out.and_then(|it| it.inner)
}

/// What was said of late: a word is missed easily while one thinks.
fn heard(ui: &mut Ui, strip: &Strip) {
    if strip.heard.is_empty() {
        return;
    }
    theme::note(ui, words!("online-heard"));
    for words in &strip.heard {
        let words = RichText::new(words).size(14.5).color(palette::INK);
        ui.add(Label::new(words).wrap());
    }
    ui.separator();
}

/// What somebody said of late, if anybody did.
pub fn said(ui: &mut Ui, strip: &Strip) {
    if let Some(said) = &strip.said {
        line(ui, palette::INK, said, &[]);
    }
}

/// The line that tells what matters most, and what may be done about it.
pub fn news(ui: &mut Ui, strip: &Strip) -> Option<StripWish> {
    let answer = |yes| StripWish::Act(Act::Answer { yes });
    match &strip.told {
        Told::Quiet => line(
            ui,
            palette::FADED_INK,
            &words!("rooms-room", code = strip.code.as_str()),
            &[],
        ),
        Told::UnderWay(words) | Told::Waiting(words) => line(ui, palette::FADED_INK, words, &[]),
        Told::Missing { words, fill } => {
            let fill = fill.map(|player| (words!("lobby-computer-plays"), StripWish::Fill(player)));
            line(ui, palette::WAX, words, fill.as_slice())
        }
        Told::Asked(words) => {
            let ways = [
                (words!("online-agree"), answer(true)),
                (words!("online-decline"), answer(false)),
            ];
            line(ui, palette::INK, words, &ways)
        }
        Told::Asking(words) => line(
            ui,
            palette::INK,
            words,
            &[(words!("online-withdraw"), answer(false))],
        ),
        Told::Connecting => line(ui, palette::FADED_INK, &words!("online-connecting"), &[]),
        Told::Lost { why, seconds } => {
            let words = words!(
                "online-no-connection",
                why = why.as_str(),
                seconds = *seconds
            );
            line(
                ui,
                palette::WAX,
                &words,
                &[(words!("online-try-now"), StripWish::TryNow)],
            )
        }
        Told::Over(words) => line(
            ui,
            palette::WAX,
            words,
            &[(words!("lobby-back-to-title"), StripWish::GoOut)],
        ),
    }
}

/// Words, and below them what may be done.
fn line(
    ui: &mut Ui,
    color: Color32,
    words: &str,
    ways: &[(String, StripWish)],
) -> Option<StripWish> {
    let text = RichText::new(words).size(14.5).color(color);
    let told = ui.add(Label::new(text).wrap());
    // Read aloud when it changes, for who can't see it.
    ui.ctx().accesskit_node_builder(told.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
    });
    if ways.is_empty() {
        return None;
    }
    let mut wished = None;
    ui.horizontal(|ui| {
        for (at, (name, wish)) in ways.iter().enumerate() {
            let mut button = Button::new(name);
            if at == 0 {
                button = button.stroke(Stroke::new(1.5, palette::GOLD));
            }
            let mut button = ui.add(button);
            if let StripWish::Fill(_) = wish {
                button = button.on_hover_text(fill_words());
            }
            if button.clicked() {
                wished = Some(wish.clone());
            }
        }
    });
    wished
}
