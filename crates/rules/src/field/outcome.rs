//! How a game ends, judged at the start of a turn (`field.md`, ends).

use super::{Piece, Position, Side};
use crate::{Outcome, Reason};

/// After so many turns without combat the game is a draw.
pub const QUIET: u32 = 100;

impl Position {
    /// The end that needs no look at the moves: a captured Flag.
    #[inline(always)]
    pub(super) fn lost_flag(&self) -> Option<Outcome<Side>> {
        let us = self.turn_of();
        // Who has just moved has captured, so the side to move is looked at first.
        [us, us.other()]
            .into_iter()
            .find(|&side| self.pieces_of(side, Piece::Flag).is_empty())
            .map(|loser| Outcome {
                winner: Some(loser.other()),
                reason: Reason::Flag,
            })
    }

    pub(super) fn judge(&self) -> Option<Outcome<Side>> {
        let us = self.turn_of();
        if let Some(outcome) = self.lost_flag() {
            Some(outcome)
        } else if !self.force(us).can_move() {
            Some(Outcome {
                winner: Some(us.other()),
                reason: Reason::Immobile,
            })
        } else if self.quiet() >= QUIET {
            Some(Outcome {
                winner: None,
                reason: Reason::Quiet,
            })
        } else {
            None
        }
    }

    /// The outcome if `side` gives up.
    pub const fn resign(side: Side) -> Outcome<Side> {
        Outcome {
            winner: Some(side.other()),
            reason: Reason::Resign,
        }
    }

    /// The outcome if both sides agree on a draw.
    pub const fn agreed() -> Outcome<Side> {
        Outcome {
            winner: None,
            reason: Reason::Agreed,
        }
    }
}
