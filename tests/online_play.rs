//! Games between screens: several games without a window and a real server, played by the inputs
//! people give, over a line that is cut.
#![allow(clippy::unwrap_used)]

#[path = "online_play/battles.rs"]
mod battles;
mod beginner;
#[path = "online_play/boards.rs"]
mod boards;
mod campaigner;
#[path = "online_play/campaigns.rs"]
mod campaigns;
#[path = "online_play/guest.rs"]
mod guest;
#[path = "online_play/here.rs"]
mod here;
