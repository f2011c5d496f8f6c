//! From the door to the lobby to the game, and out again.

use super::{Followed, OnlineSet, Room, hosts};
use crate::screens::{Overlay, Screen};
use bevy::prelude::*;
use protocol::Act;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            to_the_game.run_if(in_state(Screen::Rooms).or_else(in_state(Screen::Lobby))),
            leave_for_good,
        )
            .chain()
            .after(OnlineSet::Hear)
            .run_if(resource_exists::<Room>),
    );
    for screen in [
        Screen::Title,
        Screen::Setup,
        Screen::CampaignSetup,
        Screen::TableSetup,
        Screen::Saves,
        Screen::Puzzles,
        Screen::Learn,
    ] {
        app.add_systems(OnEnter(screen), go_out);
    }
}

/// Whoever has a place waits in the lobby; the game begins, or goes on, once nobody is missing.
fn to_the_game(
    room: Res<Room>,
    now: Res<State<Screen>>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
) {
    let Some(arbiter) = room.arbiter().filter(|_| room.is_placed()) else {
        return;
    };
    if !arbiter.is_waiting() || arbiter.ending().is_some() {
        hosts::lay(&room, &mut commands);
    } else if *now.get() == Screen::Rooms {
        screen.set(Screen::Lobby);
    }
}

/// Whoever has left has no business in the room any more.
fn leave_for_good(
    room: Res<Room>,
    mut followed: MessageReader<Followed>,
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    let own = |entry: &protocol::Entry| entry.act == Act::Leave && entry.seat == room.seat();
    if followed.read().any(|it| own(&it.entry)) {
        screen.set(Screen::Title);
        overlay.set(Overlay::None);
    }
}

/// The connection ends where no game of a room is shown; the seat stays.
fn go_out(mut commands: Commands) {
    commands.remove_resource::<Room>();
}
