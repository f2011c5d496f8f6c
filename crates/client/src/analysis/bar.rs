//! The bar beside the board: the chances of both sides.

use super::face::Face;
use super::pane::View;
use super::words::{number, percent, short, standing};
use crate::theme::palette;
use bevy_egui::egui::{
    Align2, Area, Color32, Context, CornerRadius, FontId, Id, Label, Order, Painter, Rect,
    RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use engine::Score;
use rules::Color;

/// How long it takes to its new place, in seconds.
const SOFTLY: f32 = 0.35;

/// Draws the bar at `place`; tells whether it still moves. What it last showed stays, faded, until
/// more is known.
pub fn bar(ctx: &Context, view: &View<'_>, place: Rect, still: bool) -> bool {
    let Some(score) = view.analysis.last_score() else {
        paint_in(ctx, place, |ui| {
            frame(ui.painter(), place, palette::PARCHMENT);
            hatch(ui.painter(), place, palette::EDGE);
            middle(ui.painter(), place);
        });
        return false;
    };
    let known = view.analysis.score().is_some();
    let goal = score.win_chance() as f32;
    let time = if still { 0.0 } else { SOFTLY };
    let share = ctx.animate_value_with_time(Id::new("chances on the bar"), goal, time);
    paint_in(ctx, place, |ui| {
        sides(ui.painter(), view, place, share);
        middle(ui.painter(), place);
        told(ui.painter(), view, place, score, known);
        let edge = Stroke::new(1.5, palette::EDGE);
        let painter = ui.painter();
        painter.rect_stroke(place, round(), edge, StrokeKind::Outside);
        let words = words(score, &view.face);
        let response = ui.allocate_rect(place, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &words));
        response.on_hover_ui(|ui| {
            ui.add(Label::new(RichText::new(&words).color(palette::INK)).wrap());
        });
    });
    (share - goal).abs() > 1e-3
}

fn words(score: Score, face: &Face) -> String {
    let (chance, name) = (percent(score.win_chance()), face.name(Color::White));
    words!(
        "analysis-bar",
        standing = standing(score, face),
        score = number(score),
        name = name,
        chance = chance
    )
}

const fn round() -> CornerRadius {
    CornerRadius::same(3)
}

fn paint_in(ctx: &Context, place: Rect, paint: impl FnOnce(&mut Ui)) {
    Area::new("bar of the analysis".into())
        .order(Order::Middle)
        .fixed_pos(place.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_clip_rect(place.expand(3.0));
            paint(ui);
        });
}

fn frame(painter: &Painter, place: Rect, fill: Color32) {
    let edge = Stroke::new(1.5, palette::EDGE);
    painter.rect(place, round(), fill, edge, StrokeKind::Outside);
}

/// White sits where the board has him: below, unless it is turned round.
fn sides(painter: &Painter, view: &View<'_>, place: Rect, share: f32) {
    let (below, above) = match view.flipped {
        false => (Color::White, Color::Black),
        true => (Color::Black, Color::White),
    };
    let of_below = if view.flipped { 1.0 - share } else { share };
    let line = place.bottom() - place.height() * of_below.clamp(0.0, 1.0);
    let upper = Rect::from_min_max(place.min, pos2(place.right(), line));
    let lower = Rect::from_min_max(pos2(place.left(), line), place.max);
    for (color, part) in [(above, upper), (below, lower)] {
        painter.rect_filled(part, 0.0, view.face.colour(color));
        if color == Color::Black {
            hatch(painter, part, view.face.ink_on(color).gamma_multiply(0.24));
        }
    }
    let edge = Stroke::new(2.0, palette::GOLD);
    painter.hline(place.x_range(), line, edge);
}

/// Slanting lines: the sides differ by more than their colour.
pub(super) fn hatch(painter: &Painter, place: Rect, colour: Color32) {
    if place.height() < 1.0 {
        return;
    }
    let painter = painter.with_clip_rect(place.intersect(painter.clip_rect()));
    let (step, width) = (7.0, place.width());
    let count = ((place.height() + width) / step) as usize + 1;
    for index in 0..count {
        let top = place.top() + step * index as f32;
        let from = pos2(place.left(), top);
        painter.line_segment([from, from + vec2(width, -width)], Stroke::new(1.5, colour));
    }
}

/// Where both sides stand alike.
fn middle(painter: &Painter, place: Rect) {
    for x in [place.left() - 2.0, place.right() - 4.0] {
        let mark = Stroke::new(2.0, palette::WAX);
        painter.hline(x..=x + 6.0, place.center().y, mark);
    }
}

/// The number, at the end of who stands better.
fn told(painter: &Painter, view: &View<'_>, place: Rect, score: Score, known: bool) {
    let leader = match score.win_chance() < 0.5 {
        true => Color::Black,
        false => Color::White,
    };
    let at_bottom = (leader == Color::White) != view.flipped;
    let (at, align) = match at_bottom {
        true => (
            place.center_bottom() - vec2(0.0, 3.0),
            Align2::CENTER_BOTTOM,
        ),
        false => (place.center_top() + vec2(0.0, 3.0), Align2::CENTER_TOP),
    };
    let ink = view.face.ink_on(leader);
    let ink = if known { ink } else { ink.gamma_multiply(0.45) };
    let ground = view.face.colour(leader);
    let words = painter.layout_no_wrap(short(score), FontId::proportional(11.5), ink);
    let room = align.anchor_size(at, words.size());
    painter.rect_filled(room.expand(1.0), 2.0, ground);
    painter.galley(room.min, words, ink);
}
