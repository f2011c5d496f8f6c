use super::log::Filter;
use super::words::undo_reason;
use crate::battle::Seat;
use crate::called;
use crate::campaign::{Act, Labour, Refused, Session, place_of};
use crate::screens::Overlay;
use crate::settings::{Colours, ShownSpeed};
use crate::theme::Pictures;
use ::campaign::{Command, Side, Square, Todo, View, ViewPending};
use rules::Color;

/// Everything the map's panels show.
#[derive(Copy, Clone, Debug)]
pub struct Model<'a> {
    /// The campaign as the people at this screen have it before them.
    pub session: &'a Session,
    /// What the kingdom before the screen knew at the moment that the map shows.
    pub view: &'a View,
    /// Pieces and terrains.
    pub pictures: &'a Pictures,
    /// The colours of the sides.
    pub colours: Colours,
    /// Whether the map is showing what others did.
    pub showing: bool,
    /// Who is seen to do something just now, while it shows that.
    pub mover: Option<Side>,
    /// How fast it shows that.
    pub speed: ShownSpeed,
    /// What is being worked out.
    pub working: Option<Labour>,
    /// How the panels are arranged.
    pub drawer: Drawer,
    /// Whether the build buttons shall have the keyboard.
    pub to_build: bool,
    /// Whether it is asked before a turn ends with something left to do.
    pub asks_to_end: bool,
    /// Whether the others in the room wait for an answer from here.
    pub asked: bool,
}

/// How the side panel is arranged.
#[derive(bevy::prelude::Resource, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Drawer {
    /// Whether it is open; closed, a rail with the most needed buttons is left.
    pub open: bool,
    /// What it shows where there is no room for everything.
    pub tab: Tab,
    /// Which lines of the log.
    pub filter: Filter,
}

impl Default for Drawer {
    fn default() -> Self {
        Self {
            open: true,
            tab: Tab::default(),
            filter: Filter::default(),
        }
    }
}

/// A side of the side panel.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub enum Tab {
    /// The selected square, or the kingdom if there is none.
    #[default]
    Place,
    /// The turn log.
    Log,
}

/// What a person wants of the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Something done in the campaign.
    Act(Act),
    /// A square looked at and selected.
    Show(Square),
    /// A square looked at.
    Look(Square),
    /// The pause menu or the help.
    Open(Overlay),
    /// No more showing of what others did.
    Skip,
    /// Another speed of showing.
    Speed(ShownSpeed),
    /// Whether it is to be asked before a turn ends with something left to do.
    AskToEnd(bool),
    /// Another arrangement of the panels.
    Arrange(Drawer),
}

impl Model<'_> {
    /// The kingdom before the screen.
    pub const fn viewer(&self) -> Color {
        self.session.viewer()
    }

    /// Whether the person may give a command now.
    ///
    /// # Errors
    /// Says why not.
    pub fn may_command(&self) -> Result<(), String> {
        self.shown()?;
        let refused = match self.session.can_command() {
            Ok(_) => return Ok(()),
            Err(refused) => refused,
        };
        Err(match (refused, self.view.turn) {
            (Refused::NotYourTurn, Side::Rogue) => words!("world-rogues-move"),
            (Refused::NotYourTurn, side) => words!("world-others-turn", name = self.name(side)),
            (refused, _) => format!("{refused}."),
        })
    }

    /// What a side is called: by the name of whoever plays it elsewhere, else by its kingdom.
    pub fn name(&self, side: Side) -> String {
        let name = side.kingdom().and_then(|who| self.session.name(who));
        name.map_or_else(|| called::kingdom(side), shortened)
    }

    /// Whose turn it is, at the place of a heading; with a name where there is room for it.
    pub fn whose_turn(&self, wide: bool) -> String {
        if let Some(words) = self.awaited(wide) {
            return words;
        }
        if self.shows_own() {
            return words!("world-own-march");
        }
        match self
            .mover
            .filter(|_| self.showing)
            .unwrap_or(self.view.turn)
        {
            side if side == self.viewer() && self.session.is_hotseat() => {
                words!("world-your-turn-as", side = called::kingdom(side))
            }
            side if side == self.viewer() && !self.session.looks_on() => words!("world-your-turn"),
            Side::Rogue => words!("campaign-setup-barbarians"),
            side if wide => words!("world-moves", name = self.name(side)),
            side => words!("world-moves", name = called::kingdom(side)),
        }
    }

    /// Whether the map is showing what the own armies do by themselves.
    pub fn shows_own(&self) -> bool {
        let own = self.mover == Some(self.viewer().into());
        self.showing && own && !self.session.looks_on()
    }

    /// Who is waited for, and for what, where that is not whoever has the turn.
    fn awaited(&self, wide: bool) -> Option<String> {
        if self.session.winner().is_some() || self.showing {
            return None;
        }
        if self.asked {
            let own = self.view.must_act && !self.session.looks_on();
            return Some(match wide {
                true if own => words!("panel-turn-and-answer-awaited"),
                true => words!("panel-answer-awaited"),
                false => words!("world-you-decide-what", what = "others"),
            });
        }
        let what = match self.view.pending.as_ref()? {
            ViewPending::Defend { .. } => "defend",
            ViewPending::Land { .. } => "land",
            ViewPending::Battle {
                extension: true, ..
            } => "extend",
            ViewPending::Battle { .. } => "battle",
            ViewPending::Others => "others",
        };
        let own_turn = self.view.turn == self.viewer();
        match self.view.must_act {
            true if self.session.looks_on() => None,
            // In a battle of the own turn nothing else is to be told.
            true if own_turn && what == "battle" => None,
            true => {
                // What it is about stands on the sheet, too.
                let what = if wide { what } else { "others" };
                Some(words!("world-you-decide-what", what = what))
            }
            false if own_turn && what != "battle" => {
                let other = Side::from(!self.viewer());
                let name = match wide {
                    true => self.name(other),
                    false => called::kingdom(other),
                };
                Some(words!("world-is-awaited", name = name))
            }
            false => None,
        }
    }

    /// Whether taking back can be wished; `true` if it is done at once, else the other is asked.
    ///
    /// # Errors
    /// Says why not.
    pub fn may_undo(&self) -> Result<bool, String> {
        let session = self.session;
        if session.is_online() {
            return session
                .can_go_back()
                .map_err(|refused| format!("{refused}."));
        }
        if session.curtain().is_some() {
            return Err(format!("{}.", Refused::Covered));
        }
        if session.wanted().is_some() {
            return Err(format!("{}.", Refused::Working));
        }
        match session.campaign().can_undo() {
            true => Ok(true),
            false => Err(undo_reason()),
        }
    }

    /// Online: the person, if it is one, who plays the other kingdom.
    pub fn other(&self) -> Option<String> {
        let who = !self.viewer();
        self.session.name(who)?;
        (self.session.seat(who) == Seat::Afar).then(|| self.name(who.into()))
    }

    /// Whether the person may answer what is pending.
    ///
    /// # Errors
    /// Says why not.
    pub fn may_act(&self) -> Result<(), String> {
        self.shown()?;
        let allowed = self.session.can_act();
        allowed.map(|_| ()).map_err(|refused| format!("{refused}."))
    }

    /// Whether the army of a square may be set aside; `None` if there is no own army.
    pub fn may_set_aside(&self, at: Square) -> Option<Result<(), String>> {
        let own = self
            .view
            .army(at)
            .is_some_and(|it| it.owner == self.viewer());
        own.then(|| {
            self.may_command()?;
            if self.view.aside.has(at) {
                return Err(words!("world-set-aside-already"));
            }
            let waits = |todo: &Todo| !matches!(todo, Todo::City(_)) && place_of(todo) == at;
            if !self.view.todo.iter().any(waits) {
                return Err(words!("world-not-listed"));
            }
            Ok(())
        })
    }

    fn shown(&self) -> Result<(), String> {
        if self.showing {
            return Err(words!("world-wait-shown"));
        }
        Ok(())
    }

    /// Whether a goal is to be chosen on the map.
    pub fn is_aiming(&self) -> bool {
        self.session.is_aiming() && self.session.question().is_none()
    }

    /// The row of the piece atlas for a side.
    pub const fn row(&self, side: Side) -> usize {
        self.colours.row_of(side)
    }
}

/// A name cut so that it leaves room for what is told of it.
fn shortened(name: &str) -> String {
    const LETTERS: usize = 16;
    match name.chars().count() {
        count if count <= LETTERS => name.to_owned(),
        _ => {
            let start: String = name.chars().take(LETTERS - 1).collect();
            format!("{}…", start.trim_end())
        }
    }
}

impl Wish {
    /// A whole command.
    pub const fn say(command: Command) -> Self {
        Self::Act(Act::Say(command))
    }
}
