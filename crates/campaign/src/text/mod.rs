//! Worlds as text (`campaign.md`, worlds as text): one canonical form is written, any order read.

mod check;
mod read;
mod write;

pub use read::WorldError;
