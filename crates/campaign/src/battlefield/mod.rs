//! Attacks, step by step, with the choices that somebody must answer (`campaign.md`, attack).

mod attack;
mod fight;
mod landing;
mod pending;

pub(crate) use attack::{defence_of, defends_walls, is_crushing};
pub use pending::{Attack, Battle, Pending};
