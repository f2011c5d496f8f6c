//! Moves and which of them are legal (`field.md`, moving).

use super::ground::{CAMPS, HEADQUARTERS, RAILS, neighbours, straight, winding};
use super::{Piece, Point, Points, Position, QUIET, Side};
use crate::MoveSyntaxError;
use std::fmt;
use std::str::FromStr;

/// A move from a point to another; its text form is such as `a6a12`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece leaves.
    pub from: Point,
    /// Where it goes, or whom it attacks.
    pub to: Point,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
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
        // The second column letter is the only one after the first.
        let second = text
            .char_indices()
            .skip(1)
            .find(|(_, c)| !c.is_ascii_digit());
        let mv = second.and_then(|(at, _)| {
            let (from, to) = text.split_at_checked(at)?;
            Some(Self {
                from: Point::parse(from)?,
                to: Point::parse(to)?,
            })
        });
        mv.ok_or_else(|| MoveSyntaxError::new(text, "from-point and to-point as in a6a12"))
    }
}

/// What the moves of a side depend on: nothing of it is the identity of an enemy.
#[derive(Copy, Clone, Debug)]
pub(super) struct Force {
    /// The side's pieces that may ever move, Engineers among them.
    pub mobile: Points,
    pub engineers: Points,
    pub own: Points,
    pub enemy: Points,
}

impl Force {
    /// Where the piece on `from`, which must be able to move, may go.
    #[inline(always)]
    fn goals(&self, from: Point) -> Points {
        let occupied = self.own.with(self.enemy);
        let mut goals = neighbours(from);
        if RAILS.has(from) {
            let by_rail = if self.engineers.has(from) {
                winding(from, occupied)
            } else {
                straight(from, occupied)
            };
            goals = goals.with(by_rail);
        }
        goals.without(self.own).without(CAMPS.and(self.enemy))
    }

    /// Calls `each` with the pieces that are not frozen and where they may go, maybe nowhere.
    #[inline(always)]
    pub fn for_each(&self, mut each: impl FnMut(Point, Points)) {
        for from in self.mobile.without(HEADQUARTERS) {
            each(from, self.goals(from));
        }
    }

    pub fn can_move(&self) -> bool {
        let mut free = self.mobile.without(HEADQUARTERS).into_iter();
        free.any(|from| !self.goals(from).is_empty())
    }

    /// Appends the moves to `wanted` points.
    pub fn push_to(&self, wanted: Points, moves: &mut Vec<Move>) {
        self.for_each(|from, goals| {
            let goals = goals.and(wanted).into_iter();
            moves.extend(goals.map(|to| Move { from, to }));
        });
    }
}

/// Whether a piece that is no Engineer could have gone from `from` to `to`.
pub(super) fn is_straight(from: Point, to: Point, occupied: Points) -> bool {
    neighbours(from).has(to) || RAILS.has(from) && straight(from, occupied).has(to)
}

impl Position {
    #[inline(always)]
    pub(super) fn force(&self, side: Side) -> Force {
        let own = self.side(side);
        let still = self.pieces(Piece::Flag).with(self.pieces(Piece::Landmine));
        Force {
            mobile: own.without(still),
            engineers: self.pieces_of(side, Piece::Engineer),
            own,
            enemy: self.side(side.other()),
        }
    }

    /// Appends the legal attacks.
    pub fn generate_attacks(&self, moves: &mut Vec<Move>) {
        if self.lost_flag().is_none() && self.quiet() < QUIET {
            let us = self.turn_of();
            self.force(us).push_to(self.side(us.other()), moves);
        }
    }

    /// Where the pieces of a side may go, whoever's turn it is and whether or not the game is
    /// over: `each` piece that is not frozen with its goals.
    #[inline(always)]
    pub fn for_each_reach(&self, side: Side, each: impl FnMut(Point, Points)) {
        self.force(side).for_each(each);
    }
}
