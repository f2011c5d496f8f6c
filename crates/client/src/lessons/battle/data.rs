//! The lessons of the battle, read from `assets/lessons/battle.ron`.

use super::effect::Effect;
use crate::battle::{BattleSetup, Power, Seat, Table};
use bevy::log::error;
use engine::Level;
use rules::battle::Position;
use rules::{Color, Move, Piece, Position as _, Square};
use serde::Deserialize;
use std::sync::LazyLock;
use words::Key;

static TEXT: &str = include_str!("../../../../../assets/lessons/battle.ron");

/// Every lesson of the battle; none if the data is broken, which a test finds.
pub(in crate::lessons) static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    read(TEXT).unwrap_or_else(|problem| {
        error!("the lessons of the battle: {problem}");
        Vec::new()
    })
});

/// A short lesson.
#[derive(Clone, Debug)]
pub(in crate::lessons) struct Lesson {
    pub title: Key,
    pub steps: Vec<Step>,
}

/// One thing that is said and asked.
#[derive(Clone, Debug)]
pub(in crate::lessons) struct Step {
    /// What the coach says.
    pub say: Key,
    /// What he says when it is done; without it the next step follows at once.
    pub done: Option<Key>,
    /// The piece it is about.
    pub picture: Piece,
    /// Where it begins, if not where the step before ended.
    pub position: Option<Position>,
    /// The squares it is about.
    pub marks: Vec<Square>,
    pub task: Task,
}

/// What is asked.
#[derive(Clone, Debug)]
pub(in crate::lessons) enum Task {
    /// Nothing: to read on.
    Read,
    /// To pick up the piece on a square.
    Touch { at: Square, no: Key },
    /// To make a move.
    Play(Play),
    /// To leave the ground.
    Retreat { no: Key },
    /// To fight on beyond the budget.
    Extend { no: Key },
    /// To fight a whole battle.
    Fight,
}

/// A move that is asked.
#[derive(Clone, Debug)]
pub(in crate::lessons) struct Play {
    /// Those that count, the one that is shown first.
    pub right: Vec<Pattern>,
    /// What each of them brings about.
    pub does: Vec<Effect>,
    /// Whether whatever else brings all of it about counts, too.
    pub any: bool,
    /// Whether it is the only move of that piece, or the only placing, as the tests try.
    #[cfg_attr(not(test), expect(dead_code))]
    pub only: bool,
    /// What the defender answers: the first that is legal.
    pub reply: Vec<Pattern>,
    /// What is said of other moves.
    pub other: Vec<(Pattern, Key)>,
    /// What is said of the rest.
    pub no: Key,
}

/// Move strings: as written, or with `*` for any end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::lessons) struct Pattern(String);

impl Pattern {
    /// Whether a move is meant.
    pub fn has(&self, mv: Move) -> bool {
        let text = mv.to_string();
        match self.0.strip_suffix('*') {
            Some(start) => text.starts_with(start),
            None => text == self.0,
        }
    }
}

/// The first legal move that one of the patterns means, in their order.
pub(in crate::lessons) fn first_of(patterns: &[Pattern], position: &Position) -> Option<Move> {
    let moves = position.legal_moves();
    patterns
        .iter()
        .find_map(|pattern| moves.iter().copied().find(|mv| pattern.has(*mv)))
}

impl Play {
    /// The right move that is shown.
    pub fn shown(&self, position: &Position) -> Option<Move> {
        first_of(&self.right, position)
    }

    /// Whether a move counts; else what is said of it.
    ///
    /// # Errors
    /// Gives what is said.
    pub fn judge(&self, position: &Position, mv: Move) -> Result<(), Key> {
        let named = self.right.iter().any(|it| it.has(mv));
        if named || self.any && self.brings(position, mv) {
            return Ok(());
        }
        let other = self.other.iter().find(|(pattern, _)| pattern.has(mv));
        Err(other.map_or(self.no, |(_, key)| *key))
    }

    /// Whether a move brings about all that is asked.
    pub fn brings(&self, position: &Position, mv: Move) -> bool {
        let mut after = position.clone();
        let done = after.play(mv).is_ok();
        let brought = |it: &Effect| it.is_brought(position, mv, &after);
        done && self.does.iter().all(brought)
    }
}

impl Step {
    /// The table laid for it, if it has a position of its own.
    pub fn table(&self) -> Option<Table> {
        let start = self.position.clone()?;
        let setup = BattleSetup {
            terrain: start.terrain(),
            armies: Color::ALL.map(|color| start.army(color)),
            seats: [Seat::Human, Seat::Computer(Level::Beginner)],
            campaign: None,
        };
        Some(Table::from_position(setup, start))
    }
}

/// Why the data is refused.
#[derive(Debug, thiserror::Error)]
pub(in crate::lessons) enum DataError {
    #[error("{0}")]
    Ron(#[from] ron::error::SpannedError),
    #[error("'{0}' is no square")]
    Square(String),
    #[error("'{0}' is no piece")]
    Piece(char),
    #[error("'{0}': {1}")]
    Position(String, String),
}

fn read(text: &'static str) -> Result<Vec<Lesson>, DataError> {
    let lessons: Vec<raw::Lesson<'static>> = ron::from_str(text)?;
    lessons.into_iter().map(raw::Lesson::read).collect()
}

/// The data as it is written.
mod raw {
    use super::{DataError, Deserialize, Effect, Key, Pattern, Piece, Power, Square};

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Lesson<'a> {
        title: &'a str,
        steps: Vec<Step<'a>>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Step<'a> {
        say: &'a str,
        #[serde(default)]
        done: &'a str,
        #[serde(default = "king")]
        picture: char,
        #[serde(default)]
        position: &'a str,
        #[serde(default)]
        marks: &'a str,
        #[serde(borrow)]
        task: Task<'a>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    enum Task<'a> {
        Read,
        Touch {
            at: &'a str,
            no: &'a str,
        },
        Play {
            right: &'a str,
            #[serde(default)]
            does: Vec<Does>,
            #[serde(default)]
            any: bool,
            #[serde(default)]
            only: bool,
            #[serde(default)]
            reply: &'a str,
            #[serde(default, borrow)]
            other: Vec<(&'a str, &'a str)>,
            no: &'a str,
        },
        Retreat {
            no: &'a str,
        },
        Extend {
            no: &'a str,
        },
        Fight,
    }

    #[derive(Deserialize)]
    enum Does {
        Takes(char),
        Disarms(char),
        Keeps(char),
        Wins(char),
        Checks,
        Mates,
        Routs,
        Safe(char),
        Guards(char),
        Phantom,
        Home,
    }

    fn king() -> char {
        'k'
    }

    fn piece(letter: char) -> Result<Piece, DataError> {
        Piece::from_letter(letter).ok_or(DataError::Piece(letter))
    }

    fn power(letter: char) -> Result<Power, DataError> {
        match letter {
            'r' => Ok(Power::Rook),
            'b' => Ok(Power::Bishop),
            'n' => Ok(Power::Knight),
            letter => Err(DataError::Piece(letter)),
        }
    }

    fn square(text: &str) -> Result<Square, DataError> {
        Square::parse(text).ok_or_else(|| DataError::Square(text.to_owned()))
    }

    fn patterns(text: &str) -> Vec<Pattern> {
        let words = text.split_whitespace();
        words.map(|it| Pattern(it.to_owned())).collect()
    }

    fn some(key: &'static str) -> Option<Key> {
        (!key.is_empty()).then(|| Key::of_data(key))
    }

    impl Lesson<'static> {
        pub fn read(self) -> Result<super::Lesson, DataError> {
            let steps = self.steps.into_iter().map(Step::read);
            Ok(super::Lesson {
                title: Key::of_data(self.title),
                steps: steps.collect::<Result<_, _>>()?,
            })
        }
    }

    impl Step<'static> {
        fn read(self) -> Result<super::Step, DataError> {
            let wrong = |problem: String| DataError::Position(self.position.to_owned(), problem);
            let position = match self.position {
                "" => None,
                text => Some(text.parse().map_err(|it| wrong(format!("{it}")))?),
            };
            let marks = self.marks.split_whitespace().map(square);
            Ok(super::Step {
                say: Key::of_data(self.say),
                done: some(self.done),
                picture: piece(self.picture)?,
                position,
                marks: marks.collect::<Result<_, _>>()?,
                task: self.task.read()?,
            })
        }
    }

    impl Task<'static> {
        fn read(self) -> Result<super::Task, DataError> {
            Ok(match self {
                Self::Read => super::Task::Read,
                Self::Touch { at, no } => super::Task::Touch {
                    at: square(at)?,
                    no: Key::of_data(no),
                },
                Self::Retreat { no } => super::Task::Retreat {
                    no: Key::of_data(no),
                },
                Self::Extend { no } => super::Task::Extend {
                    no: Key::of_data(no),
                },
                Self::Fight => super::Task::Fight,
                Self::Play {
                    right,
                    does,
                    any,
                    only,
                    reply,
                    other,
                    no,
                } => super::Task::Play(super::Play {
                    right: patterns(right),
                    does: does.iter().map(Does::read).collect::<Result<_, _>>()?,
                    any,
                    only,
                    reply: patterns(reply),
                    other: other
                        .into_iter()
                        .map(|(it, key)| (Pattern(it.to_owned()), Key::of_data(key)))
                        .collect(),
                    no: Key::of_data(no),
                }),
            })
        }
    }

    impl Does {
        fn read(&self) -> Result<Effect, DataError> {
            Ok(match *self {
                Self::Takes(it) => Effect::Takes(piece(it)?),
                Self::Disarms(it) => Effect::Disarms(power(it)?),
                Self::Keeps(it) => Effect::Keeps(power(it)?),
                Self::Wins(it) => Effect::Wins(power(it)?),
                Self::Checks => Effect::Checks,
                Self::Mates => Effect::Mates,
                Self::Routs => Effect::Routs,
                Self::Safe(it) => Effect::Safe(piece(it)?),
                Self::Guards(it) => Effect::Guards(piece(it)?),
                Self::Phantom => Effect::Phantom,
                Self::Home => Effect::Home,
            })
        }
    }
}
