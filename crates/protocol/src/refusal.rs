use serde::{Deserialize, Serialize};
use std::fmt;

/// Why something was refused, for programs.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The message cannot be read.
    Malformed,
    /// The message is too long.
    TooLarge,
    /// Too many messages in a short time.
    TooFast,
    /// The other end speaks another version of the protocol.
    Version,
    /// The first message must be a greeting, and one is enough.
    Hello,
    /// There is no such room.
    NoRoom,
    /// There is such a room already.
    RoomTaken,
    /// Every seat of the room is taken.
    RoomFull,
    /// The room has as many watchers as it may have.
    WatchersFull,
    /// The server keeps as many rooms as it may.
    ServerFull,
    /// The token opens no seat of this room.
    BadToken,
    /// This connection has a place already, or has none.
    Place,
    /// Somebody else acts for that seat.
    NotYours,
    /// Somebody else is to decide.
    NotYourTurn,
    /// Something else happened first; nothing was changed.
    Stale,
    /// The client's game is another one than the server's: it is to be replayed from the log.
    Differs,
    /// Somebody is still missing.
    Waiting,
    /// The game is over.
    Over,
    /// The rules do not allow it.
    Illegal,
    /// Nobody asks anything, or not this one.
    NotAsked,
    /// A question waits for its answer.
    QuestionOpen,
    /// The set-up is none.
    BadSetUp,
    /// The log of the room is full.
    LogFull,
    /// The server could not write it down; nothing was changed.
    Store,
    /// The server is stopping.
    Stopping,
}

impl Reason {
    /// Whether trying again, a little later, may succeed.
    pub const fn may_pass(self) -> bool {
        matches!(self, Self::TooFast | Self::Store | Self::Stopping)
    }
}

/// Why something was refused; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// For programs.
    pub reason: Reason,
    /// For people.
    pub words: String,
}

impl Refusal {
    /// A refusal with its words.
    pub fn new(reason: Reason, words: impl Into<String>) -> Self {
        Self {
            reason,
            words: words.into(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words)
    }
}

impl std::error::Error for Refusal {}
