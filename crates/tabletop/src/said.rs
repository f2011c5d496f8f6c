//! What the rules refuse, in the words of people.

use crate::Refused;
use rules::{IllegalMove, MoveError, MoveSyntaxError, Variant};
use words::words;

/// A text that is no move, or none that is allowed.
pub(crate) fn illegal(problem: &MoveError, game: Variant) -> Refused {
    match problem {
        MoveError::Syntax(problem) => no_move(problem, game),
        MoveError::Illegal(problem) => not_allowed(problem),
    }
}

/// A move that is not allowed.
pub(crate) fn not_allowed(problem: &IllegalMove) -> Refused {
    Refused::Illegal(words!("table-move-illegal", mv = &problem.text))
}

/// A text that is no move.
pub(crate) fn no_move(problem: &MoveSyntaxError, game: Variant) -> Refused {
    Refused::Illegal(words!(
        "table-move-unreadable",
        text = &problem.text,
        game = game.name()
    ))
}
