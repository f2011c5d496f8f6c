//! Amir's Chess: one battle, on every terrain (`battle.md`).
//!
//! White is the attacker, Black the defender. The King moves like every piece type his side has
//! on the board; the ground changes how pieces move.

mod army;
mod deploy;
mod force;
mod ground;
mod insight;
mod moves;
mod notation;
mod outcome;
mod position;
mod powers;
mod terrain;

pub use army::{Army, ArmySyntaxError};
pub use deploy::{FIELDED, deploy};
pub use insight::Defence;
pub use outcome::RetreatError;
pub use position::{BUDGET, EXTENDED_BUDGET, ExtendError, Position, WARNING};
pub use powers::Powers;
pub use terrain::Terrain;

/// What a pawn may become on the last rank, never a Queen (`battle.md`, pawns).
pub const PROMOTIONS: [crate::Piece; 3] = [
    crate::Piece::Knight,
    crate::Piece::Bishop,
    crate::Piece::Rook,
];
