//! Mouse and keyboard as the window system gives them.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The inputs a person can give to a game without a window.
pub trait Inputs {
    /// The game.
    fn game(&mut self) -> &mut App;

    fn window(&mut self) -> Entity {
        let world = self.game().world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(world).unwrap()
    }

    fn moves_pointer_to(&mut self, place: Vec2) {
        let window = self.window();
        let mut window = self.game().world_mut().get_mut::<Window>(window).unwrap();
        window.set_cursor_position(Some(place));
        self.game().update();
    }

    fn button(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window();
        self.game().world_mut().write_message(MouseButtonInput {
            button,
            state,
            window,
        });
        self.game().update();
    }

    fn clicks_at(&mut self, place: Vec2) {
        self.moves_pointer_to(place);
        self.button(MouseButton::Left, ButtonState::Pressed);
        self.button(MouseButton::Left, ButtonState::Released);
    }

    fn presses(&mut self, key_code: KeyCode) {
        self.holds(key_code, 0);
    }

    /// Holds a key until it has repeated so many times.
    fn holds(&mut self, key_code: KeyCode, repeats: usize) {
        let window = self.window();
        let pressed = std::iter::repeat_n((ButtonState::Pressed, true), repeats);
        let first = [(ButtonState::Pressed, false)].into_iter();
        let last = [(ButtonState::Released, false)];
        for (state, repeat) in first.chain(pressed).chain(last) {
            self.game().world_mut().write_message(KeyboardInput {
                key_code,
                logical_key: Key::Unidentified(NativeKey::Unidentified),
                state,
                text: None,
                repeat,
                window,
            });
            self.game().update();
        }
    }
}
