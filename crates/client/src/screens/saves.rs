//! Saved campaigns: taken up, exported, imported, thrown away.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
