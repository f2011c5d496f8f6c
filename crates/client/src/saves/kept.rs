//! What is kept in a save: a campaign, a game at a table or a battle of its own.

use super::card::{About, Card, GameCard};
use super::game_words;
use super::names;
use super::painting::{self, Pixels};
use crate::battle::{self, Table};
use crate::table;
use ::campaign::Campaign;
use ::campaign::save::{self, SaveError};
use jiff::Timestamp;
use rules::{Color, Variant};
use serde::{Deserialize, Serialize};
use tabletop::{Act, Saved, Sitter, Sitting};

/// What a game at a table is among everything that is kept.
const GAME: &str = "table";
/// The same of a battle.
const BATTLE: &str = "battle";

/// Who sat at another screen.
pub(super) const AFAR: &str = "afar";

/// What is kept in a save.
#[derive(Clone, Debug)]
pub enum Kept {
    /// A campaign, and whose eyes its picture is painted for.
    Campaign(Box<Campaign>, Color),
    /// A game at a table.
    Game(Box<Sitting>),
    /// A battle of its own.
    Battle(Box<Table>),
}

/// A form in which a campaign or game is carried elsewhere.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// As it is saved.
    Save,
    /// Chess as everybody writes it.
    Pgn,
    /// Any other game, for people to read.
    Text,
}

impl Form {
    /// The form in which people read what a card tells of; a campaign has none but its save.
    pub fn of(card: &Card) -> Self {
        match &card.about {
            About::Campaign(_) => Self::Save,
            About::Game(game) if game.game == Variant::Chess.name() => Self::Pgn,
            About::Game(_) => Self::Text,
        }
    }

    /// The ending of its files' names.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Save => "json",
            Self::Pgn => "pgn",
            Self::Text => "txt",
        }
    }
}

/// A game at a table as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: Saved,
    sitters: Vec<String>,
    face_up: bool,
    /// What everybody was called, if the game was played between screens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    people: Vec<Option<String>>,
}

/// Everybody's name, if anybody has one.
fn people(sitting: &Sitting) -> Vec<Option<String>> {
    let players = sitting.game().players().into_iter();
    let people: Vec<Option<String>> = players
        .map(|player| sitting.called(player).map(str::to_owned))
        .collect();
    match people.iter().any(Option::is_some) {
        true => people,
        false => Vec::new(),
    }
}

impl Kept {
    /// The text of its save.
    pub fn text(&self) -> String {
        match self {
            Self::Campaign(campaign, _) => save::export(campaign),
            Self::Game(sitting) => {
                let written = Written {
                    game: Saved::of(sitting.game()),
                    sitters: sitting.sitters().iter().map(Sitter::to_string).collect(),
                    face_up: sitting.is_face_up(),
                    people: people(sitting),
                };
                save::frame(GAME, &serde_json::json!(written).to_string())
            }
            Self::Battle(table) => {
                let written = battle::Written::of(table);
                save::frame(BATTLE, &serde_json::json!(written).to_string())
            }
        }
    }

    /// The text in which it is carried elsewhere; it was last played at that time.
    ///
    /// # Errors
    /// Says in words why it cannot be written.
    pub fn text_as(&self, form: Form, played: Timestamp) -> Result<String, String> {
        match self {
            _ if form == Form::Save => Ok(self.text()),
            Self::Campaign(..) => Ok(self.text()),
            Self::Game(sitting) => match table::export(sitting, played) {
                Ok(export) => Ok(export.text),
                Err(refused) => Err(refused.to_string()),
            },
            Self::Battle(table) => Ok(table::battle_text(table, played)),
        }
    }

    /// Reads the text of a save.
    ///
    /// # Errors
    /// Says in words what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Self, SaveError> {
        let inconsistent =
            |problem: serde_json::Error| SaveError::Inconsistent(problem.to_string());
        let (kind, state) = save::unframe(bytes)?;
        match kind {
            GAME => {
                let written: Written = serde_json::from_str(state).map_err(inconsistent)?;
                let sitting = written.open().map_err(SaveError::Inconsistent)?;
                Ok(Self::Game(Box::new(sitting)))
            }
            BATTLE => {
                let written: battle::Written = serde_json::from_str(state).map_err(inconsistent)?;
                let table = written.open().map_err(SaveError::Inconsistent)?;
                Ok(Self::Battle(Box::new(table)))
            }
            _ => {
                let campaign = save::import(bytes)?;
                Ok(Self::Campaign(Box::new(campaign), Color::White))
            }
        }
    }

    /// What is told of it without opening it.
    pub fn card(&self, name: &str, saved: Timestamp) -> Card {
        let about = match self {
            Self::Campaign(campaign, _) => About::Campaign(campaign.as_ref().into()),
            Self::Game(sitting) => About::Game(Box::new(GameCard::of(sitting))),
            Self::Battle(table) => About::Game(Box::new(GameCard::of_battle(table))),
        };
        Card {
            name: name.to_owned(),
            saved: saved.as_second(),
            about,
        }
    }

    /// What it looks like, `side` pixels an edge.
    pub fn picture(&self, side: usize) -> Pixels {
        match self {
            Self::Campaign(campaign, viewer) => {
                painting::paint_campaign(campaign.state(), *viewer, side)
            }
            Self::Game(sitting) => painting::paint_sitting(sitting, side),
            Self::Battle(table) => painting::paint_battle(table, side),
        }
    }

    /// What it is called while nobody has named it.
    pub fn usual_name(&self) -> String {
        match self {
            Self::Campaign(campaign, _) => names::world_name(campaign.start().chance().seed),
            Self::Game(sitting) => match game_words::between(people(sitting)) {
                Some(people) => people,
                None => game_words::name(sitting.game().variant(), sitting.sitters()),
            },
            Self::Battle(table) => {
                let people = Color::ALL.map(|it| table.called(it).map(str::to_owned));
                if let Some(people) = game_words::between(people) {
                    return people;
                }
                game_words::name(Variant::Battle, &table.setup().seats.map(Sitter::from))
            }
        }
    }

    /// How the names of its files begin.
    pub fn usual_stem(&self) -> String {
        match self {
            Self::Campaign(campaign, _) => format!("world-{}", campaign.start().chance().seed),
            Self::Game(sitting) => sitting.game().variant().name().to_owned(),
            Self::Battle(_) => Variant::Battle.name().to_owned(),
        }
    }

    /// How far it has come, such as `round 5`.
    pub fn moment(&self) -> String {
        match self {
            Self::Campaign(campaign, _) => {
                words!("saves-round-small", round = campaign.state().round())
            }
            Self::Game(sitting) => game_words::moment(&GameCard::of(sitting)),
            Self::Battle(table) => game_words::moment(&GameCard::of_battle(table)),
        }
    }
}

impl Written {
    fn open(self) -> Result<Sitting, String> {
        let game = self.game.open().map_err(|problem| problem.to_string())?;
        let sitters: Vec<Sitter> = self
            .sitters
            .iter()
            .map(|words| match words.as_str() {
                AFAR => Ok(Sitter::Afar),
                words => words.parse(),
            })
            .collect::<Result<_, _>>()?;
        let mut sitting = Sitting::new(game, &sitters).with_people(self.people);
        if self.face_up {
            let turned = sitting.act(Act::FaceUp(true));
            turned.map_err(|refused| refused.to_string())?;
        }
        Ok(sitting)
    }
}
