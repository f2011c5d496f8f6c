//! What is kept in a save: a campaign, a game at a table or a battle of its own.

use super::card::{About, Card, GameCard};
use super::game_words;
use super::names;
use super::painting::{self, Pixels};
use crate::battle::{self, Table};
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

/// A game at a table as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: Saved,
    sitters: Vec<String>,
    face_up: bool,
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
                };
                save::frame(GAME, &serde_json::json!(written).to_string())
            }
            Self::Battle(table) => {
                let written = battle::Written::of(table);
                save::frame(BATTLE, &serde_json::json!(written).to_string())
            }
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
            Self::Game(sitting) => About::Game(GameCard::of(sitting)),
            Self::Battle(table) => About::Game(GameCard::of_battle(table)),
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
            Self::Game(sitting) => game_words::name(sitting.game().variant(), sitting.sitters()),
            Self::Battle(table) => {
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
            .map(|words| words.parse())
            .collect::<Result<_, _>>()?;
        let mut sitting = Sitting::new(game, &sitters);
        if self.face_up {
            let turned = sitting.act(Act::FaceUp(true));
            turned.map_err(|refused| refused.to_string())?;
        }
        Ok(sitting)
    }
}
