//! The game without a window: what a part of it is put into to be played in tests, and the inputs
//! a person gives.

use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::sound;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::{ButtonState, InputPlugin};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent, WindowPlugin};
use std::time::Duration;

/// The frame of the game: input, a window of 1280 by 720 that nobody draws, settings, sound and
/// the screens, all at the title. Every picture takes `step`.
pub fn frame(settings: Settings, step: Duration) -> App {
    let window = Window {
        resolution: (1280, 720).into(),
        ..Window::default()
    };
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        InputPlugin,
        WindowPlugin {
            primary_window: Some(window),
            ..WindowPlugin::default()
        },
    ))
    .insert_resource(TimeUpdateStrategy::ManualDuration(step))
    .insert_resource(settings)
    .init_resource::<sound::Ambience>()
    .add_message::<sound::Play>()
    .init_state::<Screen>()
    .init_state::<Overlay>();
    app
}

/// The inputs a person can give, as the window system tells of them; what is over the board, and
/// where things are, is for each game to say.
pub trait Inputs {
    /// The game.
    fn game(&mut self) -> &mut App;

    /// Goes to a screen, as the buttons that lead there do.
    fn goes_to(&mut self, screen: Screen) {
        let world = self.game().world_mut();
        world.resource_mut::<NextState<Screen>>().set(screen);
        self.game().update();
        self.game().update();
    }

    /// The window that the inputs are for.
    fn window(&mut self) -> Entity {
        let world = self.game().world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(world).expect("the game has a window")
    }

    /// Moves the mouse.
    fn moves_pointer_to(&mut self, place: Vec2) {
        self.tells_of_pointer(place);
        self.game().update();
    }

    /// Presses or releases a button of the mouse.
    fn button(&mut self, button: MouseButton, state: ButtonState) {
        self.tells_of_button(button, state);
        self.game().update();
    }

    /// What the window system tells of a button of the mouse.
    fn tells_of_button(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window();
        let input = MouseButtonInput {
            button,
            state,
            window,
        };
        let world = self.game().world_mut();
        world.write_message(WindowEvent::from(input));
        world.write_message(input);
    }

    /// What the window system tells of the mouse's way.
    fn tells_of_pointer(&mut self, position: Vec2) {
        let window = self.window();
        let moved = CursorMoved {
            window,
            position,
            delta: None,
        };
        let world = self.game().world_mut();
        if let Some(mut window) = world.get_mut::<Window>(window) {
            window.set_cursor_position(Some(position));
        }
        world.write_message(WindowEvent::from(moved.clone()));
        world.write_message(moved);
    }

    /// Clicks here and there before the next picture comes.
    fn clicks_in_one_picture(&mut self, places: &[Vec2]) {
        for &place in places {
            self.tells_of_pointer(place);
            self.tells_of_button(MouseButton::Left, ButtonState::Pressed);
            self.tells_of_button(MouseButton::Left, ButtonState::Released);
        }
        self.game().update();
    }

    /// Clicks with the left button.
    fn clicks_at(&mut self, place: Vec2) {
        self.drags_between(place, place);
    }

    /// Drags with the left button.
    fn drags_between(&mut self, from: Vec2, to: Vec2) {
        self.moves_pointer_to(from);
        self.button(MouseButton::Left, ButtonState::Pressed);
        if to != from {
            self.moves_pointer_to(to);
        }
        self.button(MouseButton::Left, ButtonState::Released);
    }

    /// Presses and releases a key.
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
