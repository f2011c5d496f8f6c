//! Position strings: `PLACEMENT GROUP QUIET PASSES TURN` (`notation.md`).

use super::{Group, Piece, Position};
use crate::text::{fields, number, placement, write_placement};
use crate::{Field, ParseError, Problem, Square, Variant};
use std::fmt;
use std::str::FromStr;

impl Position {
    /// Writes what stands where.
    pub(super) fn write_board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(f, 8, 8, |file, rank| {
            let (group, piece) = self.piece_at(Square::at(file, rank)?)?;
            Some(piece.letter_of(group))
        })
    }

    /// Puts the pieces of a placement on the empty board.
    pub(super) fn read_board(&mut self, text: &str) -> Result<(), ParseError> {
        placement(text, 8, 8, |file, rank, letter| {
            let (group, piece) = Piece::from_placement(letter).ok_or(Problem::NoPiece {
                letter,
                game: Variant::Minnaar,
            })?;
            let square = Square::at(file, rank).ok_or(Problem::OffBoard)?;
            self.toggle(group, piece, square);
            Ok(())
        })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_board(f)?;
        let group = self.group().letter();
        write!(
            f,
            " {group} {} {} {}",
            self.quiet(),
            self.passes(),
            self.turn()
        )
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
        let [board, group, quiet, passes, turn] = fields(text)?;
        let mut position = Self::empty();
        position.read_board(board)?;
        let mut letters = group.chars();
        let group = match (letters.next().and_then(Group::from_letter), letters.next()) {
            (Some(group), None) => group,
            _ => return Err(ParseError::new(Field::Group, Problem::Group)),
        };
        position.set_group(group);
        position.quiet = number(Field::Quiet, quiet, 0..=u32::MAX)?;
        position.passes = number(Field::Passes, passes, 0..=u32::MAX)?;
        position.turn = number(Field::Turn, turn, 0..=u32::MAX)?;
        Ok(position)
    }
}
