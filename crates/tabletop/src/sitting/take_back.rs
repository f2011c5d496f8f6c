//! What may be taken back, and how far.

use super::{Sitter, Sitting};
use crate::Refused;

impl Sitting {
    /// Whether anything can be taken back now.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_take_back(&self) -> Result<(), Refused> {
        if self.is_online() {
            return self.may_ask_to_take_back();
        }
        self.take_back_to().map(|_| ())
    }

    /// Against computers to the person's own last decision; between people to the last of all.
    pub(super) fn take_back_to(&self) -> Result<usize, Refused> {
        self.may_undo()?;
        if self.is_handed_over() {
            return self.take_back_own();
        }
        let tries = self.humans().map(|player| self.game.take_back_to(player));
        let mut best = Err(Refused::NothingToTakeBack);
        for found in tries {
            best = match (best, found) {
                (Ok(one), Ok(other)) => Ok(usize::max(one, other)),
                (Err(_), found) => found,
                (found, Err(_)) => found,
            };
        }
        best
    }

    /// Whether anybody may take back or do again now.
    pub(super) fn may_undo(&self) -> Result<(), Refused> {
        if !self.is_online() && self.sitters.contains(&Sitter::Afar) {
            // Of a game that was played between screens there is only the record.
            return Err(Refused::Over);
        }
        if self.curtain().is_some() {
            return Err(Refused::Curtain);
        }
        if self.only_computers() {
            return Err(Refused::OnlyComputers);
        }
        if self.offer.is_some() {
            return Err(Refused::QuestionOpen);
        }
        match self.is_live() {
            true => Ok(()),
            false => Err(Refused::LookingBack),
        }
    }

    /// Where people have secrets from each other, only what he has done himself and nobody has
    /// answered.
    fn take_back_own(&self) -> Result<usize, Refused> {
        if self.game.ending().is_some() {
            return Err(Refused::Unseen);
        }
        let player = self.shown_to.ok_or(Refused::NothingToTakeBack)?;
        let to = self.game.take_back_to(player)?;
        match self.game.others_acted_since(player, to) {
            true => Err(Refused::OthersActed),
            false => Ok(to),
        }
    }
}
