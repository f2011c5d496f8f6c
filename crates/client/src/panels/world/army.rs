//! An army as its square's panel tells it: who is there, in what state, and what they can do.

use super::model::{Model, Wish};
use super::place::title;
use super::words::{STATES, who_key};
use crate::called;
use crate::campaign::Act;
use crate::keys::{Command as Key, KeyTip};
use crate::lessons::{Spot, spot};
use crate::panels::points_words;
use crate::theme::{note, palette, with_reason};
use ::campaign::{Command, Side, Square, Stack, Status};
use bevy_egui::egui::{Button, RichText, Ui, vec2};
use egui_phosphor::regular as icon;
use rules::battle::Army;

/// Draws the army of a square.
pub(super) fn army(
    ui: &mut Ui,
    model: &Model<'_>,
    at: Square,
    stack: &Stack,
    wishes: &mut Vec<Wish>,
) {
    let own = stack.owner == model.viewer();
    let name = words!(
        "world-whose-army",
        who = who_key(stack.owner, model.viewer())
    );
    ui.horizontal(|ui| {
        title(ui, &name);
        let points = RichText::new(points_words(stack.total().points()));
        ui.label(points.color(palette::FADED_INK));
    });
    for (state, statuses, words) in STATES {
        let pieces = stack.pieces.with(statuses);
        if pieces.is_empty() {
            continue;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
            if own {
                let ink = match statuses {
                    [Status::Fresh | Status::Riding, ..] => palette::MOSS,
                    [Status::Moved, ..] => palette::FADED_INK,
                    _ => palette::WAX,
                };
                let word = RichText::new(state.say()).color(ink).size(14.0);
                ui.add_sized(vec2(72.0, 26.0), bevy_egui::egui::Label::new(word))
                    .on_hover_text(words.say());
            }
            piece_counts(ui, model, stack.owner, &pieces);
        });
    }
    if stack.is_all_knights() {
        let words = words!("world-riders");
        note(ui, format!("{} {words}", icon::HORSE)).on_hover_text(words!("world-riders-hint"));
    }
    if own {
        actions(ui, model, at, wishes);
    }
}

/// Pictures of the kinds with their numbers.
pub(super) fn piece_counts(ui: &mut Ui, model: &Model<'_>, side: Side, pieces: &Army) {
    for (index, (piece, count)) in pieces.iter().enumerate() {
        // Behind the last it would make the panel wider than it is.
        if index > 0 {
            ui.add_space(3.0);
        }
        ui.add(model.pictures.piece(model.row(side), piece, 26.0))
            .on_hover_text(called::piece_name(piece));
        ui.label(RichText::new(format!("×{count}")).strong());
    }
}

/// Rally point and set aside; marching is done on the map.
fn actions(ui: &mut Ui, model: &Model<'_>, at: Square, wishes: &mut Vec<Wish>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().button_padding.x = 8.0;
        let half = (ui.available_width() - 6.0) / 2.0;
        rally_button(ui, model, at, half, wishes);
        if let Some(allowed) = model.may_set_aside(at) {
            let button = Button::new(words!("world-set-aside")).min_size(vec2(half, 32.0));
            let words = words!("world-set-aside-hint-here");
            let response = with_reason(ui, button, allowed);
            if response.on_hover_key(&words, Key::SetAside).clicked() {
                wishes.push(Wish::say(Command::Aside { at }));
            }
        }
    });
}

fn rally_button(ui: &mut Ui, model: &Model<'_>, at: Square, width: f32, wishes: &mut Vec<Wish>) {
    if model.is_aiming() {
        let button = Button::new(words!("world-stop-choosing")).min_size(vec2(width, 32.0));
        if ui
            .add(button)
            .on_hover_text(words!("common-escape-key"))
            .clicked()
        {
            wishes.push(Wish::Act(Act::Cancel));
        }
        return;
    }
    let has_orders = model.view.orders.iter().any(|order| order.at == at);
    let words = if has_orders {
        words!("world-add-rally")
    } else {
        words!("world-rally")
    };
    let allowed = model.may_command().and_then(|()| {
        if model.view.unordered(at).is_empty() {
            return Err(words!("world-all-rally"));
        }
        Ok(())
    });
    let button = Button::new(words).min_size(vec2(width, 32.0));
    let hover = words!("world-rally-hint");
    let response = with_reason(ui, button, allowed);
    spot(&response, Spot::Rally);
    if response.on_hover_key(&hover, Key::Rally).clicked() {
        wishes.push(Wish::Act(Act::AimRally));
    }
}
