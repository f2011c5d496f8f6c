//! Clouds and their shadows, showers, mist and wind: by the seed and the time, and never so much
//! that something could not be seen.

use super::atlas;
use super::brush::Brush;
use super::chance::Chance;
use super::habitat::Habitat;
use super::sheet::Stamp;
use crate::world::bounds;
use bevy::prelude::*;

/// How long a kind of weather lasts, in seconds.
const SPELL: f32 = 75.0;
/// How long it takes to change.
const CHANGE: f32 = 14.0;
/// At most so many streaks of rain are in the picture.
const STREAKS: usize = 260;
/// How far a shower reaches around its middle.
const SHOWER: f32 = 330.0;

/// How much of everything there is, each from 0 to 1.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Sky {
    pub(super) clouds: f32,
    pub(super) rain: f32,
    pub(super) mist: f32,
    pub(super) wind: f32,
}

const FAIR: Sky = Sky {
    clouds: 0.35,
    rain: 0.0,
    mist: 0.0,
    wind: 0.25,
};
const CLOUDY: Sky = Sky {
    clouds: 1.0,
    rain: 0.0,
    mist: 0.0,
    wind: 0.55,
};
const SHOWERS: Sky = Sky {
    clouds: 1.0,
    rain: 1.0,
    mist: 0.0,
    wind: 0.8,
};
const MISTY: Sky = Sky {
    clouds: 0.2,
    rain: 0.0,
    mist: 1.0,
    wind: 0.05,
};

impl Sky {
    /// The weather of a world at a moment.
    pub(super) fn at(seed: u32, now: f32) -> Self {
        let spell = (now / SPELL).floor();
        let since = now - spell * SPELL;
        let (old, new) = (
            Self::of(seed, spell as i64 - 1),
            Self::of(seed, spell as i64),
        );
        let t = (since / CHANGE).clamp(0.0, 1.0);
        old.mix(new, t * t * (3.0 - 2.0 * t))
    }

    /// The weather of a spell; a world is first seen in fair weather.
    fn of(seed: u32, spell: i64) -> Self {
        if spell <= 0 {
            return FAIR;
        }
        let mut chance = Chance::new(seed, "weather", spell as usize);
        match chance.whole(0, 99) {
            0..=47 => FAIR,
            48..=73 => CLOUDY,
            74..=89 => SHOWERS,
            _ => MISTY,
        }
    }

    fn mix(self, other: Self, t: f32) -> Self {
        let mix = |a: f32, b: f32| a + (b - a) * t;
        Self {
            clouds: mix(self.clouds, other.clouds),
            rain: mix(self.rain, other.rain),
            mist: mix(self.mist, other.mist),
            wind: mix(self.wind, other.wind),
        }
    }
}

/// A cloud: it drifts to the east and comes round again.
#[derive(Clone, Debug)]
struct Cloud {
    start: Vec2,
    kind: usize,
    size: f32,
    pace: f32,
    /// It is there only when there are more clouds than this.
    from: f32,
}

/// The weather over a world.
#[derive(Clone, Debug)]
pub(super) struct Weather {
    seed: u32,
    clouds: Vec<Cloud>,
}

impl Weather {
    pub(super) fn new(seed: u32, land: &Habitat) -> Self {
        let mut chance = Chance::new(seed, "clouds", 0);
        let side = bounds(land.size).width();
        let count = (side / 130.0) as usize;
        let clouds = (0..count).map(|n| Cloud {
            start: Vec2::new(chance.unit(), chance.unit()) * (side + 700.0),
            kind: chance.whole(0, 3),
            size: chance.range(230.0, 420.0),
            pace: chance.range(9.0, 15.0),
            from: n as f32 / count as f32,
        });
        Self {
            seed,
            clouds: clouds.collect(),
        }
    }

    pub(super) fn sky(&self, now: f32) -> Sky {
        Sky::at(self.seed, now)
    }

    pub(super) fn paint(&self, brush: &mut Brush, now: f32, land: &Habitat) {
        let sky = self.sky(now);
        let span = bounds(land.size).width() + 700.0;
        for cloud in &self.clouds {
            let much = ((sky.clouds - cloud.from) * 5.0).clamp(0.0, 1.0);
            let drift = Vec2::new(now * cloud.pace, -now * cloud.pace * 0.22);
            let at = cloud.start + drift;
            let at = Vec2::new(at.x.rem_euclid(span), at.y.rem_euclid(span)) - 350.0;
            if much <= 0.0 || !brush.shows(at, cloud.size) {
                continue;
            }
            let cell = atlas::cloud(cloud.kind);
            let shade = LinearRgba::rgb(0.03, 0.05, 0.13);
            let alpha = much * (0.15 + 0.09 * sky.rain);
            let shadow = Stamp::new(cell, at, cloud.size * 1.25)
                .tinted(shade)
                .faded(alpha);
            brush.over.add_soft(shadow, 8, |at| land.clearness(at));
            if sky.mist > 0.02 {
                let mist = Stamp::new(cell, at * Vec2::new(0.98, 1.02), cloud.size)
                    .tinted(LinearRgba::rgb(0.93, 0.95, 0.97))
                    .faded(0.30 * sky.mist);
                brush.over.add_soft(mist, 8, |at| land.clearness(at));
            }
        }
        if sky.rain > 0.02 {
            self.paint_rain(brush, now, sky.rain, land);
        }
    }

    /// Where the shower is: it crosses the land once in a spell.
    fn shower(&self, now: f32, land: &Habitat) -> Vec2 {
        let map = bounds(land.size);
        let spell = (now / SPELL).floor();
        let mut chance = Chance::new(self.seed, "shower", spell as usize);
        let from = Vec2::new(-0.1, chance.range(0.2, 1.0));
        let to = Vec2::new(1.1, chance.range(0.0, 0.8));
        map.min + from.lerp(to, now / SPELL - spell) * map.size()
    }

    fn paint_rain(&self, brush: &mut Brush, now: f32, rain: f32, land: &Habitat) {
        let middle = self.shower(now, land);
        let area = brush
            .area()
            .intersect(Rect::from_center_half_size(middle, Vec2::splat(SHOWER)));
        if area.is_empty() {
            return;
        }
        let share = (area.width() * area.height()) / (4.0 * SHOWER * SHOWER);
        let streaks = (STREAKS as f32 * share.max(0.25) * rain) as usize;
        for n in 0..streaks {
            let own = |k: f32| (n as f32 * k + 0.37).fract();
            let fall = now * (1.7 + own(0.83) * 0.5) + own(0.618) * 9.0;
            // Each streak falls in a new place every time.
            let times = fall.floor();
            let place = Vec2::new(
                (own(0.754) + times * 0.618).fract(),
                (own(0.569) + times * 0.414).fract(),
            );
            let ground = area.min + place * area.size();
            let soft = 1.0 - (ground.distance(middle) / SHOWER).powi(2);
            if soft <= 0.0 || !land.sees(ground) {
                continue;
            }
            let left = 1.0 - fall.fract();
            let at = ground + Vec2::new(-14.0, 60.0) * left;
            let streak = Stamp::new(atlas::RAIN, at, 20.0)
                .stretched(Vec2::new(0.8, 1.0))
                .looking(Vec2::new(-0.22, 1.0).normalize())
                .tinted(LinearRgba::rgb(0.80, 0.88, 1.0))
                .faded(0.55 * rain * soft);
            brush.sky.add(streak);
            if left < 0.16 {
                let ring = Stamp::new(atlas::ring(1), ground, 6.0).faded(0.55 * rain * soft);
                brush.over.add(ring);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weather_changes_softly_and_every_kind_comes() {
        let mut kinds = [false; 3];
        for step in 0..40_000 {
            let (now, next) = (step as f32 * 0.5, (step + 1) as f32 * 0.5);
            let (a, b) = (Sky::at(7, now), Sky::at(7, next));
            assert!((a.rain - b.rain).abs() < 0.1 && (a.mist - b.mist).abs() < 0.1);
            kinds[0] |= a.rain > 0.9;
            kinds[1] |= a.mist > 0.9;
            kinds[2] |= a == FAIR;
        }
        assert_eq!(kinds, [true; 3]);
        assert_eq!(Sky::at(3, 10.0), FAIR);
        assert_ne!(
            (0..40).map(|n| Sky::of(1, n)).collect::<Vec<_>>(),
            (0..40).map(|n| Sky::of(2, n)).collect::<Vec<_>>()
        );
    }
}
