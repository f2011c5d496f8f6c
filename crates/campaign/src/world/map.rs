use super::{Size, Square, SquareSet};
use rules::battle;
use serde::Serialize;

/// What the ground of a square is (`campaign.md`, the world).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ground {
    /// Open land.
    Field,
    /// Water with fords.
    River,
    /// High ground: an eye on it sees a step further.
    Hill,
    /// Seen into only from next to it.
    Forest,
    /// Nobody enters it or sees past it.
    Mountain,
}

impl Ground {
    /// Every ground.
    pub const ALL: [Self; 5] = [
        Self::Field,
        Self::River,
        Self::Hill,
        Self::Forest,
        Self::Mountain,
    ];

    /// The letter of the map: one of `.~^f@`.
    pub const fn letter(self) -> char {
        match self {
            Self::Field => '.',
            Self::River => '~',
            Self::Hill => '^',
            Self::Forest => 'f',
            Self::Mountain => '@',
        }
    }

    /// The ground of a map letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|ground| ground.letter() == letter)
    }

    /// What a battle on this ground is fought on; nobody ever fights on a mountain.
    pub const fn battle_terrain(self) -> battle::Terrain {
        match self {
            Self::Field | Self::Mountain => battle::Terrain::Field,
            Self::River => battle::Terrain::River,
            Self::Hill => battle::Terrain::Hill,
            Self::Forest => battle::Terrain::Forest,
        }
    }
}

/// The ground of a whole world. It never changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    size: Size,
    /// The squares of each ground, by [`Ground`].
    grounds: [SquareSet; 5],
}

impl Map {
    /// A map of nothing but fields.
    pub fn open(size: Size) -> Self {
        let mut grounds = [SquareSet::EMPTY; 5];
        grounds[Ground::Field as usize] = size.all();
        Self { size, grounds }
    }

    /// How large it is.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The ground of a square; beyond the edge there are mountains.
    pub fn ground(&self, square: Square) -> Ground {
        Ground::ALL
            .into_iter()
            .find(|&ground| self.grounds[ground as usize].has(square))
            .unwrap_or(Ground::Mountain)
    }

    /// Every square of a ground.
    pub const fn all(&self, ground: Ground) -> SquareSet {
        self.grounds[ground as usize]
    }

    /// Sets the ground of a square of the map.
    pub fn set(&mut self, square: Square, ground: Ground) {
        if self.size.has(square) {
            for squares in &mut self.grounds {
                squares.remove(square);
            }
            self.grounds[ground as usize].insert(square);
        }
    }
}
