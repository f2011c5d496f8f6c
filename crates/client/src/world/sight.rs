//! Which squares are on the screen.

use super::{MapArea, middle};
use crate::theme::MainCamera;
use ::campaign::Square;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// How far inside the uncovered part of the window a square must be, in logical pixels.
const INSET: f32 = 28.0;

/// What the camera shows of the map.
#[derive(SystemParam)]
pub struct Sight<'w, 's> {
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<MainCamera>>,
    area: Res<'w, MapArea>,
}

impl Sight<'_, '_> {
    /// Where the middle of a square is in the window, in logical pixels.
    pub fn place(&self, square: Square) -> Option<Vec2> {
        let (camera, stands) = self.cameras.single().ok()?;
        camera
            .world_to_viewport(stands, middle(square).extend(0.0))
            .ok()
    }

    /// The place in the world under a place in the window.
    pub fn world(&self, place: Vec2) -> Option<Vec2> {
        let (camera, stands) = self.cameras.single().ok()?;
        camera.viewport_to_world_2d(stands, place).ok()
    }

    /// The part of the window in which the map is not covered.
    pub fn area(&self) -> Option<Rect> {
        let (camera, _) = self.cameras.single().ok()?;
        let window = Rect::from_corners(Vec2::ZERO, camera.logical_viewport_size()?);
        let free = self.area.0.intersect(window);
        Some(if free.is_empty() { window } else { free })
    }

    /// Whether a square can be seen well; where there is no camera nothing is hidden.
    pub fn has(&self, square: Square) -> bool {
        match self.place(square).zip(self.area()) {
            Some((place, area)) => area.inflate(-INSET).contains(place),
            None => true,
        }
    }
}
