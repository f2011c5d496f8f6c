//! What two ends of an online game say to each other, in one crate that both share.
//!
//! A room's game is its ordered log of [`Entry`]s and nothing else: the server writes them, every
//! end replays them in an [`Arbiter`], which is therefore the same everywhere. Messages
//! ([`ClientMessage`], [`ServerMessage`]) are JSON texts over WebSocket; the first of each side
//! tells the [`Version`]. [`Session`] is the end that plays, without sockets and clocks.
//!
//! ```
//! use protocol::{Act, Arbiter, Command, Opening, SetUp};
//!
//! let opening = Opening::between_people(SetUp::Chess { start: String::new() });
//! let (mut server, _) = Arbiter::open(opening, "Ann", 7).unwrap();
//! server.sit("Bea").unwrap();
//! let command = Command {
//!     expects: server.number() + 1,
//!     hash: server.hash(),
//!     seat: None,
//!     act: Act::play("e2e4"),
//! };
//! let entry = server.judge(0, &command, 0, &mut campaign::NoBattles).unwrap();
//! assert_eq!(entry.number, 3);
//! ```
#![forbid(unsafe_code)]

mod arbiter;
mod ended;
mod entry;
mod hash;
pub mod limits;
mod message;
mod name;
mod opening;
mod phrase;
mod refusal;
mod room_code;
mod session;
mod table;
mod token;
mod version;

pub use arbiter::{Arbiter, Asked, Broken, SeatState};
pub use ended::Ended;
pub use entry::{Act, Entry, What};
pub use hash::StateHash;
pub use message::{
    ClientMessage, Command, Presence, ServerMessage, Unreadable, read_client, read_server,
};
pub use name::tidy_name;
pub use opening::{Opening, SetUp};
pub use phrase::Phrase;
pub use refusal::{Reason, Refusal};
pub use room_code::{RoomCode, RoomCodeError};
pub use session::{News, Session, Want};
pub use table::{BattleTable, CampaignTable, Table};
pub use token::{SeatToken, TokenError, TokenHash};
pub use version::{Version, VersionMismatch};
