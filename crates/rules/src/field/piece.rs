//! The sides and their pieces.

use std::fmt;

/// One of the two sides.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Moves first, from rows 1 to 6.
    South,
    /// Moves second, from rows 7 to 12.
    North,
}

impl Side {
    /// Both, South first.
    pub const ALL: [Self; 2] = [Self::South, Self::North];

    /// 0 for South, 1 for North.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side across the board.
    #[must_use]
    #[inline(always)]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// The letter of the position string: `s` or `n`.
    pub const fn letter(self) -> char {
        match self {
            Self::South => 's',
            Self::North => 'n',
        }
    }

    /// A row counted from this side's own edge: `row(0)` is its back row.
    pub const fn row(self, from_own_edge: u8) -> u8 {
        match self {
            Self::South => from_own_edge,
            Self::North => 11 - from_own_edge,
        }
    }

    /// `south` or `north`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::South => "south",
            Self::North => "north",
        }
    }

    /// The letter of an unidentified piece of this side.
    pub const fn unknown(self) -> char {
        match self {
            Self::South => 'X',
            Self::North => 'x',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A kind of piece; from the Engineer on they are in rising rank.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// Whoever loses it loses the game; never moves.
    Flag,
    /// Never moves; only an Engineer removes it.
    Landmine,
    /// Goes with whatever it meets.
    Bomb,
    /// The lowest rank; turns freely on the rails.
    Engineer,
    /// The second rank.
    Lieutenant,
    /// The third rank.
    Captain,
    /// The fourth rank.
    Major,
    /// The fifth rank.
    Colonel,
    /// The sixth rank.
    Brigadier,
    /// The seventh rank.
    MajorGeneral,
    /// The eighth rank.
    General,
    /// The highest rank; when it goes, its side's Flag is shown.
    FieldMarshal,
}

impl Piece {
    /// Every kind, in the order of their indices.
    pub const ALL: [Self; 12] = [
        Self::Flag,
        Self::Landmine,
        Self::Bomb,
        Self::Engineer,
        Self::Lieutenant,
        Self::Captain,
        Self::Major,
        Self::Colonel,
        Self::Brigadier,
        Self::MajorGeneral,
        Self::General,
        Self::FieldMarshal,
    ];

    /// 0 for a Flag to 11 for a Field Marshal.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many a side starts with; 25 in all.
    pub const fn count(self) -> u8 {
        [1, 3, 2, 3, 3, 3, 2, 2, 2, 2, 1, 1][self as usize]
    }

    /// Whether it ever moves.
    #[inline(always)]
    pub const fn is_mobile(self) -> bool {
        !matches!(self, Self::Flag | Self::Landmine)
    }

    /// 1 for an Engineer to 9 for a Field Marshal; Flag, Landmine and Bomb have no rank.
    pub const fn rank(self) -> Option<u8> {
        match self {
            Self::Flag | Self::Landmine | Self::Bomb => None,
            _ => Some(self as u8 - 2),
        }
    }

    /// The upper-case letter.
    pub const fn letter(self) -> char {
        match self {
            Self::Flag => 'F',
            Self::Landmine => 'L',
            Self::Bomb => 'B',
            Self::Engineer => 'E',
            Self::Lieutenant => 'T',
            Self::Captain => 'K',
            Self::Major => 'O',
            Self::Colonel => 'C',
            Self::Brigadier => 'H',
            Self::MajorGeneral => 'J',
            Self::General => 'G',
            Self::FieldMarshal => 'M',
        }
    }

    /// The letter in a placement: upper case for South.
    pub const fn letter_of(self, side: Side) -> char {
        match side {
            Side::South => self.letter(),
            Side::North => self.letter().to_ascii_lowercase(),
        }
    }

    /// The side and kind for a letter in a placement.
    pub fn from_placement(letter: char) -> Option<(Side, Self)> {
        let upper = letter.to_ascii_uppercase();
        let piece = Self::ALL.into_iter().find(|p| p.letter() == upper)?;
        let side = if letter.is_ascii_uppercase() {
            Side::South
        } else {
            Side::North
        };
        Some((side, piece))
    }
}

/// The English name, such as `Major General`.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MajorGeneral => f.write_str("Major General"),
            Self::FieldMarshal => f.write_str("Field Marshal"),
            _ => fmt::Debug::fmt(self, f),
        }
    }
}

/// A set of kinds of pieces.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Kinds(u16);

impl Kinds {
    /// Every kind.
    pub const ALL: Self = Self(0xfff);
    /// None.
    pub const NONE: Self = Self(0);

    /// The set of the kinds of which `is` holds.
    pub fn of(is: impl Fn(Piece) -> bool) -> Self {
        Piece::ALL.into_iter().filter(|&piece| is(piece)).collect()
    }

    /// Whether a kind is in the set.
    pub const fn has(self, piece: Piece) -> bool {
        self.0 >> piece as u8 & 1 == 1
    }

    /// How many kinds.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The set with one kind more.
    #[must_use]
    pub const fn with(self, piece: Piece) -> Self {
        Self(self.0 | 1 << piece as u8)
    }

    /// The set without a kind.
    #[must_use]
    pub const fn without(self, piece: Piece) -> Self {
        Self(self.0 & !(1 << piece as u8))
    }

    /// The kinds from the Flag to the Field Marshal.
    pub fn iter(self) -> impl Iterator<Item = Piece> + Clone {
        Piece::ALL.into_iter().filter(move |&piece| self.has(piece))
    }
}

impl FromIterator<Piece> for Kinds {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        Self(
            pieces
                .into_iter()
                .fold(0, |set, piece| set | 1 << piece as u8),
        )
    }
}

/// The letters, such as `{LBE}`.
impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.iter().map(Piece::letter).collect();
        write!(f, "{{{letters}}}")
    }
}
