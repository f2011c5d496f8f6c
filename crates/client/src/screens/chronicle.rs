//! The end of a campaign: who won, how it went, and all of it once more on the map.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
