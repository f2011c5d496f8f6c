use crate::online::Room;
use bevy::prelude::*;
use protocol::CampaignTable;

pub(super) fn plugin(_app: &mut App) {}

pub(super) fn lay(_room: &Room, _table: &CampaignTable, _commands: &mut Commands) {}
