//! Playing with people at other screens: the room this screen is in, what comes from there and
//! what is wished there. The game itself stays with its own screen (battle, table, map): `hosts`
//! lays it out and lets it follow the room.

mod addresses;
mod attention;
mod door;
mod fate;
mod hear;
mod hosts;
mod inner;
mod room;
mod sayings;
pub mod seats;
mod setup;
mod strip;
mod way;

pub use addresses::{addresses, told, typed};
pub use attention::Attention;
pub use door::{Door, Field, Purpose, Trouble};
pub use hear::{CaughtUp, Followed, OnlineSet, Said, Wish};
pub use hosts::{OnceMore, Rematch};
pub use inner::Inner;
pub use room::{Line, Room};
pub use sayings::Sayings;
pub use seats::{HeldSeat, Seats, Server};
pub use setup::{OnlineGame, OnlineSetup, fresh_code, game_words, invitation, read_invitation};
pub use strip::{
    Person, Strip, StripWish, Strips, There, Told, fill_words, news, part_name, said, seat_name,
    strip,
};

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

use bevy::prelude::*;

/// The room and its game on the screen; works without a window.
pub fn plugin(app: &mut App) {
    app.add_plugins((core, seats::plugin, hosts::plugin));
}

/// All but the games themselves and the seats that are held.
fn core(app: &mut App) {
    app.add_plugins((
        attention::plugin,
        door::plugin,
        hear::plugin,
        inner::plugin,
        sayings::plugin,
        strip::plugin,
        way::plugin,
    ));
}
