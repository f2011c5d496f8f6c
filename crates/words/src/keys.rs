//! What the keys of commands are called: a message names a key by its command,
//! `{ KEY("EndTurn") }`, or the keys of several in a row, `{ KEY("North", "West") }`.

use crate::{Language, spoken};
use std::cell::{Cell, RefCell};
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

type Say = dyn Fn(&[&str]) -> String + Send + Sync;

/// Who knows what keys are called, with a number of its own.
#[derive(Clone)]
struct Names {
    number: u64,
    say: Arc<Say>,
}

impl Names {
    fn new(say: impl Fn(&[&str]) -> String + Send + Sync + 'static) -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(1);
        Self {
            number: COUNT.fetch_add(1, Ordering::Relaxed),
            say: Arc::new(say),
        }
    }
}

static NAMES: RwLock<Option<Names>> = RwLock::new(None);

thread_local! {
    static HERE: RefCell<Option<Names>> = const { RefCell::new(None) };
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// From now on messages call the keys of commands so. Until then a command is called by its name.
pub fn name_keys(say: impl Fn(&[&str]) -> String + Send + Sync + 'static) {
    *NAMES.write().unwrap_or_else(PoisonError::into_inner) = Some(Names::new(say));
}

/// As long as what it gives is kept, this thread alone calls them so: for tests, of which many
/// run at once.
pub fn name_keys_here(say: impl Fn(&[&str]) -> String + Send + Sync + 'static) -> Naming {
    Naming(HERE.replace(Some(Names::new(say))))
}

/// See [`name_keys_here`].
#[must_use = "the keys are called so only as long as this is kept"]
pub struct Naming(Option<Names>);

impl fmt::Debug for Naming {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Naming").finish_non_exhaustive()
    }
}

impl Drop for Naming {
    fn drop(&mut self) {
        HERE.set(self.0.take());
    }
}

fn names() -> Option<Names> {
    HERE.with_borrow(Clone::clone)
        .or_else(|| NAMES.read().unwrap_or_else(PoisonError::into_inner).clone())
}

/// Another as soon as messages may read otherwise: another language is spoken, or keys are called
/// otherwise. For whoever keeps what was said.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Edition {
    language: Language,
    names: u64,
}

impl Edition {
    /// That of what is said now.
    pub fn now() -> Self {
        Self {
            language: spoken(),
            names: names().map_or(0, |it| it.number),
        }
    }
}

/// What the keys of commands are called now.
pub(crate) fn called(commands: &[&str]) -> String {
    let called = match names() {
        Some(names) => (names.say)(commands),
        None => commands.join(", "),
    };
    ASKED.set(true);
    called
}

/// What a message says, and whether it named a key: it is said anew next time then.
pub(crate) fn saying<T>(say: impl FnOnce() -> T) -> (T, bool) {
    ASKED.set(false);
    let said = say();
    (said, ASKED.replace(false))
}
