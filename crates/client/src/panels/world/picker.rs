//! The picker: who goes. It starts at nobody.

use super::model::{Model, Wish};
use super::words::{Weight, forecast_words, turns_words};
use crate::campaign::{Act, Picking, Way};
use crate::panels::named::named;
use crate::panels::points_words;
use crate::theme::{heading, note, palette, primary, with_reason};
use ::campaign::Square;
use bevy_egui::egui::{Button, Label, RichText, Ui, vec2};
use egui_phosphor::regular as icon;
use rules::Piece;
use rules::battle::Army;

/// The width of the picker in points.
pub(super) const WIDTH: f32 = 330.0;

/// Draws the picker.
pub(super) fn picker(ui: &mut Ui, model: &Model<'_>, picking: &Picking, wishes: &mut Vec<Wish>) {
    ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
    let question = match picking.way {
        Way::Rally => format!("Who gets the rally point {}?", picking.to),
        Way::March | Way::Ride => format!("Who goes to {}?", picking.to),
    };
    heading(ui, &question);
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
    const WIDTH: f32 = 58.0;
    let (picked, able) = (picking.picked.count(piece), picking.able.count(piece));
    let key = Army::ORDER.iter().position(|it| *it == piece).unwrap_or(0) + 1;
    ui.vertical(|ui| {
        ui.set_width(WIDTH);
        ui.spacing_mut().item_spacing = vec2(2.0, 3.0);
        ui.spacing_mut().button_padding = vec2(2.0, 2.0);
        let row = model.row(model.viewer().into());
        let more = if picked < able {
            Ok(())
        } else {
            Err("All of them go.".to_owned())
        };
        let fewer = if picked > 0 {
            Ok(())
        } else {
            Err("None of them goes yet.".to_owned())
        };
        let picture = Button::image(model.pictures.piece(row, piece, 40.0))
            .min_size(vec2(WIDTH, 46.0))
            .selected(picked > 0);
        // Full, it begins again at nobody.
        let (next, hover) = if picked < able {
            (picked + 1, format!("One {piece} more ({key})"))
        } else {
            (0, format!("All of them go. Click: no {piece}"))
        };
        let response = ui.add(picture).on_hover_text(&hover);
        if named(response, &format!("Add a {piece}")).clicked() {
            wishes.push(Wish::Act(Act::Pick(piece, next)));
        }
        ui.vertical_centered(|ui| {
            let words = RichText::new(format!("{picked} of {able}")).size(14.0);
            ui.label(if picked > 0 { words.strong() } else { words });
        });
        ui.horizontal(|ui| {
            let half = vec2((WIDTH - 2.0) / 2.0, 26.0);
            let response = with_reason(ui, Button::new(icon::MINUS).min_size(half), fewer);
            let hover = format!("One {piece} fewer (Shift+{key})");
            if named(
                response.on_hover_text(&hover),
                &format!("One {piece} fewer"),
            )
            .clicked()
            {
                wishes.push(Wish::Act(Act::Pick(piece, picked.saturating_sub(1))));
            }
            let response = with_reason(ui, Button::new(icon::PLUS).min_size(half), more);
            let hover = format!("One {piece} more ({key})");
            if named(response.on_hover_text(&hover), &format!("One {piece} more")).clicked() {
                wishes.push(Wish::Act(Act::Pick(piece, picked + 1)));
            }
        });
    });
}

fn everyone_or_nobody(ui: &mut Ui, picking: &Picking, wishes: &mut Vec<Wish>) {
    let (all, nobody) = (picking.picked == picking.able, picking.picked.is_empty());
    let everyone = match picking.way {
        Way::March => "March all",
        Way::Ride => "Ride all",
        Way::Rally => "All of them",
    };
    let allowed = |no: bool, why: &str| if no { Err(why.to_owned()) } else { Ok(()) };
    ui.horizontal(|ui| {
        let button = Button::new(everyone).min_size(vec2(0.0, 30.0));
        let response = with_reason(ui, button, allowed(all, "Everyone goes already."));
        if response.on_hover_text("Everyone who can (M)").clicked() {
            wishes.push(Wish::Act(Act::PickAll));
        }
        let button = Button::new("Nobody").min_size(vec2(0.0, 30.0));
        let response = with_reason(ui, button, allowed(nobody, "Nobody goes yet."));
        if response.on_hover_text("Begin again").clicked() {
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
        note(ui, &format!("They ride over {first}."));
        return;
    }
    ui.horizontal(|ui| {
        ui.label("Over");
        let chosen = picking.via.unwrap_or(*first);
        for via in &ways {
            let button = Button::selectable(chosen == *via, via.to_string());
            let hover = "What they step on with their first step they take, too.";
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
            Some(steps) => format!(
                "They arrive in {}, if nothing stops them.",
                turns_words(steps)
            ),
            None => "There is no way now: they wait until there is one.".to_owned(),
        };
        note(ui, &words);
        return;
    }
    if picking.picked.is_empty() {
        note(ui, "Nobody yet: choose with the buttons above.");
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
        Way::Rally => "Set rally point",
        _ if attack => "Attack",
        Way::March => "March",
        Way::Ride => "Ride",
    };
    let allowed = model.may_command().and_then(|()| {
        if picking.picked.is_empty() {
            Err("Choose who goes first.".to_owned())
        } else {
            Ok(())
        }
    });
    ui.horizontal(|ui| {
        let response = with_reason(ui, primary(words), allowed);
        if response.on_hover_text("Go (Enter)").clicked() {
            wishes.push(Wish::Act(Act::Go));
        }
        let button = Button::new("Cancel").min_size(vec2(90.0, 38.0));
        if ui
            .add(button)
            .on_hover_text("Think again (Escape)")
            .clicked()
        {
            wishes.push(Wish::Act(Act::Cancel));
        }
    });
}
