//! What a tuner of evaluations needs to know.

use crate::Thinkable;

/// An evaluation taken apart: the sum of what each feature counts and weighs, in the middle and at
/// the end of the game, and what is then done to the sum.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// Features and how often they count for White.
    pub counts: Vec<(u16, i16)>,
    /// How much the weights of the middle count, from 0 to 1; those of the end count the rest.
    pub middle: f32,
    /// What the sum is multiplied by if it favours White, and if it favours Black.
    pub scales: [f32; 2],
    /// What is added after that, in hundredths of a pawn.
    pub constant: f32,
}

impl Trace {
    /// The estimate for White in hundredths of a pawn by these weights.
    pub fn evaluate(&self, weights: &[[f32; 2]]) -> f32 {
        let sum = self.counts.iter().map(|&(feature, count)| {
            let [middle, end] = weights[usize::from(feature)];
            f32::from(count) * (middle * self.middle + end * (1.0 - self.middle))
        });
        let sum: f32 = sum.sum();
        sum * self.scales[usize::from(sum <= 0.0)] + self.constant
    }
}

/// A game whose evaluation can be tuned.
pub trait Tunable: Thinkable {
    /// The evaluation of a position taken apart.
    fn trace(&self) -> Trace;

    /// What the features weigh in the middle and at the end of the game.
    fn weights() -> Vec<[i32; 2]>;

    /// The names of the rows of features, in order, and their lengths.
    fn rows() -> &'static [(&'static str, usize)];
}
