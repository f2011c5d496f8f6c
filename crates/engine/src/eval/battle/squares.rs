//! Which squares are good for which piece on which ground.

use crate::eval::squares::{Squares, Tapered, plain, t};
use rules::battle::Terrain;
use rules::{BitBoard, Color};

/// By terrain and side, each as seen on the real board.
static TABLES: [[Squares; 2]; 5] = {
    let mut tables = [[plain(); 2]; 5];
    let mut i = 0;
    while i < 5 {
        tables[i] = [
            on(Terrain::ALL[i], Color::White),
            on(Terrain::ALL[i], Color::Black),
        ];
        i += 1;
    }
    tables
};

/// The tables of a side on a terrain.
#[inline]
pub(super) fn of(terrain: Terrain, color: Color) -> &'static Squares {
    &TABLES[terrain.index()][color.index()]
}

const fn on(terrain: Terrain, color: Color) -> Squares {
    let plain = plain();
    let mut tables = plain;
    let mut square = 0;
    while square < 64 {
        let seen = match color {
            Color::White => square,
            Color::Black => square ^ 56,
        };
        let mut kind = 0;
        while kind < 6 {
            let usual = if kind == 5 {
                king(seen)
            } else {
                plain[kind][seen]
            };
            tables[kind][square] = usual.plus(ground(terrain, color, kind, square));
            kind += 1;
        }
        square += 1;
    }
    tables
}

/// A King who fights: he need not hide as in chess, but does not lead the charge.
const fn king(square: usize) -> Tapered {
    const AWAY: [i32; 8] = [0, -8, -24, -36, -44, -48, -50, -52];
    let (file, rank) = ((square % 8) as i32, square / 8);
    let inward = if file < 4 { file } else { 7 - file };
    let rank_inward = if rank < 4 {
        rank as i32
    } else {
        7 - rank as i32
    };
    let wing = if rank <= 1 { 8 - 4 * inward } else { 0 };
    t(AWAY[rank] + wing, 7 * (inward + rank_inward) - 24)
}

const FORDS: u64 = 0b0101_0010 << 32;
const GATES: u64 = 0b0010_0100 << 32;
const WALL: u64 = 0b1100_0011 << 32;
const TREES: u64 = BitBoard::RANKS[3].0 | BitBoard::RANKS[4].0;
const HEIGHTS: u64 = BitBoard::RANKS[5].0 | BitBoard::RANKS[6].0 | BitBoard::RANKS[7].0;

/// What the ground adds to a square for a piece.
const fn ground(terrain: Terrain, color: Color, kind: usize, square: usize) -> Tapered {
    let here = 1u64 << square;
    let is_pawn = kind == 0;
    let slides = kind == 2 || kind == 3 || kind == 4;
    match terrain {
        Terrain::Field => t(0, 0),
        Terrain::River if is_pawn => river_pawn(color, square),
        Terrain::River if here & FORDS != 0 => t(10, 8),
        // Beside a ford: ready to cross, or to hold it.
        Terrain::River if kind < 5 && here & (FORDS << 8 | FORDS >> 8) != 0 => t(6, 4),
        Terrain::Hill => match color {
            Color::White if slides && here & HEIGHTS != 0 => t(12, 10),
            _ => t(0, 0),
        },
        Terrain::Forest if slides && here & TREES != 0 => t(8, 8),
        Terrain::Siege if is_pawn && here & WALL != 0 => t(22, 26),
        Terrain::Siege if kind < 5 && here & GATES != 0 => t(8, 6),
        _ => t(0, 0),
    }
}

/// A pawn that has the water before it can only cross by a capture.
const fn river_pawn(color: Color, square: usize) -> Tapered {
    let (file, rank) = (square % 8, square / 8);
    let before = match color {
        Color::White => rank < 4,
        Color::Black => rank > 4,
    };
    let ford = FORDS >> (32 + file) & 1 == 1;
    if !before {
        t(4, 8)
    } else if ford {
        t(6, 6)
    } else {
        t(-6, -16)
    }
}
