//! Hotseat: nothing is seen until the other has taken the seat.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
