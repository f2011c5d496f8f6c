//! Minnaar Chess (`minnaar.md`): the Sovereigns of South and North against the Establishment of
//! White and Black.
//!
//! ```
//! use rules::minnaar::{Group, Position};
//! use rules::Position as _;
//!
//! let mut game = Position::start();
//! game.play("d2d6".parse().unwrap()).unwrap();
//! assert_eq!(game.group(), Group::White);
//! assert!(game.is_legal("b1c3".parse().unwrap()));
//! ```

mod array;
mod group;
mod moves;
mod notation;
mod outcome;
mod position;

pub use array::{Array, ArrayError};
pub use group::{Alliance, Group, Piece};
pub use moves::Move;
pub use outcome::{IMPASSE, PASSES};
pub use position::{Position, STRIDE};
