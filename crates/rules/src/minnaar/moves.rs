//! Moves and which of them are legal.

use super::position::Position;
use super::{Alliance, Group, Piece};
use crate::{BitBoard, MoveSyntaxError, Square, attacks};
use std::fmt;
use std::str::FromStr;

/// A move; its text form is `e2e4` or `pass`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A piece goes from a square to another and captures what stands there.
    Step {
        /// Where it leaves.
        from: Square,
        /// Where it arrives.
        to: Square,
    },
    /// The group cannot move.
    Pass,
}

impl Move {
    /// Where a piece leaves, unless the group passes.
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Step { from, .. } => Some(from),
            Self::Pass => None,
        }
    }

    /// Where a piece arrives, unless the group passes.
    pub const fn to(self) -> Option<Square> {
        match self {
            Self::Step { to, .. } => Some(to),
            Self::Pass => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step { from, to } => write!(f, "{from}{to}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Move {
    type Err = MoveSyntaxError;

    fn from_str(text: &str) -> Result<Self, MoveSyntaxError> {
        const FORM: &str = "from-square and to-square as in e2e4, or pass";
        let step = || {
            let (from, to) = text.split_at_checked(2)?;
            Some(Self::Step {
                from: Square::parse(from)?,
                to: Square::parse(to)?,
            })
        };
        match text {
            "pass" => Ok(Self::Pass),
            _ => step().ok_or_else(|| MoveSyntaxError::new(text, FORM)),
        }
    }
}

/// The squares at most [`super::STRIDE`] king-steps away.
static NEAR: [BitBoard; 64] = {
    let mut near = [BitBoard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = 0;
        while to < 64 {
            let distance = Square::masked(from).distance(Square::masked(to));
            if distance <= super::STRIDE {
                near[from as usize].0 |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    near
};

/// The kinds that a group can have.
#[inline(always)]
fn kinds_of(group: Group) -> &'static [Piece] {
    let (sovereign, officers) = Piece::ALL.split_at(1);
    match group.alliance() {
        Alliance::Sovereigns => sovereign,
        Alliance::Establishment => officers,
    }
}

/// What a piece attacks: each way up to and including the first occupied square.
#[inline(always)]
pub(super) fn reach(piece: Piece, from: Square, occupied: BitBoard) -> BitBoard {
    match piece {
        Piece::Sovereign => attacks::queen(from, occupied) & NEAR[from.index()],
        Piece::King => attacks::king(from),
        Piece::Queen => attacks::queen(from, occupied),
        Piece::Rook => attacks::rook(from, occupied),
        Piece::Bishop => attacks::bishop(from, occupied),
        Piece::Knight => attacks::knight(from),
    }
}

impl Position {
    /// Calls `each` with the pieces of a group and where they may go, whoever's turn it is and
    /// whether or not the game is over.
    #[inline(always)]
    pub fn for_each_reach(&self, group: Group, mut each: impl FnMut(Piece, Square, BitBoard)) {
        let open = !self.alliance(group.alliance());
        self.for_each_attack(group, |piece, from, reach| each(piece, from, reach & open));
    }

    /// Calls `each` with the pieces of a group and what they attack or guard: each way up to and
    /// including the first piece of whatever side.
    #[inline(always)]
    pub fn for_each_attack(&self, group: Group, mut each: impl FnMut(Piece, Square, BitBoard)) {
        let occupied = self.occupied();
        for &piece in kinds_of(group) {
            for from in self.pieces_of(group, piece) {
                each(piece, from, reach(piece, from, occupied));
            }
        }
    }

    /// Where the piece on `from` may go now; nowhere if it is not its group's turn.
    pub fn goals(&self, from: Square) -> BitBoard {
        match self.piece_at(from) {
            Some((group, piece)) if group == self.group() && self.judge().is_none() => {
                reach(piece, from, self.occupied()) & !self.alliance(group.alliance())
            }
            _ => BitBoard::EMPTY,
        }
    }

    /// The pieces of an alliance that could capture on `square`.
    pub fn attackers(&self, square: Square, alliance: Alliance) -> BitBoard {
        let occupied = self.occupied();
        let attacking = Piece::ALL.into_iter().fold(BitBoard::EMPTY, |set, piece| {
            set | reach(piece, square, occupied) & self.pieces(piece)
        });
        attacking & self.alliance(alliance)
    }

    /// The pieces of a group and kind that could go to `square`, if it is open to them.
    #[inline]
    pub fn attackers_of(&self, square: Square, group: Group, piece: Piece) -> BitBoard {
        let pieces = self.pieces_of(group, piece);
        if pieces.is_empty() {
            return BitBoard::EMPTY;
        }
        // Every piece moves the same there and back.
        reach(piece, square, self.occupied()) & pieces
    }

    /// Appends the legal captures.
    pub fn generate_captures(&self, moves: &mut Vec<Move>) {
        if self.judge().is_none() {
            let prey = self.alliance(self.group().alliance().other());
            self.push_moves(prey, moves);
        }
    }

    /// Appends the moves to `wanted` squares.
    #[inline(always)]
    pub(super) fn push_moves(&self, wanted: BitBoard, moves: &mut Vec<Move>) {
        self.for_each_reach(self.group(), |_, from, goals| {
            let steps = (goals & wanted).into_iter();
            moves.extend(steps.map(|to| Move::Step { from, to }));
        });
    }
}
