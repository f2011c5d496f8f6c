//! How much of everything there may be. Both ends keep to it; the server refuses what is more.

/// Bytes of a message to the server.
pub const MESSAGE: usize = 16 * 1024;
/// Bytes of a message from the server: a page of the log fits.
pub const ANSWER: usize = 256 * 1024;
/// Bytes of entries in a page of the log, as far as one entry alone is not more.
pub const PAGE: usize = 64 * 1024;
/// Letters of a player's name.
pub const NAME: usize = 24;
/// Bytes of the text a game begins with, such as a FEN.
pub const START: usize = 1024;
/// Bytes of an action as text.
pub const ACTION: usize = 256;
/// Pieces of an army that a battle begins with.
pub const ARMY: u32 = 256;
/// Entries of a room's log.
pub const ENTRIES: u64 = 50_000;
/// Watchers of a room (`online.md`).
pub const WATCHERS: usize = 8;
/// Seats of a game.
pub const SEATS: usize = 4;
