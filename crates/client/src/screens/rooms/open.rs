//! Opening a room: what is played, under which code, where.

use super::parts::{
    Line, address_wrong, field, line, may_be_address, may_be_code, name, sheet, sift_code, trouble,
    wrong,
};
use super::{Choice, Draft, Shown, halves, played};
use crate::online::{Field, fresh_code, typed};
use crate::settings::Settings;
use crate::theme::{self, palette};
use bevy_egui::egui::{Button, Label, RichText, ScrollArea, Ui, UiBuilder};
use egui_phosphor::regular as icons;
use protocol::RoomCode;

/// Draws what can be chosen; `typed_out` becomes true when something was typed to its end.
pub(super) fn show(
    ui: &mut Ui,
    roomy: bool,
    draft: &mut Draft,
    settings: &mut Settings,
    shown: &Shown<'_>,
    typed_out: &mut bool,
) -> Option<Choice> {
    let [left, right] = halves(ui, 0.54);
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
        scrolled(ui, "rooms, game", |ui| {
            played::show(ui, roomy, settings, draft.own_armies);
            trouble(ui, shown.trouble, Field::Game);
        });
    });
    let right = UiBuilder::new().max_rect(right);
    let drawn = ui.scope_builder(right, |ui| {
        scrolled(ui, "rooms, where", |ui| {
            sheet(ui, |ui| {
                *typed_out |= name(ui, &mut settings.online.name);
                ui.add_space(if roomy { 6.0 } else { 2.0 });
                *typed_out |= code(ui, draft);
                trouble(ui, shown.trouble, Field::Code);
            });
            sheet(ui, |ui| {
                let choice = place(ui, draft, settings, shown, typed_out);
                trouble(ui, shown.trouble, Field::Seat);
                choice
            })
        })
    });
    drawn.inner
}

/// What is wrong with the server, and the way round it if there is one.
fn server_trouble(ui: &mut Ui, shown: &Shown<'_>) -> Option<Choice> {
    trouble(ui, shown.trouble, Field::Server);
    let port = shown.trouble.and_then(|it| it.free_port)?;
    let words = words!("rooms-open-on-port", port = port);
    ui.button(words).clicked().then_some(Choice::Port(port))
}

/// What may need more height than there is.
fn scrolled<T>(ui: &mut Ui, id: &str, contents: impl FnOnce(&mut Ui) -> T) -> T {
    ScrollArea::vertical()
        .id_salt(id)
        .auto_shrink([false, false])
        .show(ui, contents)
        .inner
}

fn code(ui: &mut Ui, draft: &mut Draft) -> bool {
    let label = ui.label(RichText::new(words!("rooms-code-of-room")).strong());
    let mut entered = false;
    ui.horizontal(|ui| {
        let it = Line {
            name: &words!("rooms-code-of-room"),
            hint: "",
            most: RoomCode::MAX,
            width: Some((ui.available_width() - theme::grown(ui, 120.0)).max(80.0)),
        };
        entered = field(ui, &it, &mut draft.code, label.id);
        let another = ui.button(format!("{}  {}", icons::DICE_FIVE, words!("rooms-another")));
        if another
            .on_hover_text(words!("rooms-another-code"))
            .clicked()
        {
            draft.code = fresh_code();
        }
    });
    sift_code(&mut draft.code);
    match may_be_code(&draft.code) {
        Ok(()) => {
            theme::note(ui, words!("rooms-code-note"));
        }
        Err(words) => wrong(ui, &words),
    }
    entered
}

/// Where the room is kept.
fn place(
    ui: &mut Ui,
    draft: &mut Draft,
    settings: &mut Settings,
    shown: &Shown<'_>,
    typed_out: &mut bool,
) -> Option<Choice> {
    let online = &mut settings.online;
    ui.label(RichText::new(words!("rooms-where")).strong());
    ui.horizontal(|ui| {
        for (here, words, hint) in [
            (
                true,
                words!("rooms-this-computer"),
                words!("rooms-this-computer-hint"),
            ),
            (
                false,
                words!("rooms-a-server"),
                words!("rooms-a-server-hint"),
            ),
        ] {
            let button = Button::selectable(online.here == here, words).frame_when_inactive(true);
            if ui.add(button).on_hover_text(hint).clicked() {
                online.here = here;
            }
        }
    });
    if !online.here {
        let it = Line {
            name: &words!("rooms-server-address"),
            hint: "chess.example.org",
            most: 200,
            width: None,
        };
        *typed_out |= line(ui, &it, &mut online.server);
        theme::note(ui, words!("rooms-server-note"));
        address_wrong(ui, &online.server);
        trouble(ui, shown.trouble, Field::Server);
        return None;
    }
    *typed_out |= port(ui, draft, &mut online.port, shown.running);
    let choice = server_trouble(ui, shown);
    let told = typed(shown.addresses, shown.running.unwrap_or(online.port));
    match told.split_first() {
        None => wrong(ui, &words!("rooms-no-network")),
        Some((first, rest)) => {
            theme::note(ui, words!("rooms-they-type"));
            let first = RichText::new(first)
                .monospace()
                .size(19.0)
                .color(palette::INK);
            ui.add(Label::new(first).selectable(true));
            if !rest.is_empty() {
                theme::note(ui, words!("lobby-addresses", rest = rest.join(", ")));
            }
        }
    }
    theme::note(ui, words!("rooms-firewall"));
    choice
}

fn port(ui: &mut Ui, draft: &mut Draft, port: &mut u16, running: Option<u16>) -> bool {
    if let Some(running) = running {
        ui.label(words!("rooms-runs-on", port = running));
        return false;
    }
    let mut entered = false;
    ui.horizontal(|ui| {
        let label = ui.label(RichText::new(words!("rooms-port")).strong());
        let it = Line {
            name: &words!("rooms-port"),
            hint: "7878",
            most: 5,
            width: Some(80.0),
        };
        entered = field(ui, &it, &mut draft.port, label.id);
        draft.port.retain(|letter| letter.is_ascii_digit());
        match read_port(&draft.port) {
            Ok(read) => *port = read,
            Err(words) => wrong(ui, &words),
        }
    });
    entered
}

fn read_port(text: &str) -> Result<u16, String> {
    match text.parse::<u16>() {
        _ if text.is_empty() => Ok(link::PORT),
        Ok(port) if port >= 1024 => Ok(port),
        _ => Err(words!("rooms-port-bounds")),
    }
}

/// The button that opens the room: `opened` lets it have the keyboard, `typed` presses it.
pub(super) fn way_on(
    ui: &mut Ui,
    draft: &Draft,
    settings: &Settings,
    (opened, typed): (bool, bool),
) -> Option<Choice> {
    let online = &settings.online;
    let allowed = online
        .opening(settings)
        .and_then(|_| may_be_code(&draft.code))
        .and_then(|()| match online.here {
            true => read_port(&draft.port)
                .map(drop)
                .map_err(|it| words!("rooms-port-wrong", problem = it)),
            false => may_be_address(&online.server),
        });
    let pressed = typed && allowed.is_ok();
    let clicked = theme::way_on(ui, (words!("rooms-open-it"), 200.0), allowed, opened);
    (clicked || pressed).then_some(Choice::Open)
}
