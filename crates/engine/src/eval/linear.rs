//! Evaluations that are sums: each feature of a position counts so often and weighs so much. What
//! plays adds the weights up; what tunes them takes down the counts.

use super::tapered::{Tapered, t};

/// Takes features as an evaluation finds them.
pub(crate) trait Tally {
    /// `feature` counts `count` times for White, or for Black if negative.
    fn add(&mut self, feature: usize, count: i32);
}

/// Adds up what the features weigh.
pub(crate) struct Sum<const N: usize> {
    weights: &'static [Tapered; N],
    pub total: Tapered,
}

impl<const N: usize> Sum<N> {
    pub fn new(weights: &'static [Tapered; N]) -> Self {
        Self {
            weights,
            total: t(0, 0),
        }
    }
}

impl<const N: usize> Tally for Sum<N> {
    #[inline(always)]
    fn add(&mut self, feature: usize, count: i32) {
        self.total += self.weights[feature].times(count);
    }
}

/// Takes down the features of a position.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts(pub Vec<(u16, i16)>);

impl Tally for Counts {
    fn add(&mut self, feature: usize, count: i32) {
        let feature = feature as u16;
        match self.0.iter_mut().find(|(known, _)| *known == feature) {
            Some((_, counted)) => *counted += count as i16,
            None => self.0.push((feature, count as i16)),
        }
    }
}

/// Numbers features by name: each name stands for a row of them. `NAMES` tells names and lengths,
/// `COUNT` how many there are in all.
macro_rules! features {
    ($($(#[$doc:meta])* $name:ident: $length:expr;)*) => {
        features!(@number 0usize; $($(#[$doc])* $name: $length;)*);
        /// The names of the rows and their lengths.
        pub(crate) static NAMES: &[(&str, usize)] = &[$((stringify!($name), $length),)*];
    };
    (@number $at:expr; $(#[$doc:meta])* $name:ident: $length:expr; $($rest:tt)*) => {
        $(#[$doc])*
        pub(crate) const $name: usize = $at;
        features!(@number $name + $length; $($rest)*);
    };
    (@number $at:expr;) => {
        pub(crate) const COUNT: usize = $at;
    };
}
pub(crate) use features;
