mod act;
mod happen;
mod online;

pub use online::{Company, Standing};

use super::action::Refused;
use super::record::Record;
use super::setup::{BattleSetup, Seat};
use bevy::prelude::Resource;
use engine::Level;
use online::Online;
use rules::battle::{Army, Position};
use rules::{BitBoard, Color, Move, MoveKind, Outcome, Piece, Position as _, Square};

/// What is picked up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Selection {
    /// The own piece on a square.
    Piece(Square),
    /// A piece of the own reserve.
    Reserve(Piece),
}

/// What a person is being asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// What the pawn that goes from one square to the other becomes.
    Promotion {
        /// Where the pawn stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Whether that side really retreats.
    Retreat(Color),
    /// Whether that side really gives up.
    Resign(Color),
    /// Whether that side wants the battle to be extended.
    Extend(Color),
    /// Whether the rest is to be played out by the computer.
    Resolve,
}

/// What a computer player has to think about.
#[derive(Clone, Debug)]
pub struct Job {
    /// To be given back with [`Action::Reply`](super::action::Action::Reply).
    pub version: u64,
    /// Where it is to move.
    pub position: Position,
    /// How well it plays.
    pub level: Level,
    /// How many entries the record has, to vary the chance.
    pub ply: usize,
    /// Whether it may leave the ground.
    pub may_leave: bool,
}

/// A battle as a person has it before him. Everything goes through [`Table::act`].
#[derive(Resource, Clone, Debug)]
pub struct Table {
    setup: BattleSetup,
    record: Record,
    /// How many entries the shown position has, while looking back.
    cursor: Option<usize>,
    selection: Option<Selection>,
    question: Option<Question>,
    hint: Option<Move>,
    flipped: bool,
    /// The rest is being played out elsewhere.
    resolving: bool,
    /// After so many entries the rest may be played out.
    fought_first: usize,
    /// Others fight at other screens.
    online: Option<Online>,
    /// What whoever fought is called, where the battle was fought between screens.
    people: [Option<String>; 2],
    /// It is a puzzle.
    puzzle: Option<Drill>,
    version: u64,
}

/// The part of a table that only a puzzle has.
#[derive(Copy, Clone, Debug, Default)]
struct Drill {
    /// Nothing may be moved: a wrong move is to be taken back first, or the solution is shown.
    held: bool,
}

impl Table {
    /// A battle about to begin. The board is turned to a lone defender.
    pub fn new(setup: BattleSetup) -> Self {
        let start = setup.deploy();
        Self::from_position(setup, start)
    }

    /// A battle that begins in a given position instead of the set-up's.
    pub fn from_position(setup: BattleSetup, start: Position) -> Self {
        Self::resume(setup, Record::new(start), false)
    }

    /// A puzzle: whoever is to move solves it, and what its solution says answers.
    pub fn puzzle(start: Position) -> Self {
        let mut seats = [Seat::Afar; 2];
        seats[start.side_to_move().index()] = Seat::Human;
        let setup = BattleSetup {
            terrain: start.terrain(),
            seats,
            ..BattleSetup::default()
        };
        Self {
            puzzle: Some(Drill::default()),
            ..Self::from_position(setup, start)
        }
    }

    /// Whether it is a puzzle.
    pub fn is_puzzle(&self) -> bool {
        self.puzzle.is_some()
    }

    /// From now on nothing of a puzzle may be moved, or it may again.
    pub(crate) fn hold(&mut self, held: bool) {
        if let Some(drill) = &mut self.puzzle {
            drill.held = held;
        }
    }

    /// A battle taken up again after what is on record. `agreed` tells that the attacker has said
    /// yes to an extension already.
    pub fn resume(setup: BattleSetup, record: Record, agreed: bool) -> Self {
        let flipped = setup.lone_human() == Some(Color::Black);
        let mut table = Self {
            setup,
            record,
            cursor: None,
            selection: None,
            question: None,
            hint: None,
            flipped,
            resolving: false,
            fought_first: 0,
            online: None,
            people: [None, None],
            puzzle: None,
            version: 0,
        };
        table.ask_for_extension();
        if agreed && table.question == Some(Question::Extend(Color::White)) {
            table.question = Some(Question::Extend(Color::Black));
        }
        table
    }

    /// The record of a battle that was fought between screens, with what both were called.
    pub(crate) fn with_people(mut self, people: [Option<String>; 2]) -> Self {
        self.people = people;
        self
    }

    /// What the battle began with.
    pub fn setup(&self) -> &BattleSetup {
        &self.setup
    }

    /// Everything that was done.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The position now, whatever is shown.
    pub fn position(&self) -> &Position {
        self.record.last()
    }

    /// The position to be shown.
    pub fn shown(&self) -> &Position {
        self.record.after(self.shown_at())
    }

    /// How many entries of the record the shown position has.
    pub fn shown_at(&self) -> usize {
        self.cursor.unwrap_or(self.record.len())
    }

    /// Whether the present is shown.
    pub fn is_live(&self) -> bool {
        self.cursor.is_none()
    }

    /// What is picked up.
    pub fn selection(&self) -> Option<Selection> {
        self.selection
    }

    /// What is being asked.
    pub fn question(&self) -> Option<Question> {
        self.question
    }

    /// The hint for the present position.
    pub fn hint(&self) -> Option<Move> {
        self.hint
    }

    /// Whether the defender sits at the bottom of the board.
    pub fn is_flipped(&self) -> bool {
        self.flipped
    }

    /// Changes whenever the record does.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// How the battle ended; `None` while it goes on or an extension may still be agreed on.
    pub fn outcome(&self) -> Option<Outcome<Color>> {
        if matches!(self.question, Some(Question::Extend(_))) {
            return None;
        }
        // Nobody is there to be asked where only computers play: the budget's end is the end.
        self.record.ended().or_else(|| self.position().outcome())
    }

    /// Whose decision is awaited; `None` once the battle is over.
    pub fn to_decide(&self) -> Option<Color> {
        if self.outcome().is_some() || self.resolving {
            return None;
        }
        match self.question {
            Some(Question::Extend(color)) => Some(color),
            _ => Some(self.position().side_to_move()),
        }
    }

    /// Whether a person is to move.
    pub fn is_persons_turn(&self) -> bool {
        self.to_decide()
            .is_some_and(|color| self.setup.seat(color).is_human())
    }

    /// What the computer has to think about now.
    pub fn job(&self) -> Option<Job> {
        let asked = matches!(self.question, Some(Question::Extend(_)));
        if self.outcome().is_some() || asked || self.resolving {
            return None;
        }
        let color = self.position().side_to_move();
        let may_leave = |it: super::setup::InCampaign| color == Color::White || !it.capital;
        match self.setup.seat(color) {
            Seat::Computer(level) if self.may_think() => Some(Job {
                version: self.version,
                position: self.position().clone(),
                level,
                ply: self.record.len(),
                may_leave: self.setup.campaign.is_some_and(may_leave),
            }),
            _ => None,
        }
    }

    /// The legal moves of what is picked up.
    pub fn goals(&self) -> Vec<Move> {
        self.selection
            .filter(|_| self.sent().is_none())
            .map(|selection| self.moves_of(selection))
            .unwrap_or_default()
    }

    /// What both sides have left after the end, the attacker first.
    pub fn survivors(&self) -> Option<[Army; 2]> {
        Some(self.position().survivors(&self.outcome()?))
    }

    /// What `color` has lost of the army it came with; after the end, also what the end cost.
    pub fn losses(&self, color: Color) -> Army {
        let came_with = self.record.start().army(color);
        let Some(survivors) = self.survivors() else {
            return self.position().losses(color, &came_with);
        };
        let kept = survivors[color.index()];
        let mut lost = Army::default();
        for piece in Army::KINDS {
            lost.set(
                piece,
                came_with.count(piece).saturating_sub(kept.count(piece)),
            );
        }
        lost
    }

    /// What retreating now would keep and lose, if it is allowed.
    ///
    /// # Errors
    /// Says why nobody can retreat now.
    pub fn retreat_price(&self) -> Result<(Army, Army), Refused> {
        let color = self.who_retreats()?;
        let position = self.position();
        position.can_retreat()?;
        let (all, kept) = (position.army(color), position.retreating_army(color));
        let mut lost = Army::default();
        for piece in Army::KINDS {
            lost.set(piece, all.count(piece).saturating_sub(kept.count(piece)));
        }
        Ok((kept, lost))
    }

    /// Whether anything can be taken back now.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_take_back(&self) -> Result<(), Refused> {
        self.take_back_to().map(|_| ())
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
        match self.question {
            Some(_) => Err(Refused::QuestionOpen),
            None => Ok(()),
        }
    }

    /// Whether a piece of the reserve of the side to move can be placed now.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_place(&self, piece: Piece) -> Result<(), Refused> {
        let color = self.person_at_the_board()?;
        let position = self.position();
        if position.reserve(color).count(piece) == 0 {
            return Err(Refused::NotInReserve(piece));
        }
        let back = BitBoard::RANKS[usize::from(color.rank(0))];
        if (back & !position.occupied()).is_empty() {
            return Err(Refused::BackRankFull(piece));
        }
        if self.moves_of(Selection::Reserve(piece)).is_empty() {
            return Err(Refused::KingInCheck(piece));
        }
        Ok(())
    }

    /// Whether a person can give up now.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_resign(&self) -> Result<(), Refused> {
        self.who_resigns().map(|_| ())
    }

    /// Whether the rest can be played out by the computer: in a campaign, while it goes on.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_resolve(&self) -> Result<(), Refused> {
        if self.setup.campaign.is_none() {
            return Err(Refused::NotInCampaign);
        }
        if self.record.len() < self.fought_first {
            return Err(Refused::FightFirst);
        }
        self.may_begin()?;
        self.is_connected()?;
        if self.asks_to_resolve().is_some() {
            self.nothing_is_asked()?;
        }
        self.goes_on()
    }

    /// The same battle, the rest of which is not played out before so many entries are on record: a
    /// lesson is learnt by fighting.
    #[must_use]
    pub(crate) const fn fought_first(mut self, entries: usize) -> Self {
        self.fought_first = entries;
        self
    }

    /// Whether the rest is being played out by the computer.
    pub fn is_resolving(&self) -> bool {
        self.resolving
    }

    /// Whether there is still something to be done here.
    fn goes_on(&self) -> Result<(), Refused> {
        if self.outcome().is_some() {
            return Err(Refused::Over);
        }
        if self.resolving {
            return Err(Refused::PlayedOut);
        }
        match self.question {
            Some(Question::Extend(_)) => Err(Refused::QuestionOpen),
            _ => Ok(()),
        }
    }

    /// The side of the person who is to move, whatever is being asked or shown.
    pub(super) fn person_to_move(&self) -> Result<Color, Refused> {
        self.goes_on()?;
        if self.puzzle.is_some_and(|drill| drill.held) {
            return Err(Refused::Held);
        }
        self.may_begin()?;
        let color = self.position().side_to_move();
        match self.setup.seat(color) {
            Seat::Human => Ok(color),
            Seat::Afar => Err(Refused::NotYourTurn),
            Seat::Computer(_) => Err(Refused::ComputersTurn),
        }
    }

    /// The same, if he has the present before him.
    pub(super) fn person_at_the_board(&self) -> Result<Color, Refused> {
        let color = self.person_to_move()?;
        if self.is_live() {
            Ok(color)
        } else {
            Err(Refused::LookingBack)
        }
    }

    pub(super) fn who_retreats(&self) -> Result<Color, Refused> {
        match self.puzzle {
            Some(_) => Err(Refused::Puzzle),
            None => self.person_to_move(),
        }
    }

    /// Whether a person may move now.
    ///
    /// # Errors
    /// Says why not.
    pub fn may_move(&self) -> Result<(), Refused> {
        self.person_at_the_board().map(drop)
    }

    pub(super) fn who_resigns(&self) -> Result<Color, Refused> {
        self.goes_on()?;
        if self.is_puzzle() {
            return Err(Refused::Puzzle);
        }
        if self.setup.campaign.is_some() {
            // There it is the side to move that gives up.
            return self.person_to_move();
        }
        if self.company().is_some_and(|company| company.waits) {
            return Err(Refused::SomebodyMissing);
        }
        self.is_connected()?;
        match self.setup.seats.map(Seat::is_human) {
            [false, false] if self.is_online() => Err(Refused::LookingOn),
            [false, false] => Err(Refused::OnlyComputers),
            [true, true] => Ok(self.position().side_to_move()),
            [attacker, _] => Ok(if attacker { Color::White } else { Color::Black }),
        }
    }

    pub(crate) fn moves_of(&self, selection: Selection) -> Vec<Move> {
        let mut moves = self.position().legal_moves();
        moves.retain(|mv| match selection {
            Selection::Piece(square) => mv.from() == Some(square),
            Selection::Reserve(piece) => mv.kind() == MoveKind::Drop(piece),
        });
        moves
    }

    pub(super) fn take_back_to(&self) -> Result<usize, Refused> {
        if self.is_online() {
            return self.may_ask_to_take_back().map(|_| self.record.len());
        }
        if self.setup.campaign.is_some() {
            return Err(Refused::MoveStands);
        }
        if self.setup.seats.contains(&Seat::Afar) && !self.is_puzzle() {
            // Of a battle that was fought between screens there is only the record.
            return Err(Refused::Over);
        }
        match self.setup.seats.map(Seat::is_human) {
            [false, false] => Err(Refused::OnlyComputers),
            [true, true] => self
                .record
                .len()
                .checked_sub(1)
                .ok_or(Refused::NothingToTakeBack),
            _ => (0..self.record.len())
                .rev()
                .find(|&at| {
                    self.setup
                        .seat(self.record.after(at).side_to_move())
                        .is_human()
                })
                .ok_or(Refused::NothingToTakeBack),
        }
    }
}
