//! Standard chess (`orthodox.md`): move generation, ends, FEN, moves in words and game files.

mod castling;
mod game;
mod moves;
mod notation;
mod outcome;
pub mod pgn;
mod position;
mod san;

pub use castling::{Castling, Wing};
pub use game::Game;
pub use position::Position;
pub use san::SanError;

/// What a pawn may become on the last rank.
pub const PROMOTIONS: [crate::Piece; 4] = [
    crate::Piece::Queen,
    crate::Piece::Rook,
    crate::Piece::Bishop,
    crate::Piece::Knight,
];
