//! What computer players draw by chance.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::RngCore;

/// An even number below `bound`, which is not 0.
pub(crate) fn roll(dice: &mut ChaCha8Rng, bound: usize) -> usize {
    ((u64::from(dice.next_u32()) * bound as u64) >> 32) as usize
}

/// Puts items into a random order.
pub(crate) fn shuffle<T>(items: &mut [T], dice: &mut ChaCha8Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, roll(dice, last + 1));
    }
}
