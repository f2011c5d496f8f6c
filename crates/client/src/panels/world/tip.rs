//! What the square under the pointer is, in a few words.

use super::model::Model;
use super::place::site_sign;
use super::words::{ground_name, sacked_words, site_name, who_key};
use crate::panels::{army_words, points_words};
use crate::theme::{note, palette, serif_bold};
use crate::world::{MapSign, signs_of};
use ::campaign::world::SiteKind;
use ::campaign::{Known, Square, Stack, View};
use bevy_egui::egui::{Label, RichText, Ui};
use egui_phosphor::regular as icon;
use rules::Color;

/// Words about a square.
pub fn tip(ui: &mut Ui, model: &Model<'_>, at: Square) {
    let viewer = model.viewer();
    match model.view.at(at) {
        Known::Blank => {
            title(ui, &at.to_string());
            note(
                ui,
                format!("{} {}.", icon::EYE_SLASH, words!("world-never-seen")),
            );
        }
        Known::Remembered { ground, site } => {
            title(ui, &format!("{at}, {}", ground_name(*ground)));
            if let Some(site) = site {
                let name = site_name(site.kind, site.walled);
                line(ui, &format!("{} {name}", site_sign(site.kind)));
            }
            let words = words!("world-remembered-tip");
            note(ui, format!("{} {words}", icon::EYE_SLASH));
        }
        Known::Seen { ground, site, army } => {
            title(ui, &format!("{at}, {}", ground_name(*ground)));
            if let Some(site) = site {
                let name = site_name(site.kind, site.walled);
                let words = site_words(site.kind, name, site.owner, viewer);
                line(ui, &format!("{} {words}", site_sign(site.kind)));
                if let Some(words) = sacked_words(site) {
                    line(ui, &format!("{} {words}", icon::FIRE));
                }
            }
            if let Some(army) = army {
                line(ui, &army_line(army, viewer));
                for sign in signs_of(model.view, at, army) {
                    signed(ui, model, sign);
                }
            }
        }
    }
}

/// The same in one line, for who cannot see the map.
pub fn square_words(view: &View, at: Square) -> String {
    let mut parts = match view.at(at) {
        Known::Blank => vec![format!("{at}: {}.", words!("world-never-seen"))],
        Known::Remembered { ground, site } => {
            let mut parts = vec![format!("{at}: {}.", ground_name(*ground))];
            let site = site.as_ref().map(|it| site_name(it.kind, it.walled));
            parts.extend(site.map(|name| format!("{name}.")));
            parts.push(words!("world-remembered-tip"));
            parts
        }
        Known::Seen { ground, .. } => vec![format!("{at}: {}.", ground_name(*ground))],
    };
    if let Known::Seen { site, army, .. } = view.at(at) {
        if let Some(site) = site {
            let name = site_name(site.kind, site.walled);
            let words = site_words(site.kind, name, site.owner, view.who);
            parts.push(format!("{words}."));
            parts.extend(sacked_words(site));
        }
        parts.extend(army.as_ref().map(|army| army_line(army, view.who) + "."));
    }
    parts.join(" ")
}

fn title(ui: &mut Ui, text: &str) {
    let words = RichText::new(text).family(serif_bold()).size(16.0);
    ui.label(words.color(palette::INK));
}

fn line(ui: &mut Ui, text: &str) {
    let words = RichText::new(text).color(palette::INK).size(14.0);
    ui.add(Label::new(words).wrap());
}

/// A sign that stands beside the army, with what it means.
fn signed(ui: &mut Ui, model: &Model<'_>, sign: MapSign) {
    let Some(words) = sign.words() else { return };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.add(model.pictures.map_sign(sign as usize, 20.0));
        line(ui, &words.say());
    });
}

fn site_words(kind: SiteKind, name: String, owner: Option<Color>, viewer: Color) -> String {
    let whose = match owner {
        _ if kind == SiteKind::Camp => return name,
        Some(owner) => who_key(owner.into(), viewer),
        None => "nobody",
    };
    words!("world-site-owner", site = name, whose = whose)
}

fn army_line(army: &Stack, viewer: Color) -> String {
    let total = army.total();
    let (points, words) = (points_words(total.points()), army_words(&total));
    words!(
        "world-army-line",
        who = who_key(army.owner, viewer),
        army = words,
        points = points
    )
}
