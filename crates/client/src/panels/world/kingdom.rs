//! The kingdom at a glance: its armies and its cities.

use super::build::ready_words;
use super::model::{Model, Wish};
use super::place::{site_sign, title};
use super::words::strongest;
use crate::panels::army_words;
use crate::panels::named::named;
use crate::theme::{note, palette};
use ::campaign::world::{Site, SiteKind};
use ::campaign::{Known, Square, Stack, Status};
use bevy_egui::egui::{Button, RichText, Ui, vec2};
use egui_phosphor::regular as icon;
use rules::battle::Army;

/// Draws the lists; a click shows the square on the map and selects it.
pub(super) fn kingdom(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    ui.spacing_mut().item_spacing = vec2(6.0, 3.0);
    let view = model.view;
    title(ui, "Armies");
    let mut any = false;
    for (at, stack) in view.own_armies() {
        any = true;
        army_row(ui, model, at, stack, wishes);
    }
    if !any {
        note(ui, "You have no army on the map.");
    }
    ui.add_space(6.0);
    title(ui, "Cities");
    let own_sites = |wanted: fn(SiteKind) -> bool| {
        view.squares().filter_map(move |(at, known)| match known {
            Known::Seen {
                site: Some(site), ..
            } if site.owner == Some(view.who) && wanted(site.kind) => Some((at, site)),
            _ => None,
        })
    };
    for (at, city) in own_sites(SiteKind::is_city) {
        city_row(ui, at, city, wishes);
    }
    let mut resources = own_sites(SiteKind::is_resource).peekable();
    if resources.peek().is_some() {
        ui.add_space(6.0);
        title(ui, "Resources");
        for (at, site) in resources {
            let words = format!("{}, +{} gold", site.kind, site.kind.gold());
            row(ui, at, site_sign(site.kind), &words, false, wishes);
        }
    }
    ui.add_space(6.0);
    note(
        ui,
        "Click an army, then a lit square, to march. Click a city to build.",
    );
}

fn army_row(ui: &mut Ui, model: &Model<'_>, at: Square, stack: &Stack, wishes: &mut Vec<Wish>) {
    let total = stack.total();
    let picture = model
        .pictures
        .piece(model.row(stack.owner), strongest(&total), 24.0);
    let (state, urgent) = army_state(model, at, stack);
    let ink = if urgent {
        palette::WAX
    } else {
        palette::FADED_INK
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding = vec2(6.0, 2.0);
        let button = Button::image_and_text(picture, at.to_string()).min_size(vec2(84.0, 34.0));
        let name = format!("Army on {at}: {}, {state}", army_words(&total));
        let response = ui.add(button).on_hover_text(&name);
        if named(response, &name).clicked() {
            wishes.push(Wish::Show(at));
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(RichText::new(letters(&total)).size(14.0));
            let words = format!("{} points, {state}", total.points());
            ui.label(RichText::new(words).color(ink).size(13.0));
        });
    });
}

/// An army in a few letters, such as `4P 1N`.
fn letters(army: &Army) -> String {
    let parts = army.iter().map(|(piece, count)| {
        let letter = piece.letter().to_ascii_uppercase();
        format!("{count}{letter}")
    });
    parts.collect::<Vec<_>>().join(" ")
}

/// What matters most about an army in a word, and whether it waits for its owner.
fn army_state(model: &Model<'_>, at: Square, stack: &Stack) -> (&'static str, bool) {
    let view = model.view;
    let shaken = [Status::Shaken, Status::Held];
    if view.alerts.has(at) {
        ("order lost", true)
    } else if !stack.pieces.with(&shaken).is_empty() {
        ("shaken", false)
    } else if view.orders.iter().any(|order| order.at == at) {
        ("on its way", false)
    } else if view.aside.has(at) {
        ("set aside", false)
    } else if stack.pieces.of(Status::Fresh) == stack.total() {
        ("ready", view.turn == view.who)
    } else if stack.pieces.of(Status::Fresh).is_empty() {
        ("moved", false)
    } else {
        ("part ready", view.turn == view.who)
    }
}

fn city_row(ui: &mut Ui, at: Square, city: &Site, wishes: &mut Vec<Wish>) {
    let words = match city.build {
        _ if city.sacked > 0 => "sacked".to_owned(),
        Some(build) => format!("{}, {}", build.piece, ready_words(city, build)),
        None => "builds nothing".to_owned(),
    };
    let urgent = city.build.is_none() || city.sacked > 0;
    row(ui, at, site_sign(city.kind), &words, urgent, wishes);
}

fn row(ui: &mut Ui, at: Square, sign: &str, words: &str, urgent: bool, wishes: &mut Vec<Wish>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding = vec2(6.0, 2.0);
        let button = Button::new(format!("{sign} {at}")).min_size(vec2(64.0, 28.0));
        let name = format!("{at}: {words}");
        if named(ui.add(button), &name).clicked() {
            wishes.push(Wish::Show(at));
        }
        let ink = if urgent { palette::WAX } else { palette::INK };
        let sign = if urgent { icon::WARNING } else { "" };
        ui.label(
            RichText::new(format!("{words} {sign}"))
                .color(ink)
                .size(14.0),
        );
    });
}
