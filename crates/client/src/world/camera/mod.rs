//! Looking at the map: zoom, pan, the labels along the edges, the minimap.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
