//! A battle between screens: what is decided here goes out as a wish, and is done when the room
//! tells of it.

use super::happen::{move_happenings, power_happenings, turn_happenings};
use super::{Question, Table};
use crate::battle::action::{Happening, Refused, Wanted};
use crate::battle::record::{Entry, Record};
use crate::battle::setup::{BattleSetup, Seat};
use rules::{Color, Position as _};

/// What a room tells of a battle beside the battle itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Company {
    /// What whoever decides for the attacker and for the defender is called.
    pub names: [Option<String>; 2],
    /// Whether somebody is missing: the battle waits.
    pub waits: bool,
    /// Whether something is being asked that waits for answers.
    pub asked: bool,
    /// Whether nothing comes and goes: there is no connection.
    pub cut: bool,
    /// Over whose shoulder somebody looks who does not fight.
    pub over: Option<Color>,
}

/// How a battle stands in its room.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Who decides for the attacker and for the defender.
    pub seats: [Seat; 2],
    /// Everything that was done.
    pub entries: Vec<Entry>,
    /// Who is asked whether it is extended.
    pub extends: Option<Color>,
    /// What the room tells beside.
    pub company: Company,
}

/// The part of a table that a battle at one screen alone has not.
#[derive(Clone, Debug, Default)]
pub(super) struct Online {
    company: Company,
    /// What has gone out and has not come back yet.
    sent: Option<Wanted>,
}

impl Table {
    /// A battle against people at other screens, as its room has it. `None` if its record cannot
    /// have happened.
    pub fn online(mut setup: BattleSetup, standing: Standing) -> Option<Self> {
        setup.seats = standing.seats;
        let record = Record::replay(setup.deploy(), &standing.entries).ok()?;
        let mut table = Self::resume(setup, record, false);
        table.online = Some(Online {
            company: standing.company,
            sent: None,
        });
        table.question = standing.extends.map(Question::Extend);
        table.sit_behind();
        Some(table)
    }

    /// The board lies as for whom somebody looks over the shoulder of.
    fn sit_behind(&mut self) {
        if let Some(color) = self.over() {
            self.flipped = color == Color::Black;
        }
    }

    fn over(&self) -> Option<Color> {
        let company = self.company().filter(|_| self.looks_on())?;
        company.over
    }

    /// Whether others fight at other screens.
    pub fn is_online(&self) -> bool {
        self.online.is_some()
    }

    /// What the room tells of it, if others fight at other screens.
    pub fn company(&self) -> Option<&Company> {
        self.online.as_ref().map(|online| &online.company)
    }

    /// What has gone out and has not come back yet.
    pub fn sent(&self) -> Option<Wanted> {
        self.online.as_ref()?.sent
    }

    /// What whoever decides for a side is called, if others fight at other screens, or did.
    pub fn called(&self, color: Color) -> Option<&str> {
        let names = self.company().map_or(&self.people, |it| &it.names);
        names[color.index()].as_deref()
    }

    /// What is asked at this screen: the extension may be asked about at another one.
    pub fn asks_here(&self) -> Option<Question> {
        self.question.filter(|question| match question {
            Question::Extend(_) if self.sent().is_some() => false,
            Question::Extend(color) if self.is_online() => self.setup.seat(*color).is_human(),
            _ => true,
        })
    }

    /// Whether nobody here fights, but somebody looks on.
    pub fn looks_on(&self) -> bool {
        self.is_online() && !self.setup.seats.iter().any(|seat| seat.is_human())
    }

    /// Whether something can be begun here: `Err` says why not.
    pub(super) fn may_begin(&self) -> Result<(), Refused> {
        let Some(online) = &self.online else {
            return Ok(());
        };
        if self.looks_on() {
            return Err(Refused::LookingOn);
        }
        if online.company.waits {
            return Err(Refused::SomebodyMissing);
        }
        match online.sent {
            Some(_) => Err(Refused::UnderWay),
            None => Ok(()),
        }
    }

    /// Whether the computer that is to move may begin to think.
    pub(super) fn may_think(&self) -> bool {
        let online = self.online.as_ref();
        online.is_none_or(|online| !online.company.waits && online.sent.is_none())
    }

    /// Takes in what the room tells.
    pub fn follow(&mut self, standing: Standing) -> Vec<Happening> {
        let over = self.over();
        let before = self.record.entries();
        let mut happenings = Vec::new();
        let changed = before != standing.entries;
        if changed {
            let common = before.iter().zip(&standing.entries);
            let common = common.take_while(|(one, other)| one == other).count();
            let jumps = common < before.len();
            let question = self.question;
            self.record.truncate(common);
            for entry in standing.entries.iter().skip(common) {
                happenings.extend(self.go_on(*entry));
            }
            if jumps {
                happenings = vec![Happening::Jumped];
            }
            let len = self.record.len();
            self.cursor = self.cursor.filter(|at| *at < len);
            self.changed();
            // To give up is meant whatever was done meanwhile.
            let meant = matches!(question, Some(Question::Resign(_)));
            self.question = question.filter(|_| meant && self.record.ended().is_none());
        }
        self.setup.seats = standing.seats;
        if let Some(online) = &mut self.online {
            let answered = self.question != standing.extends.map(Question::Extend);
            if changed || matches!(online.sent, Some(Wanted::Extend(_))) && answered {
                online.sent = None;
            }
            online.company = standing.company;
        }
        happenings.extend(self.ask_what_the_room_asks(standing.extends));
        if self.over() != over {
            self.sit_behind();
            happenings.push(Happening::Flipped);
        }
        if changed && let Some(outcome) = self.outcome() {
            happenings.push(Happening::Ended(outcome));
        }
        happenings
    }

    /// The question of the extension is the room's.
    fn ask_what_the_room_asks(&mut self, extends: Option<Color>) -> Option<Happening> {
        let open = matches!(self.question, Some(Question::Extend(_)));
        let asked = extends.map(Question::Extend);
        if asked.is_none() && !open || asked == self.question {
            return None;
        }
        self.question = asked;
        let here = extends.is_some_and(|color| self.setup.seat(color).is_human());
        here.then_some(Happening::Asked)
    }

    /// Puts an entry on record; tells what it brought about.
    fn go_on(&mut self, entry: Entry) -> Vec<Happening> {
        let before = self.position().clone();
        if !self.record.push(entry) {
            return Vec::new();
        }
        match entry {
            Entry::Move(mv) => {
                let after = self.record.last();
                let mut happenings = move_happenings(&before, mv);
                happenings.extend(power_happenings(&before, after));
                if after.outcome().is_none() {
                    happenings.extend(turn_happenings(&before, after));
                }
                happenings
            }
            Entry::Extension(true) => vec![Happening::Extended],
            _ => Vec::new(),
        }
    }

    /// Sends out what a side wishes. A decision is waited for; to ask and to give up is not.
    pub(super) fn send(&mut self, color: Color, what: Wanted) -> Vec<Happening> {
        let decides = matches!(what, Wanted::Move(_) | Wanted::Retreat | Wanted::Extend(_));
        if let Some(online) = &mut self.online
            && decides
        {
            online.sent = Some(what);
        }
        if !matches!(self.question, Some(Question::Extend(_))) {
            self.question = None;
        }
        vec![Happening::Wished { color, what }]
    }

    /// What was sent out is not done: it was refused, or lost.
    pub fn take_back_into_hand(&mut self) -> Vec<Happening> {
        let sent = self.online.as_mut().and_then(|online| online.sent.take());
        let sent = sent.and_then(|_| self.selection.take());
        sent.map(|_| Happening::PutDown).into_iter().collect()
    }

    /// A computer that is asked here whether the battle is extended fights on; that goes out with
    /// this.
    pub fn due(&mut self) -> Vec<Happening> {
        match self.computer_asked() {
            Some(color) => self.send(color, Wanted::Extend(true)),
            None => Vec::new(),
        }
    }

    /// Whether there is such a thing.
    pub fn is_due(&self) -> bool {
        self.computer_asked().is_some()
    }

    fn computer_asked(&self) -> Option<Color> {
        let Some(Question::Extend(color)) = self.question else {
            return None;
        };
        let computer = matches!(self.setup.seat(color), Seat::Computer(_));
        (self.is_online() && computer && self.may_think()).then_some(color)
    }

    /// The side of who fights here.
    fn own(&self) -> Result<Color, Refused> {
        let mut sides = Color::ALL.into_iter();
        let own = sides.find(|color| self.setup.seat(*color).is_human());
        own.ok_or(Refused::LookingOn)
    }

    /// Whether who fights at another screen can be told anything.
    pub(super) fn is_connected(&self) -> Result<(), Refused> {
        match self.company().is_some_and(|company| company.cut) {
            true => Err(Refused::NoConnection),
            false => Ok(()),
        }
    }

    /// Who is asked before the rest is played out, where two people fight.
    pub fn asks_to_resolve(&self) -> Option<&str> {
        let other = !self.own().ok()?;
        self.called(other)
    }

    pub(super) fn nothing_is_asked(&self) -> Result<(), Refused> {
        self.is_connected()?;
        match self.company().is_some_and(|company| company.asked) {
            true => Err(Refused::Asked),
            false => Ok(()),
        }
    }

    /// Whether a draw can be offered to who fights at another screen.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_offer_draw(&self) -> Result<(), Refused> {
        if !self.is_online() {
            return Err(Refused::NobodyToAsk);
        }
        if self.outcome().is_some() {
            return Err(Refused::Over);
        }
        if self.setup.campaign.is_some() {
            return Err(Refused::NoDraw);
        }
        self.own()?;
        if self.company().is_some_and(|company| company.waits) {
            return Err(Refused::SomebodyMissing);
        }
        let computers = |seat: &Seat| matches!(seat, Seat::Computer(_));
        if self.setup.seats.iter().any(computers) {
            return Err(Refused::NobodyToAsk);
        }
        self.nothing_is_asked()
    }

    pub(super) fn offer_draw(&mut self) -> Result<Vec<Happening>, Refused> {
        self.can_offer_draw()?;
        let color = self.own()?;
        Ok(self.send(color, Wanted::Draw))
    }

    /// Whether whoever fights at another screen can be asked to let something be taken back.
    pub(super) fn may_ask_to_take_back(&self) -> Result<Color, Refused> {
        let color = self.own()?;
        if self.outcome().is_some() {
            return Err(Refused::Over);
        }
        self.nothing_is_asked()?;
        let mut entries = 0..self.record.len();
        let own = entries.any(|at| self.record.after(at).side_to_move() == color);
        match own {
            true => Ok(color),
            false => Err(Refused::NothingToTakeBack),
        }
    }
}
