use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::scale;

/// The stream worlds are made from, apart from the one of play.
const WORLD_STREAM: u64 = 1;

/// Chance for making a world.
pub(crate) struct Dice(ChaCha8Rng);

impl Dice {
    /// Dice for the `attempt`-th try at the world of a seed.
    pub(crate) fn new(seed: u32, attempt: u32) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(u64::from(seed) | u64::from(attempt) << 32);
        generator.set_stream(WORLD_STREAM);
        Self(generator)
    }

    /// A number from 0 to `below` - 1; 0 if `below` is 0.
    pub(crate) fn below(&mut self, below: usize) -> usize {
        scale(self.0.next_u32(), below as u32) as usize
    }

    /// A number from `low` to `high`, both included.
    pub(crate) fn between(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high + 1 - low.min(high))
    }

    /// Whether a chance of `percent` in a hundred comes up.
    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of these.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).copied()
    }

    /// Puts a list into a random order.
    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i + 1));
        }
    }
}
