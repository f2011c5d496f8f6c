//! The panels of the map. Each is a pure function from a model to wishes; this file ties them to
//! the game.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
