//! Games between screens: several games without a window and a real server, played by the inputs
//! people give, over a line that is cut.
#![allow(clippy::unwrap_used)]

mod battles;
#[path = "../common/beginner.rs"]
mod beginner;
mod boards;
#[path = "../common/campaigner.rs"]
mod campaigner;
mod campaigns;
mod guest;
mod here;
