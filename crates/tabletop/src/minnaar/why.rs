//! Why something cannot be done, in words.

use super::look::kind;
use crate::way::no_way;
use rules::Square;
use rules::minnaar::Position;

/// Why what stands on `from` cannot go to `to`, where it has no move to.
pub(super) fn why_not(position: &Position, from: Square, to: Square) -> Option<String> {
    let us = position.group();
    let (_, piece) = position.piece_at(from).filter(|(of, _)| *of == us)?;
    match position.piece_at(to) {
        Some((of, own)) if of == us => Some(format!("Your own {own} stands on {to}")),
        Some((of, ally)) if of.alliance() == us.alliance() => {
            Some(format!("The {ally} of the {of} on {to} is on your side"))
        }
        _ => no_way(kind(piece), from, to, position.occupied()),
    }
}

/// Why what stands on `at` cannot go anywhere, where it has no move.
pub(super) fn why_idle(position: &Position, at: Square) -> Option<String> {
    let us = position.group();
    let (_, piece) = position.piece_at(at).filter(|(of, _)| *of == us)?;
    Some(format!("The {piece} on {at} is blocked"))
}
