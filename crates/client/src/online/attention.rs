//! Whoever looks elsewhere is told by the window system when it is his turn.

use super::{OnlineSet, Room};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The window is to ask for attention.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Attention;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Attention>()
        .add_systems(PreUpdate, call.after(OnlineSet::Hear));
}

/// Once a turn, and once a question.
fn call(
    room: Option<Res<Room>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut awaited: Local<bool>,
    mut attention: MessageWriter<Attention>,
) {
    let before = *awaited;
    *awaited = room.is_some_and(|room| room.awaits_own());
    let elsewhere = windows.iter().any(|window| !window.focused);
    if *awaited && !before && elsewhere {
        attention.write(Attention);
    }
}
