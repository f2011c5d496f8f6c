//! The machine: one command into one state, with what comes of it.

use crate::command::{BattleAct, Command};
use crate::event::{Event, Report};
use crate::world::Square;
use crate::{Pending, Refusal, Side, State, sight};
use rules::battle::{self, Army};
use rules::{Color, Move};
use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

/// How a battle that was played out ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlayedEnd {
    /// The position after the last move is over.
    Over,
    /// The side to move after the last move retreats.
    Retreat,
    /// The side to move after the last move gives up.
    Resign,
}

/// A battle that was played out for both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedOut {
    /// The moves in order.
    pub moves: Vec<Move>,
    /// How it ended.
    pub end: PlayedEnd,
}

impl PlayedEnd {
    const ALL: [Self; 3] = [Self::Over, Self::Retreat, Self::Resign];

    const fn word(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::Retreat => "retreat",
            Self::Resign => "resign",
        }
    }
}

/// A text is no battle that was played out.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a battle that was played out is moves, then over, retreat or resign")]
pub struct PlayedOutError;

/// The moves and how it ended: `e2e4 e7e5 retreat`.
impl fmt::Display for PlayedOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for mv in &self.moves {
            write!(f, "{mv} ")?;
        }
        f.write_str(self.end.word())
    }
}

impl FromStr for PlayedOut {
    type Err = PlayedOutError;

    fn from_str(text: &str) -> Result<Self, PlayedOutError> {
        let mut words: Vec<&str> = text.split(' ').collect();
        let last = words.pop().ok_or(PlayedOutError)?;
        let mut ends = PlayedEnd::ALL.into_iter();
        let end = ends.find(|end| end.word() == last).ok_or(PlayedOutError)?;
        let moves: Result<_, _> = words.into_iter().map(str::parse).collect();
        Ok(Self {
            moves: moves.map_err(|_| PlayedOutError)?,
            end,
        })
    }
}

/// Whoever plays battles to their end where no person does: barbarians against the computer, and
/// those a player asks to have resolved (`campaign.md`, attack).
pub trait Battles {
    /// Plays `position` to its end, both sides. The same position and seed must give the same
    /// battle. A budget that is used up ends it; if it is extended, this is asked again.
    /// `None` if nobody can play; the command that led here is refused then.
    fn play_out(&mut self, position: &battle::Position, seed: u64) -> Option<PlayedOut>;
}

/// Plays no battle: commands that need one are refused.
#[derive(Copy, Clone, Debug, Default)]
pub struct NoBattles;

impl Battles for NoBattles {
    fn play_out(&mut self, _: &battle::Position, _: u64) -> Option<PlayedOut> {
        None
    }
}

/// Battles as they went before, one after the other.
#[derive(Clone, Debug, Default)]
pub struct Recorded(VecDeque<PlayedOut>);

impl Recorded {
    /// Battles that were played out elsewhere, the first that is asked for first.
    pub fn new(played: Vec<PlayedOut>) -> Self {
        Self(played.into())
    }

    /// Whether each has been asked for.
    pub fn is_done(&self) -> bool {
        self.0.is_empty()
    }
}

impl Battles for Recorded {
    fn play_out(&mut self, _: &battle::Position, _: u64) -> Option<PlayedOut> {
        self.0.pop_front()
    }
}

/// A command being carried out on a copy of the state.
pub(crate) struct Play<'a> {
    pub state: State,
    pub battles: &'a mut dyn Battles,
    pub reports: Vec<Report>,
}

pub(crate) type Done = Result<(), Refusal>;

impl State {
    /// Carries out a command of whoever [`State::waits_for`], and gives what happened.
    ///
    /// # Errors
    /// Says why the command is refused; the state is then as it was.
    pub fn apply(
        &mut self,
        command: &Command,
        battles: &mut dyn Battles,
    ) -> Result<Vec<Report>, Refusal> {
        let mut play = Play {
            state: self.clone(),
            battles,
            reports: Vec::new(),
        };
        play.run(command)?;
        *self = play.state;
        Ok(play.reports)
    }

    /// Reads a command and carries it out, see [`State::apply`].
    ///
    /// # Errors
    /// Says why the text or the command is refused; the state is then as it was.
    pub fn apply_text(
        &mut self,
        text: &str,
        battles: &mut dyn Battles,
    ) -> Result<Vec<Report>, Refusal> {
        let command = Command::parse(text, self.size())?;
        self.apply(&command, battles)
    }
}

impl Play<'_> {
    fn run(&mut self, command: &Command) -> Done {
        if self.state.won.is_some() {
            return Err(Refusal::Over);
        }
        self.check_squares(command)?;
        match (&self.state.pending, command) {
            (Some(Pending::Defend(_)), Command::Hold) => self.choose(true)?,
            (Some(Pending::Defend(_)), Command::Sally) => self.choose(false)?,
            (Some(Pending::Defend(_)), _) => return Err(Refusal::AwaitingChoice),
            (Some(Pending::Land { .. }), Command::Land { at }) => self.land(*at)?,
            (Some(Pending::Land { .. }), _) => return Err(Refusal::AwaitingLanding),
            (Some(Pending::Battle(battle)), command) => {
                let asked = battle.is_extension_asked();
                self.run_in_battle(command, asked)?;
            }
            (None, _) if self.state.turn == Side::Rogue => return Err(Refusal::RoguesTurn),
            (None, command) => self.run_on_map(command)?,
        }
        self.rogues_go_on()
    }

    fn run_in_battle(&mut self, command: &Command, extension_asked: bool) -> Done {
        match command {
            Command::Extend(yes) if extension_asked => self.extend(*yes),
            Command::Extend(_) => Err(Refusal::NoExtension),
            _ if extension_asked => Err(Refusal::AwaitingExtension),
            Command::Battle(BattleAct::Move(mv)) => self.battle_move(*mv),
            Command::Battle(BattleAct::Retreat) => self.battle_retreat(),
            Command::Battle(BattleAct::Resign) => self.battle_resign(),
            Command::Resolve => self.play_out(),
            _ => Err(Refusal::AwaitingBattle),
        }
    }

    fn run_on_map(&mut self, command: &Command) -> Done {
        let who = self.state.turn.kingdom().ok_or(Refusal::RoguesTurn)?;
        match *command {
            Command::March {
                from,
                to,
                who: party,
            } => self.march(who, from, to, party),
            Command::Ride {
                from,
                to,
                who: party,
                via,
            } => self.ride(who, from, to, party, via),
            Command::Build { at, piece } => self.build(who, at, piece),
            Command::Cancel { at } => self.cancel(who, at),
            Command::Rally { from, goal, pieces } => self.rally(who, from, goal, pieces),
            Command::Unrally { at, number } => self.unrally(who, at, number),
            Command::Aside { at } => self.set_aside(who, at),
            Command::End => self.end_turn(who),
            Command::Resign => {
                self.win(!who, true);
                Ok(())
            }
            Command::Extend(_) => Err(Refusal::NoExtension),
            Command::Hold
            | Command::Sally
            | Command::Land { .. }
            | Command::Battle(_)
            | Command::Resolve => Err(Refusal::NothingToAnswer),
        }
    }

    /// Commands made by hand may name squares of the other size of map.
    fn check_squares(&self, command: &Command) -> Done {
        let squares = match *command {
            Command::March { from, to, .. } => [Some(from), Some(to), None],
            Command::Ride { from, to, via, .. } => [Some(from), Some(to), via],
            Command::Rally { from, goal, .. } => [Some(from), Some(goal), None],
            Command::Build { at, .. }
            | Command::Cancel { at }
            | Command::Unrally { at, .. }
            | Command::Aside { at }
            | Command::Land { at } => [Some(at), None, None],
            _ => [None; 3],
        };
        let size = self.state.size();
        match squares.into_iter().flatten().find(|&at| !size.has(at)) {
            Some(at) => Err(Refusal::OffMap(at)),
            None => Ok(()),
        }
    }

    /// The kingdom's army on a square.
    pub(crate) fn own_army(&self, who: Color, at: Square) -> Result<crate::Stack, Refusal> {
        let stack = self
            .state
            .armies
            .get(&at)
            .filter(|stack| stack.owner == who);
        stack.copied().ok_or(Refusal::NoArmy(at))
    }

    fn set_aside(&mut self, who: Color, at: Square) -> Done {
        self.own_army(who, at)?;
        self.state.aside.insert(at);
        self.tell_only(
            who,
            Event::SetAside {
                who: who.into(),
                at,
            },
        );
        Ok(())
    }

    /// Ends the campaign.
    pub(crate) fn win(&mut self, who: Color, resigned: bool) {
        self.state.won = Some(who);
        self.tell_all(Event::Won {
            who: who.into(),
            resigned,
        });
    }

    /// Both kingdoms remember what they see now (`campaign.md`, small print: after every step).
    pub(crate) fn look(&mut self) {
        for color in Color::ALL {
            let sees = sight::sees(&self.state, color);
            self.state.seen[color.index()] |= sees;
        }
    }

    /// Everybody hears of it.
    pub(crate) fn tell_all(&mut self, event: Event) {
        self.reports.push(Report {
            heard: [Some(event.clone()), Some(event.clone())],
            event,
        });
    }

    /// One kingdom hears of it.
    pub(crate) fn tell_only(&mut self, who: Color, event: Event) {
        let heard = Color::ALL.map(|color| (color == who).then(|| event.clone()));
        self.reports.push(Report { heard, event });
    }

    /// Those it is about hear of it, and whoever sees the square.
    pub(crate) fn tell(&mut self, about: &[Side], at: Square, event: Event) {
        let heard = Color::ALL.map(|color| {
            let hears = about.contains(&color.into()) || self.sees(color, at);
            hears.then(|| event.clone())
        });
        self.reports.push(Report { heard, event });
    }

    pub(crate) fn sees(&self, color: Color, at: Square) -> bool {
        sight::sees(&self.state, color).has(at)
    }

    /// Pieces went; each kingdom hears of the part that it saw.
    pub(crate) fn tell_march(
        &mut self,
        who: Side,
        [from, to]: [Square; 2],
        pieces: Army,
        rally: bool,
    ) {
        let marched = |from, to| Event::Marched {
            who,
            from,
            to,
            pieces,
            rally,
        };
        let heard = Color::ALL.map(|color| {
            let part = |at| (who == color || self.sees(color, at)).then_some(at);
            let (from, to) = (part(from), part(to));
            (from.is_some() || to.is_some()).then(|| marched(from, to))
        });
        let event = marched(Some(from), Some(to));
        self.reports.push(Report { heard, event });
    }
}
