//! The panels of a battle.

use bevy::prelude::*;

/// Whether what egui draws has taken the pointer or the keyboard from the board.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct PanelInput {
    /// The pointer is over a panel or used by one.
    pub has_pointer: bool,
    /// A button or field has the keyboard.
    pub has_keyboard: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PanelInput>();
}
