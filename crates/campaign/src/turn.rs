//! Turns: White's, Black's, then the barbarians' (`campaign.md`, the round).

use crate::event::Event;
use crate::play::{Done, Play};
use crate::stack::Status;
use crate::world::Square;
use crate::{Side, State};
use rules::Color;
use rules::battle::Army;

/// Something a kingdom has not decided about yet (`campaign.md`, to-do).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Todo {
    /// The army has an order that was cancelled.
    Cancelled(Square),
    /// The army has fresh pieces without an order.
    Army(Square),
    /// The city builds nothing.
    City(Square),
}

impl State {
    /// What the kingdom to move has left to decide, by kind, then by square.
    pub fn todo(&self) -> Vec<Todo> {
        let Some(who) = self.turn.kingdom() else {
            return Vec::new();
        };
        let mut list: Vec<Todo> = Vec::new();
        for (&at, stack) in &self.armies {
            if stack.owner != who || self.aside.has(at) {
                continue;
            }
            if self.alerts.has(at) {
                list.push(Todo::Cancelled(at));
            } else if !self.free_and_fresh(at).is_empty() {
                list.push(Todo::Army(at));
            }
        }
        let idle = self.sites.iter().filter(|(_, site)| {
            site.owner == Some(who) && site.kind.is_city() && site.build.is_none()
        });
        list.extend(idle.map(|(&at, _)| Todo::City(at)));
        list.sort();
        list
    }

    /// The fresh pieces of a square that a march would take before any with an order.
    pub fn free_and_fresh(&self, at: Square) -> Army {
        let Some(stack) = self.armies.get(&at) else {
            return Army::default();
        };
        let free = crate::stack::minus(stack.total(), &self.ordered(at));
        crate::stack::common(&stack.pieces.of(Status::Fresh), &free)
    }
}

impl Play<'_> {
    pub(crate) fn end_turn(&mut self, who: Color) -> Done {
        let own = self.state.stands(|owner| owner == Side::from(who));
        self.state.aside = self.state.aside & !own;
        self.state.alerts = self.state.alerts & !own;
        for site in self.state.sites.values_mut() {
            if site.owner == Some(who)
                && let Some(build) = &mut site.build
            {
                build.new = false;
            }
        }
        match who {
            Color::White => self.begin_turn(Color::Black),
            Color::Black if self.state.options.barbarians => self.begin_rogues_turn(),
            Color::Black => self.next_round(),
        }
        Ok(())
    }

    pub(crate) fn next_round(&mut self) {
        self.state.round = self.state.round.saturating_add(1);
        self.begin_turn(Color::White);
    }

    /// Steps 1-4 of `campaign.md`; 1-3 are skipped on a kingdom's very first turn.
    fn begin_turn(&mut self, who: Color) {
        self.state.turn = who.into();
        let round = self.state.round;
        self.tell_all(Event::Turn {
            who: who.into(),
            round,
        });
        self.rest(who.into());
        if round > 1 {
            self.gather(who);
        }
        self.look();
        self.march_to_rally_points(who);
    }

    /// Pieces become what their owner's new turn makes of them.
    pub(crate) fn rest(&mut self, who: Side) {
        for stack in self.state.armies.values_mut() {
            if stack.owner == who {
                stack.pieces = stack.pieces.turned(Status::next_turn);
            }
        }
    }
}
