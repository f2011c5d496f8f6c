use super::{Position, QUIET_TURNS, Seat};
use crate::{Outcome, Reason};

impl Position {
    /// The last King before the quiet: with nobody's left it is a draw (`european.md`).
    pub(super) fn judge(&self) -> Option<Outcome<Seat>> {
        let mut left = Seat::ALL
            .into_iter()
            .filter(|&seat| self.is_playing(seat) && self.has_king(seat));
        let (first, second) = (left.next(), left.next());
        if second.is_none() {
            return Some(Outcome {
                winner: first,
                reason: Reason::LastKing,
            });
        }
        (self.quiet >= QUIET_TURNS).then_some(Outcome {
            winner: None,
            reason: Reason::Quiet,
        })
    }
}
