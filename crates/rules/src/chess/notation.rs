//! FEN, as strict as `notation.md` wants it.

use super::Position;
use super::castling::{Castling, Path, Wing};
use crate::text::{
    capital, double_step, fields, number, one_king_each, placement, side as read_side, write_board,
};
use crate::{Color, Field, ParseError, Piece, Problem, Square, Variant};
use std::fmt;
use std::str::FromStr;

const CASTLING: [(char, Color, Wing); 4] = [
    ('K', Color::White, Wing::King),
    ('Q', Color::White, Wing::Queen),
    ('k', Color::Black, Wing::King),
    ('q', Color::Black, Wing::Queen),
];

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, self)?;
        write!(f, " {} ", self.side.letter())?;
        if self.castling == Castling::default() {
            f.write_str("-")?;
        }
        for (letter, color, wing) in CASTLING {
            if self.castling.has(color, wing) {
                write!(f, "{letter}")?;
            }
        }
        match self.en_passant {
            Some(behind) => write!(f, " {behind}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.half_moves, self.move_number)
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
        let [board, side, castling, passed, half_moves, move_number] = fields(text)?;
        let mut position = Self::empty();
        read_placement(&mut position, board)?;
        position.board.set_side(read_side(side)?);
        let waiting = !position.side;
        if !position
            .attackers(position.king(waiting), position.side)
            .is_empty()
        {
            let problem = Problem::InCheck(capital(&waiting.to_string()));
            return Err(ParseError::new(Field::Side, problem));
        }
        read_castling(&mut position, castling)?;
        position.half_moves = number(Field::HalfMoves, half_moves, 0..=u32::MAX)?;
        position.move_number = number(Field::MoveNumber, move_number, 1..=u32::MAX)?;
        if passed != "-" {
            read_en_passant(&mut position, passed)?;
        }
        Ok(position)
    }
}

fn read_placement(position: &mut Position, text: &str) -> Result<(), ParseError> {
    placement(text, 8, 8, |file, rank, letter| {
        let (color, piece) = Piece::from_placement(letter)
            .filter(|&(_, piece)| piece != Piece::Tower)
            .ok_or(Problem::NoPiece {
                letter,
                game: Variant::Chess,
            })?;
        let square = Square::at(file, rank).ok_or(Problem::OffBoard)?;
        if piece == Piece::Pawn && (rank == 0 || rank == 7) {
            return Err(Problem::OuterRank(square));
        }
        position.board.toggle(color, piece, square);
        Ok(())
    })?;
    one_king_each(position, <Position as crate::Position>::side_name)
}

fn read_castling(position: &mut Position, text: &str) -> Result<(), ParseError> {
    let error = |problem: Problem| ParseError::new(Field::Castling, problem);
    if text == "-" {
        return Ok(());
    }
    let mut rights = Castling::default();
    let mut order = CASTLING.iter();
    for letter in text.chars() {
        let (_, color, wing) = order
            .find(|(known, ..)| *known == letter)
            .ok_or_else(|| error(Problem::Castling))?;
        let path = Path::of(*color, *wing);
        let at_home = position.pieces_of(*color, Piece::King).has(path.king_from)
            && position.pieces_of(*color, Piece::Rook).has(path.rook_from);
        if !at_home {
            return Err(error(Problem::CastlingHome {
                letter,
                king: path.king_from,
                rook: path.rook_from,
            }));
        }
        rights = rights.with(*color, *wing);
    }
    position.set_castling(rights);
    Ok(())
}

/// Whether somebody can take on the square only decides whether it is kept.
fn read_en_passant(position: &mut Position, text: &str) -> Result<(), ParseError> {
    let step = double_step(position, text)?;
    position.set_en_passant(step.behind);
    Ok(())
}
