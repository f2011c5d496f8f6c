//! Deer at the edges of woods: shy of armies and of the pointer.

use super::atlas::{self, Look, Row};
use super::body::Body;
use super::brush::Brush;
use super::chance::Chance;
use super::habitat::{Habitat, Place};
use crate::world::{SQUARE, middle};
use ::campaign::Square;
use ::campaign::world::Ground;
use bevy::prelude::*;

/// How near the pointer may come.
const POINTER: f32 = 55.0;
/// How near an army may pass.
const ARMY: f32 = 150.0;
/// How fast a deer runs, in units a second.
const RUN: f32 = 85.0;

/// What frightens deer at the moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Scare {
    pub(super) pointer: Option<Vec2>,
    /// Where armies have just come to.
    pub(super) armies: Vec<Vec2>,
}

impl Scare {
    /// Where what frightens a deer is.
    fn near(&self, at: Vec2) -> Option<Vec2> {
        let close = |of: &Vec2, reach: f32| of.distance_squared(at) < reach * reach;
        let pointer = self.pointer.filter(|it| close(it, POINTER));
        pointer.or_else(|| self.armies.iter().copied().find(|it| close(it, ARMY)))
    }
}

/// An edge of a wood: deer stand before it and hide behind it.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Edge {
    wood: Square,
    open: Square,
}

#[derive(Copy, Clone, Debug, PartialEq)]
enum Doing {
    Feed,
    Look,
    Stroll(Vec2),
    /// Into the wood.
    Flee(Vec2),
    /// In the wood, until it dares to come back.
    Hide,
    /// Out of the wood.
    Return(Vec2),
}

/// A deer and the edge it lives at.
#[derive(Clone, Debug)]
pub(super) struct Deer {
    row: Row,
    pub(super) body: Body,
    edge: Edge,
    doing: Doing,
    until: f32,
}

/// Where deer may walk.
fn suits(place: Place) -> bool {
    matches!(
        place.ground,
        Some(Ground::Field | Ground::Forest | Ground::Hill)
    ) && place.site.is_none()
}

/// Edges of woods that are seen, in an order given by chance.
pub(super) fn edges(land: &Habitat, seed: u32) -> Vec<Edge> {
    let woods = land
        .seen()
        .filter(|(_, place)| place.ground == Some(Ground::Forest) && suits(*place));
    let mut found: Vec<(usize, Edge)> = woods
        .flat_map(|(wood, _)| {
            land.beside(wood)
                .filter(|(_, it)| it.seen && it.ground == Some(Ground::Field) && suits(*it))
                .map(move |(open, _)| Edge { wood, open })
        })
        .map(|edge| {
            let number = land.size.index(edge.wood) * 256 + land.size.index(edge.open);
            (Chance::new(seed, "edge", number).whole(0, 99_999), edge)
        })
        .collect();
    found.sort_by_key(|(rank, edge)| (*rank, edge.wood, edge.open));
    found.into_iter().map(|(_, edge)| edge).collect()
}

impl Edge {
    /// A number of its own.
    pub(super) fn number(&self, land: &Habitat) -> usize {
        land.size.index(self.wood) * 256 + land.size.index(self.open)
    }

    /// A place `far` units out of the wood, or into it if that is negative.
    fn place(&self, far: f32, chance: &mut Chance) -> Vec2 {
        let (wood, open) = (middle(self.wood), middle(self.open));
        let out = (open - wood) / SQUARE;
        (wood + open) / 2.0 + out * far + out.perp() * chance.near(36.0)
    }

    fn before(&self, chance: &mut Chance) -> Vec2 {
        let far = chance.range(8.0, 34.0);
        self.place(far, chance)
    }

    fn behind(&self, chance: &mut Chance) -> Vec2 {
        let far = -chance.range(22.0, 44.0);
        self.place(far, chance)
    }
}

impl Deer {
    /// The deer of an edge: a stag or not, and hinds.
    pub(super) fn group(seed: u32, edge: Edge, count: usize, land: &Habitat) -> Vec<Self> {
        let mut chance = Chance::new(seed, "deer", edge.number(land));
        (0..count)
            .map(|n| {
                let stag = n == 0 && chance.happens(0.5);
                let (row, size) = if stag {
                    (Row::Stag, 19.0)
                } else {
                    (Row::Hind, 16.5)
                };
                let at = edge.before(&mut chance);
                let mut body = Body::new(at, chance.happens(0.5), size * chance.range(0.92, 1.05));
                body.appear_at_once(land);
                Self {
                    row,
                    body,
                    edge,
                    doing: Doing::Feed,
                    until: chance.range(1.0, 8.0),
                }
            })
            .collect()
    }

    pub(super) fn advance(
        &mut self,
        now: f32,
        seconds: f32,
        land: &Habitat,
        scare: &Scare,
        chance: &mut Chance,
    ) {
        let fearless = matches!(self.doing, Doing::Flee(_) | Doing::Hide);
        if !fearless && scare.near(self.body.at).is_some() {
            self.doing = Doing::Flee(self.edge.behind(chance));
        }
        let may = |at: Vec2| suits(land.at(at));
        let pace = self.body.size;
        match self.doing {
            Doing::Flee(goal) => {
                let arrived = self.body.walk(goal, RUN * seconds, may) != Some(false);
                if arrived {
                    self.doing = Doing::Hide;
                    self.until = now + chance.range(14.0, 30.0);
                }
            }
            Doing::Hide if now >= self.until => {
                let goal = self.edge.before(chance);
                // It comes back only when all is quiet there.
                if scare.near(goal).is_some() || land.place(self.edge.open).army {
                    self.until = now + chance.range(4.0, 9.0);
                } else {
                    self.doing = Doing::Return(goal);
                }
            }
            Doing::Stroll(goal) | Doing::Return(goal) => {
                let way = pace * 0.7 * seconds;
                if self.body.walk(goal, way, may) != Some(false) {
                    self.rest(now, chance);
                }
            }
            Doing::Feed | Doing::Look if now >= self.until => {
                if chance.happens(0.3) {
                    self.doing = Doing::Stroll(self.edge.before(chance));
                } else {
                    self.rest(now, chance);
                }
            }
            _ => {}
        }
        let hidden = matches!(self.doing, Doing::Hide);
        self.body
            .appear(!hidden && land.sees(self.body.at), seconds);
    }

    fn rest(&mut self, now: f32, chance: &mut Chance) {
        (self.doing, self.until) = if chance.happens(0.6) {
            (Doing::Feed, now + chance.range(3.0, 9.0))
        } else {
            (Doing::Look, now + chance.range(2.0, 5.0))
        };
    }

    pub(super) fn paint(&self, brush: &mut Brush, now: f32) {
        let steps = (self.body.walked / self.body.size * 7.0) as usize;
        let (look, frame) = match self.doing {
            Doing::Feed => (Look::Feeding, (now * 1.3 + self.body.size) as usize),
            Doing::Look => (Look::Standing, (now * 0.8 + self.body.size) as usize),
            Doing::Stroll(_) | Doing::Return(_) => (Look::Walking, steps),
            Doing::Flee(_) | Doing::Hide => (Look::Running, steps),
        };
        brush.animal(atlas::animal(self.row, look, frame), &self.body);
    }

    /// Whether it is in the wood or on its way there.
    #[cfg(test)]
    pub(super) const fn is_away(&self) -> bool {
        matches!(self.doing, Doing::Flee(_) | Doing::Hide)
    }
}
