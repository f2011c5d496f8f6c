//! What two ends of an online game say to each other, in one crate that both share.
#![deny(missing_docs)]
#![forbid(unsafe_code)]

mod room_code;
mod version;

pub use room_code::{RoomCode, RoomCodeError};
pub use version::{Version, VersionMismatch};
