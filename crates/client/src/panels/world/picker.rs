//! The picker: who goes. It starts at nobody.

use super::model::{Model, Wish};
use super::words::{Weight, forecast_words};
use crate::called;
use crate::campaign::{Act, Picking, Way};
use crate::keys::{Command as Key, KeyTip, with_key, with_shift_key};
use crate::lessons::{Spot, spot};
use crate::panels::named::named;
use crate::panels::points_words;
use crate::theme::{grown, heading, note, palette, primary, with_reason};
use ::campaign::Square;
use bevy_egui::egui::{Button, Label, RichText, Ui, vec2};
use egui_phosphor::regular as icon;
use rules::Piece;
use rules::battle::Army;

/// The width of the picker in points.
pub(super) const WIDTH: f32 = 330.0;
/// The width of what counts one kind.
const COUNTER: f32 = 58.0;

/// Draws the picker.
pub(super) fn picker(ui: &mut Ui, model: &Model<'_>, picking: &Picking, wishes: &mut Vec<Wish>) {
    ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
    let question = match picking.way {
        Way::Rally => words!("world-who-rallies", at = picking.to.to_string()),
        Way::March | Way::Ride => words!("world-who-goes", at = picking.to.to_string()),
    };
    heading(ui, question);
    ui.horizontal(|ui| {
        for piece in Army::ORDER {
            if picking.able.count(piece) > 0 {
                counter(ui, model, picking, piece, wishes);
            }
        }
    });
    everyone_or_nobody(ui, picking, wishes);
    if picking.way == Way::Ride {
        ways(ui, model, picking, wishes);
    }
    forecast(ui, model, picking);
    go_or_not(ui, model, picking, wishes);
}

/// One kind: a click on the piece adds one, the buttons below count up and down.
fn counter(
    ui: &mut Ui,
    model: &Model<'_>,
    picking: &Picking,
    piece: Piece,
    wishes: &mut Vec<Wish>,
) {
    let width = grown(ui, COUNTER);
    let (picked, able) = (picking.picked.count(piece), picking.able.count(piece));
    let name = called::piece(piece);
    let place = Army::ORDER.iter().position(|it| *it == piece).unwrap_or(0);
    let key = Key::NUMBERS[place];
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(2.0, 3.0);
        ui.spacing_mut().button_padding = vec2(2.0, 2.0);
        let row = model.row(model.viewer().into());
        let more = if picked < able {
            Ok(())
        } else {
            Err(words!("world-all-go"))
        };
        let fewer = if picked > 0 {
            Ok(())
        } else {
            Err(words!("world-none-goes"))
        };
        let picture = Button::image(model.pictures.piece(row, piece, 40.0))
            .min_size(vec2(width, 46.0))
            .selected(picked > 0);
        // Full, it begins again at nobody.
        let (next, hover) = if picked < able {
            (
                picked + 1,
                with_key(ui.ctx(), &words!("world-one-more", piece = name), key),
            )
        } else {
            (0, words!("world-all-go-click", piece = name))
        };
        let response = ui.add(picture).on_hover_text(&hover);
        spot(&response, Spot::Count(piece));
        if named(response, &words!("world-add", piece = name)).clicked() {
            wishes.push(Wish::Act(Act::Pick(piece, next)));
        }
        ui.vertical_centered(|ui| {
            let words = RichText::new(words!("world-of", picked = picked, able = able)).size(14.0);
            ui.label(if picked > 0 { words.strong() } else { words });
        });
        ui.horizontal(|ui| {
            let half = vec2((width - 2.0) / 2.0, 26.0);
            let response = with_reason(ui, Button::new(icon::MINUS).min_size(half), fewer);
            let fewer = words!("world-one-fewer", piece = name);
            let hover = with_shift_key(ui.ctx(), &fewer, key);
            if named(response.on_hover_text(hover), &fewer).clicked() {
                wishes.push(Wish::Act(Act::Pick(piece, picked.saturating_sub(1))));
            }
            let response = with_reason(ui, Button::new(icon::PLUS).min_size(half), more);
            let more = words!("world-one-more", piece = name);
            let hover = with_key(ui.ctx(), &more, key);
            if named(response.on_hover_text(hover), &more).clicked() {
                wishes.push(Wish::Act(Act::Pick(piece, picked + 1)));
            }
        });
    });
}

fn everyone_or_nobody(ui: &mut Ui, picking: &Picking, wishes: &mut Vec<Wish>) {
    let (all, nobody) = (picking.picked == picking.able, picking.picked.is_empty());
    let everyone = match picking.way {
        Way::March => words!("world-march-all"),
        Way::Ride => words!("world-ride-all"),
        Way::Rally => words!("world-all-of-them"),
    };
    let allowed = |no: bool, why: String| if no { Err(why) } else { Ok(()) };
    ui.horizontal(|ui| {
        let button = Button::new(everyone).min_size(vec2(0.0, 30.0));
        let response = with_reason(ui, button, allowed(all, words!("world-everyone-already")));
        spot(&response, Spot::Everyone);
        if response
            .on_hover_key(&words!("world-everyone-hint"), Key::Everyone)
            .clicked()
        {
            wishes.push(Wish::Act(Act::PickAll));
        }
        let button = Button::new(words!("world-nobody")).min_size(vec2(0.0, 30.0));
        let response = with_reason(ui, button, allowed(nobody, words!("world-nobody-yet")));
        spot(&response, Spot::Nobody);
        if response
            .on_hover_text(words!("world-begin-again"))
            .clicked()
        {
            wishes.push(Wish::Act(Act::PickNobody));
        }
        if !nobody {
            let words = points_words(picking.picked.points());
            ui.label(RichText::new(words).color(palette::FADED_INK));
        }
    });
}

/// Which square a ride passes, where several would do.
fn ways(ui: &mut Ui, model: &Model<'_>, picking: &Picking, wishes: &mut Vec<Wish>) {
    let ways: Vec<Square> = model
        .view
        .ride_ways(picking.from, picking.to)
        .iter()
        .collect();
    let Some(first) = ways.first() else {
        return;
    };
    if ways.len() == 1 {
        note(ui, words!("world-ride-over", at = first.to_string()));
        return;
    }
    ui.horizontal(|ui| {
        ui.label(words!("world-over"));
        let chosen = picking.via.unwrap_or(*first);
        for via in &ways {
            let button = Button::selectable(chosen == *via, via.to_string());
            let hover = words!("world-over-hint");
            if ui.add(button).on_hover_text(hover).clicked() {
                wishes.push(Wish::Act(Act::PickVia(*via)));
            }
        }
    });
}

fn forecast(ui: &mut Ui, model: &Model<'_>, picking: &Picking) {
    if picking.way == Way::Rally {
        let walk = model.view.walk(picking.to);
        let words = match walk.distance(picking.from) {
            Some(steps) => words!("world-arrive-in", count = steps),
            None => words!("world-no-way-wait"),
        };
        note(ui, &words);
        return;
    }
    if picking.picked.is_empty() {
        note(ui, words!("world-choose-above"));
        return;
    }
    for (words, weight) in forecast_words(model.view, &picking.picked, picking.to) {
        let ink = match weight {
            Weight::Plain => palette::INK,
            Weight::Good => palette::MOSS,
            Weight::Grave => palette::WAX,
        };
        ui.add(Label::new(RichText::new(words).color(ink)).wrap());
    }
}

fn go_or_not(ui: &mut Ui, model: &Model<'_>, picking: &Picking, wishes: &mut Vec<Wish>) {
    let enemy = model.view.army(picking.to);
    let attack = enemy.is_some_and(|army| army.owner != model.viewer());
    let words = match picking.way {
        Way::Rally => words!("world-set-rally"),
        _ if attack => words!("world-attack"),
        Way::March => words!("world-march"),
        Way::Ride => words!("world-ride"),
    };
    let allowed = model.may_command().and_then(|()| {
        if picking.picked.is_empty() {
            Err(words!("world-choose-first"))
        } else {
            Ok(())
        }
    });
    ui.horizontal(|ui| {
        let response = with_reason(ui, primary(words), allowed);
        spot(&response, Spot::Go);
        if response.on_hover_text(words!("world-go-hint")).clicked() {
            wishes.push(Wish::Act(Act::Go));
        }
        let button = Button::new(words!("common-cancel")).min_size(vec2(90.0, 38.0));
        if ui
            .add(button)
            .on_hover_text(words!("world-think-again"))
            .clicked()
        {
            wishes.push(Wish::Act(Act::Cancel));
        }
    });
}
