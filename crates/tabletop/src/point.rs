use rules::Square;
use std::fmt;

/// A square or point of a board, column and row counted from 0. `Display` is the name in every
/// game's notation: `e4`, `a12`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// From the a-file.
    pub column: u8,
    /// From the first rank.
    pub row: u8,
}

impl Point {
    /// The point in that column and row.
    pub const fn at(column: u8, row: u8) -> Self {
        Self { column, row }
    }

    /// The square of an 8x8 board, if it is one.
    pub fn square(self) -> Option<Square> {
        Square::at(self.column, self.row)
    }

    /// The point of the board of Field Chess, if it is one.
    pub(crate) fn of_field(self) -> Option<rules::field::Point> {
        rules::field::Point::at(self.column, self.row)
    }
}

impl From<Square> for Point {
    fn from(square: Square) -> Self {
        Self::at(square.file(), square.rank())
    }
}

impl From<rules::field::Point> for Point {
    fn from(point: rules::field::Point) -> Self {
        Self::at(point.column(), point.row())
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}
