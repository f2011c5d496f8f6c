//! Parties that claim what nobody guards, riders into the other's land, and scouts.

use super::land::Place;
use super::mind::Mind;
use campaign::world::SiteKind;
use campaign::{Command, Square, Walk, is_all_knights};
use rules::Piece;
use rules::battle::Army;

/// An army at least so strong can spare a Knight to raid.
const SPARE: u32 = 15;
/// A band of at most so many points is a party, not an army.
const PARTY: u32 = 6;

/// Somebody who may claim something.
struct Errand {
    from: Square,
    pieces: Army,
    cost: u32,
    /// It is in the other's land.
    raid: bool,
    target: usize,
}

impl Mind<'_> {
    /// Sends the nearest to what nobody guards.
    pub(super) fn claim(&mut self) -> Option<Command> {
        let home = self.land.straight(self.land.home);
        let goal = self.land.goal.map(|goal| self.land.straight(goal));
        let mut targets: Vec<(Place, Walk, bool)> = self
            .land
            .places
            .iter()
            .filter(|place| self.is_claimable(place))
            .map(|place| {
                let far = |walk: &Walk| walk.distance(place.at).unwrap_or(99);
                let near = goal.as_ref().is_none_or(|goal| far(&home) <= far(goal) + 2);
                (*place, self.land.way(place.at), near)
            })
            .collect();
        let (mut parties, mut raiders) = (0, 0);
        while parties < self.skill.claims {
            let best = (0..targets.len())
                .filter_map(|target| self.errand(&targets[target], target, raiders))
                .min_by_key(|errand| (errand.cost, errand.target, errand.from));
            let Some(errand) = best else { break };
            parties += 1;
            raiders += usize::from(errand.raid);
            self.use_up(errand.from, &errand.pieces);
            let (_, walk, _) = targets.remove(errand.target);
            if let Some(command) = self.advance(errand.from, &errand.pieces, &walk) {
                return Some(command);
            }
        }
        None
    }

    fn is_claimable(&self, place: &Place) -> bool {
        let open = !self.land.is_own(place) && self.land.foe(place.at).is_none();
        let known = match place.kind {
            SiteKind::Capital => place.seen,
            SiteKind::Camp => self.land.sees(place.at),
            _ => true,
        };
        open && known
    }

    /// The nearest who can go.
    fn errand(
        &self,
        target: &(Place, Walk, bool),
        number: usize,
        raiders: usize,
    ) -> Option<Errand> {
        let (place, walk, near) = target;
        let worth = match place.kind {
            SiteKind::Capital => 30,
            SiteKind::City => 7,
            SiteKind::Camp => 2,
            _ => 4,
        };
        let errands = self.left.iter().filter_map(|(&from, rest)| {
            let steps = walk.distance(from)? as u32;
            let riders = is_all_knights(&self.band(from)?.total);
            let raid = !near && steps > 3;
            let (pieces, turns) = if raid {
                let may = raiders < self.skill.raiders && place.kind != SiteKind::Capital;
                let spare = riders && rest.points() <= PARTY || rest.points() >= SPARE;
                let knight = Army::new(0, 1, 0, 0, 0);
                (may && spare && rest.count(Piece::Knight) > 0)
                    .then_some((knight, steps.div_ceil(2) + if riders { 0 } else { 2 }))?
            } else if riders {
                (Army::new(0, 1, 0, 0, 0), steps.div_ceil(2))
            } else {
                (self.spare(from, rest, steps), steps)
            };
            Some(Errand {
                from,
                pieces,
                cost: (turns * 20 + 20) / worth,
                raid,
                target: number,
            })
        });
        errands.min_by_key(|errand| (errand.cost, errand.from))
    }

    /// Whom a band misses least: those who can still go, Pawns before others.
    fn spare(&self, from: Square, rest: &Army, steps: u32) -> Army {
        let able = self.band(from).map(|band| band.able).unwrap_or_default();
        let able = super::land::common(rest, &able);
        let from = if able.is_empty() { rest } else { &able };
        let order = if steps >= 5 && self.skill.raiders > 0 {
            [
                Piece::Knight,
                Piece::Pawn,
                Piece::Bishop,
                Piece::Rook,
                Piece::Queen,
            ]
        } else {
            [
                Piece::Pawn,
                Piece::Knight,
                Piece::Bishop,
                Piece::Rook,
                Piece::Queen,
            ]
        };
        super::mind::draw(from, 1, order)
    }

    /// Sends small parties where nothing is seen, nearest to the other's capital first.
    pub(super) fn scout(&mut self) -> Option<Command> {
        if self.skill.scouts == 0 || !self.land.view.options.fog {
            return None;
        }
        let goal = self.land.straight(self.land.goal?);
        let far = |at: Square| goal.distance(at).unwrap_or(99);
        let mut parties: Vec<(Square, Army)> = self.free_bands();
        parties.retain(|(_, rest)| rest.points() <= PARTY);
        parties.sort_by_key(|&(at, _)| (far(at), at));
        if parties.is_empty() && self.land.view.round > 2 {
            let strongest = self.free_bands().into_iter();
            let strongest =
                strongest.max_by_key(|(at, rest)| (rest.points(), std::cmp::Reverse(*at)));
            parties.extend(strongest.map(|(at, rest)| (at, self.spare(at, &rest, 1))));
        }
        for (from, pieces) in parties.into_iter().take(self.skill.scouts) {
            self.use_up(from, &pieces);
            let from_here = self.land.way(from);
            let dark = self
                .land
                .view
                .size()
                .squares()
                .filter(|&at| !self.land.sees(at));
            let seek = dark
                .filter_map(|at| Some((from_here.distance(at)? * 2 + far(at), at)))
                .min();
            let Some((_, at)) = seek else { continue };
            if let Some(command) = self.advance(from, &pieces, &self.land.way(at)) {
                return Some(command);
            }
        }
        None
    }
}
