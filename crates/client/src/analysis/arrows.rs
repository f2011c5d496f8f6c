//! Arrows on the board: what the computer would do.

use super::pane::{View, pointed_line};
use super::state::Page;
use super::study::Open;
use crate::theme::palette;
use bevy_egui::egui::{
    Align2, Color32, Context, FontId, Id, LayerId, Order, Painter, Pos2, Rect, Shape, Stroke, Vec2,
};
use rules::{Move, MoveKind, Piece, Square};

/// How a move is drawn.
#[derive(Copy, Clone)]
struct Look {
    fill: Color32,
    /// Around it, where the ground may be of its colour.
    edge: Color32,
    /// Of the shaft, in squares.
    width: f32,
    dashed: bool,
}

const BEST: Look = Look {
    fill: palette::GOLD,
    edge: palette::INK,
    width: 0.15,
    dashed: false,
};
const BETTER: Look = Look {
    fill: palette::MOSS,
    // It is as dark as a wood.
    edge: palette::PALE_PAPER,
    width: 0.12,
    dashed: true,
};

const TAKEN_BACK: Look = Look {
    fill: palette::WAX,
    edge: palette::PALE_PAPER,
    width: 0.08,
    dashed: true,
};

/// Draws the first moves of the best lines over the board, the best the boldest; of a line that is
/// pointed at, that one alone. Over a move that was no good lies what was better. All in points.
pub fn arrows(ctx: &Context, view: &View<'_>, board: Rect, square: impl Fn(Square) -> Rect) {
    let Some(position) = view.analysis.position() else {
        return;
    };
    let layer = LayerId::new(Order::Background, Id::new("arrows of the analysis"));
    let painter = ctx.layer_painter(layer).with_clip_rect(board);
    if let Some((before, better)) = better(view) {
        draw(&painter, before, better, BETTER, &square);
        return;
    }
    let lines = view.analysis.best();
    let pointed = pointed_line(ctx);
    for (index, line) in lines.iter().enumerate().rev() {
        if pointed.is_some_and(|it| it != index) {
            continue;
        }
        let look = match index == 0 || pointed.is_some() {
            true => BEST,
            false => Look {
                fill: BEST.fill.gamma_multiply(0.8),
                width: 0.07,
                ..BEST
            },
        };
        if let Some(step) = line.moves.first() {
            draw(&painter, position, step.mv, look, &square);
        }
    }
}

/// Why a single move is drawn over the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// A hint shows it.
    Hint,
    /// It was tried, and taken back.
    TakenBack,
}

/// Draws a single move over the board, from square to square; from beside the board, a ring.
pub(crate) fn way(ctx: &Context, board: Rect, from: Option<Rect>, to: Rect, way: Way) {
    let look = match way {
        Way::Hint => BEST,
        Way::TakenBack => TAKEN_BACK,
    };
    let layer = LayerId::new(
        Order::Background,
        Id::new(("a way over the board", way as u8)),
    );
    let painter = ctx.layer_painter(layer).with_clip_rect(board);
    match from {
        Some(from) => arrow(&painter, from.center(), to.center(), to.width(), look),
        None => ring(&painter, to, look, None),
    }
}

/// What should have been played instead of the move that led here, while the whole game is looked
/// over.
fn better<'a>(view: &View<'a>) -> Option<(&'a Open, Move)> {
    let (analysis, at) = (view.analysis, view.analysis.shown());
    if analysis.page() != Page::Game {
        return None;
    }
    let verdict = analysis.assessment()?.verdict(at)?;
    let (mv, _) = verdict.better.as_ref()?;
    let marked = !verdict.class.sign().is_empty();
    let before = analysis.study()?.position(at.checked_sub(1)?)?;
    marked.then_some((before, *mv))
}

fn draw(painter: &Painter, before: &Open, mv: Move, look: Look, square: &impl Fn(Square) -> Rect) {
    let to = square(mv.to());
    let Some(from) = mv.from() else {
        return ring(painter, to, look, piece_letter(mv));
    };
    let shot = before
        .piece_at(from)
        .is_some_and(|(_, piece)| piece == Piece::Tower);
    arrow(
        painter,
        square(from).center(),
        to.center(),
        to.width(),
        look,
    );
    if shot {
        ring(painter, to, look, None);
    }
}

fn piece_letter(mv: Move) -> Option<char> {
    match mv.kind() {
        MoveKind::Drop(piece) => Some(piece.letter().to_ascii_uppercase()),
        _ => None,
    }
}

/// A ring where something is placed, or hit from afar.
fn ring(painter: &Painter, place: Rect, look: Look, letter: Option<char>) {
    let (middle, edge) = (place.center(), place.width());
    let width = edge * look.width * 0.8;
    painter.circle_stroke(middle, edge * 0.4, Stroke::new(width + 2.0, look.edge()));
    painter.circle_stroke(middle, edge * 0.4, Stroke::new(width, look.fill));
    if let Some(letter) = letter {
        let font = FontId::proportional(edge * 0.4);
        painter.text(middle, Align2::CENTER_CENTER, letter, font, palette::INK);
    }
}

impl Look {
    fn edge(self) -> Color32 {
        self.edge.gamma_multiply(0.9)
    }
}

/// An arrow between the middles of two squares of that edge.
fn arrow(painter: &Painter, from: Pos2, to: Pos2, edge: f32, look: Look) {
    let way = to - from;
    if way.length() < 1.0 {
        return;
    }
    let along = way.normalized();
    let across = Vec2::new(-along.y, along.x);
    let head = edge * (0.16 + look.width * 1.3);
    let start = from + along * edge * 0.18;
    let tip = to - along * edge * 0.06;
    let neck = tip - along * head;
    let half = edge * look.width / 2.0;
    let wing = head * 0.55;
    if look.dashed {
        for (width, colour) in [(half * 2.0 + 2.0, look.edge()), (half * 2.0, look.fill)] {
            let stroke = Stroke::new(width, colour);
            let dashes = Shape::dashed_line(&[start, neck], stroke, edge * 0.2, edge * 0.12);
            painter.extend(dashes);
        }
    } else {
        let shaft = [
            start + across * half,
            neck + across * half,
            neck - across * half,
            start - across * half,
        ];
        painter.add(Shape::convex_polygon(
            shaft.to_vec(),
            look.fill,
            Stroke::new(1.8, look.edge()),
        ));
    }
    let tip = [tip, neck + across * wing, neck - across * wing];
    painter.add(Shape::convex_polygon(
        tip.to_vec(),
        look.fill,
        Stroke::new(1.8, look.edge()),
    ));
}
