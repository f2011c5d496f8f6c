use crate::battle::Seat;
use bevy::prelude::Resource;
use engine::Level;
use rules::Variant;
use rules::european::Nation;
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use tabletop::{Act, Game, Refused, Sitter, Sitting, open};

/// What the next game at a table begins with: the game chosen, and for each game what was last
/// chosen for it. Kept between runs in words.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Words", into = "Words")]
pub struct TableSetup {
    /// The game.
    pub variant: Variant,
    /// White and Black.
    pub chess: [Sitter; 2],
    /// A position or a game to begin with, as FEN or PGN; empty for the usual start.
    pub chess_start: String,
    /// The groups of Minnaar Chess in turn order.
    pub minnaar: [Sitter; 4],
    /// South and North of Field Chess.
    pub field: [Sitter; 2],
    /// Whether the enemy of Field Chess is shown, for looking into how it works.
    pub reveal: bool,
    /// A nation of European Chess and who decides for it, by corner; `None` leaves it empty.
    pub corners: [Option<(Nation, Sitter)>; 4],
    /// What dice and shuffled armies come from.
    pub seed: u32,
}

impl Default for TableSetup {
    /// A person against casual computers everywhere.
    fn default() -> Self {
        let computer = Sitter::Computer(Level::Casual);
        Self {
            variant: Variant::Chess,
            chess: [Sitter::Human, computer],
            chess_start: String::new(),
            minnaar: [Sitter::Human, computer, Sitter::Human, computer],
            field: [Sitter::Human, computer],
            reveal: false,
            corners: [
                Some((Nation::Plain, Sitter::Human)),
                Some((Nation::Guild, computer)),
                Some((Nation::China, computer)),
                Some((Nation::Mycenae, computer)),
            ],
            seed: 1,
        }
    }
}

impl TableSetup {
    /// The beginning in the words of [`tabletop::open`].
    pub fn start(&self) -> String {
        match self.variant {
            Variant::Chess => self.chess_start.trim().to_owned(),
            Variant::Field => format!("seed {}", self.seed),
            Variant::European => format!("nations {} seed {}", self.nations(), self.seed),
            Variant::Minnaar | Variant::Battle => String::new(),
        }
    }

    /// The nations of European Chess by corner, `-` for an empty one.
    pub fn nations(&self) -> String {
        let corners = self.corners.iter();
        let nations: Vec<&str> = corners
            .map(|corner| corner.map_or("-", |(nation, _)| nation.name()))
            .collect();
        nations.join(" ")
    }

    /// Who decides for each player, in the order of the game's players.
    pub fn sitters(&self) -> Vec<Sitter> {
        match self.variant {
            Variant::Chess => self.chess.to_vec(),
            Variant::Minnaar => self.minnaar.to_vec(),
            Variant::Field => self.field.to_vec(),
            Variant::European => {
                let corners = self.corners.iter().flatten();
                corners.map(|(_, sitter)| *sitter).collect()
            }
            Variant::Battle => Vec::new(),
        }
    }

    /// The next game of chess begins where this one did, without what was played in it: a game
    /// that was pasted is taken up once.
    pub fn forget_moves(&mut self) {
        if let Ok(game) = open(Variant::Chess, self.chess_start.trim())
            && !game.is_empty()
        {
            self.chess_start = match bare_start(&*game) {
                Ok(start) if open(Variant::Chess, "").is_ok_and(|it| it.start() != start) => start,
                _ => String::new(),
            };
        }
    }

    /// The game with everybody seated.
    ///
    /// # Errors
    /// Says why it cannot begin so.
    pub fn lay(&self) -> Result<Sitting, Refused> {
        let game = open(self.variant, &self.start())?;
        let mut sitting = Sitting::new(game, &self.sitters());
        if self.variant == Variant::Field && self.reveal {
            sitting.act(Act::FaceUp(true))?;
        }
        Ok(sitting)
    }
}

/// How a game of chess began, without who played it.
fn bare_start(game: &dyn Game) -> Result<String, Refused> {
    // At its beginning the position is the start.
    Ok(open(Variant::Chess, &game.start())?.position_text())
}

/// The same game once more from its beginning, with the same people; what chance there is comes
/// from `seed`.
///
/// # Errors
/// Says why it cannot begin again.
pub fn again(sitting: &Sitting, seed: u32) -> Result<Sitting, Refused> {
    let game = sitting.game();
    let start = match game.variant() {
        Variant::Chess => bare_start(game)?,
        _ => game.start(),
    };
    let start = match start.split_once("seed ") {
        Some((before, _)) => format!("{before}seed {seed}"),
        None => start,
    };
    let mut again = Sitting::new(open(game.variant(), &start)?, sitting.sitters());
    if sitting.is_face_up() {
        again.act(Act::FaceUp(true))?;
    }
    Ok(again)
}

/// The text form of a set-up: what cannot be read is as usual.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct Words {
    game: String,
    chess: Vec<String>,
    chess_start: String,
    minnaar: Vec<String>,
    field: Vec<String>,
    reveal: bool,
    /// `guild, computer club`, or `empty`.
    corners: Vec<String>,
}

/// The word for a corner without an army.
const EMPTY: &str = "empty";

fn sitter_words(sitter: Sitter) -> String {
    Seat::from(sitter).to_string()
}

fn corner_words(corner: Option<(Nation, Sitter)>) -> String {
    match corner {
        None => EMPTY.to_owned(),
        Some((nation, sitter)) => format!("{}, {}", nation.name(), sitter_words(sitter)),
    }
}

fn read_sitters<const N: usize>(words: &[String], usual: [Sitter; N]) -> [Sitter; N] {
    let read: Option<Vec<Sitter>> = words.iter().map(|it| read_sitter(it)).collect();
    read.and_then(|read| read.try_into().ok()).unwrap_or(usual)
}

fn read_sitter(words: &str) -> Option<Sitter> {
    Seat::from_str(words).ok().map(Sitter::from)
}

fn read_corner(words: &str) -> Option<Option<(Nation, Sitter)>> {
    if words == EMPTY {
        return Some(None);
    }
    let (nation, sitter) = words.split_once(", ")?;
    Some(Some((Nation::from_name(nation)?, read_sitter(sitter)?)))
}

impl From<TableSetup> for Words {
    fn from(setup: TableSetup) -> Self {
        let sitters = |of: &[Sitter]| of.iter().map(|it| sitter_words(*it)).collect();
        Self {
            game: setup.variant.name().to_owned(),
            chess: sitters(&setup.chess),
            chess_start: setup.chess_start.clone(),
            minnaar: sitters(&setup.minnaar),
            field: sitters(&setup.field),
            reveal: setup.reveal,
            corners: setup.corners.map(corner_words).to_vec(),
        }
    }
}

impl From<Words> for TableSetup {
    fn from(words: Words) -> Self {
        let usual = Self::default();
        let variant = words.game.parse().ok();
        let corners: Option<Vec<_>> = words.corners.iter().map(|it| read_corner(it)).collect();
        let corners = corners.and_then(|read| read.try_into().ok());
        Self {
            variant: variant
                .filter(|variant| *variant != Variant::Battle)
                .unwrap_or(usual.variant),
            chess: read_sitters(&words.chess, usual.chess),
            chess_start: words.chess_start,
            minnaar: read_sitters(&words.minnaar, usual.minnaar),
            field: read_sitters(&words.field, usual.field),
            reveal: words.reveal,
            corners: corners.unwrap_or(usual.corners),
            seed: usual.seed,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_set_up_is_kept_in_words_and_bad_words_are_as_usual() {
        let setup = TableSetup {
            variant: Variant::European,
            chess: [Sitter::Computer(Level::Master), Sitter::Human],
            chess_start: "7k/8/8/8/8/8/8/K6Q w - - 0 1".to_owned(),
            corners: [
                None,
                Some((Nation::Korea, Sitter::Human)),
                None,
                Some((Nation::Ottoman, Sitter::Computer(Level::Club))),
            ],
            reveal: true,
            ..Default::default()
        };
        let text = ron::to_string(&setup).unwrap();
        assert_eq!(ron::from_str::<TableSetup>(&text).unwrap(), setup);
        let bad = text.replace("korea", "atlantis").replace("european", "go");
        let read = ron::from_str::<TableSetup>(&bad).unwrap();
        assert_eq!(read.corners, TableSetup::default().corners);
        assert_eq!(read.variant, Variant::Chess);
        assert_eq!(read.chess, setup.chess);
    }

    #[test]
    fn a_game_begins_again_as_it_began_with_other_chance() {
        let sitting = TableSetup::default().lay().unwrap();
        let new = again(&sitting, 5).unwrap();
        assert_eq!(new.game().start(), sitting.game().start());
        assert_eq!(new.sitters(), sitting.sitters());
    }

    #[test]
    fn after_a_pasted_game_another_begins_where_it_began() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        let from = format!("[White \"Ada\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. e4 Kd7 1-0");
        for (pasted, start) in [
            ("[White \"Ada\"]\n\n1. f3 e5 2. g4 Qh4# 0-1", ""),
            (from.as_str(), fen),
            (fen, fen),
            ("no game", "no game"),
            ("", ""),
        ] {
            let mut setup = TableSetup {
                chess_start: pasted.to_owned(),
                ..Default::default()
            };
            if let Ok(sitting) = setup.lay() {
                let again = again(&sitting, 1).unwrap();
                let usual = open(Variant::Chess, start).unwrap();
                assert_eq!(again.game().start(), usual.start());
                assert!(again.game().is_empty() && again.game().ending().is_none());
            }
            setup.forget_moves();
            assert_eq!(setup.chess_start, start);
        }
    }
}
