//! What the hovered square and the piece on it are about.

use super::model::Model;
use crate::battle::piece_tip;
use crate::terrain::{self, Place};
use crate::theme::{grown, note, palette, serif_bold};
use bevy_egui::egui::{
    self, Align2, Area, Context, Frame, Label, Margin, Order, Rect, RichText, Stroke, Ui,
};
use rules::Square;

/// Words about a square: the piece with what hangs on it, and what the ground does. Draws nothing
/// and returns `false` if there is nothing to tell.
pub fn tip(ui: &mut Ui, model: &Model<'_>, square: Square) -> bool {
    let shown = model.table.shown();
    let piece = piece_tip(shown, square);
    let ground = terrain::place(shown, square);
    if let Some(piece) = &piece {
        let place = square.to_string();
        title(
            ui,
            &words!("battle-tip-title-at", title = &piece.title, at = place),
        );
        for (line, grave) in &piece.lines {
            let ink = if *grave { palette::WAX } else { palette::INK };
            ui.add(Label::new(RichText::new(line).color(ink).size(14.0)).wrap());
        }
    }
    for (squares, words) in piece.iter().flat_map(|piece| {
        [
            (piece.attackers, key!("battle-tip-attackers-marked")),
            (piece.attacks, key!("battle-tip-attacked-marked")),
        ]
    }) {
        if !squares.is_empty() {
            note(ui, words.say());
        }
    }
    if let Some(Place { name, rule, .. }) = ground {
        let (name, rule) = (name.say(), rule.say());
        if piece.is_none() {
            let place = square.to_string();
            title(ui, &words!("battle-ground-at", ground = &name, at = place));
        }
        let words = if piece.is_some() {
            words!("battle-ground-below", ground = name, about = rule)
        } else {
            rule
        };
        ui.add(Label::new(RichText::new(words).color(palette::FADED_INK).size(14.0)).wrap());
    }
    piece.is_some() || ground.is_some()
}

fn title(ui: &mut Ui, text: &str) {
    ui.label(
        RichText::new(text)
            .family(serif_bold())
            .size(16.0)
            .color(palette::INK),
    );
}

/// How long a square is hovered before its words come, in seconds.
const REST: f64 = 0.55;

/// Where the pointer or the keyboard rests, and since when.
pub(crate) struct Rest<S>(Option<(S, f64, u64)>);

impl<S> Default for Rest<S> {
    fn default() -> Self {
        Self(None)
    }
}

/// Whether a square has been rested on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Rested {
    /// There is none, or it was left alone: something was done on it.
    No,
    /// Not yet: another frame is needed.
    Soon,
    /// Its words are due.
    Yes,
}

impl<S: Copy + PartialEq> Rest<S> {
    /// Notes what is pointed at `now`, in seconds. After a change of `version` nothing is due
    /// until the next square.
    pub fn on(&mut self, square: Option<S>, version: u64, now: f64) -> Rested {
        let Some(square) = square else {
            self.0 = None;
            return Rested::No;
        };
        let (_, since, then) = match self.0 {
            Some(rest) if rest.0 == square => rest,
            _ => *self.0.insert((square, now, version)),
        };
        match () {
            () if then != version => Rested::No,
            () if now - since < REST => Rested::Soon,
            () => Rested::Yes,
        }
    }
}

impl Rest<Square> {
    /// Shows the words beside the square once it has been rested on; `place` is its rectangle in
    /// points. Nothing is shown while a piece is in the hand, or after a move until the next square.
    /// Returns whether the words have yet to come, so that another frame is needed.
    pub fn show(
        &mut self,
        ctx: &Context,
        model: &Model<'_>,
        square: Option<(Square, Rect)>,
        board: Rect,
        now: f64,
    ) -> bool {
        let table = model.table;
        let rested = self.on(square.map(|(square, _)| square), table.version(), now);
        let busy = table.selection().is_some() || table.question().is_some();
        let Some((square, place)) = square.filter(|_| !busy) else {
            return false;
        };
        let shown = table.shown();
        let has_words =
            piece_tip(shown, square).is_some() || terrain::place(shown, square).is_some();
        if rested == Rested::Yes && has_words {
            beside(ctx, place, board, |ui| {
                tip(ui, model, square);
            });
        }
        rested == Rested::Soon
    }
}

/// A small sheet beside a square, on the side where the board has more room.
pub(crate) fn beside(ctx: &Context, place: Rect, board: Rect, contents: impl FnOnce(&mut Ui)) {
    let right = place.center().x < board.center().x;
    let below = place.center().y < board.center().y;
    let x = if right {
        place.right() + 8.0
    } else {
        place.left() - 8.0
    };
    let (y, pivot) = match (right, below) {
        (true, true) => (place.top(), Align2::LEFT_TOP),
        (true, false) => (place.bottom(), Align2::LEFT_BOTTOM),
        (false, true) => (place.top(), Align2::RIGHT_TOP),
        (false, false) => (place.bottom(), Align2::RIGHT_BOTTOM),
    };
    Area::new("tip".into())
        .order(Order::Middle)
        .interactable(false)
        .pivot(pivot)
        .fixed_pos(egui::pos2(x, y))
        .constrain_to(board)
        .fade_in(false)
        .show(ctx, |ui| {
            Frame::new()
                .fill(palette::PAPER)
                .stroke(Stroke::new(1.0, palette::EDGE))
                .corner_radius(egui::CornerRadius::same(8))
                .inner_margin(Margin::symmetric(11, 7))
                .shadow(crate::theme::soft_shadow())
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 3.0;
                    ui.set_max_width(
                        (board.width() * 0.5).clamp(grown(ui, 200.0), grown(ui, 330.0)),
                    );
                    contents(ui);
                });
        });
}
