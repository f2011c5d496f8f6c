//! Real clients, without a window, at real servers over loopback.

#![allow(clippy::unwrap_used)]

mod around;
#[cfg(feature = "nats")]
mod cluster;
mod ends;
mod games;
mod hostile;
mod link_thread;
#[path = "../../../protocol/tests/rooms/player.rs"]
mod player;
mod raw;
mod rooms;
