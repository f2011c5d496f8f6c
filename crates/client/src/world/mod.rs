//! The world map as it is seen: the land under its fog, what stands on it, and the hands on it.
//! It draws [`Drawn`] and knows nothing else.

mod camera;
mod folk;
mod hands;
mod land;
mod layout;
mod reel;
mod scene;
mod sight;

pub use camera::{CameraSet, Dragging, MapView};
pub use folk::Tag;
pub(crate) use folk::{Sign as MapSign, signs_of};
pub use hands::MapCursor;
use land::Fog;
pub use land::{GridStrength, LandSet, Veil};
#[cfg(test)]
pub(crate) use land::{paint_nothing, sheets_changed};
pub use layout::{SQUARE, bounds, middle, square_at};
pub use reel::Reel;
pub use scene::{SceneOptions, run_world_scene};

use crate::screens::Screen;
use ::campaign::{Event, Square, View};
use bevy::prelude::*;
use std::sync::Arc;

/// The map.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((hands, land::plugin, camera::plugin, folk::plugin));
}

/// The hands on the map and the order in which things are shown, which work without a picture:
/// tests play with them.
pub fn hands(app: &mut App) {
    app.init_resource::<MapArea>()
        .init_resource::<MapHover>()
        .init_resource::<Reel>()
        .init_resource::<Dragging>()
        .add_message::<LookAt>()
        .add_message::<Shown>()
        .add_plugins((folk::showing, hands::plugin));
}

/// What the map shows: what one kingdom knew at one moment. Exists while there is a map to show;
/// the showing sets it step by step, examples set it by hand.
#[derive(Resource, Clone, Debug)]
pub struct Drawn {
    /// What is known.
    pub view: Arc<View>,
    /// The seed of the world, for all decoration: the same world always looks the same.
    pub seed: u32,
}

/// Whether a map fills the window: that of a campaign, or that of a replay.
pub fn is_shown(screen: Res<State<Screen>>, drawn: Option<Res<Drawn>>) -> bool {
    drawn.is_some() && matches!(screen.get(), Screen::World | Screen::Chronicle)
}

/// The part of the window in which the map is not covered by panels, in logical pixels. Panels
/// set it, the camera keeps what matters inside it. An empty one is the whole window.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub struct MapArea(pub Rect);

/// The square the pointer or the keyboard's cursor is on.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct MapHover(pub Option<Square>);

/// Wishes the camera to show a square: glides there, or jumps where motion is reduced.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct LookAt(pub Square);

/// Something begins to be seen on the map: what sound and log follow.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Shown(pub Event);

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
