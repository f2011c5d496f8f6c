use crate::settings::Colours;
use ::campaign::{Side, Square};
use bevy::prelude::Resource;
use engine::Level;
use rules::Color;
use rules::battle::{Army, Position, Terrain, deploy};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use tabletop::Sitter;
use words::Key;

/// Who decides for a side.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person at this computer.
    Human,
    /// The computer at a level.
    Computer(Level),
    /// Somebody, or a computer, at another screen.
    Afar,
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
            Self::Afar => f.write_str("afar"),
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

/// What a table of the other games calls it.
impl From<Sitter> for Seat {
    fn from(sitter: Sitter) -> Self {
        match sitter {
            Sitter::Human => Self::Human,
            Sitter::Computer(level) => Self::Computer(level),
            Sitter::Afar => Self::Afar,
        }
    }
}

impl From<Seat> for Sitter {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::Human => Self::Human,
            Seat::Computer(level) => Self::Computer(level),
            Seat::Afar => Self::Afar,
        }
    }
}

/// What a battle of a campaign has that a Quick Battle has not. A move stands there.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct InCampaign {
    /// Who attacks and who defends.
    pub sides: [Side; 2],
    /// Where on the map the attackers come from.
    pub from: Square,
    /// The battlefield on the map.
    pub at: Square,
    /// Whether the defender's capital is fought for: a computer never leaves it.
    pub capital: bool,
    /// The chance of its computers.
    pub seed: u64,
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
    /// The campaign's part, if it is a battle of one. Never kept in words.
    pub campaign: Option<InCampaign>,
}

impl Default for BattleSetup {
    /// The full chess armies on open ground, a person attacking a casual computer.
    fn default() -> Self {
        Self {
            terrain: Terrain::Field,
            armies: [Army::CHESS; 2],
            seats: [Seat::Human, Seat::Computer(Level::Casual)],
            campaign: None,
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

    /// What a side is called: by its part, in a campaign by its kingdom.
    pub fn name(&self, color: Color) -> String {
        self.name_key(color).say()
    }

    /// The same, to be said later.
    pub fn name_key(&self, color: Color) -> Key {
        match (self.campaign.map(|it| it.sides[color.index()]), color) {
            (None, Color::White) => key!("battle-attacker"),
            (None, Color::Black) => key!("battle-defender"),
            (Some(Side::White), _) => key!("common-white"),
            (Some(Side::Black), _) => key!("common-black"),
            (Some(Side::Rogue), _) => key!("battle-barbarians"),
        }
    }

    /// The row of the piece atlases for a side: in a campaign that of its kingdom.
    pub fn row(&self, colours: Colours, color: Color) -> usize {
        match self.campaign {
            None => colours.row(color),
            Some(campaign) => colours.row_of(campaign.sides[color.index()]),
        }
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
            campaign: None,
        })
    }
}
