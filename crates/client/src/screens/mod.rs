//! What fills the window: the title, the set-up, the battle, and what lies over them.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Overlay>();
}

/// What fills the window.
#[derive(States, Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The painted picture and the menu.
    #[default]
    Title,
    /// Choosing terrain, armies and players of a Quick Battle.
    Setup,
    /// A battle.
    Battle,
}

/// What lies over the screen. While it is anything but `None`, what is below takes no input.
#[derive(States, Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The pause menu of a battle.
    Pause,
    /// The settings.
    Settings,
    /// How to play.
    Help,
    /// How the battle ended.
    Result,
}
