//! The map of a campaign.

pub mod life;
