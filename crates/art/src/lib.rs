//! Draws the pictures and makes the sounds of Amir's Chess.
//!
//! Everything is deterministic: no clock, fixed seeds, so the same sources give the same files.

pub mod canvas;
mod dice;
pub mod effects;
mod error;
mod lighten;
pub mod manifest;
pub mod marks;
pub mod noise;
pub mod paint;
pub mod palette;
pub mod paper;
pub mod pictures;
pub mod pieces;
pub mod sound;
pub mod svg;
pub mod table;
pub mod terrain;
pub mod title;
pub mod world;

pub use dice::Dice;
pub use error::Error;
pub use lighten::{beside, lighten};
