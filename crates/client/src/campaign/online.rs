//! A campaign with people at other screens: the room's log says what happens, and the session
//! follows it; what is decided here is only wished.

use super::act::{Happening, Refused};
use super::feed::{Feed, Step};
use super::session::Session;
use super::work::Labour;
use crate::battle::Seat;
use ::campaign::{Campaign, Command, NoBattles, Pending, Recorded, Side};
use bevy::log::error;
use rules::Color;
use std::sync::Arc;

/// So many commands that came at once are still shown one after the other.
const SHOWN: usize = 60;

/// So often a computer's wish goes out that is refused.
const TRIES: u8 = 3;

/// One of two has left for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// Who is left over, and has won.
    pub winner: Color,
    /// Such as `Bea has left`.
    pub words: String,
}

/// Who plays along, and how that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Online {
    /// Who decides for White, for Black and for the barbarians, as this screen has it.
    pub seats: [Seat; 3],
    /// What whoever decides for White and for Black is called.
    pub names: [Option<String>; 2],
    /// Over whose shoulder one looks who has no kingdom.
    pub shoulder: Color,
    /// Whether somebody is missing, so that nothing goes on.
    pub waits: bool,
    /// Whether this screen has no room any more.
    pub gone: bool,
    /// Whether nothing comes and goes: there is no connection.
    pub cut: bool,
    /// Whether something is being asked that waits for answers.
    pub asked: bool,
    /// How it ended if not by the rules: one has left for good.
    pub left: Option<Left>,
    /// Whether there is a command of the own kingdom to go back before.
    pub may_go_back: bool,
    /// What was wished here and has not come back.
    pub sent: Option<Command>,
}

impl Online {
    /// Whether nobody at this screen has a kingdom.
    pub fn looks_on(&self) -> bool {
        !self.seats.iter().any(|seat| seat.is_human())
    }

    /// The kingdom whose eyes this screen has: its own, or that of whom it looks over the shoulder.
    fn eyes(&self) -> Color {
        match self.seats {
            [Seat::Human, ..] => Color::White,
            [_, Seat::Human, _] => Color::Black,
            _ => self.shoulder,
        }
    }
}

/// What came of keeping up with the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptUp {
    /// These commands were carried out, the oldest first.
    Followed(Vec<Command>),
    /// The past is another now: commands were taken back, or too many are new.
    Adopted,
}

impl Session {
    /// A campaign that a room plays, as it stands there.
    pub fn online(campaign: Campaign, online: Online) -> Self {
        let mut session = Self::resume(campaign);
        session.unclaimed = false;
        session.meet(online);
        session
    }

    /// Whether people at other screens play along.
    pub const fn is_online(&self) -> bool {
        self.online.is_some()
    }

    /// Whether this screen only looks on.
    pub fn looks_on(&self) -> bool {
        self.online.as_ref().is_some_and(Online::looks_on)
    }

    /// Online: what whoever decides for a kingdom is called.
    pub fn name(&self, who: Color) -> Option<&str> {
        self.online.as_ref()?.names[who.index()].as_deref()
    }

    /// Online: what was wished here and has not come back.
    pub fn sent(&self) -> Option<Command> {
        self.online.as_ref()?.sent
    }

    /// Online: how it ended if one has left for good.
    pub fn left(&self) -> Option<&Left> {
        self.online.as_ref()?.left.as_ref()
    }

    /// Who has won, by the rules or because the other has left.
    pub fn winner(&self) -> Option<Color> {
        let left = || Some(self.left()?.winner);
        self.campaign.state().won().or_else(left)
    }

    /// Takes in who plays along now; what is under way stays so.
    pub fn meet(&mut self, online: Online) {
        let [white, black, _] = online.seats;
        self.seats = [white, black];
        let eyes = online.eyes();
        let sent = self.sent();
        self.online = Some(Online { sent, ..online });
        self.version += 1;
        if self.viewer != eyes {
            self.viewer = eyes;
            self.selected = None;
            self.question = None;
        }
        if self.view.who != eyes {
            self.look();
        }
    }

    /// Whether that is what this screen knows of who plays along.
    pub fn has_met(&self, online: &Online) -> bool {
        let sent = self.sent();
        let known = Online {
            sent,
            ..online.clone()
        };
        self.online.as_ref() == Some(&known)
    }

    /// What was wished has come back, or was refused.
    pub fn came_back(&mut self) {
        if let Some(online) = &mut self.online
            && online.sent.take().is_some()
        {
            self.version += 1;
        }
    }

    /// Whether the room lets this screen decide anything now; always, where there is none.
    pub(super) fn check_online(&self) -> Result<(), Refused> {
        match &self.online {
            None => Ok(()),
            Some(it) if it.left.is_some() => Err(Refused::Over),
            Some(it) if it.gone => Err(Refused::Gone),
            Some(it) if it.looks_on() => Err(Refused::LooksOn),
            Some(it) if it.waits => Err(Refused::Missing),
            Some(it) if it.sent.is_some() => Err(Refused::UnderWay),
            Some(_) => Ok(()),
        }
    }

    /// Wishes a person's command, if the rules allow it.
    pub(super) fn wish(&mut self, command: Command) -> Result<Vec<Happening>, Refused> {
        // Battles are played out where the log is kept.
        if command != Command::Resolve {
            let mut tried = self.campaign.state().clone();
            tried.apply(&command, &mut NoBattles)?;
        }
        self.question = None;
        self.aiming = false;
        self.send(command);
        Ok(vec![Happening::Wished(self.viewer.into(), command)])
    }

    fn send(&mut self, command: Command) {
        if let Some(online) = &mut self.online {
            online.sent = Some(command);
            self.version += 1;
        }
    }

    /// Whether the last own command can be taken back, or be asked for; `true` if at once.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_go_back(&self) -> Result<bool, Refused> {
        self.check_online()?;
        if self.winner().is_some() {
            return Err(Refused::Over);
        }
        self.may_ask()?;
        let own = self.online.as_ref().is_some_and(|it| it.may_go_back);
        let own_turn = self.campaign.state().turn() == self.viewer;
        match own {
            true => Ok(own_turn && self.campaign.can_undo()),
            false => Err(Refused::NothingOfYours),
        }
    }

    pub(super) fn wish_back(&mut self) -> Result<Vec<Happening>, Refused> {
        self.can_go_back()?;
        self.question = None;
        Ok(vec![Happening::TakeBackWished])
    }

    /// Online: what a computer that thinks here has to do.
    pub(super) fn labour_online(&self) -> Option<Labour> {
        let online = self.online.as_ref()?;
        let still = online.sent.is_some() || online.waits || online.left.is_some() || online.gone;
        if still || self.tried == (self.campaign.record().len(), TRIES) {
            return None;
        }
        let side = self.campaign.state().waits_for()?;
        let thinks = |seat: Seat| matches!(seat, Seat::Computer(_));
        match side.kingdom() {
            None => thinks(online.seats[2]).then_some(Labour::Raid),
            Some(who) if !thinks(self.seat(who)) => None,
            // Nobody is there to look at it.
            Some(_) if self.fights_with_barbarians() => Some(Labour::Resolve),
            Some(who) => Some(Labour::Turn(who)),
        }
    }

    /// Whether the others can be asked something.
    pub(super) fn may_ask(&self) -> Result<(), Refused> {
        match &self.online {
            Some(it) if it.cut => Err(Refused::NoConnection),
            Some(it) if it.asked => Err(Refused::Asked),
            _ => Ok(()),
        }
    }

    pub(super) fn fights_with_barbarians(&self) -> bool {
        let battle = match self.campaign.state().pending() {
            Some(Pending::Battle(battle)) => !battle.is_extension_asked(),
            _ => false,
        };
        let rogue = |sides: [Side; 2]| sides.contains(&Side::Rogue);
        battle && self.fighters().is_some_and(rogue)
    }

    /// A computer's command that was thought out here is wished, too.
    pub(super) fn wish_worked_out(&mut self, command: Command) -> Happening {
        let side = self.campaign.state().waits_for().unwrap_or(Side::Rogue);
        let now = self.campaign.record().len();
        self.tried = match self.tried {
            (then, times) if then == now => (now, times.saturating_add(1)),
            _ => (now, 1),
        };
        self.send(command);
        Happening::Wished(side, command)
    }

    /// Takes in what the room's campaign has that this one has not: what is new is shown, what
    /// was taken back is gone.
    pub fn keep_up(&mut self, room: &Campaign, feed: &mut Feed) -> KeptUp {
        let known = self.campaign.record().len();
        let new = room.record().get(known..).filter(|new| {
            let same = room.record().starts_with(self.campaign.record());
            same && new.len() <= SHOWN && room.start() == self.campaign.start()
        });
        let Some(new) = new else {
            self.adopt(room, feed);
            return KeptUp::Adopted;
        };
        let mut followed = Vec::new();
        for entry in new {
            let was_at = self.selected;
            let before = self.viewer_may_act();
            let mut battles = Recorded::new(entry.played.clone());
            if let Err(refusal) = self.apply(&entry.command, &mut battles, feed) {
                error!("the room's '{}' is refused here: {refusal}", entry.command);
                self.adopt(room, feed);
                return KeptUp::Adopted;
            }
            if before {
                self.follow(&entry.command, was_at);
            } else {
                // What others do is looked at while something of one's own is chosen.
                self.selected = was_at;
            }
            followed.push(entry.command);
        }
        if self.campaign.state() != room.state() {
            error!("the campaign here is not the room's any more; the room holds");
            self.adopt(room, feed);
            return KeptUp::Adopted;
        }
        KeptUp::Followed(followed)
    }

    fn viewer_may_act(&self) -> bool {
        !self.looks_on() && self.campaign.state().waits_for() == Some(self.viewer.into())
    }

    fn adopt(&mut self, room: &Campaign, feed: &mut Feed) {
        let was_at = self.selected;
        self.campaign = room.clone();
        feed.clear();
        self.changed();
        self.selected = was_at.filter(|_| self.can_command().is_ok());
        let back = Step {
            events: Vec::new(),
            view: Arc::clone(&self.view),
            own: true,
        };
        feed.push(self.viewer, self.campaign.record().len(), back);
    }
}
