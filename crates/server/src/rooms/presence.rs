//! Who is there, here and at other servers.

use protocol::{Phrase, Presence};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// Between two words of a server about who is there.
pub(super) const BEAT: Duration = Duration::from_secs(5);
/// A server that has said nothing for so long is gone, and whoever was with it.
const SILENCE: Duration = Duration::from_secs(13);

/// What servers say to each other about a room beside its log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Shout {
    /// Which server says it.
    pub from: String,
    #[serde(flatten)]
    pub what: Signal,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub(super) enum Signal {
    /// Who is connected to the server.
    Here { seats: Vec<u8>, watchers: u32 },
    /// Everybody is to say who is there.
    Who,
    /// A seat has been taken back at the server: older connections to it end.
    Took { seat: u8 },
    /// Somebody said something.
    Said { seat: u8, phrase: Phrase },
}

#[derive(Debug)]
struct Heard {
    seats: Vec<u8>,
    watchers: u32,
    at: Instant,
}

/// What the other servers say about who is there.
#[derive(Debug, Default)]
pub(super) struct Elsewhere(HashMap<String, Heard>);

impl Elsewhere {
    pub fn heard(&mut self, from: String, seats: Vec<u8>, watchers: u32) {
        if seats.is_empty() && watchers == 0 {
            self.0.remove(&from);
            return;
        }
        let at = Instant::now();
        self.0.insert(
            from,
            Heard {
                seats,
                watchers,
                at,
            },
        );
    }

    /// A seat is now somewhere else than with anybody else.
    pub fn took(&mut self, from: &str, seat: u8) {
        for (server, heard) in &mut self.0 {
            if server != from {
                heard.seats.retain(|it| *it != seat);
            }
        }
    }

    pub fn forget_silent(&mut self) {
        self.0.retain(|_, heard| heard.at.elapsed() < SILENCE);
    }

    pub fn watchers(&self) -> u32 {
        self.0.values().map(|it| it.watchers).sum()
    }

    /// Everybody, with those who are here.
    pub fn with(&self, count: usize, seats: &[u8], watchers: u32) -> Presence {
        let there =
            |seat: &u8| seats.contains(seat) || self.0.values().any(|it| it.seats.contains(seat));
        Presence {
            seats: (0..count as u8).map(|seat| there(&seat)).collect(),
            watchers: watchers + self.watchers(),
        }
    }
}
