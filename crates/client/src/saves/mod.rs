//! Campaigns on the disk: saved after every command, listed, taken up, exported, imported.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
