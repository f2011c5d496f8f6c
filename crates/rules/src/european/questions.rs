//! Who has to be asked.

use super::play::owner_at;
use super::{Kind, Nation, Position, Question, Seat};
use crate::{Square, attacks};

impl Position {
    /// After a slide or double-step of `mover`: the owner of each hidden Knight on the way is asked
    /// whether to strike, in turn order from the mover. A leap lies on no line.
    pub(super) fn ask_the_passed(&mut self, mover: Seat, from: Square, to: Square) {
        if self.is_immune(mover) || owner_at(self, to) != Some(mover) {
            return;
        }
        let way = attacks::between(from, to);
        let [_, others @ ..] = mover.and_after();
        for seat in others {
            if self.hidden_at(seat).is_some_and(|at| way.has(at)) {
                self.questions.push((seat, Question::Strike(to)));
            }
        }
    }

    /// Drops questions that have come to nothing, and asks every Guild with more than one Knight
    /// which to keep. The order is that of the position string.
    pub(super) fn review_questions(&mut self) {
        let mut questions: Vec<(Seat, Question)> = self
            .turn
            .and_after()
            .into_iter()
            .filter(|&seat| self.must_choose(seat))
            .map(|seat| (seat, Question::Keep))
            .collect();
        for &(seat, question) in &self.questions {
            let stands = match question {
                Question::Keep => false,
                Question::Strike(at) => {
                    self.hidden_at(seat).is_some()
                        && owner_at(self, at).is_some_and(|owner| owner != seat)
                }
                Question::Allow { piece, .. } => owner_at(self, piece) == Some(seat),
            };
            if stands {
                questions.push((seat, question));
            }
        }
        self.questions = questions;
    }

    pub(super) fn must_choose(&self, seat: Seat) -> bool {
        self.nation(seat) == Some(Nation::Guild) && self.pieces(seat, Kind::Knight).has_many()
    }
}
