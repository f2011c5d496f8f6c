//! A game between screens: what is decided here goes out as a wish, and is done when the room
//! tells of it.

use super::{Asking, Happening, Sitter, Sitting};
use crate::{Ending, Game, Place, Player, Point, Refused, WayOut};
use words::words;

/// What a room tells of a game beside the game itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Company {
    /// Who decides for each player, in the order of the game's players.
    pub sitters: Vec<Sitter>,
    /// What whoever decides is called, likewise; nobody where a seat is free.
    pub names: Vec<Option<String>>,
    /// How the game ended, if not by its own rules: somebody has left it.
    pub ending: Option<Ending>,
    /// Whether somebody is missing: the game waits.
    pub waits: bool,
    /// Whether something is being asked that waits for answers.
    pub asked: bool,
    /// Whether nothing comes and goes: there is no connection.
    pub cut: bool,
    /// Over whose shoulder somebody looks who does not play.
    pub over: Option<Player>,
}

/// What somebody at this screen, or a computer that thinks here, wishes of the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// That his action is done.
    Play(String),
    /// That the others let him take back.
    TakeBack,
    /// That the others agree to a draw.
    Draw,
    /// To end the game: to give up, or undecided where nobody can.
    End,
}

/// What has gone out and has not come back yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sent {
    /// For whom.
    pub player: Player,
    /// What he does.
    pub action: String,
    /// Where it begins.
    pub from: Option<Place>,
    /// Where it ends.
    pub to: Option<Point>,
}

/// The part of a sitting that a game at one screen alone has not.
#[derive(Clone, Debug, Default)]
pub(super) struct Online {
    company: Company,
    sent: Option<Sent>,
    /// Changes whenever any of it does.
    changes: u64,
}

impl Sitting {
    /// A game with people at other screens. Nobody is handed the screen: one person sits before
    /// it, or looks on.
    pub fn online(game: Box<dyn Game>, company: Company) -> Self {
        let mut sitting = Self::new(game, &company.sitters);
        sitting.online = Some(Online {
            company,
            ..Online::default()
        });
        sitting.sit_behind();
        sitting.take_up_what_goes_on();
        sitting
    }

    /// Whether others play at other screens.
    pub fn is_online(&self) -> bool {
        self.online.is_some()
    }

    /// What the room tells of it, if others play at other screens.
    pub fn company(&self) -> Option<&Company> {
        self.online.as_ref().map(|online| &online.company)
    }

    /// What has gone out and has not come back yet.
    pub fn sent(&self) -> Option<&Sent> {
        self.online.as_ref()?.sent.as_ref()
    }

    /// Changes whenever the company or what has gone out does.
    pub fn changes(&self) -> u64 {
        self.online.as_ref().map_or(0, |online| online.changes)
    }

    /// What whoever decides for a player is called, if others play at other screens, or did.
    pub fn called(&self, player: Player) -> Option<&str> {
        let names = self.company().map_or(&self.people, |it| &it.names);
        let index = self.game.players().iter().position(|it| *it == player)?;
        names.get(index)?.as_deref()
    }

    /// Whether nobody here plays, but somebody looks on.
    pub fn looks_on(&self) -> bool {
        self.is_online() && self.humans().next().is_none()
    }

    /// Over whose shoulder somebody looks who does not play.
    pub fn over(&self) -> Option<Player> {
        let company = self.company().filter(|_| self.looks_on())?;
        company.over.or(self.game.players().first().copied())
    }

    /// The board lies as for whom somebody looks over the shoulder of.
    fn sit_behind(&mut self) {
        if let Some(player) = self.over() {
            self.flipped = self.game.sits_at_top(player);
        }
    }

    /// How the game ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        let left = self.company().and_then(|company| company.ending.clone());
        left.or_else(|| self.game.ending())
    }

    /// Whose decision is awaited; `None` once the game is over.
    pub(super) fn decider(&self) -> Option<Player> {
        let left = self.company().is_some_and(|it| it.ending.is_some());
        self.game.decider().filter(|_| !left)
    }

    /// Whether something can be begun here, of a game between screens: `Err` says why not.
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

    /// Takes in what the room tells: `entries` are the decisions that led from what stands here to
    /// `game`, as far as they are known.
    pub fn follow(
        &mut self,
        entries: &[(Player, String)],
        game: &dyn Game,
        company: Company,
    ) -> Vec<Happening> {
        let was_over = self.ending().is_some();
        let before = self.over();
        let mut happenings = Vec::new();
        let changed = !same(&*self.game, game);
        if changed {
            happenings.extend(self.replace(entries, game));
        }
        if let Some(online) = &mut self.online {
            if changed {
                online.sent = None;
            }
            online.changes += 1;
            self.sitters.clone_from(&company.sitters);
            online.company = company;
        }
        if changed {
            self.keep_what_makes_sense();
        }
        if self.over() != before {
            self.sit_behind();
            happenings.push(Happening::Jumped);
        }
        if self.ending().is_some() && !was_over {
            self.asking = None;
            happenings.push(Happening::Ended);
        }
        happenings
    }

    /// Puts the room's game in the place of the one here; tells whether it went on to there, and
    /// nothing of what is hidden from who looks.
    fn replace(&mut self, entries: &[(Player, String)], game: &dyn Game) -> Option<Happening> {
        let before = self.look();
        let (from, to) = (self.game.len(), game.len());
        let mut next = self.game.clone();
        let told = entries
            .iter()
            .all(|(player, action)| next.play(*player, action).is_ok());
        let grown = to >= from && game.log().starts_with(&self.game.log());
        let went = told && same(&*next, game) || grown;
        self.game = game.boxed();
        match went {
            true if from == to => (self.look() != before).then_some(Happening::Changed),
            true if from < to => Some(Happening::Went { from, to }),
            _ => Some(Happening::Jumped),
        }
    }

    /// What was picked up, asked or looked at belongs to the game before; to give up is meant
    /// whatever was done meanwhile.
    fn keep_what_makes_sense(&mut self) {
        let asking = self.asking.take();
        let len = self.game.len();
        self.cursor = self.cursor.filter(|at| *at < len);
        self.changed();
        let ways = self.ways_out();
        self.asking =
            asking.filter(|it| matches!(it, Asking::WayOut(_, way) if ways.contains(way)));
        if self.asking.is_none() {
            self.take_up_what_goes_on();
        }
    }

    /// What was sent out is not done: it was refused, or lost.
    pub fn take_back_into_hand(&mut self) -> Vec<Happening> {
        let sent = self.online.as_mut().and_then(|online| {
            online.changes += 1;
            online.sent.take()
        });
        match (sent, self.picked.take()) {
            (Some(_), Some(_)) => vec![Happening::PutDown],
            (_, picked) => {
                self.picked = picked;
                Vec::new()
            }
        }
    }

    /// Sends out what a player does.
    pub(super) fn send(&mut self, player: Player, action: &str) -> Result<Vec<Happening>, Refused> {
        if self.sent().is_some() {
            return Err(Refused::UnderWay);
        }
        self.game.clone().play(player, action)?;
        let choices = self.game.choices();
        let choice = choices.iter().find(|it| it.action == action);
        let sent = Sent {
            player,
            action: action.to_owned(),
            from: choice.and_then(|it| it.from),
            to: choice.and_then(|it| it.to),
        };
        if let Some(online) = &mut self.online {
            online.sent = Some(sent);
            online.changes += 1;
        }
        self.asking = None;
        let what = Wanted::Play(action.to_owned());
        Ok(vec![Happening::Wished { player, what }])
    }

    /// What somebody here has to do without being asked, because nothing else is left for him; it
    /// goes out with this.
    pub fn due(&mut self) -> Vec<Happening> {
        match self.forced_here() {
            Some((player, action)) => self.send(player, action).unwrap_or_default(),
            None => Vec::new(),
        }
    }

    /// Whether there is such a thing.
    pub fn is_due(&self) -> bool {
        self.forced_here().is_some()
    }

    fn forced_here(&self) -> Option<(Player, &'static str)> {
        let waits = self.company().is_none_or(|company| company.waits);
        if waits || self.sent().is_some() || self.ending().is_some() {
            return None;
        }
        let forced = self.game.forced();
        forced.filter(|(player, _)| self.sitter(*player) != Sitter::Afar)
    }

    /// Whether the computer that is to decide may begin to think.
    pub(super) fn may_think(&self) -> bool {
        let Some(online) = &self.online else {
            return true;
        };
        !online.company.waits && online.sent.is_none() && self.game.forced().is_none()
    }

    /// Whether whoever plays here plays against nobody but computers: among people they go along
    /// with what the others agree on.
    fn alone(&self) -> bool {
        !self.sitters.contains(&Sitter::Afar)
    }

    /// Who asks and gives up here.
    fn own(&self) -> Result<Player, Refused> {
        self.humans().next().ok_or(Refused::LookingOn)
    }

    /// How whoever plays here may end the game, whoever is to decide.
    pub(super) fn ways_out_online(&self) -> Vec<WayOut> {
        let waits = self.company().is_none_or(|company| company.waits);
        if waits || self.ending().is_some() || self.looks_on() {
            return Vec::new();
        }
        let game = &self.game;
        let asks = !self.alone() || game.ends_by_choice() || game.computers_weigh_draws();
        let decider = game.decider().filter(|_| asks);
        let agree = decider.is_some_and(|it| game.ways_out(it).contains(&WayOut::Agree));
        let mut own = self.humans();
        let resign = own.any(|it| game.ways_out(it).contains(&WayOut::Resign));
        let ways = [(WayOut::Agree, agree), (WayOut::Resign, resign)];
        let there = ways.into_iter().filter(|(_, there)| *there);
        there.map(|(way, _)| way).collect()
    }

    /// A draw is asked of the others at once: they may say no. Giving up asks first.
    pub(super) fn way_out_online(&mut self, way: WayOut) -> Result<Vec<Happening>, Refused> {
        let player = self.own()?;
        self.is_connected()?;
        if !self.ways_out().contains(&way) {
            return Err(Refused::Illegal(words!("table-refused-no-end")));
        }
        if way == WayOut::Resign || self.game.ends_by_choice() {
            self.asking = Some(Asking::WayOut(player, way));
            return Ok(vec![Happening::Asked]);
        }
        self.nothing_is_asked()?;
        if self.alone() && !self.game.computer_agrees() {
            return Err(Refused::Illegal(words!("table-refused-plays-on")));
        }
        let what = Wanted::Draw;
        Ok(vec![Happening::Wished { player, what }])
    }

    /// The question whether the game is to end was answered with yes.
    pub(super) fn end_online(&mut self, player: Player) -> Vec<Happening> {
        self.asking = None;
        let what = Wanted::End;
        vec![Happening::Wished { player, what }]
    }

    fn is_connected(&self) -> Result<(), Refused> {
        match self.company().is_some_and(|company| company.cut) {
            true => Err(Refused::NoConnection),
            false => Ok(()),
        }
    }

    fn nothing_is_asked(&self) -> Result<(), Refused> {
        self.is_connected()?;
        match self.company().is_some_and(|company| company.asked) {
            true => Err(Refused::Asked),
            false => Ok(()),
        }
    }

    /// Whether the others can be asked to let something be taken back.
    pub(super) fn may_ask_to_take_back(&self) -> Result<(), Refused> {
        self.own()?;
        if self.ending().is_some() {
            return Err(Refused::Over);
        }
        self.nothing_is_asked()?;
        let tries = self.humans().map(|player| self.game.take_back_to(player));
        let found = tries.reduce(|one, other| one.or(other));
        found.unwrap_or(Err(Refused::NothingToTakeBack)).map(drop)
    }

    pub(super) fn ask_to_take_back(&mut self) -> Result<Vec<Happening>, Refused> {
        self.may_ask_to_take_back()?;
        let (player, what) = (self.own()?, Wanted::TakeBack);
        Ok(vec![Happening::Wished { player, what }])
    }
}

/// Whether two games are the same to whoever sees all of them.
fn same(one: &dyn Game, other: &dyn Game) -> bool {
    one.len() == other.len()
        && one.log() == other.log()
        && one.ending() == other.ending()
        && one.position_text() == other.position_text()
}
