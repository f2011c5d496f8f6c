//! What came of a move on a little battle, in words.

use crate::battle::{Happening, Power, outcome_words};
use rules::{Color, Piece};

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
            side = side(*color),
            piece = kind(*piece)
        )),
        Happening::Shot { .. } => Told::Plain(words!("help-board-told-shot")),
        Happening::Dropped { piece, .. } => {
            Told::Plain(words!("help-board-told-placed", piece = kind(*piece)))
        }
        Happening::Promoted { piece, .. } => {
            Told::Plain(words!("help-board-told-promoted", piece = kind(*piece)))
        }
        Happening::PowerLost(color, power) => Told::Weighty(words!(
            "help-board-told-lost",
            side = side(*color),
            power = power_word(*power)
        )),
        Happening::PowerWon(color, power) => Told::Weighty(words!(
            "help-board-told-won",
            side = side(*color),
            power = power_word(*power)
        )),
        Happening::Check(color) => {
            Told::Weighty(words!("help-board-told-check", side = side(*color)))
        }
        Happening::Ended(outcome) => Told::Weighty(outcome_words(outcome)),
        _ => return None,
    })
}

/// The word by which a message tells the sides apart.
pub const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "attacker",
        Color::Black => "defender",
    }
}

const fn kind(piece: Piece) -> &'static str {
    match piece {
        Piece::Pawn => "pawn",
        Piece::Knight => "knight",
        Piece::Bishop => "bishop",
        Piece::Rook => "rook",
        Piece::Queen => "queen",
        Piece::King => "king",
        Piece::Tower => "tower",
    }
}

const fn power_word(power: Power) -> &'static str {
    match power {
        Power::Rook => "rook",
        Power::Bishop => "bishop",
        Power::Knight => "knight",
    }
}
