//! Gentle marks round what the coach speaks of: squares, and places of the panels.

use crate::theme::palette;
use bevy_egui::egui::{
    Color32, Context, CornerRadius, Id, LayerId, Order, Rect, Response, Stroke, StrokeKind,
};

/// A place of the panels that a coach points at.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Deserialize)]
pub(crate) enum Spot {
    /// Gold and income.
    Means,
    /// The end of the turn.
    EndTurn,
    /// What a city can build.
    Build,
    /// The button of the rally point.
    Rally,
}

/// Notes where a place is drawn in this picture.
pub(crate) fn spot(response: &Response, spot: Spot) {
    let ctx = &response.ctx;
    let drawn = (ctx.cumulative_pass_nr(), response.rect);
    ctx.data_mut(|data| data.insert_temp(Id::new(spot), drawn));
}

/// Where a place has just been drawn, if it is there.
fn place_of(ctx: &Context, spot: Spot) -> Option<Rect> {
    let (drawn, place) = ctx.data(|data| data.get_temp::<(u64, Rect)>(Id::new(spot)))?;
    (drawn + 1 >= ctx.cumulative_pass_nr()).then_some(place)
}

/// How long a new ring takes to settle, in seconds.
const SETTLE: f64 = 0.5;

/// When rings of that name came, and where.
#[derive(Clone)]
struct Came {
    name: String,
    at: f64,
}

/// Draws rings round squares of the board or the map, as far as they lie inside `room`, and round a
/// spot.
/// `name` tells them apart from those before: new ones draw together, where motion is wished.
/// Whether they are still moving.
pub(crate) fn rings(
    ctx: &Context,
    name: &str,
    (squares, room): (&[Rect], Rect),
    spot: Option<Spot>,
    still: bool,
    now: f64,
) -> bool {
    let id = Id::new("rings of the coach");
    let came = ctx.data(|data| data.get_temp::<Came>(id));
    let came = came.filter(|it| it.name == name).unwrap_or_else(|| {
        let new = Came {
            name: name.to_owned(),
            at: now,
        };
        ctx.data_mut(|data| data.insert_temp(id, new.clone()));
        new
    });
    let part = match still {
        true => 1.0,
        false => ((now - came.at) / SETTLE).clamp(0.0, 1.0),
    };
    let away = (1.0 - part as f32).powi(2);
    let layer = LayerId::new(Order::Background, id);
    let painter = ctx.layer_painter(layer).with_clip_rect(room);
    for square in squares {
        let ring = square.shrink(square.width() * 0.04);
        draw(&painter, ring.expand(away * square.width() * 0.4), 10);
    }
    if let Some(place) = spot.and_then(|it| place_of(ctx, it)) {
        let layer = LayerId::new(Order::Foreground, id.with("spot"));
        draw(
            &ctx.layer_painter(layer),
            place.expand(3.0 + away * 10.0),
            8,
        );
    }
    part < 1.0
}

/// A golden ring in a dark one: seen on every ground.
fn draw(painter: &bevy_egui::egui::Painter, ring: Rect, corner: u8) {
    let corner = CornerRadius::same(corner);
    let dark = Stroke::new(7.0, Color32::from_black_alpha(170));
    painter.rect_stroke(ring, corner, dark, StrokeKind::Middle);
    let gold = Stroke::new(3.5, palette::GOLD);
    painter.rect_stroke(ring, corner, gold, StrokeKind::Middle);
}
