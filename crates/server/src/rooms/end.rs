use axum::extract::ws::Utf8Bytes;
use protocol::{Reason, Refusal, ServerMessage};
use tokio::sync::mpsc::Sender;

/// A connection, as rooms know it.
pub(crate) type EndId = u64;

/// What a connection is to send.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    Text(Utf8Bytes),
    /// The same, and then it ends.
    Last(Utf8Bytes),
}

/// Where a room puts what a connection is to send. It never waits: who does not read is dropped.
pub(crate) type Outbox = Sender<Out>;

/// An end in a room.
#[derive(Debug)]
pub(super) struct End {
    pub id: EndId,
    pub outbox: Outbox,
    /// None for a watcher.
    pub seat: Option<u8>,
}

pub(super) fn text(message: &ServerMessage) -> Utf8Bytes {
    message.to_text().into()
}

pub(super) fn last(reason: Reason, words: &str) -> Out {
    let refusal = Refusal::new(reason, words);
    Out::Last(text(&ServerMessage::Closing { refusal }))
}
