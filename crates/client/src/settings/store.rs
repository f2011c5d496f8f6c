//! The settings file: read at start, written as a whole after every change.

use super::Settings;
use crate::saves::in_words;
use std::fs::{self, File};
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
    #[error("{}", words!("settings-not-kept", path = path.display().to_string(), problem = in_words(problem)))]
    Write {
        /// Where they should have gone.
        path: PathBuf,
        /// What the system said.
        problem: io::Error,
    },
    /// The settings can't be put into words.
    #[error("{}", words!("settings-not-written-down", problem = .0.to_string()))]
    Words(#[from] ron::Error),
}

/// Where settings are kept: `AMIRS_CHESS_CONFIG_DIR`, else the user's configuration folder.
/// `None` if the system knows no such folder.
pub fn folder() -> Option<PathBuf> {
    match std::env::var_os(FOLDER_VARIABLE) {
        Some(path) if !path.is_empty() => Some(path.into()),
        // Tests never touch what a player keeps.
        _ if cfg!(test) => Some(std::env::temp_dir().join("amirs-chess-under-test")),
        _ => directories::ProjectDirs::from("", "", "amirs-chess")
            .map(|project| project.config_dir().to_owned()),
    }
}

/// Where games and rooms are kept: the folder that `AMIRS_CHESS_CONFIG_DIR` names, else the user's
/// folder for data. `None` if the system knows no such folder.
pub fn data_folder() -> Option<PathBuf> {
    match std::env::var_os(FOLDER_VARIABLE) {
        Some(path) if !path.is_empty() => Some(path.into()),
        // Tests never touch what a player keeps.
        _ if cfg!(test) => Some(std::env::temp_dir().join("amirs-chess-under-test")),
        _ => directories::ProjectDirs::from("", "", "amirs-chess")
            .map(|project| project.data_dir().to_owned()),
    }
}

/// Reads the text of a settings file; also gives the names of those that can't be read, which are
/// as usual.
///
/// # Errors
/// Says why the text makes no sense at all.
pub fn read(text: &str) -> Result<(Settings, Vec<&'static str>), String> {
    let (settings, lost) = salvage::read(text).map_err(|problem| {
        let at = problem.span.start;
        place_words(at.line, at.col)
    })?;
    Ok((settings.within_bounds(), lost))
}

/// Where a file of the program's own is no longer as it was written.
pub(crate) fn place_words(line: usize, column: usize) -> String {
    words!("settings-wrong-at", line = line, column = column)
}

/// Keeps other copies of the program from a file of a folder until what this gives is dropped;
/// nothing where that can't be done.
pub(crate) fn lock(folder: &Path, name: &str) -> Option<File> {
    fs::create_dir_all(folder).ok()?;
    let file = File::create(folder.join(format!(".{name}.lock"))).ok()?;
    file.lock().ok()?;
    Some(file)
}

/// Reads the settings in a folder. Where there are none, the defaults. A value that can't be read
/// takes its default, and so does every value of a file that makes no sense at all; the second
/// value tells so in words, and the file is kept beside its place under another name.
pub fn load(folder: &Path) -> (Settings, Option<String>) {
    let path = folder.join(FILE);
    let read = match fs::read_to_string(&path) {
        Ok(text) => read(&text),
        Err(problem) if problem.kind() == io::ErrorKind::NotFound => Ok(Default::default()),
        Err(problem) => Err(in_words(&problem)),
    };
    let (settings, lost, problem) = match read {
        Ok((settings, lost)) if lost.is_empty() => return (settings, None),
        Ok((settings, lost)) => (settings, lost, None),
        Err(problem) => (Settings::default(), Vec::new(), Some(problem)),
    };
    let fate = match set_aside(&path) {
        Ok(broken) => words!("settings-kept-as", path = broken.display().to_string()),
        Err(_) => words!("settings-stays"),
    };
    let path = path.display().to_string();
    let notice = match problem {
        Some(problem) => {
            words!(
                "settings-unreadable",
                path = path,
                problem = problem,
                fate = fate
            )
        }
        None => {
            // What could be read must be there at the next start, too.
            if let Err(problem) = save(folder, &settings) {
                bevy::log::warn!("{problem}");
            }
            let lost = lost.join(", ");
            words!(
                "settings-some-unreadable",
                path = path,
                lost = lost,
                fate = fate
            )
        }
    };
    (settings, Some(notice))
}

/// Renames a damaged file to the first free name `….broken`, `….broken-2` and so on.
pub(crate) fn set_aside(path: &Path) -> io::Result<PathBuf> {
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

/// Writes what was changed since the settings were `before` into a folder: another copy of the program may have changed others meanwhile.
///
/// # Errors
/// Says what can't be written where.
pub fn save_changes(
    folder: &Path,
    before: &Settings,
    settings: &Settings,
) -> Result<(), StoreError> {
    let _locked = lock(folder, FILE);
    let there = fs::read_to_string(folder.join(FILE));
    let there = there.ok().and_then(|text| read(&text).ok());
    match there {
        Some((there, lost)) if lost.is_empty() => {
            save(folder, &salvage::merged(before, settings, there))
        }
        _ => save(folder, settings),
    }
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

/// Reading setting by setting, so that a bad one loses only itself.
mod salvage {
    use super::Settings;
    use ron::value::RawValue;
    use serde::{Deserialize, Deserializer};

    fn raw<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Box<RawValue>>, D::Error> {
        Box::deserialize(from).map(Some)
    }

    macro_rules! settings {
        ($($name:ident),* $(,)?) => {
            /// The settings as they are written.
            #[derive(Deserialize, Default)]
            #[serde(default)]
            struct Raw {
                $(#[serde(deserialize_with = "raw")] $name: Option<Box<RawValue>>,)*
            }

            /// Reads settings; gives the names of those that can't be read, too.
            pub(super) fn read(
                text: &str,
            ) -> Result<(Settings, Vec<&'static str>), ron::error::SpannedError> {
                let raw: Raw = ron::from_str(text)?;
                let mut settings = Settings::default();
                let mut lost = Vec::new();
                $(match raw.$name.map(|value| value.into_rust()) {
                    Some(Ok(value)) => settings.$name = value,
                    Some(Err(_)) => lost.push(stringify!($name)),
                    None => {}
                })*
                // Names every setting that is kept: a new one that is forgotten does not compile.
                let Settings {
                    $($name: _,)*
                    system_reduced_motion: _,
                    system_language: _,
                } = &settings;
                Ok((settings, lost))
            }

            /// Those that are `there`, and of `after` what is no longer as `before`.
            pub(super) fn merged(before: &Settings, after: &Settings, mut there: Settings) -> Settings {
                $(if before.$name != after.$name {
                    there.$name = after.$name.clone();
                })*
                there
            }
        };
    }

    settings!(
        language,
        ui_scale,
        text_size,
        volumes,
        reduced_motion,
        colours,
        animation_speed,
        shown_speed,
        show_coordinates,
        show_threats,
        last_setup,
        last_campaign,
        last_table,
        last_played,
        lessons,
        online,
        edge_panning,
        asks_to_end,
        full_screen,
        puzzles,
        captions,
        keys,
    );
}
