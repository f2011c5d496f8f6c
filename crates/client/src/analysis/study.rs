//! What is looked into: a game of two sides that hides nothing, with every position of it.

use crate::battle::{Entry, Table, short_notation};
use engine::{Inquiry, Report, Stop, Thinkable, Thought};
use rules::{Color, Move, Piece, Position, Square, battle, chess};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;
use tabletop::{Sitting, Viewer};

/// A position of a game that the computer can read.
#[derive(Clone, Debug)]
pub enum Open {
    /// Of a battle.
    Battle(battle::Position),
    /// Of chess.
    Chess(chess::Position),
}

/// Does the same with a position of either game.
macro_rules! either {
    ($open:expr, $position:ident => $done:expr) => {
        match $open {
            Open::Battle($position) => $done,
            Open::Chess($position) => $done,
        }
    };
}

impl Open {
    /// Whose turn it is.
    pub fn turn(&self) -> Color {
        either!(self, position => position.side_to_move())
    }

    /// Who has won here, or that nobody has; `None` while it goes on.
    pub fn ended(&self) -> Option<Option<Color>> {
        either!(self, position => position.outcome().map(|it| it.winner))
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<(Color, Piece)> {
        either!(self, position => position.piece_at(square))
    }

    /// The number of the full move.
    pub fn move_number(&self) -> u32 {
        match self {
            Self::Battle(position) => position.move_number().into(),
            Self::Chess(position) => position.move_number(),
        }
    }

    /// A legal move in the short words of the game.
    pub fn words(&self, mv: Move) -> String {
        match self {
            Self::Battle(position) => short_notation(position, mv),
            Self::Chess(position) => position.san(mv),
        }
    }

    /// A legal move in the words of files.
    pub(super) fn read(&self, text: &str) -> Option<Move> {
        let moves = either!(self, position => position.legal_moves());
        moves.into_iter().find(|mv| mv.to_string() == text)
    }

    /// The position after a move; `None` if it is not legal.
    pub fn after(&self, mv: Move) -> Option<Self> {
        let mut next = self.clone();
        either!(&mut next, position => position.play(mv)).ok()?;
        Some(next)
    }

    /// A number for the position.
    pub fn key(&self) -> u64 {
        either!(self, position => position.hash())
    }

    /// Lets the engine look at it.
    pub(super) fn analyse(
        &self,
        inquiry: &Inquiry<'_, Move>,
        stop: &Stop,
        watch: impl FnMut(&Report<Move>) -> ControlFlow<()>,
    ) -> Option<Thought<Move>> {
        fn ask<P: Thinkable<Move = Move>>(
            position: &P,
            inquiry: &Inquiry<'_, Move>,
            stop: &Stop,
            watch: impl FnMut(&Report<Move>) -> ControlFlow<()>,
        ) -> Option<Thought<Move>> {
            engine::analyse(position, inquiry, stop, watch)
        }
        either!(self, position => ask(position, inquiry, stop, watch))
    }
}

/// Something on record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Who moved; nobody where it is no move, such as giving up.
    pub mover: Option<Color>,
    /// What he did, in the short words of the game.
    pub words: String,
}

/// A game as far as it has come.
#[derive(Clone, Debug)]
pub struct Study {
    version: u64,
    positions: Vec<Open>,
    deeds: Vec<Deed>,
}

impl Study {
    /// The positions of a battle so far, and what led from each to the next.
    pub fn of_battle(table: &Table) -> Self {
        let record = table.record();
        let deed = |(at, entry): (usize, &Entry)| Deed {
            mover: matches!(entry, Entry::Move(_)).then(|| record.after(at).side_to_move()),
            words: record.words(at).to_owned(),
        };
        Self {
            version: table.version(),
            positions: (0..=record.len())
                .map(|at| Open::Battle(record.after(at).clone()))
                .collect(),
            deeds: record.entries().iter().enumerate().map(deed).collect(),
        }
    }

    /// A game of chess; `None` if it is another game.
    pub fn of_sitting(sitting: &Sitting) -> Option<Self> {
        let positions = sitting.game().chess_positions()?;
        let steps = sitting.game().steps(Viewer::Everything).into_iter();
        let deeds = steps.zip(positions).map(|(step, before)| Deed {
            mover: Some(before.side_to_move()),
            words: step.words,
        });
        Some(Self {
            version: sitting.version(),
            deeds: deeds.collect(),
            positions: positions.iter().cloned().map(Open::Chess).collect(),
        })
    }

    /// Which state of the game it is.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// How many entries the record has.
    pub fn len(&self) -> usize {
        self.deeds.len()
    }

    /// Whether nothing is on record.
    pub fn is_empty(&self) -> bool {
        self.deeds.is_empty()
    }

    /// The position after so many entries.
    pub fn position(&self, at: usize) -> Option<&Open> {
        self.positions.get(at)
    }

    /// Every position, the first and one after each entry.
    pub fn positions(&self) -> &[Open] {
        &self.positions
    }

    /// What was done at that entry, from 0.
    pub fn deed(&self, index: usize) -> Option<&Deed> {
        self.deeds.get(index)
    }

    /// The keys of the positions before the one after `at` entries.
    pub fn before(&self, at: usize) -> Vec<u64> {
        self.positions.iter().take(at).map(Open::key).collect()
    }

    /// A number for each position with everything that led to it: two games have the same as long
    /// as they are the same.
    pub(super) fn ways(&self) -> Vec<u64> {
        let mut way = DefaultHasher::new();
        let mut ways = Vec::with_capacity(self.positions.len());
        for (at, position) in self.positions.iter().enumerate() {
            if let Some(deed) = at.checked_sub(1).and_then(|index| self.deed(index)) {
                deed.words.hash(&mut way);
            }
            position.key().hash(&mut way);
            ways.push(way.finish());
        }
        ways
    }

    /// An entry with its number: `12. Nf3`, `12… Qxb2`.
    pub fn label(&self, index: usize) -> String {
        match (self.deed(index), self.position(index)) {
            (Some(deed), Some(before)) if deed.mover.is_some() => {
                numbered(before, &deed.words, true)
            }
            (Some(deed), _) => deed.words.clone(),
            (None, _) => String::new(),
        }
    }
}

/// A move's words with the number before it: White's always, Black's only at the beginning.
pub(super) fn numbered(before: &Open, words: &str, first: bool) -> String {
    let number = before.move_number();
    match (before.turn(), first) {
        (Color::White, _) => format!("{number}. {words}"),
        (Color::Black, true) => format!("{number}… {words}"),
        (Color::Black, false) => words.to_owned(),
    }
}
