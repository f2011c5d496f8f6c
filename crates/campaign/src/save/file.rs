//! Saves on the disk: written aside, synced and put in place at once, two older ones kept.
//! The only part of this crate that does input and output.

use super::{SaveError, import, is_sound};
use crate::record::Campaign;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// How many older saves are kept beside the last one.
pub const OLDER: u32 = 2;

/// Why no campaign could be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// There is no save, or it cannot be read.
    #[error("the save {} cannot be read: {error}", path.display())]
    Io {
        /// Which file.
        path: PathBuf,
        /// Why.
        #[source]
        error: io::Error,
    },
    /// It was read, but is no campaign to go on with, and neither is an older one.
    #[error(transparent)]
    Save(#[from] SaveError),
}

/// A campaign, or whatever else is kept, from the disk.
#[derive(Clone, Debug)]
pub struct Loaded<T = Campaign> {
    /// What was kept.
    pub content: T,
    /// Which file it came from: not the last one if that was damaged.
    pub path: PathBuf,
}

/// The file itself for 0, else the `age`-th older one beside it.
pub fn older(path: &Path, age: u32) -> PathBuf {
    match age {
        0 => path.to_owned(),
        age => beside(path, &age.to_string()),
    }
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    PathBuf::from(name)
}

/// Saves a text such as [`super::export`] gives. The one before becomes the older one.
///
/// At every moment there is a whole save in place, the last one or the one before it.
///
/// # Errors
/// The disk's, and then the saves are as they were, but perhaps for the older ones.
pub fn save(path: &Path, text: &str) -> io::Result<()> {
    let aside = beside(path, "new");
    let saved = write(&aside, text).and_then(|()| put_in_place(path, &aside));
    if saved.is_err() {
        // Half a file would only take what room is left.
        let _ = fs::remove_file(&aside);
    }
    saved
}

fn write(aside: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(aside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

fn put_in_place(path: &Path, aside: &Path) -> io::Result<()> {
    // A damaged save must not push a good one out.
    if fs::read(path).is_ok_and(|bytes| is_sound(&bytes)) {
        rotate(path)?;
    }
    fs::rename(aside, path)?;
    sync_folder(path)
}

fn rotate(path: &Path) -> io::Result<()> {
    for age in (1..OLDER).rev() {
        match fs::rename(older(path, age), older(path, age + 1)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    let newest = older(path, 1);
    // A second name for the file keeps it in place all the while; not every disk can do that.
    fs::hard_link(path, &newest).or_else(|_| fs::copy(path, &newest).map(drop))
}

#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Loads the last save, or, if that is missing or damaged, the newest older one that is whole. If
/// the last one is of a later version nothing older will do: it would be played on and the later
/// one be lost.
///
/// # Errors
/// What is wrong with the last save, if none will do.
pub fn load(path: &Path) -> Result<Loaded, LoadError> {
    load_with(path, import)
}

/// The same for whatever is kept in such a file; `read` makes it of the file's bytes.
///
/// # Errors
/// What is wrong with the last save, if none will do.
pub fn load_with<T>(
    path: &Path,
    read: impl Fn(&[u8]) -> Result<T, SaveError>,
) -> Result<Loaded<T>, LoadError> {
    let mut first_error = None;
    for age in 0..=OLDER {
        let path = older(path, age);
        match load_one_with(&path, &read) {
            Ok(content) => return Ok(Loaded { content, path }),
            Err(later @ LoadError::Save(SaveError::Later(_))) => return Err(later),
            Err(error) => {
                first_error.get_or_insert(error);
            }
        }
    }
    Err(first_error.unwrap_or(LoadError::Save(SaveError::Foreign)))
}

/// Loads this one file, as for an import.
///
/// # Errors
/// What is wrong with it.
pub fn load_one(path: &Path) -> Result<Campaign, LoadError> {
    load_one_with(path, import)
}

/// The same for whatever is kept in such a file; `read` makes it of the file's bytes.
///
/// # Errors
/// What is wrong with it.
pub fn load_one_with<T>(
    path: &Path,
    read: impl Fn(&[u8]) -> Result<T, SaveError>,
) -> Result<T, LoadError> {
    let bytes = fs::read(path).map_err(|error| LoadError::Io {
        path: path.to_owned(),
        error,
    })?;
    Ok(read(&bytes)?)
}
