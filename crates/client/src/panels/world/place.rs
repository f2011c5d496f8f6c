//! The selected square: the ground, what stands there, and what can be done.

use super::army::army;
use super::build::build_panel;
use super::model::{Model, Wish};
use super::orders::orders;
use super::pending::at_battle;
use super::words::{ground_name, ground_rule, sacked_words, site_name, site_rule, who_key};
use crate::theme::{note, palette, serif_bold};
use ::campaign::world::{Ground, Site, SiteKind};
use ::campaign::{Known, RememberedSite, Square};
use bevy_egui::egui::{RichText, Ui, vec2};
use egui_phosphor::regular as icon;

/// Draws what is known of a square.
pub(super) fn place(ui: &mut Ui, model: &Model<'_>, at: Square, wishes: &mut Vec<Wish>) {
    ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
    match *model.view.at(at) {
        Known::Blank => {
            title(
                ui,
                &format!("{} {}", icon::EYE_SLASH, words!("world-never-seen")),
            );
            note(ui, words!("world-never-seen-note"));
        }
        Known::Remembered { ground, site } => {
            remembered(ui, model, ground, site);
        }
        Known::Seen {
            ground,
            site,
            army: stack,
        } => {
            let own_city = model.view.own_city(at).is_some();
            // Where there is much to do, the rules come on hover.
            let brief = stack.is_some() || own_city;
            seen(ui, model, ground, site.as_ref(), brief);
            at_battle(ui, model, at);
            if own_city {
                build_panel(ui, model, at, wishes);
            }
            if let Some(stack) = &stack {
                ui.separator();
                army(ui, model, at, stack, wishes);
                if stack.owner == model.viewer() {
                    orders(ui, model, at, wishes);
                }
            }
        }
    }
}

/// A title of a part.
pub(super) fn title(ui: &mut Ui, text: &str) {
    let words = RichText::new(text).family(serif_bold()).size(18.0);
    ui.label(words.color(palette::INK));
}

/// A picture of the ground, a title and a line of less weight, with the rules on hover.
fn header(ui: &mut Ui, model: &Model<'_>, ground: Ground, name: &str, line: &str, rules: &str) {
    let response = ui.horizontal(|ui| {
        if ground == Ground::Mountain {
            ui.label(RichText::new(icon::MOUNTAINS).size(34.0));
        } else {
            ui.add(model.pictures.thumb(ground.battle_terrain(), 42.0));
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            title(ui, name);
            note(ui, line);
        });
    });
    response.response.on_hover_text(rules);
}

fn remembered(ui: &mut Ui, model: &Model<'_>, ground: Ground, site: Option<RememberedSite>) {
    let (name, line) = match site {
        Some(site) => {
            let name = site_name(site.kind, site.walled);
            let name = format!("{} {name}", site_sign(site.kind));
            (name, ground_name(ground))
        }
        None => (ground_name(ground), words!("world-remembered")),
    };
    header(ui, model, ground, &name, &line, &ground_rule(ground));
    let words = words!("world-remembered-note");
    note(ui, format!("{} {words}", icon::EYE_SLASH));
    note(ui, ground_rule(ground));
    if let Some(site) = site {
        note(ui, site_rule(site.kind));
    }
}

fn seen(ui: &mut Ui, model: &Model<'_>, ground: Ground, site: Option<&Site>, brief: bool) {
    let Some(site) = site else {
        let line = words!("world-nothing-built");
        header(
            ui,
            model,
            ground,
            &ground_name(ground),
            &line,
            &ground_rule(ground),
        );
        if !brief {
            note(ui, ground_rule(ground));
        }
        return;
    };
    let name = format!(
        "{} {}",
        site_sign(site.kind),
        site_name(site.kind, site.walled)
    );
    let whose = match site.owner {
        _ if site.kind == SiteKind::Camp => "nobody",
        Some(owner) => who_key(owner.into(), model.viewer()),
        None => "nobody-yet",
    };
    let ground_words = ground_name(ground);
    let line = words!("world-ground-owner", ground = ground_words, whose = whose);
    let mut rules = site_rule(site.kind);
    if site.walled {
        rules = format!("{rules} {}", words!("world-walls-rule"));
    }
    let all = format!("{rules}\n{}", ground_rule(ground));
    header(ui, model, ground, &name, &line, &all);
    if !brief {
        note(ui, &rules);
        note(ui, ground_rule(ground));
    }
    if let Some(words) = sacked_words(site) {
        ui.label(RichText::new(format!("{} {words}", icon::FIRE)).color(palette::WAX));
    }
}

/// The sign of a site.
pub(super) const fn site_sign(kind: SiteKind) -> &'static str {
    match kind {
        SiteKind::Capital => icon::CROWN,
        SiteKind::City => icon::CASTLE_TURRET,
        SiteKind::Mine => icon::DIAMOND,
        SiteKind::Farm => icon::PLANT,
        SiteKind::Quarry => icon::WALL,
        SiteKind::Camp => icon::CAMPFIRE,
    }
}
