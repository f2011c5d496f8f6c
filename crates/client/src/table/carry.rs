//! Games and positions carried in and out as text: by the clipboard and by files.

use bevy::prelude::*;

/// Wishes a position or a game to be carried in or out.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum Carry {
    /// The position shown goes to the clipboard.
    CopyPosition,
    /// The whole game goes to the clipboard.
    CopyGame,
    /// The whole game goes into a file that is asked for.
    SaveGame,
    /// A position or a game comes from the clipboard.
    Paste,
    /// A position or a game comes from a file that is asked for.
    Open,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Carry>();
}
