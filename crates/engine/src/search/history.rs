use super::state::MAX_PLY;
use crate::score::Points;

/// No history is further from 0.
const LIMIT: i32 = 1 << 13;
/// Kinds of pieces that can be taken.
pub(super) const PREY: usize = 16;
/// How many pawn structures of a side have a correction of their own.
const STRUCTURES: usize = 1 << 13;
/// A correction is kept in so many parts of a hundredth of a pawn.
const GRAIN: i32 = 256;
/// No correction is larger, in hundredths of a pawn.
const CORRECTION: i32 = 64;

/// The slots of the moves that led to a position, the last first.
pub(super) type Context = [Option<usize>; 2];

/// How well moves like one did so far in this search.
#[derive(Debug)]
pub(super) struct History<M> {
    slots: usize,
    quiet: Vec<i16>,
    /// By what moves where and takes what.
    noisy: Vec<i16>,
    /// Quiet moves as answers to, and continuations of, moves before; empty in a small search,
    /// which could not fill it.
    pairs: Vec<i16>,
    killers: Vec<[Option<M>; 2]>,
    /// The last quiet refutation of a move.
    counters: Vec<Option<M>>,
    /// How far the static estimate is off, by the structure of the pawns.
    corrections: Vec<i32>,
}

/// Moves a score towards the limit of the sign of `bonus`, the slower the nearer it is.
fn reward(score: &mut i16, bonus: i32) {
    let old = i32::from(*score);
    *score = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

impl<M: Copy + Eq> History<M> {
    pub fn new(slots: usize, is_large: bool) -> Self {
        Self {
            slots,
            quiet: vec![0; slots],
            noisy: vec![0; slots * PREY],
            pairs: vec![0; if is_large { slots * slots } else { 0 }],
            killers: vec![[None; 2]; MAX_PLY],
            counters: vec![None; slots],
            corrections: vec![0; if is_large { 2 * STRUCTURES } else { 0 }],
        }
    }

    /// What is known of a quiet move: -24576 to 24576.
    #[inline]
    pub fn quiet(&self, slot: usize, context: Context) -> Points {
        let mut score = Points::from(self.quiet[slot]);
        for before in context.into_iter().flatten() {
            if let Some(pair) = self.pairs.get(before * self.slots + slot) {
                score += Points::from(*pair);
            }
        }
        score
    }

    /// What is known of a capture or promotion: -8192 to 8192.
    #[inline]
    pub fn noisy(&self, slot: usize, prey: usize) -> Points {
        Points::from(self.noisy[slot * PREY + prey])
    }

    pub fn reward_quiet(&mut self, slot: usize, context: Context, bonus: i32) {
        reward(&mut self.quiet[slot], bonus);
        for before in context.into_iter().flatten() {
            if let Some(pair) = self.pairs.get_mut(before * self.slots + slot) {
                reward(pair, bonus);
            }
        }
    }

    pub fn reward_noisy(&mut self, slot: usize, prey: usize, bonus: i32) {
        reward(&mut self.noisy[slot * PREY + prey], bonus);
    }

    /// 3 for the latest killer, 2 for the one before, 1 for the counter move, else 0.
    #[inline]
    pub fn refutation_rank(&self, ply: usize, context: Context, mv: M) -> Points {
        match self.killers[ply] {
            [Some(first), _] if first == mv => 3,
            [_, Some(second)] if second == mv => 2,
            _ => match context[0] {
                Some(before) if self.counters[before] == Some(mv) => 1,
                _ => 0,
            },
        }
    }

    /// `mv` refuted a position at `ply`.
    pub fn add_refutation(&mut self, ply: usize, context: Context, mv: M) {
        let [first, second] = &mut self.killers[ply];
        if *first != Some(mv) {
            *second = first.replace(mv);
        }
        if let Some(before) = context[0] {
            self.counters[before] = Some(mv);
        }
    }

    /// Killers of cousins far away are of no use.
    #[inline]
    pub fn forget_killers(&mut self, ply: usize) {
        if let Some(killers) = self.killers.get_mut(ply) {
            *killers = [None; 2];
        }
    }

    /// What to add to the static estimate of a position with this structure.
    #[inline]
    pub fn correction(&self, structure: u64) -> Points {
        let known = self.corrections.get(structure as usize % (2 * STRUCTURES));
        known.map_or(0, |known| known / GRAIN)
    }

    /// A search to `depth` came to `off` points more than the estimate.
    pub fn correct(&mut self, structure: u64, off: Points, depth: i32) {
        let known = self
            .corrections
            .get_mut(structure as usize % (2 * STRUCTURES));
        if let Some(known) = known {
            let weight = (depth + 1).min(16);
            let off = off.clamp(-4 * CORRECTION, 4 * CORRECTION) * GRAIN;
            *known = (*known * (256 - weight) + off * weight) / 256;
            *known = (*known).clamp(-CORRECTION * GRAIN, CORRECTION * GRAIN);
        }
    }
}
