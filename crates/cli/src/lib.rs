//! What `amir` does, apart from reading its command line.

pub mod answer;
pub mod campaigns;
pub mod clock;
pub mod european;
mod failure;
mod fields;
pub mod matches;
pub mod open;
pub mod puzzles;
mod records;
pub mod selfplay;
pub mod tune;
pub mod uci;
pub mod vectors;

pub use failure::Failure;
