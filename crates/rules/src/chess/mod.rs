//! Standard chess (`orthodox.md`): move generation, FEN and ends.

mod castling;
mod game;
mod moves;
mod notation;
mod outcome;
mod position;

pub use castling::{Castling, Wing};
pub use game::Game;
pub use position::Position;

/// What a pawn may become on the last rank.
pub const PROMOTIONS: [crate::Piece; 4] = [
    crate::Piece::Queen,
    crate::Piece::Rook,
    crate::Piece::Bishop,
    crate::Piece::Knight,
];
