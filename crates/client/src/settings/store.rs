//! The settings file: read at start, written as a whole after every change.

use super::Settings;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The name of the file in the configuration folder.
pub const FILE: &str = "settings.ron";

/// Overrides the configuration folder.
pub const FOLDER_VARIABLE: &str = "AMIRS_CHESS_CONFIG_DIR";

/// Why settings were not kept.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The folder can't be made or the file can't be written.
    #[error("The settings can't be kept: {path}: {problem}")]
    Write {
        /// Where they should have gone.
        path: PathBuf,
        /// What the system said.
        problem: io::Error,
    },
    /// The settings can't be put into words.
    #[error("The settings can't be written down: {0}")]
    Words(#[from] ron::Error),
}

/// Where settings are kept: `AMIRS_CHESS_CONFIG_DIR`, else the user's configuration folder.
/// `None` if the system knows no such folder.
pub fn folder() -> Option<PathBuf> {
    match std::env::var_os(FOLDER_VARIABLE) {
        Some(path) if !path.is_empty() => Some(path.into()),
        _ => directories::ProjectDirs::from("", "", "amirs-chess")
            .map(|project| project.config_dir().to_owned()),
    }
}

/// Reads the settings in a folder. Where there are none, the defaults. A file that can't be read
/// is set aside beside its place under another name, and the second value tells so in words.
pub fn load(folder: &Path) -> (Settings, Option<String>) {
    let path = folder.join(FILE);
    let problem = match fs::read_to_string(&path) {
        Ok(text) => match ron::from_str::<Settings>(&text) {
            Ok(settings) => return (settings.within_bounds(), None),
            Err(problem) => problem.to_string(),
        },
        Err(problem) if problem.kind() == io::ErrorKind::NotFound => {
            return (Settings::default(), None);
        }
        Err(problem) => problem.to_string(),
    };
    let fate = match set_aside(&path) {
        Ok(broken) => format!("It is kept as {}.", broken.display()),
        Err(_) => "It stays where it is until a setting is changed.".to_owned(),
    };
    let notice = format!(
        "The settings in {} can't be read ({problem}); the usual ones are used. {fate}",
        path.display()
    );
    (Settings::default(), Some(notice))
}

/// Renames a damaged file to the first free name `settings.ron.broken`, `….broken-2` and so on.
fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let names = std::iter::once(".broken".to_owned()).chain((2..).map(|n| format!(".broken-{n}")));
    for ending in names {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        let broken = PathBuf::from(name);
        if !broken.try_exists()? {
            fs::rename(path, &broken)?;
            return Ok(broken);
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Writes the settings into a folder, which is made if need be: either all of the file is new
/// afterwards or all of it is old.
///
/// # Errors
/// Says what can't be written where.
pub fn save(folder: &Path, settings: &Settings) -> Result<(), StoreError> {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default())?;
    let path = folder.join(FILE);
    let write = || -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let mut file = atomic_write_file::AtomicWriteFile::open(&path)?;
        file.write_all(text.as_bytes())?;
        file.commit()
    };
    write().map_err(|problem| StoreError::Write {
        path: path.clone(),
        problem,
    })
}
