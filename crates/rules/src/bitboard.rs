use crate::Square;
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares: bit `i` is the square with index `i` (a1 = 0, h8 = 63).
///
/// ```
/// use rules::{BitBoard, Square};
/// let corner = BitBoard::from(Square::A1) | BitBoard::from(Square::H8);
/// assert!(corner.has(Square::H8));
/// assert_eq!(corner.len(), 2);
/// assert!(corner.is_disjoint(BitBoard::FILES[3]));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct BitBoard(pub u64);

impl BitBoard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const FULL: Self = Self(!0);
    /// The ranks, from the first.
    pub const RANKS: [Self; 8] = {
        let mut ranks = [Self(0xff); 8];
        let mut i = 1;
        while i < 8 {
            ranks[i] = Self(0xff << (8 * i));
            i += 1;
        }
        ranks
    };
    /// The files, from a.
    pub const FILES: [Self; 8] = {
        let mut files = [Self(0x0101_0101_0101_0101); 8];
        let mut i = 1;
        while i < 8 {
            files[i] = Self(0x0101_0101_0101_0101 << i);
            i += 1;
        }
        files
    };

    /// How many squares.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `square` is in the set.
    #[inline(always)]
    pub const fn has(self, square: Square) -> bool {
        self.0 & square.bitboard().0 != 0
    }

    /// Whether the sets share no square.
    #[inline(always)]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// Whether every square of this set is in `other`.
    #[inline(always)]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether there is more than one square.
    #[inline(always)]
    pub const fn has_many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The square with the lowest index.
    #[inline(always)]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::masked(self.0.trailing_zeros()))
        }
    }

    /// The set as seen from the other side of the board: rank 1 becomes rank 8.
    #[inline(always)]
    pub const fn flip_ranks(self) -> Self {
        Self(self.0.swap_bytes())
    }

    /// Union, usable in constants.
    #[inline(always)]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The set without the squares of `other`, usable in constants.
    #[inline(always)]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl From<Square> for BitBoard {
    #[inline(always)]
    fn from(square: Square) -> Self {
        square.bitboard()
    }
}

impl FromIterator<Square> for BitBoard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares
            .into_iter()
            .fold(Self::EMPTY, |set, square| set | square.bitboard())
    }
}

/// Iterates over the squares by index, lowest first.
#[derive(Clone, Debug)]
pub struct Squares(BitBoard);

impl Iterator for Squares {
    type Item = Square;
    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for BitBoard {
    type Item = Square;
    type IntoIter = Squares;
    #[inline(always)]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

macro_rules! operator {
    ($($trait:ident $function:ident $assign:ident $assign_function:ident $op:tt),*) => {$(
        impl $trait for BitBoard {
            type Output = Self;
            #[inline(always)]
            fn $function(self, other: Self) -> Self {
                Self(self.0 $op other.0)
            }
        }
        impl $assign for BitBoard {
            #[inline(always)]
            fn $assign_function(&mut self, other: Self) {
                *self = *self $op other;
            }
        }
    )*};
}
operator!(
    BitAnd bitand BitAndAssign bitand_assign &,
    BitOr bitor BitOrAssign bitor_assign |,
    BitXor bitxor BitXorAssign bitxor_assign ^
);

impl Not for BitBoard {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// Eight lines from rank 8 down, `X` for a square in the set and `.` for one that is not.
impl fmt::Debug for BitBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            writeln!(f)?;
            for file in 0..8 {
                f.write_str(if self.0 >> (rank * 8 + file) & 1 == 1 {
                    "X "
                } else {
                    ". "
                })?;
            }
        }
        Ok(())
    }
}
