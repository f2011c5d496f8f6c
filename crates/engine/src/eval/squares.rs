//! Piece-square tables, made by the compiler from what makes a square good for a piece.

/// Points in the middle of a game and at its end, added and subtracted together.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Tapered {
    pub middle: i32,
    pub end: i32,
}

/// Shorthand for a pair of points.
pub(super) const fn t(middle: i32, end: i32) -> Tapered {
    Tapered { middle, end }
}

impl Tapered {
    /// Between the middle (`phase` 24 and more) and the end (0).
    pub fn at(self, phase: i32) -> i32 {
        let phase = phase.min(24);
        (self.middle * phase + self.end * (24 - phase)) / 24
    }

    pub const fn plus(self, other: Self) -> Self {
        t(self.middle + other.middle, self.end + other.end)
    }

    pub const fn times(self, n: i32) -> Self {
        t(self.middle * n, self.end * n)
    }
}

impl std::ops::AddAssign for Tapered {
    fn add_assign(&mut self, other: Self) {
        *self = self.plus(other);
    }
}

impl std::ops::SubAssign for Tapered {
    fn sub_assign(&mut self, other: Self) {
        *self = self.plus(other.times(-1));
    }
}

/// One table a piece in the order P N B R Q K, seen from White's side.
pub(super) type Squares = [[Tapered; 64]; 6];

/// The table of plain chess without the worth of the pieces.
pub(super) static PLAIN: Squares = plain();

pub(super) const fn plain() -> Squares {
    let mut tables = [[t(0, 0); 64]; 6];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = ((square % 8) as i32, (square / 8) as i32);
        tables[0][square] = pawn(file, rank);
        tables[1][square] = knight(file, rank);
        tables[2][square] = bishop(file, rank);
        tables[3][square] = rook(file, rank);
        tables[4][square] = queen(file, rank);
        tables[5][square] = king(file, rank);
        square += 1;
    }
    tables
}

/// 0 in the corner to 6 on the four squares of the centre.
const fn centrality(file: i32, rank: i32) -> i32 {
    inward(file) + inward(rank)
}

/// 0 at an edge to 3 in the middle.
const fn inward(line: i32) -> i32 {
    if line < 4 { line } else { 7 - line }
}

const fn pawn(file: i32, rank: i32) -> Tapered {
    const MIDDLE: [i32; 8] = [0, 0, 2, 8, 16, 30, 60, 0];
    const END: [i32; 8] = [0, 0, 4, 10, 22, 42, 75, 0];
    if rank == 0 || rank == 7 {
        return t(0, 0);
    }
    let centre = if rank == 3 || rank == 4 {
        inward(file) * inward(file) * 2
    } else {
        inward(file)
    };
    t(MIDDLE[rank as usize] + centre - 4, END[rank as usize] - 4)
}

const fn knight(file: i32, rank: i32) -> Tapered {
    let centre = centrality(file, rank);
    let ahead = if rank >= 3 && rank <= 5 { 6 } else { 0 };
    let home = if rank == 0 { -8 } else { 0 };
    t(9 * centre - 32 + ahead + home, 7 * centre - 28)
}

const fn bishop(file: i32, rank: i32) -> Tapered {
    let centre = centrality(file, rank);
    let home = if rank == 0 { -10 } else { 0 };
    t(4 * centre - 10 + home, 3 * centre - 10)
}

const fn rook(file: i32, rank: i32) -> Tapered {
    let seventh = if rank == 6 { 16 } else { 0 };
    t(3 * inward(file) - 5 + seventh, seventh)
}

const fn queen(file: i32, rank: i32) -> Tapered {
    let centre = centrality(file, rank);
    let early = if rank >= 3 { -4 } else { 0 };
    t(2 * centre - 6 + early, 5 * centre - 16)
}

const fn king(file: i32, rank: i32) -> Tapered {
    const AWAY: [i32; 8] = [0, -14, -36, -52, -60, -64, -66, -68];
    let wing = match file {
        0 | 7 => 14,
        1 | 6 => 22,
        2 => 12,
        5 => -2,
        _ => -10,
    };
    let wing = if rank <= 1 { wing } else { 0 };
    t(AWAY[rank as usize] + wing, 10 * centrality(file, rank) - 34)
}
