//! Doing again what was taken back.

use super::{Happening, Sitting};
use crate::{Player, Refused};
use words::words;

/// What was taken back and may be done again, the last first: each time a piece of the log.
#[derive(Clone, Debug, Default)]
pub(super) struct Undone(Vec<Vec<(Player, String)>>);

impl Undone {
    /// Keeps what the log had `before` and has `now` no more.
    pub fn take(&mut self, before: Vec<(Player, String)>, now: &[(Player, String)]) {
        match before.strip_prefix(now) {
            Some(gone) if !gone.is_empty() => self.0.push(gone.to_vec()),
            _ => self.forget(),
        }
    }

    /// Something else was done instead.
    pub fn forget(&mut self) {
        self.0.clear();
    }
}

impl Sitting {
    /// Whether what was taken back last can be done again now.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_redo(&self) -> Result<(), Refused> {
        if self.is_online() {
            return Err(Refused::Illegal(words!("table-refused-no-redo-online")));
        }
        self.may_undo()?;
        match self.undone.0.is_empty() {
            true => Err(Refused::NothingToRedo),
            false => Ok(()),
        }
    }

    pub(super) fn redo(&mut self) -> Result<Vec<Happening>, Refused> {
        self.can_redo()?;
        let from = self.game.len();
        let mut game = self.game.clone();
        for (player, action) in self.undone.0.last().into_iter().flatten() {
            game.play(*player, action)?;
        }
        self.game = game;
        self.undone.0.pop();
        Ok(self.gone_on(from))
    }
}
