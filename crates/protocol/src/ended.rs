//! How a room's game ended, as it is kept and told later, in whatever language is spoken then.

use crate::table::{Table, battle_headline, campaign_headline};
use crate::{Arbiter, SetUp};
use serde::{Deserialize, Serialize};
use tabletop::Player;
use words::words;

/// How a game ended: the facts of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// Why, as files name it.
    pub reason: String,
    /// The players who won, by their numbers.
    pub winners: Vec<u8>,
    /// Who has left for good, if it ended so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<String>,
}

impl Ended {
    /// How the game of a room ended; `None` while it goes on.
    pub fn of(arbiter: &Arbiter) -> Option<Self> {
        let ending = arbiter.ending()?;
        Some(Self {
            reason: ending.reason.to_owned(),
            winners: ending.winners.into_iter().map(|it| it.0).collect(),
            left: arbiter.departed().map(str::to_owned),
        })
    }

    /// The same in a few words.
    pub fn words(&self, game: &SetUp) -> String {
        let winner = self.winners.first().copied();
        if let Some(name) = &self.left {
            return words!("table-ending-left", name = name);
        }
        match game {
            SetUp::Battle { .. } => battle_headline(&self.reason, winner),
            SetUp::Campaign { .. } => campaign_headline(&self.reason, winner.unwrap_or_default()),
            board => {
                let players: Vec<Player> = self.winners.iter().copied().map(Player).collect();
                // What its players are called it knows from its beginning.
                let begun = Table::open(board, 1).ok();
                let told = begun.and_then(|it| Some(it.board()?.end_words(&self.reason, &players)));
                told.map(|(headline, _)| headline).unwrap_or_default()
            }
        }
    }
}
