use rules::{Color, Piece};
use serde::Serialize;
use std::fmt;

/// What may stand on a square of the world besides an army.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SiteKind {
    /// A kingdom's seat, always walled. Losing it loses the campaign.
    Capital,
    /// Raises Pawns and builds pieces.
    City,
    /// A resource.
    Mine,
    /// A resource.
    Farm,
    /// A resource.
    Quarry,
    /// Where warbands come from.
    Camp,
}

impl SiteKind {
    /// Every kind in the order in which worlds are written.
    pub const ALL: [Self; 6] = [
        Self::Capital,
        Self::City,
        Self::Mine,
        Self::Farm,
        Self::Quarry,
        Self::Camp,
    ];
    /// The kinds that yield gold and nothing else.
    pub const RESOURCES: [Self; 3] = [Self::Mine, Self::Farm, Self::Quarry];

    /// The word in world texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Capital => "capital",
            Self::City => "city",
            Self::Mine => "mine",
            Self::Farm => "farm",
            Self::Quarry => "quarry",
            Self::Camp => "camp",
        }
    }

    /// Whether it is a capital or a city.
    pub const fn is_city(self) -> bool {
        matches!(self, Self::Capital | Self::City)
    }

    /// Whether it is a mine, farm or quarry.
    pub const fn is_resource(self) -> bool {
        matches!(self, Self::Mine | Self::Farm | Self::Quarry)
    }

    /// The gold it yields its owner each turn (`campaign.md`, the round).
    pub const fn gold(self) -> u32 {
        match self {
            Self::Capital => 5,
            Self::City => 3,
            Self::Mine | Self::Farm | Self::Quarry => 2,
            Self::Camp => 0,
        }
    }
}

impl fmt::Display for SiteKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A capital, city, resource or camp.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// What it is.
    pub kind: SiteKind,
    /// Which kingdom it belongs to; a camp to none.
    pub owner: Option<Color>,
    /// Whether it has walls; a capital always has.
    pub walled: bool,
    /// How many of its owner's turns are still to come without any yield.
    pub sacked: u32,
    /// What is being built in it.
    pub build: Option<Build>,
}

impl Site {
    /// A site without a build, not sacked.
    pub const fn new(kind: SiteKind, owner: Option<Color>, walled: bool) -> Self {
        Self {
            kind,
            owner,
            walled: walled || matches!(kind, SiteKind::Capital),
            sacked: 0,
            build: None,
        }
    }
}

/// A piece on its way in a city.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Build {
    /// What it will be.
    pub piece: Piece,
    /// Turns of work done.
    pub done: u32,
    /// Ordered this turn: cancelling it brings the gold back.
    pub new: bool,
}

/// What a city asks for a piece: gold, and turns of work (`campaign.md`, cities).
/// `None` for what no city builds.
pub const fn price(piece: Piece) -> Option<(u32, u32)> {
    match piece {
        Piece::Knight | Piece::Bishop => Some((3, 1)),
        Piece::Rook => Some((5, 2)),
        Piece::Queen => Some((9, 5)),
        Piece::Pawn | Piece::King | Piece::Tower => None,
    }
}

/// The pieces that cities build, cheapest first.
pub const BUILDABLE: [Piece; 4] = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];
