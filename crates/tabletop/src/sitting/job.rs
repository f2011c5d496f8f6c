use super::{Sitter, Sitting};
use crate::{Mind, Player};
use engine::Level;

/// What a computer player has to think about.
#[derive(Clone, Debug)]
pub struct Job {
    /// To be given back with [`super::Act::Reply`].
    pub version: u64,
    /// For whom.
    pub player: Player,
    /// What he may know.
    pub mind: Mind,
    /// How well he plays.
    pub level: Level,
    /// Differs from decision to decision of a game, to vary the chance.
    pub number: usize,
    /// That he decides at all is hidden from who looks: neither a sign nor a pause may tell it.
    pub is_secret: bool,
}

impl Sitting {
    /// What the computer has to think about now.
    pub fn job(&self) -> Option<Job> {
        let player = self.decider()?;
        match self.sitter(player) {
            Sitter::Computer(level) if self.may_think() => self.job_for(player, level),
            _ => None,
        }
    }

    /// What is to be thought about for a hint.
    pub fn hint_job(&self) -> Option<Job> {
        let player = self.game.decider()?;
        self.job_for(player, Level::Master)
    }

    fn job_for(&self, player: Player, level: Level) -> Option<Job> {
        Some(Job {
            version: self.version,
            player,
            mind: self.game.mind(player)?,
            level,
            number: self.game.log().len(),
            is_secret: self
                .game
                .look(self.viewer(), self.game.len())
                .turn
                .is_none(),
        })
    }
}
