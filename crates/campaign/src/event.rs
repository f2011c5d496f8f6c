//! What happens, as data and in words, and who hears of it.

use crate::Side;
use crate::world::{SiteKind, Square};
use rules::battle::Army;
use rules::{Color, Piece, Reason};
use serde::{Serialize, Serializer};
use std::fmt;

/// Something that happened in a campaign. Serialised with its kind as `event`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A side's turn began.
    Turn {
        /// Whose.
        who: Side,
        /// In which round.
        round: u32,
    },
    /// A kingdom received its yield.
    Income {
        /// Who.
        who: Side,
        /// How much gold came in.
        gold: u32,
    },
    /// A city raised its free Pawn.
    Raised {
        /// Whose.
        who: Side,
        /// Which city.
        at: Square,
    },
    /// A city began to build.
    BuildBegun {
        /// Whose.
        who: Side,
        /// Which city.
        at: Square,
        /// What.
        #[serde(serialize_with = "text")]
        piece: Piece,
    },
    /// A city finished a piece.
    Built {
        /// Whose.
        who: Side,
        /// Which city.
        at: Square,
        /// What.
        #[serde(serialize_with = "text")]
        piece: Piece,
    },
    /// A build was cancelled.
    BuildCancelled {
        /// Whose.
        who: Side,
        /// Which city.
        at: Square,
        /// The gold that came back.
        refund: u32,
    },
    /// Pieces went from one square to the next.
    Marched {
        /// Whose.
        who: Side,
        /// From where, if the reader saw it.
        from: Option<Square>,
        /// To where, if the reader saw it.
        to: Option<Square>,
        /// Who went.
        #[serde(serialize_with = "text")]
        pieces: Army,
        /// Whether a rally order led them.
        rally: bool,
    },
    /// A city, capital or resource changed hands.
    Claimed {
        /// Who took it.
        who: Side,
        /// Where.
        at: Square,
        /// What.
        site: SiteKind,
        /// From whom.
        from: Option<Side>,
    },
    /// A camp is gone for good.
    Razed {
        /// Who did it.
        who: Side,
        /// Where.
        at: Square,
    },
    /// A rally order was given.
    Ordered {
        /// Whose.
        who: Side,
        /// Where the pieces stand.
        at: Square,
        /// Where they are to go.
        goal: Square,
        /// Who.
        #[serde(serialize_with = "text")]
        pieces: Army,
    },
    /// A rally order ended.
    OrderEnded {
        /// Whose.
        who: Side,
        /// Where the pieces stand.
        at: Square,
        /// Where they were to go.
        goal: Square,
        /// Why.
        why: OrderEnd,
    },
    /// A rally order waits: there is no way, or its pieces must rest.
    OrderHeld {
        /// Whose.
        who: Side,
        /// Where the pieces stand.
        at: Square,
        /// Where they are to go.
        goal: Square,
    },
    /// An army was set aside for this turn.
    SetAside {
        /// Whose.
        who: Side,
        /// Where.
        at: Square,
    },
    /// An army attacked another.
    Attacked {
        /// Who attacked.
        who: Side,
        /// Whom.
        whom: Side,
        /// From where, if the reader saw it.
        from: Option<Square>,
        /// Where.
        at: Square,
        /// The attackers.
        #[serde(serialize_with = "text")]
        attackers: Army,
        /// The defenders.
        #[serde(serialize_with = "text")]
        defenders: Army,
    },
    /// The attack was settled without a battle.
    Overrun {
        /// Who attacked.
        who: Side,
        /// Whom.
        whom: Side,
        /// Where.
        at: Square,
    },
    /// The defender chose how to fight.
    Chose {
        /// Who.
        who: Side,
        /// Where.
        at: Square,
        /// Behind the walls, or on open ground.
        hold: bool,
    },
    /// A battle began.
    BattleBegun {
        /// The attacker.
        who: Side,
        /// The defender.
        whom: Side,
        /// Where.
        at: Square,
        /// The position at its start.
        position: String,
    },
    /// A move was played in a battle.
    BattleMove {
        /// Where.
        at: Square,
        /// The move string.
        mv: String,
    },
    /// Somebody said whether to fight on.
    Extension {
        /// Who.
        who: Side,
        /// Where.
        at: Square,
        /// What.
        yes: bool,
    },
    /// A battle ended.
    BattleEnded {
        /// The attacker.
        who: Side,
        /// The defender.
        whom: Side,
        /// Where.
        at: Square,
        /// Who won; nobody in a draw.
        winner: Option<Side>,
        /// By what.
        #[serde(serialize_with = "text")]
        reason: Reason,
        /// What the attacker has left.
        #[serde(serialize_with = "text")]
        attackers: Army,
        /// What the defender has left.
        #[serde(serialize_with = "text")]
        defenders: Army,
    },
    /// The noise of a battle somewhere.
    BattleHeard,
    /// An army that retreated landed.
    Landed {
        /// Whose.
        who: Side,
        /// Where.
        at: Square,
        /// The survivors.
        #[serde(serialize_with = "text")]
        pieces: Army,
    },
    /// An army that retreated had nowhere to land.
    Lost {
        /// Whose.
        who: Side,
        /// The battlefield.
        at: Square,
        /// Who was lost.
        #[serde(serialize_with = "text")]
        pieces: Army,
    },
    /// Barbarians sacked a city.
    Sacked {
        /// Whose city.
        owner: Option<Side>,
        /// Where.
        at: Square,
    },
    /// Barbarians drove the owner from a resource.
    Unclaimed {
        /// Whose it was.
        owner: Side,
        /// Where.
        at: Square,
        /// What.
        site: SiteKind,
    },
    /// A camp raised a warband.
    Warband {
        /// Which camp.
        at: Square,
        /// Who.
        #[serde(serialize_with = "text")]
        pieces: Army,
    },
    /// The campaign is won.
    Won {
        /// By whom.
        who: Side,
        /// The other gave up; otherwise the capital fell.
        resigned: bool,
    },
}

/// Why a rally order ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OrderEnd {
    /// Its owner took it back.
    TakenBack,
    /// Its pieces have arrived.
    Arrived,
    /// An enemy that its owner sees is within two squares.
    EnemyNear,
    /// An army that its owner did not see stands in the way.
    Blocked,
    /// Its army was attacked.
    Attacked,
    /// Its pieces attacked.
    Attacking,
    /// Its pieces were marched by hand, and not closer.
    NotCloser,
}

/// An event and what each kingdom hears of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What happened.
    pub event: Event,
    /// What White and Black may read of it (`campaign.md`, fog).
    pub heard: [Option<Event>; 2],
}

impl Report {
    /// What a kingdom may read of it.
    pub const fn heard_by(&self, who: Color) -> Option<&Event> {
        self.heard[who.index()].as_ref()
    }
}

fn text<S: Serializer>(value: &impl fmt::Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

impl fmt::Display for OrderEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TakenBack => "it was taken back",
            Self::Arrived => "they have arrived",
            Self::EnemyNear => "an enemy is near",
            Self::Blocked => "an army stands in the way",
            Self::Attacked => "they were attacked",
            Self::Attacking => "they attacked",
            Self::NotCloser => "they were marched elsewhere",
        })
    }
}
