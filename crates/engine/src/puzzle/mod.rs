//! Battle puzzles: positions in which the side to move wins by force within a few moves.
//!
//! All here is proof, never opinion: a [`Solver`] tries every move against every defence. A
//! [`Solution`] is the tree of what is right, [`Theme`] says what happens in it, and a [`Book`] is a
//! collection as the game's file has it.

mod book;
mod proof;
mod scene;
mod solution;
mod solve;
mod theme;
mod verdict;

pub use book::{Book, BookError, Goal, Puzzle};
pub use proof::{Flaw, prove, solve};
pub use scene::Scene;
pub use solution::{Answer, Line, Solution};
pub use solve::Solver;
pub use theme::{Theme, deciding_powers, ground_decides, themes};
pub use verdict::Verdict;
