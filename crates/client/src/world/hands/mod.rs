//! Pointer and keyboard on the map.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
