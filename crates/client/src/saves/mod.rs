//! Campaigns and games on the disk: saved after every command, listed, taken up, exported, imported.

mod atomic;
mod card;
mod error;
mod folder;
mod game_words;
mod hold;
mod keep;
mod kept;
pub mod names;
pub mod painting;
mod picture;
mod reading;
mod shelf;
mod told;
mod writer;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub(crate) use atomic::{write_private, write_whole};
pub use card::{About, Against, Card, GameCard, Who, WorldCard, date_words, world_words};
pub use error::SavesError;
pub(crate) use error::in_words;
pub use folder::{Folder, Listed, Opened, Slot};
pub use hold::Hold;
pub use keep::{keep_in, take_up};
pub use kept::{Form, Kept};
pub use picture::decode as read_picture;
pub(crate) use picture::encode_rgb;
pub use shelf::{Open, Shelf, Source, Wish};
pub(crate) use writer::wait_for_writers;
pub use writer::{Flusher, Job, Writer};

pub(super) use keep::plugin;
