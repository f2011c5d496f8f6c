//! Trees at the edges of woods: their tops sway as gusts pass over the land, and let a leaf go
//! now and then. Flowers on meadows.

use super::atlas;
use super::brush::Brush;
use super::chance::Chance;
use super::habitat::{Habitat, inside};
use super::sheet::Stamp;
use crate::world::{SQUARE, middle};
use ::campaign::world::Ground;
use bevy::prelude::*;

/// The kinds of trees from here on are firs.
const FIRS: usize = 5;

/// A tree.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    foot: Vec2,
    kind: usize,
    size: f32,
    phase: f32,
    mirrored: bool,
    /// It is only remembered: dim, and still.
    remembered: bool,
}

/// A few flowers of a colour.
#[derive(Clone, Debug)]
pub(super) struct Flowers {
    at: Vec<Vec2>,
    tint: LinearRgba,
}

/// The colours of flowers.
const PETALS: [LinearRgba; 4] = [
    LinearRgba::rgb(0.95, 0.93, 0.88),
    LinearRgba::rgb(0.92, 0.62, 0.10),
    LinearRgba::rgb(0.72, 0.08, 0.07),
    LinearRgba::rgb(0.33, 0.36, 0.85),
];

/// The flowers of the fields that are seen.
pub(super) fn flowers(land: &Habitat, seed: u32) -> Vec<Flowers> {
    let meadows = land
        .seen()
        .filter(|(_, place)| place.ground == Some(Ground::Field) && place.site.is_none());
    let mut found = Vec::new();
    for (square, _) in meadows {
        let mut chance = Chance::new(seed, "flowers", land.size.index(square));
        for _ in 0..chance.whole(0, 2) {
            let middle = inside(square, chance.within(0.8));
            found.push(Flowers {
                at: (0..chance.whole(3, 7))
                    .map(|_| middle + chance.within(11.0))
                    .collect(),
                tint: chance.pick(&PETALS).copied().unwrap_or(LinearRgba::WHITE),
            });
        }
    }
    found
}

impl Flowers {
    pub(super) fn paint(&self, brush: &mut Brush) {
        // From far away they would only be specks.
        if brush.grain > 1.3 || self.at.first().is_none_or(|at| !brush.shows(*at, 24.0)) {
            return;
        }
        for at in &self.at {
            let flower = Stamp::new(atlas::FLOWER, *at, 2.8).tinted(self.tint);
            brush.ground.add(flower);
        }
    }
}

/// The trees of every wood that is known, and single ones on fields.
pub(super) fn trees(land: &Habitat, seed: u32) -> Vec<Tree> {
    let mut found = Vec::new();
    for square in land.size.squares() {
        let place = land.place(square);
        let mut chance = Chance::new(seed, "tree", land.size.index(square));
        let mut plant = |foot: Vec2, size: f32, chance: &mut Chance| {
            // Firs grow where it is high, that is further up.
            let fir = chance.happens(0.3);
            found.push(Tree {
                foot,
                kind: if fir {
                    chance.whole(FIRS, FIRS + 2)
                } else {
                    chance.whole(0, FIRS - 1)
                },
                size,
                phase: chance.range(0.0, 6.0),
                mirrored: chance.happens(0.5),
                remembered: !place.seen,
            });
        };
        match place.ground {
            Some(Ground::Forest) => {
                for (beside, it) in land.beside(square) {
                    if matches!(it.ground, None | Some(Ground::Forest | Ground::Mountain)) {
                        continue;
                    }
                    let out = (middle(beside) - middle(square)) / SQUARE;
                    for _ in 0..chance.whole(2, 3) {
                        let along = out.perp() * chance.range(-40.0, 40.0);
                        let far = out * (50.0 - chance.range(4.0, 17.0));
                        let size = chance.range(21.0, 28.0);
                        plant(middle(square) + far + along, size, &mut chance);
                    }
                }
            }
            Some(Ground::Field) if place.site.is_none() && chance.happens(0.35) => {
                // A lone tree near a corner leaves the middle to armies.
                let corner = Vec2::new(
                    if chance.happens(0.5) { 0.74 } else { -0.74 },
                    if chance.happens(0.5) { 0.66 } else { -0.74 },
                );
                let size = chance.range(18.0, 24.0);
                plant(
                    inside(square, corner + chance.within(0.12)),
                    size,
                    &mut chance,
                );
            }
            _ => {}
        }
    }
    found
}

impl Tree {
    /// `wind` is how hard it blows, 0 to 1; `None` if nothing may move.
    pub(super) fn paint(&self, brush: &mut Brush, now: f32, wind: Option<f32>) {
        if !brush.shows(self.foot, self.size) {
            return;
        }
        let lean = wind
            .filter(|_| !self.remembered)
            .map_or(0.0, |wind| self.sway(now, wind));
        let seen = if self.remembered { 0.55 } else { 1.0 };
        let tint = if self.remembered {
            LinearRgba::rgb(0.62, 0.60, 0.56)
        } else {
            LinearRgba::WHITE
        };
        let shadow = self.foot + Vec2::new(self.size * 0.2, -self.size * 0.02);
        brush.shadow(
            shadow,
            Vec2::new(self.size * 0.85, self.size * 0.34),
            0.42 * seen,
        );
        let stamp = Stamp::standing(atlas::tree(self.kind), self.foot, self.size)
            .mirrored(self.mirrored)
            .leaning(lean)
            .tinted(tint)
            .faded(seen);
        brush.standing(self.foot, stamp);
        if let Some(wind) = wind.filter(|_| self.kind < FIRS && brush.grain < 1.7) {
            self.lose_leaf(brush, now, wind);
        }
    }

    /// A leaf goes with the wind, one at a time.
    fn lose_leaf(&self, brush: &mut Brush, now: f32, wind: f32) {
        let age = (now / 17.0 + self.phase).fract() * 17.0 / 4.0;
        if age > 1.0 || self.remembered {
            return;
        }
        let way = Vec2::new(age * (18.0 + 40.0 * wind), -age * self.size * 0.6);
        let flutter = Vec2::new(0.0, (age * 14.0).sin() * 1.6);
        let top = self.foot + Vec2::new(0.0, self.size * 0.5);
        let leaf = Stamp::new(atlas::LEAF, top + way + flutter, 3.4)
            .looking(Vec2::from_angle(age * 9.0 + self.phase))
            .faded((age * 8.0).min(1.0) * (1.0 - age).sqrt());
        brush.over.add(leaf);
    }

    /// How far its top is moved: gusts run over the land from the west.
    fn sway(&self, now: f32, wind: f32) -> f32 {
        let gust = (now * 0.7 - self.foot.x * 0.008 + self.foot.y * 0.003).sin();
        let strength = (0.25 + 0.75 * gust.max(0.0)) * (0.35 + wind);
        let quiver = (now * 2.6 + self.phase).sin() + 0.4 * (now * 5.3 + self.phase * 2.0).sin();
        (gust.max(0.0) * 0.9 + quiver * 0.55) * strength * self.size * 0.055
    }
}
