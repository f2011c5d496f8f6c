use super::trail::Trails;
use super::write::items;
use super::{Action, Cargo, Carrying, Kind, Knight, Man, Phase, Position, Question, Seat};
use crate::{BitBoard, Chance, Outcome, Position as _, Square};
use std::collections::BTreeMap;
use std::fmt;

/// What one seat may know of a position: all but where others' Knights are hidden, what is inside
/// which of their Mycenaean Knights apart from the seat's own pieces, whether a Guild is asked to
/// strike, and the dice to come.
///
/// Nothing else is kept in it, so that whoever plays from a view cannot know more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    seat: Seat,
    /// The position without what the seat does not know.
    seen: Position,
    /// In which of its turns each seat's Knight is hidden; 0 if it is not.
    hidden: [u8; 4],
    /// How many pieces are inside each seat's Knights.
    totals: [u32; 4],
    /// A turn of loading or unloading of which the Knight is not known.
    carrying: Option<Carrying>,
    /// A piece asked for without the Knight being known: from whom, and where it stands.
    wanted: Option<(Seat, Square)>,
    decider: Option<Seat>,
    outcome: Option<Outcome<Seat>>,
    trails: Trails,
}

/// What a view does not tell, supposed: with it, a view becomes a position ([`View::complete`]).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guess {
    /// Where each other seat's hidden Knight stands.
    pub hidden: [Option<Square>; 4],
    /// What is inside other seats' Knights beside the seat's own pieces.
    pub inside: BTreeMap<Square, Cargo>,
    /// The dice to come.
    pub seed: u32,
}

/// Why a guess does not fit a view.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GuessError {
    /// It is somebody else's turn to decide, and on what may be secret.
    #[error("this seat has nothing to decide now")]
    NotAsked,
    /// A hidden Knight is missing, or there is none, or the square is taken.
    #[error("the hidden Knight of seat {0} cannot be there")]
    Hidden(Seat),
    /// Something is inside what is not another's Knight, or the totals differ.
    #[error("that cannot be inside the Knights of seat {0}")]
    Inside(Seat),
}

impl Position {
    /// What `seat` may know; everything once the game is over. Of what happened before it knows
    /// nothing: [`super::Game::view`] does.
    pub fn view(&self, seat: Seat) -> View {
        View::new(self, seat, self.outcome(), Trails::UNKNOWN)
    }

    /// How many pieces are inside a seat's Knights.
    fn total_inside(&self, owner: Seat) -> u32 {
        let own = self
            .cargo
            .iter()
            .filter(|&(&at, _)| self.man(at).is_some_and(|man| man.owner == owner));
        own.map(|(_, cargo)| cargo.len()).sum()
    }
}

impl View {
    pub(super) fn new(
        position: &Position,
        seat: Seat,
        outcome: Option<Outcome<Seat>>,
        trails: Trails,
    ) -> Self {
        let hidden = Seat::ALL.map(|seat| match position.knight(seat) {
            Knight::Hidden(_, count) => count,
            _ => 0,
        });
        let mut view = Self {
            seat,
            seen: position.clone().with_chance(Chance::new(0)),
            hidden,
            totals: Seat::ALL.map(|seat| position.total_inside(seat)),
            carrying: None,
            wanted: None,
            decider: outcome.is_none().then(|| position.side_to_move()),
            outcome,
            trails,
        };
        if outcome.is_none() {
            view.forget();
        }
        view
    }

    /// Takes out of the position what the seat does not know.
    fn forget(&mut self) {
        let (seat, seen) = (self.seat, &mut self.seen);
        for at in seen.hidden_from(seat) {
            seen.board.take(at);
        }
        for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
            if self.hidden[other.index()] > 0 {
                seen.knights[other.index()] = Knight::Open;
            }
        }
        let own = seen.side(seat);
        for (&knight, cargo) in &mut seen.cargo {
            if !own.has(knight) {
                *cargo = cargo.only(seat);
            }
        }
        seen.cargo.retain(|_, cargo| !cargo.is_empty());
        let asked = seen.questions.first().copied();
        if let Some((asked, Question::Strike(_))) = asked
            && asked != seat
        {
            self.decider = None;
        }
        let insider = seen.turn == seat || asked.is_some_and(|(asked, _)| asked == seat);
        if let Phase::Busy(carrying, _) = seen.phase
            && !insider
        {
            self.carrying = Some(carrying);
            seen.phase = Phase::Open;
        }
        if let Some((asked, Question::Allow { piece, .. })) = asked
            && !insider
        {
            self.wanted = Some((asked, piece));
        }
        seen.questions.retain(|&(asked, question)| match question {
            Question::Keep => true,
            Question::Strike(_) => asked == seat,
            Question::Allow { .. } => insider,
        });
    }

    /// Whose view it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What may be done by this seat now; nothing while another decides or the game is over.
    pub fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.decider == Some(self.seat) && !self.must_set_out() {
            self.seen.list_steps(&mut actions);
        }
        actions
    }

    /// Who has to say something now; `None` if that is secret or the game is over.
    pub const fn decider(&self) -> Option<Seat> {
        self.decider
    }

    /// Whether this seat has to say now how it sets out; that is in no list of actions.
    pub fn must_set_out(&self) -> bool {
        self.decider == Some(self.seat) && self.seen.must_set_out(self.seat)
    }

    /// From whom a piece is asked, and where it stands, if into which Knight it is to go is not
    /// known to this seat.
    pub const fn wanted(&self) -> Option<(Seat, Square)> {
        self.wanted
    }

    /// How the game ended.
    pub const fn outcome(&self) -> Option<Outcome<Seat>> {
        self.outcome
    }

    /// What the seat sees on a square.
    pub fn man(&self, square: Square) -> Option<Man> {
        self.seen.man(square)
    }

    /// What the seat knows to be inside a Knight: everything in its own, its own in others'.
    pub fn cargo(&self, knight: Square) -> Cargo {
        self.seen.cargo(knight)
    }

    /// How many pieces are inside a seat's Knights together.
    pub const fn total_inside(&self, owner: Seat) -> u32 {
        self.totals[owner.index()]
    }

    /// In which of its turns a seat's Knight is hidden, 1 to 3; `None` if it is not.
    pub fn hidden_turns(&self, seat: Seat) -> Option<u8> {
        Some(self.hidden[seat.index()]).filter(|&count| count > 0)
    }

    /// Everything the seat knows, as a position: without others' hidden Knights and without what
    /// is inside theirs. For counts, reserves, dice and the like; what it says about Kings or the
    /// end of the game means nothing, and its actions are those of [`View::actions`] only.
    pub const fn seen(&self) -> &Position {
        &self.seen
    }

    /// The position as it would be if a guess were true, for the seat that has to decide.
    ///
    /// # Errors
    /// Says what in the guess does not fit.
    pub fn complete(&self, guess: &Guess) -> Result<Position, GuessError> {
        if self.decider != Some(self.seat) {
            return Err(GuessError::NotAsked);
        }
        let mut position = self.seen.clone().with_chance(Chance::new(guess.seed));
        for (seat, at) in Seat::ALL.into_iter().zip(guess.hidden) {
            let count = self.hidden[seat.index()];
            if seat == self.seat {
                continue;
            }
            match at {
                None if count == 0 => {}
                Some(at) if count > 0 && position.man(at).is_none() => {
                    position.board.put(at, Man::new(seat, Kind::Knight));
                    position.knights[seat.index()] = Knight::Hidden(at, count);
                }
                _ => return Err(GuessError::Hidden(seat)),
            }
        }
        for (&knight, guessed) in &guess.inside {
            let man = position.man(knight);
            let man = man.filter(|man| man.kind == Kind::MycenaeanKnight);
            let owner = man.map_or(self.seat, |man| man.owner);
            if owner == self.seat || !guessed.only(self.seat).is_empty() {
                return Err(GuessError::Inside(owner));
            }
            let cargo = position.cargo.entry(knight).or_default();
            for (kind, owner, count) in guessed.iter() {
                (0..count).for_each(|_| cargo.add(kind, owner));
            }
        }
        position.cargo.retain(|_, cargo| !cargo.is_empty());
        let differs = |&seat: &Seat| position.total_inside(seat) != self.total_inside(seat);
        match Seat::ALL.into_iter().find(differs) {
            Some(seat) => Err(GuessError::Inside(seat)),
            None => Ok(position),
        }
    }

    /// Where a seat's hidden Knight may stand by all that was to be seen since it hid; for the own
    /// one, where the others may suppose it. Nothing if it is not hidden.
    pub fn whereabouts(&self, seat: Seat) -> BitBoard {
        if self.hidden[seat.index()] == 0 {
            return BitBoard::EMPTY;
        }
        let own = match self.seen.knight(seat) {
            Knight::Hidden(at, _) => at.bitboard(),
            _ => BitBoard::EMPTY,
        };
        self.trails.of(seat) & (self.looks_empty() | own)
    }

    /// The squares on which a foreign hidden Knight may stand: those that look empty.
    pub fn looks_empty(&self) -> BitBoard {
        !self.seen.occupied()
    }
}

/// The items of a position string as far as they are known, then for each seat with pieces
/// inside its Knights `total SEAT N`, for another's hidden Knight `hidden SEAT ? N`, and a Knight
/// that is not known as `?`.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut items = items(&self.seen);
        for seat in Seat::ALL {
            if self.totals[seat.index()] > 0 {
                items.push(format!("total {seat} {}", self.totals[seat.index()]));
            }
            if self.hidden[seat.index()] > 0 && self.seen.knight(seat) == Knight::Open {
                items.push(format!("hidden {seat} ? {}", self.hidden[seat.index()]));
            }
        }
        if let Some(carrying) = self.carrying {
            items.push(format!("busy {} ?", carrying.name()));
        }
        if let Some((seat, piece)) = self.wanted {
            items.push(format!("ask {seat} allow ?:{piece}"));
        }
        f.write_str(&items.join("; "))
    }
}
