//! Reads how a game begins.

use crate::problem::of_library;
use crate::{Refused, position_problem};
use rules::Position as _;
use rules::minnaar::{Array, ArrayError, Position};
use words::words;

fn unreadable(problem: impl ToString) -> Refused {
    Refused::Unreadable(problem.to_string())
}

/// A position to play from.
pub(super) fn read(text: &str) -> Result<Position, Refused> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(Position::start());
    }
    if let Some(ranks) = ranks(text) {
        let ranks = ranks.map_err(|problem| unreadable(of_library(&problem.to_string())))?;
        return array(Array::from_ranks(&ranks));
    }
    if !text.contains(' ') {
        return array(text.parse());
    }
    let refused = |problem| unreadable(position_problem(&problem));
    let position: Position = text.parse().map_err(refused)?;
    match position.outcome() {
        None => Ok(position),
        Some(outcome) => Err(unreadable(words!(
            "minnaar-text-over",
            reason = outcome.reason.name()
        ))),
    }
}

fn array(read: Result<Array, ArrayError>) -> Result<Position, Refused> {
    read.map(|array| Position::with_array(&array))
        .map_err(|problem| match problem {
            ArrayError::Form(problem) => unreadable(position_problem(&problem)),
            ArrayError::Over(reason) => unreadable(words!("minnaar-text-over", reason = reason)),
        })
}

/// The ranks of an array as people edit it: a RON list of texts, the eighth rank first. `None` if
/// the text is none at all.
fn ranks(text: &str) -> Option<Result<Vec<String>, ron::error::SpannedError>> {
    let looks_like_it = text.starts_with('[') || text.starts_with("//");
    looks_like_it.then(|| ron::from_str(text))
}
