//! Gentle marks round what the coach speaks of: squares, and places of the panels.

use crate::theme::palette;
use bevy_egui::egui::{
    Color32, Context, Id, LayerId, Order, Painter, Pos2, Rect, Response, Shape, Stroke, Vec2, pos2,
    vec2,
};
use rules::Piece;

/// A place of the panels that a coach points at.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Spot {
    /// Gold and income.
    Means,
    /// The end of the turn.
    EndTurn,
    /// A piece that a city can build.
    Offer(Piece),
    /// The button of the rally point.
    Rally,
    /// What counts a kind in the picker.
    Count(Piece),
    /// The picker's button for everyone.
    Everyone,
    /// The picker's button for nobody.
    Nobody,
    /// The picker's button that sends those picked.
    Go,
    /// The button that fights a battle on its board.
    Fight,
    /// The button that has it played out.
    Resolve,
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
/// How long what is ringed must have stood still before.
const STANDS: f64 = 0.12;

/// When rings of that name came, and where.
#[derive(Clone)]
struct Came {
    name: String,
    /// When they began to stand where they are.
    at: f64,
    /// Where they were in the last picture, until they are drawn.
    places: Vec<Rect>,
    drawn: bool,
}

/// Draws rings round squares of the board or the map, as far as they lie inside `room`, and round a
/// spot.
/// `name` tells them apart from those before: new ones come once what they are round stands still,
/// and draw together, where motion is wished. Whether another picture is needed for it.
pub(crate) fn rings(
    ctx: &Context,
    name: &str,
    (squares, room): (&[Rect], Rect),
    spot: Option<Spot>,
    still: bool,
    now: f64,
) -> bool {
    let id = Id::new("rings of the coach");
    let spot = spot.and_then(|it| place_of(ctx, it));
    let places: Vec<Rect> = squares.iter().copied().chain(spot).collect();
    let came = ctx.data(|data| data.get_temp::<Came>(id));
    let mut came = came.filter(|it| it.name == name).unwrap_or_else(|| Came {
        name: name.to_owned(),
        at: now,
        places: Vec::new(),
        drawn: false,
    });
    if !came.drawn {
        if !are_near(&came.places, &places) {
            came.at = now;
            came.places = places;
        } else if now - came.at >= STANDS {
            came.drawn = true;
            came.at = now;
        }
    }
    let (drawn, at) = (came.drawn, came.at);
    ctx.data_mut(|data| data.insert_temp(id, came));
    if !drawn {
        return true;
    }
    let part = match still {
        true => 1.0,
        false => ((now - at) / SETTLE).clamp(0.0, 1.0),
    };
    let away = (1.0 - part as f32).powi(2);
    let layer = LayerId::new(Order::Background, id);
    let painter = ctx.layer_painter(layer).with_clip_rect(room);
    for square in squares {
        let out = square.width() * (0.02 + away * 0.4);
        draw(&painter, square.expand(out), square.width() * 0.26);
    }
    if let Some(place) = spot {
        let layer = LayerId::new(Order::Foreground, id.with("spot"));
        let corner = (place.height() * 0.4).min(14.0);
        draw(
            &ctx.layer_painter(layer),
            place.expand(3.0 + away * 10.0),
            corner,
        );
    }
    part < 1.0
}

/// Whether what is ringed has not moved.
fn are_near(before: &[Rect], now: &[Rect]) -> bool {
    let near = |(one, other): (&Rect, &Rect)| {
        one.min.distance(other.min) < 1.0 && one.max.distance(other.max) < 1.0
    };
    before.len() == now.len() && before.iter().zip(now).all(near)
}

/// Golden corners in dark ones: seen on every ground, and what is written along an edge stays to
/// be read.
fn draw(painter: &Painter, ring: Rect, length: f32) {
    let dark = Stroke::new(7.0, Color32::from_black_alpha(170));
    let gold = Stroke::new(3.5, palette::GOLD);
    for stroke in [dark, gold] {
        for corner in corners(ring, length) {
            painter.add(Shape::line(corner.to_vec(), stroke));
        }
    }
}

/// The four corners of a rectangle, each as a line round it.
fn corners(ring: Rect, length: f32) -> [[Pos2; 3]; 4] {
    let ways = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
    ways.map(|(x, y)| {
        let corner = pos2(
            ring.left() + ring.width() * x,
            ring.top() + ring.height() * y,
        );
        let inward: Vec2 = vec2(1.0 - 2.0 * x, 1.0 - 2.0 * y) * length;
        [
            corner + vec2(inward.x, 0.0),
            corner,
            corner + vec2(0.0, inward.y),
        ]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_moves_is_not_ringed_and_the_middle_of_edges_stays_free() {
        let ctx = Context::default();
        let square = |x: f32| [Rect::from_min_size(pos2(x, 0.0), vec2(60.0, 60.0))];
        let room = Rect::EVERYTHING;
        let id = Id::new("rings of the coach");
        let drawn = |x: f32, now: f64| {
            rings(&ctx, "a step", (&square(x), room), None, true, now);
            ctx.data(|data| data.get_temp::<Came>(id))
                .is_some_and(|it| it.drawn)
        };
        assert!(!drawn(0.0, 0.0) && !drawn(40.0, 0.2), "it glides");
        assert!(
            !drawn(80.0, 0.4) && !drawn(80.0, 0.45),
            "it has just come to rest"
        );
        assert!(
            drawn(80.0, 0.6) && drawn(90.0, 0.7),
            "it goes with the map from then on"
        );
        for corner in corners(square(0.0)[0], 15.0) {
            for point in corner {
                let middle = |it: f32| (it - 30.0).abs() < 10.0;
                assert!(!middle(point.x) && !middle(point.y));
            }
        }
    }
}
