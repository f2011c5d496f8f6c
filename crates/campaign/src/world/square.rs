use super::SquareSet;
use serde::{Serialize, Serializer};
use std::fmt;

/// A square of a world, the same on both sizes of map: a file letter and a rank number.
///
/// Squares are ordered by rank, then by file, which is the order of their indices.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square of a file and rank from 0; none beyond the 16th.
    pub const fn at(file: u8, rank: u8) -> Option<Self> {
        if file < 16 && rank < 16 {
            Some(Self(rank * 16 + file))
        } else {
            None
        }
    }

    pub(super) const fn from_raw(raw: u8) -> Self {
        Self(raw)
    }

    /// The place among the 256 squares of the big map.
    pub(super) const fn raw(self) -> u8 {
        self.0
    }

    /// The file from 0: `a` is 0.
    pub const fn file(self) -> u8 {
        self.0 % 16
    }

    /// The rank from 0, the bottom one.
    pub const fn rank(self) -> u8 {
        self.0 / 16
    }

    /// The distance in king-steps.
    pub fn distance(self, other: Self) -> u8 {
        let files = self.file().abs_diff(other.file());
        files.max(self.rank().abs_diff(other.rank()))
    }

    /// Reads a name such as `c12`; `None` for anything that names no square of the big map.
    pub fn parse(text: &str) -> Option<Self> {
        let [letter @ b'a'..=b'p', digits @ ..] = text.as_bytes() else {
            return None;
        };
        let rank = match digits {
            [one @ b'1'..=b'9'] => one - b'0',
            [b'1', one @ b'0'..=b'6'] => 10 + one - b'0',
            _ => return None,
        };
        Self::at(letter - b'a', rank - 1)
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

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// How large a world is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// 8x8.
    Small,
    /// 16x16.
    Large,
}

impl Size {
    /// Squares along a side: 8 or 16.
    pub const fn side(self) -> u8 {
        match self {
            Self::Small => 8,
            Self::Large => 16,
        }
    }

    /// The size whose side is 8 or 16.
    pub const fn of_side(side: u32) -> Option<Self> {
        match side {
            8 => Some(Self::Small),
            16 => Some(Self::Large),
            _ => None,
        }
    }

    /// Whether a square is on the map.
    pub const fn has(self, square: Square) -> bool {
        square.file() < self.side() && square.rank() < self.side()
    }

    /// Reads the name of a square that is on this map.
    pub fn parse(self, text: &str) -> Option<Square> {
        Square::parse(text).filter(|&square| self.has(square))
    }

    /// The squares in the order of their indices.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let side = self.side();
        (0..side).flat_map(move |rank| (0..side).filter_map(move |file| Square::at(file, rank)))
    }

    /// The index of a square of this map: `size*rank + file`, both from 0 (`campaign.md`).
    pub const fn index(self, square: Square) -> usize {
        self.side() as usize * square.rank() as usize + square.file() as usize
    }

    /// Every square of the map.
    pub fn all(self) -> SquareSet {
        self.squares().collect()
    }

    /// The squares one king-step away.
    pub fn neighbours(self, square: Square) -> SquareSet {
        let mut set = SquareSet::from(square).spread() & self.all();
        set.remove(square);
        set
    }

    /// The square with file f on file size+1-f.
    pub fn mirror(self, square: Square) -> Square {
        Square::from_raw(square.rank() * 16 + (self.side() - 1 - square.file() % self.side()))
    }
}
