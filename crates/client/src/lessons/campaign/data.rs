//! The lessons of the campaign, read from `assets/lessons/campaign.ron`.

use super::super::rings::Spot;
use super::deed::{Deed, Way, Who};
use ::campaign::{Campaign, Size, Square, State};
use bevy::log::error;
use engine::Level;
use rules::Piece;
use serde::Deserialize;
use std::sync::LazyLock;
use words::Key;

static TEXT: &str = include_str!("../../../../../assets/lessons/campaign.ron");

/// The course; without lessons if the data is broken, which a test finds.
pub(in crate::lessons) static COURSE: LazyLock<Course> = LazyLock::new(|| {
    read(TEXT).unwrap_or_else(|problem| {
        error!("the lessons of the campaign: {problem}");
        Course {
            lessons: Vec::new(),
        }
    })
});

/// The lessons on their map.
#[derive(Clone, Debug)]
pub(in crate::lessons) struct Course {
    pub lessons: Vec<Lesson>,
}

/// A short lesson.
#[derive(Clone, Debug)]
pub(in crate::lessons) struct Lesson {
    pub title: Key,
    /// The world it begins with.
    pub world: State,
    pub steps: Vec<Step>,
}

/// One thing that is said and asked.
#[derive(Clone, Debug)]
pub(in crate::lessons) struct Step {
    /// What the coach says.
    pub say: Key,
    /// What he says when it is done; without it the next step follows at once.
    pub done: Option<Key>,
    /// What he says instead if a battle was fought for a square and the square was not won.
    pub lost: Option<(Square, Key)>,
    /// The piece it is about.
    pub picture: Piece,
    /// The squares it is about.
    pub marks: Vec<Square>,
    /// The place of the panels it is about.
    pub spot: Option<Spot>,
    pub goal: Goal,
    /// What is to be done for it.
    pub deed: Deed,
}

/// What must be so for a step to be done.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(in crate::lessons) enum Goal {
    /// Nothing: to read on.
    Read,
    /// The map was looked at from nearer or from elsewhere.
    Look,
    /// A square is selected.
    Chosen(Square),
    /// What stands on a square is one's own.
    Owned(Square),
    /// Something is being built there.
    Building(Square),
    /// The next turn has come.
    Turn,
    /// Somebody has that rally point.
    Rallied(Square),
    /// An own army stands there.
    Stands(Square),
    /// The square is seen.
    Seen(Square),
    /// A battle waits.
    Battle,
    /// It is fought on its board.
    Board,
    /// No battle waits any more.
    Settled,
    /// The campaign is won.
    Won,
}

impl Lesson {
    /// Its campaign from the beginning, against a beginner.
    pub fn campaign(&self) -> Campaign {
        Campaign::from_world(self.world.clone(), Some(Level::Beginner.number()))
    }
}

/// Why the data is refused.
#[derive(Debug, thiserror::Error)]
pub(in crate::lessons) enum DataError {
    #[error("{0}")]
    Ron(#[from] ron::error::SpannedError),
    #[error("'{0}' is no square of the map")]
    Square(String),
    #[error("'{0}' is no piece")]
    Piece(char),
    #[error("'{0}' are no pieces")]
    Army(String),
    #[error("the world of {0}: {1}")]
    World(String, String),
}

fn read(text: &'static str) -> Result<Course, DataError> {
    let raw: raw::Course<'static> = ron::from_str(text)?;
    raw.read()
}

fn square(text: &str) -> Result<Square, DataError> {
    Size::Small
        .parse(text)
        .ok_or_else(|| DataError::Square(text.to_owned()))
}

/// The data as it is written.
mod raw {
    use super::{DataError, Deserialize, Key, Piece, Way, square};

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Course<'a> {
        #[serde(borrow)]
        map: Vec<&'a str>,
        #[serde(borrow)]
        lessons: Vec<Lesson<'a>>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Lesson<'a> {
        title: &'a str,
        #[serde(borrow)]
        world: Vec<&'a str>,
        #[serde(borrow)]
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
        marks: &'a str,
        #[serde(default)]
        lost: Option<(&'a str, &'a str)>,
        #[serde(default)]
        spot: Option<Spot>,
        #[serde(borrow)]
        goal: Goal<'a>,
        #[serde(default, borrow)]
        deed: Deed<'a>,
    }

    #[derive(Deserialize, Default)]
    enum Spot {
        #[default]
        Means,
    }

    #[derive(Deserialize, Default)]
    enum Deed<'a> {
        #[default]
        Nothing,
        Look,
        Choose(&'a str),
        March(&'a str, &'a str, Who<'a>),
        Ride(&'a str, &'a str, Who<'a>),
        Rally(&'a str, &'a str, Who<'a>),
        Build(&'a str, char),
        End,
        EndOrMarch,
        Resolve,
        Fight,
        Battle,
    }

    #[derive(Deserialize)]
    enum Who<'a> {
        Anybody,
        Everyone,
        Few(&'a str),
    }

    #[derive(Deserialize)]
    enum Goal<'a> {
        Read,
        Look,
        Chosen(&'a str),
        Owned(&'a str),
        Building(&'a str),
        Turn,
        Rallied(&'a str),
        Stands(&'a str),
        Seen(&'a str),
        Battle,
        Board,
        Settled,
        Won,
    }

    fn king() -> char {
        'k'
    }

    impl Course<'static> {
        pub fn read(self) -> Result<super::Course, DataError> {
            let map = self.map.join("\n");
            let lessons = self.lessons.into_iter().map(|lesson| lesson.read(&map));
            Ok(super::Course {
                lessons: lessons.collect::<Result<_, _>>()?,
            })
        }
    }

    impl Lesson<'static> {
        fn read(self, map: &str) -> Result<super::Lesson, DataError> {
            let world = self.world.join("\n");
            let world = format!("size 8\nmap\n{map}\n{world}\nopponent computer\n");
            let wrong = |problem: String| DataError::World(self.title.to_owned(), problem);
            Ok(super::Lesson {
                title: Key::of_data(self.title),
                world: world.parse().map_err(|it| wrong(format!("{it}")))?,
                steps: self
                    .steps
                    .into_iter()
                    .map(Step::read)
                    .collect::<Result<_, _>>()?,
            })
        }
    }

    impl Step<'static> {
        fn read(self) -> Result<super::Step, DataError> {
            let picture = Piece::from_letter(self.picture);
            let marks = self.marks.split_whitespace().map(square);
            Ok(super::Step {
                say: Key::of_data(self.say),
                done: (!self.done.is_empty()).then(|| Key::of_data(self.done)),
                lost: match self.lost {
                    Some((at, key)) => Some((square(at)?, Key::of_data(key))),
                    None => None,
                },
                picture: picture.ok_or(DataError::Piece(self.picture))?,
                marks: marks.collect::<Result<_, _>>()?,
                spot: self.spot.map(|Spot::Means| super::Spot::Means),
                goal: self.goal.read()?,
                deed: self.deed.read()?,
            })
        }
    }

    impl Deed<'_> {
        fn read(&self) -> Result<super::Deed, DataError> {
            use super::Deed as To;
            let go = |way, from: &str, to: &str, who: &Who<'_>| -> Result<To, DataError> {
                Ok(To::Go {
                    way,
                    from: square(from)?,
                    to: square(to)?,
                    who: who.read()?,
                })
            };
            Ok(match self {
                Self::Nothing => To::Nothing,
                Self::Look => To::Look,
                Self::Choose(at) => To::Choose(square(at)?),
                Self::March(from, to, who) => go(Way::March, from, to, who)?,
                Self::Ride(from, to, who) => go(Way::Ride, from, to, who)?,
                Self::Rally(from, to, who) => go(Way::Rally, from, to, who)?,
                Self::Build(at, piece) => To::Build {
                    at: square(at)?,
                    piece: Piece::from_letter(*piece).ok_or(DataError::Piece(*piece))?,
                },
                Self::End => To::End { may_march: false },
                Self::EndOrMarch => To::End { may_march: true },
                Self::Resolve => To::Resolve,
                Self::Fight => To::Fight { or_resolve: false },
                Self::Battle => To::Fight { or_resolve: true },
            })
        }
    }

    impl Who<'_> {
        fn read(&self) -> Result<super::Who, DataError> {
            Ok(match self {
                Self::Anybody => super::Who::Anybody,
                Self::Everyone => super::Who::Everyone,
                Self::Few(text) => {
                    let army = text.parse();
                    super::Who::Few(army.map_err(|_| DataError::Army((*text).to_owned()))?)
                }
            })
        }
    }

    impl Goal<'_> {
        fn read(&self) -> Result<super::Goal, DataError> {
            use super::Goal as To;
            Ok(match self {
                Self::Read => To::Read,
                Self::Look => To::Look,
                Self::Chosen(at) => To::Chosen(square(at)?),
                Self::Owned(at) => To::Owned(square(at)?),
                Self::Building(at) => To::Building(square(at)?),
                Self::Turn => To::Turn,
                Self::Rallied(at) => To::Rallied(square(at)?),
                Self::Stands(at) => To::Stands(square(at)?),
                Self::Seen(at) => To::Seen(square(at)?),
                Self::Battle => To::Battle,
                Self::Board => To::Board,
                Self::Settled => To::Settled,
                Self::Won => To::Won,
            })
        }
    }
}
