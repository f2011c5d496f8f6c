//! `cargo xtask licences`: what the libraries ask for, checked and written down.

mod expression;
mod library;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::{Stop, cargo};
use expression::Expression;
use library::{Library, Of};

/// Checks every library against `deny.toml` and writes the licences of those in the game's program.
///
/// # Errors
/// Stops when a licence is not allowed, or when something cannot be read or written.
pub fn licences() -> Result<(), Stop> {
    println!("{}", check()?);
    let file = cargo::target().join("THIRD-PARTY.md");
    write(&file)?;
    println!(
        "The licences of the libraries in the game stand in {}.",
        file.display()
    );
    Ok(())
}

/// Checks every library that is used to build and test anything here; gives words for how many there are.
///
/// # Errors
/// Stops with a list of those whose licence `deny.toml` does not allow.
pub fn check() -> Result<String, Stop> {
    let allowed = allowed()?;
    let libraries = Library::all(Of::Workspace)?;
    let complaints = complaints(&libraries, &allowed);
    if complaints.is_empty() {
        Ok(format!(
            "{} libraries, each under a licence that deny.toml allows.",
            libraries.len()
        ))
    } else {
        let list = complaints.join("\n  ");
        Err(Stop::new(format!("deny.toml does not allow:\n  {list}")))
    }
}

fn complaints(libraries: &[Library], allowed: &[String]) -> Vec<String> {
    let complaint = |library: &Library| {
        let problem = match Expression::read(&library.licence) {
            _ if library.licence.is_empty() => "it tells no licence".to_owned(),
            Err(problem) => problem,
            Ok(expression) if expression.is_allowed(allowed) => return None,
            Ok(_) => library.licence.clone(),
        };
        Some(format!("{} {}: {problem}", library.name, library.version))
    };
    libraries.iter().filter_map(complaint).collect()
}

/// The list `allow` of `deny.toml`.
fn allowed() -> Result<Vec<String>, Stop> {
    let file = cargo::workspace().join("deny.toml");
    let text = fs::read_to_string(&file)
        .map_err(|error| Stop::new(format!("{} cannot be read: {error}.", file.display())))?;
    match names(&text) {
        names if names.is_empty() => Err(Stop::new("deny.toml has no list `allow`.")),
        names => Ok(names),
    }
}

/// The strings between `allow = [` and `]`.
fn names(deny: &str) -> Vec<String> {
    let list = deny
        .split_once("\nallow = [")
        .and_then(|(_, rest)| rest.split_once("\n]"));
    let lines = list.map_or("", |(list, _)| list).lines();
    lines
        .filter_map(|line| line.trim().strip_prefix('"')?.split_once('"'))
        .map(|(name, _)| name.to_owned())
        .collect()
}

/// Writes the licences of the libraries in the game's program.
///
/// # Errors
/// Stops when they cannot be told, or the file cannot be written.
pub fn write(file: &Path) -> Result<(), Stop> {
    let libraries = Library::all(Of::Game)?;
    let told = |error| Stop::new(format!("{} cannot be written: {error}.", file.display()));
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(told)?;
    }
    let text = page(libraries.into_iter().map(|library| {
        let texts = library.texts();
        (library, texts)
    }));
    fs::write(file, text).map_err(told)
}

type Texts = Vec<(String, String)>;

/// The page: a list of all, then every text once with those it belongs to.
fn page(libraries: impl Iterator<Item = (Library, Texts)>) -> String {
    let mut list = String::new();
    let mut texts: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    for (library, files) in libraries {
        let name = format!("{} {}", library.name, library.version);
        let none = if files.is_empty() {
            " (its package has no copy of the text)"
        } else {
            ""
        };
        let home = match library.home.as_str() {
            "" => String::new(),
            home => format!(", <{home}>"),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(list, "- {name}: {}{home}{none}", library.licence);
        for (_, text) in files {
            let same: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let entry = texts.entry(same).or_insert_with(|| (text, Vec::new()));
            if !entry.1.contains(&name) {
                entry.1.push(name.clone());
            }
        }
    }
    let mut page = format!("{HEAD}\n{list}\n## Texts\n");
    let mut texts: Vec<_> = texts.into_values().collect();
    texts.sort_by(|one, other| one.1.cmp(&other.1));
    for (text, names) in texts {
        let _ = write!(
            page,
            "\n### {}\n\n```text\n{}\n```\n",
            names.join(", "),
            text.trim_end()
        );
    }
    page
}

const HEAD: &str = "\
# Libraries in Amir's Chess and their licences

The game's program contains these libraries, none of them changed. Where a licence leaves a choice, any
of those named will do. The sources of each are at the address behind it and at <https://crates.io>, those
under the Mozilla Public License 2.0 among them. Where a package has no copy of its licence's text, the text below that
its licence names holds for it; those of MIT and Apache-2.0 lie beside this page, too. Bevy's font, Fira Mono, is under the
SIL Open Font License 1.1, as are fonts of `typst-assets` and `epaint_default_fonts`, where its text stands.
";

#[cfg(test)]
mod tests {
    use super::*;

    fn library(name: &str, licence: &str) -> Library {
        Library {
            name: name.into(),
            version: "1.0.0".into(),
            licence: licence.into(),
            home: String::new(),
        }
    }

    #[test]
    fn no_library_has_a_licence_that_is_not_allowed() {
        let words = check().expect("every licence is allowed");
        assert!(words.contains("libraries"), "{words}");
        let allowed = allowed().expect("a list");
        assert!(allowed.iter().all(|name| !name.contains("GPL")));
    }

    #[test]
    fn a_licence_that_is_not_allowed_is_named() {
        let libraries = [
            library("fine", "MIT OR GPL-3.0-only"),
            library("strict", "GPL-3.0-only"),
            library("silent", ""),
            library("odd", "MIT OR"),
        ];
        let told = complaints(&libraries, &["MIT".into()]);
        assert_eq!(
            told,
            [
                "strict 1.0.0: GPL-3.0-only",
                "silent 1.0.0: it tells no licence",
                "odd 1.0.0: 'MIT OR' is no licence",
            ]
        );
    }

    #[test]
    fn a_text_that_several_share_stands_once() {
        let mit = |layout: &str| vec![("LICENSE".to_owned(), format!("Do as{layout}you like."))];
        let all = [
            (library("one", "MIT"), mit(" ")),
            (library("two", "MIT"), mit("\n")),
            (library("three", "MIT"), Vec::new()),
        ];
        let page = page(all.into_iter());
        assert_eq!(page.matches("you like.").count(), 1);
        assert!(page.contains("### one 1.0.0, two 1.0.0\n"), "{page}");
        assert!(
            page.contains("- three 1.0.0: MIT (its package has no copy"),
            "{page}"
        );
    }
}
