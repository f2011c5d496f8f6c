use crate::dice::roll;
use crate::score::Points;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// What makes a player weaker than the search: wavering judgement, and moves overlooked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Frailty {
    /// How far the judgement of a move is off, as a standard deviation in hundredths of a pawn.
    pub noise: Points,
    /// Of 256 own moves, how many are not thought of.
    pub misses_own: u8,
    /// Of 256 replies, how many are not seen coming, whatever is played.
    pub misses_reply: u8,
}

impl Frailty {
    /// Misses nothing.
    pub const NONE: Self = Self {
        noise: 0,
        misses_own: 0,
        misses_reply: 0,
    };
}

/// A frailty at work in one turn.
#[derive(Clone, Debug)]
pub(super) struct Lapses {
    frailty: Frailty,
    key: u64,
    dice: ChaCha8Rng,
}

impl Lapses {
    pub fn new(frailty: Frailty, seed: u64) -> Self {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let key = dice.next_u64();
        Self { frailty, key, dice }
    }

    /// The next error of judgement: the sum of four even dice, which is close to the normal curve.
    pub fn misjudgement(&mut self) -> Points {
        const DEVIATION: i64 = 148;
        let sum: i64 = (0..4).map(|_| i64::from(self.dice.next_u32() >> 24)).sum();
        ((sum - 2 * 255) * i64::from(self.frailty.noise) / DEVIATION) as Points
    }

    /// An even number below `sides`, which is not 0.
    pub fn roll(&mut self, sides: usize) -> usize {
        roll(&mut self.dice, sides)
    }

    /// Whether an own move is not thought of.
    pub fn misses_own(&self, mv: u64) -> bool {
        self.frailty.misses_own > 0 && self.dice_of(mv, 1) < self.frailty.misses_own
    }

    /// Whether any reply may be overlooked.
    pub fn misses_replies(&self) -> bool {
        self.frailty.misses_reply > 0
    }

    /// Whether a reply is not seen coming.
    pub fn misses_reply(&self, mv: u64) -> bool {
        self.misses_replies() && self.dice_of(mv, 2) < self.frailty.misses_reply
    }

    /// 0 to 255, the same for the same move in the same turn.
    fn dice_of(&self, mv: u64, purpose: u64) -> u8 {
        let z = (self.key ^ (mv | purpose << 60)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 29)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z >> 56) as u8
    }
}
