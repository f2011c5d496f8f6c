//! Looking at the map: zoom, pan, the labels along the edges, the minimap.

mod glide;
mod input;
mod labels;
mod minimap;
mod view;

pub use input::Dragging;
pub use view::MapView;

use super::is_shown;
use crate::screens::Overlay;
use crate::theme::Panels;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_pancam::{PanCamPlugin, PanCamSystems};

/// When the camera of the map moves.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CameraSet;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(PanCamPlugin)
        .init_resource::<MapView>()
        .init_resource::<glide::Gaze>()
        .init_resource::<Dragging>()
        .init_resource::<minimap::Minimap>()
        .configure_sets(Update, CameraSet.run_if(is_shown))
        .add_systems(
            Update,
            (
                (
                    glide::attend,
                    input::steer.run_if(in_state(Overlay::None)),
                    glide::look_at,
                )
                    .chain()
                    .before(PanCamSystems),
                glide::glide.after(PanCamSystems),
            )
                .in_set(CameraSet),
        )
        .add_systems(Update, glide::leave.run_if(not(is_shown)))
        .add_systems(
            EguiPrimaryContextPass,
            (labels::draw, minimap::draw)
                .chain()
                .in_set(CameraSet)
                .after(Panels::Dress)
                .before(Panels::Battle)
                .run_if(is_shown),
        );
}
