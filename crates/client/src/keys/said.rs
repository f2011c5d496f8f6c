//! Keys in the words: a text that names the key of a command calls it as the player has it.

use super::{Command, Keys};

impl Keys {
    /// What the keys of these commands are called in a text; told, too, if there is none.
    pub fn said(&self, commands: &[&str]) -> String {
        let commands = commands.iter().filter_map(|name| Command::named(name));
        match self.names(&commands.collect::<Vec<_>>()) {
            none if none.is_empty() => words!("keys-page-none"),
            names => names,
        }
    }
}

/// From now on every text calls the keys so.
pub fn say(keys: &Keys) {
    let keys = keys.clone();
    words::name_keys(move |commands| keys.said(commands));
}

/// The same for this thread alone, as long as what it gives is kept.
#[cfg(test)]
pub(crate) fn say_here(keys: &Keys) -> words::Naming {
    let keys = keys.clone();
    words::name_keys_here(move |commands| keys.said(commands))
}
