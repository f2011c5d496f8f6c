use super::{Army, BUDGET, Position};
use crate::{BitBoard, Color, Outcome, Piece, Reason};

/// Why a side may not retreat now.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RetreatError {
    /// `battle.md`: never while in check.
    #[error("nobody can retreat while in check")]
    InCheck,
    /// There is nothing to retreat from.
    #[error("the battle is over")]
    Over,
}

impl Position {
    /// A cheap question whose "no" spares [`Position::is_over`].
    #[inline(always)]
    pub(super) fn may_be_over(&self) -> bool {
        self.is_budget_spent() || !self.has_pieces(self.side)
    }

    #[inline(always)]
    fn is_budget_spent(&self) -> bool {
        self.side == Color::White && self.move_number > u16::from(self.budget)
    }

    /// Whether the battle is over by something else than mate or stalemate.
    pub(super) fn is_over(&self) -> bool {
        self.is_budget_spent() || self.is_bare_kings() || self.is_rout()
    }

    fn is_bare_kings(&self) -> bool {
        Color::ALL.into_iter().all(|color| !self.has_pieces(color))
    }

    fn is_rout(&self) -> bool {
        !self.has_pieces(self.side) && self.has_pieces(!self.side) && !self.can_capture()
    }

    /// The end of a battle in the order of `battle.md`: the first that holds decides.
    pub(super) fn judge(&self) -> Option<Outcome<Color>> {
        let lost = |reason| {
            Some(Outcome {
                winner: Some(!self.side),
                reason,
            })
        };
        let drawn = |reason| {
            Some(Outcome {
                winner: None,
                reason,
            })
        };
        let stuck = !self.can_move();
        let in_check = self.is_check();
        if in_check && stuck {
            lost(Reason::Checkmate)
        } else if self.is_bare_kings() {
            drawn(Reason::BareKings)
        } else if self.is_rout() {
            lost(Reason::Rout)
        } else if stuck {
            drawn(Reason::Stalemate)
        } else if self.is_budget_spent() {
            drawn(Reason::Budget)
        } else {
            None
        }
    }

    /// Whether the question of the one extension comes up: the first budget is used up and
    /// nothing else has ended the battle.
    pub fn can_extend(&self) -> bool {
        self.budget == BUDGET
            && self
                .judge()
                .is_some_and(|outcome| outcome.reason == Reason::Budget)
    }

    /// Whether the side to move may retreat.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_retreat(&self) -> Result<(), RetreatError> {
        if self.judge().is_some() {
            Err(RetreatError::Over)
        } else if self.is_check() {
            Err(RetreatError::InCheck)
        } else {
            Ok(())
        }
    }

    /// The outcome if the side to move retreats now.
    ///
    /// # Errors
    /// Says why it may not.
    pub fn retreat(&self) -> Result<Outcome<Color>, RetreatError> {
        self.can_retreat()?;
        Ok(Outcome {
            winner: Some(!self.side),
            reason: Reason::Retreat,
        })
    }

    /// The outcome if `color` gives up.
    pub fn resign(&self, color: Color) -> Outcome<Color> {
        Outcome {
            winner: Some(!color),
            reason: Reason::Resign,
        }
    }

    /// What `color` would keep if it retreated now: its pieces on its own half and its reserve.
    pub fn retreating_army(&self, color: Color) -> Army {
        let half = match color {
            Color::White => BitBoard(0x0000_0000_ffff_ffff),
            Color::Black => BitBoard(0xffff_ffff_0000_0000),
        };
        let mut army = self.reserve(color);
        for piece in Army::KINDS {
            army.add(piece, (self.pieces_of(color, piece) & half).len() as u16);
        }
        army
    }

    /// What each side keeps after `outcome`, White first (`battle.md`, what each side keeps).
    /// Towers are never kept.
    pub fn survivors(&self, outcome: &Outcome<Color>) -> [Army; 2] {
        Color::ALL.map(|color| match (outcome.winner, outcome.reason) {
            (Some(winner), _) if winner == color => self.army(color),
            (Some(_), Reason::Retreat) => self.retreating_army(color),
            (Some(_), _) => Army::default(),
            (None, _) => self.army(color),
        })
    }

    /// What `color` has lost compared with the army it came with.
    pub fn losses(&self, color: Color, came_with: &Army) -> Army {
        let now = self.army(color);
        let mut lost = Army::default();
        for piece in [
            Piece::Pawn,
            Piece::Knight,
            Piece::Bishop,
            Piece::Rook,
            Piece::Queen,
        ] {
            lost.set(
                piece,
                came_with.count(piece).saturating_sub(now.count(piece)),
            );
        }
        lost
    }
}
