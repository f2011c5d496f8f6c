//! The keys of every replay.

use super::bar::Steer;
use bevy::prelude::{ButtonInput, KeyCode};
use words::{Key, key};

/// The keys of a replay and what they do, for the help.
pub const REPLAY_KEYS: &[(Key, Key)] = &[
    (key!("library-key-play"), key!("library-key-play-does")),
    (key!("library-key-step"), key!("library-key-step-does")),
    (key!("library-key-ends"), key!("library-key-ends-does")),
    (key!("library-key-branch"), key!("library-key-branch-does")),
    (key!("library-key-close"), key!("library-key-close-does")),
];

/// Branches off.
pub(crate) const BRANCH: KeyCode = KeyCode::KeyB;
/// Plays the record by itself, or stops; Space does, too, once the bar is there.
pub(super) const PLAY: KeyCode = KeyCode::KeyP;

/// What is wished of a replay whose bar is there.
pub fn steered(keys: &ButtonInput<KeyCode>, playing: bool) -> Option<Steer> {
    let pressed = [
        (KeyCode::Space, Steer::Play(!playing)),
        (PLAY, Steer::Play(!playing)),
        (KeyCode::PageDown, Steer::On),
        (KeyCode::PageUp, Steer::Back),
        (KeyCode::Home, Steer::First),
        (KeyCode::End, Steer::Last),
    ];
    let found = pressed.into_iter().find(|(key, _)| keys.just_pressed(*key));
    found.map(|(_, steer)| steer)
}
