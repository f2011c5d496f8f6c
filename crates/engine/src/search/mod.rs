//! One alpha-beta for every open two-sided game: iterative deepening with a transposition table.

mod alpha_beta;
mod exchange;
mod frailty;
mod history;
mod inquiry;
mod order;
mod prune;
mod quiescence;
mod reductions;
mod root;
mod state;
mod table;
mod transposition;
mod tries;

pub(crate) use exchange::{Board, exchange, reaches};
pub(crate) use frailty::Frailty;
pub use inquiry::{Inquiry, Line, Report};
pub(crate) use root::{Rater, rating};
pub use transposition::TranspositionTable;

use crate::{Limits, Score, Stop, Thinkable};
use std::ops::ControlFlow;

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
    let inquiry = Inquiry {
        seed,
        ..Inquiry::new(*limits)
    };
    run(position, &inquiry, stop)
}

/// [`think`] that answers an [`Inquiry`] and tells `watch` whenever it has finished a depth, until
/// `watch` breaks it off.
pub fn analyse<P: Thinkable>(
    position: &P,
    inquiry: &Inquiry<'_, P::Move>,
    stop: &Stop,
    mut watch: impl FnMut(&Report<P::Move>) -> ControlFlow<()>,
) -> Option<Thought<P::Move>> {
    root::run(position, inquiry, stop, &mut watch)
}

/// [`analyse`] that nobody watches.
pub(crate) fn run<P: Thinkable>(
    position: &P,
    inquiry: &Inquiry<'_, P::Move>,
    stop: &Stop,
) -> Option<Thought<P::Move>> {
    analyse(position, inquiry, stop, |_| ControlFlow::Continue(()))
}
