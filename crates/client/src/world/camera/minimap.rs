//! The minimap of a large world: where one is, and where there is somebody.

use super::glide::Gaze;
use super::view::{Frame, MapView};
use crate::screens::Overlay;
use crate::settings::Settings;
use crate::theme::{grown, palette, soft_shadow};
use crate::world::{Drawn, bounds};
use ::campaign::world::{Ground, SiteKind};
use ::campaign::{Known, Side, Size, Square, View};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::{EguiContexts, egui};
use egui::{Color32, Stroke, StrokeKind};
use egui_phosphor::regular as icon;

/// A square of it, in points.
const CELL: f32 = 9.0;
/// Free room about it, in points.
const ROOM: f32 = 10.0;
/// The strip with its button, in points.
const HEAD: f32 = 22.0;

/// Whether the minimap is open.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Minimap {
    open: bool,
}

impl Default for Minimap {
    fn default() -> Self {
        Self { open: true }
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    drawn: If<Res<Drawn>>,
    settings: Res<Settings>,
    view: Res<MapView>,
    overlay: Res<State<Overlay>>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut gaze: ResMut<Gaze>,
    mut minimap: ResMut<Minimap>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let Some((goal, frame)) = gaze.goal() else {
        return Ok(());
    };
    if drawn.view.size() != Size::Large || *overlay.get() != Overlay::None {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let scale = settings.scale_in(window.width(), window.height());
    let corner = egui::pos2(
        frame.area.max.x / scale - ROOM,
        frame.area.max.y / scale
            - ROOM
            - if settings.show_coordinates {
                grown(ctx, 18.0)
            } else {
                0.0
            },
    );
    let side = f32::from(drawn.view.size().side()) * CELL;
    let area = egui::Area::new("minimap".into())
        .fixed_pos(corner)
        .pivot(egui::Align2::RIGHT_BOTTOM)
        .order(egui::Order::Middle)
        .show(ctx, |ui| {
            let paper = egui::Frame::new()
                .fill(palette::PAPER)
                .stroke(Stroke::new(1.5, palette::EDGE))
                .shadow(soft_shadow())
                .corner_radius(4.0)
                .inner_margin(4.0);
            paper.show(ui, |ui| {
                head_and_map(ui, &mut minimap, side, &drawn.view, &settings)
            })
        });
    let Some((map, pointed)) = area.inner.inner else {
        return Ok(());
    };
    let seen = view.rect_to_world(frame.area);
    outline(ctx, map, seen, &frame);
    if let Some(point) = pointed {
        let place = place_at(map, point, bounds(drawn.view.size()));
        let goal = frame.keep(frame.centred(place, goal.scale));
        gaze.go(goal);
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// The button, and under it the map with the point that is pressed on it.
fn head_and_map(
    ui: &mut egui::Ui,
    minimap: &mut Minimap,
    side: f32,
    view: &View,
    settings: &Settings,
) -> Option<(egui::Rect, Option<egui::Pos2>)> {
    ui.spacing_mut().item_spacing.y = 3.0;
    let (sign, words) = if minimap.open {
        (icon::CARET_DOWN, words!("map-hide-small"))
    } else {
        (icon::MAP_TRIFOLD, words!("map-show-small"))
    };
    let button = egui::Button::new(sign).min_size(egui::vec2(HEAD, HEAD));
    if ui
        .add(button.frame(!minimap.open))
        .on_hover_text(words)
        .clicked()
    {
        minimap.open = !minimap.open;
    }
    if !minimap.open {
        return None;
    }
    let (body, response) =
        ui.allocate_exact_size(egui::Vec2::splat(side), egui::Sense::click_and_drag());
    paint(&ui.painter_at(body), body, view, settings);
    let pressed = response.dragged() || response.clicked();
    Some((body, response.interact_pointer_pos().filter(|_| pressed)))
}

fn paint(painter: &egui::Painter, body: egui::Rect, view: &View, settings: &Settings) {
    for (at, known) in view.squares() {
        painter.rect_filled(cell(body, view.size(), at), 0.0, ground(known));
    }
    for (at, known) in view.squares() {
        let cell = cell(body, view.size(), at);
        let (site, army) = match known {
            Known::Seen { site, army, .. } => {
                (site.map(|site| (site.kind, site.owner)), army.as_ref())
            }
            Known::Remembered { site, .. } => (site.map(|site| (site.kind, None)), None),
            Known::Blank => (None, None),
        };
        if let Some((kind, owner)) = site {
            let colour = owner.map_or(palette::FADED_INK, |owner| {
                side_colour(owner.into(), settings)
            });
            let half = if kind.is_city() { 3.4 } else { 2.2 };
            let body = egui::Rect::from_center_size(cell.center(), egui::Vec2::splat(half * 2.0));
            painter.rect_filled(body, 0.0, colour);
            let edge = if kind == SiteKind::Capital { 1.6 } else { 0.8 };
            painter.rect_stroke(
                body,
                0.0,
                Stroke::new(edge, palette::INK),
                StrokeKind::Middle,
            );
        }
        if let Some(army) = army {
            let colour = side_colour(army.owner, settings);
            // Own armies are round, others' pointed: colour is not the only sign.
            if army.owner == Side::from(view.who) {
                painter.circle(cell.center(), 3.0, colour, Stroke::new(1.2, palette::INK));
            } else {
                let points = [(0.0, -4.0), (4.0, 3.2), (-4.0, 3.2)]
                    .map(|(x, y)| cell.center() + egui::vec2(x, y));
                painter.add(egui::Shape::convex_polygon(
                    points.to_vec(),
                    colour,
                    Stroke::new(1.2, palette::INK),
                ));
            }
        }
    }
    painter.rect_stroke(
        body,
        0.0,
        Stroke::new(1.0, palette::INK),
        StrokeKind::Inside,
    );
}

fn ground(known: &Known) -> Color32 {
    let (ground, seen) = match known {
        Known::Blank => return palette::PARCHMENT,
        Known::Remembered { ground, .. } => (ground, false),
        Known::Seen { ground, .. } => (ground, true),
    };
    let colour = match ground {
        Ground::Field => Color32::from_rgb(0xa9, 0xbb, 0x68),
        Ground::River => Color32::from_rgb(0x5f, 0x9c, 0xb8),
        Ground::Hill => Color32::from_rgb(0xc4, 0xb1, 0x6c),
        Ground::Forest => Color32::from_rgb(0x55, 0x7a, 0x43),
        Ground::Mountain => Color32::from_rgb(0x8b, 0x82, 0x80),
    };
    if seen {
        colour
    } else {
        colour.lerp_to_gamma(Color32::from_rgb(0x8e, 0x80, 0x6a), 0.62)
    }
}

/// The colour by which a side is known.
fn side_colour(side: Side, settings: &Settings) -> Color32 {
    let row = match side {
        Side::White => settings.colours.row(rules::Color::White),
        Side::Black => settings.colours.row(rules::Color::Black),
        Side::Rogue => return palette::ROGUES,
    };
    palette::LIVERIES[row]
}

fn cell(body: egui::Rect, size: Size, at: Square) -> egui::Rect {
    let step = body.width() / f32::from(size.side());
    let left = body.left() + f32::from(at.file()) * step;
    let bottom = body.bottom() - f32::from(at.rank()) * step;
    egui::Rect::from_min_max(
        egui::pos2(left, bottom - step),
        egui::pos2(left + step, bottom),
    )
}

/// The place in the world under a point of the minimap.
fn place_at(body: egui::Rect, point: egui::Pos2, map: Rect) -> Vec2 {
    let part = Vec2::new(
        (point.x - body.left()) / body.width(),
        (body.bottom() - point.y) / body.height(),
    );
    map.min + part.clamp(Vec2::ZERO, Vec2::ONE) * map.size()
}

/// The part of the world that is in view.
fn outline(ctx: &egui::Context, body: egui::Rect, seen: Rect, frame: &Frame) {
    let map = frame.map;
    let part = |place: Vec2| ((place - map.min) / map.size()).clamp(Vec2::ZERO, Vec2::ONE);
    let (low, high) = (part(seen.min), part(seen.max));
    let at = |part: Vec2| {
        egui::pos2(
            body.left() + part.x * body.width(),
            body.bottom() - part.y * body.height(),
        )
    };
    let rect = egui::Rect::from_two_pos(at(low), at(high));
    let layer = egui::LayerId::new(egui::Order::Middle, "minimap".into());
    let painter = ctx.layer_painter(layer).with_clip_rect(body.expand(1.0));
    painter.rect_stroke(
        rect,
        1.0,
        Stroke::new(3.0, palette::INK.gamma_multiply(0.6)),
        StrokeKind::Middle,
    );
    painter.rect_stroke(
        rect,
        1.0,
        Stroke::new(1.5, Color32::WHITE),
        StrokeKind::Middle,
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::{middle, square_at};

    #[test]
    fn a_point_on_the_minimap_is_the_square_drawn_there() {
        let body = egui::Rect::from_min_size(egui::pos2(30.0, 50.0), egui::Vec2::splat(144.0));
        for at in Size::Large.squares() {
            let cell = cell(body, Size::Large, at);
            assert!(body.expand(0.01).contains_rect(cell));
            let place = place_at(body, cell.center(), bounds(Size::Large));
            assert_eq!(square_at(Size::Large, place), Some(at));
            assert!(place.distance(middle(at)) < 1.0);
        }
        let beyond = place_at(body, egui::pos2(-900.0, 0.0), bounds(Size::Large));
        assert!(beyond.cmpge(Vec2::ZERO).all());
    }
}
