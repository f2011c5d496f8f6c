//! How far somebody has come with the puzzles, kept with the settings.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What came of one puzzle.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Standing {
    /// How often it was begun and something was moved.
    pub tries: u32,
    /// The most stars it was solved with, 1 to 3; 0 while it is not.
    pub stars: u8,
}

impl Standing {
    /// The most stars there are.
    pub const MOST: u8 = 3;

    /// Whether it was solved.
    pub const fn is_solved(self) -> bool {
        self.stars > 0
    }
}

/// The puzzles that were tried, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Progress(BTreeMap<String, Standing>);

impl Progress {
    /// What came of a puzzle so far.
    pub fn of(&self, id: &str) -> Standing {
        self.0.get(id).copied().unwrap_or_default()
    }

    /// Somebody tries it.
    pub fn tried(&mut self, id: &str) {
        let standing = self.0.entry(id.to_owned()).or_default();
        standing.tries = standing.tries.saturating_add(1);
    }

    /// It was solved with so many stars; the best counts.
    pub fn solved(&mut self, id: &str, stars: u8) {
        let standing = self.0.entry(id.to_owned()).or_default();
        standing.stars = standing.stars.max(stars.min(Standing::MOST));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_counts_and_is_kept() {
        let mut progress = Progress::default();
        progress.tried("river-3");
        assert!(!progress.of("river-3").is_solved());
        progress.solved("river-3", 2);
        progress.tried("river-3");
        progress.solved("river-3", 1);
        let standing = Standing { tries: 2, stars: 2 };
        assert_eq!(progress.of("river-3"), standing);
        let text = ron::to_string(&progress).expect("words");
        assert_eq!(ron::from_str(&text), Ok(progress));
        assert_eq!(ron::from_str::<Progress>("{}"), Ok(Progress::default()));
    }
}
