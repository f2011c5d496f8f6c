use crate::battle::Seat;
use ::campaign::{Opponent, Options, Setup, Size};
use engine::Level;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// What a campaign is begun with, as it was last chosen. Kept between runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CampaignSetup {
    /// Whether the world has 16x16 squares instead of 8x8.
    pub large: bool,
    /// What the world comes from.
    pub seed: u32,
    /// Whether kingdoms see only what their own people see.
    pub fog: bool,
    /// Whether there are warbands.
    pub barbarians: bool,
    /// Who plays Black: the computer, or a second person at this screen.
    #[serde(serialize_with = "write_seat", deserialize_with = "read_seat")]
    pub opponent: Seat,
}

impl Default for CampaignSetup {
    /// A small world in fog against a casual computer, without barbarians.
    fn default() -> Self {
        Self {
            large: false,
            seed: 7,
            fog: true,
            barbarians: false,
            opponent: Seat::Computer(Level::Casual),
        }
    }
}

impl CampaignSetup {
    /// How large the world is.
    pub const fn size(&self) -> Size {
        if self.large { Size::Large } else { Size::Small }
    }

    /// The computer's level; one that nobody asks for if two people play.
    pub const fn level(&self) -> Level {
        match self.opponent {
            Seat::Computer(level) => level,
            Seat::Human | Seat::Afar => Level::Casual,
        }
    }

    /// The same as the rules take it.
    pub fn rules(&self) -> Setup {
        let opponent = match self.opponent {
            Seat::Computer(_) => Opponent::Computer,
            Seat::Human => Opponent::Hotseat,
            Seat::Afar => Opponent::Online,
        };
        Setup {
            size: self.size(),
            options: Options {
                fog: self.fog,
                barbarians: self.barbarians,
                opponent,
            },
            seed: self.seed,
        }
    }
}

fn write_seat<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(seat)
}

fn read_seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
    let words = String::deserialize(deserializer)?;
    words.parse().map_err(de::Error::custom)
}
