//! What goes into the folder from the checkout.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Stop;

/// Single files that go along.
const FILES: [&str; 3] = ["LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md"];
/// The folder that the game looks for beside its program, and what of it is only for the README.
const ASSETS: &str = "assets";
const NOT: &str = "assets/pictures";

/// The files, as paths in the checkout.
///
/// # Errors
/// Stops when one is missing or a folder cannot be read.
pub fn list(workspace: &Path) -> Result<Vec<PathBuf>, Stop> {
    let mut files: Vec<PathBuf> = FILES.map(PathBuf::from).to_vec();
    for file in &files {
        if !workspace.join(file).is_file() {
            return Err(Stop::new(format!("{} is missing.", file.display())));
        }
    }
    walk(workspace, Path::new(ASSETS), &mut files)?;
    Ok(files)
}

fn walk(workspace: &Path, folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Stop> {
    let unread = |error| Stop::new(format!("{} cannot be read: {error}.", folder.display()));
    for entry in fs::read_dir(workspace.join(folder)).map_err(unread)? {
        let entry = entry.map_err(unread)?;
        let path = folder.join(entry.file_name());
        if entry.path().is_file() {
            files.push(path);
        } else if path != Path::new(NOT) {
            walk(workspace, &path, files)?;
        }
    }
    Ok(())
}

/// Copies a file, making the folders above it.
///
/// # Errors
/// Stops when it cannot be read or written.
pub fn copy(from: &Path, to: &Path) -> Result<(), Stop> {
    let told = |error| Stop::new(format!("{} cannot be copied: {error}.", from.display()));
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(told)?;
    }
    fs::copy(from, to).map(|_| ()).map_err(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cargo;

    #[test]
    fn every_asset_of_the_game_is_listed() {
        let files = list(&cargo::workspace()).expect("a list");
        let has = |name: &str| files.iter().any(|file| file == Path::new(name));
        for name in [
            "assets/manifest.ron",
            "assets/title.png",
            "assets/sounds/bells.wav",
        ] {
            assert!(has(name), "{name}");
        }
        assert!(!files.iter().any(|file| file.starts_with(NOT)));
    }
}
