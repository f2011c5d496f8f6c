use std::fmt;

/// A point of the board. Index `5*(row-1) + column`: a1 is 0, e12 is 59.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// How many points there are.
    pub const COUNT: usize = 60;

    /// The point with this index, if it is below 60.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 60 { Some(Self(index)) } else { None }
    }

    /// The point on `column` (0 = a) and `row` (0 = the first), if it is on the board.
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column < 5 && row < 12 {
            Some(Self(row * 5 + column))
        } else {
            None
        }
    }

    /// All points by index.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..60).map(Self)
    }

    /// 0 to 59.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 for column a to 4 for e.
    #[inline(always)]
    pub const fn column(self) -> u8 {
        self.0 % 5
    }

    /// 0 for the first row to 11.
    #[inline(always)]
    pub const fn row(self) -> u8 {
        self.0 / 5
    }

    /// The same point as seen from the other side: row r becomes 13-r (`field.md`, board).
    #[must_use]
    pub const fn mirror(self) -> Self {
        Self((11 - self.row()) * 5 + self.column())
    }

    /// Reads a column letter and a row number, such as `c11`.
    pub fn parse(text: &str) -> Option<Self> {
        let (column, row) = text.split_at_checked(1)?;
        let column = column.bytes().next()?.checked_sub(b'a')?;
        let plain = row.bytes().all(|b| b.is_ascii_digit()) && !row.starts_with('0');
        let row: u8 = plain.then(|| row.parse().ok())??;
        Self::at(column, row.checked_sub(1)?)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of points: bit `i` is the point with index `i`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Points(pub u64);

impl Points {
    /// No point.
    pub const EMPTY: Self = Self(0);
    /// Every point.
    pub const ALL: Self = Self((1 << 60) - 1);

    /// The set of one point.
    #[inline(always)]
    pub const fn of(point: Point) -> Self {
        Self(1 << point.0)
    }

    /// How many points.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `point` is in the set.
    #[inline(always)]
    pub const fn has(self, point: Point) -> bool {
        self.0 >> point.0 & 1 == 1
    }

    /// The points of both sets together.
    #[must_use]
    #[inline(always)]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The points that are in both sets.
    #[must_use]
    #[inline(always)]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The points that are not in `other`.
    #[must_use]
    #[inline(always)]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The point with the lowest index.
    #[inline(always)]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 {
            None
        } else {
            Point::new(self.0.trailing_zeros() as u8)
        }
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points
            .into_iter()
            .fold(Self::EMPTY, |set, point| set.with(Self::of(point)))
    }
}

impl IntoIterator for Points {
    type Item = Point;
    type IntoIter = Each;
    #[inline(always)]
    fn into_iter(self) -> Each {
        Each(self)
    }
}

/// Iterates over points by index, lowest first.
#[derive(Clone, Debug)]
pub struct Each(Points);

impl Iterator for Each {
    type Item = Point;
    #[inline(always)]
    fn next(&mut self) -> Option<Point> {
        let point = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(point)
    }
}

/// The points by name, such as `{a1 c4}`.
impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
