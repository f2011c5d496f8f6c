//! A game at one screen.

mod act;
mod happening;
mod job;
mod news;
mod offer;
mod online;
mod redo;
mod sitter;
mod spelling;
mod take_back;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod online_tests;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use happening::{Act, Asking, Happening};
pub use job::Job;
use offer::Offer;
use online::Online;
pub use online::{Company, Sent, Wanted};
use redo::Undone;
pub use sitter::Sitter;

use crate::{Choice, Export, Game, Look, Place, Player, Refused, Step, Verb, Viewer, WayOut};

/// A game as the people at one screen have it before them. Everything goes through
/// [`Sitting::act`].
#[derive(Clone, Debug)]
pub struct Sitting {
    game: Box<dyn Game>,
    /// In the order of the game's players.
    sitters: Vec<Sitter>,
    /// How many entries the shown position has, while looking back.
    cursor: Option<usize>,
    picked: Option<Place>,
    asking: Option<Asking>,
    /// Others are being asked whether the game is to end undecided.
    offer: Option<Offer>,
    /// What was taken back and may be done again.
    undone: Undone,
    hint: Option<Choice>,
    flipped: bool,
    face_up: bool,
    /// Who was last shown the game, where several people share a screen and have secrets.
    shown_to: Option<Player>,
    /// Others play at other screens.
    online: Option<Online>,
    /// What whoever played is called, where the game was played between screens.
    people: Vec<Option<String>>,
    version: u64,
}

impl Sitting {
    /// A game with somebody at every place; `sitters` in the order of [`Game::players`], people
    /// where it is too short.
    pub fn new(game: Box<dyn Game>, sitters: &[Sitter]) -> Self {
        let players = game.players();
        let sitters: Vec<Sitter> = (0..players.len())
            .map(|index| sitters.get(index).copied().unwrap_or(Sitter::Human))
            .collect();
        let mut sitting = Self {
            game,
            sitters,
            cursor: None,
            picked: None,
            asking: None,
            offer: None,
            undone: Undone::default(),
            hint: None,
            flipped: false,
            face_up: false,
            shown_to: None,
            online: None,
            people: Vec::new(),
            version: 0,
        };
        // Turned only if that suits everybody before it.
        let humans: Vec<Player> = sitting.humans().collect();
        let at_top = |player: &Player| sitting.game.sits_at_top(*player);
        sitting.flipped = !humans.is_empty() && humans.iter().all(at_top);
        sitting
    }

    /// The record of a game that was played between screens, with what everybody was called, in
    /// the order of the players.
    pub fn with_people(mut self, people: Vec<Option<String>>) -> Self {
        self.people = people;
        self
    }

    /// The game itself: what it knows is not for every eye.
    pub fn game(&self) -> &dyn Game {
        &*self.game
    }

    /// Who decides for `player`.
    pub fn sitter(&self, player: Player) -> Sitter {
        let players = self.game.players();
        let index = players.iter().position(|it| *it == player);
        let sitter = index.and_then(|index| self.sitters.get(index));
        sitter.copied().unwrap_or(Sitter::Human)
    }

    /// Who decides for each player, in the order of the players.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    fn humans(&self) -> impl Iterator<Item = Player> + '_ {
        let players = self.game.players().into_iter();
        players.filter(|player| self.sitter(*player).is_human())
    }

    /// The only player with a person, if there is just one.
    pub fn lone_human(&self) -> Option<Player> {
        let mut humans = self.humans();
        let first = humans.next()?;
        humans.next().is_none().then_some(first)
    }

    /// Whether nobody but computers plays.
    pub fn only_computers(&self) -> bool {
        !self.is_online() && self.humans().next().is_none()
    }

    /// Whether people share the screen who have secrets from each other.
    fn is_handed_over(&self) -> bool {
        !self.is_online() && self.game.has_secrets() && self.humans().count() > 1
    }

    /// Before whom a curtain hangs: the screen is to be handed to him.
    pub fn curtain(&self) -> Option<Player> {
        if !self.is_handed_over() || self.face_up {
            return None;
        }
        let decider = self.game.decider()?;
        let next = self.offer.as_ref().and_then(Offer::next);
        let next = next.unwrap_or(decider);
        let other = self.shown_to != Some(next);
        (self.sitter(next).is_human() && other).then_some(next)
    }

    /// Who looks. Behind a curtain nobody should be shown anything.
    pub fn viewer(&self) -> Viewer {
        let hides = self.game.has_secrets() && !self.face_up && self.ending().is_none();
        let viewer = self.lone_human().or(self.shown_to).or(self.over());
        match (hides, viewer) {
            (true, Some(player)) => Viewer::Player(player),
            (true, None) => match self.humans().next() {
                Some(first) => Viewer::Player(first),
                None => Viewer::Everything,
            },
            (false, _) => Viewer::Everything,
        }
    }

    /// What is to be drawn.
    pub fn look(&self) -> Look {
        self.game.look(self.viewer(), self.shown_at())
    }

    /// The record as the viewer may read it.
    pub fn steps(&self) -> Vec<Step> {
        self.game.steps(self.viewer())
    }

    /// The position that is looked at as text, as far as who looks may know it.
    ///
    /// # Errors
    /// Says why he cannot have it.
    pub fn position_text(&self) -> Result<String, Refused> {
        if self.curtain().is_some() {
            return Err(Refused::Curtain);
        }
        match self.viewer() {
            Viewer::Everything => Ok(self.game.position_at(self.shown_at())),
            Viewer::Player(player) => {
                let seen = self.game.position_seen(player, self.shown_at());
                seen.ok_or(Refused::Secret)
            }
        }
    }

    /// The whole game as text for elsewhere: not while anything of it is hidden from who looks.
    ///
    /// # Errors
    /// Says why he cannot have it.
    pub fn export(&self) -> Result<Export, Refused> {
        self.may_export()?;
        Ok(self.game.export())
    }

    /// Whether the whole game may be had as text.
    ///
    /// # Errors
    /// Says why not.
    pub fn may_export(&self) -> Result<(), Refused> {
        if self.curtain().is_some() {
            return Err(Refused::Curtain);
        }
        match self.hides() {
            false => Ok(()),
            true => Err(Refused::Secret),
        }
    }

    /// Whether anything of the game is hidden from who looks.
    pub fn hides(&self) -> bool {
        self.viewer() != Viewer::Everything
    }

    /// How many entries of the record the shown position has.
    pub fn shown_at(&self) -> usize {
        self.cursor.unwrap_or_else(|| self.game.len())
    }

    /// Whether the present is shown.
    pub fn is_live(&self) -> bool {
        self.cursor.is_none()
    }

    /// What is picked up.
    pub fn picked(&self) -> Option<Place> {
        self.picked
    }

    /// What is being asked.
    pub fn asking(&self) -> Option<&Asking> {
        self.asking.as_ref()
    }

    /// The hint for the present position.
    pub fn hint(&self) -> Option<&Choice> {
        self.hint.as_ref()
    }

    /// Whether the board is turned round.
    pub fn is_flipped(&self) -> bool {
        self.flipped
    }

    /// Whether everything hidden is shown, for looking into how it works.
    pub fn is_face_up(&self) -> bool {
        self.face_up
    }

    /// Changes whenever the game does.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Whether a person is to decide now.
    pub fn is_persons_turn(&self) -> bool {
        let decider = self.decider();
        decider.is_some_and(|player| self.sitter(player).is_human())
    }

    /// Everything the person at the board may do now; nothing while somebody else decides, looks
    /// back or is behind a curtain.
    pub fn choices(&self) -> Vec<Choice> {
        match self.person_at_the_board() {
            Ok(_) => self.game.choices(),
            Err(_) => Vec::new(),
        }
    }

    /// The choices that begin with what is picked up.
    pub fn goals(&self) -> Vec<Choice> {
        let Some(picked) = self.picked else {
            return Vec::new();
        };
        let mut choices = self.choices();
        choices.retain(|choice| choice.from == Some(picked));
        choices
    }

    /// Why what is picked up cannot change places with what stands there. Where everything picked
    /// up changes places within its own army, a touch of another piece is no wish to pick that up
    /// instead.
    pub fn refuses_to_swap(&self, place: Place) -> Option<String> {
        let goals = self.goals();
        let arranges = goals.iter().any(|it| it.verb == Verb::Arrange);
        let is_goal = goals.iter().any(|it| it.to == place.point());
        match arranges && !is_goal && self.picked != Some(place) {
            true => self.why_not(place),
            false => None,
        }
    }

    /// Why what is picked up cannot go to a place.
    fn why_not(&self, place: Place) -> Option<String> {
        self.game.why_not(self.picked?, place.point()?)
    }

    /// The choices that are buttons now: those of what is picked up, and those of nothing.
    pub fn buttons(&self) -> Vec<Choice> {
        let mut choices = self.choices();
        choices.retain(|choice| {
            choice.to.is_none() && (choice.from.is_none() || choice.from == self.picked)
        });
        choices
    }

    /// How the person at the board may end the game.
    pub fn ways_out(&self) -> Vec<WayOut> {
        if self.is_online() {
            return self.ways_out_online();
        }
        let Ok(player) = self.person_at_the_board() else {
            return Vec::new();
        };
        let all_human = self.humans().count() == self.sitters.len();
        let game = &self.game;
        let asks = all_human || game.ends_by_choice() || game.computers_weigh_draws();
        let mut ways = self.game.ways_out(player);
        ways.retain(|way| *way != WayOut::Agree || asks);
        ways
    }

    /// Whether the computers agree if the decider wishes the game to end undecided. People at the
    /// same screen are asked by the question or behind the curtain.
    fn computers_agree(&self) -> bool {
        let all_human = self.sitters.iter().all(|sitter| sitter.is_human());
        all_human || self.game.computer_agrees()
    }

    /// Whether a hint can be had now.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_hint(&self) -> Result<(), Refused> {
        if self.is_online() {
            return Err(Refused::NoHelp);
        }
        self.person_at_the_board()?;
        if !self.game.has_hints() {
            return Err(Refused::NoHints);
        }
        Ok(())
    }

    /// Who decides, if it is a person who looks at the present with no curtain before him.
    fn person_at_the_board(&self) -> Result<Player, Refused> {
        let decider = self.decider().ok_or(Refused::Over)?;
        if self.only_computers() {
            return Err(Refused::OnlyComputers);
        }
        self.may_begin()?;
        match self.sitter(decider) {
            Sitter::Human => {}
            Sitter::Afar => return Err(Refused::NotYourTurn),
            Sitter::Computer(_) => return Err(Refused::ComputersTurn),
        }
        if self.curtain().is_some() {
            return Err(Refused::Curtain);
        }
        if self.offer.is_some() {
            return Err(Refused::QuestionOpen);
        }
        if !self.is_live() {
            return Err(Refused::LookingBack);
        }
        Ok(decider)
    }
}
