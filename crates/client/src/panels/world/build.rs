//! What a city builds: the pieces with their prices, and the one under way.

use super::model::{Model, Wish};
use super::place::title;
use super::words::{reason, turns_words};
use crate::called;
use crate::lessons::{Spot, spot};
use crate::panels::named::named;
use crate::theme::{note, palette, with_reason};
use ::campaign::world::{BUILDABLE, Build, Site, price};
use ::campaign::{Command, Side, Square};
use bevy_egui::egui::{Button, ProgressBar, RichText, Ui, vec2};
use rules::Piece;

/// Draws what the own city of a square can build.
pub(super) fn build_panel(ui: &mut Ui, model: &Model<'_>, at: Square, wishes: &mut Vec<Wish>) {
    let Some(city) = model.view.own_city(at) else {
        return;
    };
    ui.separator();
    ui.horizontal(|ui| {
        title(ui, &words!("world-build"));
        let gold = words!("world-you-have", gold = model.view.own.gold);
        ui.label(RichText::new(gold).color(palette::FADED_INK));
    });
    match city.build {
        Some(build) => under_way(ui, model, at, city, build, wishes),
        None => {
            note(ui, words!("world-builds-nothing-now"));
        }
    }
    if city.build.is_some() {
        note(ui, words!("world-build-one"));
    }
    // Asked for by key: the first that works gets the keyboard.
    let mut wants_focus = model.to_build;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.spacing_mut().button_padding = vec2(2.0, 4.0);
        let width = (ui.available_width() - 15.0) / 4.0;
        for piece in BUILDABLE {
            wants_focus &= !offer(ui, model, (at, piece), (width, wants_focus), wishes);
        }
    });
}

/// One of the pieces on offer, `width` points wide; gives whether it took the focus that it was
/// offered.
fn offer(
    ui: &mut Ui,
    model: &Model<'_>,
    (at, piece): (Square, Piece),
    (width, focus): (f32, bool),
    wishes: &mut Vec<Wish>,
) -> bool {
    let Some((gold, turns)) = price(piece) else {
        return false;
    };
    let allowed = model.may_command().and_then(|()| {
        let allowed = model.view.may_build(at, piece);
        allowed.map_err(|refusal| reason(&refusal))
    });
    let takes_focus = focus && allowed.is_ok();
    let row = model.row(Side::from(model.viewer()));
    ui.vertical(|ui| {
        ui.set_width(width);
        let picture = model.pictures.piece(row, piece, 40.0);
        let button = Button::image(picture).min_size(vec2(width, 50.0));
        let words = words!(
            "world-price",
            piece = called::piece(piece),
            gold = gold,
            turns = turns_words(turns as usize)
        );
        let response = with_reason(ui, button, allowed).on_hover_text(&words);
        spot(&response, Spot::Offer(piece));
        if takes_focus {
            response.request_focus();
        }
        if named(
            response,
            &words!("world-build-a", piece = called::piece(piece)),
        )
        .clicked()
        {
            wishes.push(Wish::say(Command::Build { at, piece }));
        }
        ui.vertical_centered(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(RichText::new(words!("world-gold", gold = gold)).size(14.0));
            let turns = RichText::new(turns_words(turns as usize)).size(13.0);
            ui.label(turns.color(palette::FADED_INK));
        });
    });
    takes_focus
}

fn under_way(
    ui: &mut Ui,
    model: &Model<'_>,
    at: Square,
    city: &Site,
    build: Build,
    wishes: &mut Vec<Wish>,
) {
    let (gold, turns) = price(build.piece).unwrap_or((0, 1));
    ui.horizontal(|ui| {
        let row = model.row(Side::from(model.viewer()));
        ui.add(model.pictures.piece(row, build.piece, 34.0));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            ui.label(words!(
                "world-under-way",
                piece = called::piece(build.piece),
                ready = ready_words(city, build)
            ));
            let done = build.done as f32 / turns.max(1) as f32;
            let bar = ProgressBar::new(done)
                .desired_width(120.0)
                .desired_height(8.0)
                .fill(palette::GOLD);
            ui.add(bar);
        });
    });
    let refund = if build.new {
        words!("world-cancel-build", gold = gold)
    } else {
        words!("world-cancel-build-lost")
    };
    let ink = if build.new {
        palette::INK
    } else {
        palette::WAX
    };
    let button = Button::new(RichText::new(refund).color(ink));
    let response = with_reason(ui, button, model.may_command());
    let hover = words!("world-cancel-build-hint");
    if response.on_hover_text(hover).clicked() {
        wishes.push(Wish::say(Command::Cancel { at }));
    }
}

/// When a build will be ready.
pub(super) fn ready_words(city: &Site, build: Build) -> String {
    let (_, turns) = price(build.piece).unwrap_or((0, 1));
    let left = turns.saturating_sub(build.done) + city.sacked;
    words!("world-ready-in", count = left.max(1))
}
