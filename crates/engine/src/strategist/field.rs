//! The field army: where it gathers, what it strikes at, and how the others come to it.

use super::land::{Place, TOWERS, strength};
use super::mind::{Join, Mind};
use campaign::world::SiteKind;
use campaign::{Command, Square};
use rules::battle::Army;

/// A lone order is given only where no foe is so near: it would be cancelled.
const QUIET: usize = 3;
/// From so many points on a band is an army to somebody who does not gather.
const RASH: u32 = 5;

/// Something to strike at.
#[derive(Copy, Clone, Debug)]
struct Aim {
    at: Square,
    worth: u32,
    /// What it takes, in points.
    defence: u32,
}

impl Mind<'_> {
    /// Moves what is left: the strongest army strikes where it can or waits, the others join it.
    pub(super) fn campaign(&mut self) -> Option<Command> {
        let bands = self.free_bands();
        let strongest = |&(at, rest): &(Square, Army)| (strength(&rest), std::cmp::Reverse(at));
        let &(main, army) = bands.iter().max_by_key(|band| strongest(band))?;
        if !self.skill.gathers {
            return bands.iter().find_map(|(at, rest)| self.go_alone(*at, rest));
        }
        let stage = self.stage();
        let aim = self.best_aim(main, strength(&army));
        let ahead = self.is_ahead(main, stage) && self.is_safe(main, &Army::default());
        let muster = if ahead || main == stage { main } else { stage };
        self.use_up(main, &army);
        let command = match aim {
            Some(aim) => self.advance(main, &army, &self.land.straight(aim.at)),
            None if muster == main => None,
            None => self.advance(main, &army, &self.land.way(muster)),
        };
        if aim.is_none() && muster != main {
            self.joins.push(Join {
                from: main,
                goal: muster,
                pieces: army,
            });
        }
        command.or_else(|| self.join(muster))
    }

    /// Everybody else goes to where the army gathers.
    fn join(&mut self, muster: Square) -> Option<Command> {
        let walk = self.land.way(muster);
        for (from, pieces) in self.free_bands() {
            if from == muster {
                continue;
            }
            self.use_up(from, &pieces);
            if let Some(command) = self.advance(from, &pieces, &walk) {
                return Some(command);
            }
            self.joins.push(Join {
                from,
                goal: muster,
                pieces,
            });
        }
        None
    }

    /// Who does not gather sends every army off by itself.
    fn go_alone(&self, at: Square, rest: &Army) -> Option<Command> {
        if rest.points() < RASH {
            return None;
        }
        let goal = self.land.goal?;
        self.advance(at, rest, &self.land.straight(goal))
    }

    fn is_ahead(&self, at: Square, stage: Square) -> bool {
        let Some(goal) = self.land.goal else {
            return false;
        };
        let walk = self.land.straight(goal);
        match (walk.distance(at), walk.distance(stage)) {
            (Some(here), Some(there)) => here < there,
            _ => false,
        }
    }

    /// What is worth most for its distance among the things the army can take.
    fn best_aim(&self, from: Square, points: u32) -> Option<Aim> {
        let walk = self.land.straight(from);
        let mut aims = self.aims();
        aims.retain(|aim| self.is_strong_enough(points, aim.defence, aim.at));
        aims.into_iter()
            .filter_map(|aim| {
                Some((
                    aim,
                    walk.distance(aim.at).filter(|&steps| steps > 0)? as u32,
                ))
            })
            .max_by_key(|(aim, steps)| (aim.worth * 1000 / (steps + 2), std::cmp::Reverse(aim.at)))
            .map(|(aim, _)| aim)
    }

    fn aims(&self) -> Vec<Aim> {
        let places = self
            .land
            .places
            .iter()
            .filter(|place| !self.land.is_own(place));
        let mut aims: Vec<Aim> = places.filter_map(|place| self.aim_at(place)).collect();
        let home = self.land.straight(self.land.home);
        let intruders = self.land.foes.iter().filter(|foe| {
            home.distance(foe.at)
                .is_some_and(|steps| steps <= usize::from(self.land.view.size().side()) / 2)
        });
        aims.extend(intruders.map(|foe| Aim {
            at: foe.at,
            worth: 10 + foe.points() / 2,
            defence: self.land.defence(foe),
        }));
        aims
    }

    /// A city or the capital, with what is seen in it or must be expected.
    fn aim_at(&self, place: &Place) -> Option<Aim> {
        let rival = self.land.rival;
        let (worth, share) = match place.kind {
            SiteKind::Capital => (60, 40),
            SiteKind::City => (20, 12),
            SiteKind::Camp => (6, 0),
            _ => (4, 3),
        };
        let defence = match self.land.foe(place.at) {
            Some(foe) => self.land.defence(foe),
            None if self.land.sees(place.at) => 0,
            None if place.kind == SiteKind::Camp => 6,
            None => rival * share / 100 + if place.walled { TOWERS } else { 0 },
        };
        Some(Aim {
            at: place.at,
            worth,
            defence,
        })
    }

    /// Those who have moved and go further get an order for the next turns.
    pub(super) fn rally(&self) -> Option<Command> {
        if self.lack > 0 {
            return None;
        }
        let quiet = |at: Square| {
            self.land
                .foes
                .iter()
                .all(|foe| usize::from(foe.at.distance(at)) > QUIET)
        };
        let join = self.joins.iter().find(|join| {
            let moved = self
                .band(join.from)
                .is_some_and(|band| super::land::common(&band.able, &join.pieces).is_empty());
            moved
                && join.from.distance(join.goal) > 1
                && quiet(join.from)
                && self.is_open(join.goal)
        })?;
        Some(Command::Rally {
            from: join.from,
            goal: join.goal,
            pieces: join.pieces,
        })
    }
}
