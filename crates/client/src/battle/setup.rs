use bevy::prelude::Resource;
use engine::Level;
use rules::Color;
use rules::battle::{Army, Position, Terrain, deploy};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Who decides for a side.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person at this computer.
    Human,
    /// The computer at a level.
    Computer(Level),
}

impl Seat {
    /// Whether a person decides.
    pub fn is_human(self) -> bool {
        self == Self::Human
    }
}

/// `human`, or `computer` and the level, such as `computer club`.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Computer(level) => write!(f, "computer {level}"),
        }
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(' ') {
            None if text == "human" => Ok(Self::Human),
            Some(("computer", level)) => level
                .parse()
                .map(Self::Computer)
                .map_err(|_| format!("'{level}' is no level")),
            _ => Err(format!(
                "'{text}' is neither human nor computer and a level"
            )),
        }
    }
}

/// What a battle begins with. Kept between runs in words.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Words", into = "Words")]
pub struct BattleSetup {
    /// The ground.
    pub terrain: Terrain,
    /// The attacker's and the defender's army.
    pub armies: [Army; 2],
    /// Who decides for the attacker and for the defender.
    pub seats: [Seat; 2],
}

impl Default for BattleSetup {
    /// The full chess armies on open ground, a person attacking a casual computer.
    fn default() -> Self {
        Self {
            terrain: Terrain::Field,
            armies: [Army::CHESS; 2],
            seats: [Seat::Human, Seat::Computer(Level::Casual)],
        }
    }
}

impl BattleSetup {
    /// The position it begins with.
    pub fn deploy(&self) -> Position {
        deploy(&self.armies[0], &self.armies[1], self.terrain)
    }

    /// The same battle with the people and computers changing sides; the armies stay.
    pub fn with_sides_swapped(&self) -> Self {
        let [attacker, defender] = self.seats;
        Self {
            seats: [defender, attacker],
            ..self.clone()
        }
    }

    /// Who decides for `color`.
    pub fn seat(&self, color: Color) -> Seat {
        self.seats[color.index()]
    }

    /// The only side with a person, if there is just one.
    pub fn lone_human(&self) -> Option<Color> {
        match self.seats.map(Seat::is_human) {
            [true, false] => Some(Color::White),
            [false, true] => Some(Color::Black),
            _ => None,
        }
    }
}

/// The text form of a set-up.
#[derive(Serialize, Deserialize)]
struct Words {
    terrain: String,
    attacker: String,
    defender: String,
    attacker_seat: String,
    defender_seat: String,
}

impl From<BattleSetup> for Words {
    fn from(setup: BattleSetup) -> Self {
        Self {
            terrain: setup.terrain.to_string(),
            attacker: setup.armies[0].to_string(),
            defender: setup.armies[1].to_string(),
            attacker_seat: setup.seats[0].to_string(),
            defender_seat: setup.seats[1].to_string(),
        }
    }
}

impl TryFrom<Words> for BattleSetup {
    type Error = String;

    fn try_from(words: Words) -> Result<Self, String> {
        let army = |text: &str| text.parse::<Army>().map_err(|problem| problem.to_string());
        Ok(Self {
            terrain: words.terrain.parse()?,
            armies: [army(&words.attacker)?, army(&words.defender)?],
            seats: [words.attacker_seat.parse()?, words.defender_seat.parse()?],
        })
    }
}
