//! What the program says to people, in their language.
//!
//! Words are [Fluent](https://projectfluent.org) messages in `assets/words/LANGUAGE/AREA.ftl`, built
//! into the program. A message is called by its key, `area-thing` with the name of its file first:
//!
//! ```ignore
//! words!("title-quit")                              // title.ftl: title-quit = Quit
//! words!("battle-left", moves = 3, name = &name)    // battle.ftl: … { $moves -> [one] … *[other] … }
//! const TABS: [Key; 2] = [key!("help-keys"), key!("help-rules")];   // said later: TABS[0].say()
//! ```
//!
//! Keys stand in the source as they are, never put together, so that a test finds every one that is
//! missing, unused, or called with other arguments than its message has. A sentence is one message:
//! what differs by language is chosen inside it, by number or by a word such as `$side` that is not
//! itself shown.
//!
//! A message that speaks of a button or of a key says what that is called: `{ world-end-turn }` is the
//! message on the button, `{ KEY("EndTurn") }` the key of that command as a player has it, which
//! whoever has the keys tells by [`name_keys`].
//!
//! The language is one for the whole program, changed at once by [`speak`]; until then it is
//! English. A message that a language lacks is said in English, an unknown one as its key.

mod book;
mod keys;
mod language;

#[cfg(test)]
mod tests;

pub use fluent_bundle::FluentValue as Value;
pub use keys::{Edition, Naming, name_keys, name_keys_here};
pub use language::{Language, Speaking, speak, speak_here, spoken};

/// Says the message of a key, with arguments if it has any: `words!("area-thing", count = 3)`.
/// A `String`, at little cost: it may be asked for in every picture.
#[macro_export]
macro_rules! words {
    ($key:literal $(,)?) => {
        $crate::say($key)
    };
    ($key:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::say_with($key, [$((stringify!($name), $crate::Value::from($value))),+])
    };
}

/// The [`Key`] of a message without arguments, to be said later: `key!("area-thing")`.
#[macro_export]
macro_rules! key {
    ($key:literal) => {
        $crate::Key::new($key)
    };
}

/// A message that is said later, such as the name of a choice in a table of them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Key(&'static str);

impl Key {
    /// By [`key!`] alone, which tests find.
    #[doc(hidden)]
    pub const fn new(key: &'static str) -> Self {
        Self(key)
    }

    /// That of data built into the program, in `assets/lessons`, where tests find it, too.
    pub const fn of_data(key: &'static str) -> Self {
        Self(key)
    }

    /// Says it in the language that is spoken now.
    pub fn say(self) -> String {
        say(self.0)
    }
}

/// What [`words!`] does without arguments.
#[doc(hidden)]
pub fn say(key: &'static str) -> String {
    book::plain(spoken(), key)
}

/// What [`words!`] does with arguments.
#[doc(hidden)]
pub fn say_with<const N: usize>(key: &'static str, args: [(&'static str, Value<'_>); N]) -> String {
    book::with(spoken(), key, args)
}
