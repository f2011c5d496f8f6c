//! What came of a move on a little battle, in words.

use crate::battle::{Happening, outcome_words};
use crate::called;

/// A line below a little board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Something happened.
    Plain(String),
    /// Something that the page is about: a power was won or lost, check, the end.
    Weighty(String),
    /// What was wished is refused.
    Refused(String),
}

/// The lines on what happened.
pub fn told(happenings: &[Happening]) -> Vec<Told> {
    happenings.iter().filter_map(line).collect()
}

fn line(happening: &Happening) -> Option<Told> {
    Some(match happening {
        Happening::Captured { color, piece, .. } => Told::Plain(words!(
            "help-board-told-taken",
            side = called::part(*color),
            piece = called::piece(*piece)
        )),
        Happening::Shot { .. } => Told::Plain(words!("help-board-told-shot")),
        Happening::Dropped { piece, .. } => Told::Plain(words!(
            "help-board-told-placed",
            piece = called::piece(*piece)
        )),
        Happening::Promoted { piece, .. } => Told::Plain(words!(
            "help-board-told-promoted",
            piece = called::piece(*piece)
        )),
        Happening::PowerLost(color, power) => Told::Weighty(words!(
            "help-board-told-lost",
            side = called::part(*color),
            power = power.key()
        )),
        Happening::PowerWon(color, power) => Told::Weighty(words!(
            "help-board-told-won",
            side = called::part(*color),
            power = power.key()
        )),
        Happening::Check(color) => {
            Told::Weighty(words!("help-board-told-check", side = called::part(*color)))
        }
        Happening::Ended(outcome) => Told::Weighty(outcome_words(outcome)),
        _ => return None,
    })
}
