use crate::BitBoard;
use std::fmt;

/// A square of the 8x8 board. Index `8*(rank-1) + file`: a1 is 0, b1 is 1, h8 is 63.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

macro_rules! named {
    ($($name:ident)*) => {
        named!(@ 0u8; $($name)*);
    };
    (@ $index:expr; $name:ident $($rest:ident)*) => {
        #[doc = concat!("The square ", stringify!($name), ".")]
        pub const $name: Self = Self($index);
        named!(@ $index + 1; $($rest)*);
    };
    (@ $index:expr;) => {};
}

impl Square {
    named! {
        A1 B1 C1 D1 E1 F1 G1 H1 A2 B2 C2 D2 E2 F2 G2 H2 A3 B3 C3 D3 E3 F3 G3 H3
        A4 B4 C4 D4 E4 F4 G4 H4 A5 B5 C5 D5 E5 F5 G5 H5 A6 B6 C6 D6 E6 F6 G6 H6
        A7 B7 C7 D7 E7 F7 G7 H7 A8 B8 C8 D8 E8 F8 G8 H8
    }

    /// The square with this index, if it is below 64.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The square on `file` (0 = a) and `rank` (0 = the first), if both are below 8.
    pub const fn at(file: u8, rank: u8) -> Option<Self> {
        if file < 8 && rank < 8 {
            Some(Self(rank * 8 + file))
        } else {
            None
        }
    }

    /// The square of the lowest six bits of `index`.
    #[inline(always)]
    pub(crate) const fn masked(index: u32) -> Self {
        Self((index & 63) as u8)
    }

    /// The square `delta` indices on; the caller knows that it is on the board.
    #[inline(always)]
    pub(crate) const fn offset(self, delta: i8) -> Self {
        Self(self.0.wrapping_add_signed(delta) & 63)
    }

    /// All squares by index.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..64).map(Self)
    }

    /// 0 to 63.
    #[inline(always)]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// 0 for the a-file to 7 for the h-file.
    #[inline(always)]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 for the first rank to 7 for the eighth.
    #[inline(always)]
    pub const fn rank(self) -> u8 {
        (self.0 & 63) >> 3
    }

    /// The set of this one square.
    #[inline(always)]
    pub const fn bitboard(self) -> BitBoard {
        BitBoard(1 << (self.0 & 63))
    }

    /// The square as seen from the other side of the board: e2 becomes e7.
    pub const fn flip_rank(self) -> Self {
        Self(self.0 ^ 56)
    }

    /// King-steps between two squares.
    pub const fn distance(self, other: Self) -> u8 {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }

    /// Reads a file letter and a rank number, such as `e4`.
    ///
    /// ```
    /// use rules::Square;
    /// assert_eq!(Square::parse("e4"), Some(Square::E4));
    /// assert_eq!(Square::parse("E4"), None);
    /// ```
    pub const fn parse(text: &str) -> Option<Self> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Self::at(*file - b'a', *rank - b'1'),
            _ => None,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
