//! The array that a game starts from, as data (`minnaar.md`: so that another can be set).

use super::Position;
use crate::{Outcome, ParseError};
use std::fmt;
use std::str::FromStr;

/// An array to start from. The text form is the placement of a position string.
///
/// ```
/// use rules::minnaar::{Array, Position};
/// let ranks = ["rnbqkbnr", "ssssssss", "8", "8", "8", "8", "SSSSSSSS", "RNBQKBNR"];
/// let array = Array::from_ranks(&ranks).unwrap();
/// assert_eq!(Position::with_array(&array), Position::start());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array(Position);

/// Why an array was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArrayError {
    /// It is no placement.
    #[error(transparent)]
    Form(#[from] ParseError),
    /// Nobody could play from it.
    #[error("the game would be over at its start: {0}")]
    Over(String),
}

impl Array {
    /// The chess array with a Sovereign for every pawn.
    pub fn standard() -> Self {
        let mut position = Position::empty();
        let ranks = "rnbqkbnr/ssssssss/8/8/8/8/SSSSSSSS/RNBQKBNR";
        let read = position.read_board(ranks);
        debug_assert!(read.is_ok(), "the standard array is a placement");
        Self(position)
    }

    /// An array from its ranks, the eighth first, each as in a position string.
    ///
    /// # Errors
    /// As [`Array::from_str`].
    pub fn from_ranks(ranks: &[impl AsRef<str>]) -> Result<Self, ArrayError> {
        let ranks: Vec<&str> = ranks.iter().map(AsRef::as_ref).collect();
        ranks.join("/").parse()
    }

    pub(super) fn position(&self) -> &Position {
        &self.0
    }
}

impl fmt::Display for Array {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write_board(f)
    }
}

impl FromStr for Array {
    type Err = ArrayError;

    /// Refuses what is no placement, and an array from which the game would be over at once.
    fn from_str(text: &str) -> Result<Self, ArrayError> {
        let mut position = Position::empty();
        position.read_board(text)?;
        match position.judge() {
            None => Ok(Self(position)),
            Some(Outcome { reason, .. }) => Err(ArrayError::Over(reason.to_string())),
        }
    }
}
