use super::table::{SLOT_BYTES, Table};

/// A table of known positions that outlives a search, for a player who goes on with a game. Searches
/// that share one are no longer deterministic.
#[derive(Debug)]
pub struct TranspositionTable(pub(super) Table);

impl TranspositionTable {
    /// Takes about so much memory in MiB, at least 1.
    pub fn new(megabytes: usize) -> Self {
        let bytes = (megabytes.max(1) as u64).saturating_mul(1 << 20);
        // Down to a power of two.
        Self(Table::new(1 << (bytes / SLOT_BYTES).ilog2()))
    }

    /// Forgets everything, as before another game.
    pub fn clear(&self) {
        self.0.clear();
    }
}
