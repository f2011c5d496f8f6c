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

/// Units for a hundredth of a site's picture.
const SITE: f32 = 0.98;

/// The share of its cell that a flame is high.
const FLAME: f32 = 0.62;

/// Where smoke rises. All it shows follows from the time alone.
#[derive(Clone, Debug)]
pub(super) struct Chimney {
    at: Vec2,
    kind: Kind,
    phase: f32,
    /// How high its flame is; most have none.
    flame: f32,
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

/// A chimney in the picture of a site: from its left and top edges, in hundredths, and how high
/// the flame there is.
type Spot = (f32, f32, f32);

/// Where smoke rises from the pictures of sites.
fn spots(site: SiteKind, sacked: bool) -> (Kind, &'static [Spot]) {
    match (site, sacked) {
        (SiteKind::Capital, true) => (
            Kind::Ruin,
            &[(26.0, 68.0, 13.0), (74.0, 68.0, 13.0), (50.0, 36.0, 13.0)],
        ),
        (SiteKind::City, true) => (
            Kind::Ruin,
            &[(30.0, 53.0, 13.0), (72.0, 67.0, 13.0), (52.0, 43.0, 13.0)],
        ),
        (SiteKind::Capital, _) => (
            Kind::Hearth,
            &[
                (33.0, 55.0, 0.0),
                (80.0, 55.0, 0.0),
                (57.0, 29.0, 0.0),
                (43.0, 30.0, 0.0),
            ],
        ),
        (SiteKind::City, _) => (Kind::Hearth, &[(39.0, 35.0, 0.0), (77.0, 34.0, 0.0)]),
        (SiteKind::Farm, _) => (Kind::Hearth, &[(38.0, 42.0, 0.0)]),
        (SiteKind::Camp, _) => (Kind::Campfire, &[(51.0, 86.0, 27.0)]),
        _ => (Kind::Hearth, &[]),
    }
}

/// Every chimney that is seen.
pub(super) fn chimneys(land: &Habitat, seed: u32) -> Vec<Chimney> {
    let mut found = Vec::new();
    for (square, place) in land.seen() {
        let Some(site) = place.site else { continue };
        let (kind, spots) = spots(site, place.sacked);
        let mut chance = Chance::new(seed, "chimney", land.size.index(square));
        for (right, down, flame) in spots {
            found.push(Chimney {
                at: middle(square) + Vec2::new(right - 50.0, 50.0 - down) * SITE,
                kind,
                flame: flame * SITE,
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
            Kind::Hearth => (LinearRgba::rgb(0.70, 0.71, 0.76), 0.78, 1.15_f32),
            Kind::Ruin => (LinearRgba::rgb(0.030, 0.026, 0.026), 0.85, 1.6),
            Kind::Campfire => (LinearRgba::rgb(0.36, 0.35, 0.36), 0.6, 1.0),
        };
        for n in 0..PUFFS {
            let turn = now / self.life + self.phase + n as f32 / PUFFS as f32;
            let age = turn.fract();
            // Each puff has its own shape and way.
            let own = ((turn.floor() * 7.0 + n as f32 * 13.0) * 0.618).fract();
            let rise = Vec2::new(
                age * age * (16.0 + 12.0 * wind) + (own - 0.5) * 7.0 * age,
                age * (46.0 - 14.0 * wind),
            ) * size.sqrt();
            let alpha = thick * (age * 6.0).min(1.0) * (1.0 - age).powf(1.15);
            let stamp = Stamp::new(
                atlas::puff(n + (own * 4.0) as usize),
                self.at + rise,
                (5.0 + 17.0 * age) * size,
            )
            .looking(Vec2::from_angle(own * 6.0 + age * 0.8))
            .tinted(tint)
            .faded(alpha);
            brush.over.add(stamp);
        }
        if self.flame > 0.0 {
            self.paint_flame(brush, now);
        }
    }

    /// The flame flickers over the one in the picture.
    fn paint_flame(&self, brush: &mut Brush, now: f32) {
        let size = self.flame / FLAME;
        let cell = atlas::flame((now * 8.0 + self.phase * 9.0) as usize);
        let glow = Stamp::new(atlas::SHADOW, self.at, self.flame * 2.4)
            .tinted(LinearRgba::rgb(1.0, 0.42, 0.08))
            .faded(0.20 + 0.05 * (now * 9.0 + self.phase * 9.0).sin());
        brush.over.add(glow);
        // Its foot is at 50 of the 64 pixels of its cell.
        let middle = self.at + Vec2::Y * size * (50.0 / 64.0 - 0.5);
        brush.over.add(Stamp::new(cell, middle, size));
    }
}
