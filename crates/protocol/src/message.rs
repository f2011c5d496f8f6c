use crate::{
    Act, Entry, Opening, Phrase, Reason, Refusal, RoomCode, SeatToken, StateHash, Version, limits,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What a client says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// The first word.
    Hello {
        /// What this end speaks.
        version: Version,
    },
    /// Opens a room and takes its first seat.
    Host {
        /// Its code.
        room: RoomCode,
        /// What is to be played.
        opening: Opening,
        /// The player's name.
        name: String,
        /// What the seat is taken back with. The same one again takes it back.
        token: SeatToken,
    },
    /// Takes the next free seat of a room.
    Join {
        /// Its code.
        room: RoomCode,
        /// The player's name.
        name: String,
        /// What the seat is taken back with. The same one again takes it back.
        token: SeatToken,
    },
    /// Takes a seat back.
    Resume {
        /// Its room.
        room: RoomCode,
        /// The seat's token.
        token: SeatToken,
    },
    /// Looks on.
    Watch {
        /// The room.
        room: RoomCode,
    },
    /// Something is to be done in the game.
    Command(Command),
    /// Says something to the others.
    Phrase {
        /// What.
        phrase: Phrase,
    },
    /// Asks for a page of the log.
    Log {
        /// From which entry on.
        from: u64,
    },
}

/// A wish for an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Command {
    /// The number the entry is to have: one more than the client has seen.
    pub expects: u64,
    /// The state that the client sees before it.
    pub hash: StateHash,
    /// For which seat; the client's own if it is not told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What is to be done.
    #[serde(flatten)]
    pub act: Act,
}

/// Who is there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// For each seat, whether its client is connected.
    pub seats: Vec<bool>,
    /// How many look on.
    pub watchers: u32,
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first word.
    Hello {
        /// What this end speaks.
        version: Version,
    },
    /// The connection has a place in a room.
    Placed {
        /// Which.
        room: RoomCode,
        /// The seat; none for a watcher.
        seat: Option<u8>,
        /// The number of the last entry.
        last: u64,
    },
    /// Something stands in the log.
    Entry(Entry),
    /// A page of the log.
    Log {
        /// In order and without gaps.
        entries: Vec<Entry>,
        /// The number of the last entry there is.
        last: u64,
    },
    /// Who is there now.
    Presence(Presence),
    /// Somebody said something.
    Phrase {
        /// Which seat.
        seat: u8,
        /// What.
        phrase: Phrase,
    },
    /// Something was refused.
    Refused {
        /// The number that the refused command expected, if it was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        expects: Option<u64>,
        /// Why.
        #[serde(flatten)]
        refusal: Refusal,
    },
    /// The server ends this connection.
    Closing {
        /// Why.
        #[serde(flatten)]
        refusal: Refusal,
    },
}

/// A text is no message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this cannot be read as a message: {0}")]
pub struct Unreadable(String);

fn read<M: DeserializeOwned>(text: &str) -> Result<M, Unreadable> {
    serde_json::from_str(text).map_err(|problem| Unreadable(problem.to_string()))
}

/// Reads what a client said.
///
/// # Errors
/// Says in words why it is no message, or that it is too long.
pub fn read_client(text: &str) -> Result<ClientMessage, Refusal> {
    if text.len() > limits::MESSAGE {
        let words = format!("a message has at most {} bytes", limits::MESSAGE);
        return Err(Refusal::new(Reason::TooLarge, words));
    }
    read(text).map_err(|problem| Refusal::new(Reason::Malformed, problem.to_string()))
}

/// Reads what a server said.
///
/// # Errors
/// Says in words why it is no message.
pub fn read_server(text: &str) -> Result<ServerMessage, Unreadable> {
    if text.len() > limits::ANSWER {
        return Err(Unreadable("it is too long".to_owned()));
    }
    read(text)
}

impl ClientMessage {
    /// The message as it is sent.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl ServerMessage {
    /// The message as it is sent.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
