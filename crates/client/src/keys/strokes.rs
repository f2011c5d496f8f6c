//! What is typed in a frame.

use super::command::Command;
use super::{Keys, code};
use crate::board::KeyboardCursor;
use crate::panels::PanelInput;
use crate::settings::Settings;
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

const ARROWS: [(KeyCode, i8, i8); 4] = [
    (KeyCode::ArrowLeft, -1, 0),
    (KeyCode::ArrowRight, 1, 0),
    (KeyCode::ArrowUp, 0, 1),
    (KeyCode::ArrowDown, 0, -1),
];

/// Which commands have just been given by keys.
#[derive(SystemParam)]
pub(crate) struct Pressed<'w> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    settings: Option<Res<'w, Settings>>,
    panel: Option<Res<'w, PanelInput>>,
}

impl Pressed<'_> {
    /// The keys of the commands as the player has them.
    pub fn bound(&self) -> &Keys {
        self.settings.as_ref().map_or(Keys::usual(), |it| &it.keys)
    }

    /// Whether a command has just been given. What is typed into a field is none.
    pub fn just(&self, command: Command) -> bool {
        let mut keys = self.keys_of(command);
        keys.any(|key| self.keys.just_pressed(key))
    }

    /// Whether a key of the command is down.
    pub fn held(&self, command: Command) -> bool {
        let mut keys = self.keys_of(command);
        keys.any(|key| self.keys.pressed(key))
    }

    /// Whether what is typed goes into a field.
    fn types(&self) -> bool {
        self.panel.as_ref().is_some_and(|it| it.has_text)
    }

    fn keys_of(&self, command: Command) -> impl Iterator<Item = KeyCode> {
        let types = self.types();
        let keys = self.bound().of(command).iter().copied();
        keys.filter(move |key| !types || code::is_silent(*key))
    }

    /// Which number has just been pressed, 0 for the first.
    pub fn number(&self) -> Option<usize> {
        let mut numbers = Command::NUMBERS.into_iter();
        numbers.position(|number| self.just(number))
    }

    /// Whether a key that changes what others mean is held: then no command is given.
    pub fn is_chord(&self) -> bool {
        self.keys.any_pressed([
            KeyCode::AltLeft,
            KeyCode::AltRight,
            KeyCode::SuperLeft,
            KeyCode::SuperRight,
        ])
    }

    /// Whether Ctrl is held.
    pub fn control(&self) -> bool {
        let keys = [KeyCode::ControlLeft, KeyCode::ControlRight];
        self.keys.any_pressed(keys)
    }

    /// Whether Shift is held, or was where pictures are slow.
    pub fn shift(&self) -> bool {
        let keys = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
        self.keys.any_pressed(keys) || self.keys.any_just_pressed(keys)
    }

    /// Whether Escape has been pressed.
    pub fn escape(&self) -> bool {
        !self.types() && self.keys.just_pressed(KeyCode::Escape)
    }

    /// Whether Enter has been pressed.
    pub fn enter(&self) -> bool {
        let keys = [KeyCode::Enter, KeyCode::NumpadEnter];
        !self.types() && self.keys.any_just_pressed(keys)
    }

    /// Whether Space has been pressed.
    pub fn space(&self) -> bool {
        !self.types() && self.keys.just_pressed(KeyCode::Space)
    }
}

/// The same with keys that are held and repeat.
#[derive(SystemParam)]
pub(crate) struct Strokes<'w, 's> {
    pressed: Pressed<'w>,
    typed: MessageReader<'w, 's, KeyboardInput>,
    repeated: Local<'s, Vec<KeyCode>>,
}

impl<'w> std::ops::Deref for Strokes<'w, '_> {
    type Target = Pressed<'w>;

    fn deref(&self) -> &Pressed<'w> {
        &self.pressed
    }
}

impl Strokes<'_, '_> {
    /// To be called once a frame.
    pub fn read(&mut self) {
        let repeats = self
            .typed
            .read()
            .filter(|input| input.repeat && input.state.is_pressed());
        *self.repeated = repeats.map(|input| input.key_code).collect();
    }

    /// Whether a key has been pressed, or is held and repeats.
    fn goes(&self, key: KeyCode) -> bool {
        let gone = self.pressed.keys.just_pressed(key) || self.repeated.contains(&key);
        gone && (!self.types() || code::is_silent(key))
    }

    /// Whether a command has been given, or its key is held and repeats.
    pub fn repeats(&self, command: Command) -> bool {
        self.pressed.keys_of(command).any(|key| self.goes(key))
    }

    /// Whether Tab has been pressed, or is held and repeats.
    pub fn tab(&self) -> bool {
        self.goes(KeyCode::Tab)
    }

    /// The arrows that have been pressed or repeat: columns to the right and rows up.
    pub fn arrows(&self) -> impl Iterator<Item = (i8, i8)> {
        let gone = ARROWS.into_iter().filter(|(key, ..)| self.goes(*key));
        gone.map(|(_, right, up)| (right, up))
    }

    /// How the record is leafed through.
    pub fn leaf(&self, live: bool) -> Option<Leaf> {
        let stepping = !live;
        if self.repeats(Command::Start) {
            Some(Leaf::First)
        } else if self.repeats(Command::Present) {
            Some(Leaf::Present)
        } else if self.repeats(Command::Back) || stepping && self.goes(KeyCode::ArrowLeft) {
            Some(Leaf::Back)
        } else if self.repeats(Command::Forward) || stepping && self.goes(KeyCode::ArrowRight) {
            Some(Leaf::Forward)
        } else {
            None
        }
    }

    /// Moves the marker with the arrow keys: the first of them shows it, at `first` if that is
    /// told. `beside` tells what lies so many columns to the right and rows up. Returns where
    /// Enter or Space has been pressed.
    pub fn mark<P: Copy>(
        &self,
        cursor: &mut KeyboardCursor<P>,
        first: Option<P>,
        beside: impl Fn(P, i8, i8) -> P,
    ) -> Option<P> {
        for (right, up) in self.arrows() {
            if cursor.visible {
                cursor.square = beside(cursor.square, right, up);
            } else if let Some(first) = first {
                cursor.square = first;
            }
            cursor.visible = true;
        }
        let touched = self.enter() || self.space();
        cursor.shown().filter(|_| touched)
    }
}

/// A way through the record.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Leaf {
    /// To the beginning.
    First,
    /// A step back.
    Back,
    /// A step forward.
    Forward,
    /// To the present.
    Present,
}
