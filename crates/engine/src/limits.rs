use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long a search may think. It ends with whichever limit comes first; without any it stops
/// after a second.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Limits {
    /// Positions to look at. Deterministic.
    pub nodes: Option<u64>,
    /// Wall time. Not deterministic.
    pub time: Option<Duration>,
    /// Plies to look ahead, beside extensions. Deterministic.
    pub depth: Option<u32>,
    /// How many threads think; one if not told. With more than one no limit is deterministic.
    pub threads: Option<usize>,
}

impl Limits {
    /// At most so many positions.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            time: None,
            depth: None,
            threads: None,
        }
    }

    /// At most so long.
    pub const fn time(time: Duration) -> Self {
        Self {
            nodes: None,
            time: Some(time),
            depth: None,
            threads: None,
        }
    }

    /// So many plies ahead, extensions and captures aside.
    pub const fn depth(depth: u32) -> Self {
        Self {
            nodes: None,
            time: None,
            depth: Some(depth),
            threads: None,
        }
    }

    /// The same with so many threads.
    #[must_use]
    pub const fn with_threads(self, threads: usize) -> Self {
        Self {
            threads: Some(threads),
            ..self
        }
    }

    /// What both allow.
    #[must_use]
    pub fn within(&self, other: &Self) -> Self {
        Self {
            nodes: tighter(self.nodes, other.nodes),
            time: tighter(self.time, other.time),
            depth: tighter(self.depth, other.depth),
            threads: tighter(self.threads, other.threads),
        }
    }
}

fn tighter<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    [one, other].into_iter().flatten().min()
}

/// A flag that ends a search from outside; its clones are the same flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends every search that looks at this flag, now and later.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether [`Stop::stop`] was called.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
