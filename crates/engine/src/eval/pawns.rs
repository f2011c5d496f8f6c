//! Pawn structure that every game on 8x8 shares.

use rules::{BitBoard, Color, Square};

/// For each side and square: the squares ahead on the same file, and those on the files beside.
struct Fronts {
    ahead: [[BitBoard; 64]; 2],
    beside: [[BitBoard; 64]; 2],
}

static FRONTS: Fronts = {
    let mut ahead = [[BitBoard::EMPTY; 64]; 2];
    let mut beside = [[BitBoard::EMPTY; 64]; 2];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square % 8, square / 8);
        let above = if rank == 7 {
            0
        } else {
            !0u64 << (8 * (rank + 1))
        };
        let below = !(!0u64 << (8 * rank));
        let neighbours = BitBoard(neighbour_files(file));
        let ranks = [above, below];
        let mut side = 0;
        while side < 2 {
            ahead[side][square] = BitBoard(BitBoard::FILES[file].0 & ranks[side]);
            beside[side][square] = BitBoard(neighbours.0 & ranks[side]);
            side += 1;
        }
        square += 1;
    }
    Fronts { ahead, beside }
};

const fn neighbour_files(file: usize) -> u64 {
    let left = if file > 0 {
        BitBoard::FILES[file - 1].0
    } else {
        0
    };
    let right = if file < 7 {
        BitBoard::FILES[file + 1].0
    } else {
        0
    };
    left | right
}

/// The squares ahead of a pawn of `color` on its own file.
#[inline]
pub(super) fn ahead(color: Color, square: Square) -> BitBoard {
    FRONTS.ahead[color.index()][square.index()]
}

/// The squares ahead of it on the files beside.
#[inline]
pub(super) fn beside(color: Color, square: Square) -> BitBoard {
    FRONTS.beside[color.index()][square.index()]
}

/// The files beside that of `square`.
#[inline]
pub(super) fn neighbours(square: Square) -> BitBoard {
    BitBoard(neighbour_files(usize::from(square.file())))
}

/// Everything the pawns of `color` attack.
#[inline]
pub(super) fn attacks(color: Color, pawns: BitBoard) -> BitBoard {
    let left = pawns.0 & !BitBoard::FILES[0].0;
    let right = pawns.0 & !BitBoard::FILES[7].0;
    match color {
        Color::White => BitBoard(left << 7 | right << 9),
        Color::Black => BitBoard(left >> 9 | right >> 7),
    }
}

/// A number for the pawns of both sides.
#[inline]
pub(super) fn key(white: BitBoard, black: BitBoard) -> u64 {
    let mixed = white.0.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ black.0.wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(29);
    let mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    (mixed ^ (mixed >> 31)) & !1
}
