//! Light on rivers, and a fish that leaps now and then.

use super::atlas;
use super::brush::Brush;
use super::chance::Chance;
use super::habitat::Habitat;
use super::sheet::Stamp;
use crate::world::middle;
use ::campaign::world::Ground;
use bevy::prelude::*;

/// Sparks of one square of water.
const GLINTS: usize = 7;
/// How far from the middle line a river is surely water.
const WIDE: f32 = 13.0;

/// A place on water where light plays. All it shows follows from the time alone.
#[derive(Clone, Debug)]
pub(super) struct Glint {
    at: Vec2,
    phase: f32,
    /// Seconds from one spark to the next.
    pause: f32,
    size: f32,
}

/// Where a fish leaps.
#[derive(Clone, Debug)]
pub(super) struct Pool {
    at: Vec2,
    phase: f32,
    pause: f32,
    left: bool,
}

/// The rivers that are seen.
#[derive(Clone, Debug, Default)]
pub(super) struct Water {
    glints: Vec<Glint>,
    pools: Vec<Pool>,
    lilies: Vec<(Vec2, f32)>,
}

impl Water {
    pub(super) fn new(land: &Habitat, seed: u32) -> Self {
        let mut water = Self::default();
        let rivers = land
            .seen()
            .filter(|(_, place)| place.ground == Some(Ground::River));
        for (square, _) in rivers {
            let mut chance = Chance::new(seed, "river", land.size.index(square));
            // Water flows from the middle over the edges to other water.
            let mut ways: Vec<Vec2> = land
                .beside(square)
                .filter(|(_, it)| it.ground == Some(Ground::River))
                .map(|(beside, _)| (middle(beside) - middle(square)) / 2.0)
                .collect();
            ways.push(Vec2::ZERO);
            for _ in 0..GLINTS {
                let way = chance.pick(&ways).copied().unwrap_or_default();
                let along = way * chance.unit();
                water.glints.push(Glint {
                    at: middle(square) + along + chance.within(WIDE),
                    phase: chance.unit(),
                    pause: chance.range(2.2, 5.0),
                    size: chance.range(4.5, 8.0),
                });
            }
            if chance.happens(0.5) {
                water.pools.push(Pool {
                    at: middle(square) + chance.within(8.0),
                    phase: chance.unit(),
                    pause: chance.range(16.0, 40.0),
                    left: chance.happens(0.5),
                });
            }
            if chance.happens(0.4) {
                for _ in 0..chance.whole(1, 3) {
                    let at = middle(square) + chance.within(WIDE);
                    water.lilies.push((at, chance.range(4.0, 6.0)));
                }
            }
        }
        water
    }

    /// What stays when nothing may move.
    pub(super) fn paint_still(&self, brush: &mut Brush) {
        for (at, size) in &self.lilies {
            if brush.grain < 2.2 && brush.shows(*at, 8.0) {
                brush.ground.add(Stamp::new(atlas::LILY, *at, *size));
            }
        }
    }

    pub(super) fn paint(&self, brush: &mut Brush, now: f32, sun: f32) {
        for glint in &self.glints {
            let age = (now / glint.pause + glint.phase).fract() * glint.pause;
            if age > 0.9 || !brush.shows(glint.at, 10.0) {
                continue;
            }
            let frame = (age / 0.9 * 4.0) as usize;
            let shine = (age / 0.9 * std::f32::consts::PI).sin();
            let drift = Vec2::new(age * 3.0, 0.0);
            let stamp = Stamp::new(atlas::glint(frame), glint.at + drift, glint.size)
                .faded(0.75 * shine * (0.25 + 0.75 * sun));
            brush.ground.add(stamp);
        }
        for pool in &self.pools {
            let age = (now / pool.pause + pool.phase).fract() * pool.pause;
            if age < 2.0 && brush.shows(pool.at, 20.0) {
                pool.paint(brush, age);
            }
        }
    }
}

impl Pool {
    /// The leap takes half a second; its rings go on for a second and a half.
    fn paint(&self, brush: &mut Brush, age: f32) {
        let side = if self.left { -1.0 } else { 1.0 };
        let ring = |brush: &mut Brush, at: Vec2, age: f32| {
            if (0.0..1.2).contains(&age) {
                let cell = atlas::ring((age / 0.3) as usize);
                brush
                    .ground
                    .add(Stamp::new(cell, at, 8.0 + age * 7.0).faded(0.8 * (1.0 - age / 1.2)));
            }
        };
        ring(brush, self.at, age);
        ring(brush, self.at + Vec2::X * side * 9.0, age - 0.5);
        if age < 0.5 {
            let t = age / 0.5;
            let leap = Vec2::new(side * 9.0 * t, 22.0 * t * (1.0 - t));
            let fish = Stamp::new(atlas::fish((t * 3.0) as usize), self.at + leap, 6.5);
            brush.standing(self.at, fish.mirrored(self.left));
        }
    }
}
