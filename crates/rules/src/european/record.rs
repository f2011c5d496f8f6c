//! What is written down of a game, and what of it a seat is told.

use super::{Action, Kind, Position, Seat};
use crate::{MoveSyntaxError, Square};
use std::fmt;
use std::str::FromStr;

/// A die that has fallen. `Display`: `turn 5`, `number 3`, `b1 4`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fall {
    /// At the start of a turn: 5 and 6 make it a special one.
    Turn(u8),
    /// How many pieces may move: 1 to 2 one, 3 to 4 two, 5 to 6 three.
    Number(u8),
    /// As what a named piece may move: 1 a pawn to 6 a King.
    Piece(Square, u8),
}

impl fmt::Display for Fall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(die) => write!(f, "turn {die}"),
            Self::Number(die) => write!(f, "number {die}"),
            Self::Piece(square, die) => write!(f, "{square} {die}"),
        }
    }
}

impl FromStr for Fall {
    type Err = MoveSyntaxError;

    fn from_str(text: &str) -> Result<Self, MoveSyntaxError> {
        let read = || {
            let (what, die) = text.split_once(' ')?;
            let die = (1..=6).find(|number: &u8| number.to_string() == die)?;
            Some(match what {
                "turn" => Self::Turn(die),
                "number" => Self::Number(die),
                square => Self::Piece(Square::parse(square)?, die),
            })
        };
        read().ok_or_else(|| {
            MoveSyntaxError::new(text, "a fall of a die such as turn 5, number 3 or b1 2")
        })
    }
}

/// A line of the record.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Somebody did something.
    Step(Step),
    /// A die fell.
    Fall(Fall),
    /// Somebody would agree to a draw.
    Agree(Seat),
}

/// A step with what others may know of it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Whose step.
    pub seat: Seat,
    /// What he did.
    pub action: Action,
    /// What a seat is told that does not know all of it; `None`: that anything was done.
    heard: Option<Told>,
    /// Who knows all of it.
    knows: [bool; 4],
}

/// What a seat is told of a line of the record.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// A step, whole.
    Step(Seat, Action),
    /// A die fell.
    Fall(Fall),
    /// Somebody would agree to a draw.
    Agree(Seat),
    /// A Mycenae has set out.
    SetOut(Seat),
    /// A hidden Knight has moved, nobody else knows where.
    HiddenMove(Seat),
    /// A Knight that was hidden has captured here, and is shown.
    HiddenCapture(Seat, Square),
    /// A Guild keeps its hidden Knight.
    KeptHidden(Seat),
    /// A piece (from this square, unless it was hidden) was loaded into some Knight, or is asked
    /// for.
    Load(Seat, Option<Square>),
    /// A piece came out of some Knight.
    Unload(Seat, Kind, Square),
}

/// The seat's number, then what it did, with `?` for what is not known.
impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(seat, action) => write!(f, "{seat} {action}"),
            Self::Fall(fall) => write!(f, "dice {fall}"),
            Self::Agree(seat) => write!(f, "{seat} agree"),
            Self::SetOut(seat) => write!(f, "{seat} stow ?"),
            Self::HiddenMove(seat) => write!(f, "{seat} ??"),
            Self::HiddenCapture(seat, to) => write!(f, "{seat} ?{to}"),
            Self::KeptHidden(seat) => write!(f, "{seat} keep ?"),
            Self::Load(seat, Some(piece)) => write!(f, "{seat} load ?:{piece}"),
            Self::Load(seat, None) => write!(f, "{seat} load ?:?"),
            Self::Unload(seat, kind, to) => write!(f, "{seat} unload ?:{}{to}", kind.letter()),
        }
    }
}

impl Entry {
    /// What `seat` is told of this line while the game goes on; once it is over, everybody is told
    /// all ([`Entry::whole`]).
    pub fn told_to(&self, seat: Seat) -> Option<Told> {
        match self {
            Self::Step(step) if !step.knows[seat.index()] => step.heard,
            _ => Some(self.whole()),
        }
    }

    /// The line with nothing held back.
    pub fn whole(&self) -> Told {
        match *self {
            Self::Step(step) => Told::Step(step.seat, step.action),
            Self::Fall(fall) => Told::Fall(fall),
            Self::Agree(seat) => Told::Agree(seat),
        }
    }
}

impl Step {
    /// The step that `action` is in a position in which it is legal.
    pub(super) fn new(position: &Position, action: Action) -> Self {
        let seat = <Position as crate::Position>::side_to_move(position);
        let (heard, insiders) = heard(position, seat, action);
        let mut knows = [heard == Some(Told::Step(seat, action)); 4];
        for insider in insiders.into_iter().flatten().chain([seat]) {
            knows[insider.index()] = true;
        }
        Self {
            seat,
            action,
            heard,
            knows,
        }
    }
}

/// What others hear of a step, and who knows all of it beside the one who does it.
fn heard(position: &Position, seat: Seat, action: Action) -> (Option<Told>, [Option<Seat>; 2]) {
    let owner = |square| position.man(square).map(|man| man.owner);
    let is_hidden = |square| position.hidden_at(seat) == Some(square);
    let whole = Some(Told::Step(seat, action));
    match action {
        Action::Stow(_) => (Some(Told::SetOut(seat)), [None; 2]),
        Action::Move { from, to, .. } if is_hidden(from) => {
            let told = match position.man(to) {
                Some(_) => Told::HiddenCapture(seat, to),
                None => Told::HiddenMove(seat),
            };
            (Some(told), [None; 2])
        }
        Action::Keep(square) if is_hidden(square) => (Some(Told::KeptHidden(seat)), [None; 2]),
        Action::Let => (None, [None; 2]),
        Action::Load { piece, .. } => {
            let seen = Some(piece).filter(|&piece| !is_hidden(piece));
            (Some(Told::Load(seat, seen)), [owner(piece), None])
        }
        Action::Unload { knight, kind, to } => {
            let told = Told::Unload(seat, kind, to);
            (Some(told), [owner(knight), None])
        }
        _ => (whole, [None; 2]),
    }
}
