//! Going into a room that somebody else has opened.

use super::parts::{
    Line, address_wrong, line, may_be_address, may_be_code, name, sheet, sift_code, trouble, wrong,
};
use super::{Choice, Draft, Shown};
use crate::online::Field;
use crate::settings::Settings;
use crate::theme;
use bevy_egui::egui::{Rect, Ui, UiBuilder, vec2};
use egui_phosphor::regular as icons;
use protocol::RoomCode;

/// Draws what is to be filled in; `typed_out` becomes true when something was typed to its end.
pub(super) fn show(
    ui: &mut Ui,
    draft: &mut Draft,
    settings: &mut Settings,
    shown: &Shown<'_>,
    typed_out: &mut bool,
) -> Option<Choice> {
    let online = &mut settings.online;
    let mut choice = None;
    let rest = ui.available_rect_before_wrap();
    let width = rest.width().min(620.0);
    let place = Rect::from_center_size(rest.center(), vec2(width, rest.height()));
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.add_space((rest.height() * 0.08).min(60.0));
        sheet(ui, |ui| {
            let paste = ui.button(format!(
                "{}  {}",
                icons::CLIPBOARD_TEXT,
                words!("rooms-paste")
            ));
            let hint = words!("rooms-paste-hint");
            if paste.on_hover_text(hint).clicked() {
                choice = Some(Choice::Paste);
            }
            let address = Line {
                name: &words!("rooms-address"),
                hint: &words!("rooms-address-hint"),
                most: 200,
                width: None,
            };
            *typed_out |= line(ui, &address, &mut online.server);
            theme::note(ui, words!("rooms-address-note"));
            address_wrong(ui, &online.server);
            trouble(ui, shown.trouble, Field::Server);
            ui.add_space(4.0);
            let code = Line {
                name: &words!("rooms-code-of-room"),
                hint: "",
                most: RoomCode::MAX,
                width: None,
            };
            *typed_out |= line(ui, &code, &mut draft.join_code);
            sift_code(&mut draft.join_code);
            if let (false, Err(words)) = (draft.join_code.is_empty(), may_be_code(&draft.join_code))
            {
                wrong(ui, &words);
            }
            trouble(ui, shown.trouble, Field::Code);
            trouble(ui, shown.trouble, Field::Game);
            ui.add_space(4.0);
            *typed_out |= name(ui, &mut online.name);
            trouble(ui, shown.trouble, Field::Seat);
        });
        theme::note(ui, words!("rooms-join-note"));
    });
    choice
}

/// The buttons that lead into the room: `opened` lets the first have the keyboard, `typed` presses
/// it.
pub(super) fn ways_on(
    ui: &mut Ui,
    draft: &Draft,
    settings: &Settings,
    (opened, typed): (bool, bool),
) -> Option<Choice> {
    let allowed = may_be_address(&settings.online.server);
    let allowed = allowed.and_then(|()| may_be_code(&draft.join_code));
    theme::row_end(ui, "join", |ui| {
        let join = theme::primary(words!("rooms-join")).min_size(vec2(150.0, 42.0));
        let join = theme::with_reason(ui, join, allowed.clone());
        if opened {
            join.request_focus();
        }
        let watch = theme::button_with_reason(
            ui,
            format!("{}  {}", icons::EYE, words!("rooms-look-on")),
            allowed,
        );
        match (join.clicked() || typed && join.enabled(), watch.clicked()) {
            (true, _) => Some(Choice::Join),
            (_, true) => Some(Choice::Watch),
            _ => None,
        }
    })
}
