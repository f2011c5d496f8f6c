//! Chess: material, squares, mobility, pawns, threats and the safety of Kings, tapered from the
//! middle of the game to its end. What each feature weighs was tuned on games against itself.

mod features;
mod king;
mod pawns;
mod pieces;
mod play;
mod scale;
mod weights;

use self::features as f;
use self::pawns::Structures;
use super::linear::{Counts, Sum, Tally};
use super::tapered::Tapered;
use crate::score::Points;
use crate::tuning::{Trace, Tunable};
use rules::chess::Position;
use rules::{BitBoard, Color, Piece, Position as _, Square};

const PHASE: [i32; 6] = [0, 1, 1, 2, 4, 0];

/// What counts for White counts against Black.
const fn sign(us: Color) -> i32 {
    match us {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// The feature of a piece on a square.
#[inline]
fn square(us: Color, piece: Piece, square: Square) -> usize {
    let file = usize::from(square.file().min(7 - square.file()));
    let rank = usize::from(us.rank(square.rank()));
    f::SQUARES + piece.index() * 32 + rank * 4 + file
}

/// The square ahead.
#[inline]
fn step(us: Color, square: Square) -> Option<Square> {
    let rank = match us {
        Color::White => square.rank() + 1,
        Color::Black => square.rank().checked_sub(1)?,
    };
    Square::at(square.file(), rank)
}

/// How far from the end the game is: 24 with all pieces.
fn phase(position: &Position) -> i32 {
    let count = |piece: Piece| position.pieces(piece).len() as i32 * PHASE[piece.index()];
    let kinds = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];
    kinds.into_iter().map(count).sum::<i32>().min(24)
}

/// Counts all but what pawns alone decide.
fn features(position: &Position, passed: BitBoard, tally: &mut impl Tally) {
    let mut sides = Color::ALL.map(|us| pieces::Side::new(position, us));
    for us in Color::ALL {
        sides[us.index()].count_pieces(position, tally);
    }
    let [white, black] = &sides;
    for (own, foe) in [(white, black), (black, white)] {
        pieces::threats(position, own, foe, tally);
        pieces::passed(position, passed, own, foe, tally);
        king::safety(position, own, foe, tally);
    }
    tally.add(f::TEMPO, sign(position.side_to_move()));
}

fn evaluate(position: &Position, structures: &mut Structures) -> Points {
    let (total, passed) = structures.look_up(position);
    let mut sum = Sum::new(&weights::WEIGHTS);
    sum.total = total;
    features(position, passed, &mut sum);
    let Tapered { middle, end } = sum.total;
    let phase = phase(position);
    let points = (middle * phase + end * (24 - phase)) / 24;
    let strong = if points > 0 {
        Color::White
    } else {
        Color::Black
    };
    let points = points * scale::scale(position, strong) / scale::WHOLE + scale::hunt(position);
    let points = match position.side_to_move() {
        Color::White => points,
        Color::Black => -points,
    };
    // An advantage that brings nothing for long is worth less: the fifty-move draw comes near.
    points * (200 - position.half_moves().min(100) as i32) / 200
}

impl Tunable for Position {
    fn trace(&self) -> Trace {
        let [white, black] = Color::ALL.map(|color| self.pieces_of(color, Piece::Pawn));
        let mut counts = Counts::default();
        let passed = pawns::structure(white, black, &mut counts);
        features(self, passed, &mut counts);
        let scales = [Color::White, Color::Black]
            .map(|strong| scale::scale(self, strong) as f32 / scale::WHOLE as f32);
        Trace {
            counts: counts.0,
            middle: phase(self) as f32 / 24.0,
            scales,
            constant: scale::hunt(self) as f32,
        }
    }

    fn weights() -> Vec<[i32; 2]> {
        Tapered::pairs(&weights::WEIGHTS)
    }

    fn rows() -> &'static [(&'static str, usize)] {
        f::NAMES
    }
}
