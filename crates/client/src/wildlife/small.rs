//! Butterflies over meadows, ducks on rivers.

use super::atlas;
use super::body::Body;
use super::brush::Brush;
use super::chance::Chance;
use super::habitat::{Habitat, inside};
use super::sheet::Stamp;
use crate::world::middle;
use ::campaign::Square;
use ::campaign::world::Ground;
use bevy::prelude::*;

/// A butterfly and its meadow.
#[derive(Clone, Debug)]
pub(super) struct Butterfly {
    home: Square,
    pub(super) body: Body,
    goal: Vec2,
    /// It sits until then.
    until: f32,
    tint: LinearRgba,
    phase: f32,
}

/// The colours of butterflies.
const WINGS: [LinearRgba; 4] = [
    LinearRgba::rgb(0.95, 0.92, 0.80),
    LinearRgba::rgb(0.95, 0.70, 0.18),
    LinearRgba::rgb(0.30, 0.45, 0.90),
    LinearRgba::rgb(0.85, 0.28, 0.12),
];

impl Butterfly {
    pub(super) fn new(seed: u32, number: usize, home: Square, land: &Habitat) -> Self {
        let mut chance = Chance::new(seed, "butterfly", number);
        let at = inside(home, chance.within(0.8));
        let mut body = Body::new(at, false, 5.0);
        body.appear_at_once(land);
        Self {
            home,
            body,
            goal: at,
            until: chance.range(0.0, 6.0),
            tint: chance.pick(&WINGS).copied().unwrap_or(LinearRgba::WHITE),
            phase: chance.range(0.0, 20.0),
        }
    }

    pub(super) fn advance(&mut self, now: f32, seconds: f32, land: &Habitat, chance: &mut Chance) {
        if now >= self.until {
            let way = 15.0 * seconds;
            if self.body.walk(self.goal, way, |_| true) == Some(true) {
                // Mostly it goes on at once, now and then it sits on a flower.
                if chance.happens(0.3) {
                    self.until = now + chance.range(2.0, 6.0);
                }
                let near = self.body.at + chance.within(34.0);
                let (home, reach) = (middle(self.home), 44.0);
                self.goal = near.clamp(home - reach, home + reach);
            }
        }
        self.body.appear(land.sees(self.body.at), seconds);
    }

    pub(super) fn paint(&self, brush: &mut Brush, now: f32) {
        // Too small to be told from far away.
        if self.body.seen <= 0.0 || brush.grain > 1.7 || !brush.shows(self.body.at, 8.0) {
            return;
        }
        let (t, sits) = (now + self.phase, now < self.until);
        let beat = if sits { t * 1.5 } else { t * 11.0 };
        let waver = if sits {
            Vec2::ZERO
        } else {
            Vec2::new((t * 5.1).sin(), (t * 7.3).sin() + 3.0) * 1.3
        };
        brush.shadow(self.body.at, Vec2::new(4.0, 2.2), 0.3 * self.body.seen);
        let stamp = Stamp::new(
            atlas::butterfly(beat as usize),
            self.body.at + waver,
            self.body.size,
        )
        .tinted(self.tint)
        .faded(self.body.seen);
        brush.standing(self.body.at, stamp);
    }
}

/// A duck and its water.
#[derive(Clone, Debug)]
pub(super) struct Duck {
    home: Square,
    pub(super) body: Body,
    goal: Vec2,
    until: f32,
}

/// How far from the middle of its square a river is surely water.
const WATER: f32 = 13.0;

impl Duck {
    pub(super) fn new(seed: u32, number: usize, home: Square, land: &Habitat) -> Self {
        let mut chance = Chance::new(seed, "duck", number);
        let at = middle(home) + chance.within(WATER);
        let mut body = Body::new(at, chance.happens(0.5), chance.range(9.0, 11.0));
        body.appear_at_once(land);
        Self {
            home,
            body,
            goal: at,
            until: chance.range(0.0, 8.0),
        }
    }

    pub(super) fn advance(&mut self, now: f32, seconds: f32, land: &Habitat, chance: &mut Chance) {
        if now >= self.until && self.body.walk(self.goal, 3.6 * seconds, |_| true) == Some(true) {
            self.until = now + chance.range(1.0, 9.0);
            self.goal = middle(self.home) + chance.within(WATER);
        }
        self.body.appear(land.sees(self.body.at), seconds);
    }

    pub(super) fn paint(&self, brush: &mut Brush, now: f32) {
        if self.body.seen <= 0.0 || !brush.shows(self.body.at, 12.0) {
            return;
        }
        let frame = (now * 2.4 + self.body.size * 7.0) as usize;
        let stamp = Stamp::new(atlas::duck(frame), self.body.at, self.body.size)
            .mirrored(self.body.left)
            .faded(self.body.seen);
        brush.standing(self.body.at, stamp);
    }
}

/// Squares for ducks and for butterflies, in an order given by chance.
pub(super) fn homes(land: &Habitat, seed: u32, ground: Ground) -> Vec<Square> {
    let mut found: Vec<(usize, Square)> = land
        .seen()
        .filter(|(_, place)| place.ground == Some(ground) && place.site.is_none())
        .map(|(square, _)| {
            let number = land.size.index(square);
            (Chance::new(seed, "home", number).whole(0, 99_999), square)
        })
        .collect();
    found.sort();
    found.into_iter().map(|(_, square)| square).collect()
}
