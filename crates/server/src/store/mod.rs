//! Where the logs of the rooms are kept: one trait, a file or NATS behind it.

mod disk;
#[cfg(feature = "nats")]
mod nats;

pub use disk::Disk;
#[cfg(feature = "nats")]
pub use nats::Nats;

use futures_util::future::BoxFuture;
use protocol::{Entry, RoomCode, TokenHash};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedReceiver;

/// One line of a room's log as it is kept: the entry, and what only the server knows of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// What everybody may read.
    #[serde(flatten)]
    pub entry: Entry,
    /// With what the seat that was taken here is taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<TokenHash>,
}

/// The place after the last line of a room's log, in the store's own counting; 0 before the first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Mark(pub u64);

/// A room's log as it is kept.
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    /// Its lines, each a [`Kept`] as JSON.
    pub lines: Vec<String>,
    /// The place after the last.
    pub mark: Mark,
}

/// Why something was not kept or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another line was written there before. Nothing was written.
    #[error("something else was written first")]
    Conflict,
    /// The store does not work.
    #[error("the rooms cannot be kept: {0}")]
    Broken(String),
}

impl StoreError {
    pub(crate) fn broken(problem: impl ToString) -> Self {
        Self::Broken(problem.to_string())
    }
}

/// Something that other servers of the same store did.
#[derive(Clone, Debug)]
pub enum Fed {
    /// A line was written.
    Line {
        /// In which room.
        room: RoomCode,
        /// The line.
        line: String,
        /// The place after it.
        mark: Mark,
    },
    /// Something was said that is not kept.
    Shout {
        /// In which room.
        room: RoomCode,
        /// What.
        text: String,
    },
    /// Lines may have been missed: every room is to be looked up again.
    Missed,
}

/// What a store gives.
pub type Stored<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Keeps the logs of all rooms. Whatever it has acknowledged is never lost.
pub trait Store: Send + Sync + Debug {
    /// The whole log of a room; empty if there is no such room.
    fn load<'a>(&'a self, room: &'a RoomCode) -> Stored<'a, Loaded>;

    /// Writes a line after `mark`, which must be the end of the log. Done only once it is safe.
    fn append<'a>(&'a self, room: &'a RoomCode, mark: Mark, line: String) -> Stored<'a, Mark>;

    /// Forgets a room.
    fn remove<'a>(&'a self, room: &'a RoomCode) -> Stored<'a, ()>;

    /// Forgets the rooms in which nothing was written for so long, and names them.
    fn remove_idle(&self, idle: Duration) -> Stored<'_, Vec<RoomCode>>;

    /// How many rooms there are.
    fn count(&self) -> Stored<'_, u64>;

    /// Whether it works.
    fn check(&self) -> Stored<'_, ()>;

    /// Says something to the other servers that is not kept.
    fn shout<'a>(&'a self, room: &'a RoomCode, text: String) -> BoxFuture<'a, ()>;

    /// What the other servers do; told to the first who asks. `None` if there are no others.
    fn feed(&self) -> Option<UnboundedReceiver<Fed>>;

    /// Writes what is still to be written and closes.
    fn close(&self) -> BoxFuture<'_, ()>;
}
