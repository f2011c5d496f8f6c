use crate::score::{Points, WON};

/// How a stored score bounds the true one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Lower,
    Upper,
    Exact,
}

impl Bound {
    /// What a search between `alpha` and `beta` that came to `score` knows of the true score.
    pub fn of(score: Points, alpha: Points, beta: Points) -> Self {
        if score >= beta {
            Self::Lower
        } else if score > alpha {
            Self::Exact
        } else {
            Self::Upper
        }
    }
}

/// What is remembered of one position.
#[derive(Copy, Clone, Debug)]
pub(super) struct Entry<M> {
    check: u32,
    pub mv: Option<M>,
    score: i16,
    pub eval: i16,
    pub depth: u8,
    bound: Bound,
}

impl<M> Entry<M> {
    /// The score if it answers a search between `alpha` and `beta` at `ply`.
    pub fn settles(&self, alpha: Points, beta: Points, ply: usize) -> Option<Points> {
        let score = self.score(ply);
        let settled = match self.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        settled.then_some(score)
    }

    /// The score as seen `ply` plies from the root.
    fn score(&self, ply: usize) -> Points {
        let score = Points::from(self.score);
        if score > WON {
            score - ply as Points
        } else if score < -WON {
            score + ply as Points
        } else {
            score
        }
    }
}

/// The transposition table: a power of two of buckets with two entries each, one that keeps the
/// deepest and one that is always replaced.
#[derive(Debug)]
pub(super) struct Table<M> {
    entries: Vec<[Option<Entry<M>>; 2]>,
}

impl<M: Copy> Table<M> {
    /// A table that serves a search of so many nodes; at most 2^20 entries.
    pub fn for_nodes(nodes: u64) -> Self {
        let buckets = nodes.clamp(1 << 10, 1 << 20).next_power_of_two() / 2;
        Self {
            entries: vec![[None; 2]; buckets as usize],
        }
    }

    /// A table that takes about so much memory, at least 1 MiB.
    pub fn with_megabytes(megabytes: usize) -> Self {
        let bytes = megabytes.max(1).saturating_mul(1 << 20);
        let buckets = bytes / size_of::<[Option<Entry<M>>; 2]>();
        Self {
            entries: vec![[None; 2]; 1 << buckets.ilog2()],
        }
    }

    /// How full it is, in thousandths: a sample.
    pub fn fullness(&self) -> u32 {
        let sample = self.entries.iter().take(500);
        let taken = sample.clone().flatten().flatten().count();
        (taken * 1000 / (2 * sample.len())) as u32
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry<M>> {
        let check = (key >> 32) as u32;
        self.entries[self.index(key)]
            .iter()
            .flatten()
            .find(|entry| entry.check == check)
            .copied()
    }

    /// Remembers what a search to `depth` at `ply` found: the best move if one beat alpha, and
    /// the score and the static estimate.
    #[inline]
    pub fn put(
        &mut self,
        key: u64,
        mv: Option<M>,
        (score, eval): (Points, Points),
        depth: i32,
        bound: Bound,
        ply: usize,
    ) {
        let check = (key >> 32) as u32;
        let score = if score > WON {
            score + ply as Points
        } else if score < -WON {
            score - ply as Points
        } else {
            score
        };
        let index = self.index(key);
        let bucket = &mut self.entries[index];
        let same = |slot: &Option<Entry<M>>| slot.as_ref().is_some_and(|e| e.check == check);
        let deepest_is_kept = bucket[0]
            .as_ref()
            .is_some_and(|kept| kept.check != check && i32::from(kept.depth) > depth);
        let slot = &mut bucket[usize::from(deepest_is_kept)];
        let mv = mv.or_else(|| slot.filter(|_| same(slot)).and_then(|old| old.mv));
        *slot = Some(Entry {
            check,
            mv,
            score: score as i16,
            eval: eval as i16,
            depth: depth.clamp(0, 255) as u8,
            bound,
        });
    }
}
