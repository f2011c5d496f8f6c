//! What the hovered square, the piece on it and the marks there are about.

use super::model::Model;
use super::sheet::{next_to, sheet};
use crate::battle::{PieceTip, TipLine, piece_tip};
use crate::board::{Mark, Placed, Sign, marks_of};
use crate::terrain::{self, Place};
use crate::theme::{Pictures, grown, palette, serif_bold};
use bevy_egui::egui::{Color32, Context, Id, Label, Rect, RichText, Ui};
use rules::Square;

/// Words about a square: the piece with what hangs on it, the marks there, and what the ground does.
/// Draws nothing and returns `false` if there is nothing to tell.
pub fn tip(ui: &mut Ui, model: &Model<'_>, square: Square) -> bool {
    let about = About::of(model, square);
    about.show(ui, model.pictures);
    !about.is_nothing()
}

/// What is worth telling of a square.
struct About {
    square: Square,
    piece: Option<PieceTip>,
    ground: Option<&'static Place>,
    /// All marks of the board.
    marks: Vec<Placed>,
}

impl About {
    fn of(model: &Model<'_>, square: Square) -> Self {
        let shown = model.table.shown();
        Self {
            square,
            piece: piece_tip(shown, square),
            ground: terrain::place(shown, square),
            marks: marks_of(model.table, None, None, false),
        }
    }

    fn is_nothing(&self) -> bool {
        self.piece.is_none() && self.ground.is_none() && self.told_marks().is_empty()
    }

    /// The marks on the square that have words of their own; those of its piece are told with it.
    fn told_marks(&self) -> Vec<Mark> {
        let here = self.marks.iter().filter(|it| it.square == self.square);
        let here = here.map(|it| it.mark);
        let mut told: Vec<Mark> = Vec::new();
        for mark in here.filter(|it| matches!(it, Mark::Check | Mark::LastMove | Mark::Hint)) {
            if !told.contains(&mark) {
                told.push(mark);
            }
        }
        told
    }

    fn show(&self, ui: &mut Ui, pictures: &Pictures) {
        let (piece, marks) = (self.piece.as_ref(), self.told_marks());
        let place = self.square.to_string();
        if piece.is_none() && self.ground.is_none() && !marks.is_empty() {
            title(ui, &place);
        }
        if let Some(piece) = piece {
            title(
                ui,
                &words!("battle-tip-title-at", title = &piece.title, at = &place),
            );
            for TipLine { words, grave, mark } in &piece.lines {
                let ink = if *grave { palette::WAX } else { palette::INK };
                line(ui, pictures, mark.map(Sign::Mark), words, ink);
            }
        }
        for mark in marks {
            let words = mark.words().say();
            line(ui, pictures, Some(Sign::Mark(mark)), &words, palette::INK);
        }
        for (squares, sign, words) in piece.into_iter().flat_map(|piece| {
            let attackers = key!("battle-tip-attackers-marked");
            let attacks = key!("battle-tip-attacked-marked");
            [
                (piece.attackers, Sign::Mark(Mark::Threat), attackers),
                (piece.attacks, Sign::Attacked, attacks),
            ]
        }) {
            if !squares.is_empty() {
                line(ui, pictures, Some(sign), &words.say(), palette::FADED_INK);
            }
        }
        if let Some(Place { name, rule, .. }) = self.ground {
            let (name, rule) = (name.say(), rule.say());
            if piece.is_none() {
                title(ui, &words!("battle-ground-at", ground = &name, at = &place));
            }
            let words = if piece.is_some() {
                words!("battle-ground-below", ground = name, about = rule)
            } else {
                rule
            };
            ui.add(Label::new(RichText::new(words).color(palette::FADED_INK).size(14.0)).wrap());
        }
    }

    /// The squares that the words must not hide: first those that are lit, with those the coach
    /// speaks of, then those the words themselves speak of.
    fn beside(&self, lit: &[Square]) -> (Vec<Square>, Vec<Square>) {
        let is_lit = |mark: Mark| matches!(mark, Mark::Check | Mark::Hint | Mark::Selected);
        let marked = self.marks.iter().filter(|it| is_lit(it.mark));
        let lit = lit.iter().copied().chain(marked.map(|it| it.square));
        let moved = self.marks.iter().filter(|it| it.mark == Mark::LastMove);
        let spoken_of = self.piece.as_ref();
        let spoken_of = spoken_of.map(|it| it.attackers.with(it.attacks));
        let told = spoken_of.into_iter().flatten();
        (
            lit.filter(|at| *at != self.square).collect(),
            told.chain(moved.map(|it| it.square)).collect(),
        )
    }
}

/// A line of words behind the picture of the mark that it explains.
fn line(ui: &mut Ui, pictures: &Pictures, sign: Option<Sign>, words: &str, ink: Color32) {
    let words = RichText::new(words).color(ink).size(14.0);
    let Some(sign) = sign else {
        ui.add(Label::new(words).wrap());
        return;
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.add(sign.picture(pictures, 20.0));
        ui.add(Label::new(words).wrap());
    });
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
pub(crate) struct Rest<S> {
    at: Option<(S, f64)>,
    /// The state of things when it was looked at last.
    version: Option<u64>,
    /// Something was done while it rested: nothing comes by itself before it goes elsewhere.
    hushed: bool,
}

impl<S> Default for Rest<S> {
    fn default() -> Self {
        Self {
            at: None,
            version: None,
            hushed: false,
        }
    }
}

/// Whether a square has been rested on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Rested {
    /// There is none, or it was left alone: something was done meanwhile.
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
        let changed = self.version.replace(version) != Some(version);
        let Some(square) = square else {
            self.at = None;
            return Rested::No;
        };
        match self.at {
            Some((at, since)) if at == square => {
                self.hushed |= changed;
                match () {
                    () if self.hushed => Rested::No,
                    () if now - since < REST => Rested::Soon,
                    () => Rested::Yes,
                }
            }
            _ => {
                self.at = Some((square, now));
                self.hushed = false;
                Rested::Soon
            }
        }
    }
}

impl Rest<Square> {
    /// Shows the words beside the square once it has been rested on; `place` tells where a square
    /// is, in points, and `lit` are squares that must stay in sight. Nothing is shown while a piece
    /// is in the hand, or after a move until the next square. Returns whether another frame is
    /// needed.
    pub fn show(
        &mut self,
        ctx: &Context,
        model: &Model<'_>,
        square: Option<Square>,
        (board, place): (Rect, &dyn Fn(Square) -> Rect),
        lit: &[Square],
        now: f64,
    ) -> bool {
        let table = model.table;
        let rested = self.on(square, table.version(), now);
        let busy = table.selection().is_some() || table.question().is_some();
        let Some(square) = square.filter(|_| !busy) else {
            return false;
        };
        if rested != Rested::Yes {
            return rested == Rested::Soon;
        }
        let about = About::of(model, square);
        if about.is_nothing() {
            return false;
        }
        let (lit, told) = about.beside(lit);
        let places = |squares: &[Square]| squares.iter().map(|at| place(*at)).collect::<Vec<_>>();
        let clear = Clear {
            lit: places(&lit),
            told: places(&told),
        };
        beside(ctx, place(square), board, &clear, |ui| {
            about.show(ui, model.pictures);
        })
    }
}

/// What a sheet beside a square must leave in sight, in points.
#[derive(Debug, Default)]
pub(crate) struct Clear {
    /// In any case, where there is room.
    pub lit: Vec<Rect>,
    /// As far as may be.
    pub told: Vec<Rect>,
}

/// A small sheet beside a square: never over it, nor over what must stay in sight, where there is
/// room. Returns whether another frame is needed.
pub(crate) fn beside(
    ctx: &Context,
    place: Rect,
    board: Rect,
    clear: &Clear,
    contents: impl FnOnce(&mut Ui),
) -> bool {
    let width = (board.width() * 0.5).clamp(grown(ctx, 200.0), grown(ctx, 330.0));
    let id = Id::new(("tip", place.min.x as i32, place.min.y as i32));
    let lies = |size| next_to(board, place, &clear.lit, &clear.told, size);
    sheet(ctx, id, width, lies, contents)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_after_a_rest_and_not_after_a_move() {
        let mut rest = Rest::default();
        assert_eq!(rest.on(Some(1), 0, 0.0), Rested::Soon);
        assert_eq!(rest.on(Some(1), 0, 0.2), Rested::Soon);
        assert_eq!(rest.on(Some(1), 0, 0.6), Rested::Yes);
        // Something is done while the pointer rests: nothing comes, not even once all is as before.
        assert_eq!(rest.on(Some(1), 1, 0.7), Rested::No);
        assert_eq!(rest.on(Some(1), 0, 5.0), Rested::No);
        assert_eq!(rest.on(Some(2), 0, 5.1), Rested::Soon);
        assert_eq!(rest.on(Some(2), 0, 6.0), Rested::Yes);
        assert_eq!(rest.on(None, 0, 6.1), Rested::No);
        assert_eq!(rest.on(Some(2), 0, 6.2), Rested::Soon);
    }
}
