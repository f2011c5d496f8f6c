//! Rally points: orders that march pieces on at the start of their owner's turns
//! (`campaign.md`, rally points).

use crate::event::{Event, OrderEnd};
use crate::play::{Done, Play};
use crate::stack::{Pieces, Status, common, has, minus};
use crate::world::{Ground, Size, Square, SquareSet};
use crate::{Order, Refusal, Side, State, sight};
use rules::Color;
use rules::battle::Army;

/// Within this many king-steps an enemy that is seen cancels an order.
const ALARM: u8 = 2;
/// Who may go at the start of a turn.
const WALKERS: [Status; 2] = [Status::Fresh, Status::Tired];

/// Shortest walks to a goal by what a kingdom knows: round mountains it knows and armies it sees;
/// squares never seen count as open, and own armies do not block.
#[derive(Clone, Debug)]
pub struct Walk(Vec<SquareSet>);

impl Walk {
    pub(crate) fn new(state: &State, who: Color, goal: Square) -> Self {
        let mountains = state.map.all(Ground::Mountain) & state.known(who);
        Self::round(state.size(), mountains | seen_enemies(state, who), goal)
    }

    /// Walks to a goal round these squares.
    pub fn round(size: Size, barred: SquareSet, goal: Square) -> Self {
        let mut open = size.all() & !barred;
        let mut rings = Vec::new();
        let mut ring = SquareSet::from(goal) & open;
        while !ring.is_empty() {
            open = open & !ring;
            rings.push(ring);
            ring = ring.spread() & open;
        }
        Self(rings)
    }

    /// King-steps to the goal; `None` if there is no way.
    pub fn distance(&self, from: Square) -> Option<usize> {
        self.0.iter().position(|ring| ring.has(from))
    }

    /// The first step: of equal ones the lowest square index.
    pub fn step(&self, from: Square) -> Option<Square> {
        let nearer = self.distance(from)?.checked_sub(1)?;
        (SquareSet::from(from).spread() & *self.0.get(nearer)?).first()
    }
}

/// Enemy and barbarian armies that a kingdom sees.
fn seen_enemies(state: &State, who: Color) -> SquareSet {
    state.stands(|owner| owner != Side::from(who)) & sight::sees(state, who)
}

impl Play<'_> {
    pub(crate) fn rally(&mut self, who: Color, at: Square, goal: Square, pieces: Army) -> Done {
        let there = self.own_army(who, at)?.total();
        if at == goal {
            return Err(Refusal::AlreadyThere(goal));
        }
        if self.state.is_mountain(goal) && self.state.known(who).has(goal) {
            return Err(Refusal::Mountain(goal));
        }
        if !has(&there, &pieces) {
            return Err(Refusal::NotSoMany { at, there });
        }
        let free = minus(there, &self.state.ordered(at));
        if !has(&free, &pieces) {
            return Err(Refusal::NotSoManyFree { at, free });
        }
        self.state.orders.push(Order {
            owner: who,
            at,
            goal,
            pieces,
        });
        let ordered = Event::Ordered {
            who: who.into(),
            at,
            goal,
            pieces,
        };
        self.tell_only(who, ordered);
        Ok(())
    }

    pub(crate) fn unrally(&mut self, who: Color, at: Square, number: u32) -> Done {
        self.own_army(who, at)?;
        let no_order = Refusal::NoOrder { at, number };
        let nth = (number as usize).checked_sub(1).ok_or(no_order.clone())?;
        let age = (0..self.state.orders.len())
            .filter(|&age| self.state.orders[age].at == at)
            .nth(nth)
            .ok_or(no_order)?;
        let order = self.state.orders.remove(age);
        self.tell_order_end(&order, OrderEnd::TakenBack);
        Ok(())
    }

    pub(crate) fn tell_order_end(&mut self, order: &Order, why: OrderEnd) {
        let ended = Event::OrderEnded {
            who: order.owner.into(),
            at: order.at,
            goal: order.goal,
            why,
        };
        self.tell_only(order.owner, ended);
    }

    /// Ends every order of an army that is attacked.
    pub(crate) fn end_orders(&mut self, at: Square, why: OrderEnd) {
        let ended: Vec<Order> = self
            .state
            .orders
            .iter()
            .filter(|order| order.at == at)
            .copied()
            .collect();
        self.state.orders.retain(|order| order.at != at);
        for order in ended {
            self.tell_order_end(&order, why);
        }
    }

    /// All orders of a kingdom at the start of its turn: by square, then by age.
    pub(crate) fn march_to_rally_points(&mut self, who: Color) {
        let mut waiting: Vec<usize> = (0..self.state.orders.len())
            .filter(|&age| self.state.orders[age].owner == who)
            .collect();
        waiting.sort_by_key(|&age| self.state.orders[age].at);
        waiting.reverse();
        while let Some(age) = waiting.pop() {
            if self.state.won.is_some() {
                return;
            }
            let before = self.state.orders.len();
            self.follow(who, age);
            // An order that ended or was split moves the younger ones along the list.
            for other in waiting.iter_mut().filter(|other| **other > age) {
                *other = *other + self.state.orders.len() - before;
            }
        }
    }

    fn follow(&mut self, who: Color, age: usize) {
        let order = self.state.orders[age];
        let near = seen_enemies(&self.state, who)
            .iter()
            .any(|enemy| enemy.distance(order.at) <= ALARM);
        if near {
            return self.alarm(age, OrderEnd::EnemyNear);
        }
        let Some(next) = Walk::new(&self.state, who, order.goal).step(order.at) else {
            return self.hold_order(&order);
        };
        let met = self.state.armies.get(&next);
        if met.is_some_and(|stack| stack.owner != who) {
            return self.alarm(age, OrderEnd::Blocked);
        }
        let able = self.state.armies.get(&order.at).copied();
        let able = able.map_or(Army::default(), |stack| stack.pieces.with(&WALKERS));
        let going = common(&order.pieces, &able);
        if going.is_empty() || self.state.is_mountain(next) {
            return self.hold_order(&order);
        }
        self.step_on(who, age, next, going);
    }

    /// The part of an order that can go takes one step; what cannot keeps its order and stays.
    fn step_on(&mut self, who: Color, age: usize, next: Square, going: Army) {
        let order = self.state.orders.remove(age);
        let arrived = next == order.goal;
        if !arrived {
            let along = Order {
                at: next,
                pieces: going,
                ..order
            };
            self.state.orders.insert(age, along);
        }
        let staying = minus(order.pieces, &going);
        if !staying.is_empty() {
            let behind = Order {
                pieces: staying,
                ..order
            };
            self.state.orders.insert(age, behind);
        }
        self.detach(order.at, &going, &WALKERS);
        self.arrive(
            who,
            [order.at, next],
            Pieces::all(Status::Moved, going),
            true,
        );
        if arrived {
            self.tell_order_end(&order, OrderEnd::Arrived);
        }
    }

    fn hold_order(&mut self, order: &Order) {
        let held = Event::OrderHeld {
            who: order.owner.into(),
            at: order.at,
            goal: order.goal,
        };
        self.tell_only(order.owner, held);
    }

    /// Cancels an order; its pieces hold with their move unspent and ask for a decision.
    fn alarm(&mut self, age: usize, why: OrderEnd) {
        let order = self.state.orders.remove(age);
        self.state.alerts.insert(order.at);
        self.tell_order_end(&order, why);
    }
}
