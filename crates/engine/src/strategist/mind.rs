//! What all parts of a plan share.

use super::land::{Band, Land, common, minus, plus, strength};
use super::skill::{Skill, lot};
use crate::Level;
use campaign::world::Ground;
use campaign::{Command, Party, Square, Status, View, Walk, is_all_knights};
use rules::Piece;
use rules::battle::Army;
use std::collections::BTreeMap;

/// Pieces that go to join others.
#[derive(Copy, Clone, Debug)]
pub(super) struct Join {
    pub from: Square,
    pub goal: Square,
    pub pieces: Army,
}

/// A turn being planned: each part takes the pieces it needs out of `left`.
pub(super) struct Mind<'a> {
    pub land: Land<'a>,
    pub skill: Skill,
    /// Pieces under no order that nothing has been decided about.
    pub left: BTreeMap<Square, Army>,
    /// Points that the capital lacks.
    pub lack: u32,
    pub joins: Vec<Join>,
}

impl<'a> Mind<'a> {
    pub fn new(view: &'a View, level: Level) -> Self {
        let skill = Skill::of(level);
        let mut mind = Self {
            land: Land::new(view, &skill),
            skill,
            left: BTreeMap::new(),
            lack: 0,
            joins: Vec::new(),
        };
        mind.left = mind
            .land
            .bands
            .iter()
            .filter(|band| !band.free.is_empty() && !mind.forgets(band.at, 3, skill.idle))
            .map(|band| (band.at, band.free))
            .collect();
        mind
    }

    /// Whether it does not think of a square this turn, so `often` of a hundred. All turn long it
    /// is the same, whatever seed is given.
    pub fn forgets(&self, at: Square, what: u64, often: u64) -> bool {
        let round = u64::from(self.land.view.round);
        let place = self.number(at) << 16 | self.number(self.land.home) << 32;
        lot([round, place, what]) % 100 < often
    }

    fn number(&self, at: Square) -> u64 {
        self.land.view.size().index(at) as u64
    }

    /// Points as it judges them: off by its error.
    pub fn judged(&self, points: u32, at: Square) -> u32 {
        let error = self.skill.error;
        let off = lot([u64::from(self.land.view.round), self.number(at), 5]) % (2 * error + 1);
        (u64::from(points) * (100 + off - error) / 100) as u32
    }

    pub fn band(&self, at: Square) -> Option<&Band> {
        self.land.bands.iter().find(|band| band.at == at)
    }

    /// What is left of a band.
    pub fn rest(&self, at: Square) -> Army {
        self.left.get(&at).copied().unwrap_or_default()
    }

    /// Bands of which something is left.
    pub fn free_bands(&self) -> Vec<(Square, Army)> {
        self.left.iter().map(|(&at, &army)| (at, army)).collect()
    }

    /// Decides about pieces.
    pub fn use_up(&mut self, at: Square, pieces: &Army) {
        let rest = minus(self.rest(at), pieces);
        if rest.is_empty() {
            self.left.remove(&at);
        } else {
            self.left.insert(at, rest);
        }
    }

    /// The own city nearest to the other's capital: where the army gathers.
    pub fn stage(&self) -> Square {
        let Some(goal) = self.land.goal else {
            return self.land.home;
        };
        let walk = self.land.straight(goal);
        let cities = self.land.own_cities().map(|place| place.at);
        let near = cities.min_by_key(|&at| (walk.distance(at).unwrap_or(99), at));
        near.unwrap_or(self.land.home)
    }

    /// Takes those of `pieces` who can go one step along a walk, two if they ride; `None` if
    /// nobody can or the way is not safe.
    pub fn advance(&self, from: Square, pieces: &Army, walk: &Walk) -> Option<Command> {
        let band = self.band(from)?;
        let going = common(pieces, &band.able);
        if going.is_empty() {
            return None;
        }
        self.ride(band, &going, walk).or_else(|| {
            let to = self.step(from, &going, walk)?;
            Some(Command::March {
                from,
                to,
                who: Party::Some(going),
            })
        })
    }

    /// Two steps at once, if the whole army is Knights and what is there is seen.
    fn ride(&self, band: &Band, going: &Army, walk: &Walk) -> Option<Command> {
        let view = self.land.view;
        let fresh = view.army(band.at)?.pieces.of(Status::Fresh);
        let can = is_all_knights(&band.total) && minus(*going, &fresh).is_empty();
        let steps = walk.distance(band.at).filter(|&steps| can && steps >= 2)?;
        let goals = view.ride_goals(band.at);
        let to = goals.iter().find(|&to| {
            view.sees.has(to)
                && !self.land.taken.has(to)
                && walk.distance(to) == Some(steps - 2)
                && self.is_safe(to, going)
        })?;
        Some(Command::Ride {
            from: band.at,
            to,
            who: Party::Some(*going),
            via: None,
        })
    }

    /// The next square of a walk: a safe one, if it can be one with something to claim.
    fn step(&self, from: Square, going: &Army, walk: &Walk) -> Option<Square> {
        let nearer = walk.distance(from)?.checked_sub(1)?;
        let neighbours = self.land.view.size().neighbours(from);
        let open = neighbours.iter().filter(|&to| {
            walk.distance(to) == Some(nearer) && self.is_open(to) && self.is_safe(to, going)
        });
        open.min_by_key(|&to| {
            let place = self.land.place(to);
            let claims = place.is_some_and(|place| !self.land.is_own(place));
            (!claims, self.land.danger(to), to)
        })
    }

    /// Whether one can walk there: no mountain, and nobody else's army.
    pub fn is_open(&self, at: Square) -> bool {
        self.land.view.ground(at) != Some(Ground::Mountain) && !self.land.taken.has(at)
    }

    /// Whether nobody who is seen would make short work of these pieces there.
    pub fn is_safe(&self, at: Square, pieces: &Army) -> bool {
        let there = self.band(at).map(|band| band.total).unwrap_or_default();
        let own = strength(&plus(there, pieces)) + self.land.walls(at);
        self.land.danger(at) * 100 <= own * 120
    }
}

/// Pieces of an army in this order until they are worth so many points.
pub(super) fn draw(army: &Army, points: u32, order: [Piece; 5]) -> Army {
    let mut drawn = Army::default();
    for piece in order {
        for _ in 0..army.count(piece) {
            if drawn.points() >= points {
                return drawn;
            }
            drawn.add(piece, 1);
        }
    }
    drawn
}
