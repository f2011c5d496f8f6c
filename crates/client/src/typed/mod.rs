//! Moves and orders that are typed: a small field beside the board tells while one types what may
//! be meant. What may be done, and how it is written, is told by the rules.

mod battle;
mod field;
mod map;
mod reading;
mod table;

pub use field::{Typing, show};
pub use reading::{Read, Way, read};

use crate::keys::{Command, Pressed};
use crate::screens::{Overlay, Screen};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Typing>()
        .add_systems(Update, open.run_if(in_state(Overlay::None)))
        .add_systems(OnExit(Screen::Battle), close)
        .add_systems(OnExit(Screen::Table), close)
        .add_systems(OnExit(Screen::World), close)
        .add_plugins((battle::plugin, table::plugin, map::plugin));
}

/// The key opens the field, and leads back to it.
fn open(keys: Pressed, screen: Res<State<Screen>>, mut typing: ResMut<Typing>) {
    let command = match screen.get() {
        Screen::Battle | Screen::Table => Command::TypeMove,
        Screen::World => Command::TypeOrder,
        _ => return,
    };
    if !keys.is_chord() && keys.just(command) {
        typing.open();
    }
}

fn close(mut typing: ResMut<Typing>) {
    *typing = Typing::default();
}
