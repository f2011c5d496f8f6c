//! Setting up a campaign, with the world as it will be.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
