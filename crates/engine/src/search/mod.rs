//! One alpha-beta for every open two-sided game: iterative deepening with a transposition table.

mod alpha_beta;
mod exchange;
mod frailty;
mod history;
mod order;
mod quiescence;
mod root;
mod state;
mod table;

pub(crate) use exchange::{Board, exchange};
pub(crate) use frailty::Frailty;
pub(crate) use root::{rate, run};

use crate::{Limits, Score, Stop, Thinkable};

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<M> {
    /// The best move.
    pub best: M,
    /// How good the position is for the side to move.
    pub score: Score,
    /// How many plies the search looked ahead in full; 0 if it was stopped before the first.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// What it expects to happen, `best` first.
    pub line: Vec<M>,
}

/// Searches at full strength. `None` only if there is no legal move: a stopped search gives the
/// best it had, or some legal move.
///
/// `seed` chooses among moves that are equally good. With limits of nodes or depth alone the same
/// arguments give the same thought.
pub fn think<P: Thinkable>(
    position: &P,
    limits: &Limits,
    seed: u64,
    stop: &Stop,
) -> Option<Thought<P::Move>> {
    run(position, &[], limits, Frailty::NONE, seed, stop)
}
