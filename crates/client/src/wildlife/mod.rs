//! Life on the map that is only looked at: animals, birds, smoke, leaves, weather.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
