//! The language that is spoken is the one that is chosen, from the first word on, and the keys that
//! are named are those a player has.

use super::Settings;
use crate::keys;
use bevy::prelude::*;
use words::Language;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, speak.run_if(resource_changed::<Settings>));
}

fn speak(settings: Res<Settings>) {
    words::speak(settings.language());
    keys::say(&settings.keys);
}

impl Settings {
    /// Before the first picture: what the system speaks, and what the start asks for.
    pub(crate) fn speak_at_start(&mut self, asked: Option<Language>) {
        self.system_language = Language::of_system();
        self.language = asked.or(self.language);
        words::speak(self.language());
        keys::say(&self.keys);
    }
}
