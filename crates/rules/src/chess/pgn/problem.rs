use super::TagError;
use crate::chess::SanError;
use crate::{IllegalMove, ParseError};

/// What can be wrong with games of chess as text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PgnProblem {
    /// A tag that cannot be read.
    #[error("a tag is written as [Name \"value\"]")]
    Tag,
    /// The value of that tag has no end on its line.
    #[error("the value of the tag {0} is not closed on its line")]
    TagValue(String),
    /// That tag has no end.
    #[error("the tag {0} does not end with ]")]
    TagEnd(String),
    /// A tag that no record can have.
    #[error(transparent)]
    NoTag(#[from] TagError),
    /// A comment without its end.
    #[error("the comment that begins here is not closed")]
    Comment,
    /// A `<` without its `>`.
    #[error("the < that begins here is not closed")]
    Angle,
    /// A variation without its end.
    #[error("the variation that begins here is not closed")]
    Variation,
    /// The end of a variation that has not begun.
    #[error(") without (")]
    Closed,
    /// A letter of no meaning.
    #[error("'{0}' means nothing")]
    MeansNothing(String),
    /// A position to start from that is none.
    #[error("FEN refused: {0}")]
    Fen(ParseError),
    /// There should be a position to start from.
    #[error("SetUp is 1, but there is no FEN")]
    NoFen,
    /// A move that is none here.
    #[error(transparent)]
    Move(#[from] SanError),
}

impl From<IllegalMove> for PgnProblem {
    fn from(illegal: IllegalMove) -> Self {
        SanError::from(illegal).into()
    }
}
