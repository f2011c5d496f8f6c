use crate::opponent::{MoveNow, PauseWatching, Watching};
use crate::screens::Overlay;
use crate::sound::{Play, Sound};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// What may come of the panel beside any board.
#[derive(SystemParam)]
pub(crate) struct PanelWishes<'w> {
    move_now: MessageWriter<'w, MoveNow>,
    play: MessageWriter<'w, Play>,
    overlay: ResMut<'w, NextState<Overlay>>,
    redraw: MessageWriter<'w, RequestRedraw>,
    pause: MessageWriter<'w, PauseWatching>,
}

impl PanelWishes<'_> {
    /// The computer shall stop thinking and move.
    pub fn move_now(&mut self) {
        self.move_now.write(MoveNow);
    }

    /// Something shall lie over the board.
    pub fn open(&mut self, overlay: Overlay) {
        self.play.write(Play(Sound::Click));
        self.overlay.set(overlay);
    }

    /// Computers shall wait, or go on.
    pub fn pause_or_go_on(&mut self, watching: Watching) {
        self.pause.write(PauseWatching(!watching.paused));
    }

    /// Something on the panel will have changed in the next frame.
    pub fn redraw(&mut self) {
        self.redraw.write(RequestRedraw);
    }
}
