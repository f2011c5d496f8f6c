//! What was last chosen for playing online, and the opening that comes of it.

use crate::battle::BattleSetup;
use crate::called;
use crate::settings::Settings;
use engine::Level;
use protocol::{Opening, RoomCode, SetUp, limits};
use rules::Variant;
use rules::battle::Terrain;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Sitter;

/// What can be played online.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum OnlineGame {
    /// One battle.
    #[default]
    Battle,
    /// A campaign.
    Campaign,
    /// Standard chess.
    Chess,
    /// Minnaar Chess.
    Minnaar,
    /// Field Chess.
    Field,
    /// European Chess.
    European,
}

impl OnlineGame {
    /// Every game, in the order in which they are offered.
    pub const ALL: [Self; 6] = [
        Self::Battle,
        Self::Campaign,
        Self::Chess,
        Self::Minnaar,
        Self::Field,
        Self::European,
    ];

    /// Its name.
    pub fn name(self) -> String {
        match self {
            Self::Battle => words!("common-battle"),
            Self::Campaign => words!("common-campaign"),
            Self::Chess => called::game(Variant::Chess),
            Self::Minnaar => called::game(Variant::Minnaar),
            Self::Field => called::game(Variant::Field),
            Self::European => called::game(Variant::European),
        }
    }
}

/// What was last chosen for playing online. Kept between runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OnlineSetup {
    /// What the player is called.
    pub name: String,
    /// What is played in a room that is opened here.
    pub game: OnlineGame,
    /// Whether rooms are opened on this computer instead of on a server.
    pub here: bool,
    /// The port for others in the network.
    pub port: u16,
    /// The server's address, for a room that is opened or joined.
    pub server: String,
    /// Whether Minnaar Chess has four seats.
    pub four: bool,
    /// Who sits at the seats after the host's, where there are more than two: a computer, or
    /// nobody yet.
    #[serde(serialize_with = "write_seats", deserialize_with = "read_seats")]
    pub seats: [Option<Level>; limits::SEATS - 1],
}

impl Default for OnlineSetup {
    /// A battle on this computer.
    fn default() -> Self {
        Self {
            name: String::new(),
            game: OnlineGame::default(),
            here: true,
            port: link::PORT,
            server: String::new(),
            four: false,
            seats: [None; limits::SEATS - 1],
        }
    }
}

/// The word for a seat that nobody has yet.
const OPEN: &str = "open";

fn write_seats<S: Serializer>(
    seats: &[Option<Level>; limits::SEATS - 1],
    to: S,
) -> Result<S::Ok, S::Error> {
    let words = seats.map(|seat| seat.map_or(OPEN.to_owned(), |it| it.to_string()));
    words.serialize(to)
}

/// What is no level is open.
fn read_seats<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<[Option<Level>; limits::SEATS - 1], D::Error> {
    let words = <[String; limits::SEATS - 1]>::deserialize(from)?;
    Ok(words.map(|word| word.parse().ok()))
}

/// What is taken for something else when it is read or told; codes that players think of may have
/// it.
pub(super) const LOOK_ALIKE: [char; 13] = [
    '0', 'O', 'Q', '1', 'I', '2', 'Z', '5', 'S', '6', 'G', '8', 'B',
];

/// A code for a room: six letters and digits, none of which looks like another (there is neither
/// `S` nor `5`, neither `B` nor `8`, …).
pub fn fresh_code() -> String {
    const LETTERS: &[u8; 22] = b"ACDEFHJKLMNPRTUWXY3479";
    let mut bytes = [0u8; 32];
    if getrandom::fill(&mut bytes).is_err() {
        // A code is no secret: the clock will do.
        let seed = crate::saves::names::fresh_seed();
        let drawn = u128::from(seed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for (byte, drawn) in bytes.iter_mut().zip(drawn.to_le_bytes()) {
            *byte = drawn;
        }
    }
    let letters = bytes.into_iter().filter_map(|byte| {
        // Every letter as often as another.
        let at = usize::from(byte & 31);
        LETTERS.get(at).map(|letter| char::from(*letter))
    });
    let mut code: String = letters.take(6).collect();
    while code.len() < 6 {
        code.push('A');
    }
    code
}

/// What is told to others so that they come: [`read_invitation`] reads it again.
pub fn invitation(code: &RoomCode, address: &str) -> String {
    format!("{code} at {address}")
}

/// A code, an address, or both, out of what was copied elsewhere.
pub fn read_invitation(text: &str) -> (Option<String>, Option<String>) {
    let text = text.trim();
    let is_code = |word: &&str| word.parse::<RoomCode>().is_ok();
    if let Some((before, after)) = text.rsplit_once(" at ") {
        let code = before.split_whitespace().next_back().filter(is_code);
        let server = after.split_whitespace().next();
        return (code.map(str::to_owned), server.map(str::to_owned));
    }
    if is_code(&text) {
        return (Some(text.to_owned()), None);
    }
    let is_address = text.contains(['.', ':']) && link::address(text).is_ok();
    (None, is_address.then(|| text.to_owned()))
}

impl OnlineSetup {
    /// How many seats the game has.
    pub fn seat_count(&self, settings: &Settings) -> usize {
        match self.game {
            OnlineGame::Minnaar if self.four => 4,
            OnlineGame::European => settings.last_table.corners.iter().flatten().count(),
            _ => 2,
        }
    }

    /// What a room begins with: the rest of it as in the last set-up of that game.
    ///
    /// # Errors
    /// Says why it cannot begin so.
    pub fn opening(&self, settings: &Settings) -> Result<Opening, String> {
        let game = self.set_up(settings)?;
        let count = self.seat_count(settings);
        let others = self.seats.iter().take(count.saturating_sub(1));
        let others = others.map(|level| match level {
            // Two play against each other; nobody opens a room to play against a computer.
            Some(level) if count > 2 => Sitter::Computer(*level),
            _ => Sitter::Human,
        });
        let seats = std::iter::once(Sitter::Human).chain(others).collect();
        Ok(Opening { game, seats })
    }

    fn set_up(&self, settings: &Settings) -> Result<SetUp, String> {
        let table = &settings.last_table;
        Ok(match self.game {
            OnlineGame::Battle => battle(&settings.last_setup)?,
            OnlineGame::Campaign => SetUp::Campaign {
                size: if settings.last_campaign.large { 16 } else { 8 },
                fog: settings.last_campaign.fog,
                barbarians: settings.last_campaign.barbarians,
            },
            OnlineGame::Chess => SetUp::Chess {
                start: String::new(),
            },
            OnlineGame::Minnaar => SetUp::Minnaar {
                start: String::new(),
            },
            OnlineGame::Field => SetUp::Field,
            OnlineGame::European => {
                let nations = table.nations();
                if nations.split(' ').filter(|it| *it != "-").count() < 2 {
                    return Err(words!("table-setup-two-armies"));
                }
                SetUp::European { nations }
            }
        })
    }
}

fn battle(setup: &BattleSetup) -> Result<SetUp, String> {
    crate::screens::setup::words::may_start(setup)?;
    let [attacker, defender] = setup.armies.map(|army| army.to_string());
    let terrain = setup.terrain.to_string();
    Ok(SetUp::Battle {
        terrain,
        attacker,
        defender,
    })
}

/// What is played, in a few words.
pub fn game_words(game: &SetUp) -> String {
    match game {
        SetUp::Battle { terrain, .. } => match terrain.parse().unwrap_or(Terrain::Field) {
            Terrain::Field => words!("online-battle-field"),
            Terrain::River => words!("online-battle-river"),
            Terrain::Hill => words!("online-battle-hill"),
            Terrain::Forest => words!("online-battle-forest"),
            Terrain::Siege => words!("online-battle-siege"),
        },
        SetUp::Campaign {
            size,
            fog,
            barbarians,
        } => {
            let world = crate::saves::world_words(*size, *fog, *barbarians);
            words!("online-campaign", world = world)
        }
        other => other.variant().map_or_else(String::new, called::game),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use protocol::Arbiter;

    #[test]
    fn every_game_can_be_opened_as_it_was_last_set_up() {
        let mut settings = Settings::default();
        for game in OnlineGame::ALL {
            for four in [false, true] {
                settings.online.game = game;
                settings.online.four = four;
                settings.online.seats = [None, Some(Level::Club), None];
                let opening = settings.online.opening(&settings).unwrap();
                let (arbiter, _) = Arbiter::open(opening, "Ann", 3).unwrap();
                let count = settings.online.seat_count(&settings);
                assert_eq!(arbiter.seats().len(), count);
                let computers = arbiter.seats().iter().filter(|it| !it.sitter.is_human());
                assert_eq!(computers.count(), usize::from(count > 2), "{game:?}");
            }
        }
        settings.last_table.corners = [None; 4];
        assert!(settings.online.opening(&settings).is_err());
    }

    #[test]
    fn codes_are_codes_and_differ() {
        let codes: Vec<String> = (0..50).map(|_| fresh_code()).collect();
        for code in &codes {
            assert_eq!(code.len(), 6);
            assert!(code.parse::<RoomCode>().is_ok());
            assert!(!code.contains(LOOK_ALIKE), "{code}");
        }
        assert_ne!(codes[0], codes[1]);
    }

    #[test]
    fn what_was_copied_is_understood() {
        let code: RoomCode = "TEA4TWO".parse().unwrap();
        let both = invitation(&code, "192.168.1.20:7878");
        let some = |text: &str| Some(text.to_owned());
        for (text, wanted) in [
            (both.as_str(), (some("TEA4TWO"), some("192.168.1.20:7878"))),
            (" tea4two\n", (some("tea4two"), None)),
            ("chess.example.org", (None, some("chess.example.org"))),
            (
                "come to TEA4TWO at localhost now",
                (some("TEA4TWO"), some("localhost")),
            ),
            ("what is this?", (None, None)),
            ("", (None, None)),
        ] {
            assert_eq!(read_invitation(text), wanted, "{text}");
        }
    }

    #[test]
    fn the_set_up_is_kept_in_words() {
        let setup = OnlineSetup {
            name: "Ann".to_owned(),
            game: OnlineGame::European,
            seats: [None, Some(Level::Master), None],
            ..OnlineSetup::default()
        };
        let text = ron::to_string(&setup).unwrap();
        assert_eq!(ron::from_str::<OnlineSetup>(&text).unwrap(), setup);
        let odd = text.replace("master", "genius");
        assert_eq!(ron::from_str::<OnlineSetup>(&odd).unwrap().seats, [None; 3]);
    }
}
