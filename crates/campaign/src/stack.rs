//! Armies on the map: pieces by what they may still do this turn.

use crate::{Side, Square};
use rules::Piece;
use rules::battle::Army;

/// What a piece may still do (`campaign.md`, states of pieces).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// Has its whole move.
    Fresh,
    /// Has used its move.
    Moved,
    /// A Knight of an all-Knight army after one step of two.
    Riding,
    /// Retreated from a battle.
    Shaken,
    /// Retreated, and its owner's next turn has come: it cannot move in it.
    Held,
    /// Its attack was drawn.
    Spent,
    /// Its attack was drawn, and its owner's next turn has come: it may march, not attack.
    Tired,
}

impl Status {
    /// Every status in the order in which worlds are written.
    pub const ALL: [Self; 7] = [
        Self::Fresh,
        Self::Moved,
        Self::Riding,
        Self::Shaken,
        Self::Held,
        Self::Spent,
        Self::Tired,
    ];

    /// The word in world texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fresh => "fresh",
            Self::Moved => "moved",
            Self::Riding => "riding",
            Self::Shaken => "shaken",
            Self::Held => "held",
            Self::Spent => "spent",
            Self::Tired => "tired",
        }
    }

    /// What it becomes when its owner's turn begins.
    pub const fn next_turn(self) -> Self {
        match self {
            Self::Shaken => Self::Held,
            Self::Spent => Self::Tired,
            _ => Self::Fresh,
        }
    }
}

/// The pieces of one army by status.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Pieces([Army; 7]);

impl Pieces {
    /// Pieces that all have the same status.
    pub fn all(status: Status, army: Army) -> Self {
        let mut pieces = Self::default();
        pieces.0[status as usize] = army;
        pieces
    }

    /// Those with a status.
    pub const fn of(&self, status: Status) -> Army {
        self.0[status as usize]
    }

    /// Everybody.
    pub fn total(&self) -> Army {
        self.0.iter().fold(Army::default(), plus)
    }

    /// Everybody with one of these statuses.
    pub fn with(&self, statuses: &[Status]) -> Army {
        statuses
            .iter()
            .map(|&status| self.of(status))
            .fold(Army::default(), |sum, part| plus(sum, &part))
    }

    /// Adds pieces of a status.
    pub fn add(&mut self, status: Status, army: &Army) {
        self.0[status as usize] = plus(self.0[status as usize], army);
    }

    /// Takes pieces out, those of the first of `statuses` first; gives those that were there.
    pub fn take(&mut self, wanted: &Army, statuses: &[Status]) -> Self {
        let mut taken = Self::default();
        for (piece, count) in wanted.iter() {
            let mut left = count;
            for &status in statuses {
                let here = &mut self.0[status as usize];
                let part = here.count(piece).min(left);
                here.set(piece, here.count(piece) - part);
                taken.0[status as usize].add(piece, part);
                left -= part;
            }
        }
        taken
    }

    /// The same pieces with other statuses.
    pub fn turned(&self, into: impl Fn(Status) -> Status) -> Self {
        let mut turned = Self::default();
        for status in Status::ALL {
            turned.add(into(status), &self.of(status));
        }
        turned
    }
}

/// An army on a square of the map. Its King is implied.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    /// Whose it is.
    pub owner: Side,
    /// Where a warband comes from.
    pub camp: Option<Square>,
    /// Who stands there.
    pub pieces: Pieces,
}

impl Stack {
    /// Everybody in it.
    pub fn total(&self) -> Army {
        self.pieces.total()
    }

    /// Whether it is Knights and nobody else.
    pub fn is_all_knights(&self) -> bool {
        is_all_knights(&self.total())
    }

    /// Knights of an army that is not all Knights have done riding.
    pub(crate) fn settle_riders(&mut self) {
        if !self.is_all_knights() {
            self.pieces = self.pieces.turned(|status| match status {
                Status::Riding => Status::Moved,
                other => other,
            });
        }
    }

    /// What is left after a battle in its own place: losses fall on the later statuses first,
    /// and what was promoted is fresh (`campaign.md`, small print).
    pub(crate) fn keep(&mut self, survivors: &Army) {
        let before = self.total();
        let mut later_first = Status::ALL;
        later_first.reverse();
        self.pieces.take(&minus(before, survivors), &later_first);
        self.pieces.add(Status::Fresh, &minus(*survivors, &before));
        self.settle_riders();
    }
}

/// Whether an army is Knights and nobody else, and somebody.
pub fn is_all_knights(army: &Army) -> bool {
    !army.is_empty() && army.total() == u32::from(army.count(Piece::Knight))
}

/// Two armies together.
pub(crate) fn plus(mut army: Army, more: &Army) -> Army {
    for (piece, count) in more.iter() {
        army.add(piece, count);
    }
    army
}

/// An army without these pieces; what is not there is not missed.
pub(crate) fn minus(mut army: Army, less: &Army) -> Army {
    for (piece, count) in less.iter() {
        army.set(piece, army.count(piece).saturating_sub(count));
    }
    army
}

/// What both armies have.
pub(crate) fn common(army: &Army, other: &Army) -> Army {
    minus(*army, &minus(*army, other))
}

/// Whether `army` has all of `part`.
pub(crate) fn has(army: &Army, part: &Army) -> bool {
    minus(*part, army).is_empty()
}
