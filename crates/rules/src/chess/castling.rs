use crate::{BitBoard, Color, Square};

/// Which way a King castles.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Wing {
    /// Towards the h-file.
    King,
    /// Towards the a-file.
    Queen,
}

impl Wing {
    /// Both, the King's first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];
}

/// Who may still castle where: the King and that Rook have not moved.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Castling(u8);

const fn bit(color: Color, wing: Wing) -> u8 {
    1 << (color.index() * 2 + wing as usize)
}

impl Castling {
    /// All four rights.
    pub const ALL: Self = Self(15);

    /// Whether `color` may still castle on `wing`.
    #[inline(always)]
    pub const fn has(self, color: Color, wing: Wing) -> bool {
        self.0 & bit(color, wing) != 0
    }

    /// Whether `color` may still castle at all.
    #[inline(always)]
    pub const fn has_any(self, color: Color) -> bool {
        self.0 >> (color.index() * 2) & 3 != 0
    }

    /// The rights with one more.
    pub const fn with(self, color: Color, wing: Wing) -> Self {
        Self(self.0 | bit(color, wing))
    }

    /// The rights left once something has left or come to `touched`.
    #[inline(always)]
    pub(super) fn after(self, touched: BitBoard) -> Self {
        const CORNERS: BitBoard = BitBoard(0x9100_0000_0000_0091);
        if touched.is_disjoint(CORNERS) || self.0 == 0 {
            return self;
        }
        let mut left = self.0;
        for color in Color::ALL {
            for wing in Wing::ALL {
                let home = Path::of(color, wing);
                if touched.has(home.king_from) || touched.has(home.rook_from) {
                    left &= !bit(color, wing);
                }
            }
        }
        Self(left)
    }

    pub(super) const fn index(self) -> usize {
        (self.0 & 15) as usize
    }
}

/// The squares of one castling.
pub(super) struct Path {
    pub king_from: Square,
    pub king_to: Square,
    pub rook_from: Square,
    pub rook_to: Square,
    /// Squares between King and Rook, which must be empty.
    pub empty: BitBoard,
}

const fn path(king: [Square; 2], rook: [Square; 2], empty: u64) -> Path {
    let [king_from, king_to] = king;
    let [rook_from, rook_to] = rook;
    Path {
        king_from,
        king_to,
        rook_from,
        rook_to,
        empty: BitBoard(empty),
    }
}

static PATHS: [[Path; 2]; 2] = [
    [
        path([Square::E1, Square::G1], [Square::H1, Square::F1], 0x60),
        path([Square::E1, Square::C1], [Square::A1, Square::D1], 0x0e),
    ],
    [
        path(
            [Square::E8, Square::G8],
            [Square::H8, Square::F8],
            0x60 << 56,
        ),
        path(
            [Square::E8, Square::C8],
            [Square::A8, Square::D8],
            0x0e << 56,
        ),
    ],
];

impl Path {
    #[inline(always)]
    pub fn of(color: Color, wing: Wing) -> &'static Self {
        &PATHS[color.index()][wing as usize]
    }
}
