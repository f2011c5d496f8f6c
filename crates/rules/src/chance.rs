use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// All chance of a game: ChaCha8 from a seed, and how many 32-bit words have been drawn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The seed.
    pub seed: u32,
    /// Words drawn so far.
    pub drawn: u32,
}

impl Chance {
    /// Nothing drawn yet.
    pub const fn new(seed: u32) -> Self {
        Self { seed, drawn: 0 }
    }

    /// The next word.
    pub fn word(&mut self) -> u32 {
        let mut generator = ChaCha8Rng::seed_from_u64(self.seed.into());
        generator.set_word_pos(self.drawn.into());
        self.drawn = self.drawn.wrapping_add(1);
        generator.next_u32()
    }

    /// A number from 0 to `below` - 1, from one word; 0 if `below` is 0.
    pub fn below(&mut self, below: u32) -> u32 {
        scale(self.word(), below)
    }

    /// Two words as one.
    pub fn wide(&mut self) -> u64 {
        u64::from(self.word()) << 32 | u64::from(self.word())
    }

    /// A throw of a die: 1 to 6.
    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }
}

/// Brings a 32-bit word down to 0 to `below` - 1; 0 if `below` is 0.
pub fn scale(word: u32, below: u32) -> u32 {
    ((u64::from(word) * u64::from(below)) >> 32) as u32
}
