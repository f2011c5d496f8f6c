//! The rooms: each that is in use is a task of its own, which alone touches its game.

mod chance;
mod command;
mod end;
mod entering;
mod game;
mod hub;
mod presence;
mod room;

pub(crate) use end::{EndId, Out, Outbox};
pub(crate) use hub::Hub;

use crate::store::Fed;
use axum::extract::ws::Utf8Bytes;
use protocol::{Command, Opening, Phrase, Refusal, SeatToken};
use tokio::sync::oneshot;

/// How an end wants to come into a room.
#[derive(Debug)]
pub(crate) enum Entrance {
    Host {
        opening: Opening,
        name: String,
        token: SeatToken,
    },
    Join {
        name: String,
        token: SeatToken,
    },
    Resume {
        token: SeatToken,
    },
    Watch,
}

/// What is sent to a room.
#[derive(Debug)]
pub(crate) enum Mail {
    /// An end wants in; it is told its place through its outbox.
    Enter {
        end: EndId,
        outbox: Outbox,
        how: Entrance,
        done: oneshot::Sender<Result<(), Refusal>>,
    },
    /// An end commands; it is told what came of it through its outbox.
    Command {
        end: EndId,
        command: Box<Command>,
        done: oneshot::Sender<()>,
    },
    /// An end says something to the others.
    Phrase { end: EndId, phrase: Phrase },
    /// An end wants a page of the log.
    Log {
        end: EndId,
        from: u64,
        done: oneshot::Sender<Utf8Bytes>,
    },
    /// An end has gone.
    Gone { end: EndId },
    /// Another server did something.
    Fed(Fed),
    /// The room is no longer kept.
    Removed,
}
