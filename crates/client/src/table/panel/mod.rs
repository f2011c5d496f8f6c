//! The panel beside the board of a table: players, record, dice, questions, and everything that
//! can be done.

use bevy::prelude::*;

/// The panel and the questions over the board.
pub(super) fn plugin(_app: &mut App) {}
