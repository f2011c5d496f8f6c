//! The world map as it is seen: the land under its fog, what stands on it, and the hands on it.
//! It draws [`Drawn`] and knows nothing else.

mod camera;
mod folk;
mod hands;
mod land;
mod layout;

pub use layout::{SQUARE, bounds, middle, square_at};

use ::campaign::View;
use bevy::prelude::*;
use std::sync::Arc;

/// The map.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((land::plugin, camera::plugin, folk::plugin, hands::plugin));
}

/// What the map shows: what one kingdom knew at one moment. Exists while there is a map to show;
/// [`folk`] sets it step by step, examples set it by hand.
#[derive(Resource, Clone, Debug)]
pub struct Drawn {
    /// What is known.
    pub view: Arc<View>,
    /// The seed of the world, for all decoration: the same world always looks the same.
    pub seed: u32,
}

/// How things lie over each other on the map.
pub mod layer {
    /// The land itself.
    pub const LAND: f32 = 0.0;
    /// Animals and smoke near the ground.
    pub const ANIMALS: f32 = 10.0;
    /// Cities, resources, camps; further south lies over further north by [`super::depth`].
    pub const SITES: f32 = 12.0;
    /// Marks of what is selected and what can be reached.
    pub const MARKS: f32 = 20.0;
    /// The paths of rally orders.
    pub const PATHS: f32 = 22.0;
    /// Armies.
    pub const ARMIES: f32 = 30.0;
    /// Birds, clouds and their like.
    pub const SKY: f32 = 60.0;
}

/// A part of a layer, from 0 at the north edge to 1 at the south edge: added to a layer's height,
/// it lets what stands further south lie over what stands further north.
pub fn depth(y: f32, size: ::campaign::Size) -> f32 {
    1.0 - (y / bounds(size).max.y).clamp(0.0, 1.0)
}
