//! A letter is the key on which it stands: on other keyboards than the American it is not where
//! its code says. What the hands are told is put right before anybody reads it.

use super::code;
use bevy::input::InputSystems;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, name_keys.before(InputSystems));
}

/// Gives every key the code of the letter that stands on it.
fn name_keys(
    mut presses: MessageMutator<KeyboardInput>,
    mut left: MessageReader<KeyboardFocusLost>,
    mut meant: Local<HashMap<KeyCode, KeyCode>>,
) {
    if left.read().count() > 0 {
        meant.clear();
    }
    for press in presses.read() {
        let key = press.key_code;
        if press.state.is_pressed() {
            if let Some(named) = named(key, &press.logical_key) {
                // What it was when it went down it is until it comes up.
                press.key_code = *meant.entry(key).or_insert(named);
            }
        } else if let Some(named) = meant.remove(&key) {
            press.key_code = named;
        }
    }
}

/// The key on which this letter usually stands, if it is another. Digits stay where they are.
fn named(key: KeyCode, logical: &Key) -> Option<KeyCode> {
    let Key::Character(sign) = logical else {
        return None;
    };
    let stays = code::is_numpad(key) || code::is_digit(key);
    let place = code::usual_place(sign).filter(|_| !stays)?;
    (place != key && !code::is_digit(place)).then_some(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_the_key_on_which_it_stands() {
        let told = |key, sign: &str| named(key, &Key::Character(sign.into()));
        assert_eq!(told(KeyCode::KeyY, "z"), Some(KeyCode::KeyZ), "German");
        assert_eq!(told(KeyCode::KeyQ, "A"), Some(KeyCode::KeyA), "French");
        assert_eq!(told(KeyCode::Slash, "-"), Some(KeyCode::Minus), "German");
        assert_eq!(told(KeyCode::KeyH, "h"), None);
        assert_eq!(told(KeyCode::Digit6, "-"), None, "French digits stay");
        assert_eq!(
            told(KeyCode::KeyY, "н"),
            None,
            "Russian letters have no key"
        );
        assert_eq!(told(KeyCode::Numpad1, "1"), None);
    }
}
