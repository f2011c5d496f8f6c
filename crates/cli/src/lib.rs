//! What `amir` does, apart from reading its command line.

pub mod answer;
pub mod selfplay;
pub mod vectors;
