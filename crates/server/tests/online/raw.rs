//! A client that says just what it is told to, however wrong.

use crate::around::PATIENCE;
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Entry, Reason, RoomCode, ServerMessage, Version, read_server};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub struct Raw(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Raw {
    pub async fn new(url: &str) -> Self {
        let connected = timeout(PATIENCE, connect_async(url)).await;
        Self(connected.unwrap().unwrap().0)
    }

    /// One that has greeted.
    pub async fn greeted(url: &str) -> Self {
        let mut raw = Self::new(url).await;
        let version = Version::CURRENT;
        raw.say(&ClientMessage::Hello { version }).await;
        assert_eq!(raw.hear().await, Some(ServerMessage::Hello { version }));
        raw
    }

    pub async fn put(&mut self, message: Message) -> bool {
        self.0.send(message).await.is_ok()
    }

    pub async fn text(&mut self, text: impl Into<String>) -> bool {
        self.put(Message::text(text.into())).await
    }

    pub async fn say(&mut self, message: &ClientMessage) {
        assert!(self.text(message.to_text()).await);
    }

    /// What the server says next; `None` once it has ended the connection.
    pub async fn hear(&mut self) -> Option<ServerMessage> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("a word") {
                Some(Ok(Message::Text(text))) => return Some(read_server(&text).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Why the server refuses, or ends the connection; what comes before is passed over.
    pub async fn refusal(&mut self) -> Reason {
        loop {
            match self.hear().await.expect("a refusal") {
                ServerMessage::Refused { refusal, .. } | ServerMessage::Closing { refusal } => {
                    assert!(refusal.words.len() > 5);
                    return refusal.reason;
                }
                _ => {}
            }
        }
    }

    /// Waits until the server has ended the connection.
    pub async fn end(&mut self) {
        while self.hear().await.is_some() {}
    }
}

/// The whole log of a room as the server has it.
pub async fn whole_log(url: &str, room: &RoomCode) -> Vec<Entry> {
    let mut raw = Raw::greeted(url).await;
    raw.say(&ClientMessage::Watch { room: room.clone() }).await;
    let mut log: Vec<Entry> = Vec::new();
    loop {
        let from = log.len() as u64 + 1;
        raw.say(&ClientMessage::Log { from }).await;
        let (page, end) = loop {
            match raw.hear().await.expect("a page") {
                ServerMessage::Log { entries, last } => break (entries, last),
                ServerMessage::Refused { refusal, .. } => panic!("{refusal}"),
                _ => {}
            }
        };
        log.extend(page);
        if log.len() as u64 >= end {
            return log;
        }
    }
}
