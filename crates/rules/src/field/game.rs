//! A game with its full record, and what of it everybody sees.

use super::{Combat, Move, Piece, Point, Position, Setup, SetupFault, Side, View};
use crate::{IllegalMove, Outcome, Position as _};
use std::fmt;

/// One turn of the full record.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who moved.
    pub side: Side,
    /// From where to where.
    pub mv: Move,
    /// What moved.
    pub piece: Piece,
    /// What it attacked.
    pub met: Option<Piece>,
    /// What came of an attack.
    pub combat: Option<Combat>,
    /// The Flags that this turn shows to everybody, South's first (`field.md`, combat).
    pub flags: [Option<Point>; 2],
}

/// One turn of the record as everybody sees it: coordinates and results.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Who moved.
    pub side: Side,
    /// From where to where.
    pub mv: Move,
    /// What came of an attack.
    pub combat: Option<Combat>,
    /// The Flags that this turn shows to everybody, South's first.
    pub flags: [Option<Point>; 2],
}

impl Entry {
    /// The turn without anything that is hidden.
    pub fn redacted(&self) -> Seen {
        let &Self {
            side,
            mv,
            combat,
            flags,
            ..
        } = self;
        Seen {
            side,
            mv,
            combat,
            flags,
        }
    }
}

fn write_flags(f: &mut fmt::Formatter<'_>, flags: [Option<Point>; 2]) -> fmt::Result {
    for (side, flag) in Side::ALL.into_iter().zip(flags) {
        if let Some(point) = flag {
            write!(f, ", {side} flag on {point}")?;
        }
    }
    Ok(())
}

/// Such as `Major a6a7 on Captain, defender falls`.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.piece, self.mv)?;
        if let (Some(met), Some(combat)) = (self.met, self.combat) {
            write!(f, " on {met}, {combat}")?;
        }
        write_flags(f, self.flags)
    }
}

/// Such as `a6a7, defender falls`.
impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.mv)?;
        if let Some(combat) = self.combat {
            write!(f, ", {combat}")?;
        }
        write_flags(f, self.flags)
    }
}

/// A game from its set-up on: the whole truth, for whoever runs it and for the replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    position: Position,
    record: Vec<Entry>,
}

impl Game {
    /// A game that begins with two set-ups.
    ///
    /// # Errors
    /// Names a rule that a set-up breaks.
    pub fn new(south: &Setup, north: &Setup) -> Result<Self, SetupFault> {
        south.check()?;
        north.check()?;
        Ok(Self::from_position(Position::from_setups(south, north)))
    }

    /// A game that begins with a position, for studies and records.
    pub fn from_position(start: Position) -> Self {
        let position = start.clone();
        Self {
            start,
            position,
            record: Vec::new(),
        }
    }

    /// The position that the game began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Every turn with everything that was hidden.
    pub fn record(&self) -> &[Entry] {
        &self.record
    }

    /// The position after the first `turns` turns of the record, all of them at most.
    pub fn position_at(&self, turns: usize) -> Position {
        let mut position = self.start.clone();
        for entry in self.record.iter().take(turns) {
            position.play_unchecked(entry.mv);
        }
        position
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome<Side>> {
        self.position.outcome()
    }

    /// Whether both sides began with a set-up that the rules allow, so that where a piece began
    /// tells something of it.
    pub fn is_from_setups(&self) -> bool {
        let mut sides = Side::ALL.into_iter();
        sides.all(|side| Setup::of(&self.start, side).check().is_ok())
    }

    /// Plays a move and tells what everybody sees of it.
    ///
    /// # Errors
    /// The game stays as it is if the move is not legal.
    pub fn play(&mut self, mv: Move) -> Result<Seen, IllegalMove> {
        let before = &self.position;
        let (Some((side, piece)), true) = (before.piece_at(mv.from), before.is_legal(mv)) else {
            return Err(IllegalMove {
                text: mv.to_string(),
            });
        };
        let shown = |position: &Position| Side::ALL.map(|side| position.shown_flag(side));
        let already = shown(before);
        let mut entry = Entry {
            side,
            mv,
            piece,
            met: before.piece_at(mv.to).map(|(_, piece)| piece),
            combat: before.combat(mv),
            flags: [None; 2],
        };
        self.position.play_unchecked(mv);
        let now = shown(&self.position);
        entry.flags = [0, 1].map(|at| now[at].filter(|_| already[at].is_none()));
        self.record.push(entry);
        Ok(entry.redacted())
    }

    /// All that `side` may know now.
    pub fn view(&self, side: Side) -> View {
        self.view_at(side, self.record.len())
    }

    /// All that `side` knew after the first `turns` turns of the record, all of them at most.
    pub fn view_at(&self, side: Side, turns: usize) -> View {
        let mut view = View::begin(side, &self.start, self.is_from_setups());
        for entry in self.record.iter().take(turns) {
            view.see(&entry.redacted());
        }
        if turns >= self.record.len() {
            view.end(self.outcome());
        }
        view
    }
}
