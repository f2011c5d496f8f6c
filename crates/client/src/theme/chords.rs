//! Keys are told with the modifiers that were down when they were pressed. Without this a chord
//! that is pressed and released between two pictures counts as the bare letter: Ctrl+A would
//! write an "a".

use bevy::ecs::system::NonSendMarker;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::input::ModifierKeysState;
use bevy_egui::{EguiClipboard, EguiInput, EguiPreUpdateSet, egui};
use egui::Event;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        retell_keys
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Tells the keys of a picture anew in which a modifier went down or up.
fn retell_keys(
    mut presses: MessageReader<KeyboardInput>,
    mut left: MessageReader<KeyboardFocusLost>,
    mut modifiers: Local<ModifierKeysState>,
    mut inputs: Query<&mut EguiInput>,
    clipboard: Option<ResMut<EguiClipboard>>,
    _main_thread: NonSendMarker,
) {
    if left.read().count() > 0 {
        *modifiers = ModifierKeysState::default();
    }
    let mut clipboard = clipboard;
    let paste = || clipboard.as_mut().and_then(|it| it.get_text());
    let Some(told) = tell(presses.read(), &mut modifiers, paste) else {
        return;
    };
    for mut input in &mut inputs {
        let events = &mut input.bypass_change_detection().events;
        events.retain(|event| {
            !matches!(
                event,
                Event::Key { .. } | Event::Text(_) | Event::Copy | Event::Cut
            )
        });
        events.extend(told.iter().cloned());
    }
}

/// The keys in the order they were pressed; none if no modifier changed among them.
fn tell<'a>(
    presses: impl Iterator<Item = &'a KeyboardInput>,
    modifiers: &mut ModifierKeysState,
    mut paste: impl FnMut() -> Option<String>,
) -> Option<Vec<Event>> {
    let (mut told, mut changed) = (Vec::new(), false);
    for press in presses {
        let down = press.state.is_pressed();
        match press.logical_key {
            Key::Shift => modifiers.shift = down,
            Key::Control => modifiers.ctrl = down,
            Key::Alt => modifiers.alt = down,
            Key::Super | Key::Meta => modifiers.win = down,
            _ => {
                tell_key(press, modifiers, &mut paste, &mut told);
                continue;
            }
        }
        changed = true;
    }
    (changed && !told.is_empty()).then_some(told)
}

fn tell_key(
    press: &KeyboardInput,
    modifiers: &ModifierKeysState,
    paste: &mut impl FnMut() -> Option<String>,
    told: &mut Vec<Event>,
) {
    let pressed = press.state.is_pressed();
    if pressed && modifiers.text_input_is_allowed() {
        match &press.logical_key {
            Key::Character(text) if !text.contains(char::is_control) => {
                told.push(Event::Text(text.to_string()));
            }
            Key::Space => told.push(Event::Text(" ".to_owned())),
            _ => {}
        }
    }
    let physical_key = bevy_to_egui_physical_key(&press.key_code);
    let Some(key) = bevy_to_egui_key(&press.logical_key).or(physical_key) else {
        return;
    };
    let modifiers = modifiers.to_egui_modifiers();
    told.push(Event::Key {
        key,
        physical_key,
        pressed,
        repeat: false,
        modifiers,
    });
    if !pressed || !modifiers.command {
        return;
    }
    match key {
        egui::Key::C => told.push(Event::Copy),
        egui::Key::X => told.push(Event::Cut),
        egui::Key::V => told.extend(paste().map(Event::Text)),
        _ => {}
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use bevy::input::ButtonState;

    fn input(logical_key: Key, key_code: KeyCode, down: bool) -> KeyboardInput {
        KeyboardInput {
            key_code,
            logical_key,
            state: if down {
                ButtonState::Pressed
            } else {
                ButtonState::Released
            },
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    fn letter(letter: &str, key_code: KeyCode, down: bool) -> KeyboardInput {
        input(Key::Character(letter.into()), key_code, down)
    }

    fn control(down: bool) -> KeyboardInput {
        input(Key::Control, KeyCode::ControlLeft, down)
    }

    fn told(presses: &[KeyboardInput], modifiers: &mut ModifierKeysState) -> Option<Vec<Event>> {
        tell(presses.iter(), modifiers, || Some("kept".to_owned()))
    }

    #[test]
    fn a_chord_between_two_pictures_writes_no_letter() {
        let mut modifiers = ModifierKeysState::default();
        let chord = [
            control(true),
            letter("a", KeyCode::KeyA, true),
            letter("a", KeyCode::KeyA, false),
            control(false),
            letter("b", KeyCode::KeyB, true),
        ];
        let told = told(&chord, &mut modifiers).unwrap();
        assert!(!told.contains(&Event::Text("a".into())), "{told:?}");
        assert!(told.contains(&Event::Text("b".into())), "{told:?}");
        let chosen = told.iter().any(|event| {
            matches!(event, Event::Key { key: egui::Key::A, pressed: true, modifiers, .. }
                if modifiers.command)
        });
        assert!(chosen, "{told:?}");
    }

    #[test]
    fn what_is_kept_is_put_in_once() {
        let mut modifiers = ModifierKeysState::default();
        let chord = [
            control(true),
            letter("v", KeyCode::KeyV, true),
            letter("v", KeyCode::KeyV, false),
            control(false),
        ];
        let told = told(&chord, &mut modifiers).unwrap();
        let texts: Vec<_> = told
            .iter()
            .filter(|it| matches!(it, Event::Text(_)))
            .collect();
        assert_eq!(texts, [&Event::Text("kept".into())]);
    }

    #[test]
    fn plain_typing_is_left_as_it_was_told() {
        let mut modifiers = ModifierKeysState::default();
        assert_eq!(told(&[control(true)], &mut modifiers), None);
        let a = [letter("a", KeyCode::KeyA, true)];
        assert_eq!(told(&a, &mut modifiers), None);
        assert!(modifiers.ctrl, "still held for the pictures to come");
    }
}
