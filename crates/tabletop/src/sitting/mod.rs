//! A game at one screen.

mod act;
mod happening;
mod news;
mod offer;
mod online;
mod redo;
mod spelling;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod online_tests;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use happening::{Act, Asking, Happening};
use offer::Offer;
use online::Online;
pub use online::{Company, Sent, Wanted};
use redo::Undone;

use crate::{Choice, Export, Game, Look, Mind, Place, Player, Refused, Step, Verb, Viewer, WayOut};
use engine::Level;
use std::fmt;
use std::str::FromStr;

/// Who decides for a player.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Somebody before this screen.
    Human,
    /// The computer.
    Computer(Level),
    /// Somebody, or a computer, at another screen.
    Afar,
}

impl Sitter {
    /// Whether it is a person.
    pub fn is_human(self) -> bool {
        self == Self::Human
    }
}

/// `human`, or the computer's level, such as `club`.
impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Computer(level) => write!(f, "{level}"),
            Self::Afar => f.write_str("afar"),
        }
    }
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "human" => Ok(Self::Human),
            level => level
                .parse()
                .map(Self::Computer)
                .map_err(|problem| format!("{problem}, or human")),
        }
    }
}

/// What a computer player has to think about.
#[derive(Clone, Debug)]
pub struct Job {
    /// To be given back with [`Act::Reply`].
    pub version: u64,
    /// For whom.
    pub player: Player,
    /// What he may know.
    pub mind: Mind,
    /// How well he plays.
    pub level: Level,
    /// Differs from decision to decision of a game, to vary the chance.
    pub number: usize,
    /// That he decides at all is hidden from who looks: neither a sign nor a pause may tell it.
    pub is_secret: bool,
}

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

    /// What the computer has to think about now.
    pub fn job(&self) -> Option<Job> {
        let player = self.decider()?;
        match self.sitter(player) {
            Sitter::Computer(level) if self.may_think() => self.job_for(player, level),
            _ => None,
        }
    }

    /// What is to be thought about for a hint.
    pub fn hint_job(&self) -> Option<Job> {
        let player = self.game.decider()?;
        self.job_for(player, Level::Master)
    }

    fn job_for(&self, player: Player, level: Level) -> Option<Job> {
        Some(Job {
            version: self.version,
            player,
            mind: self.game.mind(player)?,
            level,
            number: self.game.log().len(),
            is_secret: self
                .game
                .look(self.viewer(), self.game.len())
                .turn
                .is_none(),
        })
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

    /// Whether anything can be taken back now.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_take_back(&self) -> Result<(), Refused> {
        if self.is_online() {
            return self.may_ask_to_take_back();
        }
        self.take_back_to().map(|_| ())
    }

    /// Against computers to the person's own last decision; between people to the last of all.
    fn take_back_to(&self) -> Result<usize, Refused> {
        self.may_undo()?;
        if self.is_handed_over() {
            return self.take_back_own();
        }
        let tries = self.humans().map(|player| self.game.take_back_to(player));
        let mut best = Err(Refused::NothingToTakeBack);
        for found in tries {
            best = match (best, found) {
                (Ok(one), Ok(other)) => Ok(usize::max(one, other)),
                (Err(_), found) => found,
                (found, Err(_)) => found,
            };
        }
        best
    }

    /// Whether anybody may take back or do again now.
    fn may_undo(&self) -> Result<(), Refused> {
        if !self.is_online() && self.sitters.contains(&Sitter::Afar) {
            // Of a game that was played between screens there is only the record.
            return Err(Refused::Over);
        }
        if self.curtain().is_some() {
            return Err(Refused::Curtain);
        }
        if self.only_computers() {
            return Err(Refused::OnlyComputers);
        }
        if self.offer.is_some() {
            return Err(Refused::QuestionOpen);
        }
        match self.is_live() {
            true => Ok(()),
            false => Err(Refused::LookingBack),
        }
    }

    /// Where people have secrets from each other, only what he has done himself and nobody has
    /// answered.
    fn take_back_own(&self) -> Result<usize, Refused> {
        if self.game.ending().is_some() {
            return Err(Refused::Unseen);
        }
        let player = self.shown_to.ok_or(Refused::NothingToTakeBack)?;
        let to = self.game.take_back_to(player)?;
        match self.game.others_acted_since(player, to) {
            true => Err(Refused::OthersActed),
            false => Ok(to),
        }
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
