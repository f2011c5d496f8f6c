//! Campaigns on the disk: saved after every command, listed, taken up, exported, imported.

mod card;
mod folder;
mod keep;
pub mod names;
pub mod painting;
mod picture;
mod shelf;
mod writer;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use card::{Against, Card, Who, date_words};
pub use folder::{Folder, Listed, Opened, SavesError, Slot};
pub use keep::take_up;
pub use shelf::{Shelf, Wish};
pub use writer::{Flusher, Job, Writer};

pub(super) use keep::plugin;
