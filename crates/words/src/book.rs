//! The messages of every language.

use crate::{Language, Value, keys};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use include_dir::{Dir, include_dir};
use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

pub(crate) static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/words");

type Bundle = FluentBundle<FluentResource>;

/// The messages of a language, and those without arguments as they were said before.
struct Book {
    bundle: Bundle,
    said: RwLock<HashMap<&'static str, Box<str>>>,
}

static BOOKS: LazyLock<Vec<Book>> = LazyLock::new(|| Language::all().map(Book::read).collect());

impl Book {
    fn read(language: Language) -> Self {
        Self {
            bundle: bundle(language),
            said: RwLock::default(),
        }
    }
}

/// Every file of a language in one; what is wrong in a file loses only itself.
fn bundle(language: Language) -> Bundle {
    let code = language.code();
    let mut bundle = Bundle::new_concurrent(code.parse().into_iter().collect());
    // The marks that isolate a name from the writing around it are drawn as boxes by most fonts.
    bundle.set_use_isolating(false);
    bundle.set_formatter(match language.decimal_sign() {
        ',' => Some(|value, _| match value {
            Value::Number(number) => Some(number.as_string().replace('.', ",")),
            _ => None,
        }),
        _ => None,
    });
    if let Err(twice) = bundle.add_function("KEY", |commands, _| key(commands)) {
        tracing::error!("words of {code}: {twice:?}");
    }
    let files = FILES.get_dir(code).into_iter().flat_map(Dir::files);
    for text in files.filter_map(|file| file.contents_utf8()) {
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(whole, wrong)| {
            tracing::error!("words of {code}: {wrong:?}");
            whole
        });
        if let Err(twice) = bundle.add_resource(resource) {
            tracing::error!("words of {code}: {twice:?}");
        }
    }
    bundle
}

/// `KEY("Undo")` in a message.
fn key(commands: &[Value<'_>]) -> Value<'static> {
    let names = commands.iter().map(|command| match command {
        Value::String(name) => Some(name.as_ref()),
        _ => None,
    });
    match names.collect::<Option<Vec<_>>>() {
        Some(names) => keys::called(&names).into(),
        None => Value::Error,
    }
}

fn book(language: Language) -> Option<&'static Book> {
    BOOKS.get(language as usize)
}

/// A message without arguments.
pub(crate) fn plain(language: Language, key: &'static str) -> String {
    let Some(book) = book(language) else {
        return key.to_owned();
    };
    let said = book.said.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(words) = said.get(key) {
        return words.clone().into_string();
    }
    drop(said);
    let (words, names_a_key) = keys::saying(|| find(language, key, None));
    if names_a_key {
        return words;
    }
    let mut said = book.said.write().unwrap_or_else(PoisonError::into_inner);
    said.insert(key, words.as_str().into());
    words
}

/// A message with arguments.
pub(crate) fn with<const N: usize>(
    language: Language,
    key: &'static str,
    args: [(&'static str, Value<'_>); N],
) -> String {
    find(language, key, Some(&FluentArgs::from_iter(args)))
}

/// In this language, else in English, else the key itself.
fn find(language: Language, key: &str, args: Option<&FluentArgs<'_>>) -> String {
    [language, Language::English]
        .into_iter()
        .find_map(|language| {
            let (words, wrong) = formatted(language, key, args)?;
            if !wrong.is_empty() {
                tracing::error!("{key}: {wrong:?}");
            }
            Some(words)
        })
        .unwrap_or_else(|| {
            tracing::error!("no words for {key}");
            key.to_owned()
        })
}

/// A message and what is wrong with it, if the language has it.
pub(crate) fn formatted(
    language: Language,
    key: &str,
    args: Option<&FluentArgs<'_>>,
) -> Option<(String, Vec<FluentError>)> {
    let bundle = &book(language)?.bundle;
    let pattern = bundle.get_message(key)?.value()?;
    let mut wrong = Vec::new();
    let words = bundle.format_pattern(pattern, args, &mut wrong);
    Some((words.into_owned(), wrong))
}
