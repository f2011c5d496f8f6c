//! Flocks that cross the sky behind a leader, and hawks that circle.

use super::atlas;
use super::brush::Brush;
use super::chance::Chance;
use super::habitat::Habitat;
use crate::world::bounds;
use bevy::prelude::*;
use std::f32::consts::TAU;

/// How far beyond the map a flock turns round.
const BEYOND: f32 = 160.0;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Kind {
    Small,
    Crane,
}

/// Birds that fly together.
#[derive(Clone, Debug)]
pub(super) struct Flock {
    kind: Kind,
    /// Where the leader is, unseen: every bird keeps its place behind him.
    leader: Vec2,
    way: Vec2,
    /// How fast the leader turns, in radians a second.
    turn: f32,
    speed: f32,
    height: f32,
    /// The flock is somewhere else until then.
    away_until: f32,
    pub(super) birds: Vec<Bird>,
}

/// One of a flock.
#[derive(Clone, Debug)]
pub(super) struct Bird {
    pub(super) at: Vec2,
    speed: Vec2,
    /// Its place: so far to the right of the leader and ahead of him.
    place: Vec2,
    /// Its own beat and waver.
    phase: f32,
    pub(super) seen: f32,
}

impl Flock {
    pub(super) fn new(seed: u32, number: usize, count: usize, land: &Habitat) -> Self {
        let mut chance = Chance::new(seed, "flock", number);
        let kind = if chance.happens(0.34) {
            Kind::Crane
        } else {
            Kind::Small
        };
        let birds = (0..count).map(|n| Bird {
            at: Vec2::ZERO,
            speed: Vec2::ZERO,
            place: place(kind, n, &mut chance),
            phase: chance.range(0.0, 20.0),
            seen: 0.0,
        });
        let mut flock = Self {
            kind,
            leader: Vec2::ZERO,
            way: Vec2::X,
            turn: 0.0,
            speed: 0.0,
            height: 0.0,
            away_until: 0.0,
            birds: birds.collect(),
        };
        flock.set_out(land, &mut chance);
        // Some are in the sky already, some still far away.
        let map = bounds(land.size);
        if chance.happens(0.7) {
            let far = chance.unit() * map.width();
            flock.fly_to(flock.leader + flock.way * (far + BEYOND * 0.6));
        } else {
            flock.away_until = chance.range(2.0, 30.0);
        }
        for bird in &mut flock.birds {
            bird.seen = if land.sees_sky(bird.at) { 1.0 } else { 0.0 };
        }
        flock
    }

    /// Chooses a new way across the map, from beyond its edge.
    fn set_out(&mut self, land: &Habitat, chance: &mut Chance) {
        let map = bounds(land.size);
        let reach = map.half_size().length() + BEYOND;
        let from = Vec2::from_angle(chance.range(0.0, TAU));
        let aim = map.center() + chance.within(map.half_size().x * 0.75);
        self.speed = match self.kind {
            Kind::Small => chance.range(46.0, 62.0),
            Kind::Crane => chance.range(34.0, 42.0),
        };
        self.height = match self.kind {
            Kind::Small => chance.range(22.0, 36.0),
            Kind::Crane => chance.range(38.0, 54.0),
        };
        let start = map.center() + from * reach;
        self.way = (aim - start).normalize_or(Vec2::X);
        self.turn = chance.near(0.05);
        self.fly_to(start);
    }

    /// The whole flock at once.
    fn fly_to(&mut self, leader: Vec2) {
        self.leader = leader;
        for bird in &mut self.birds {
            bird.at = leader + turned(self.way, bird.place);
            bird.speed = self.way * self.speed;
        }
    }

    pub(super) fn advance(&mut self, now: f32, seconds: f32, land: &Habitat, chance: &mut Chance) {
        if now < self.away_until {
            return;
        }
        let waver = self.turn + 0.16 * (now * 0.31 + self.height).sin();
        self.way = Vec2::from_angle(waver * seconds).rotate(self.way);
        self.leader += self.way * self.speed * seconds;
        let (way, pace) = (self.way, self.speed);
        for bird in &mut self.birds {
            let place = bird.place + bird.waver(now, self.kind);
            bird.follow(self.leader + turned(way, place), way * pace, seconds);
            let wanted = if land.sees_sky(bird.at) { 1.0 } else { 0.0 };
            bird.seen += (wanted - bird.seen).clamp(-seconds * 1.6, seconds * 1.6);
        }
        let map = bounds(land.size);
        let far = map.half_size().length() + BEYOND * 1.5;
        let leaving = self.leader.distance(map.center()) > far;
        if leaving && (self.leader - map.center()).dot(self.way) > 0.0 {
            self.set_out(land, chance);
            self.away_until = now + chance.range(1.0, 22.0);
        }
    }

    pub(super) fn paint(&self, brush: &mut Brush, now: f32) {
        if now < self.away_until {
            return;
        }
        for bird in &self.birds {
            let beat = now + bird.phase;
            let picture = match self.kind {
                // Small birds beat fast, then let themselves fall a moment.
                Kind::Small if (beat * 0.9).fract() < 0.68 => {
                    (atlas::small_bird((beat * 13.0) as usize), 11.0)
                }
                Kind::Small => (atlas::small_bird(0), 11.0),
                Kind::Crane if (beat * 0.17).fract() < 0.6 => {
                    (atlas::crane((beat * 7.0) as usize), 19.0)
                }
                Kind::Crane => (atlas::crane(0), 19.0),
            };
            let way = bird.speed.normalize_or(self.way);
            brush.flying(picture, bird.at, way, self.height, bird.seen);
        }
    }
}

impl Bird {
    /// How it strays from its place.
    fn waver(&self, now: f32, kind: Kind) -> Vec2 {
        let wide = match kind {
            Kind::Small => 5.5,
            Kind::Crane => 1.6,
        };
        let t = now + self.phase * 3.0;
        Vec2::new((t * 0.9).sin() + 0.5 * (t * 2.1).sin(), (t * 0.7).cos()) * wide
    }

    /// Steers like a spring without swinging: towards its place, as fast as the flock.
    fn follow(&mut self, goal: Vec2, pace: Vec2, seconds: f32) {
        const PULL: f32 = 2.2;
        let pull = (goal - self.at) * PULL * PULL + (pace - self.speed) * 2.0 * PULL;
        self.speed += pull * seconds;
        self.at += self.speed * seconds;
    }
}

/// A place behind the leader, in his own directions: cranes fly in a wedge, small birds in a crowd.
fn place(kind: Kind, n: usize, chance: &mut Chance) -> Vec2 {
    match kind {
        Kind::Crane => {
            let (row, side) = (
                n.div_ceil(2) as f32,
                if n.is_multiple_of(2) { 1.0 } else { -1.0 },
            );
            Vec2::new(
                side * row * 12.0 + chance.near(2.0),
                -row * 9.0 + chance.near(2.0),
            )
        }
        Kind::Small => {
            // A sunflower keeps them apart without a rule for it.
            let (angle, far) = (n as f32 * 2.4, (n as f32 + 0.5).sqrt() * 8.5);
            Vec2::from_angle(angle) * far + chance.within(3.0)
        }
    }
}

/// From the leader's own directions into the world's.
fn turned(way: Vec2, place: Vec2) -> Vec2 {
    way * place.y - way.perp() * place.x
}

/// A hawk: circles over a place, then goes elsewhere.
#[derive(Clone, Debug)]
pub(super) struct Hawk {
    middle: Vec2,
    radius: f32,
    phase: f32,
    pub(super) at: Vec2,
    way: Vec2,
    until: f32,
    away: bool,
    seen: f32,
}

impl Hawk {
    pub(super) fn new(seed: u32, number: usize, land: &Habitat) -> Self {
        let mut chance = Chance::new(seed, "hawk", number);
        let mut hawk = Self {
            middle: Vec2::ZERO,
            radius: 1.0,
            phase: chance.range(0.0, TAU),
            at: Vec2::ZERO,
            way: Vec2::Y,
            until: 0.0,
            away: chance.happens(0.4),
            seen: 0.0,
        };
        hawk.choose(0.0, land, &mut chance);
        hawk.circle();
        hawk.seen = if hawk.away { 0.0 } else { 1.0 };
        hawk
    }

    fn choose(&mut self, now: f32, land: &Habitat, chance: &mut Chance) {
        let seen: Vec<_> = land.seen().map(|(square, _)| square).collect();
        let over = chance.pick(&seen).copied();
        let spread = chance.within(30.0);
        self.middle = over.map_or(bounds(land.size).center(), crate::world::middle) + spread;
        self.radius = chance.range(48.0, 80.0);
        self.until = now + chance.range(25.0, 55.0);
    }

    fn circle(&mut self) {
        // The wind carries the circle along a little.
        let drift = Vec2::new((self.phase * 0.11).sin(), (self.phase * 0.07).cos()) * 26.0;
        let out = Vec2::from_angle(self.phase);
        self.at = self.middle + drift + out * self.radius;
        self.way = out.perp();
    }

    pub(super) fn advance(&mut self, now: f32, seconds: f32, land: &Habitat, chance: &mut Chance) {
        if now > self.until {
            self.away = !self.away;
            if self.away {
                self.until = now + chance.range(15.0, 45.0);
            } else {
                self.choose(now, land, chance);
            }
        }
        self.phase += seconds * 30.0 / self.radius;
        self.circle();
        let wanted = if !self.away && land.sees_sky(self.at) {
            1.0
        } else {
            0.0
        };
        self.seen += (wanted - self.seen).clamp(-seconds * 0.7, seconds * 0.7);
    }

    pub(super) fn paint(&self, brush: &mut Brush, now: f32) {
        // It glides, and beats its wings four times now and then.
        let beat = (now * 0.09 + self.radius).fract() / 0.09;
        let frame = if beat < 1.6 {
            (beat * 10.0) as usize
        } else {
            0
        };
        brush.flying(
            (atlas::hawk(frame), 23.0),
            self.at,
            self.way,
            46.0,
            self.seen,
        );
    }
}
