//! Smoke over cities, black over sacked ones, and the fires of camps.

use super::atlas;
use super::brush::Brush;
use super::chance::Chance;
use super::habitat::Habitat;
use super::sheet::Stamp;
use crate::world::middle;
use ::campaign::world::SiteKind;
use bevy::prelude::*;

/// Puffs of one chimney that are in the air at once.
const PUFFS: usize = 7;

/// Where smoke rises. All it shows follows from the time alone.
#[derive(Clone, Debug)]
pub(super) struct Chimney {
    at: Vec2,
    kind: Kind,
    phase: f32,
    /// Seconds a puff lives.
    life: f32,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Kind {
    Hearth,
    /// Of a city that was sacked.
    Ruin,
    Campfire,
}

/// Every chimney that is seen.
pub(super) fn chimneys(land: &Habitat, seed: u32) -> Vec<Chimney> {
    let mut found = Vec::new();
    for (square, place) in land.seen() {
        let (kind, count) = match place.site {
            Some(SiteKind::Capital | SiteKind::City) if place.sacked => (Kind::Ruin, 4),
            Some(SiteKind::Capital) => (Kind::Hearth, 4),
            Some(SiteKind::City) => (Kind::Hearth, 2),
            Some(SiteKind::Farm) => (Kind::Hearth, 1),
            Some(SiteKind::Camp) => (Kind::Campfire, 1),
            _ => continue,
        };
        let mut chance = Chance::new(seed, "chimney", land.size.index(square));
        for n in 0..count {
            let spread = match kind {
                Kind::Campfire => Vec2::new(0.0, -6.0),
                _ => Vec2::new(
                    (n as f32 + 0.5) / count as f32 * 44.0 - 22.0 + chance.near(6.0),
                    chance.near(12.0) + 6.0,
                ),
            };
            found.push(Chimney {
                at: middle(square) + spread,
                kind,
                phase: chance.unit(),
                life: chance.range(5.0, 7.5),
            });
        }
    }
    found
}

impl Chimney {
    pub(super) fn paint(&self, brush: &mut Brush, now: f32, wind: f32) {
        if !brush.shows(self.at, 80.0) {
            return;
        }
        let (tint, thick, size) = match self.kind {
            Kind::Hearth => (LinearRgba::rgb(0.80, 0.80, 0.82), 0.34, 1.0_f32),
            Kind::Ruin => (LinearRgba::rgb(0.035, 0.03, 0.03), 0.62, 1.7),
            Kind::Campfire => (LinearRgba::rgb(0.42, 0.41, 0.42), 0.30, 0.9),
        };
        for n in 0..PUFFS {
            let turn = now / self.life + self.phase + n as f32 / PUFFS as f32;
            let age = turn.fract();
            // Each puff has its own shape and way.
            let own = ((turn.floor() * 7.0 + n as f32 * 13.0) * 0.618).fract();
            let rise = Vec2::new(
                age * age * (16.0 + 12.0 * wind) + (own - 0.5) * 7.0 * age,
                age * (34.0 - 10.0 * wind),
            ) * size.sqrt();
            let alpha = thick * (age * 6.0).min(1.0) * (1.0 - age).powf(1.3);
            let stamp = Stamp::new(
                atlas::puff(n + (own * 4.0) as usize),
                self.at + rise,
                (4.0 + 15.0 * age) * size,
            )
            .looking(Vec2::from_angle(own * 6.0 + age * 0.8))
            .tinted(tint)
            .faded(alpha);
            brush.over.add(stamp);
        }
        if self.kind != Kind::Hearth {
            let size = if self.kind == Kind::Ruin { 7.0 } else { 8.5 };
            let flame = atlas::flame((now * 8.0 + self.phase * 9.0) as usize);
            let glow = Stamp::new(atlas::SHADOW, self.at, size * 2.6)
                .tinted(LinearRgba::rgb(1.0, 0.45, 0.10))
                .faded(0.22 + 0.05 * (now * 9.0 + self.phase * 9.0).sin());
            brush.over.add(glow);
            brush.over.add(Stamp::standing(flame, self.at, size));
        }
    }
}
