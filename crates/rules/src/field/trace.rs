//! What an enemy piece has shown of itself.

use super::setup::may_stand;
use super::{Kinds, Piece, Point, Side};

/// An enemy piece as a player can follow it through the record, and what it can be by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// Where it stood at the beginning.
    pub home: Point,
    /// Where it stands; `None` once it has fallen.
    pub at: Option<Point>,
    /// How often it has moved or attacked.
    pub moves: u32,
    /// How often it has attacked.
    pub attacks: u32,
    /// Whether it has turned a corner on the rails, as only an Engineer does.
    pub turned: bool,
    /// The own pieces that fell to it while it stayed.
    pub beat: Kinds,
    /// What it can be, by where it began, how it moved, and how it fought.
    pub possible: Kinds,
}

impl Trace {
    /// A piece of `side` at the beginning; `from_setup` tells whether it began where the rules
    /// of set-ups put it.
    pub(super) fn new(side: Side, home: Point, from_setup: bool) -> Self {
        Self {
            home,
            at: Some(home),
            moves: 0,
            attacks: 0,
            turned: false,
            beat: Kinds::NONE,
            possible: Kinds::of(|piece| !from_setup || may_stand(side, piece, home).is_ok()),
        }
    }

    /// The kind, if only one is left.
    pub fn known(&self) -> Option<Piece> {
        let mut left = self.possible.iter();
        left.next().filter(|_| self.possible.len() == 1)
    }

    /// It can only be one of `kinds`.
    pub(super) fn narrow(&mut self, kinds: Kinds) {
        self.possible = self.possible.and(kinds);
    }

    /// It has moved to `to`, over a corner if `turned`.
    pub(super) fn moved(&mut self, to: Point, turned: bool) {
        self.at = Some(to);
        self.moves += 1;
        self.turned |= turned;
        let fits = |piece: Piece| piece.is_mobile() && (!turned || piece == Piece::Engineer);
        self.narrow(Kinds::of(fits));
    }

    /// An own piece fell to it.
    pub(super) fn has_beaten(&mut self, piece: Piece) {
        self.beat = self.beat.with(piece);
    }
}
