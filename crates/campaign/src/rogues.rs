//! Barbarians: camps raise warbands, and warbands march by rule (`campaign.md`, barbarians).

use crate::event::Event;
use crate::play::{Done, Play};
use crate::stack::{Pieces, Stack, Status, is_all_knights};
use crate::world::{Ground, SiteKind, Square, SquareSet};
use crate::{Side, State};
use rules::battle::Army;

/// How many of its owner's turns a sacked city gives nothing.
const SACKED: u32 = 3;
/// Camps raise warbands in every round this divides.
const RAISING: u32 = 3;
/// Fewer than this many warbands of a camp live when it raises one.
const WARBANDS: usize = 2;
/// How many steps away a warband seeks something to raid.
const SEARCH: usize = 8;
/// How far from its camp a warband roams.
const ROAM: u8 = 3;

impl State {
    fn is_target(&self, at: Square, points: u32, may_attack: bool) -> bool {
        if let Some(stack) = self.armies.get(&at) {
            return may_attack && stack.owner != Side::Rogue && points >= self.defence(at);
        }
        self.sites.get(&at).is_some_and(|site| {
            let raided = site.kind.is_resource() || (site.kind.is_city() && site.sacked == 0);
            raided && site.owner.is_some()
        })
    }

    /// Where warbands walk: not over mountains, cities or other armies.
    fn rogue_ground(&self) -> SquareSet {
        let cities = self.sites.iter().filter(|(_, site)| site.kind.is_city());
        let barred = self.map.all(Ground::Mountain)
            | cities.map(|(&at, _)| at).collect()
            | self.stands(|_| true);
        self.size().all() & !barred
    }

    /// The nearest thing to raid within reach, of equal ones the lowest index, and how many steps
    /// away it is.
    fn nearest_target(
        &self,
        from: Square,
        points: u32,
        may_attack: bool,
    ) -> Option<(Square, usize)> {
        let targets: SquareSet = self
            .size()
            .squares()
            .filter(|&at| at != from && self.is_target(at, points, may_attack))
            .collect();
        let ground = self.rogue_ground();
        let mut reached = SquareSet::from(from);
        for steps in 1..=SEARCH {
            let near = reached.spread();
            if let Some(target) = (near & targets).first() {
                return Some((target, steps));
            }
            reached |= near & ground;
        }
        None
    }

    /// The first step of a shortest way to a target: of equal ones the lowest index.
    fn rogue_step(&self, from: Square, target: Square, steps: usize) -> Option<Square> {
        let ground = self.rogue_ground();
        let mut reached = SquareSet::from(target);
        for _ in 1..steps {
            reached |= reached.spread() & ground;
        }
        (reached & self.size().neighbours(from)).first()
    }
}

impl Play<'_> {
    pub(crate) fn begin_rogues_turn(&mut self) {
        self.state.turn = Side::Rogue;
        let round = self.state.round;
        self.tell_all(Event::Turn {
            who: Side::Rogue,
            round,
        });
        self.rest(Side::Rogue);
    }

    /// Warbands that have not moved yet do so, by square, until an attack of theirs waits for an
    /// answer; then camps raise new ones, and the next round begins.
    pub(crate) fn rogues_go_on(&mut self) -> Done {
        while self.state.turn == Side::Rogue
            && self.state.pending.is_none()
            && self.state.won.is_none()
        {
            let next = self.state.armies.iter().find(|(_, stack)| {
                stack.owner == Side::Rogue
                    && !stack
                        .pieces
                        .with(&[Status::Fresh, Status::Tired])
                        .is_empty()
            });
            match next.map(|(&at, _)| at) {
                Some(at) => self.warband_acts(at)?,
                None => {
                    self.raise_warbands();
                    self.next_round();
                }
            }
        }
        Ok(())
    }

    fn warband_acts(&mut self, at: Square) -> Done {
        let Some(stack) = self.state.armies.get_mut(&at) else {
            return Ok(());
        };
        let tired = !stack.pieces.of(Status::Tired).is_empty();
        let held = !stack.pieces.of(Status::Held).is_empty();
        stack.pieces = stack.pieces.turned(|status| match status {
            Status::Fresh | Status::Tired => Status::Moved,
            other => other,
        });
        let steps = match (held, stack.is_all_knights()) {
            (true, _) => 0,
            (false, true) => 2,
            (false, false) => 1,
        };
        let mut here = at;
        for _ in 0..steps {
            match self.warband_steps(here, !tired)? {
                Some(next) => here = next,
                None => break,
            }
        }
        Ok(())
    }

    /// One step of a warband; where it then stands if it may go on.
    fn warband_steps(
        &mut self,
        from: Square,
        may_attack: bool,
    ) -> Result<Option<Square>, crate::Refusal> {
        let Some(stack) = self.state.armies.get(&from).copied() else {
            return Ok(None);
        };
        let points = stack.total().points();
        let found = self.state.nearest_target(from, points, may_attack);
        let next = match found {
            Some((target, steps)) => self.state.rogue_step(from, target, steps),
            None => self.roam(from, stack.camp.unwrap_or(from)),
        };
        let Some(next) = next else {
            return Ok(None);
        };
        self.vacate(from);
        if self.state.armies.contains_key(&next) {
            self.attack(Side::Rogue, [from, next], stack.total(), stack.camp)?;
            return Ok(None);
        }
        self.rogues_arrive([from, next], stack.pieces, stack.camp);
        Ok(self.state.armies.contains_key(&next).then_some(next))
    }

    /// A step near the camp, or back towards it, or none.
    fn roam(&mut self, from: Square, camp: Square) -> Option<Square> {
        let limit = ROAM.max(from.distance(camp).saturating_sub(1));
        let open = self.state.size().neighbours(from) & self.state.rogue_ground();
        let choices: Vec<Square> = open
            .iter()
            .filter(|at| at.distance(camp) <= limit)
            .collect();
        if choices.is_empty() {
            return None;
        }
        let pick = self.state.chance.below(choices.len() as u32 + 1);
        choices.get(pick as usize).copied()
    }

    /// A warband steps on a square where no army stands: a city is sacked and the warband goes
    /// back, a resource belongs to nobody any more.
    pub(crate) fn rogues_arrive(
        &mut self,
        [from, to]: [Square; 2],
        pieces: Pieces,
        camp: Option<Square>,
    ) {
        self.tell_march(Side::Rogue, [from, to], pieces.total(), false);
        if self.state.is_city(to) {
            self.sack(to);
            self.join(Side::Rogue, from, pieces, camp);
        } else {
            self.join(Side::Rogue, to, pieces, camp);
            self.unclaim(to);
        }
        self.look();
    }

    fn sack(&mut self, at: Square) {
        let Some(site) = self.state.sites.get_mut(&at) else {
            return;
        };
        site.sacked = SACKED;
        let owner = site.owner.map(Side::from);
        let about: Vec<Side> = owner.into_iter().collect();
        self.tell(&about, at, Event::Sacked { owner, at });
    }

    /// A resource a warband stands on belongs to nobody.
    pub(crate) fn unclaim(&mut self, at: Square) {
        let Some(site) = self.state.sites.get_mut(&at) else {
            return;
        };
        if let Some(owner) = site.owner.filter(|_| site.kind.is_resource()) {
            site.owner = None;
            let (owner, site) = (Side::from(owner), site.kind);
            self.tell(&[owner], at, Event::Unclaimed { owner, at, site });
        }
    }

    fn raise_warbands(&mut self) {
        if !self.state.round.is_multiple_of(RAISING) {
            return;
        }
        let camps: Vec<Square> = self
            .state
            .sites
            .iter()
            .filter(|(_, site)| site.kind == SiteKind::Camp)
            .map(|(&at, _)| at)
            .collect();
        for at in camps {
            let alive = self
                .state
                .armies
                .values()
                .filter(|stack| stack.camp == Some(at))
                .count();
            if alive < WARBANDS && !self.state.armies.contains_key(&at) {
                let army = self.warband();
                let stack = Stack {
                    owner: Side::Rogue,
                    camp: Some(at),
                    pieces: Pieces::all(Status::Fresh, army),
                };
                self.state.armies.insert(at, stack);
                self.tell(&[], at, Event::Warband { at, pieces: army });
            }
        }
    }

    /// Every third warband rides; they grow with the rounds.
    fn warband(&mut self) -> Army {
        let round = self.state.round;
        let riders = self.state.chance.below(3) == 0;
        let grown = |first: u32, every: u32, most: u32| (first + round / every).min(most) as u16;
        let army = if riders {
            Army::new(0, grown(2, 8, 4), 0, 0, 0)
        } else {
            Army::new(grown(2, 6, 6), 1, 0, 0, 0)
        };
        debug_assert!(riders == is_all_knights(&army));
        army
    }
}
