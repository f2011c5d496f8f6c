use super::{Size, Square};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A set of squares of a world, as bits.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct SquareSet([u64; 4]);

/// The first file of each of the four ranks in a word.
const FIRST_FILE: u64 = 0x0001_0001_0001_0001;

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self([0; 4]);

    /// Whether a square is in the set.
    pub const fn has(&self, square: Square) -> bool {
        let raw = square.raw();
        self.0[raw as usize / 64] >> (raw % 64) & 1 != 0
    }

    /// Puts a square in.
    pub const fn insert(&mut self, square: Square) {
        let raw = square.raw();
        self.0[raw as usize / 64] |= 1 << (raw % 64);
    }

    /// Takes a square out.
    pub const fn remove(&mut self, square: Square) {
        let raw = square.raw();
        self.0[raw as usize / 64] &= !(1 << (raw % 64));
    }

    /// How many squares.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// Whether every square is in `other`, too.
    pub fn is_subset(&self, other: &Self) -> bool {
        (*self & !*other).is_empty()
    }

    /// The first square in the order of indices.
    pub fn first(&self) -> Option<Square> {
        let word = self.0.iter().position(|&word| word != 0)?;
        let raw = word as u32 * 64 + self.0[word].trailing_zeros();
        Some(Square::from_raw(raw as u8))
    }

    /// The squares in the order of their indices.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self;
        std::iter::from_fn(move || {
            let square = left.first()?;
            left.remove(square);
            Some(square)
        })
    }

    /// The set with every square one king-step from it, on the 16x16 map.
    pub fn spread(self) -> Self {
        let wide = self
            .0
            .map(|word| word | (word << 1 & !FIRST_FILE) | (word >> 1 & !(FIRST_FILE << 15)));
        let mut tall = wide;
        for i in 0..4 {
            tall[i] |= wide[i] << 16 | wide[i] >> 16;
            if i > 0 {
                tall[i] |= wide[i - 1] >> 48;
                tall[i - 1] |= wide[i] << 48;
            }
        }
        Self(tall)
    }

    /// Hexadecimal with bit = square index, `size*size/4` digits (`campaign.md`, `seen`).
    pub fn to_hex(self, size: Size) -> String {
        let mut digits = vec![0u8; usize::from(size.side()).pow(2) / 4];
        for square in (self & size.all()).iter() {
            let index = size.index(square);
            let place = digits.len() - 1 - index / 4;
            digits[place] |= 1 << (index % 4);
        }
        digits
            .into_iter()
            .filter_map(|digit| char::from_digit(digit.into(), 16))
            .collect()
    }

    /// Reads [`SquareSet::to_hex`]; `None` if the digits or their number are wrong.
    pub fn from_hex(text: &str, size: Size) -> Option<Self> {
        let digits = text.as_bytes();
        if digits.len() != usize::from(size.side()).pow(2) / 4 {
            return None;
        }
        let bit = |index: usize| {
            let digit = match digits[digits.len() - 1 - index / 4] {
                digit @ b'0'..=b'9' => digit - b'0',
                digit @ b'a'..=b'f' => digit - b'a' + 10,
                _ => return None,
            };
            Some(digit >> (index % 4) & 1 != 0)
        };
        let mut set = Self::EMPTY;
        for square in size.squares() {
            if bit(size.index(square))? {
                set.insert(square);
            }
        }
        Some(set)
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> Self {
        let mut set = Self::EMPTY;
        set.insert(square);
        set
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl BitAnd for SquareSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for SquareSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Not for SquareSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
