use crate::{Opening, StateHash};
use serde::{Deserialize, Serialize};

/// What is asked of the others.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// To go back to before the asker's last own decision.
    TakeBack,
    /// To end undecided.
    Draw,
    /// To play the same again, the seats moving on by one.
    Rematch,
    /// Campaign: to have the battle that is being fought played out by the computer.
    Resolve,
}

/// Something that stands in the log. What a client may command is all but the first two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Act {
    /// The room begins, and the host has its first seat: always the first entry, and only there.
    Open {
        /// What is played, and with which seats.
        opening: Opening,
        /// The host's name.
        name: String,
    },
    /// Somebody takes the entry's seat.
    Sit {
        /// Who.
        name: String,
    },
    /// The seat decides: a move, a command, in the game's own notation.
    Play {
        /// Such as `e2e4`, or `march b4 c5 all` in a campaign.
        text: String,
    },
    /// The seat asks the others.
    Ask {
        /// For what.
        what: What,
    },
    /// The seat answers what is asked.
    Answer {
        /// Whether it agrees.
        yes: bool,
    },
    /// The seat gives up.
    Resign,
    /// The seat is left for good; a game of two that goes on is given up by it.
    Leave,
    /// The host lets a computer play at the entry's seat, which nobody has.
    Fill {
        /// How well it plays, such as `club`.
        level: String,
    },
}

impl Act {
    /// A decision in the game's own notation.
    pub fn play(text: impl Into<String>) -> Self {
        Self::Play { text: text.into() }
    }
}

/// One entry of a room's log, as everybody may read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its place, from 1.
    pub number: u64,
    /// For which seat; none for the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What happened.
    #[serde(flatten)]
    pub act: Act,
    /// What the chance of a game that begins with this entry comes from. The server draws it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
    /// Battles that the server had played out for it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<String>,
    /// The state after it.
    pub hash: StateHash,
}
