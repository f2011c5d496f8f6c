//! What a player may say, as data and as text (`campaign.md`, commands as text).

use crate::stack::has;
use crate::world::{Size, Square};
use rules::Piece;
use rules::battle::Army;
use std::fmt;

/// Which pieces of an army are meant.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Party {
    /// Everyone who may go.
    All,
    /// These.
    Some(Army),
}

/// What a player does in a battle.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum BattleAct {
    /// Plays a move.
    Move(rules::Move),
    /// The side to move leaves the ground.
    Retreat,
    /// The side to move gives up the battle.
    Resign,
}

/// One command. `Display` and [`Command::parse`] are its text form.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Pieces go to a neighbouring square.
    March {
        /// Where they stand.
        from: Square,
        /// Where they go.
        to: Square,
        /// Who goes.
        who: Party,
    },
    /// Knights go two squares at once.
    Ride {
        /// Where they stand.
        from: Square,
        /// Where they go.
        to: Square,
        /// Who goes.
        who: Party,
        /// Which square they pass; the lowest index that serves if it is not told.
        via: Option<Square>,
    },
    /// A city begins a piece.
    Build {
        /// Which city.
        at: Square,
        /// What it builds.
        piece: Piece,
    },
    /// A city stops building.
    Cancel {
        /// Which city.
        at: Square,
    },
    /// Pieces get a rally order.
    Rally {
        /// Where they stand.
        from: Square,
        /// Where they are to go.
        goal: Square,
        /// Who.
        pieces: Army,
    },
    /// An order is taken back.
    Unrally {
        /// Where its pieces stand.
        at: Square,
        /// Which of the square's orders by age, from 1.
        number: u32,
    },
    /// An army drops out of the to-do list for this turn.
    Aside {
        /// Where it stands.
        at: Square,
    },
    /// The defender of a walled city fights behind the walls.
    Hold,
    /// The defender of a walled city fights on open ground.
    Sally,
    /// The retreating army goes to a square.
    Land {
        /// Where.
        at: Square,
    },
    /// Something is done in the battle.
    Battle(BattleAct),
    /// Whether a battle whose budget is used up goes on.
    Extend(bool),
    /// The battle is played out by the computer for both sides.
    Resolve,
    /// The turn ends.
    End,
    /// The kingdom gives up.
    Resign,
}

/// Why a text is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// The first word is none of the known ones.
    #[error("'{0}' is no command")]
    Unknown(String),
    /// Too few or too many words.
    #[error("this command is written: {0}")]
    Form(&'static str),
    /// A word must be a square and is not.
    #[error("'{0}' is no square")]
    Square(String),
    /// A square beyond the edge.
    #[error("{0} is off the map")]
    OffMap(Square),
    /// Pieces are counts and letters.
    #[error("'{0}' are no pieces: write numbers and letters, such as 2P1N")]
    Pieces(String),
    /// Not a piece that is built.
    #[error("'{0}' is nothing a city builds: it builds N, B, R or Q")]
    Building(String),
    /// Not a number.
    #[error("'{0}' is no number of an order: they count from 1")]
    Number(String),
    /// Not a move string.
    #[error("'{0}' is no move of a battle")]
    Move(String),
}

fn shown(word: &str) -> String {
    word.chars().take(24).collect()
}

impl Command {
    /// Reads a command for a world of this size. Words are parted by blanks.
    ///
    /// # Errors
    /// Says what is wrong with the text; whether the command is allowed is not asked.
    pub fn parse(text: &str, size: Size) -> Result<Self, CommandError> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let form = |form| Err(CommandError::Form(form));
        let square = |word: &str| read_square(word, size);
        Ok(match words[..] {
            ["march", from, to, who] => Self::March {
                from: square(from)?,
                to: square(to)?,
                who: read_party(who)?,
            },
            ["march", ..] => return form("march b4 c5 2P1N, or all instead of the pieces"),
            ["ride", from, to, who] => Self::Ride {
                from: square(from)?,
                to: square(to)?,
                who: read_party(who)?,
                via: None,
            },
            ["ride", from, to, who, "via", via] => Self::Ride {
                from: square(from)?,
                to: square(to)?,
                who: read_party(who)?,
                via: Some(square(via)?),
            },
            ["ride", ..] => return form("ride b4 d6 2N, and via c5 to choose the way"),
            ["build", at, piece] => Self::Build {
                at: square(at)?,
                piece: read_building(piece)?,
            },
            ["build", ..] => return form("build b4 N"),
            ["cancel", at] => Self::Cancel { at: square(at)? },
            ["cancel", ..] => return form("cancel b4"),
            ["rally", from, goal, pieces] => Self::Rally {
                from: square(from)?,
                goal: square(goal)?,
                pieces: read_pieces(pieces)?,
            },
            ["rally", ..] => return form("rally b4 h8 1P"),
            ["unrally", at, number] => Self::Unrally {
                at: square(at)?,
                number: read_number(number)?,
            },
            ["unrally", ..] => return form("unrally b4 1"),
            ["aside", at] => Self::Aside { at: square(at)? },
            ["aside", ..] => return form("aside b4"),
            _ => return parse_answer(&words, size),
        })
    }
}

/// Commands that answer something pending, and those of a single word.
fn parse_answer(words: &[&str], size: Size) -> Result<Command, CommandError> {
    let form = |form| Err(CommandError::Form(form));
    Ok(match *words {
        ["land", at] => Command::Land {
            at: read_square(at, size)?,
        },
        ["land", ..] => return form("land d4"),
        ["battle", "retreat"] => Command::Battle(BattleAct::Retreat),
        ["battle", "resign"] => Command::Battle(BattleAct::Resign),
        ["battle", text] => {
            let mv = text.parse().map_err(|_| CommandError::Move(shown(text)))?;
            Command::Battle(BattleAct::Move(mv))
        }
        ["battle", ..] => return form("battle e2e4, battle retreat or battle resign"),
        ["extend", "yes"] => Command::Extend(true),
        ["extend", "no"] => Command::Extend(false),
        ["extend", ..] => return form("extend yes, or extend no"),
        ["hold"] => Command::Hold,
        ["sally"] => Command::Sally,
        ["resolve"] => Command::Resolve,
        ["end"] => Command::End,
        ["resign"] => Command::Resign,
        ["hold", ..] => return form("hold"),
        ["sally", ..] => return form("sally"),
        ["resolve", ..] => return form("resolve"),
        ["end", ..] => return form("end"),
        ["resign", ..] => return form("resign"),
        [word, ..] => return Err(CommandError::Unknown(shown(word))),
        [] => return Err(CommandError::Unknown(String::new())),
    })
}

fn read_square(word: &str, size: Size) -> Result<Square, CommandError> {
    let square = Square::parse(word).ok_or_else(|| CommandError::Square(shown(word)))?;
    if size.has(square) {
        Ok(square)
    } else {
        Err(CommandError::OffMap(square))
    }
}

fn read_pieces(word: &str) -> Result<Army, CommandError> {
    let army: Army = word
        .parse()
        .map_err(|_| CommandError::Pieces(shown(word)))?;
    if army.is_empty() {
        Err(CommandError::Pieces(shown(word)))
    } else {
        Ok(army)
    }
}

fn read_party(word: &str) -> Result<Party, CommandError> {
    match word {
        "all" => Ok(Party::All),
        _ => read_pieces(word).map(Party::Some),
    }
}

/// The upper-case letter of a piece that cities build.
fn read_building(word: &str) -> Result<Piece, CommandError> {
    crate::world::BUILDABLE
        .into_iter()
        .find(|piece| piece.letter_of(rules::Color::White).to_string() == word)
        .ok_or_else(|| CommandError::Building(shown(word)))
}

fn read_number(word: &str) -> Result<u32, CommandError> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && !word.starts_with('0');
    word.parse()
        .ok()
        .filter(|_| plain)
        .ok_or_else(|| CommandError::Number(shown(word)))
}

impl Party {
    /// Those of `able` that are meant; `None` if not all of them are there.
    pub(crate) fn of(self, able: &Army) -> Option<Army> {
        match self {
            Self::All => Some(*able),
            Self::Some(army) => has(able, &army).then_some(army),
        }
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Some(army) => army.fmt(f),
        }
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::March { from, to, who } => write!(f, "march {from} {to} {who}"),
            Self::Ride { from, to, who, via } => {
                write!(f, "ride {from} {to} {who}")?;
                via.map_or(Ok(()), |via| write!(f, " via {via}"))
            }
            Self::Build { at, piece } => {
                write!(f, "build {at} {}", piece.letter_of(rules::Color::White))
            }
            Self::Cancel { at } => write!(f, "cancel {at}"),
            Self::Rally { from, goal, pieces } => write!(f, "rally {from} {goal} {pieces}"),
            Self::Unrally { at, number } => write!(f, "unrally {at} {number}"),
            Self::Aside { at } => write!(f, "aside {at}"),
            Self::Hold => f.write_str("hold"),
            Self::Sally => f.write_str("sally"),
            Self::Land { at } => write!(f, "land {at}"),
            Self::Battle(BattleAct::Move(mv)) => write!(f, "battle {mv}"),
            Self::Battle(BattleAct::Retreat) => f.write_str("battle retreat"),
            Self::Battle(BattleAct::Resign) => f.write_str("battle resign"),
            Self::Extend(yes) => write!(f, "extend {}", if *yes { "yes" } else { "no" }),
            Self::Resolve => f.write_str("resolve"),
            Self::End => f.write_str("end"),
            Self::Resign => f.write_str("resign"),
        }
    }
}
