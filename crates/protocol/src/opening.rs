use crate::{Reason, Refusal, limits};
use rules::Variant;
use serde::{Deserialize, Serialize};
use tabletop::Sitter;

/// What is played, before chance has its say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum SetUp {
    /// One battle of Amir's Chess.
    Battle {
        /// The ground, such as `river`.
        terrain: String,
        /// The attacker's army, such as `1Q2R2B2N8P`.
        attacker: String,
        /// The defender's army.
        defender: String,
    },
    /// A campaign of Amir's Chess.
    Campaign {
        /// Squares along a side of the world: 8 or 16.
        size: u8,
        /// Whether there is fog.
        fog: bool,
        /// Whether there are barbarians.
        barbarians: bool,
    },
    /// Standard chess.
    Chess {
        /// A FEN to begin with; empty for the usual beginning.
        #[serde(default)]
        start: String,
    },
    /// Minnaar Chess.
    Minnaar {
        /// A position or array to begin with; empty for the usual one.
        #[serde(default)]
        start: String,
    },
    /// Field Chess.
    Field,
    /// European Chess.
    European {
        /// The nations of the four corners in turn order, `-` for an empty one:
        /// `plain guild - ottoman`.
        nations: String,
    },
}

/// What a room begins with: the game and who may sit down at it.
///
/// The seats are those of the game's parts in order: White and Black, the attacker and the
/// defender, West and East, South and North; two in Minnaar Chess (Sovereigns, Establishment) or
/// four (the groups in turn order); one for each corner in play in European Chess. The first is
/// the host's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// What is played.
    pub game: SetUp,
    /// For each seat, whether it is open to people, or which computer the host lets play there.
    #[serde(with = "seats")]
    pub seats: Vec<Sitter>,
}

/// Seats as `open` or the level of a computer.
mod seats {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
    use tabletop::Sitter;

    const OPEN: &str = "open";

    pub fn serialize<S: Serializer>(seats: &[Sitter], to: S) -> Result<S::Ok, S::Error> {
        let words = seats.iter().map(|seat| match seat {
            Sitter::Human => OPEN.to_owned(),
            computer => computer.to_string(),
        });
        words.collect::<Vec<String>>().serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Sitter>, D::Error> {
        let words = Vec::<String>::deserialize(from)?;
        let seats = words.iter().map(|word| match word.as_str() {
            OPEN => Ok(Sitter::Human),
            level => level.parse().map(Sitter::Computer).map_err(Error::custom),
        });
        seats.collect()
    }
}

impl SetUp {
    /// Which board game it is; `None` for a campaign.
    pub fn variant(&self) -> Option<Variant> {
        Some(match self {
            Self::Battle { .. } => Variant::Battle,
            Self::Campaign { .. } => return None,
            Self::Chess { .. } => Variant::Chess,
            Self::Minnaar { .. } => Variant::Minnaar,
            Self::Field => Variant::Field,
            Self::European { .. } => Variant::European,
        })
    }

    /// How many seats the game may have, fewest first.
    pub fn seat_counts(&self) -> Vec<usize> {
        match self {
            Self::Minnaar { .. } => vec![2, 4],
            Self::European { nations } => {
                let used = nations.split_whitespace().filter(|word| *word != "-");
                vec![used.count()]
            }
            _ => vec![2],
        }
    }
}

impl Opening {
    /// A game whose seats are all open, the fewest it can have.
    pub fn between_people(game: SetUp) -> Self {
        let count = game.seat_counts().first().copied().unwrap_or(2);
        Self {
            game,
            seats: vec![Sitter::Human; count.min(limits::SEATS)],
        }
    }

    /// Whether the seats are as many as the game has, the host's own among them.
    pub(crate) fn check_seats(&self) -> Result<(), Refusal> {
        let refused = |words: String| Err(Refusal::new(Reason::BadSetUp, words));
        let counts = self.game.seat_counts();
        if !counts.contains(&self.seats.len()) || self.seats.len() > limits::SEATS {
            let counts: Vec<String> = counts.iter().map(usize::to_string).collect();
            let (given, wanted) = (self.seats.len(), counts.join(" or "));
            return refused(format!("this game has {wanted} seats, not {given}"));
        }
        if self.seats.first() != Some(&Sitter::Human) {
            return refused("the first seat is the host's own, not a computer's".to_owned());
        }
        Ok(())
    }
}
