//! The land: ground, rivers, relief, roads, fog and day light.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
