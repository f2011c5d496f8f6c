//! How a game ends, judged after every turn (`minnaar.md`, ends).

use super::{Alliance, Group, Position};
use crate::{Outcome, Reason};

/// After so many turns in a row without a capture nobody wins any more.
pub const IMPASSE: u32 = 80;
/// After so many forced passes in a row nobody can move any more.
pub const PASSES: u32 = 4;

impl Position {
    #[inline(always)]
    pub(super) fn judge(&self) -> Option<Outcome<Alliance>> {
        let won = |winner, reason| {
            Some(Outcome {
                winner: Some(winner),
                reason,
            })
        };
        if self.alliance(Alliance::Establishment).is_empty() {
            won(Alliance::Sovereigns, Reason::Liberation)
        } else if self.side(Group::Southern).is_empty() || self.side(Group::Northern).is_empty() {
            won(Alliance::Establishment, Reason::DivideAndConquer)
        } else if self.quiet() >= IMPASSE || self.passes() >= PASSES {
            Some(Outcome {
                winner: None,
                reason: Reason::Impasse,
            })
        } else {
            None
        }
    }

    /// The outcome if the players end the battle by choice: undecided, whatever stands.
    pub const fn ended_by_choice() -> Outcome<Alliance> {
        Outcome {
            winner: None,
            reason: Reason::Agreed,
        }
    }
}
