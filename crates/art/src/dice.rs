use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// Seeded chance for drawing.
#[derive(Debug, Clone)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// Chance that always runs the same for the same `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number in `[0, 1)`.
    pub fn unit(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / 16_777_216.0
    }

    /// A number in `[low, high)`.
    pub fn range(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// A number in `(-spread, spread)`, likelier near 0.
    pub fn near(&mut self, spread: f32) -> f32 {
        (self.unit() + self.unit() - 1.0) * spread
    }

    /// True with the given probability.
    pub fn chance(&mut self, probability: f32) -> bool {
        self.unit() < probability
    }

    /// An index below `len` (0 if `len` is 0).
    pub fn index(&mut self, len: usize) -> usize {
        ((self.unit() * len as f32) as usize).min(len.saturating_sub(1))
    }

    /// Mixes the order of `items`.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.index(last + 1);
            items.swap(last, other);
        }
    }
}
