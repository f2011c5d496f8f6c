//! Little boards that can be touched: pick a piece up, see where it may go, move it, see what happens.

mod battle;
#[cfg(test)]
mod claims;
mod examples;
mod show;
mod table;
mod told;

pub(super) use examples::{Example, example};
pub(super) use show::{Painter, show};

use battle::LiveBattle;
use rules::Variant;
use table::LiveTable;

/// A board as it stands after what was done on it.
#[derive(Clone, Debug)]
pub(super) enum Live {
    /// A battle.
    Battle(Box<LiveBattle>),
    /// One of the other games.
    Table(Box<LiveTable>),
}

impl Live {
    /// An example as it begins; `None` if it is no position of its game, which tests look after.
    pub fn new(example: &Example) -> Option<Self> {
        match example.variant {
            Variant::Battle => LiveBattle::new(example.start)
                .map(Box::new)
                .map(Self::Battle),
            variant => LiveTable::new(variant, example.start, example.side)
                .map(Box::new)
                .map(Self::Table),
        }
    }

    /// Whether something has been done on it.
    pub fn has_changed(&self) -> bool {
        match self {
            Self::Battle(live) => live.has_changed(),
            Self::Table(live) => live.has_changed(),
        }
    }

    /// Whether something is picked up or asked.
    pub fn is_held(&self) -> bool {
        match self {
            Self::Battle(live) => live.is_held(),
            Self::Table(live) => live.is_held(),
        }
    }

    /// Puts down what is picked up.
    pub fn put_down(&mut self) {
        match self {
            Self::Battle(live) => live.put_down(),
            Self::Table(live) => live.put_down(),
        }
    }

    /// Takes back the last move.
    pub fn take_back(&mut self) {
        match self {
            Self::Battle(live) => live.take_back(),
            Self::Table(live) => live.take_back(),
        }
    }
}
