//! Playing with people at other screens: the room this screen is in, what comes from there and
//! what is wished there. The game itself stays with its own screen (battle, table, map): `hosts`
//! lays it out and lets it follow the room.

mod hear;
mod hosts;
mod room;
mod sayings;
mod strip;
mod way;

pub use hear::{CaughtUp, Followed, OnlineSet, Said, Wish};
pub use hosts::{OnceMore, Rematch};
pub use room::{Line, Room};
pub use sayings::Sayings;
pub use strip::{Person, Strip, StripWish, Strips, There, Told, seat_name, strip};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        hear::plugin,
        hosts::plugin,
        sayings::plugin,
        strip::plugin,
        way::plugin,
    ));
}
