//! Tuning of evaluations: positions from games of the computer against itself, and the weights
//! that tell best how those games ended.

mod fit;
mod positions;

pub use fit::{Fit, fit, module};
pub use positions::{Openings, Sampled, play, play_field};
