use std::fmt;
use std::ops::Not;

/// One of two sides. White moves first and up the board; in a battle White is the attacker.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Moves first, from rank 1.
    White,
    /// Moves second, from rank 8.
    Black,
}

impl Color {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// 0 for White, 1 for Black.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the position string: `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// A rank counted from this side's own edge: `rank(0)` is its back rank.
    pub const fn rank(self, from_own_edge: u8) -> u8 {
        match self {
            Self::White => from_own_edge,
            Self::Black => 7 - from_own_edge,
        }
    }
}

impl Not for Color {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// `white` or `black`.
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

/// A kind of piece.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// Moves forward, captures diagonally forward.
    Pawn,
    /// Jumps in an L.
    Knight,
    /// Slides diagonally.
    Bishop,
    /// Slides along rank and file.
    Rook,
    /// Slides in all eight directions.
    Queen,
    /// Moves one square; in a battle also as the types his side has on the board.
    King,
    /// A battle's immobile siege gun (`battle.md`, siege); no piece of any other game.
    Tower,
}

impl Piece {
    /// Every kind, in the order of their indices.
    pub const ALL: [Self; 7] = [
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
        Self::Tower,
    ];

    /// 0 for a Pawn to 6 for a Tower.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The lower-case letter: one of `pnbrqkt`.
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
            Self::Tower => 't',
        }
    }

    /// The letter in a placement: upper case for White.
    pub const fn letter_of(self, color: Color) -> char {
        match color {
            Color::White => self.letter().to_ascii_uppercase(),
            Color::Black => self.letter(),
        }
    }

    /// The side and kind for a letter in a placement, the other way round than
    /// [`Piece::letter_of`].
    pub const fn from_placement(letter: char) -> Option<(Color, Self)> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        match Self::from_letter(letter.to_ascii_lowercase()) {
            Some(piece) => Some((color, piece)),
            None => None,
        }
    }

    /// The kind for a lower-case letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'p' => Self::Pawn,
            'n' => Self::Knight,
            'b' => Self::Bishop,
            'r' => Self::Rook,
            'q' => Self::Queen,
            'k' => Self::King,
            't' => Self::Tower,
            _ => return None,
        })
    }
}

/// The English name, such as `Knight`.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
