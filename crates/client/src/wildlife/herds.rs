//! Cattle on open fields, sheep on fields and hills: they graze, look up, and wander together.

use super::atlas::{self, Look, Row};
use super::body::Body;
use super::brush::Brush;
use super::chance::Chance;
use super::habitat::{Habitat, Place, inside};
use crate::world::middle;
use ::campaign::Square;
use ::campaign::world::{Ground, SiteKind};
use bevy::prelude::*;

/// How wide animals keep from the edges of their square, in units.
const MARGIN: f32 = 14.0;
/// How far a herd spreads.
const SPREAD: f32 = 30.0;

/// Animals that stay together.
#[derive(Clone, Debug)]
pub(super) struct Herd {
    pub(super) row: Row,
    home: Square,
    /// Where it grazes now, never far from home.
    square: Square,
    middle: Vec2,
    moves_at: f32,
    pub(super) beasts: Vec<Beast>,
}

/// One of a herd.
#[derive(Clone, Debug)]
pub(super) struct Beast {
    pub(super) body: Body,
    doing: Doing,
    until: f32,
    tempo: f32,
}

#[derive(Copy, Clone, Debug, PartialEq)]
enum Doing {
    Graze,
    Stand,
    Walk(Vec2),
}

/// Whether animals of this kind may be on a square.
fn suits(row: Row, place: Place) -> bool {
    let ground = match row {
        Row::Sheep => matches!(place.ground, Some(Ground::Field | Ground::Hill)),
        _ => place.ground == Some(Ground::Field),
    };
    ground && place.site.is_none()
}

/// Squares that could carry a herd, best first: near farms, then by chance.
pub(super) fn pastures(land: &Habitat, seed: u32) -> Vec<(Square, Row)> {
    let mut found: Vec<(u32, Square, Row)> = land
        .seen()
        .filter(|(_, place)| suits(Row::Sheep, *place) && !place.army)
        .map(|(square, place)| {
            let mut chance = Chance::new(seed, "pasture", land.size.index(square));
            let row = match (place.ground, chance.whole(0, 9)) {
                (Some(Ground::Hill), _) | (_, 0..=2) => Row::Sheep,
                (_, 3..=6) => Row::Cow,
                _ => Row::PiedCow,
            };
            let farm = land
                .beside(square)
                .any(|(_, it)| it.site == Some(SiteKind::Farm));
            let rank = chance.whole(0, 9_999) as u32 + if farm { 0 } else { 4_000 };
            (rank, square, row)
        })
        .collect();
    found.sort_by_key(|(rank, square, _)| (*rank, *square));
    found
        .into_iter()
        .map(|(_, square, row)| (square, row))
        .collect()
}

impl Herd {
    /// A herd of `count` on its pasture.
    pub(super) fn new(seed: u32, home: Square, row: Row, count: usize, land: &Habitat) -> Self {
        let mut chance = Chance::new(seed, "herd", land.size.index(home));
        let middle = inside(home, Vec2::new(chance.near(0.3), chance.near(0.3)));
        let mut herd = Self {
            row,
            home,
            square: home,
            middle,
            moves_at: chance.range(8.0, 45.0),
            beasts: Vec::with_capacity(count),
        };
        let usual = if row == Row::Sheep { 12.5 } else { 17.0 };
        for _ in 0..count {
            let at = herd.spot(&mut chance);
            // A few are young.
            let size = usual
                * if chance.happens(0.2) {
                    0.68
                } else {
                    chance.range(0.94, 1.06)
                };
            let mut body = Body::new(at, chance.happens(0.5), size);
            body.appear_at_once(land);
            let doing = if chance.happens(0.7) {
                Doing::Graze
            } else {
                Doing::Stand
            };
            herd.beasts.push(Beast {
                body,
                doing,
                until: chance.range(0.0, 9.0),
                tempo: chance.range(0.8, 1.2),
            });
        }
        herd
    }

    /// A place in the herd.
    fn spot(&self, chance: &mut Chance) -> Vec2 {
        let reach = crate::world::SQUARE / 2.0 - MARGIN;
        let wished = self.middle + chance.within(SPREAD) * Vec2::new(1.25, 0.9);
        let middle = middle(self.square);
        wished.clamp(middle - reach, middle + reach)
    }

    pub(super) fn advance(&mut self, now: f32, seconds: f32, land: &Habitat, chance: &mut Chance) {
        self.wander(now, land, chance);
        let row = self.row;
        for index in 0..self.beasts.len() {
            let goal = self.spot(chance);
            let calls = self.square;
            let Some(beast) = self.beasts.get_mut(index) else {
                continue;
            };
            let away = crate::world::square_at(land.size, beast.body.at) != Some(calls);
            beast.advance(now, seconds, (goal, away), chance, |at| {
                suits(row, land.at(at))
            });
            let seen = land.sees(beast.body.at);
            beast.body.appear(seen, seconds);
        }
    }

    /// Now and then a herd goes over to the next square, and always from under an army.
    fn wander(&mut self, now: f32, land: &Habitat, chance: &mut Chance) {
        let place = land.place(self.square);
        let disturbed = place.army && place.seen;
        if now < self.moves_at && !disturbed {
            return;
        }
        self.moves_at = now + chance.range(20.0, 55.0);
        let near = |square: Square| square.distance(self.home) <= 1;
        let next: Vec<Square> = land
            .beside(self.square)
            .filter(|(square, place)| {
                near(*square) && place.seen && !place.army && suits(self.row, *place)
            })
            .map(|(square, _)| square)
            .collect();
        if (disturbed || chance.happens(0.45))
            && let Some(square) = chance.pick(&next)
        {
            self.square = *square;
        }
        self.middle = inside(self.square, Vec2::new(chance.near(0.5), chance.near(0.5)));
    }

    pub(super) fn paint(&self, brush: &mut Brush, now: f32) {
        for beast in &self.beasts {
            let body = &beast.body;
            let (look, frame) = match beast.doing {
                Doing::Walk(_) => (Look::Walking, (body.walked / body.size * 9.0) as usize),
                Doing::Graze => (Look::Feeding, (now * 1.6 * beast.tempo) as usize),
                Doing::Stand => (Look::Standing, (now * 0.7 * beast.tempo) as usize),
            };
            let cell = atlas::animal(self.row, look, frame);
            brush.animal(cell, body);
        }
    }
}

impl Beast {
    /// `herd` is a place in the herd, and whether this one is not on the herd's square.
    fn advance(
        &mut self,
        now: f32,
        seconds: f32,
        herd: (Vec2, bool),
        chance: &mut Chance,
        may: impl Fn(Vec2) -> bool,
    ) {
        if let Doing::Walk(goal) = self.doing {
            let way = self.body.size * 0.42 * self.tempo * seconds;
            match self.body.walk(goal, way, may) {
                Some(false) => {}
                Some(true) => self.rest(now, chance),
                // Something is in the way: it looks about, then tries another way.
                None => {
                    self.doing = Doing::Stand;
                    self.until = now + chance.range(1.0, 3.0);
                }
            }
            return;
        }
        if now < self.until {
            return;
        }
        if herd.1 || chance.happens(0.4) {
            self.doing = Doing::Walk(herd.0);
        } else {
            self.rest(now, chance);
        }
    }

    fn rest(&mut self, now: f32, chance: &mut Chance) {
        let (doing, least, most) = if chance.happens(0.68) {
            (Doing::Graze, 4.0, 14.0)
        } else {
            (Doing::Stand, 2.0, 6.0)
        };
        self.doing = doing;
        self.until = now + chance.range(least, most);
    }

    /// Whether it walks.
    #[cfg(test)]
    pub(super) const fn walks(&self) -> bool {
        matches!(self.doing, Doing::Walk(_))
    }
}
