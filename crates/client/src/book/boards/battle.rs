//! A little battle.

use super::told::{Told, told};
use crate::battle::{Action, BattleSetup, Happening, Seat, Table};
use rules::Square;
use rules::battle::Position;

/// A battle that whoever reads plays for both sides.
#[derive(Clone, Debug)]
pub struct LiveBattle {
    table: Table,
    told: Vec<Told>,
    /// Where the keyboard is.
    pub cursor: Option<Square>,
}

impl LiveBattle {
    /// A battle that begins in a position.
    pub fn new(start: &str) -> Option<Self> {
        let position: Position = start.parse().ok()?;
        let setup = BattleSetup {
            terrain: position.terrain(),
            seats: [Seat::Human; 2],
            ..BattleSetup::default()
        };
        Some(Self {
            table: Table::from_position(setup, position),
            told: Vec::new(),
            cursor: None,
        })
    }

    /// The battle.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What came of what was done last.
    pub fn told(&self) -> &[Told] {
        &self.told
    }

    pub fn has_changed(&self) -> bool {
        !self.table.record().is_empty()
    }

    pub fn is_held(&self) -> bool {
        self.table.selection().is_some() || self.table.question().is_some()
    }

    /// Does something; what came of it, or why it is refused, is told from now on.
    pub fn act(&mut self, action: Action) {
        match self.table.act(action) {
            Err(refused) => self.told = vec![Told::Refused(format!("{refused}."))],
            Ok(happenings) => {
                let in_hand = |it: &Happening| {
                    use Happening::{Asked, Jumped, PutDown, Selected};
                    matches!(it, Selected | PutDown | Asked | Jumped)
                };
                if !happenings.iter().all(in_hand) {
                    self.told = told(&happenings);
                } else if matches!(self.told.first(), Some(Told::Refused(_))) {
                    self.told.clear();
                }
            }
        }
    }

    pub fn put_down(&mut self) {
        self.act(Action::Cancel);
    }

    pub fn take_back(&mut self) {
        self.told.clear();
        self.act(Action::TakeBack);
    }
}
