use super::names;
use ::campaign::save::SaveError;
use ::campaign::save::file::LoadError;
use std::io;

/// Why something was not done with a save, in words.
#[derive(Debug, thiserror::Error)]
pub enum SavesError {
    /// A file or folder does not do as it is asked.
    #[error("{}", words!("saves-disk", what = what.as_str(), problem = in_words(problem)))]
    Disk {
        /// What was tried, as `The game can't be saved`.
        what: String,
        /// What the system said.
        problem: io::Error,
    },
    /// A file holds nothing that can be opened.
    #[error("{}", words!("saves-not-opened", name = name.as_str(), problem = not_loaded(problem)))]
    Load {
        /// Which.
        name: String,
        /// Why.
        problem: LoadError,
    },
    /// A text that can't be read.
    #[error("{}", words!("saves-not-opened", name = name.as_str(), problem = problem.as_str()))]
    Chess {
        /// Which.
        name: String,
        /// Why.
        problem: String,
    },
    /// A game that cannot be written as text.
    #[error("{}", words!("library-unwritten", name = name.as_str(), problem = problem.as_str()))]
    Unwritten {
        /// Which.
        name: String,
        /// Why.
        problem: String,
    },
    /// A game under way in which something is hidden from who plays it.
    #[error("{}", words!("saves-hides", name = .0.as_str()))]
    Hides(String),
    /// A game that another copy of the program has open.
    #[error("{}", words!("trust-elsewhere", name = .0.as_str()))]
    Elsewhere(String),
    /// A file that no save is as large as.
    #[error("{}", words!("saves-too-large", name = .0.as_str()))]
    TooLarge(String),
    /// A name that can't be used.
    #[error(transparent)]
    Name(#[from] names::BadName),
}

/// Why a save holds nothing to go on with.
fn not_loaded(problem: &LoadError) -> String {
    match problem {
        LoadError::Io { error, .. } => in_words(error),
        LoadError::Save(SaveError::Foreign) => words!("saves-foreign"),
        LoadError::Save(SaveError::Later(_)) => words!("saves-later-version"),
        LoadError::Save(SaveError::Damaged) => words!("saves-damaged"),
        LoadError::Save(SaveError::Inconsistent(problem)) => {
            words!("saves-inconsistent", problem = problem.as_str())
        }
    }
}

/// What was tried, and what the system said.
pub(super) fn disk(what: &str, problem: io::Error) -> SavesError {
    SavesError::Disk {
        what: what.to_owned(),
        problem,
    }
}

/// What the system says to a file, as people say it.
pub(crate) fn in_words(problem: &io::Error) -> String {
    use io::ErrorKind as Kind;
    match problem.kind() {
        Kind::NotFound => words!("saves-no-file"),
        Kind::NotADirectory => words!("saves-no-folder"),
        Kind::IsADirectory => words!("saves-a-folder"),
        Kind::PermissionDenied => words!("saves-not-allowed"),
        Kind::ReadOnlyFilesystem => words!("saves-read-only"),
        Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => words!("saves-full"),
        _ => problem.to_string(),
    }
}
