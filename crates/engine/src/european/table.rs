//! What a search has found out about positions it may meet again.

use crate::score::Points;
use rules::european::Action;

/// How a stored score bounds the true one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    /// The true score is at least this.
    AtLeast,
    /// The true score is at most this.
    AtMost,
}

#[derive(Copy, Clone, Debug)]
pub(super) struct Entry {
    key: u64,
    pub score: Points,
    pub depth: i8,
    pub bound: Bound,
    /// What was best or refuted the rest; nothing if that was to wait.
    pub action: Option<Action>,
}

/// Estimates of positions that come again and again where lines end.
#[derive(Debug)]
pub(super) struct Estimates(Vec<(u64, Points)>);

impl Estimates {
    /// Few enough to stay near the processor.
    const COUNT: usize = 1 << 13;

    pub fn new() -> Self {
        Self(vec![(0, 0); Self::COUNT])
    }

    /// The estimate kept for a key, or a new one.
    pub fn get(&mut self, key: u64, estimate: impl FnOnce() -> Points) -> Points {
        let Some(place) = self.0.get_mut(key as usize % Self::COUNT) else {
            return estimate();
        };
        if place.0 != key {
            *place = (key, estimate());
        }
        place.1
    }
}

/// A hash table in which the newest and the deepest remain.
#[derive(Debug)]
pub(super) struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    /// As large as a search of so many nodes can use.
    pub fn for_nodes(nodes: u64) -> Self {
        let size = nodes.clamp(1 << 10, 1 << 17).next_power_of_two() as usize;
        Self {
            entries: vec![None; size],
        }
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    pub fn find(&self, key: u64) -> Option<Entry> {
        let entry = self.entries.get(self.slot(key)).copied().flatten();
        entry.filter(|entry| entry.key == key)
    }

    pub fn keep(
        &mut self,
        key: u64,
        depth: i32,
        (bound, score): (Bound, Points),
        action: Option<Action>,
    ) {
        let slot = self.slot(key);
        let Some(place) = self.entries.get_mut(slot) else {
            return;
        };
        // A move once found good is worth keeping through a search that found none.
        let known = place.filter(|entry| entry.key == key);
        let action = action.or(known.and_then(|entry| entry.action));
        *place = Some(Entry {
            key,
            score,
            depth: depth.clamp(0, 100) as i8,
            bound,
            action,
        });
    }
}
