//! How large the map is on the screen.

use super::art::detail_of;
use crate::world::SQUARE;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// How the camera shows the map.
#[derive(Resource, Copy, Clone, Debug, PartialEq)]
pub(super) struct Zoom {
    /// World units a logical pixel.
    pub unit: f32,
    /// Which size of the pictures fits.
    pub detail: usize,
}

impl Default for Zoom {
    fn default() -> Self {
        Self {
            unit: 1.0,
            detail: 1,
        }
    }
}

/// Looks how the camera stands; nothing changes while it rests.
pub(super) fn look(
    window: Single<&Window, With<PrimaryWindow>>,
    camera: Query<&Projection, With<crate::theme::MainCamera>>,
    mut zoom: ResMut<Zoom>,
) {
    let Ok(Projection::Orthographic(projection)) = camera.single() else {
        return;
    };
    let unit = projection.scale.max(0.01);
    let pixels = SQUARE / unit * window.scale_factor();
    zoom.set_if_neq(Zoom {
        unit,
        detail: detail_of(pixels),
    });
}
