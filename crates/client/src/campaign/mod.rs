//! A campaign as people play it: the session, what they do in it, and what is to be shown.

mod act;
mod battle;
mod board;
mod feed;
mod hands;
mod mirror;
mod online;
pub(crate) mod refused;
mod running;
mod session;
mod setup;
mod standing;
mod work;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use act::{Act, Happening, Picking, Question, Refused, Stays, Way};
pub use feed::{Feed, Step};
pub use hands::place_of;
pub use online::{KeptUp, Left, Online};
pub use running::{CampaignSet, Did, Order};
pub use session::Session;
pub use setup::CampaignSetup;
pub use work::{Job, Labour, WorkedOut};

pub use running::plugin;
