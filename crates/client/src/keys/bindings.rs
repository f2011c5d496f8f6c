//! The keys of the commands as a player has them.

use super::code;
use super::command::Command;
use bevy::prelude::{ButtonInput, KeyCode};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// The keys of every command. Only what differs from the usual is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    changed: BTreeMap<Command, Vec<KeyCode>>,
}

/// What was taken away when a command got a key: the commands that had it.
pub type Taken = Vec<Command>;

impl Keys {
    /// As nothing has been changed.
    pub fn usual() -> &'static Self {
        static USUAL: Keys = Keys {
            changed: BTreeMap::new(),
        };
        &USUAL
    }

    /// The keys of a command: any of them gives it. It may have none.
    pub fn of(&self, command: Command) -> &[KeyCode] {
        match self.changed.get(&command) {
            Some(keys) => keys,
            None => command.usual(),
        }
    }

    /// What the keys of a command are called, such as `H`, or `I or /`; empty if it has none.
    pub fn name(&self, command: Command) -> String {
        let keys = self.of(command);
        // What is on the block of numbers, too, is told once.
        let main = keys.iter().filter(|key| !code::is_numpad(**key));
        let main: Vec<String> = main.map(|key| code::name_of(*key)).collect();
        let all = || keys.iter().map(|key| code::name_of(*key));
        let either = |one: String, other: String| words!("keys-or", one = one, other = other);
        match main.is_empty() {
            true => all().reduce(either),
            false => main.into_iter().reduce(either),
        }
        .unwrap_or_default()
    }

    /// The same for several commands in a row, such as `W, A, S, D` or `1 to 5`.
    pub fn names(&self, commands: &[Command]) -> String {
        let names: Vec<String> = commands
            .iter()
            .map(|command| self.name(*command))
            .filter(|name| !name.is_empty())
            .collect();
        let numbers = || names.iter().map(|name| name.parse::<u8>().ok());
        let in_a_row = numbers()
            .zip(numbers().skip(1))
            .all(|(one, next)| one.is_some() && one.map(|one| one + 1) == next);
        match names.as_slice() {
            [first, .., last] if in_a_row => {
                words!("keys-to", first = first.as_str(), last = last.as_str())
            }
            names => names.join(", "),
        }
    }

    /// Whether a command has other keys than usual.
    pub fn is_changed(&self, command: Command) -> bool {
        self.changed.contains_key(&command)
    }

    /// Whether any has.
    pub fn any_changed(&self) -> bool {
        !self.changed.is_empty()
    }

    /// Whether a command has just been given.
    pub fn given(&self, command: Command, input: &ButtonInput<KeyCode>) -> bool {
        input.any_just_pressed(self.of(command).iter().copied())
    }

    /// Who else has this key where the command may be meant.
    pub fn rivals(&self, command: Command, key: KeyCode) -> Vec<Command> {
        let rivals = Command::ALL
            .iter()
            .filter(|other| command.meets(**other) && self.of(**other).contains(&key));
        rivals.copied().collect()
    }

    /// Gives a command this one key. Whoever else had it where the command may be meant loses it.
    pub fn give(&mut self, command: Command, key: KeyCode) -> Taken {
        let taken = self.rivals(command, key);
        self.take_from(&taken, key);
        self.set(command, vec![key]);
        taken
    }

    /// Gives a command its usual keys back, and takes them from those who have got them meanwhile.
    pub fn reset(&mut self, command: Command) -> Taken {
        let mut taken = Taken::new();
        for &key in command.usual() {
            let rivals = self.rivals(command, key);
            self.take_from(&rivals, key);
            taken.extend(rivals);
        }
        self.changed.remove(&command);
        taken
    }

    fn take_from(&mut self, rivals: &[Command], key: KeyCode) {
        for &rival in rivals {
            let left = self.of(rival).iter().copied().filter(|it| *it != key);
            let left = left.collect();
            self.set(rival, left);
        }
    }

    fn set(&mut self, command: Command, keys: Vec<KeyCode>) {
        if keys == command.usual() {
            self.changed.remove(&command);
        } else {
            self.changed.insert(command, keys);
        }
    }

    /// The same without keys that no command may have or that two have: a file can be edited by
    /// hand.
    pub fn sound(self) -> Self {
        let mut sound = Self::default();
        for (command, mut keys) in self.changed {
            keys.retain(|key| code::usable(*key).is_ok());
            let [first, rest @ ..] = keys.as_slice() else {
                sound.set(command, Vec::new());
                continue;
            };
            sound.give(command, *first);
            for key in rest {
                let rivals = sound.rivals(command, *key);
                sound.take_from(&rivals, *key);
            }
            sound.set(command, keys);
        }
        sound
    }
}

impl Serialize for Keys {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let changed = self.changed.iter();
        to.collect_map(changed.map(|(command, keys)| {
            let keys: Vec<String> = keys.iter().map(|key| code::written(*key)).collect();
            (command, keys)
        }))
    }
}

impl<'de> Deserialize<'de> for Keys {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let written = BTreeMap::<Command, Vec<String>>::deserialize(from)?;
        let mut changed = BTreeMap::new();
        for (command, keys) in written {
            let keys = keys.iter().map(|written| {
                let unknown = || D::Error::custom(format!("there is no key {written}"));
                code::read(written).ok_or_else(unknown)
            });
            changed.insert(command, keys.collect::<Result<_, _>>()?);
        }
        Ok(Self { changed })
    }
}
