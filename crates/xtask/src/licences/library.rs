//! The libraries in use, from `cargo tree`, and their licence texts, from their sources.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{Stop, cargo};

/// A library that is built in.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Library {
    pub name: String,
    pub version: String,
    /// The licence expression; empty if none is told.
    pub licence: String,
    /// Where its sources are developed; may be empty.
    pub home: String,
}

/// Which libraries are asked for.
#[derive(Debug, Clone, Copy)]
pub enum Of {
    /// What the game's program consists of.
    Game,
    /// All that is used to build and test anything here.
    Workspace,
}

impl Library {
    /// The libraries, sorted, without the project's own.
    ///
    /// # Errors
    /// Stops when cargo cannot tell them.
    pub fn all(of: Of) -> Result<Vec<Self>, Stop> {
        let mut command = cargo::command();
        command.current_dir(cargo::workspace());
        command.args([
            "tree",
            "--locked",
            "--prefix",
            "none",
            "--format",
            "{p}|{l}|{r}",
        ]);
        command.args(match of {
            Of::Game => ["--package", "client", "--edges", "normal"].as_slice(),
            Of::Workspace => ["--workspace"].as_slice(),
        });
        let output = command
            .output()
            .map_err(|error| Stop::new(format!("cargo tree could not be started: {error}.")))?;
        if !output.status.success() {
            let words = String::from_utf8_lossy(&output.stderr).into_owned();
            return Err(Stop::new(format!("cargo tree failed: {words}")));
        }
        Ok(read(&String::from_utf8_lossy(&output.stdout)))
    }

    /// Its licence texts as they stand in its sources: the file names and contents.
    pub fn texts(&self) -> Vec<(String, String)> {
        let folder = sources(&self.name, &self.version);
        let mut texts = Vec::new();
        for folder in folder.iter().flat_map(|root| {
            let inner = ["fonts", "licenses", "LICENSES"].map(|inner| root.join(inner));
            std::iter::once(root.clone()).chain(inner)
        }) {
            let is_wanted = if folder.ends_with("fonts") {
                is_text
            } else {
                is_licence
            };
            texts.extend(texts_in(&folder, is_wanted));
        }
        texts
    }
}

/// Reads what `cargo tree` prints: `name vVERSION …|LICENCE|HOME`, repeated ones with `(*)` behind.
fn read(tree: &str) -> Vec<Library> {
    let library = |line: &str| {
        let mut parts = line.trim_end_matches("(*)").trim().split('|');
        let package = parts.next()?;
        // The project's own have a folder in brackets.
        if package.contains("(/") || package.contains(":\\") {
            return None;
        }
        let mut words = package.split_whitespace();
        Some(Library {
            name: words.next()?.to_owned(),
            version: words.next()?.trim_start_matches('v').to_owned(),
            licence: parts.next()?.to_owned(),
            home: parts.next()?.trim().to_owned(),
        })
    };
    let mut libraries: Vec<Library> = tree.lines().filter_map(library).collect();
    libraries.sort();
    libraries.dedup();
    libraries
}

/// The folder into which cargo unpacked a library's sources.
fn sources(name: &str, version: &str) -> Option<PathBuf> {
    let registries = fs::read_dir(cargo::home().join("registry/src")).ok()?;
    registries
        .filter_map(Result::ok)
        .map(|registry| registry.path().join(format!("{name}-{version}")))
        .find(|folder| folder.is_dir())
}

fn texts_in(folder: &Path, is_wanted: fn(&str) -> bool) -> Vec<(String, String)> {
    let files = fs::read_dir(folder).into_iter().flatten();
    let mut texts: Vec<(String, String)> = files
        .filter_map(Result::ok)
        .filter(|file| file.path().is_file())
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .filter(|name| is_wanted(name))
        .filter_map(|name| {
            let bytes = fs::read(folder.join(&name)).ok()?;
            Some((name, String::from_utf8_lossy(&bytes).into_owned()))
        })
        .collect();
    texts.sort();
    texts
}

/// What lies beside fonts as text is their licence, whatever its name.
fn is_text(name: &str) -> bool {
    name.ends_with(".txt")
}

/// Whether a file is a licence by its name.
fn is_licence(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let begins = [
        "license",
        "licence",
        "copying",
        "copyright",
        "unlicense",
        "notice",
        "ofl",
        "ufl",
    ];
    let is_code = [".rs", ".toml", ".ttf", ".otf"]
        .iter()
        .any(|end| name.ends_with(end));
    !is_code && begins.iter().any(|begin| name.starts_with(begin))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_read_without_repetitions_and_our_own() {
        let tree = "\
client v0.1.0 (/home/somebody/chess/crates/client)|MIT OR Apache-2.0|
serde v1.0.1|MIT OR Apache-2.0|https://example.org/serde
serde_derive v1.0.1 (proc-macro)|MIT|
serde v1.0.1|MIT OR Apache-2.0|https://example.org/serde (*)

";
        let libraries = read(tree);
        let names: Vec<_> = libraries.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["serde", "serde_derive"]);
        assert_eq!(libraries[0].version, "1.0.1");
        assert_eq!(libraries[0].home, "https://example.org/serde");
    }

    #[test]
    fn licences_are_known_by_their_names() {
        for name in [
            "LICENSE",
            "LICENSE-MIT",
            "license.txt",
            "COPYING",
            "UNLICENSE",
            "OFL.txt",
        ] {
            assert!(is_licence(name), "{name}");
        }
        for name in ["README.md", "license.rs", "Ubuntu-Light.ttf", "src"] {
            assert!(!is_licence(name), "{name}");
        }
    }
}
