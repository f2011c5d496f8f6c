//! What the position strings of the games have in common.

use crate::{Board, Color, Piece, Problem, Square};
use std::fmt;
use std::str::FromStr;

/// The games, by the names used on the command line, in files and in the protocol.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// One battle of Amir's Chess.
    Battle,
    /// Standard chess.
    Chess,
    /// Minnaar Chess: four groups in two alliances.
    Minnaar,
    /// Field Chess: hidden armies on a field with railways.
    Field,
    /// Four corners, six nations.
    European,
}

impl Variant {
    /// Every game there is.
    pub const ALL: [Self; 5] = [
        Self::Battle,
        Self::Chess,
        Self::Minnaar,
        Self::Field,
        Self::European,
    ];

    /// The name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Battle => "battle",
            Self::Chess => "chess",
            Self::Minnaar => "minnaar",
            Self::Field => "field",
            Self::European => "european",
        }
    }

    /// What people call it.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Battle => "Battle",
            Self::Chess => "Chess",
            Self::Minnaar => "Minnaar Chess",
            Self::Field => "Field Chess",
            Self::European => "European Chess",
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Variant {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|variant| variant.name() == name)
            .ok_or_else(|| {
                let names: Vec<_> = Self::ALL.iter().map(|variant| variant.name()).collect();
                format!(
                    "there is no game '{name}'; the games are {}",
                    names.join(", ")
                )
            })
    }
}

/// The field of a position string that an error is about.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The string as a whole: its fields and the spaces between them.
    Form,
    /// Which piece stands where.
    Placement,
    /// Whose turn it is.
    Side,
    /// A battle's ground.
    Terrain,
    /// Chess: who may still castle where.
    Castling,
    /// The square behind a pawn that has just double-stepped.
    EnPassant,
    /// A battle's pieces in waiting.
    Reserve,
    /// Chess: turns without a capture or pawn move.
    HalfMoves,
    /// The number of the full move.
    MoveNumber,
    /// A battle's length limit.
    Budget,
    /// Minnaar: which group's turn it is.
    Group,
    /// Minnaar: turns since the last capture; field: turns since the last combat.
    Quiet,
    /// Minnaar: forced passes in a row.
    Passes,
    /// Minnaar and field: turns played.
    Turn,
    /// European Chess: the item that begins with this word.
    Item(&'static str),
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "form",
            Self::Placement => "placement",
            Self::Side => "side",
            Self::Terrain => "terrain",
            Self::Castling => "castling",
            Self::EnPassant => "en passant",
            Self::Reserve => "reserve",
            Self::HalfMoves => "half moves",
            Self::MoveNumber => "move number",
            Self::Budget => "budget",
            Self::Group => "group",
            Self::Quiet => "quiet",
            Self::Passes => "passes",
            Self::Turn => "turn",
            Self::Item(name) => name,
        })
    }
}

/// Why a position string was refused: the field and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {problem}")]
pub struct ParseError {
    /// The field at fault.
    pub field: Field,
    /// What is wrong with it.
    pub problem: Problem,
}

impl ParseError {
    pub(crate) fn new(field: Field, problem: impl Into<Problem>) -> Self {
        Self {
            field,
            problem: problem.into(),
        }
    }
}

/// Splits a string into exactly `N` fields with one space between them.
pub(crate) fn fields<const N: usize>(text: &str) -> Result<[&str; N], ParseError> {
    let parts: Vec<&str> = text.split(' ').collect();
    let count = parts.len();
    if parts.iter().any(|part| part.is_empty()) {
        return Err(ParseError::new(Field::Form, Problem::Spaces));
    }
    parts.try_into().map_err(|_| {
        let (wanted, found) = (N, count);
        ParseError::new(Field::Form, Problem::Fields { wanted, found })
    })
}

/// Reads a plain decimal number in `range`: no sign, no leading zero.
pub(crate) fn number(
    field: Field,
    text: &str,
    range: std::ops::RangeInclusive<u32>,
) -> Result<u32, ParseError> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let value = if plain { text.parse().ok() } else { None };
    value.filter(|value| range.contains(value)).ok_or_else(|| {
        let shown: String = text.chars().take(24).collect();
        let problem = Problem::Number {
            text: shown,
            least: *range.start(),
            most: *range.end(),
        };
        ParseError::new(field, problem)
    })
}

/// Walks a placement from the top rank down, calling `place(file, rank, letter)` for each piece.
/// `files` and `ranks` are at most 12.
pub(crate) fn placement(
    text: &str,
    files: u8,
    ranks: u8,
    mut place: impl FnMut(u8, u8, char) -> Result<(), Problem>,
) -> Result<(), ParseError> {
    let error = |problem: Problem| ParseError::new(Field::Placement, problem);
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(ranks) {
        let (wanted, found) = (ranks, rows.len());
        return Err(error(Problem::Ranks { wanted, found }));
    }
    for (rank, row) in (0..ranks).rev().zip(rows) {
        let mut file = 0u32;
        let mut after_digit = false;
        for letter in row.chars() {
            if let Some(run) = letter.to_digit(10) {
                if run == 0 || after_digit {
                    return Err(error(Problem::Run { rank: rank + 1 }));
                }
                file += run;
                after_digit = true;
            } else {
                if file < u32::from(files) {
                    place(file as u8, rank, letter).map_err(error)?;
                }
                file += 1;
                after_digit = false;
            }
        }
        if file != u32::from(files) {
            return Err(error(Problem::Squares {
                rank: rank + 1,
                found: file,
                wanted: files,
            }));
        }
    }
    Ok(())
}

/// Reads whose turn it is.
pub(crate) fn side(text: &str) -> Result<Color, ParseError> {
    match text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(ParseError::new(Field::Side, Problem::Side)),
    }
}

/// With a capital letter first, as a name or a sentence begins.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Refuses a board on which a side, called by `name`, has not exactly one King.
pub(crate) fn one_king_each(
    board: &Board,
    name: fn(Color) -> &'static str,
) -> Result<(), ParseError> {
    for color in Color::ALL {
        let kings = board.pieces_of(color, Piece::King).len();
        if kings != 1 {
            let (side, count) = (capital(name(color)), kings);
            let problem = Problem::Kings { side, count };
            return Err(ParseError::new(Field::Placement, problem));
        }
    }
    Ok(())
}

/// The squares of a pawn that has just double-stepped.
pub(crate) struct DoubleStep {
    /// The square it stepped over.
    pub behind: Square,
    /// Where it stands now.
    pub pawn: Square,
}

/// Reads an en passant square: `mover`, who is not to move, must have a pawn that could just have
/// double-stepped over it.
pub(crate) fn double_step(board: &Board, text: &str) -> Result<DoubleStep, ParseError> {
    let error = |problem: Problem| Err(ParseError::new(Field::EnPassant, problem));
    let mover = !board.side;
    let Some(behind) = Square::parse(text) else {
        let shown: String = text.chars().take(8).collect();
        return error(Problem::NoSquare(shown));
    };
    if behind.rank() != mover.rank(2) {
        return error(Problem::NoDoubleStep(behind));
    }
    let at = |from_edge: u8| Square::at(behind.file(), mover.rank(from_edge));
    let (Some(home), Some(pawn)) = (at(1), at(3)) else {
        return error(Problem::OffBoard);
    };
    let passed = behind.bitboard() | home.bitboard();
    if !board.pieces_of(mover, Piece::Pawn).has(pawn) || !board.occupied().is_disjoint(passed) {
        return error(Problem::NotJustStepped(behind));
    }
    Ok(DoubleStep { behind, pawn })
}

/// Writes what stands where on a board.
pub(crate) fn write_board(f: &mut fmt::Formatter<'_>, board: &Board) -> fmt::Result {
    write_placement(f, 8, 8, |file, rank| {
        let (color, piece) = board.piece_at(Square::at(file, rank)?)?;
        Some(piece.letter_of(color))
    })
}

/// Writes a placement; `letter(file, rank)` tells what stands there.
pub(crate) fn write_placement(
    f: &mut fmt::Formatter<'_>,
    files: u8,
    ranks: u8,
    letter: impl Fn(u8, u8) -> Option<char>,
) -> fmt::Result {
    for rank in (0..ranks).rev() {
        let mut empty = 0;
        for file in 0..files {
            match letter(file, rank) {
                None => empty += 1,
                Some(letter) => {
                    if empty > 0 {
                        write!(f, "{empty}")?;
                    }
                    empty = 0;
                    write!(f, "{letter}")?;
                }
            }
        }
        if empty > 0 {
            write!(f, "{empty}")?;
        }
        if rank > 0 {
            f.write_str("/")?;
        }
    }
    Ok(())
}
