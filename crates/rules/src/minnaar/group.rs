//! Who plays and with what.

use std::fmt;

/// One of the two alliances; each plays with two groups.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Alliance {
    /// Southern and Northern Sovereigns.
    Sovereigns,
    /// White and Black Establishment.
    Establishment,
}

impl Alliance {
    /// Both, the Sovereigns first.
    pub const ALL: [Self; 2] = [Self::Sovereigns, Self::Establishment];

    /// The alliance that it plays against.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Sovereigns => Self::Establishment,
            Self::Establishment => Self::Sovereigns,
        }
    }

    /// Its groups in the order of their turns.
    pub const fn groups(self) -> [Group; 2] {
        match self {
            Self::Sovereigns => [Group::Southern, Group::Northern],
            Self::Establishment => [Group::White, Group::Black],
        }
    }

    /// `sovereigns` or `establishment`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sovereigns => "sovereigns",
            Self::Establishment => "establishment",
        }
    }
}

impl fmt::Display for Alliance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One of the four groups, in the order of their turns.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// The Sovereigns that begin on rank 2.
    Southern,
    /// The Establishment that begins on rank 1.
    White,
    /// The Sovereigns that begin on rank 7.
    Northern,
    /// The Establishment that begins on rank 8.
    Black,
}

impl Group {
    /// All four in the order of their turns.
    pub const ALL: [Self; 4] = [Self::Southern, Self::White, Self::Northern, Self::Black];

    /// 0 for the group that moves first to 3.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whose turn comes after this group's.
    #[must_use]
    #[inline(always)]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % 4]
    }

    /// For whom the group plays.
    #[inline(always)]
    pub const fn alliance(self) -> Alliance {
        match self {
            Self::Southern | Self::Northern => Alliance::Sovereigns,
            Self::White | Self::Black => Alliance::Establishment,
        }
    }

    /// The letter of the position string: one of `SWNB`.
    pub const fn letter(self) -> char {
        match self {
            Self::Southern => 'S',
            Self::White => 'W',
            Self::Northern => 'N',
            Self::Black => 'B',
        }
    }

    /// The group for a letter of the position string.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|group| group.letter() == letter)
    }
}

/// The name a player reads, such as `Southern Sovereigns`.
impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Southern => "Southern Sovereigns",
            Self::White => "White Establishment",
            Self::Northern => "Northern Sovereigns",
            Self::Black => "Black Establishment",
        })
    }
}

/// A kind of piece. Sovereigns have only Sovereigns, the Establishment all the others.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// Moves as a Queen, at most four squares.
    Sovereign,
    /// Moves one square.
    King,
    /// Slides in all eight directions.
    Queen,
    /// Slides along rank and file.
    Rook,
    /// Slides diagonally.
    Bishop,
    /// Jumps in an L.
    Knight,
}

impl Piece {
    /// Every kind, in the order of their indices.
    pub const ALL: [Self; 6] = [
        Self::Sovereign,
        Self::King,
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
    ];

    /// 0 for a Sovereign to 5 for a Knight.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The lower-case letter: one of `skqrbn`.
    pub const fn letter(self) -> char {
        match self {
            Self::Sovereign => 's',
            Self::King => 'k',
            Self::Queen => 'q',
            Self::Rook => 'r',
            Self::Bishop => 'b',
            Self::Knight => 'n',
        }
    }

    /// The letter in a placement: upper case for Southern and White.
    pub const fn letter_of(self, group: Group) -> char {
        match group {
            Group::Southern | Group::White => self.letter().to_ascii_uppercase(),
            Group::Northern | Group::Black => self.letter(),
        }
    }

    /// The group and kind for a letter in a placement.
    pub fn from_placement(letter: char) -> Option<(Group, Self)> {
        let lower = letter.to_ascii_lowercase();
        let piece = Self::ALL.into_iter().find(|p| p.letter() == lower)?;
        let group = match (piece, letter.is_ascii_uppercase()) {
            (Self::Sovereign, true) => Group::Southern,
            (Self::Sovereign, false) => Group::Northern,
            (_, true) => Group::White,
            (_, false) => Group::Black,
        };
        Some((group, piece))
    }
}

/// The English name, such as `Sovereign`.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
