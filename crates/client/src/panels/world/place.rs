//! The selected square: the ground, what stands there, and what can be done.

use super::army::army;
use super::build::build_panel;
use super::model::{Model, Wish};
use super::orders::orders;
use super::words::{ground_name, ground_rule, sacked_words, side_words, site_name, site_rule};
use crate::theme::{note, palette, serif_bold};
use ::campaign::world::{Ground, Site};
use ::campaign::{Known, RememberedSite, Side, Square};
use bevy_egui::egui::{RichText, Ui, vec2};
use egui_phosphor::regular as icon;
use rules::Color;

/// Draws what is known of a square.
pub(super) fn place(ui: &mut Ui, model: &Model<'_>, at: Square, wishes: &mut Vec<Wish>) {
    ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
    match *model.view.at(at) {
        Known::Blank => {
            title(ui, &format!("{} Never seen", icon::EYE_SLASH));
            note(
                ui,
                "Nobody of yours has been near enough to see this square.",
            );
        }
        Known::Remembered { ground, site } => {
            ground_words(ui, model, ground);
            let words = "Remembered, not seen now: who is there and whose it is may have changed.";
            note(ui, &format!("{} {words}", icon::EYE_SLASH));
            if let Some(site) = site {
                remembered_site(ui, site);
            }
        }
        Known::Seen {
            ground,
            site,
            army: stack,
        } => {
            ground_words(ui, model, ground);
            if let Some(site) = &site {
                seen_site(ui, model.viewer(), site);
            }
            if let Some(stack) = &stack {
                ui.separator();
                army(ui, model, at, stack, wishes);
                if stack.owner == model.viewer() {
                    orders(ui, model, at, wishes);
                }
            }
            if model.view.own_city(at).is_some() {
                ui.separator();
                build_panel(ui, model, at, wishes);
            }
        }
    }
}

/// A title of a part.
pub(super) fn title(ui: &mut Ui, text: &str) {
    let words = RichText::new(text).family(serif_bold()).size(18.0);
    ui.label(words.color(palette::INK));
}

fn ground_words(ui: &mut Ui, model: &Model<'_>, ground: Ground) {
    ui.horizontal(|ui| {
        if ground == Ground::Mountain {
            ui.label(RichText::new(icon::MOUNTAINS).size(30.0));
        } else {
            ui.add(model.pictures.thumb(ground.battle_terrain(), 40.0));
        }
        ui.vertical(|ui| {
            title(ui, ground_name(ground));
            note(ui, ground_rule(ground));
        });
    });
}

/// The sign of a site.
pub(super) const fn site_sign(kind: ::campaign::world::SiteKind) -> &'static str {
    use ::campaign::world::SiteKind;
    match kind {
        SiteKind::Capital => icon::CROWN,
        SiteKind::City => icon::CASTLE_TURRET,
        SiteKind::Mine => icon::DIAMOND,
        SiteKind::Farm => icon::PLANT,
        SiteKind::Quarry => icon::WALL,
        SiteKind::Camp => icon::CAMPFIRE,
    }
}

fn remembered_site(ui: &mut Ui, site: RememberedSite) {
    let name = site_name(site.kind, site.walled);
    title(ui, &format!("{} {name}", site_sign(site.kind)));
    note(ui, &site_rule(site.kind));
}

fn seen_site(ui: &mut Ui, viewer: Color, site: &Site) {
    let name = site_name(site.kind, site.walled);
    title(ui, &format!("{} {name}", site_sign(site.kind)));
    if site.kind != ::campaign::world::SiteKind::Camp {
        let owner = match site.owner {
            Some(owner) if owner == viewer => "Yours.".to_owned(),
            Some(owner) => format!("Owned by {}.", side_words(Side::from(owner), viewer)),
            None => "Nobody's: it is taken by walking in.".to_owned(),
        };
        ui.label(owner);
    }
    note(ui, &site_rule(site.kind));
    if site.walled {
        note(ui, "Its army may hold the walls: a siege with two Towers.");
    }
    if let Some(words) = sacked_words(site) {
        ui.label(RichText::new(format!("{} {words}", icon::FIRE)).color(palette::WAX));
    }
}
