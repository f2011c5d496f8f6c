use super::log::Filter;
use crate::campaign::{Act, Refused, Session, place_of};
use crate::screens::Overlay;
use crate::settings::{Colours, ShownSpeed};
use crate::theme::Pictures;
use ::campaign::{Command, Side, Square, Todo, View};
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
    /// How fast it shows that.
    pub speed: ShownSpeed,
    /// What is being worked out, in words.
    pub working: Option<&'static str>,
    /// How the panels are arranged.
    pub drawer: Drawer,
    /// Whether the build buttons shall have the keyboard.
    pub to_build: bool,
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
            (Refused::NotYourTurn, Side::Rogue) => "The barbarians are on the move.".to_owned(),
            (Refused::NotYourTurn, side) => format!("It is {}'s turn.", side.title()),
            (refused, _) => format!("{refused}."),
        })
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
                return Err("It is set aside for this turn already.".to_owned());
            }
            let waits = |todo: &Todo| !matches!(todo, Todo::City(_)) && place_of(todo) == at;
            if !self.view.todo.iter().any(waits) {
                return Err("It is not on the list of things to decide.".to_owned());
            }
            Ok(())
        })
    }

    fn shown(&self) -> Result<(), String> {
        if self.showing {
            return Err("Wait until the map has shown what others did, or skip it.".to_owned());
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

impl Wish {
    /// A whole command.
    pub const fn say(command: Command) -> Self {
        Self::Act(Act::Say(command))
    }
}
