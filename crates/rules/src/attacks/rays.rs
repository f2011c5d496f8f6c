use super::{BISHOP_DIRECTIONS, ROOK_DIRECTIONS, step};
use crate::{BitBoard, Square};

const fn rays(directions: &[(i8, i8); 4]) -> [BitBoard; 64] {
    let mut table = [BitBoard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < 4 {
            let (df, dr) = directions[i];
            let mut at = square;
            while let Some(next) = step(at, df, dr) {
                table[square].0 |= 1 << next;
                at = next;
            }
            i += 1;
        }
        square += 1;
    }
    table
}

static ROOK: [BitBoard; 64] = rays(&ROOK_DIRECTIONS);
static BISHOP: [BitBoard; 64] = rays(&BISHOP_DIRECTIONS);

/// For each pair of squares on one line: what lies strictly between, and the whole line.
struct Pairs {
    between: [[BitBoard; 64]; 64],
    line: [[BitBoard; 64]; 64],
}

static PAIRS: Pairs = {
    let mut between = [[BitBoard::EMPTY; 64]; 64];
    let mut line = [[BitBoard::EMPTY; 64]; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < 8 {
            let (df, dr) = if i < 4 {
                ROOK_DIRECTIONS[i]
            } else {
                BISHOP_DIRECTIONS[i - 4]
            };
            let mut whole = 1u64 << square;
            let mut at = square;
            while let Some(next) = step(at, -df, -dr) {
                whole |= 1 << next;
                at = next;
            }
            at = square;
            while let Some(next) = step(at, df, dr) {
                whole |= 1 << next;
                at = next;
            }
            let mut passed = 0u64;
            at = square;
            while let Some(next) = step(at, df, dr) {
                between[square][next] = BitBoard(passed);
                line[square][next] = BitBoard(whole);
                passed |= 1 << next;
                at = next;
            }
            i += 1;
        }
        square += 1;
    }
    Pairs { between, line }
};

/// The squares a rook would reach on an empty board.
#[inline(always)]
pub fn rook_rays(square: Square) -> BitBoard {
    ROOK[square.index()]
}

/// The squares a bishop would reach on an empty board.
#[inline(always)]
pub fn bishop_rays(square: Square) -> BitBoard {
    BISHOP[square.index()]
}

/// The squares a queen would reach on an empty board.
#[inline(always)]
pub fn queen_rays(square: Square) -> BitBoard {
    rook_rays(square) | bishop_rays(square)
}

/// The squares strictly between two squares of one rank, file or diagonal; else none.
#[inline(always)]
pub fn between(from: Square, to: Square) -> BitBoard {
    PAIRS.between[from.index()][to.index()]
}

/// The whole rank, file or diagonal through two squares; none if they share none.
#[inline(always)]
pub fn line(a: Square, b: Square) -> BitBoard {
    PAIRS.line[a.index()][b.index()]
}
