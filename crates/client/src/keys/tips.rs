//! Keys in what the interface tells. The keys a player has are left with the interface itself:
//! what draws it needs nothing but that.

use super::{Command, Keys};
use bevy_egui::egui;
use bevy_egui::helpers::bevy_to_egui_physical_key;
use std::sync::Arc;

fn slot() -> egui::Id {
    egui::Id::new("keys of the commands")
}

/// Leaves the keys with the interface.
pub fn tell(ctx: &egui::Context, keys: &Keys) {
    let keys = Arc::new(keys.clone());
    ctx.data_mut(|data| data.insert_temp(slot(), keys));
}

/// The keys that were left with the interface; else the usual.
pub fn told(ctx: &egui::Context) -> Arc<Keys> {
    let keys = ctx.data(|data| data.get_temp::<Arc<Keys>>(slot()));
    keys.unwrap_or_default()
}

/// Words with the keys of a command behind them, such as `Take back (U)`.
pub fn with_key(ctx: &egui::Context, words: &str, command: Command) -> String {
    match told(ctx).name(command) {
        key if key.is_empty() => words.to_owned(),
        key => words!("keys-with-words", words = words, key = key),
    }
}

/// [`with_key`] of a command that goes the other way with Shift held, such as `Turning point
/// before (Shift+T)`.
pub fn with_shift_key(ctx: &egui::Context, words: &str, command: Command) -> String {
    match told(ctx).name(command) {
        key if key.is_empty() => words.to_owned(),
        key => {
            let key = words!("keys-with-shift", key = key);
            words!("keys-with-words", words = words, key = key)
        }
    }
}

/// Whether a command has just been given, as the interface has heard it.
pub fn pressed_in(ui: &egui::Ui, command: Command) -> bool {
    let keys = told(ui.ctx());
    let types = ui.ctx().text_edit_focused();
    let pressed = |key| ui.input(|input| input.modifiers.is_none() && input.key_pressed(key));
    let mut keys = keys
        .of(command)
        .iter()
        .filter_map(bevy_to_egui_physical_key);
    !types && keys.any(pressed)
}

/// Tips that name a key.
pub trait KeyTip {
    /// Tells, when hovered, what it does and by which key.
    #[must_use]
    fn on_hover_key(self, words: &str, command: Command) -> Self;

    /// Tells the key alone, if there is one.
    #[must_use]
    fn on_hover_key_alone(self, command: Option<Command>) -> Self;

    /// Tells that Enter does it, too.
    #[must_use]
    fn on_hover_enter(self, command: Option<Command>) -> Self;
}

impl KeyTip for egui::Response {
    fn on_hover_key(self, words: &str, command: Command) -> Self {
        let words = with_key(&self.ctx, words, command);
        self.on_hover_text(words)
    }

    fn on_hover_key_alone(self, command: Option<Command>) -> Self {
        let name = command.map(|command| told(&self.ctx).name(command));
        match name.filter(|name| !name.is_empty()) {
            Some(name) => self.on_hover_text(name),
            None => self,
        }
    }

    fn on_hover_enter(self, command: Option<Command>) -> Self {
        let name = command.map(|command| told(&self.ctx).name(command));
        match name.filter(|name| !name.is_empty()) {
            Some(name) => self.on_hover_text(words!("keys-enter-or", key = name)),
            None => self.on_hover_text(words!("keys-enter")),
        }
    }
}
