//! What `amir` does, apart from reading its command line.

pub mod answer;
pub mod campaigns;
pub mod european;
mod failure;
mod fields;
mod records;
pub mod selfplay;
pub mod tune;
pub mod vectors;

pub use failure::Failure;
