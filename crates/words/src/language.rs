//! Which languages there are, and which is spoken.

use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A language the program speaks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Language {
    /// The one that has every word.
    #[default]
    English,
    /// Deutsch.
    German,
}

impl Language {
    /// Every language, with the name of its folder and its decimal sign.
    const LIST: [(Self, &'static str, char); 2] =
        [(Self::English, "en", '.'), (Self::German, "de", ',')];

    /// Every language.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        Self::LIST.into_iter().map(|(language, ..)| language)
    }

    /// Its code, such as `de`: the name of its folder.
    pub const fn code(self) -> &'static str {
        Self::LIST[self as usize].1
    }

    /// What stands before a number's fraction.
    pub(crate) const fn decimal_sign(self) -> char {
        Self::LIST[self as usize].2
    }

    /// Its name in itself, such as `Deutsch`.
    pub fn name(self) -> String {
        crate::book::plain(self, "language-name")
    }

    /// The language the system is set to, if it is one of ours, else English.
    pub fn of_system() -> Self {
        sys_locale::get_locales()
            .find_map(|locale| Self::read(&locale))
            .unwrap_or_default()
    }

    /// Reads a code such as `de`, `de-AT` or `de_DE.UTF-8`.
    pub fn read(locale: &str) -> Option<Self> {
        let code = locale.split(['-', '_', '.']).next()?;
        Self::all().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

static SPOKEN: AtomicUsize = AtomicUsize::new(Language::English as usize);

thread_local! {
    static HERE: Cell<Option<Language>> = const { Cell::new(None) };
}

/// From now on the program speaks this language.
pub fn speak(language: Language) {
    SPOKEN.store(language as usize, Ordering::Relaxed);
}

/// The language that is spoken.
pub fn spoken() -> Language {
    HERE.get().unwrap_or_else(|| {
        let at = SPOKEN.load(Ordering::Relaxed);
        Language::LIST.get(at).map_or(Language::English, |it| it.0)
    })
}

/// As long as what it gives is kept, this thread alone speaks this language: for tests, of which
/// many run at once.
pub fn speak_here(language: Language) -> Speaking {
    Speaking(HERE.replace(Some(language)))
}

/// See [`speak_here`].
#[derive(Debug)]
#[must_use = "the language is spoken only as long as this is kept"]
pub struct Speaking(Option<Language>);

impl Drop for Speaking {
    fn drop(&mut self) {
        HERE.set(self.0);
    }
}
