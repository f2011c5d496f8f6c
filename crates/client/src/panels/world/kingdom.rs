//! The kingdom at a glance: its armies and its cities.

use super::build::ready_words;
use super::model::{Model, Wish};
use super::place::{site_sign, title};
use super::words::strongest;
use crate::called;
use crate::panels::named::named;
use crate::panels::{army_words, points_words};
use crate::theme::{note, palette};
use ::campaign::world::{Site, SiteKind};
use ::campaign::{Known, Square, Stack, Status, ViewPending};
use bevy_egui::egui::{Button, RichText, Ui, vec2};
use egui_phosphor::regular as icon;
use rules::battle::Army;

/// Draws the lists; a click shows the square on the map and selects it.
pub(super) fn kingdom(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    ui.spacing_mut().item_spacing = vec2(6.0, 3.0);
    let view = model.view;
    title(ui, &words!("world-armies"));
    let mut any = false;
    for (at, stack) in view.own_armies() {
        any = true;
        army_row(ui, model, at, stack, wishes);
    }
    if !any {
        note(
            ui,
            match view.pending {
                // Those who fight stand on nobody's square.
                Some(ViewPending::Battle { .. }) => words!("world-army-fights"),
                _ => words!("world-no-army"),
            },
        );
    }
    ui.add_space(6.0);
    title(ui, &words!("world-cities"));
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
        title(ui, &words!("world-resources"));
        for (at, site) in resources {
            let words = words!(
                "world-resource-row",
                site = called::site_key(site.kind, false),
                gold = site.kind.gold()
            );
            row(ui, at, site_sign(site.kind), &words, false, wishes);
        }
    }
    let commands = view.turn == model.viewer() && view.won.is_none() && view.pending.is_none();
    if !commands || model.session.looks_on() {
        return;
    }
    ui.add_space(6.0);
    note(ui, words!("world-kingdom-note"));
}

fn army_row(ui: &mut Ui, model: &Model<'_>, at: Square, stack: &Stack, wishes: &mut Vec<Wish>) {
    let total = stack.total();
    let picture = model
        .pictures
        .piece(model.row(stack.owner), strongest(&total), 24.0);
    let state = army_state(model, at, stack);
    let ink = match state {
        "order-lost" => palette::WAX,
        "ready" | "part-ready" => palette::MOSS,
        _ => palette::FADED_INK,
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding = vec2(6.0, 2.0);
        let button = Button::image_and_text(picture, at.to_string()).min_size(vec2(84.0, 34.0));
        let name = words!(
            "world-army-row",
            at = at.to_string(),
            army = army_words(&total),
            state = state
        );
        let response = ui.add(button).on_hover_text(&name);
        if named(response, &name).clicked() {
            wishes.push(Wish::Show(at));
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(RichText::new(letters(&total)).size(14.0));
            let words = words!(
                "world-army-points",
                points = points_words(total.points()),
                state = state
            );
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

/// What matters most about an army, for messages that choose by `$state`.
fn army_state(model: &Model<'_>, at: Square, stack: &Stack) -> &'static str {
    let view = model.view;
    let shaken = [Status::Shaken, Status::Held];
    let fresh = stack.pieces.of(Status::Fresh);
    match () {
        () if view.alerts.has(at) => "order-lost",
        () if stack.pieces.with(&shaken) == stack.total() => "shaken",
        () if view.unordered(at).is_empty() => "on-its-way",
        () if view.aside.has(at) => "set-aside",
        () if fresh == stack.total() => "ready",
        () if fresh.is_empty() => "moved",
        () => "part-ready",
    }
}

fn city_row(ui: &mut Ui, at: Square, city: &Site, wishes: &mut Vec<Wish>) {
    let words = match city.build {
        _ if city.sacked > 0 => words!("world-sacked-row"),
        Some(build) => words!(
            "world-builds-row",
            piece = called::piece(build.piece),
            ready = ready_words(city, build)
        ),
        None => words!("world-builds-nothing"),
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
