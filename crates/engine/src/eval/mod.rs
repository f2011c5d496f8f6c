//! What a position is worth to the side to move, a file a game.

mod battle;
mod chess;
mod minnaar;
mod pawns;
mod squares;
