//! Position strings: `PLACEMENT SIDE TERRAIN EP RESERVE MOVE BUDGET` (`notation.md`).

use super::position::terrain_key;
use super::{Army, BUDGET, EXTENDED_BUDGET, Position, Terrain};
use crate::text::{
    DoubleStep, double_step, fields, number, one_king_each, placement, side as read_side,
    write_board,
};
use crate::{Color, Field, ParseError, Piece, Problem, Square, Variant};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, self)?;
        write!(f, " {} {} ", self.side.letter(), self.terrain)?;
        match self.en_passant {
            Some(behind) => write!(f, "{behind} ")?,
            None => f.write_str("- ")?,
        }
        let waiting = Color::ALL.map(|color| self.reserve(color));
        if waiting.iter().all(Army::is_empty) {
            f.write_str("-")?;
        }
        for (color, army) in Color::ALL.into_iter().zip(waiting) {
            for (piece, count) in army.iter() {
                for _ in 0..count {
                    write!(f, "{}", piece.letter_of(color))?;
                }
            }
        }
        write!(f, " {} {}", self.move_number, self.budget)
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
        let [board, side, terrain, passed, reserve, move_number, budget] = fields(text)?;
        let terrain: Terrain = terrain.parse().map_err(|_| {
            let shown = terrain.chars().take(20).collect();
            ParseError::new(Field::Terrain, Problem::Terrain(shown))
        })?;
        let mut position = Self::empty(terrain);
        position.board.hash = terrain_key(terrain);
        read_placement(&mut position, board)?;
        position.board.set_side(read_side(side)?);
        read_reserve(&mut position, reserve)?;
        position.move_number = number(Field::MoveNumber, move_number, 1..=9999)? as u16;
        position.budget = match budget {
            "50" => BUDGET,
            "70" => EXTENDED_BUDGET,
            _ => return Err(ParseError::new(Field::Budget, Problem::Budget)),
        };
        if passed != "-" {
            read_en_passant(&mut position, passed)?;
        }
        Ok(position)
    }
}

fn read_placement(position: &mut Position, text: &str) -> Result<(), ParseError> {
    placement(text, 8, 8, |file, rank, letter| {
        let (color, piece) = Piece::from_placement(letter)
            .filter(|&(color, piece)| piece != Piece::Tower || color == Color::Black)
            .ok_or(Problem::NoPiece {
                letter,
                game: Variant::Battle,
            })?;
        let square = Square::at(file, rank).ok_or(Problem::OffBoard)?;
        may_stand(position.terrain, color, piece, square)?;
        position.board.toggle(color, piece, square);
        Ok(())
    })?;
    one_king_each(position, <Position as crate::Position>::side_name)
}

fn may_stand(terrain: Terrain, color: Color, piece: Piece, at: Square) -> Result<(), Problem> {
    if piece == Piece::Pawn && at.rank() == color.rank(7) {
        Err(Problem::LastRank(at))
    } else if piece == Piece::Tower && !terrain.towers().has(at) {
        Err(Problem::Tower(at))
    } else if terrain.water().has(at) {
        Err(Problem::InWater(at))
    } else if piece != Piece::Pawn && terrain.closed().has(at) {
        Err(Problem::OnWall(at))
    } else {
        Ok(())
    }
}

fn read_reserve(position: &mut Position, text: &str) -> Result<(), ParseError> {
    if text == "-" {
        return Ok(());
    }
    let order = "QRBNPqrbnp";
    let error = |problem: Problem| ParseError::new(Field::Reserve, problem);
    let mut last = 0;
    for letter in text.chars() {
        let place = order
            .find(letter)
            .ok_or_else(|| error(Problem::NoReserve(letter)))?;
        if place < last {
            return Err(error(Problem::ReserveOrder(order)));
        }
        last = place;
        let Some((color, piece)) = Piece::from_placement(letter) else {
            continue;
        };
        let count = position.reserve(color).count(piece);
        let more = count
            .checked_add(1)
            .ok_or_else(|| error(Problem::TooMany))?;
        position.set_reserve(color, piece, more);
    }
    Ok(())
}

/// The side to move must have a pawn that attacks the square.
fn read_en_passant(position: &mut Position, text: &str) -> Result<(), ParseError> {
    let DoubleStep { behind, pawn } = double_step(position, text)?;
    let error = |problem: Problem| Err(ParseError::new(Field::EnPassant, problem));
    if position.terrain.closed().has(pawn) {
        return error(Problem::StepOntoWall(pawn));
    }
    if position.takers_in_passing(behind).is_empty() {
        return error(Problem::NobodyTakes(behind));
    }
    position.set_en_passant(behind);
    Ok(())
}
