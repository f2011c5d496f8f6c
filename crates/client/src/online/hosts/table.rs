use crate::online::Room;
use bevy::prelude::*;
use tabletop::Game;

pub(super) fn plugin(_app: &mut App) {}

pub(super) fn lay(_room: &Room, _game: &dyn Game, _commands: &mut Commands) {}
