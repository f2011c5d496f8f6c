//! Where what can live, as far as the view tells.

use crate::world::{bounds, middle, square_at};
use ::campaign::world::{Ground, SiteKind};
use ::campaign::{Known, Size, Square, View};
use bevy::prelude::*;

/// What is known of a square, as animals see it.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub(super) struct Place {
    pub(super) ground: Option<Ground>,
    pub(super) seen: bool,
    pub(super) site: Option<SiteKind>,
    pub(super) sacked: bool,
    pub(super) army: bool,
}

/// The land as animals see it.
#[derive(Clone, Debug)]
pub(super) struct Habitat {
    pub(super) size: Size,
    places: Vec<Place>,
}

/// The four squares beside a square.
const BESIDE: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

impl Habitat {
    pub(super) fn new(view: &View) -> Self {
        let place = |known: &Known| match known {
            Known::Blank => Place::default(),
            Known::Remembered { ground, site } => Place {
                ground: Some(*ground),
                site: site.map(|site| site.kind),
                ..default()
            },
            Known::Seen { ground, site, army } => Place {
                ground: Some(*ground),
                seen: true,
                site: site.map(|site| site.kind),
                sacked: site.is_some_and(|site| site.sacked > 0),
                army: army.is_some(),
            },
        };
        Self {
            size: view.size(),
            places: view.squares().map(|(_, known)| place(known)).collect(),
        }
    }

    pub(super) fn place(&self, square: Square) -> Place {
        self.places
            .get(self.size.index(square))
            .filter(|_| self.size.has(square))
            .copied()
            .unwrap_or_default()
    }

    /// What is at a place in the world; nothing beyond the edge.
    pub(super) fn at(&self, at: Vec2) -> Place {
        square_at(self.size, at).map_or(Place::default(), |square| self.place(square))
    }

    pub(super) fn sees(&self, at: Vec2) -> bool {
        self.at(at).seen
    }

    /// The same for what flies: over the table around the map one sees as far as at its edge.
    pub(super) fn sees_sky(&self, at: Vec2) -> bool {
        let map = bounds(self.size);
        map.inflate(70.0).contains(at) && self.sees(at.clamp(map.min + 0.5, map.max - 0.5))
    }

    /// Every square that is seen.
    pub(super) fn seen(&self) -> impl Iterator<Item = (Square, Place)> {
        self.size
            .squares()
            .map(|square| (square, self.place(square)))
            .filter(|(_, place)| place.seen)
    }

    /// The share of all squares that is seen.
    pub(super) fn share_seen(&self) -> f32 {
        self.seen().count() as f32 / self.places.len().max(1) as f32
    }

    /// The squares that share an edge with one.
    pub(super) fn beside(&self, square: Square) -> impl Iterator<Item = (Square, Place)> {
        BESIDE.into_iter().filter_map(move |(file, rank)| {
            let file = square.file().checked_add_signed(file)?;
            let rank = square.rank().checked_add_signed(rank)?;
            let beside = Square::at(file, rank).filter(|it| self.size.has(*it))?;
            Some((beside, self.place(beside)))
        })
    }

    /// How much of the surroundings of a place is seen, 0 to 1, changing softly with it.
    pub(super) fn clearness(&self, at: Vec2) -> f32 {
        let around = [
            (-45.0, 0.0),
            (45.0, 0.0),
            (0.0, -45.0),
            (0.0, 45.0),
            (0.0, 0.0),
        ];
        let seen = around
            .into_iter()
            .filter(|it| self.sees(at + Vec2::from(*it)));
        let seen = seen.count() as f32 / 5.0;
        seen * seen
    }

    /// The squares with an army on them that is seen.
    pub(super) fn armies(&self) -> impl Iterator<Item = Square> {
        self.seen()
            .filter(|(_, place)| place.army)
            .map(|(square, _)| square)
    }
}

/// A place in a square: `within` goes from -1 to 1 from edge to edge.
pub(super) fn inside(square: Square, within: Vec2) -> Vec2 {
    middle(square) + within * crate::world::SQUARE / 2.0
}
