//! The world: squares, ground, what stands on it, and how worlds are made.

mod generate;
mod map;
mod set;
mod site;
mod square;

pub use generate::{START_ARMY, Setup};
pub use map::{Ground, Map};
pub use set::SquareSet;
pub use site::{BUILDABLE, Build, Site, SiteKind, price};
pub use square::{Size, Square};
