//! Keys for hashing positions: fixed numbers, the same on every machine.

use crate::{Color, Piece, Square};

/// SplitMix64: a well-mixed 64-bit number for each `n`.
pub(crate) const fn mix(n: u64) -> u64 {
    let z = n.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

static PIECES: [[[u64; 64]; 7]; 2] = {
    let mut keys = [[[0; 64]; 7]; 2];
    let mut i = 0;
    while i < 2 * 7 * 64 {
        keys[i / 448][i / 64 % 7][i % 64] = mix(i as u64);
        i += 1;
    }
    keys
};

static EN_PASSANT: [u64; 8] = {
    let mut keys = [0; 8];
    let mut i = 0;
    while i < 8 {
        keys[i] = mix(1000 + i as u64);
        i += 1;
    }
    keys
};

/// `N` keys, no two tables of which should overlap: `mix(first)`, `mix(first + 1)` and so on.
pub(crate) const fn table<const N: usize>(first: u64) -> [u64; N] {
    let mut keys = [0; N];
    let mut i = 0;
    while i < N {
        keys[i] = mix(first + i as u64);
        i += 1;
    }
    keys
}

/// Black to move.
pub(crate) const BLACK_TO_MOVE: u64 = mix(2000);

#[inline(always)]
pub(crate) fn piece(color: Color, piece: Piece, square: Square) -> u64 {
    PIECES[color.index()][piece.index()][square.index()]
}

#[inline(always)]
pub(crate) fn en_passant(square: Square) -> u64 {
    EN_PASSANT[usize::from(square.file())]
}
