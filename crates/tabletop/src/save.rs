use crate::{Game, Player, Refused, open};
use rules::Variant;
use serde::{Deserialize, Serialize};
use words::words;

/// A game as it is kept: how it began and everything that was done, which is replayed to take it
/// up again. The same list is the log of a game over a network.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// The name of the game, such as `field`.
    pub game: String,
    /// How it began, in the game's own words.
    pub start: String,
    /// Who did what, in order.
    pub log: Vec<(u8, String)>,
}

/// Why a kept game cannot be taken up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SavedError {
    /// There is no such game.
    #[error("{0}")]
    Game(String),
    /// The beginning is none.
    #[error("{}", no_start(.0))]
    Start(Refused),
    /// An entry cannot have happened.
    #[error("{}", no_entry(.number, .refused))]
    Entry {
        /// From 1.
        number: usize,
        /// Why not.
        refused: Refused,
    },
}

fn no_start(problem: &Refused) -> String {
    words!("table-start-unreadable", problem = problem.to_string())
}

fn no_entry(number: &usize, problem: &Refused) -> String {
    words!(
        "table-entry-impossible",
        number = *number,
        problem = problem.to_string()
    )
}

impl Saved {
    /// What is to be kept of a game.
    pub fn of(game: &dyn Game) -> Self {
        let log = game.log().into_iter();
        Self {
            game: game.variant().name().to_owned(),
            start: game.start(),
            log: log.map(|(player, action)| (player.0, action)).collect(),
        }
    }

    /// The game as it was.
    ///
    /// # Errors
    /// Says what of it cannot be read or cannot have happened.
    pub fn open(&self) -> Result<Box<dyn Game>, SavedError> {
        let variant: Variant = self.game.parse().map_err(SavedError::Game)?;
        let mut game = open(variant, &self.start).map_err(SavedError::Start)?;
        for (index, (player, action)) in self.log.iter().enumerate() {
            game.play(Player(*player), action)
                .map_err(|refused| SavedError::Entry {
                    number: index + 1,
                    refused,
                })?;
        }
        Ok(game)
    }
}
