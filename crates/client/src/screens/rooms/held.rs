//! The seats that are held, to be taken up again or forgotten.

use super::parts::trouble;
use super::{Choice, Draft, Shown};
use crate::keys::{Command, pressed_in};
use crate::online::{Field, HeldSeat};
use crate::saves::date_words;
use crate::theme::{self, palette};
use bevy_egui::egui::{self, Align, Button, Key, Layout, RichText, ScrollArea, Ui, vec2};
use egui_phosphor::regular as icons;
use jiff::Timestamp;
use jiff::tz::TimeZone;

/// The height of a card.
const CARD: f32 = 78.0;
/// The height of one more line on it.
const LINE: f32 = 18.0;

/// Draws the list and changes which one of it is meant.
pub(super) fn show(ui: &mut Ui, draft: &mut Draft, shown: &Shown<'_>) -> Option<Choice> {
    trouble(ui, shown.trouble, Field::Seat);
    trouble(ui, shown.trouble, Field::Server);
    trouble(ui, shown.trouble, Field::Code);
    if shown.seats.is_empty() {
        empty(ui);
        return None;
    }
    let chosen = chosen(draft, shown).map(|it| it.token.clone());
    let mut choice = None;
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            let card = match theme::text_size(ui) > 1.0 {
                true => theme::grown(ui, CARD + LINE),
                false => CARD,
            };
            for seat in shown.seats {
                let size = vec2(ui.available_width() - 6.0, card);
                let is_chosen = chosen.as_ref() == Some(&seat.token);
                let name = words!("rooms-room", code = seat.room.to_string());
                let card = theme::card(ui, size, is_chosen, &name, |ui| contents(ui, seat));
                if card.double_clicked() {
                    choice = Some(Choice::Resume(seat.token.clone()));
                } else if card.clicked() {
                    draft.chosen = Some(seat.token.clone());
                }
            }
        });
    choice
}

fn chosen<'a>(draft: &Draft, shown: &Shown<'a>) -> Option<&'a HeldSeat> {
    let mut seats = shown.seats.iter();
    let meant = seats.find(|it| Some(&it.token) == draft.chosen.as_ref());
    meant.or(shown.seats.first())
}

fn empty(ui: &mut Ui) {
    ui.add_space(ui.available_height() * 0.3);
    ui.vertical_centered(|ui| {
        let lead = RichText::new(words!("rooms-none-held"));
        ui.label(lead.family(theme::serif_bold()).size(21.0));
        theme::note(ui, words!("rooms-none-held-note"));
    });
}

fn contents(ui: &mut Ui, seat: &HeldSeat) {
    let now = Timestamp::now().as_second();
    let when = date_words(seat.when, now, &TimeZone::system());
    let when = RichText::new(when).size(13.5).color(palette::FADED_INK);
    // Larger words have no room beside them.
    let below = theme::text_size(ui) > 1.0;
    ui.horizontal_centered(|ui| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let game = match seat.game_words().as_str() {
                "" => words!("rooms-not-begun"),
                game => game.to_owned(),
            };
            let game = RichText::new(game).family(theme::serif_bold()).size(19.0);
            ui.add(egui::Label::new(game).truncate());
            ui.add(egui::Label::new(RichText::new(who(seat)).size(14.5)).truncate());
            let place = words!(
                "rooms-place",
                code = seat.room.to_string(),
                server = seat.server.words()
            );
            let place = RichText::new(place).size(13.5).color(palette::FADED_INK);
            ui.add(egui::Label::new(place).truncate());
            if below {
                ui.label(when.clone());
            }
        });
        if !below {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(when));
        }
    });
}

/// With whom a seat's game is played.
pub(in crate::screens) fn with_words(seat: &HeldSeat) -> String {
    match seat.others.as_slice() {
        [] => words!("rooms-nobody-yet"),
        names => words!("rooms-with", names = names.join(", ")),
    }
}

/// With whom, and whether it is over.
fn who(seat: &HeldSeat) -> String {
    let with = with_words(seat);
    match seat.end_words() {
        // Who has left says himself who was there.
        Some(ended) if seat.others.is_empty() => ended,
        Some(ended) => format!("{with}. {ended}"),
        None => with,
    }
}

/// What can be done with the one that is meant.
pub(super) fn ways_on(
    ui: &mut Ui,
    draft: &Draft,
    shown: &Shown<'_>,
    opened: bool,
) -> Option<Choice> {
    let seat = chosen(draft, shown)?;
    let forget =
        RichText::new(format!("{}  {}", icons::TRASH, words!("rooms-forget"))).color(palette::WAX);
    let forget = ui.add(Button::new(forget)).clicked();
    let by_key = ui.is_enabled() && pressed_in(ui, Command::Remove);
    if forget || by_key {
        return Some(Choice::Forget(seat.token.clone()));
    }
    let words = match seat.is_over() {
        true => words!("rooms-look-again"),
        false => words!("rooms-take-up"),
    };
    let resumed = theme::way_on(ui, (words, 190.0), Ok(()), opened);
    resumed.then(|| Choice::Resume(seat.token.clone()))
}

/// Asks before a seat is forgotten.
pub(super) fn question(ctx: &egui::Context, seat: &HeldSeat) -> Option<Choice> {
    let opened = theme::just_opened(ctx, "forget a seat");
    theme::sheet(ctx, "forget a seat", 440.0, |ui| {
        theme::heading(ui, words!("rooms-forget-asked"));
        theme::note(
            ui,
            words!("rooms-forget-note", code = seat.room.to_string()),
        );
        ui.add_space(8.0);
        let wide = vec2(ui.available_width(), 42.0);
        let keep = ui.add_sized(wide, theme::primary(words!("rooms-keep")));
        if opened {
            keep.request_focus();
        }
        let words = RichText::new(words!("rooms-forget-it"))
            .color(palette::WAX)
            .size(16.0);
        let forget = ui.add_sized(wide, Button::new(words)).clicked();
        let escaped = ui.input(|input| input.key_pressed(Key::Escape));
        match (forget, keep.clicked() || escaped) {
            (true, _) => Some(Choice::Forgotten(seat.token.clone())),
            (_, true) => Some(Choice::Kept),
            _ => None,
        }
    })
}
