//! Field Chess (`field.md`): two hidden armies, railways, camps and headquarters.
//!
//! [`Position`] is the full truth and [`Game`] the full record; [`View`] is all that one side may
//! know of them.
//!
//! ```
//! use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
//! use rules::field::{Game, Setup, Side};
//!
//! let mut dice = ChaCha8Rng::seed_from_u64(7);
//! let [south, north] = Side::ALL.map(|side| Setup::shuffle(side, &mut dice));
//! let mut game = Game::new(&south, &north).unwrap();
//! let view = game.view(Side::North);
//! assert!(view.placement().starts_with(&north.to_string()[..29]));
//! assert!(view.legal_moves().is_empty(), "it is South's turn");
//! let mv = game.view(Side::South).legal_moves()[0];
//! game.play(mv).unwrap();
//! ```

mod combat;
mod game;
mod ground;
mod moves;
mod notation;
mod outcome;
mod piece;
mod point;
mod position;
mod setup;
mod trace;
mod view;

pub use combat::{Combat, fight};
pub use game::{Entry, Game, Seen};
pub use ground::{CAMPS, HEADQUARTERS, RAILS, neighbours, straight};
pub use moves::Move;
pub use outcome::QUIET;
pub use piece::{Kinds, Piece, Side};
pub use point::{Point, Points};
pub use position::Position;
pub use setup::{Setup, SetupFault};
pub use trace::Trace;
pub use view::View;
