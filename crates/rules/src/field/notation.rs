//! Position strings: `PLACEMENT SIDE QUIET TURN` (`notation.md`).

use super::{Piece, Point, Position, Side};
use crate::text::{fields, number, placement, write_placement};
use crate::{Field, ParseError, Problem, Variant};
use std::fmt;
use std::str::FromStr;

/// Reads a placement of pieces that are all known.
pub(super) fn read_board(
    text: &str,
    mut put: impl FnMut(Point, Side, Piece),
) -> Result<(), ParseError> {
    placement(text, 5, 12, |column, row, letter| {
        let (side, piece) = Piece::from_placement(letter).ok_or(Problem::NoPiece {
            letter,
            game: Variant::Field,
        })?;
        let point = Point::at(column, row).ok_or(Problem::OffBoard)?;
        put(point, side, piece);
        Ok(())
    })
}

/// Writes a placement; `letter` tells what stands on a point.
pub(super) fn write_points(
    f: &mut fmt::Formatter<'_>,
    letter: impl Fn(Point) -> Option<char>,
) -> fmt::Result {
    write_placement(f, 5, 12, |column, row| letter(Point::at(column, row)?))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_points(f, |point| {
            let (side, piece) = self.piece_at(point)?;
            Some(piece.letter_of(side))
        })?;
        let side = self.turn_of().letter();
        write!(f, " {side} {} {}", self.quiet(), self.turn())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let [board, side, quiet, turn] = fields(text)?;
        let mut position = Self::empty();
        read_board(board, |point, side, piece| {
            position.toggle(side, piece, point);
        })?;
        match side {
            "s" => {}
            "n" => position.pass_turn(),
            _ => return Err(ParseError::new(Field::Side, Problem::FieldSide)),
        }
        position.quiet = number(Field::Quiet, quiet, 0..=u32::MAX)?;
        position.turn = number(Field::Turn, turn, 0..=u32::MAX)?;
        Ok(position)
    }
}
