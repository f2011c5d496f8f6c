//! The map of a campaign.

pub mod folk;
pub mod life;
