//! Why something cannot be done, in words.

use super::look::kind;
use super::name;
use crate::way::{blocked, no_way, own_there};
use rules::Square;
use rules::minnaar::Position;
use words::words;

/// Why what stands on `from` cannot go to `to`, where it has no move to.
pub(super) fn why_not(position: &Position, from: Square, to: Square) -> Option<String> {
    let us = position.group();
    let (_, piece) = position.piece_at(from).filter(|(of, _)| *of == us)?;
    match position.piece_at(to) {
        Some((of, own)) if of == us => Some(own_there(kind(own), to)),
        Some((of, ally)) if of.alliance() == us.alliance() => Some(words!(
            "minnaar-why-ally",
            piece = kind(ally).key(),
            group = name(of),
            to = to.to_string()
        )),
        _ => no_way(kind(piece), from, to, position.occupied()),
    }
}

/// Why what stands on `at` cannot go anywhere, where it has no move.
pub(super) fn why_idle(position: &Position, at: Square) -> Option<String> {
    let us = position.group();
    let (_, piece) = position.piece_at(at).filter(|(of, _)| *of == us)?;
    Some(blocked(kind(piece), at))
}
