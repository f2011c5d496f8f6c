use super::Seat;
use std::fmt;

/// A kind of piece, in the order of the lists of a position string.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// `K`: whoever captures the last takes over the army.
    King,
    /// `Q`: no army begins with one; a piece of North Korea may move as one.
    Queen,
    /// `R`.
    Rook,
    /// `B`.
    Bishop,
    /// `N`: the ordinary Knight.
    Knight,
    /// `P`: the ordinary pawn.
    Pawn,
    /// `C`: jumps exactly one piece along rank or file (`european.md`, Medieval China).
    Cannon,
    /// `X`: moves and captures straight forward, past the middle any way along rank or file.
    ChinesePawn,
    /// `M`: leaps to empty squares and carries other pieces (`european.md`, Mycenae).
    MycenaeanKnight,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 9] = [
        Self::King,
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
        Self::Pawn,
        Self::Cannon,
        Self::ChinesePawn,
        Self::MycenaeanKnight,
    ];

    /// What a die makes of a piece of North Korea: 1 a pawn to 6 a King.
    pub(super) const fn rolled(die: u8) -> Self {
        match die {
            1 => Self::Pawn,
            2 => Self::Knight,
            3 => Self::Bishop,
            4 => Self::Rook,
            5 => Self::Queen,
            _ => Self::King,
        }
    }

    /// 0 to 8.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The upper-case letter: one of `KQRBNPCXM`.
    pub const fn letter(self) -> char {
        ['K', 'Q', 'R', 'B', 'N', 'P', 'C', 'X', 'M'][self as usize]
    }

    /// The kind for an upper-case letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// Whether it has a direction of its own that it keeps.
    pub const fn is_pawn(self) -> bool {
        matches!(self, Self::Pawn | Self::ChinesePawn)
    }
}

/// The English name, such as `Cannon`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::King => "King",
            Self::Queen => "Queen",
            Self::Rook => "Rook",
            Self::Bishop => "Bishop",
            Self::Knight => "Knight",
            Self::Pawn => "Pawn",
            Self::Cannon => "Cannon",
            Self::ChinesePawn => "Chinese Pawn",
            Self::MycenaeanKnight => "Mycenaean Knight",
        })
    }
}

/// A piece on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// Whose it is now.
    pub owner: Seat,
    /// What it is.
    pub kind: Kind,
    /// Which way it goes as a pawn: the seat it began with for a pawn, its owner for all others.
    pub direction: Seat,
}

impl Man {
    /// A piece that goes its owner's way.
    pub const fn new(owner: Seat, kind: Kind) -> Self {
        Self {
            owner,
            kind,
            direction: owner,
        }
    }

    /// The same piece in other hands. Pawns keep their direction.
    pub(super) const fn taken_over(self, owner: Seat) -> Self {
        Self {
            owner,
            direction: if self.kind.is_pawn() {
                self.direction
            } else {
                owner
            },
            ..self
        }
    }
}
