//! What a text calls a key, a button or a screen is what that is called.

use super::parts;
use crate::Language;
use std::collections::BTreeSet;

/// Letters that stand alone in a text and are no keys: millions, and how moves, groups and codes
/// are written.
const NO_KEYS: [&str; 9] = [
    "online-look-alike",
    "problem-european-piece-form",
    "problem-european-rolled-form",
    "analysis-millions",
    "campaign-refused-building",
    "european-why-actions",
    "problem-group",
    "problem-no-san",
    "table-move-unreadable",
];

/// Names of keys that no other word is, or in brackets, where nothing but keys stands.
fn key_names(language: Language) -> (Vec<String>, Vec<String>) {
    let name = |key| crate::book::plain(language, key);
    let functions = (1..=12).map(|number| format!("F{number}"));
    let sure = ["keys-page-up", "keys-page-down"].map(name);
    let sure: Vec<String> = functions.chain(sure).collect();
    let words = ["keys-home", "keys-end", "keys-insert", "keys-delete"].map(name);
    let signs = ["+", "−", "-", "/"].map(str::to_owned);
    let bracketed = words.into_iter().chain(signs).chain(sure.iter().cloned());
    let bracketed = bracketed.map(|it| format!("({it})")).collect();
    (sure, bracketed)
}

fn is_letter(word: &str) -> bool {
    word.len() == 1 && word.bytes().all(|it| it.is_ascii_uppercase())
}

/// What of a text names a key.
fn named_keys(language: Language, text: &str) -> Vec<String> {
    let (sure, bracketed) = key_names(language);
    let ends = |it: char| !it.is_alphanumeric() && !matches!(it, '\'' | '’' | '-' | '$');
    let words = text.split(ends).filter(|word| {
        let letter = is_letter(word) && !matches!(*word, "A" | "I");
        letter || sure.iter().any(|it| it == word)
    });
    let letters = text.match_indices('(').filter_map(|(at, _)| {
        let (inside, _) = text[at + 1..].split_once(')')?;
        is_letter(inside).then(|| inside.to_owned())
    });
    let brackets = bracketed.into_iter().filter(|it| text.contains(it));
    let pairs = sure
        .iter()
        .filter(|it| it.contains(' ') && text.contains(*it));
    let words = words.map(str::to_owned).chain(letters);
    words.chain(brackets).chain(pairs.cloned()).collect()
}

#[test]
fn no_text_names_a_key_that_can_be_another() {
    assert_eq!(
        named_keys(Language::English, "Undo (U), A pawn"),
        ["U", "U"]
    );
    assert_eq!(
        named_keys(Language::English, "Or F1, (Home)"),
        ["F1", "(Home)"]
    );
    let mut wrong = Vec::new();
    for language in Language::all() {
        for (key, parts) in parts(language) {
            // What keys themselves are called; and what is written with a control key stays.
            let no_keys = key.starts_with("keys-") || NO_KEYS.contains(&key.as_str());
            for text in parts.texts.iter().filter(|_| !no_keys) {
                let chords = ["Ctrl+", "Strg+", "Alt+"];
                let text = chords.iter().fold(text.clone(), |text, chord| {
                    let mut pieces = text.split(chord);
                    let first = pieces.next().unwrap_or_default().to_owned();
                    pieces.fold(first, |all, it| all + it.get(1..).unwrap_or_default())
                });
                let named = named_keys(language, &text);
                if !named.is_empty() {
                    wrong.push(format!("{} {key}: {named:?}", language.code()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "by KEY(\"…\") instead: {wrong:#?}");
}

/// Texts that tell where to press.
const GUIDES: [&str; 6] = ["lessons-", "help-", "trust-", "lobby-", "rooms-", "online-"];

/// Every language says the same labels by their messages, so that none can be called otherwise.
#[test]
fn languages_name_the_same_labels() {
    let english = parts(Language::English);
    for language in Language::all() {
        for (key, parts) in parts(language) {
            if GUIDES.iter().any(|area| key.starts_with(area)) {
                let labels = &english[&key].messages;
                assert_eq!(labels, &parts.messages, "{} {key}", language.code());
            }
        }
    }
}

/// What stands in quotation marks is not a label's words once more.
#[test]
fn labels_that_are_quoted_are_said_by_their_message() {
    let marks = [('„', '“'), ('“', '”'), ('‘', '’'), ('\'', '\''), ('"', '"')];
    for language in Language::all() {
        let all = parts(language);
        let plain = all.values().filter(|it| it.messages.is_empty());
        let labels: BTreeSet<&str> = plain
            .filter_map(|it| match it.texts.as_slice() {
                [text] if it.arguments.is_empty() => Some(text.trim()),
                _ => None,
            })
            .collect();
        for (key, parts) in &all {
            for text in &parts.texts {
                for (opens, closes) in marks {
                    let quoted = text.split(opens).skip(1);
                    let quoted = quoted.filter_map(|it| Some(it.split_once(closes)?.0));
                    for words in quoted {
                        let label = labels.contains(words);
                        assert!(!label, "{} {key}: {words}", language.code());
                    }
                }
            }
        }
    }
}
