use super::act::{Question, Refused};
use super::online::Online;
use crate::battle::Seat;
use ::campaign::{Campaign, Command, Opponent, Pending, Setup, Side, Square, View, ViewPending};
use bevy::prelude::Resource;
use engine::Level;
use rules::Color;
use std::sync::Arc;

/// A campaign as the people at this screen have it before them. Everything goes through
/// [`Session::act`]; what a person may know is in [`Session::view`] and nowhere else.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    pub(super) campaign: Campaign,
    pub(super) seats: [Seat; 2],
    pub(super) viewer: Color,
    /// Hotseat, taken up again: nobody has said yet that he is the one before the screen.
    pub(super) unclaimed: bool,
    pub(super) view: Arc<View>,
    pub(super) selected: Option<Square>,
    pub(super) question: Option<Question>,
    /// The next square touched is the goal of a rally order.
    pub(super) aiming: bool,
    /// Where the to-do line stands.
    pub(super) todo_at: usize,
    /// A person's command that needs battles played out: somebody beside the screen does it.
    pub(super) wanted: Option<Command>,
    /// How people at other screens play along, if they do.
    pub(super) online: Option<Online>,
    /// Online: at which command, and how often, a computer's wish went out for it.
    pub(super) tried: (usize, u8),
    pub(super) version: u64,
}

impl Session {
    /// A new campaign. `level` is the computer's, if it plays.
    pub fn new(setup: &Setup, level: Level) -> Self {
        let computer = setup.options.opponent == Opponent::Computer;
        Self::resume(Campaign::new(setup, computer.then(|| level.number())))
    }

    /// A campaign taken up again.
    pub fn resume(campaign: Campaign) -> Self {
        let seats = match campaign.state().options().opponent {
            Opponent::Computer => [Seat::Human, Seat::Computer(level_of(&campaign))],
            Opponent::Hotseat | Opponent::Online => [Seat::Human; 2],
        };
        let viewer = match campaign.state().waits_for() {
            Some(Side::Black) if seats[1].is_human() => Color::Black,
            _ => Color::White,
        };
        let view = Arc::new(View::new(campaign.state(), viewer));
        let hotseat = seats.iter().all(|seat| seat.is_human());
        let at_the_board = matches!(campaign.state().pending(), Some(Pending::Battle(_)));
        let unclaimed = hotseat && !campaign.record().is_empty() && !at_the_board;
        Self {
            campaign,
            seats,
            viewer,
            unclaimed,
            view,
            selected: None,
            question: None,
            aiming: false,
            todo_at: 0,
            wanted: None,
            online: None,
            tried: (0, 0),
            version: 0,
        }
    }

    /// The campaign with its past: to be saved, and for a chronicle once it is over.
    pub const fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    /// What the kingdom before the screen knows now.
    pub const fn view(&self) -> &Arc<View> {
        &self.view
    }

    /// Which kingdom the screen is for.
    pub const fn viewer(&self) -> Color {
        self.viewer
    }

    /// Who decides for a kingdom.
    pub const fn seat(&self, who: Color) -> Seat {
        self.seats[who.index()]
    }

    /// Whether two people share the screen.
    pub fn is_hotseat(&self) -> bool {
        self.seats.iter().all(|seat| seat.is_human())
    }

    /// The kingdom to which the screen must be handed before anything goes on. In a battle both
    /// look at the same board, so that there anyone who fights will do.
    pub fn curtain(&self) -> Option<Color> {
        if !self.is_hotseat() {
            return None;
        }
        let state = self.campaign.state();
        if self.unclaimed && state.won().is_none() {
            return Some(self.viewer);
        }
        let next = match self.fighters() {
            Some(fighters) if fighters.contains(&self.viewer.into()) => None,
            Some(fighters) => fighters.into_iter().find_map(Side::kingdom),
            None => state.waits_for()?.kingdom(),
        };
        next.filter(|next| *next != self.viewer)
    }

    /// The attacker and the defender of the battle that is being fought.
    pub(super) fn fighters(&self) -> Option<[Side; 2]> {
        let state = self.campaign.state();
        match state.pending() {
            Some(Pending::Battle(battle)) => {
                let defender = state.army(battle.to).map(|army| army.owner);
                Some([state.turn(), defender?])
            }
            _ => None,
        }
    }

    /// Whether the battle that waits can be played out for the person before the screen, whoever
    /// is to move in it.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_resolve(&self) -> Result<(), Refused> {
        if self.wanted.is_some() {
            return Err(Refused::Working);
        }
        if self.curtain().is_some() {
            return Err(Refused::Covered);
        }
        self.check_online()?;
        if !self.fights_with_barbarians() {
            self.may_ask()?;
        }
        match self.view.pending {
            Some(ViewPending::Battle {
                extension: false, ..
            }) => Ok(()),
            Some(ViewPending::Battle { .. }) => Err(Refused::Pending),
            _ => Err(Refused::NoQuestion),
        }
    }

    /// What is selected.
    pub const fn selected(&self) -> Option<Square> {
        self.selected
    }

    /// What the person is being asked.
    pub const fn question(&self) -> Option<Question> {
        self.question
    }

    /// Whether the next square touched is the goal of a rally order.
    pub const fn is_aiming(&self) -> bool {
        self.aiming
    }

    /// A command that waits for battles to be played out.
    pub const fn wanted(&self) -> Option<Command> {
        self.wanted
    }

    /// Changes with every change of the campaign.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Whether the person before the screen must give the next command on the map.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_act(&self) -> Result<Color, Refused> {
        let state = self.campaign.state();
        if state.won().is_some() {
            return Err(Refused::Over);
        }
        if self.wanted.is_some() {
            return Err(Refused::Working);
        }
        if self.curtain().is_some() {
            return Err(Refused::Covered);
        }
        self.check_online()?;
        if !self.view.must_act || !self.seat(self.viewer).is_human() {
            return Err(Refused::NotYourTurn);
        }
        Ok(self.viewer)
    }

    /// The same, with nothing that must be answered first.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_command(&self) -> Result<Color, Refused> {
        let who = self.can_act()?;
        match self.view.pending {
            Some(_) => Err(Refused::Pending),
            None => Ok(who),
        }
    }

    pub(super) fn look(&mut self) {
        self.view = Arc::new(View::new(self.campaign.state(), self.viewer));
    }
}

/// The level that a campaign was begun with; a save from elsewhere may name none.
fn level_of(campaign: &Campaign) -> Level {
    let wanted = campaign.level();
    Level::ALL
        .into_iter()
        .find(|level| Some(level.number()) == wanted)
        .unwrap_or(Level::Casual)
}
