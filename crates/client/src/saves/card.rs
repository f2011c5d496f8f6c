//! What a list of saves tells of each: kept beside the save, so that no record must be replayed.

use super::error::SavesError;
use super::game_words;
use super::told::{End, Facts};
use crate::battle::{Entry, Table};
use ::campaign::{Campaign, Opponent, Pending, Side};
use engine::Level;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use rules::{Color, Variant, capital};
use serde::{Deserialize, Serialize};
use tabletop::{Sitter, Sitting, Viewer};

/// What is told of something kept without opening it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// The name its player gave it.
    pub name: String,
    /// When it was saved, in seconds since 1970.
    pub saved: i64,
    /// What it is.
    pub about: About,
}

/// What is told of it by what it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum About {
    /// A campaign.
    Campaign(WorldCard),
    /// A game at a table or a battle of its own.
    Game(Box<GameCard>),
}

/// What is told of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorldCard {
    /// The round.
    pub round: u32,
    /// Whose turn it is.
    pub turn: Who,
    /// Squares along an edge of the world.
    pub side: u8,
    /// The seed of the world.
    pub seed: u32,
    /// Who plays Black.
    pub opponent: Against,
    /// Whether there is fog.
    pub fog: bool,
    /// Whether there are warbands.
    pub barbarians: bool,
    /// Whether it stands in the middle of a battle.
    pub in_battle: bool,
    /// Who has won.
    pub won: Option<Who>,
}

/// What is told of a game at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameCard {
    /// The game's name in files, such as `field`.
    pub game: String,
    /// Who plays, in the words of the day; of cards that have no facts.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    players: String,
    /// Which turn is played or was the last; in chess and battles which full move.
    pub turn: u32,
    /// Who was to decide, as he was called in the game; of cards that have no facts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    decides: Option<String>,
    /// How it ended, in the words of the day; of cards that have no facts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ended: Option<String>,
    /// What is told of all this.
    #[serde(default)]
    facts: Option<Facts>,
    /// Whether its save holds what somebody who plays it may not know.
    #[serde(default)]
    pub hides: bool,
}

/// The name and the moment alone, as the first cards had them beside what is now a part.
#[derive(Deserialize)]
struct Head {
    name: String,
    saved: i64,
}

/// A side, as it is written in a card.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// The kingdom in the west.
    White,
    /// The kingdom in the east.
    Black,
    /// The barbarians.
    Rogue,
}

impl From<Side> for Who {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
            Side::Rogue => Self::Rogue,
        }
    }
}

/// Who plays Black, as it is written in a card.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Against {
    /// The computer at a level, if it is known.
    Computer(Option<u8>),
    /// A second person at the same screen.
    Hotseat,
    /// A person elsewhere.
    Online,
}

impl Card {
    /// Reads the text of a card; those of the first kind told of campaigns alone.
    pub fn read(text: &str) -> Option<Self> {
        if let Ok(card) = ron::from_str(text) {
            return Some(card);
        }
        let head: Head = ron::from_str(text).ok()?;
        Some(Self {
            name: head.name,
            saved: head.saved,
            about: About::Campaign(ron::from_str(text).ok()?),
        })
    }

    /// Whether it has come to its end.
    pub fn is_over(&self) -> bool {
        match &self.about {
            About::Campaign(world) => world.won.is_some(),
            About::Game(game) => game.is_over(),
        }
    }

    /// Whether it is of a campaign.
    pub const fn is_campaign(&self) -> bool {
        matches!(self.about, About::Campaign(_))
    }

    /// Whether it may be carried out into a file.
    ///
    /// # Errors
    /// Says in words why not.
    pub fn may_go_out(&self) -> Result<(), SavesError> {
        match &self.about {
            About::Game(game) if game.hides => Err(SavesError::Hides(self.name.clone())),
            _ => Ok(()),
        }
    }

    /// Whether it may be looked at from its beginning: it is shown with the eyes of one who plays it.
    ///
    /// # Errors
    /// Says in words why not.
    pub fn may_be_looked_at(&self) -> Result<(), String> {
        match &self.about {
            About::Campaign(world)
                if world.fog && world.won.is_none() && world.opponent == Against::Hotseat =>
            {
                Err(words!("library-two-in-fog"))
            }
            _ => Ok(()),
        }
    }

    /// How long it was, if it is over and nothing else tells it.
    pub fn length_words(&self) -> String {
        match &self.about {
            About::Game(game) if game.is_over() => capital(&game_words::moment(game)),
            _ => String::new(),
        }
    }

    /// Who plays against whom, in a few words.
    pub fn opponent_words(&self) -> String {
        match &self.about {
            About::Campaign(world) => world.opponent_words(),
            About::Game(game) => game.players(),
        }
    }

    /// How far it has come, in a few words.
    pub fn state_words(&self) -> String {
        match &self.about {
            About::Campaign(world) => world.state_words(),
            About::Game(game) => game.state_words(),
        }
    }

    /// The world or the game in a few words.
    pub fn world_words(&self) -> String {
        match &self.about {
            About::Campaign(world) => world.world_words(),
            About::Game(game) => game.title(),
        }
    }

    /// How far it has come, as short as can be: `round 5`, `turn 12`.
    pub fn moment(&self) -> String {
        match &self.about {
            About::Campaign(world) => words!("saves-round-small", round = world.round),
            About::Game(game) => game_words::moment(game),
        }
    }

    /// When it was saved, in words.
    pub fn date_words(&self) -> String {
        let zone = TimeZone::system();
        date_words(self.saved, Timestamp::now().as_second(), &zone)
    }
}

impl From<&Campaign> for WorldCard {
    fn from(campaign: &Campaign) -> Self {
        let state = campaign.state();
        let options = state.options();
        let opponent = match options.opponent {
            Opponent::Computer => Against::Computer(campaign.level()),
            Opponent::Hotseat => Against::Hotseat,
            Opponent::Online => Against::Online,
        };
        Self {
            round: state.round(),
            turn: state.turn().into(),
            side: state.size().side(),
            seed: state.chance().seed,
            opponent,
            fog: options.fog,
            barbarians: options.barbarians,
            in_battle: matches!(state.pending(), Some(Pending::Battle(_))),
            won: state.won().map(|color| Side::from(color).into()),
        }
    }
}

impl WorldCard {
    fn opponent_words(&self) -> String {
        match self.opponent {
            Against::Computer(number) => {
                let level = Level::ALL
                    .into_iter()
                    .find(|level| Some(level.number()) == number);
                match level {
                    Some(level) => crate::called::computer(level),
                    None => words!("common-computer"),
                }
            }
            Against::Hotseat => words!("common-two-players"),
            Against::Online => words!("common-online"),
        }
    }

    fn state_words(&self) -> String {
        let round = self.round;
        match (self.won, self.opponent) {
            (Some(Who::White), Against::Computer(_)) => words!("saves-won", round = round),
            (Some(_), Against::Computer(_)) => words!("saves-lost", round = round),
            (Some(Who::White), _) => words!("saves-white-won", round = round),
            (Some(_), _) => words!("saves-black-won", round = round),
            (None, _) if self.in_battle => words!("saves-in-battle", round = round),
            (None, Against::Hotseat) => match self.turn {
                Who::Black => words!("saves-blacks-turn", round = round),
                _ => words!("saves-whites-turn", round = round),
            },
            (None, _) => words!("saves-round", round = round),
        }
    }

    fn world_words(&self) -> String {
        world_words(self.side, self.fog, self.barbarians)
    }
}

/// A world in a few words, such as `8 × 8, fog`.
pub fn world_words(side: u8, fog: bool, barbarians: bool) -> String {
    match (fog, barbarians) {
        (false, false) => words!("saves-world", side = side),
        (true, false) => words!("saves-world-fog", side = side),
        (false, true) => words!("saves-world-barbarians", side = side),
        (true, true) => words!("saves-world-fog-barbarians", side = side),
    }
}

impl GameCard {
    /// Of a game at a table.
    pub fn of(sitting: &Sitting) -> Self {
        let game = sitting.game();
        let steps = game.steps(Viewer::Everything);
        let begun = steps.iter().filter(|step| step.begins_turn).count();
        // The turn that is played now: the last one, once it is over.
        let now = begun + usize::from(game.end().is_none());
        let turn = match game.variant() {
            Variant::Chess => now.div_ceil(2).max(1),
            _ => now.max(1),
        };
        let players = game.players().into_iter();
        let facts = Facts {
            start: match game.variant() {
                Variant::European => game.start(),
                _ => String::new(),
            },
            sitters: sitting.sitters().iter().map(Sitter::to_string).collect(),
            people: players
                .map(|player| sitting.called(player).map(str::to_owned))
                .collect(),
            decides: game.decider().map(|player| player.0),
            end: game.end().map(|(reason, winners)| End {
                reason: reason.to_owned(),
                winners: winners.into_iter().map(|it| it.0).collect(),
            }),
        };
        Self::new(game.variant(), turn, facts, sitting.hides())
    }

    /// Of a battle of its own.
    pub fn of_battle(table: &Table) -> Self {
        let entries = table.record().entries().iter();
        let moves = entries.filter(|it| matches!(it, Entry::Move(_))).count();
        let number = |color: Color| color.index() as u8;
        let seats = table.setup().seats.map(Sitter::from);
        let facts = Facts {
            start: String::new(),
            sitters: seats.iter().map(Sitter::to_string).collect(),
            people: Color::ALL
                .map(|color| table.called(color).map(str::to_owned))
                .into(),
            decides: table.to_decide().map(number),
            end: table.outcome().map(|outcome| End {
                reason: outcome.reason.name().to_owned(),
                winners: outcome.winner.map(number).into_iter().collect(),
            }),
        };
        let now = moves + usize::from(facts.end.is_none());
        Self::new(Variant::Battle, now.div_ceil(2).max(1), facts, false)
    }

    fn new(variant: Variant, turn: usize, facts: Facts, hides: bool) -> Self {
        Self {
            game: variant.name().to_owned(),
            players: String::new(),
            turn: turn as u32,
            decides: None,
            ended: None,
            facts: Some(facts),
            hides,
        }
    }

    fn variant(&self) -> Variant {
        self.game.parse().unwrap_or(Variant::Battle)
    }

    fn is_over(&self) -> bool {
        match &self.facts {
            Some(facts) => facts.end.is_some() || facts.was_left(),
            None => self.ended.is_some(),
        }
    }

    /// Who plays, in a few words.
    fn players(&self) -> String {
        match &self.facts {
            Some(facts) => facts.players(),
            None => self.players.clone(),
        }
    }

    /// How it ended, in a few words.
    fn ended(&self) -> Option<String> {
        match &self.facts {
            Some(facts) => facts.ended(self.variant()),
            None => self.ended.clone(),
        }
    }

    /// Who is to decide, as he is called in the game.
    fn decides(&self) -> Option<String> {
        match &self.facts {
            Some(facts) => facts.decides(self.variant()),
            None => self.decides.clone(),
        }
    }

    /// What the game is called.
    pub fn title(&self) -> String {
        crate::called::game(self.variant())
    }

    fn state_words(&self) -> String {
        let moment = capital(&game_words::moment(self));
        match (self.ended(), self.decides()) {
            (Some(ended), _) => ended,
            (None, _) if self.is_over() => words!("saves-left", moment = moment),
            (None, Some(decides)) => words!("saves-to-play", moment = moment, decides = decides),
            (None, None) => moment,
        }
    }
}

/// A moment in words as people in `zone` write it, both in seconds since 1970.
pub fn date_words(moment: i64, now: i64, zone: &TimeZone) -> String {
    let local =
        |second| Timestamp::from_second(second).map(|it| it.to_zoned_datetime(zone.clone()));
    let (Ok(then), Ok(now)) = (local(moment), local(now)) else {
        return words!("saves-unknown-time");
    };
    let time = then.strftime("%H:%M").to_string();
    let yesterday = now.date().yesterday().ok();
    if then.date() == now.date() {
        words!("saves-today", time = time)
    } else if Some(then.date()) == yesterday {
        words!("saves-yesterday", time = time)
    } else {
        let (day, month, year) = (then.day(), then.month(), then.year().to_string());
        words!(
            "saves-date",
            day = day,
            month = month,
            year = year,
            time = time
        )
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::campaign::CampaignSetup;

    #[test]
    fn dates_are_told_as_people_of_the_place_would() {
        let utc = TimeZone::UTC;
        let moment = |text: &str| text.parse::<Timestamp>().map_or(0, |it| it.as_second());
        let now = moment("2026-03-01T12:00:00Z");
        let told = |text: &str| date_words(moment(text), now, &utc);
        assert_eq!(told("2026-03-01T09:05:00Z"), "today, 09:05");
        assert_eq!(told("2026-02-28T23:59:00Z"), "yesterday, 23:59");
        assert_eq!(told("2025-12-24T18:30:00Z"), "24 December 2025, 18:30");
        let east = TimeZone::fixed(jiff::tz::offset(3));
        let late = date_words(moment("2026-02-28T22:30:00Z"), now, &east);
        assert_eq!(late, "today, 01:30", "it is the next day there");
        assert_eq!(
            date_words(i64::MAX, now, &utc),
            words!("saves-unknown-time")
        );
    }

    #[test]
    fn a_card_tells_who_plays_and_how_it_stands() {
        let setup = CampaignSetup::default();
        let campaign = Campaign::new(&setup.rules(), Some(2));
        let mut card = WorldCard::from(&campaign);
        assert_eq!((card.round, card.side, card.seed), (1, 8, 7));
        assert_eq!(card.opponent_words(), "Computer: Casual");
        assert_eq!(card.state_words(), "Round 1");
        assert_eq!(card.world_words(), "8 × 8, fog");
        card.won = Some(Who::Black);
        assert_eq!(card.state_words(), "Round 1, lost");
    }

    #[test]
    fn a_card_of_a_game_tells_whose_turn_it_is_and_how_it_ended() {
        let chess = tabletop::open(Variant::Chess, "").unwrap();
        let club = Sitter::Computer(Level::Club);
        let mut sitting = Sitting::new(chess, &[Sitter::Human, club]);
        let card = |sitting: &Sitting| Card {
            name: "Mine".into(),
            saved: 0,
            about: About::Game(Box::new(GameCard::of(sitting))),
        };
        sitting.act(tabletop::Act::Choose("e2e4".into())).unwrap();
        assert_eq!(card(&sitting).state_words(), "Move 1, Black to play");
        assert_eq!(card(&sitting).moment(), "move 1");
        assert_eq!(card(&sitting).opponent_words(), "Computer: Club");
        assert_eq!(card(&sitting).world_words(), "Chess");
        let reply = tabletop::Act::Reply {
            version: sitting.version(),
            action: "resign".into(),
        };
        sitting.act(reply).unwrap();
        let over = card(&sitting);
        assert!(over.is_over());
        assert_eq!(over.moment(), "move 1", "no further one was begun");
        assert_eq!(over.state_words(), "Resignation: White wins.");
        // It is told in the language of the day, whatever was spoken when it was written.
        let german = words::speak_here(words::Language::German);
        assert_eq!(over.state_words(), "Aufgegeben: Weiß gewinnt.");
        assert_eq!(over.opponent_words(), "Computer: Verein");
        drop(german);
        let text = ron::to_string(&over).unwrap();
        assert_eq!(Card::read(&text), Some(over));
    }

    #[test]
    fn a_card_of_the_first_kind_is_still_read() {
        let text = "(name: \"Old\", saved: 5, round: 3, turn: Black, side: 16, seed: 9, \
            opponent: Computer(Some(2)), fog: true, barbarians: false, in_battle: false, won: None)";
        let card = Card::read(text).unwrap();
        assert_eq!((card.name.as_str(), card.saved), ("Old", 5));
        assert_eq!(card.state_words(), "Round 3");
        assert_eq!(Card::read("(name: 7"), None);
    }
}
