//! What a kingdom may do, by its view alone: for players, whose offers must not betray anything.

use super::{Known, View};
use crate::Refusal;
use crate::march::{bars_ride, between};
use crate::rally::Walk;
use crate::stack::{Stack, Status, minus};
use crate::world::{Ground, Site, Square, SquareSet, price};
use rules::Piece;
use rules::battle::Army;

impl View {
    /// Its own armies by square.
    pub fn own_armies(&self) -> impl Iterator<Item = (Square, &Stack)> {
        self.squares().filter_map(|(at, known)| match known {
            Known::Seen {
                army: Some(army), ..
            } if army.owner == self.who => Some((at, army)),
            _ => None,
        })
    }

    /// Enemy and barbarian armies that it sees, by square.
    pub fn seen_enemies(&self) -> impl Iterator<Item = (Square, &Stack)> {
        self.squares().filter_map(|(at, known)| match known {
            Known::Seen {
                army: Some(army), ..
            } if army.owner != self.who => Some((at, army)),
            _ => None,
        })
    }

    /// The own pieces of `from` that could march to a neighbour now: fewer may attack than walk.
    pub fn marchers(&self, from: Square, to: Square) -> Army {
        if !self.march_goals(from).has(to) {
            return Army::default();
        }
        if self.army(to).is_some_and(|army| army.owner != self.who) {
            self.able(from, &[Status::Fresh, Status::Riding])
        } else {
            self.able(from, &[Status::Fresh, Status::Riding, Status::Tired])
        }
    }

    /// The own Knights of `from` that could ride to a square two away now.
    pub fn riders(&self, from: Square, to: Square) -> Army {
        if self.ride_goals(from).has(to) {
            self.able(from, &[Status::Fresh])
        } else {
            Army::default()
        }
    }

    /// Whether a city of this kingdom could begin a piece now.
    ///
    /// # Errors
    /// Says why not.
    pub fn may_build(&self, at: Square, piece: Piece) -> Result<(), Refusal> {
        let city = self.own_city(at).ok_or(Refusal::NoCity(at))?;
        let (cost, _) = price(piece).ok_or(Refusal::NotBuilt(piece))?;
        if let Some(build) = city.build {
            let piece = build.piece;
            return Err(Refusal::Busy { at, piece });
        }
        let gold = self.own.gold;
        if gold < cost {
            return Err(Refusal::TooDear { piece, cost, gold });
        }
        Ok(())
    }

    /// The city or capital of this kingdom on a square.
    pub fn own_city(&self, at: Square) -> Option<&Site> {
        match self.at(at) {
            Known::Seen {
                site: Some(site), ..
            } if site.kind.is_city() && site.owner == Some(self.who) => Some(site),
            _ => None,
        }
    }

    /// The own pieces of a square that no rally order speaks for.
    pub fn unordered(&self, at: Square) -> Army {
        let own = self.army(at).filter(|army| army.owner == self.who);
        let all = own.map_or(Army::default(), Stack::total);
        let orders = self.orders.iter().filter(|order| order.at == at);
        orders.fold(all, |left, order| minus(left, &order.pieces))
    }

    /// The pieces of an own army with one of these statuses.
    fn able(&self, from: Square, statuses: &[Status]) -> Army {
        let own = self.army(from).filter(|army| army.owner == self.who);
        let free = self.pending.is_none() && self.must_act;
        own.filter(|_| free)
            .map_or(Army::default(), |army| army.pieces.with(statuses))
    }

    /// The squares that pieces of `from` could march to now, attacks included. Those next to an
    /// army are always seen.
    pub fn march_goals(&self, from: Square) -> SquareSet {
        let walkers = self.able(from, &[Status::Fresh, Status::Riding, Status::Tired]);
        let fighters = self.able(from, &[Status::Fresh, Status::Riding]);
        let goals = self.size().neighbours(from).iter().filter(|&to| {
            let enemy = self.army(to).is_some_and(|army| army.owner != self.who);
            let able = if enemy { &fighters } else { &walkers };
            !able.is_empty() && self.ground(to) != Some(Ground::Mountain)
        });
        goals.collect()
    }

    /// The squares two away that the fresh Knights of `from` could ride to now. A square never
    /// seen is among them, though there may be mountains, and then the ride is refused.
    pub fn ride_goals(&self, from: Square) -> SquareSet {
        let knights = self.army(from).is_some_and(Stack::is_all_knights);
        if !knights || self.able(from, &[Status::Fresh]).is_empty() {
            return SquareSet::EMPTY;
        }
        let goals = self.size().squares().filter(|&to| {
            from.distance(to) == 2
                && self.ground(to) != Some(Ground::Mountain)
                && !self.ride_ways(from, to).is_empty()
        });
        goals.collect()
    }

    /// The squares over which a ride from one square to another two away could go, as far as is
    /// known.
    pub fn ride_ways(&self, from: Square, to: Square) -> SquareSet {
        let between = between(self.size(), from, to).iter();
        between.filter(|&via| self.can_ride_over(via)).collect()
    }

    fn can_ride_over(&self, via: Square) -> bool {
        match self.at(via) {
            Known::Seen { ground, site, army } => {
                *ground != Ground::Mountain && !bars_ride(self.who, army.as_ref(), site.as_ref())
            }
            _ => self.ground(via) != Some(Ground::Mountain),
        }
    }

    /// Shortest walks to a goal, as rally orders take them.
    pub fn walk(&self, goal: Square) -> Walk {
        let mountains = self
            .squares()
            .filter(|(at, _)| self.ground(*at) == Some(Ground::Mountain));
        let enemies = self.seen_enemies().map(|(at, _)| at);
        let barred = mountains.map(|(at, _)| at).chain(enemies).collect();
        Walk::round(self.size(), barred, goal)
    }
}
