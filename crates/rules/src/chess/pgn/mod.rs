//! Games of chess in files: PGN, read as people write it and written in its export format.
//!
//! Comments, glyphs and variations are skipped; the main line is what counts.
//!
//! ```
//! use rules::chess::pgn::{self, Verdict};
//! let text = "[White \"A\"]\n\n1. e4 {best by test} e5 (1... c5 2. Nf3) 2. Qh5?! Ke7?? 3. Qxe5# 1-0";
//! let games = pgn::read(text).unwrap();
//! assert_eq!(games[0].tag("White"), Some("A"));
//! assert_eq!(games[0].moves().len(), 5);
//! assert_eq!(games[0].verdict, Verdict::White);
//! assert_eq!(pgn::read(&games[0].to_string()).unwrap(), games);
//! ```

mod problem;
mod read;
mod tokens;
mod write;

pub use problem::PgnProblem;
pub use read::{PgnError, read};

use super::Position;
use crate::{Color, IllegalMove, Move, Outcome, Position as _};
use std::collections::BTreeMap;
use std::fmt;

/// The tags that every game has, in their order (the seven tag roster), with what stands for a
/// value that nobody knows. `Result` is the seventh and told by [`Record::verdict`].
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];
/// Tags that a record tells in another way.
const TOLD: [&str; 3] = ["Result", "SetUp", "FEN"];

/// How a recorded game went.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
pub enum Verdict {
    /// White won.
    White,
    /// Black won.
    Black,
    /// Nobody won.
    Draw,
    /// The game goes on, or nobody knows.
    #[default]
    Unknown,
}

impl Verdict {
    const ALL: [Self; 4] = [Self::White, Self::Black, Self::Draw, Self::Unknown];

    /// What a game's outcome is in a record.
    pub fn of(outcome: Option<Outcome<Color>>) -> Self {
        match outcome.map(|outcome| outcome.winner) {
            None => Self::Unknown,
            Some(None) => Self::Draw,
            Some(Some(Color::White)) => Self::White,
            Some(Some(Color::Black)) => Self::Black,
        }
    }

    fn parse(text: &str) -> Option<Self> {
        let mut verdicts = Self::ALL.into_iter();
        verdicts.find(|verdict| verdict.to_string() == text)
    }
}

/// `1-0`, `0-1`, `1/2-1/2` or `*`.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "1-0",
            Self::Black => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        })
    }
}

/// One recorded game. `Display` writes it in the export format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    tags: BTreeMap<String, String>,
    start: Position,
    end: Position,
    moves: Vec<Move>,
    /// How the game went.
    pub verdict: Verdict,
}

/// Why a tag was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TagError {
    /// The name cannot be written.
    #[error("'{0}' is no name of a tag: write letters, digits and _")]
    Name(String),
    /// The value cannot be written.
    #[error("the value of the tag {0} has a line break or another control character")]
    Value(String),
    /// The start, the moves and the verdict of the record tell it.
    #[error("the tag {0} is not set by hand")]
    Told(String),
}

impl Record {
    /// A record without moves.
    pub fn new(start: Position) -> Self {
        let unknown = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        Self {
            tags: ROSTER.into_iter().map(unknown).collect(),
            end: start.clone(),
            start,
            moves: Vec::new(),
            verdict: Verdict::default(),
        }
    }

    /// Where the game began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position after the last move.
    pub fn end(&self) -> &Position {
        &self.end
    }

    /// The moves of the main line.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Appends a move. Draws by count end nothing here: not every record heeds them.
    ///
    /// # Errors
    /// The record stays as it is if the move is not legal.
    pub fn push(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.end.play(mv)?;
        self.moves.push(mv);
        Ok(())
    }

    /// The value of a tag, such as `White`.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name).map(String::as_str)
    }

    /// The tags by name, but for those that the other parts of the record tell (`Result`, `SetUp`,
    /// `FEN`).
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        let tags = self.tags.iter();
        tags.map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag.
    ///
    /// # Errors
    /// Refuses what cannot be written in a file, and tags that are told in another way.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        let shown = || name.chars().take(20).collect();
        let fits = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
        if name.is_empty() || !name.bytes().all(fits) {
            Err(TagError::Name(shown()))
        } else if value.chars().any(char::is_control) {
            Err(TagError::Value(shown()))
        } else if TOLD.contains(&name) {
            Err(TagError::Told(shown()))
        } else {
            self.tags.insert(name.to_owned(), value.to_owned());
            Ok(())
        }
    }
}
