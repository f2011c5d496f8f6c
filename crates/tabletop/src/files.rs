//! What the texts of whole games share: a line a turn, with its number.

use crate::Refused;
use std::fmt::Display;
use words::words;

/// The number of a turn and what is told of it, if the line is one of a turn.
pub(crate) fn turn(line: &str) -> Option<(&str, &str)> {
    line.split_once(". ").filter(|(number, _)| {
        !number.is_empty() && number.bytes().all(|letter| letter.is_ascii_digit())
    })
}

/// Why a turn is refused.
pub(crate) fn wrong((number, told): (&str, &str), why: &dyn Display) -> Refused {
    Refused::Unreadable(words!(
        "table-text-turn",
        number = number,
        told = told,
        why = why.to_string()
    ))
}
