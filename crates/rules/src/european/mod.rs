//! European Chess (`european.md`): two to four players, each a nation with a power of its own.
//!
//! A turn is a run of steps, each an [`Action`] and each a [`Position`] of its own. What a player
//! may know of it is a [`View`]; a [`Game`] keeps the record of steps and falls of the dice.

mod action;
mod board;
mod cargo;
mod check;
mod fall;
mod fault;
mod game;
mod moves;
mod nation;
mod outcome;
mod piece;
mod play;
mod position;
mod questions;
mod read;
mod record;
mod save;
mod seat;
mod trail;
mod turn;
mod view;
mod write;

pub use action::{Action, Stow};
pub use cargo::Cargo;
pub use fault::Fault;
pub use game::{Game, ReplayError};
pub use nation::Nation;
pub use piece::{Kind, Man};
pub use position::{Carrying, Knight, Phase, Position, QUIET_TURNS, Question};
pub use record::{Entry, Fall, Step, Told};
pub use save::GameTextError;
pub use seat::Seat;
pub use view::{Guess, GuessError, View};
