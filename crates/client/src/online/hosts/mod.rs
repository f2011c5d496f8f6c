//! The game of a room on its own screen: laid out when it begins or is taken up, then following
//! entry by entry. A host shows only what the room's log says: a person's decision goes out as a
//! [`Wish`](super::Wish) and is done when it comes back.

mod battle;
mod campaign;
mod pace;
mod rematch;
mod table;

pub(super) use battle::record as battle_record;
pub use rematch::{OnceMore, Rematch};

use super::Room;
use bevy::prelude::*;
use pace::{OneByOne, Pace};
use protocol::Table;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((battle::plugin, campaign::plugin, table::plugin));
}

/// Goes to the screen of the room's game and lays it out there.
pub(super) fn lay(room: &Room, commands: &mut Commands) {
    let Some(arbiter) = room.arbiter() else {
        return;
    };
    match arbiter.table() {
        Table::Board(game) => table::lay(room, &**game, commands),
        Table::Battle(battle) => battle::lay(room, battle, commands),
        Table::Campaign(campaign) => campaign::lay(room, campaign, commands),
    }
}
