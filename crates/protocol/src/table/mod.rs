//! The game of a room, whichever it is, behind one face.

mod battle;
mod campaign;

pub use self::battle::BattleTable;
pub(crate) use self::battle::headline as battle_headline;
pub use self::campaign::CampaignTable;
pub(crate) use self::campaign::headline as campaign_headline;

use crate::{Reason, Refusal, SetUp, StateHash, limits};
use ::campaign::Battles;
use rules::Variant;
use tabletop::{Ending, Game, Player, Refused, Viewer, WayOut, open};

/// The game that is being played. Players are told by number, as in the game's own record: White
/// 0 and Black 1 in a battle and a campaign, where the barbarians are 2.
#[derive(Clone, Debug)]
pub enum Table {
    /// Chess, Minnaar, Field or European Chess.
    Board(Box<dyn Game>),
    /// One battle.
    Battle(Box<BattleTable>),
    /// A campaign.
    Campaign(Box<CampaignTable>),
}

/// Draws a game's refusal into words of the protocol.
fn refusal(refused: &Refused) -> Refusal {
    let reason = match refused {
        Refused::Over => Reason::Over,
        Refused::NotYourTurn => Reason::NotYourTurn,
        _ => Reason::Illegal,
    };
    Refusal::new(reason, refused.to_string())
}

fn illegal(words: impl Into<String>) -> Refusal {
    Refusal::new(Reason::Illegal, words)
}

fn bad_set_up(words: impl Into<String>) -> Refusal {
    Refusal::new(Reason::BadSetUp, words)
}

impl Table {
    /// The game at its beginning; all its chance comes from `seed`.
    pub(crate) fn open(game: &SetUp, seed: u32) -> Result<Self, Refusal> {
        match game {
            SetUp::Battle {
                terrain,
                attacker,
                defender,
            } => {
                let table = BattleTable::open(terrain, [attacker, defender])?;
                Ok(Self::Battle(Box::new(table)))
            }
            SetUp::Campaign {
                size,
                fog,
                barbarians,
            } => {
                let table = CampaignTable::open(*size, *fog, *barbarians, seed)?;
                Ok(Self::Campaign(Box::new(table)))
            }
            SetUp::Chess { start } => board(Variant::Chess, start),
            SetUp::Minnaar { start } => board(Variant::Minnaar, start),
            SetUp::Field => board(Variant::Field, &format!("seed {seed}")),
            SetUp::European { nations } => {
                board(Variant::European, &format!("nations {nations} seed {seed}"))
            }
        }
    }

    /// The board game, unless it is a battle or a campaign.
    pub fn board(&self) -> Option<&dyn Game> {
        match self {
            Self::Board(game) => Some(&**game),
            _ => None,
        }
    }

    /// The battle, if it is one.
    pub fn battle(&self) -> Option<&BattleTable> {
        match self {
            Self::Battle(battle) => Some(battle),
            _ => None,
        }
    }

    /// The campaign, if it is one.
    pub fn campaign(&self) -> Option<&CampaignTable> {
        match self {
            Self::Campaign(campaign) => Some(campaign),
            _ => None,
        }
    }

    /// The players in turn order, without barbarians.
    pub(crate) fn players(&self) -> Vec<u8> {
        match self {
            Self::Board(game) => game.players().into_iter().map(|it| it.0).collect(),
            _ => vec![0, 1],
        }
    }

    /// Who decides now.
    pub fn decider(&self) -> Option<u8> {
        match self {
            Self::Board(game) => game.decider().map(|it| it.0),
            Self::Battle(battle) => battle.decider(),
            Self::Campaign(campaign) => campaign.decider(),
        }
    }

    /// How it ended.
    pub fn ending(&self) -> Option<Ending> {
        match self {
            Self::Board(game) => game.ending(),
            Self::Battle(battle) => battle.ending(),
            Self::Campaign(campaign) => campaign.ending(),
        }
    }

    /// Does what a player has decided.
    pub(crate) fn play(&mut self, player: u8, text: &str) -> Result<(), Refusal> {
        if text.len() > limits::ACTION {
            return Err(illegal("no action is as long as that"));
        }
        let way_out = [WayOut::Agree, WayOut::Resign]
            .into_iter()
            .any(|way| way.action() == text);
        match self {
            Self::Board(_) if way_out => {
                Err(illegal("giving up and drawing have words of their own"))
            }
            Self::Board(game) => game
                .play(Player(player), text)
                .map_err(|refused| refusal(&refused)),
            Self::Battle(battle) => battle.play(player, text),
            Self::Campaign(campaign) => campaign.play(player, text),
        }
    }

    /// A player gives up.
    pub(crate) fn resign(&mut self, player: u8) -> Result<(), Refusal> {
        match self {
            Self::Board(game) => {
                // Where nobody can give up, anybody can end the game undecided.
                let way = match game.ends_by_choice() {
                    true => WayOut::Agree,
                    false => WayOut::Resign,
                };
                game.play(Player(player), way.action())
                    .map_err(|refused| refusal(&refused))
            }
            Self::Battle(battle) => battle.resign(player),
            Self::Campaign(campaign) => campaign.resign(player),
        }
    }

    /// Whether the players can agree to end it undecided now.
    pub(crate) fn can_draw(&self) -> Result<(), Refusal> {
        let refused = match self {
            _ if self.ending().is_some() => return Err(refusal(&Refused::Over)),
            Self::Board(game) => {
                let decider = game.decider();
                let ways = decider.map(|player| game.ways_out(player));
                match ways.is_some_and(|ways| ways.contains(&WayOut::Agree)) {
                    true => return Ok(()),
                    false => "The battle has not begun yet",
                }
            }
            Self::Battle(_) => return Ok(()),
            Self::Campaign(_) => "A campaign is won or given up: there is no draw",
        };
        Err(illegal(refused))
    }

    /// All have agreed to end it undecided.
    pub(crate) fn draw(&mut self) -> Result<(), Refusal> {
        self.can_draw()?;
        match self {
            Self::Board(game) => {
                let decider = game.decider().ok_or_else(|| refusal(&Refused::Over))?;
                game.play(decider, WayOut::Agree.action())
                    .map_err(|refused| refusal(&refused))
            }
            Self::Battle(battle) => battle.draw(),
            Self::Campaign(_) => Ok(()),
        }
    }

    /// How many entries of the game's own record are left if one of these players takes back his
    /// last own decision.
    pub(crate) fn take_back_to(&self, players: &[u8]) -> Result<usize, Refusal> {
        let nothing = || illegal(Refused::NothingToTakeBack.to_string());
        match self {
            Self::Board(game) => {
                let tries = players.iter().map(|it| game.take_back_to(Player(*it)));
                let best = tries.reduce(|one, other| match (one, other) {
                    (Ok(one), Ok(other)) => Ok(one.max(other)),
                    (Err(_), found) => found,
                    (found, Err(_)) => found,
                });
                let best = best.unwrap_or(Err(Refused::NothingToTakeBack));
                best.map_err(|refused| refusal(&refused))
            }
            Self::Battle(battle) => battle.take_back_to(players).ok_or_else(nothing),
            Self::Campaign(campaign) => campaign.take_back_to(players).ok_or_else(nothing),
        }
    }

    /// Whether that player may take back without asking: in a campaign, while nothing was learned.
    pub(crate) fn takes_back_freely(&self, players: &[u8]) -> bool {
        match self {
            Self::Campaign(campaign) => campaign.takes_back_freely(players),
            _ => false,
        }
    }

    /// Goes back to so many entries of the game's own record.
    pub(crate) fn take_back(&mut self, len: usize) -> Result<(), Refusal> {
        match self {
            Self::Board(game) => game.take_back(len).map_err(|refused| refusal(&refused)),
            Self::Battle(battle) => {
                battle.take_back(len);
                Ok(())
            }
            Self::Campaign(campaign) => campaign.take_back(len),
        }
    }

    /// The two who fight the battle of a campaign that can be played out now.
    pub(crate) fn fighters(&self) -> Result<[u8; 2], Refusal> {
        let nothing = || illegal("There is no battle to be played out now");
        match self {
            Self::Campaign(campaign) => campaign.fighters().ok_or_else(nothing),
            _ => Err(illegal(
                "Only a campaign's battle can be played out by the computer",
            )),
        }
    }

    /// The battle of a campaign is played out; gives how, as text.
    pub(crate) fn resolve(&mut self, battles: &mut dyn Battles) -> Result<Vec<String>, Refusal> {
        self.fighters()?;
        match self {
            Self::Campaign(campaign) => campaign.resolve(battles),
            _ => Ok(Vec::new()),
        }
    }

    /// Whether a player has lost already while others go on.
    pub(crate) fn is_out(&self, player: u8) -> bool {
        match self {
            Self::Board(game) if game.variant() == Variant::European => {
                let look = game.look(Viewer::Everything, game.len());
                look.players
                    .iter()
                    .any(|it| it.player == Player(player) && it.out)
            }
            _ => false,
        }
    }

    /// Whether what is done here may take long enough to hold up others.
    pub(crate) fn is_slow(&self) -> bool {
        matches!(self, Self::Campaign(_))
    }

    pub(crate) fn hash(&self, games: u32) -> StateHash {
        let text = match self {
            Self::Board(game) => game.position_text(),
            Self::Battle(battle) => battle.state_text(),
            Self::Campaign(campaign) => campaign.state_text(),
        };
        let ending = self.ending().map_or("", |it| it.reason);
        StateHash::of(&format!("{games} {ending}\n{text}"))
    }
}

/// A board game at its beginning: nothing done yet, and somebody to decide.
fn board(variant: Variant, start: &str) -> Result<Table, Refusal> {
    if start.len() > limits::START {
        return Err(bad_set_up("the text of the beginning is too long"));
    }
    let game = open(variant, start).map_err(|refused| bad_set_up(refused.to_string()))?;
    let begun = game.log().iter().any(|_| true);
    if begun || game.decider().is_none() {
        return Err(bad_set_up("a game must begin at its beginning"));
    }
    Ok(Table::Board(game))
}
