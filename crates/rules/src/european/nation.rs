use super::{Kind, Seat};
use crate::Square;
use std::fmt;

/// What a seat plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Nation {
    /// No power of its own.
    Plain,
    /// Assassins' Guild: hides its Knight.
    Guild,
    /// Medieval China: Cannons, and pawns that go straight.
    China,
    /// Mycenae: an army inside its Knights.
    Mycenae,
    /// North Korea: dice.
    Korea,
    /// Ottoman Empire: begins in reserve.
    Ottoman,
}

use Kind::{Bishop, Cannon, ChinesePawn, King, Knight, MycenaeanKnight, Pawn, Rook};

const PLAIN: [(Square, Kind); 8] = [
    (Square::A1, King),
    (Square::B1, Rook),
    (Square::C1, Bishop),
    (Square::D1, Knight),
    (Square::A2, Pawn),
    (Square::B2, Pawn),
    (Square::C2, Pawn),
    (Square::D2, Pawn),
];

const CHINA: [(Square, Kind); 8] = [
    (Square::A1, King),
    (Square::B1, Cannon),
    (Square::C1, Knight),
    (Square::D1, Cannon),
    (Square::A2, ChinesePawn),
    (Square::B2, ChinesePawn),
    (Square::C2, ChinesePawn),
    (Square::D2, ChinesePawn),
];

const MYCENAE: [(Square, Kind); 3] = [
    (Square::B1, MycenaeanKnight),
    (Square::D1, MycenaeanKnight),
    (Square::C2, MycenaeanKnight),
];

impl Nation {
    /// Every nation, the plain army first.
    pub const ALL: [Self; 6] = [
        Self::Plain,
        Self::Guild,
        Self::China,
        Self::Mycenae,
        Self::Korea,
        Self::Ottoman,
    ];

    /// The name in files, such as `guild`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Guild => "guild",
            Self::China => "china",
            Self::Mycenae => "mycenae",
            Self::Korea => "korea",
            Self::Ottoman => "ottoman",
        }
    }

    /// The nation with this name in files.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|nation| nation.name() == name)
    }

    /// What stands on the board at the start, and where for seat 0. Mycenae's Knights are in the
    /// order in which they are filled.
    pub const fn army(self) -> &'static [(Square, Kind)] {
        match self {
            Self::Plain | Self::Guild | Self::Korea => &PLAIN,
            Self::China => &CHINA,
            Self::Mycenae => &MYCENAE,
            Self::Ottoman => &[],
        }
    }

    /// What does not stand on the board at the start, in the order of the position string:
    /// Mycenae's is inside its Knights, the Ottoman's waits in reserve.
    pub const fn waiting(self) -> &'static [Kind] {
        match self {
            Self::Mycenae => &[King, Rook, Bishop, Bishop, Pawn, Pawn, Pawn],
            Self::Ottoman => &[King, Rook, Bishop, Bishop, Knight, Knight, Pawn, Pawn],
            _ => &[],
        }
    }

    /// What a pawn may become: the kinds the army began with, other than pawn and King.
    pub const fn promotions(self) -> &'static [Kind] {
        match self {
            Self::Plain | Self::Guild | Self::Korea | Self::Ottoman => &[Rook, Bishop, Knight],
            Self::Mycenae => &[Rook, Bishop, MycenaeanKnight],
            Self::China => &[Cannon, Knight],
        }
    }
}

/// The name in files.
impl fmt::Display for Nation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Seat {
    /// Where the Ottoman Empire of this seat places its reserve.
    pub fn deployment(self) -> [Square; 4] {
        [Square::A1, Square::B1, Square::C1, Square::D1].map(|square| self.turned(square))
    }

    /// Where Mycenae's Knights of this seat start, in the order in which they are filled.
    pub fn stables(self) -> [Square; 3] {
        MYCENAE.map(|(square, _)| self.turned(square))
    }
}
