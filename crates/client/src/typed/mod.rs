//! Moves and orders that are typed: a small field beside the board tells while one types what may
//! be meant. What may be done, and how it is written, is told by the rules.

mod battle;
mod field;
mod map;
mod reading;
mod table;

pub use field::{Typing, show};
pub use reading::{Read, Way, read};

use crate::battle::Table;
use crate::campaign::Session;
use crate::keys::{Command, Pressed};
use crate::screens::{Overlay, Screen};
use crate::table::Seated;
use crate::theme::Panels;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Typing>()
        .add_systems(Update, open.run_if(in_state(Overlay::None)))
        .add_systems(OnExit(Screen::Battle), close)
        .add_systems(OnExit(Screen::Table), close)
        .add_systems(OnExit(Screen::World), close)
        .add_systems(
            EguiPrimaryContextPass,
            (
                battle::draw.run_if(in_state(Screen::Battle).and_then(resource_exists::<Table>)),
                table::draw.run_if(in_state(Screen::Table).and_then(resource_exists::<Seated>)),
                map::draw.run_if(in_state(Screen::World).and_then(resource_exists::<Session>)),
            )
                .in_set(Panels::Screens)
                .run_if(in_state(Overlay::None).and_then(is_open)),
        );
}

fn is_open(typing: Res<Typing>) -> bool {
    typing.is_open()
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
