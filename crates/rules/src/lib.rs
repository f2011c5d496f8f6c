//! The board games of Amir's Chess as pure data: positions, legal moves, ends and text forms.
//!
//! Nothing here does input or output or reads a clock; chance comes from a generator that the
//! caller gives, or from a seed that a game's state keeps. Each game has a folder, cut
//! the same way (`position`, `moves`, `outcome`, `notation`, and what only it has); what they
//! share is the trait [`Position`].
//!
//! ```
//! use rules::{Position, battle};
//!
//! let mut battle = battle::Position::start(battle::Terrain::Field);
//! let opening = battle.parse_move("e2e4").unwrap();
//! battle.play(opening).unwrap();
//! // Twenty as in chess, and two leaps of the King, who has Knights.
//! assert_eq!(battle.legal_moves().len(), 22);
//! assert_eq!(battle.outcome(), None);
//! ```
#![deny(unsafe_code)]

pub mod attacks;
pub mod battle;
mod bitboard;
mod board;
mod chance;
pub mod chess;
pub mod european;
pub mod field;
pub mod minnaar;
mod moves;
mod pieces;
mod position;
mod problem;
mod square;
mod text;
mod zobrist;

pub use bitboard::BitBoard;
pub use board::Board;
pub use chance::{Chance, scale};
pub use moves::{Move, MoveKind, MoveSet, MoveSyntaxError};
pub use pieces::{Color, Piece};
pub use position::{IllegalMove, MoveError, Outcome, Position, Reason, perft, perft_divide};
pub use problem::Problem;
pub use square::Square;
pub use text::{Field, ParseError, Variant, capital};
