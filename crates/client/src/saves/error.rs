use super::names;
use ::campaign::save::file::LoadError;
use std::io;
use words::words;

/// Why something was not done with a save, in words.
#[derive(Debug, thiserror::Error)]
pub enum SavesError {
    /// A file or folder does not do as it is asked.
    #[error("{what}: {}", in_words(problem))]
    Disk {
        /// What was tried, as `The game can't be saved`.
        what: String,
        /// What the system said.
        problem: io::Error,
    },
    /// A file holds nothing that can be opened.
    #[error("{name} can't be opened: {problem}")]
    Load {
        /// Which.
        name: String,
        /// Why.
        problem: LoadError,
    },
    /// A file of chess that can't be read.
    #[error("{name} can't be opened: {problem}")]
    Chess {
        /// Which.
        name: String,
        /// Why.
        problem: String,
    },
    /// A game under way in which something is hidden from who plays it.
    #[error("{0} hides something from its players; once the game is over, it can be had as a file")]
    Hides(String),
    /// A game that another copy of the program has open.
    #[error("{}", words!("trust-elsewhere", name = .0.as_str()))]
    Elsewhere(String),
    /// A file that no save is as large as.
    #[error("{0} is far too large to be a saved game")]
    TooLarge(String),
    /// A name that can't be used.
    #[error(transparent)]
    Name(#[from] names::BadName),
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
        Kind::NotFound => "there is no such file or folder".to_owned(),
        Kind::NotADirectory => "this is no folder".to_owned(),
        Kind::IsADirectory => "this is a folder, no file".to_owned(),
        Kind::PermissionDenied => "it is not allowed here".to_owned(),
        Kind::ReadOnlyFilesystem => "nothing can be written here".to_owned(),
        Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => {
            "there is no room left".to_owned()
        }
        _ => problem.to_string(),
    }
}
