//! What stands on the map: cities, resources, camps, armies, marks and paths; and how they move.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
