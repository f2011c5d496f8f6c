use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// Seeded chance for what only decorates.
#[derive(Clone, Debug)]
pub(super) struct Chance(ChaCha8Rng);

impl Chance {
    /// Runs the same for the same world and the same use; `number` tells uses of a kind apart.
    pub(super) fn new(seed: u32, of: &str, number: usize) -> Self {
        // A stream for each use: the letters hashed (FNV-1a), the number in the key.
        let stream = of.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, letter| {
            (hash ^ u64::from(letter)).wrapping_mul(0x0100_0000_01b3)
        });
        let mut chance = ChaCha8Rng::seed_from_u64(u64::from(seed) << 32 ^ number as u64);
        chance.set_stream(stream);
        Self(chance)
    }

    /// From 0 up to 1.
    pub(super) fn unit(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / 16_777_216.0
    }

    /// From `low` up to `high`.
    pub(super) fn range(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// From `-spread` to `spread`, likelier near 0.
    pub(super) fn near(&mut self, spread: f32) -> f32 {
        (self.unit() + self.unit() - 1.0) * spread
    }

    /// A place in a circle around the origin.
    pub(super) fn within(&mut self, radius: f32) -> bevy::math::Vec2 {
        let (angle, far) = (self.range(0.0, std::f32::consts::TAU), self.unit().sqrt());
        bevy::math::Vec2::from_angle(angle) * far * radius
    }

    /// Whether something happens that does so in this share of all cases.
    pub(super) fn happens(&mut self, share: f32) -> bool {
        self.unit() < share
    }

    /// A whole number from `low` to `high`, both included.
    pub(super) fn whole(&mut self, low: usize, high: usize) -> usize {
        low + ((self.unit() * (high + 1 - low) as f32) as usize).min(high - low)
    }

    /// One of them.
    pub(super) fn pick<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        let last = of.len().checked_sub(1)?;
        of.get(self.whole(0, last))
    }
}
