use super::step;
use crate::{BitBoard, Color, Square};

/// A Knight's leaps, as (files, ranks).
pub(crate) const KNIGHT_LEAPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];
const KING_STEPS: [(i8, i8); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

const fn table(steps: &[(i8, i8)]) -> [BitBoard; 64] {
    let mut table = [BitBoard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < steps.len() {
            if let Some(to) = step(square, steps[i].0, steps[i].1) {
                table[square].0 |= 1 << to;
            }
            i += 1;
        }
        square += 1;
    }
    table
}

static KNIGHT: [BitBoard; 64] = table(&KNIGHT_LEAPS);
static KING: [BitBoard; 64] = table(&KING_STEPS);
static PAWN: [[BitBoard; 64]; 2] = [table(&[(-1, 1), (1, 1)]), table(&[(-1, -1), (1, -1)])];

/// The squares a Knight's leap away.
#[inline(always)]
pub fn knight(square: Square) -> BitBoard {
    KNIGHT[square.index()]
}

/// The squares a King's step away.
#[inline(always)]
pub fn king(square: Square) -> BitBoard {
    KING[square.index()]
}

/// The squares a pawn of `color` attacks.
#[inline(always)]
pub fn pawn(color: Color, square: Square) -> BitBoard {
    PAWN[color.index()][square.index()]
}

/// All pawns one step forward, off the board where there is none.
#[inline(always)]
pub(crate) const fn step_forward<const WHITE: bool>(pawns: BitBoard) -> BitBoard {
    if WHITE {
        BitBoard(pawns.0 << 8)
    } else {
        BitBoard(pawns.0 >> 8)
    }
}

/// The squares pawns attack towards the a-file and towards the h-file, each with the change of
/// index from the pawn to its target.
#[inline(always)]
pub(crate) const fn pawn_captures<const WHITE: bool>(pawns: BitBoard) -> [(BitBoard, i8); 2] {
    let not_a = pawns.0 & !BitBoard::FILES[0].0;
    let not_h = pawns.0 & !BitBoard::FILES[7].0;
    if WHITE {
        [(BitBoard(not_a << 7), 7), (BitBoard(not_h << 9), 9)]
    } else {
        [(BitBoard(not_a >> 9), -9), (BitBoard(not_h >> 7), -7)]
    }
}
