use crate::{BitBoard, Color, Square};
use std::fmt;
use std::str::FromStr;

/// The ground a battle is fought on (`battle.md`, terrain).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Terrain {
    /// Open ground.
    Field,
    /// Water along rank 5 with fords at b, e and g.
    River,
    /// The attacker climbs onto ranks 6-8.
    Hill,
    /// Trees over ranks 4-5.
    Forest,
    /// City walls along rank 5 with two Towers.
    Siege,
}

/// What a terrain does, as data: the generator knows only this, never which terrain it is.
pub(super) struct Lie {
    /// Squares that nothing but a pawn may ever stand on or pass.
    pub closed: BitBoard,
    /// Squares that a pawn may not enter either.
    pub closed_to_pawns: BitBoard,
    /// For White's and Black's sliders: one that starts outside stops on the first square it enters.
    pub stops: [BitBoard; 2],
    /// If leaps across rank 5 are hindered: the squares of rank 5 over which they lead.
    pub crossings: Option<BitBoard>,
}

/// The wall squares a5 b5 g5 h5 (`battle.md`, siege).
const WALL: BitBoard = squares(&[Square::A5, Square::B5, Square::G5, Square::H5]);
/// The gates c5 f5 and the Tower squares, which are breaches once their Towers are gone.
const OPENINGS: BitBoard = squares(&[Square::C5, Square::D5, Square::E5, Square::F5]);
const FORDS: BitBoard = squares(&[Square::B5, Square::E5, Square::G5]);

const fn squares(list: &[Square]) -> BitBoard {
    let mut set = BitBoard::EMPTY;
    let mut i = 0;
    while i < list.len() {
        set = set.with(list[i].bitboard());
        i += 1;
    }
    set
}

const OPEN: Lie = Lie {
    closed: BitBoard::EMPTY,
    closed_to_pawns: BitBoard::EMPTY,
    stops: [BitBoard::EMPTY; 2],
    crossings: None,
};

impl Terrain {
    /// Every terrain.
    pub const ALL: [Self; 5] = [
        Self::Field,
        Self::River,
        Self::Hill,
        Self::Forest,
        Self::Siege,
    ];

    /// Where the Towers of a siege stand at first.
    pub const TOWERS: BitBoard = squares(&[Square::D5, Square::E5]);

    /// The name in position strings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Field => "field",
            Self::River => "river",
            Self::Hill => "hill",
            Self::Forest => "forest",
            Self::Siege => "siege",
        }
    }

    /// Its place in [`Terrain::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Squares that nothing but a pawn may ever stand on: a river's water, a siege's wall.
    pub const fn closed(self) -> BitBoard {
        self.lie().closed
    }

    /// Squares where not even a pawn may stand: a river's water.
    pub const fn water(self) -> BitBoard {
        self.lie().closed_to_pawns
    }

    /// Squares on which a slider of `color` that comes from outside must stop.
    pub const fn stops(self, color: Color) -> BitBoard {
        self.lie().stops[color.index()]
    }

    /// Where the defender's Towers stand at first: nowhere but in a siege.
    pub const fn towers(self) -> BitBoard {
        match self {
            Self::Siege => Self::TOWERS,
            _ => BitBoard::EMPTY,
        }
    }

    pub(super) const fn lie(self) -> Lie {
        match self {
            Self::Field => OPEN,
            Self::River => {
                let water = BitBoard::RANKS[4].without(FORDS);
                Lie {
                    closed: water,
                    closed_to_pawns: water,
                    crossings: Some(FORDS),
                    ..OPEN
                }
            }
            Self::Hill => {
                let high = BitBoard::RANKS[5]
                    .with(BitBoard::RANKS[6])
                    .with(BitBoard::RANKS[7]);
                Lie {
                    stops: [high, BitBoard::EMPTY],
                    ..OPEN
                }
            }
            Self::Forest => {
                let trees = BitBoard::RANKS[3].with(BitBoard::RANKS[4]);
                Lie {
                    stops: [trees; 2],
                    ..OPEN
                }
            }
            Self::Siege => Lie {
                closed: WALL,
                crossings: Some(OPENINGS),
                ..OPEN
            },
        }
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Terrain {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|terrain| terrain.name() == name)
            .ok_or_else(|| {
                let shown: String = name.chars().take(20).collect();
                let names = Self::ALL.map(Self::name).join(", ");
                format!("'{shown}' is none of {names}")
            })
    }
}
