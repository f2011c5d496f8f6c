//! Weights that change from the middle of a game to its end.

/// Points in the middle of a game and at its end, added and subtracted together.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Tapered {
    pub middle: i32,
    pub end: i32,
}

/// Shorthand for a pair of points.
pub(super) const fn t(middle: i32, end: i32) -> Tapered {
    Tapered { middle, end }
}

impl Tapered {
    /// Weights as a tuner takes them: in the middle of a game and at its end.
    pub fn pairs(weights: &[Self]) -> Vec<[i32; 2]> {
        let pair = |weight: &Self| [weight.middle, weight.end];
        weights.iter().map(pair).collect()
    }

    pub const fn plus(self, other: Self) -> Self {
        t(self.middle + other.middle, self.end + other.end)
    }

    pub const fn times(self, n: i32) -> Self {
        t(self.middle * n, self.end * n)
    }
}

impl std::ops::AddAssign for Tapered {
    fn add_assign(&mut self, other: Self) {
        *self = self.plus(other);
    }
}
