//! What a position is worth to the side to move, a file a game.

mod battle;
mod chess;
pub(crate) mod field;
mod linear;
mod minnaar;
mod pawns;
mod tapered;
