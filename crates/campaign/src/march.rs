//! Marching by pieces, rides and what stepping on a square does (`campaign.md`, armies).

use crate::command::Party;
use crate::event::{Event, OrderEnd};
use crate::play::{Done, Play};
use crate::rally::Walk;
use crate::stack::{Pieces, Status, common, has, minus};
use crate::world::{Site, SiteKind, Size, Square, SquareSet};
use crate::{Order, Refusal, Side, Stack, State};
use rules::Color;
use rules::battle::Army;

/// Who may march, in the order in which they are taken.
const MARCHERS: [Status; 3] = [Status::Fresh, Status::Riding, Status::Tired];
/// Who may attack.
const ATTACKERS: [Status; 2] = [Status::Fresh, Status::Riding];

impl State {
    /// The squares that some fresh piece of `from` could march to now, attacks included. None
    /// while anything is pending, and none for an army of somebody else.
    pub fn march_goals(&self, from: Square) -> SquareSet {
        let free = self.pending.is_none() && self.won.is_none();
        let able = self.armies.get(&from).is_some_and(|stack| {
            free && stack.owner == self.turn
                && stack.owner != Side::Rogue
                && !stack.pieces.of(Status::Fresh).is_empty()
        });
        if able {
            self.size().neighbours(from) & !self.map.all(crate::world::Ground::Mountain)
        } else {
            SquareSet::EMPTY
        }
    }

    /// The squares two away that the fresh Knights of `from` could ride to now, by the true state;
    /// what may be offered to a player is [`crate::View::ride_goals`].
    pub fn ride_goals(&self, from: Square) -> SquareSet {
        let goals = self.march_goals(from);
        let knights = self.armies.get(&from).is_some_and(Stack::is_all_knights);
        let Some(who) = self.turn.kingdom().filter(|_| knights && !goals.is_empty()) else {
            return SquareSet::EMPTY;
        };
        let two_away = self.size().squares().filter(|&to| {
            from.distance(to) == 2 && !self.is_mountain(to) && !self.ways(who, from, to).is_empty()
        });
        two_away.collect()
    }

    /// The squares over which a kingdom's Knights may ride from one square to another.
    fn ways(&self, who: Color, from: Square, to: Square) -> SquareSet {
        let sees = self.sees(who);
        between(self.size(), from, to)
            .iter()
            .filter(|&via| {
                let army = self.armies.get(&via);
                let army = army.filter(|stack| stack.owner == who || sees.has(via));
                let site = self.sites.get(&via).filter(|_| sees.has(via));
                !self.is_mountain(via) && !bars_ride(who, army, site)
            })
            .collect()
    }

    fn enemy_on(&self, side: Side, at: Square) -> bool {
        self.armies
            .get(&at)
            .is_some_and(|stack| stack.owner != side)
    }
}

impl Play<'_> {
    pub(crate) fn march(&mut self, who: Color, from: Square, to: Square, party: Party) -> Done {
        let stack = self.own_army(who, from)?;
        if from.distance(to) != 1 {
            return Err(Refusal::NotNext { from, to });
        }
        if self.state.is_mountain(to) {
            return Err(Refusal::Mountain(to));
        }
        let attack = self.state.enemy_on(who.into(), to);
        let able: &[Status] = if attack { &ATTACKERS } else { &MARCHERS };
        let part = chosen(&stack, from, party, able)?;
        let rides = stack.is_all_knights();
        if attack {
            self.leave_orders(who, from, &part, None);
            let went = self.detach(from, &part, able);
            return self.attack(who.into(), [from, to], went.total(), None);
        }
        self.leave_orders(who, from, &part, Some(to));
        let went = self.detach(from, &part, able).turned(|status| {
            if status == Status::Fresh && rides {
                Status::Riding
            } else {
                Status::Moved
            }
        });
        self.arrive(who, [from, to], went, false);
        Ok(())
    }

    pub(crate) fn ride(
        &mut self,
        who: Color,
        from: Square,
        to: Square,
        party: Party,
        via: Option<Square>,
    ) -> Done {
        let stack = self.own_army(who, from)?;
        if !stack.is_all_knights() {
            return Err(Refusal::NotAllKnights(from));
        }
        if from.distance(to) != 2 {
            return Err(Refusal::NotARide { from, to });
        }
        if self.state.is_mountain(to) {
            return Err(Refusal::Mountain(to));
        }
        let fresh = [Status::Fresh];
        let part = chosen(&stack, from, party, &fresh)?;
        let ways = self.state.ways(who, from, to);
        let via = match via {
            Some(via) if !ways.has(via) => return Err(Refusal::NoWayOver(via)),
            Some(via) => via,
            None => ways.first().ok_or(Refusal::NoWay { from, to })?,
        };
        let met = [via, to]
            .into_iter()
            .find(|&at| self.state.enemy_on(who.into(), at));
        self.leave_orders(who, from, &part, met.is_none().then_some(to));
        self.detach(from, &part, &fresh);
        if met == Some(via) {
            return self.attack(who.into(), [from, via], part, None);
        }
        self.arrive(who, [from, via], Pieces::all(Status::Riding, part), false);
        if self.state.won.is_some() {
            return Ok(());
        }
        self.detach(via, &part, &[Status::Riding]);
        if met == Some(to) {
            return self.attack(who.into(), [via, to], part, None);
        }
        self.arrive(who, [via, to], Pieces::all(Status::Moved, part), false);
        Ok(())
    }

    /// Takes pieces off a square; an army of which nobody is left is gone, and with it what was
    /// noted about it.
    pub(crate) fn detach(&mut self, from: Square, part: &Army, able: &[Status]) -> Pieces {
        let Some(stack) = self.state.armies.get_mut(&from) else {
            return Pieces::default();
        };
        let taken = stack.pieces.take(part, able);
        if stack.total().is_empty() {
            self.vacate(from);
        }
        taken
    }

    /// The army of a square is gone.
    pub(crate) fn vacate(&mut self, at: Square) {
        self.state.armies.remove(&at);
        self.state.aside.remove(at);
        self.state.alerts.remove(at);
        self.state.orders.retain(|order| order.at != at);
    }

    /// Pieces of a kingdom step on a square where no enemy stands: they merge with their own and
    /// take what is there.
    pub(crate) fn arrive(
        &mut self,
        who: Color,
        [from, to]: [Square; 2],
        pieces: Pieces,
        rally: bool,
    ) {
        self.join(who.into(), to, pieces, None);
        self.tell_march(who.into(), [from, to], pieces.total(), rally);
        self.take(who, to);
        self.look();
    }

    /// Adds pieces to the army of a square.
    pub(crate) fn join(&mut self, owner: Side, at: Square, pieces: Pieces, camp: Option<Square>) {
        if pieces.total().is_empty() {
            return;
        }
        let stack = self.state.armies.entry(at).or_insert(Stack {
            owner,
            camp,
            pieces: Pieces::default(),
        });
        for status in Status::ALL {
            stack.pieces.add(status, &pieces.of(status));
        }
        stack.settle_riders();
    }

    /// A kingdom's army takes what it stands on: a city, capital or resource becomes its own, a
    /// camp is razed; the enemy's capital wins the campaign.
    pub(crate) fn take(&mut self, who: Color, at: Square) {
        let Some(site) = self.state.sites.get_mut(&at) else {
            return;
        };
        if site.kind == SiteKind::Camp {
            self.state.sites.remove(&at);
            // Smoke is seen far and wide: what both remember of camps is then never out of date.
            self.tell_all(Event::Razed {
                who: who.into(),
                at,
            });
            return;
        }
        let from = site.owner;
        if from == Some(who) {
            return;
        }
        site.owner = Some(who);
        site.build = None;
        let (kind, from_side) = (site.kind, from.map(Side::from));
        let about: Vec<Side> = [Some(Side::from(who)), from_side]
            .into_iter()
            .flatten()
            .collect();
        let event = Event::Claimed {
            who: who.into(),
            at,
            site: kind,
            from: from_side,
        };
        self.tell(&about, at, event);
        if kind == SiteKind::Capital && from.is_some() {
            self.win(who, false);
        }
    }

    /// Pieces are about to leave a square by hand: those without an order go first, then those of
    /// the oldest order. An order goes along to a square from which the way is shorter, and ends
    /// otherwise; those who stay keep theirs. `to` is `None` for an attack.
    fn leave_orders(&mut self, who: Color, from: Square, part: &Army, to: Option<Square>) {
        let there = self
            .state
            .armies
            .get(&from)
            .map(Stack::total)
            .unwrap_or_default();
        let free = minus(there, &self.state.ordered(from));
        let mut wanted = minus(*part, &free);
        let mut kept = Vec::with_capacity(self.state.orders.len());
        for order in std::mem::take(&mut self.state.orders) {
            let leaving = common(&order.pieces, &wanted);
            if order.at != from || leaving.is_empty() {
                kept.push(order);
                continue;
            }
            wanted = minus(wanted, &leaving);
            let staying = minus(order.pieces, &leaving);
            if !staying.is_empty() {
                kept.push(Order {
                    pieces: staying,
                    ..order
                });
            }
            let end = match to {
                None => OrderEnd::Attacking,
                Some(to) if to == order.goal => OrderEnd::Arrived,
                Some(to) if self.is_closer(who, order.goal, from, to) => {
                    kept.push(Order {
                        at: to,
                        pieces: leaving,
                        ..order
                    });
                    continue;
                }
                Some(_) => OrderEnd::NotCloser,
            };
            self.tell_order_end(&order, end);
        }
        self.state.orders = kept;
    }

    fn is_closer(&self, who: Color, goal: Square, from: Square, to: Square) -> bool {
        let walk = Walk::new(&self.state, who, goal);
        match (walk.distance(from), walk.distance(to)) {
            (Some(before), Some(after)) => after < before,
            (None, after) => after.is_some(),
            (Some(_), None) => false,
        }
    }
}

/// The squares next to both.
pub(crate) fn between(size: Size, from: Square, to: Square) -> SquareSet {
    size.neighbours(from) & size.neighbours(to)
}

/// Whether Knights may not ride over what is seen on a square: an enemy army or city, or an own
/// army of other kinds.
pub(crate) fn bars_ride(who: Color, army: Option<&Stack>, site: Option<&Site>) -> bool {
    army.is_some_and(|stack| stack.owner != who || !stack.is_all_knights())
        || site.is_some_and(|site| site.kind.is_city() && site.owner == Some(!who))
}

/// The pieces of a party, if all of them are able.
fn chosen(stack: &Stack, at: Square, party: Party, statuses: &[Status]) -> Result<Army, Refusal> {
    let able = stack.pieces.with(statuses);
    if let Party::Some(army) = party
        && !has(&stack.total(), &army)
    {
        let there = stack.total();
        return Err(Refusal::NotSoMany { at, there });
    }
    if able.is_empty() {
        return Err(Refusal::NobodyAble(at));
    }
    party.of(&able).ok_or(Refusal::NotSoManyAble { at, able })
}
