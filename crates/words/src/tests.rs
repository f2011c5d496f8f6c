//! Every word is there, in every language, and none in vain.

use crate::{Language, Value, book, speak_here};
use fluent_bundle::FluentArgs;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, iter};

mod names;

type Arguments = BTreeSet<String>;

/// What a message is made of.
#[derive(Default)]
struct Parts {
    arguments: Arguments,
    /// Other messages that it says, with its own arguments.
    messages: BTreeSet<String>,
    /// What it says itself.
    texts: Vec<String>,
}

/// A language's messages with all arguments they need, also for the messages within them.
fn messages(language: Language) -> BTreeMap<String, Arguments> {
    let all = parts(language);
    let whole = |key: &String| (key.clone(), arguments_of(&all, key));
    all.keys().map(whole).collect()
}

fn arguments_of(all: &BTreeMap<String, Parts>, key: &str) -> Arguments {
    let parts = all
        .get(key)
        .unwrap_or_else(|| panic!("no {key} to be said within another"));
    let within = parts.messages.iter();
    let within = within.flat_map(|key| arguments_of(all, key));
    parts.arguments.iter().cloned().chain(within).collect()
}

/// A language's messages; fails for a file that can't be read and for a key
/// that does not begin with its file's name.
fn parts(language: Language) -> BTreeMap<String, Parts> {
    let mut all = BTreeMap::new();
    let folder = book::FILES.get_dir(language.code()).expect("a folder");
    for file in folder.files() {
        let text = file.contents_utf8().expect("text");
        let name = file.path().display();
        let area = file.path().file_stem().and_then(|it| it.to_str());
        let area = format!("{}-", area.expect("a name"));
        let parsed = parser::parse(text).unwrap_or_else(|(_, wrong)| panic!("{name}: {wrong:?}"));
        for entry in parsed.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let key = message.id.name;
            assert!(key.starts_with(&area), "{name}: {key}");
            let mut parts = Parts::default();
            in_pattern(
                message.value.as_ref().expect("a message says something"),
                &mut parts,
            );
            let twice = all.insert(key.to_owned(), parts).is_some();
            assert!(!twice, "{name}: {key} stands there twice");
        }
    }
    all
}

fn in_pattern(pattern: &Pattern<&str>, into: &mut Parts) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => into.texts.push((*value).to_owned()),
            PatternElement::Placeable { expression } => in_expression(expression, into),
        }
    }
}

fn in_expression(expression: &Expression<&str>, into: &mut Parts) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, into),
        Expression::Select { selector, variants } => {
            in_inline(selector, into);
            for variant in variants {
                in_pattern(&variant.value, into);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, into: &mut Parts) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.arguments.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, into),
        InlineExpression::FunctionReference { id, arguments } => {
            assert_eq!(id.name, "KEY", "no function {}", id.name);
            let commands = &arguments.positional;
            assert!(!commands.is_empty() && arguments.named.is_empty(), "KEY");
            let written =
                |it: &InlineExpression<&str>| matches!(it, InlineExpression::StringLiteral { .. });
            assert!(commands.iter().all(written), "KEY names commands");
        }
        InlineExpression::MessageReference { id, .. } => {
            into.messages.insert(id.name.to_owned());
        }
        _ => {}
    }
}

/// The keys that stand in data: every text in `assets/lessons` that begins with `lessons-`.
fn in_data() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/lessons");
    let files = fs::read_dir(folder).expect("a folder of the project");
    let texts = files.map(|it| fs::read_to_string(it.expect("an entry").path()).expect("text"));
    let keys = |text: String| {
        let quoted = text.split('"').skip(1).step_by(2);
        let keys = quoted.filter(|it| it.starts_with("lessons-"));
        keys.map(str::to_owned).collect::<Vec<_>>()
    };
    texts.flat_map(keys).collect()
}

/// Every Rust file of the workspace but this crate's own.
fn sources() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders = vec![root.join("crates"), root.join("examples")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of the project") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                if path != root.join("crates/words") && !path.ends_with("target") {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|it| it == "rs") {
                files.push(path);
            }
        }
    }
    files
}

/// The calls of a macro in a source: key and names of arguments.
fn calls<'a>(source: &'a str, opening: &'a str) -> impl Iterator<Item = (String, Arguments)> + 'a {
    let mut rest = source;
    iter::from_fn(move || {
        loop {
            let at = rest.find(opening)?;
            let own = !rest[..at].ends_with(|it: char| it.is_alphanumeric() || it == '_');
            rest = &rest[at + opening.len()..];
            if own && let Some(call) = call(rest) {
                return Some(call);
            }
        }
    })
}

/// The inside of a macro's brackets: `"key", name = value, …)`.
fn call(inside: &str) -> Option<(String, Arguments)> {
    let (key, rest) = inside.trim_start().strip_prefix('"')?.split_once('"')?;
    let mut arguments = Arguments::new();
    let mut depth = 0;
    let mut quoted = false;
    let mut word = String::new();
    let mut begins = false;
    let mut signs = rest.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' if quoted => drop(signs.next()),
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                begins = true;
                word.clear();
                continue;
            }
            '=' if begins && depth == 0 => {
                arguments.insert(word.trim().to_owned());
                begins = false;
            }
            _ => {}
        }
        word.push(sign);
    }
    Some((key.to_owned(), arguments))
}

#[test]
fn the_program_and_the_english_words_know_the_same_keys() {
    let english = messages(Language::English);
    let mut used = BTreeSet::from(["language-name".to_owned()]);
    used.extend(
        Language::all()
            .flat_map(parts)
            .flat_map(|(_, it)| it.messages),
    );
    let mut wrong = Vec::new();
    for file in sources() {
        let source = fs::read_to_string(&file).expect("a source");
        for (key, arguments) in ["words!(", "key!("]
            .iter()
            .flat_map(|opening| calls(&source, opening))
        {
            match english.get(&key) {
                None => wrong.push(format!("{}: no words for {key}", file.display())),
                Some(expected) if *expected != arguments => wrong.push(format!(
                    "{}: {key} has {expected:?} and is given {arguments:?}",
                    file.display()
                )),
                Some(_) => {}
            }
            used.insert(key);
        }
    }
    for key in in_data() {
        match english.get(&key) {
            Some(arguments) if arguments.is_empty() => {}
            Some(_) => wrong.push(format!("{key} of the lessons is given no arguments")),
            None => wrong.push(format!("assets/lessons: no words for {key}")),
        }
        used.insert(key);
    }
    let idle = english.keys().filter(|key| !used.contains(*key));
    wrong.extend(idle.map(|key| format!("{key} is never said")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let english = messages(Language::English);
    for language in Language::all() {
        let theirs = messages(language);
        let code = language.code();
        let lacks: Vec<_> = english
            .keys()
            .filter(|it| !theirs.contains_key(*it))
            .collect();
        assert!(lacks.is_empty(), "{code} lacks {lacks:#?}");
        let more: Vec<_> = theirs
            .keys()
            .filter(|it| !english.contains_key(*it))
            .collect();
        assert!(more.is_empty(), "{code} alone has {more:#?}");
        for (key, arguments) in &english {
            assert_eq!(theirs.get(key), Some(arguments), "{code}: {key}");
        }
    }
}

#[test]
fn every_message_can_be_said() {
    let values = || {
        let numbers = [0, 1, 2, 5, 21].map(Value::from).into_iter();
        numbers.chain([Value::from("a name"), Value::from(2.5)])
    };
    for language in Language::all() {
        for (key, names) in messages(language) {
            for value in values() {
                let args = names.iter().map(|name| (name.as_str(), value.clone()));
                let args = FluentArgs::from_iter(args);
                let (words, wrong) = book::formatted(language, &key, Some(&args)).expect("words");
                assert!(wrong.is_empty(), "{} {key}: {wrong:?}", language.code());
                assert!(!words.trim().is_empty(), "{} {key}", language.code());
            }
        }
    }
}

#[test]
fn a_folder_and_a_line_are_all_a_language_needs() {
    let folders: BTreeSet<_> = book::FILES
        .dirs()
        .filter_map(|it| it.path().to_str())
        .collect();
    let listed: BTreeSet<_> = Language::all().map(Language::code).collect();
    assert_eq!(folders, listed);
    for (at, language) in Language::all().enumerate() {
        assert_eq!(language as usize, at, "the list is in the enum's order");
        assert_eq!(Language::read(language.code()), Some(language));
    }
    assert_eq!(Language::German.name(), "Deutsch");
    assert_eq!(Language::read("de_AT.UTF-8"), Some(Language::German));
    assert_eq!(Language::read("C"), None);
}

#[test]
fn unknown_words_are_their_key_and_a_thread_can_speak_alone() {
    assert_eq!(crate::say("nothing-like-this"), "nothing-like-this");
    assert_eq!(crate::say("language-name"), "English");
    let german = speak_here(Language::German);
    assert_eq!(crate::say("language-name"), "Deutsch");
    assert_eq!(crate::say("nothing-like-this"), "nothing-like-this");
    drop(german);
    assert_eq!(crate::say("language-name"), "English");
}

#[test]
fn keys_are_called_as_they_are_now() {
    let before = crate::Edition::now();
    let named = |commands: &[&str]| format!("key of {}", commands.join(" and "));
    let naming = crate::name_keys_here(named);
    assert_ne!(crate::Edition::now(), before);
    let hint = || crate::say("puzzles-refused-held");
    assert_eq!(hint(), "Try again first (key of TakeBack)");
    let again = crate::name_keys_here(|_| "X".to_owned());
    assert_eq!(hint(), "Try again first (X)");
    drop(again);
    assert_eq!(hint(), "Try again first (key of TakeBack)");
    drop(naming);
    assert_eq!(hint(), "Try again first (TakeBack)");
    assert_eq!(crate::Edition::now(), before);
}

#[test]
fn calls_are_found_in_a_source() {
    let source = r#"words!("a-b"); my_words!("c"); words!(
        "d-e", count = n(1, x == 2), name = "so, that = \" it",
    ); key!("f-g")"#;
    let found: Vec<_> = calls(source, "words!(").collect();
    let named = |names: &[&str]| names.iter().map(|it| (*it).to_owned()).collect();
    assert_eq!(
        found,
        [
            ("a-b".to_owned(), Arguments::new()),
            ("d-e".to_owned(), named(&["count", "name"])),
        ]
    );
}
