//! The board of a table: ground, pieces, marks and motion, and the hands on it.

use bevy::prelude::*;

/// The board as it is seen, and the hands on it.
pub(super) fn plugin(_app: &mut App) {}
