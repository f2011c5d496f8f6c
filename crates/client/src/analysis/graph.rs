//! How the chances went over the whole game.

use super::bar::hatch;
use super::pane::View;
use super::review::{Assessment, Class, Verdict};
use super::state::Wish;
use super::words::percent;
use crate::theme::palette;
use bevy_egui::egui::{
    Align2, Color32, FontId, Mesh, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};
use rules::Color;

/// How near a click is to a turning point that is meant, in points.
const NEAR: f32 = 7.0;

/// Draws the graph that high: White's share below, the other's above, and the turning points. A
/// click or a drag shows the position there.
pub(super) fn graph(ui: &mut Ui, view: &View<'_>, height: f32, wishes: &mut Vec<Wish>) {
    let Some(found) = view.analysis.assessment() else {
        return;
    };
    let size = vec2(ui.available_width(), height);
    let (place, response) = ui.allocate_exact_size(size, Sense::CLICK | Sense::DRAG);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, words!("analysis-graph")));
    let chart = Chart {
        place,
        last: found.chances.len().saturating_sub(1),
    };
    chart.paint(ui.painter(), view, found);
    let pointer = response.interact_pointer_pos().or(response.hover_pos());
    let Some(at) = pointer.map(|it| chart.meant(found, it)) else {
        return;
    };
    if response.clicked() || response.dragged() {
        wishes.push(Wish::LookAt(at));
    }
    let words = told(view, found, at);
    response.on_hover_text_at_pointer(words);
}

/// A moment of the game in words.
fn told(view: &View<'_>, found: &Assessment, at: usize) -> String {
    let label = match (at.checked_sub(1), view.analysis.study()) {
        (Some(index), Some(study)) => study.label(index),
        _ => words!("analysis-beginning"),
    };
    let chance = found.chances.get(at).copied().flatten();
    let name = view.face.name(Color::White);
    let sign = found.verdict(at).map_or("", |it| it.class.sign());
    let label = format!("{label}{sign}");
    match chance {
        Some(chance) => words!(
            "analysis-moment",
            label = label,
            name = name,
            chance = percent(chance)
        ),
        None => label,
    }
}

/// Where a graph lies, and how many entries the record has.
#[derive(Copy, Clone)]
struct Chart {
    place: Rect,
    last: usize,
}

impl Chart {
    fn x(self, at: usize) -> f32 {
        let inner = self.place.x_range().shrink(5.0);
        let share = at as f32 / self.last.max(1) as f32;
        inner.min + (inner.max - inner.min) * share
    }

    fn point(self, at: usize, chance: f64) -> Pos2 {
        let height = self.place.height() * chance as f32;
        pos2(self.x(at), self.place.bottom() - height)
    }

    /// Where a mark is drawn whole.
    fn within(self, point: Pos2) -> Pos2 {
        self.place.shrink(6.0).clamp(point)
    }

    /// The moment that a pointer means: a turning point nearby, else the nearest.
    fn meant(self, found: &Assessment, pointer: Pos2) -> usize {
        let away = |at: usize| (self.x(at) - pointer.x).abs();
        let near = found
            .turning_points()
            .map(|it| it.at)
            .filter(|&at| away(at) < NEAR)
            .min_by(|one, other| away(*one).total_cmp(&away(*other)));
        let nearest = (0..=self.last).min_by(|one, other| away(*one).total_cmp(&away(*other)));
        near.or(nearest).unwrap_or(0)
    }

    fn paint(self, painter: &Painter, view: &View<'_>, found: &Assessment) {
        let painter = painter.with_clip_rect(self.place.intersect(painter.clip_rect()));
        painter.rect_filled(self.place, 3.0, palette::PARCHMENT);
        let pairs = found.chances.windows(2).enumerate();
        let known = pairs.filter_map(|(at, pair)| Some((at, pair[0]?, pair[1]?)));
        let known: Vec<(usize, f64, f64)> = known.collect();
        self.sides(&painter, view, &known);
        let half = self.place.center().y;
        let faint = Stroke::new(1.0, palette::WAX.gamma_multiply(0.7));
        let line = [
            pos2(self.place.left(), half),
            pos2(self.place.right(), half),
        ];
        painter.extend(Shape::dashed_line(&line, faint, 4.0, 4.0));
        for &(at, from, to) in &known {
            let line = [self.point(at, from), self.point(at + 1, to)];
            painter.line_segment(line, Stroke::new(2.0, palette::GOLD));
        }
        self.names(&painter, view);
        self.shown(&painter, view, found);
        for verdict in found.turning_points() {
            self.mark(&painter, found, verdict);
        }
        let edge = Stroke::new(1.0, palette::EDGE);
        painter.rect_stroke(self.place, 3.0, edge, StrokeKind::Inside);
    }

    /// The shares of both sides between moments that are known.
    fn sides(self, painter: &Painter, view: &View<'_>, known: &[(usize, f64, f64)]) {
        let black = view.face.colour(Color::Black);
        for &(at, ..) in known {
            let across = self.x(at)..=self.x(at + 1);
            let part = Rect::from_x_y_ranges(across, self.place.y_range());
            let [left, right] = [part.left_top(), part.right_top()];
            let corners = [left, right, part.right_bottom(), part.left_bottom()];
            quad(painter, corners, black);
        }
        if let (Some(first), Some(last)) = (known.first(), known.last()) {
            let across = self.x(first.0)..=self.x(last.0 + 1);
            let part = Rect::from_x_y_ranges(across, self.place.y_range());
            let faint = view.face.ink_on(Color::Black).gamma_multiply(0.10);
            hatch(painter, part, faint);
        }
        let white = view.face.colour(Color::White);
        let bottom = self.place.bottom();
        for &(at, from, to) in known {
            let [from, to] = [self.point(at, from), self.point(at + 1, to)];
            let corners = [from, to, pos2(to.x, bottom), pos2(from.x, bottom)];
            quad(painter, corners, white);
        }
    }

    /// Whose share is which.
    fn names(self, painter: &Painter, view: &View<'_>) {
        let inner = self.place.shrink(5.0);
        for (color, at, align) in [
            (Color::Black, inner.left_top(), Align2::LEFT_TOP),
            (Color::White, inner.left_bottom(), Align2::LEFT_BOTTOM),
        ] {
            let ink = view.face.ink_on(color);
            let font = FontId::proportional(11.0);
            let words = painter.layout_no_wrap(view.face.name(color), font, ink);
            let room = align.anchor_size(at, words.size());
            let ground = view.face.colour(color).gamma_multiply(0.85);
            painter.rect_filled(room.expand2(vec2(2.0, 0.0)), 2.0, ground);
            painter.galley(room.min, words, ink);
        }
    }

    /// The moment on the board.
    fn shown(self, painter: &Painter, view: &View<'_>, found: &Assessment) {
        let at = view.analysis.shown().min(self.last);
        let x = self.x(at);
        let line = Stroke::new(2.0, palette::FOCUS);
        painter.vline(x, self.place.y_range(), line);
        if let Some(chance) = found.chances.get(at).copied().flatten() {
            let ring = Stroke::new(2.0, palette::FOCUS);
            let place = self.within(self.point(at, chance));
            painter.circle(place, 3.5, palette::PALE_PAPER, ring);
        }
    }

    /// A turning point: a lozenge for a blunder, a disc for a mistake.
    fn mark(self, painter: &Painter, found: &Assessment, verdict: &Verdict) {
        let Some(chance) = found.chances.get(verdict.at).copied().flatten() else {
            return;
        };
        let (place, edge) = (
            self.within(self.point(verdict.at, chance)),
            Stroke::new(1.2, palette::PALE_PAPER),
        );
        if verdict.class == Class::Blunder {
            let reach = 6.0;
            let corners = [
                vec2(0.0, -reach),
                vec2(reach, 0.0),
                vec2(0.0, reach),
                vec2(-reach, 0.0),
            ];
            let corners = corners.map(|it| place + it).to_vec();
            painter.add(Shape::convex_polygon(corners, palette::WAX, edge));
        } else {
            let edge = Stroke::new(1.2, palette::INK);
            painter.circle(place, 4.2, palette::GOLD, edge);
        }
    }
}

/// Four corners filled without a seam.
fn quad(painter: &Painter, corners: [Pos2; 4], fill: Color32) {
    let mut mesh = Mesh::default();
    for corner in corners {
        mesh.colored_vertex(corner, fill);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    painter.add(Shape::mesh(mesh));
}
