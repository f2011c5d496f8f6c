//! Computer players for the games of `rules`.
//!
//! A search ([`think`]) works within [`Limits`] and can be stopped from outside at any time. With
//! a limit of nodes or depth it is deterministic: the same position, limits and seed give the same
//! move on every machine. A [`Level`] is such a search made weaker in a human way.
//!
//! ```
//! use engine::{Level, Limits, Stop};
//! use rules::{Position as _, battle};
//!
//! let battle = battle::Position::start(battle::Terrain::River);
//! let stop = Stop::default();
//! let thought = engine::think(&battle, &Limits::nodes(2_000), 1, &stop).unwrap();
//! assert!(battle.is_legal(thought.best));
//!
//! let mv = engine::choose(&battle, Level::Beginner, 7, &stop).unwrap();
//! assert_eq!(engine::choose(&battle, Level::Beginner, 7, &stop), Some(mv));
//! ```
#![forbid(unsafe_code)]

mod battles;
mod dice;
pub mod european;
mod eval;
pub mod field;
mod level;
mod limits;
pub mod puzzle;
mod resolve;
mod score;
mod search;
mod signature;
pub mod strategist;
mod strength;
mod thinkable;
pub mod tuning;

pub use battles::Fighter;
pub use level::{Level, UnknownLevel, choose, choose_in_game, hint};
pub use limits::{Limits, Stop};
pub use resolve::{Resolved, resolve};
pub use score::Score;
pub use search::{Inquiry, Line, Report, Thought, TranspositionTable, analyse, think};
pub use signature::bench;
pub use strength::{Skill, Strength};
pub use thinkable::Thinkable;
