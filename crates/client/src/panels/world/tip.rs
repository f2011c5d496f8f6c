//! What the square under the pointer is, in a few words.

use super::model::Model;
use super::place::site_sign;
use super::words::{ground_name, sacked_words, site_name, who_key};
use crate::panels::{army_words, points_words};
use crate::theme::{grown, note, palette, serif_bold, soft_shadow};
use ::campaign::world::SiteKind;
use ::campaign::{Known, Square, Stack, View};
use bevy_egui::egui::{
    Area, Context, Frame, Id, Label, Margin, Order, Rect, RichText, Stroke, Ui, Vec2, vec2,
};
use egui_phosphor::regular as icon;
use rules::Color;

/// How broad a tip may be, in points.
const WIDTH: f32 = 240.0;

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

/// A small sheet where `lies` puts one of its size. Tells whether it came out in another size than
/// it had, so that it must be put again.
pub(super) fn sheet(
    ctx: &Context,
    id: Id,
    lies: impl FnOnce(Vec2) -> Rect,
    contents: impl FnOnce(&mut Ui),
) -> bool {
    let drawn = ctx.memory(|memory| memory.area_rect(id));
    let size = drawn.map_or(vec2(grown(ctx, WIDTH), 80.0), |it| it.size());
    let frame = Frame::new()
        .fill(palette::PAPER)
        .stroke(Stroke::new(1.0, palette::EDGE))
        .corner_radius(8)
        .inner_margin(Margin::symmetric(11, 7))
        .shadow(soft_shadow());
    let response = Area::new(id)
        .order(Order::Middle)
        .interactable(false)
        .fixed_pos(lies(size).min)
        .fade_in(false)
        .show(ctx, |ui| {
            frame.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                ui.set_max_width(grown(ui, WIDTH) - 24.0);
                contents(ui);
            });
        });
    drawn.is_none() || (response.response.rect.size() - size).length() > 0.5
}

fn title(ui: &mut Ui, text: &str) {
    let words = RichText::new(text).family(serif_bold()).size(16.0);
    ui.label(words.color(palette::INK));
}

fn line(ui: &mut Ui, text: &str) {
    let words = RichText::new(text).color(palette::INK).size(14.0);
    ui.add(Label::new(words).wrap());
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
