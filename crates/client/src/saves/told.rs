//! What a card keeps of a game at a table, and what of it is told today: the facts are kept, the
//! words are found when it is read, in the language that is spoken then.

use super::game_words;
use super::kept::AFAR;
use crate::battle::{BattleSetup, outcome_words};
use rules::{Color, Outcome, Reason, Variant};
use serde::{Deserialize, Serialize};
use tabletop::{Game, Player, Sitter};

/// What of a game can be told in any language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Facts {
    /// How it began, as far as its players are called by it.
    pub start: String,
    /// Who decides for each player, as in a save.
    pub sitters: Vec<String>,
    /// What the players were called, if it was played between screens.
    pub people: Vec<Option<String>>,
    /// The number of the player who is to decide.
    pub decides: Option<u8>,
    /// How it ended.
    pub end: Option<End>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// Why, as files name it.
    pub reason: String,
    /// The numbers of those who won.
    pub winners: Vec<u8>,
}

impl Facts {
    /// Who plays, in a few words.
    pub fn players(&self) -> String {
        game_words::between(self.people.iter().cloned()).unwrap_or_else(|| {
            let sitter = |it: &String| it.parse().unwrap_or(Sitter::Human);
            game_words::players(&self.sitters.iter().map(sitter).collect::<Vec<_>>())
        })
    }

    /// Who is to decide, as he is called in the game.
    pub fn decides(&self, variant: Variant) -> Option<String> {
        let player = self.decides?;
        Some(match variant {
            Variant::Battle => BattleSetup::default().name(color(player)),
            _ => self.game(variant)?.called(Player(player)),
        })
    }

    /// Whether it is the record of a room that somebody left before the end: what goes on in a room
    /// is kept there, so nothing of it goes on here.
    pub fn was_left(&self) -> bool {
        self.end.is_none() && self.sitters.iter().any(|it| it == AFAR)
    }

    /// How it ended, in a line.
    pub fn ended(&self, variant: Variant) -> Option<String> {
        let end = self.end.as_ref()?;
        let winners: Vec<Player> = end.winners.iter().copied().map(Player).collect();
        if variant == Variant::Battle {
            let winner = end.winners.first().copied().map(color);
            let reason = reason(&end.reason);
            return Some(outcome_words(&Outcome { winner, reason }));
        }
        let (headline, words) = self.game(variant)?.end_words(&end.reason, &winners);
        Some(game_words::ending(&headline, &words))
    }

    /// The game at its beginning, which knows what its players are called.
    fn game(&self, variant: Variant) -> Option<Box<dyn Game>> {
        tabletop::open(variant, &self.start).ok()
    }
}

const fn color(player: u8) -> Color {
    match player {
        0 => Color::White,
        _ => Color::Black,
    }
}

/// Why a battle ended, by the name that files have for it.
fn reason(name: &str) -> Reason {
    let reasons = [
        Reason::Checkmate,
        Reason::Stalemate,
        Reason::BareKings,
        Reason::Rout,
        Reason::Budget,
        Reason::Retreat,
        Reason::Resign,
    ];
    let mut reasons = reasons.into_iter();
    reasons
        .find(|reason| reason.name() == name)
        .unwrap_or(Reason::Agreed)
}
