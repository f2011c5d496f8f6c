use super::TranspositionTable;
use crate::{Limits, Score, Strength};

/// What is asked of a search, beside the position.
#[derive(Copy, Clone, Debug)]
pub struct Inquiry<'a, M> {
    /// How long it may think.
    pub limits: Limits,
    /// Keys ([`rules::Position::hash`]) of the positions that stood before in the game, one for
    /// each turn up to now.
    pub before: &'a [u64],
    /// The only first moves to look at; all if there are none. Illegal ones are passed over.
    pub only: &'a [M],
    /// How many first moves are followed to the full (MultiPV), at least one.
    pub lines: usize,
    /// Chooses among moves that are equally good.
    pub seed: u64,
    /// How large the table of known positions is, in MiB; fitting the limits if not told.
    pub hash: Option<usize>,
    /// What is known from searches before, in place of a table for this search alone.
    pub table: Option<&'a TranspositionTable>,
    /// Who is asked; he thinks no longer than his strength allows.
    pub strength: Strength,
}

impl<M> Inquiry<'_, M> {
    /// The best move at full strength within `limits`.
    pub const fn new(limits: Limits) -> Self {
        Self {
            limits,
            before: &[],
            only: &[],
            lines: 1,
            seed: 0,
            hash: None,
            table: None,
            strength: Strength::FULL,
        }
    }
}

/// What a search knows when it has looked at everything to one depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// How many plies it looked ahead in full.
    pub depth: u32,
    /// How many plies away the furthest position was.
    pub seldepth: u32,
    /// How many positions it has looked at by now.
    pub nodes: u64,
    /// How full the table of known positions is, in thousandths.
    pub hashfull: u32,
    /// The best first moves and what follows, the best of all first.
    pub lines: Vec<Line<M>>,
}

/// A first move with what is expected to follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// How good it is for the side to move.
    pub score: Score,
    /// The moves, never none.
    pub moves: Vec<M>,
}
