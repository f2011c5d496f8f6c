//! What a person's acts do.

use super::act::{Act, Happening, Picking, Question, Refused, Stays, Way};
use super::feed::{Feed, Step};
use super::session::Session;
use ::campaign::world::BUILDABLE;
use ::campaign::{
    Battles, Command, Event, NoBattles, Party, Refusal, Report, Square, Status, Todo, View,
    ViewPending,
};
use rules::Color;
use std::sync::Arc;

impl Session {
    /// Does what a person wants, and tells what came of it; what is to be seen goes to the feed.
    ///
    /// # Errors
    /// Says in words why not; then nothing has changed.
    pub fn act(&mut self, act: Act, feed: &mut Feed) -> Result<Vec<Happening>, Refused> {
        match act {
            Act::Touch(square) => self.touch(square, feed),
            Act::Select(square) => Ok(self.select(square)),
            Act::Cancel => Ok(self.cancel()),
            Act::Pick(piece, count) => self.pick(|picking| {
                picking
                    .picked
                    .set(piece, count.min(picking.able.count(piece)));
            }),
            Act::PickAll => self.pick(|picking| picking.picked = picking.able),
            Act::PickNobody => self.pick(|picking| picking.picked = Default::default()),
            Act::PickVia(square) => self.pick(|picking| picking.via = Some(square)),
            Act::Go => self.go(feed),
            Act::AimRally => self.aim_rally(),
            Act::SetAside => self.set_aside(feed),
            Act::NextTodo => self.next_todo(true),
            Act::PreviousTodo => self.next_todo(false),
            Act::EndTurn => self.end_turn(feed),
            Act::Resign => {
                let who = self.can_command()?;
                Ok(self.ask(Question::Resign(who)))
            }
            Act::Confirm => self.confirm(feed),
            Act::Fight => self.fight(),
            Act::Undo => self.undo(feed),
            Act::Say(command) => self.say(command, feed),
            Act::LiftCurtain => self.lift_curtain(),
        }
    }

    fn ask(&mut self, question: Question) -> Vec<Happening> {
        self.question = Some(question);
        vec![Happening::Asked]
    }

    /// The squares that light up for what is selected, with how they are reached.
    pub fn way_to(&self, to: Square) -> Option<Way> {
        let from = self.selected?;
        if self.can_command().is_err() {
            return None;
        }
        if self.aiming {
            return (to != from).then_some(Way::Rally);
        }
        if self.view.march_goals(from).has(to) {
            return Some(Way::March);
        }
        self.view.ride_goals(from).has(to).then_some(Way::Ride)
    }

    fn touch(&mut self, square: Square, feed: &mut Feed) -> Result<Vec<Happening>, Refused> {
        if self.curtain().is_some() {
            return Err(Refused::Covered);
        }
        if self.view.must_act
            && let Some(ViewPending::Land { goals, .. }) = &self.view.pending
        {
            return if goals.has(square) {
                self.say(Command::Land { at: square }, feed)
            } else {
                Ok(self.select(square))
            };
        }
        if self.selected == Some(square) && !self.aiming {
            return Ok(self.cancel());
        }
        match (self.selected, self.way_to(square)) {
            (Some(from), Some(way)) => self.open_picker(from, square, way, feed),
            (Some(from), None) => {
                let stays = self.stays(from, square);
                let mut happenings = self.select(square);
                happenings.extend(stays);
                Ok(happenings)
            }
            (None, _) => Ok(self.select(square)),
        }
    }

    /// Why nobody of an own army goes to the enemy beside it who was clicked: it looks as if they
    /// could.
    fn stays(&self, from: Square, to: Square) -> Option<Happening> {
        let who = self.can_command().ok()?;
        let own = self.view.army(from).filter(|it| it.owner == who)?;
        self.view.army(to).filter(|it| it.owner != who)?;
        if from.distance(to) != 1 || self.aiming {
            return None;
        }
        let some = |states: &[Status]| !own.pieces.with(states).is_empty();
        let why = if some(&[Status::Moved]) {
            Stays::Moved
        } else if some(&[Status::Spent, Status::Tired]) {
            Stays::Tired
        } else {
            Stays::Rests
        };
        Some(Happening::Stays(from, why))
    }

    fn open_picker(
        &mut self,
        from: Square,
        to: Square,
        way: Way,
        feed: &mut Feed,
    ) -> Result<Vec<Happening>, Refused> {
        let able = match way {
            Way::March => self.view.marchers(from, to),
            Way::Ride => self.view.riders(from, to),
            Way::Rally => self.view.unordered(from),
        };
        let attack = self.view.army(to).is_some_and(|it| it.owner != self.viewer);
        let mut picking = Picking {
            from,
            to,
            way,
            able,
            picked: Default::default(),
            via: None,
        };
        // Nobody needs to be asked which one of one goes for a walk.
        if able.total() == 1 && !attack {
            picking.picked = able;
            return self.carry_out(&picking, feed);
        }
        Ok(self.ask(Question::Party(picking)))
    }

    fn pick(&mut self, change: impl Fn(&mut Picking)) -> Result<Vec<Happening>, Refused> {
        let Some(Question::Party(mut picking)) = self.question else {
            return Err(Refused::NoQuestion);
        };
        change(&mut picking);
        Ok(self.ask(Question::Party(picking)))
    }

    fn go(&mut self, feed: &mut Feed) -> Result<Vec<Happening>, Refused> {
        match self.question {
            Some(Question::Party(picking)) if picking.picked.is_empty() => Err(Refused::Nobody),
            Some(Question::Party(picking)) => self.carry_out(&picking, feed),
            _ => Err(Refused::NoQuestion),
        }
    }

    fn carry_out(&mut self, picking: &Picking, feed: &mut Feed) -> Result<Vec<Happening>, Refused> {
        let &Picking {
            from,
            to,
            picked,
            via,
            ..
        } = picking;
        let who = Party::Some(picked);
        let command = match picking.way {
            Way::March => Command::March { from, to, who },
            Way::Ride => Command::Ride { from, to, who, via },
            Way::Rally => Command::Rally {
                from,
                goal: to,
                pieces: picked,
            },
        };
        self.say(command, feed)
    }

    fn select(&mut self, square: Square) -> Vec<Happening> {
        self.question = None;
        self.aiming = false;
        self.selected = Some(square);
        vec![Happening::Selected(square)]
    }

    fn cancel(&mut self) -> Vec<Happening> {
        if self.question.take().is_some() {
            return vec![Happening::PutDown];
        }
        if std::mem::take(&mut self.aiming) || self.selected.take().is_some() {
            return vec![Happening::PutDown];
        }
        Vec::new()
    }

    fn aim_rally(&mut self) -> Result<Vec<Happening>, Refused> {
        let who = self.can_command()?;
        let from = self.selected.ok_or(Refused::NoArmy)?;
        if self.view.army(from).is_none_or(|army| army.owner != who) {
            return Err(Refused::NoArmy);
        }
        if self.view.unordered(from).is_empty() {
            return Err(Refused::AllPromised(from));
        }
        self.question = None;
        self.aiming = true;
        Ok(vec![Happening::Asked])
    }

    fn set_aside(&mut self, feed: &mut Feed) -> Result<Vec<Happening>, Refused> {
        let who = self.can_command()?;
        let at = self.selected.ok_or(Refused::NoArmy)?;
        if self.view.army(at).is_none_or(|army| army.owner != who) {
            return Err(Refused::NoArmy);
        }
        let waits = |todo: &Todo| !matches!(todo, Todo::City(_)) && place_of(todo) == at;
        if !self.view.todo.iter().any(waits) {
            return Err(Refused::NotWaiting(at));
        }
        self.say(Command::Aside { at }, feed)
    }

    fn next_todo(&mut self, forward: bool) -> Result<Vec<Happening>, Refused> {
        self.can_command()?;
        let places: Vec<Square> = self.view.todo.iter().map(place_of).collect();
        let count = places.len();
        if count == 0 {
            return Err(Refused::NothingLeft);
        }
        let here = places
            .iter()
            .position(|&at| Some(at) == self.selected)
            .map(|at| if forward { at + 1 } else { at + count - 1 });
        self.todo_at = here.unwrap_or(self.todo_at) % count;
        Ok(self.select(places[self.todo_at]))
    }

    /// What is worth a question before the turn ends: armies that can still go somewhere, lost
    /// orders, and cities whose kingdom has the gold for something.
    pub fn left_undone(&self) -> Vec<Todo> {
        let view = &self.view;
        let buys = |at| {
            let mut pieces = BUILDABLE.into_iter();
            pieces.any(|piece| view.may_build(at, piece).is_ok())
        };
        let todo = view.todo.iter().copied();
        todo.filter(|it| match it {
            Todo::City(at) => buys(*at),
            Todo::Army(at) => !view.march_goals(*at).is_empty(),
            Todo::Cancelled(_) => true,
        })
        .collect()
    }

    fn end_turn(&mut self, feed: &mut Feed) -> Result<Vec<Happening>, Refused> {
        self.can_command()?;
        match self.left_undone().len() {
            0 => self.say(Command::End, feed),
            left => Ok(self.ask(Question::EndTurn(left))),
        }
    }

    fn confirm(&mut self, feed: &mut Feed) -> Result<Vec<Happening>, Refused> {
        match self.question {
            Some(Question::Party(_)) => self.go(feed),
            Some(Question::EndTurn(_)) => self.say(Command::End, feed),
            Some(Question::Resign(_)) => self.say(Command::Resign, feed),
            None => Err(Refused::NoQuestion),
        }
    }

    fn fight(&mut self) -> Result<Vec<Happening>, Refused> {
        match self.view.pending {
            Some(ViewPending::Battle { .. }) => Ok(vec![Happening::ToBattle]),
            _ => Err(Refused::NoQuestion),
        }
    }

    fn undo(&mut self, feed: &mut Feed) -> Result<Vec<Happening>, Refused> {
        if self.wanted.is_some() {
            return Err(Refused::Working);
        }
        if self.curtain().is_some() {
            return Err(Refused::Covered);
        }
        if self.is_online() {
            return self.wish_back();
        }
        self.campaign.undo()?;
        let number = self.campaign.record().len();
        feed.back_to(number);
        self.changed();
        let back = Step {
            events: Vec::new(),
            view: self.view.clone(),
            own: true,
        };
        feed.push(self.viewer, number, back);
        Ok(vec![Happening::Undone])
    }

    fn lift_curtain(&mut self) -> Result<Vec<Happening>, Refused> {
        let who = self.curtain().ok_or(Refused::NoQuestion)?;
        self.viewer = who;
        self.unclaimed = false;
        self.selected = None;
        self.question = None;
        self.aiming = false;
        self.look();
        Ok(vec![Happening::Lifted(who)])
    }

    /// Whether what happens is to be shown to a kingdom.
    fn is_shown(&self, who: Color) -> bool {
        match self.is_online() {
            true => who == self.viewer,
            false => self.seat(who).is_human(),
        }
    }

    /// A person's whole command.
    fn say(&mut self, command: Command, feed: &mut Feed) -> Result<Vec<Happening>, Refused> {
        if command == Command::Resolve {
            self.can_resolve()?;
        } else {
            self.can_act()?;
        }
        self.carry_out_or_wait(command, feed)
    }

    /// Carries out a command; one that needs battles played out waits for them.
    pub(super) fn carry_out_or_wait(
        &mut self,
        command: Command,
        feed: &mut Feed,
    ) -> Result<Vec<Happening>, Refused> {
        if self.is_online() {
            return self.wish(command);
        }
        let was_at = self.selected;
        match self.apply(&command, &mut NoBattles, feed) {
            Err(Refusal::NobodyPlays) => {
                self.question = None;
                self.wanted = Some(command);
                Ok(vec![Happening::Asked])
            }
            Err(refusal) => Err(refusal.into()),
            Ok(()) => {
                self.follow(&command, was_at);
                Ok(vec![Happening::Done(command)])
            }
        }
    }

    /// Whoever is left behind with nothing to do is put down; those who went stay selected.
    pub(super) fn follow(&mut self, command: &Command, was_at: Option<Square>) {
        let (Command::March { from, to, .. } | Command::Ride { from, to, .. }) = *command else {
            return;
        };
        let own = |at| {
            let army = self.view.army(at);
            army.is_some_and(|army| army.owner == self.viewer)
        };
        if was_at == Some(from) && self.can_command().is_ok() && !own(from) {
            self.selected = own(to).then_some(to);
        }
    }

    /// Carries out a command, whoever gives it, and tells both kingdoms' feeds.
    ///
    /// # Errors
    /// Says why it is refused; then nothing has changed.
    pub fn apply(
        &mut self,
        command: &Command,
        battles: &mut dyn Battles,
        feed: &mut Feed,
    ) -> Result<(), Refusal> {
        let before = Color::ALL.map(|who| View::new(self.campaign.state(), who));
        let turn = self.campaign.state().waits_for();
        let reports = self.campaign.apply(command, battles)?;
        self.wanted = None;
        self.changed();
        for (who, before) in Color::ALL.into_iter().zip(before) {
            if self.is_shown(who) {
                let own = turn.is_some_and(|side| side == who) && !self.looks_on();
                self.tell(who, &before, &reports, own, feed);
            }
        }
        Ok(())
    }

    fn tell(&self, who: Color, before: &View, reports: &[Report], own: bool, feed: &mut Feed) {
        let events: Vec<_> = reports
            .iter()
            .filter_map(|report| report.heard_by(who).cloned())
            .collect();
        let view = View::new(self.campaign.state(), who);
        // What goes on in a battle is seen on its board, and nothing else changes by it.
        let in_battle =
            |event: &Event| matches!(event, Event::BattleMove { .. } | Event::Extension { .. });
        let still_fights = matches!(view.pending, Some(ViewPending::Battle { .. }));
        let quiet = events.is_empty() && view == *before;
        if quiet || still_fights && !events.is_empty() && events.iter().all(in_battle) {
            return;
        }
        let view = Arc::new(view);
        feed.push(
            who,
            self.campaign.record().len(),
            Step { events, view, own },
        );
    }

    /// After a change of the campaign: what was chosen stays chosen only if it still stands.
    pub(super) fn changed(&mut self) {
        self.version += 1;
        self.question = None;
        self.aiming = false;
        self.look();
        if self.can_command().is_err() {
            self.selected = None;
        }
    }
}

/// Where something to decide about is.
pub fn place_of(todo: &Todo) -> Square {
    match *todo {
        Todo::Cancelled(at) | Todo::Army(at) | Todo::City(at) => at,
    }
}
