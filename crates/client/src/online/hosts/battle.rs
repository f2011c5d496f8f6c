use crate::online::Room;
use bevy::prelude::*;
use protocol::BattleTable;

pub(super) fn plugin(_app: &mut App) {}

pub(super) fn lay(_room: &Room, _table: &BattleTable, _commands: &mut Commands) {}
