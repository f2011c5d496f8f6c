use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// All chance of a campaign: ChaCha8 from a seed, and how many 32-bit words have been drawn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The seed.
    pub seed: u32,
    /// Words drawn so far.
    pub drawn: u32,
}

/// The stream worlds are made from, apart from the one of play.
const WORLD_STREAM: u64 = 1;

impl Chance {
    /// Nothing drawn yet.
    pub const fn new(seed: u32) -> Self {
        Self { seed, drawn: 0 }
    }

    /// The next word.
    pub(crate) fn next(&mut self) -> u32 {
        let mut generator = ChaCha8Rng::seed_from_u64(self.seed.into());
        generator.set_word_pos(self.drawn.into());
        self.drawn = self.drawn.wrapping_add(1);
        generator.next_u32()
    }

    /// A number from 0 to `below` - 1, from one word; 0 if `below` is 0.
    pub(crate) fn below(&mut self, below: u32) -> u32 {
        scale(self.next(), below)
    }

    /// Two words as one.
    pub(crate) fn wide(&mut self) -> u64 {
        u64::from(self.next()) << 32 | u64::from(self.next())
    }
}

fn scale(word: u32, below: u32) -> u32 {
    ((u64::from(word) * u64::from(below)) >> 32) as u32
}

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
