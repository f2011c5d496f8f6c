//! The map of a campaign.

pub mod folk;
pub mod land;
pub mod life;
pub mod paper;
mod relief;
