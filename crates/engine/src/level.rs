use crate::search::Frailty;
use crate::{Inquiry, Limits, Stop, Strength, Thinkable, Thought, search, think};
use std::fmt;
use std::str::FromStr;

/// How strong a computer player is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Looks a move ahead and overlooks a good deal.
    Beginner,
    /// Sees short threats, sometimes not in time.
    Casual,
    /// A sound player.
    Club,
    /// Rarely gives anything away.
    Expert,
    /// As strong as the program is in a second or two.
    Master,
}

/// A name that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is no level: write beginner, casual, club, expert or master, or a number from 1 to 5"
)]
pub struct UnknownLevel(pub String);

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 5] = [
        Self::Beginner,
        Self::Casual,
        Self::Club,
        Self::Expert,
        Self::Master,
    ];

    /// The name a player reads.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "Beginner",
            Self::Casual => "Casual",
            Self::Club => "Club",
            Self::Expert => "Expert",
            Self::Master => "Master",
        }
    }

    /// A sentence a player reads.
    pub const fn description(self) -> &'static str {
        match self {
            Self::Beginner => "Still learning: plays simple moves and overlooks some of yours.",
            Self::Casual => "Plays for fun: sees short threats, but is sometimes careless.",
            Self::Club => "A sound player who punishes plain mistakes.",
            Self::Expert => "Plans several moves ahead and gives little away.",
            Self::Master => "As strong as the computer gets. Takes a second or two for a move.",
        }
    }

    /// 1 for the weakest to 5.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    pub(crate) const fn limits(self) -> Limits {
        let (nodes, depth) = match self {
            Self::Beginner => (3_000, 2),
            Self::Casual => (6_000, 4),
            Self::Club => (20_000, 8),
            Self::Expert => (150_000, 30),
            Self::Master => (3_000_000, 60),
        };
        Limits {
            nodes: Some(nodes),
            time: None,
            depth: Some(depth),
            threads: None,
        }
    }

    pub(crate) const fn frailty(self) -> Frailty {
        match self {
            Self::Beginner => Frailty {
                noise: 80,
                misses_own: 40,
                misses_reply: 110,
            },
            Self::Casual => Frailty {
                noise: 38,
                misses_own: 12,
                misses_reply: 44,
            },
            Self::Club => Frailty {
                noise: 20,
                misses_own: 4,
                misses_reply: 16,
            },
            Self::Expert => Frailty {
                noise: 8,
                misses_own: 0,
                misses_reply: 3,
            },
            Self::Master => Frailty {
                noise: 2,
                misses_own: 0,
                misses_reply: 0,
            },
        }
    }
}

/// The lower-case name, such as `club`.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Club => "club",
            Self::Expert => "expert",
            Self::Master => "master",
        })
    }
}

/// Reads the lower-case name or the number.
impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.to_string() == text || level.number().to_string() == text)
            .ok_or_else(|| UnknownLevel(text.chars().take(20).collect()))
    }
}

/// A move as a player of that level would make it; `None` if there is no legal move.
///
/// The same position, level and seed give the same move; a seed of its own for every turn makes
/// games differ. A stopped search still gives some legal move.
pub fn choose<P: Thinkable>(position: &P, level: Level, seed: u64, stop: &Stop) -> Option<P::Move> {
    choose_in_game(position, &[], level, seed, stop)
}

/// As [`choose`], in a game in which positions with the keys `before` ([`rules::Position::hash`])
/// stood already, one for each turn up to now: a player who stands better avoids what would be a
/// draw by repetition, one who stands worse seeks it.
pub fn choose_in_game<P: Thinkable>(
    position: &P,
    before: &[u64],
    level: Level,
    seed: u64,
    stop: &Stop,
) -> Option<P::Move> {
    let inquiry = Inquiry {
        before,
        seed,
        strength: Strength::Level(level),
        ..Inquiry::new(Limits::default())
    };
    search::run(position, &inquiry, stop).map(|thought| thought.best)
}

/// What a strong player would do, for whoever asks for help.
pub fn hint<P: Thinkable>(position: &P, stop: &Stop) -> Option<Thought<P::Move>> {
    think(position, &Limits::nodes(600_000), 0, stop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_are_read_back() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(level.number().to_string().parse(), Ok(level));
        }
        assert!(
            "grandmaster"
                .parse::<Level>()
                .is_err_and(|e| e.to_string().contains("beginner"))
        );
    }
}
