use crate::world::Square;
use rules::Position as _;
use rules::battle::{self, Army};
use rules::{Color, Reason};

/// A choice that must be answered before any other command (`campaign.md`, attack). The
/// attacker is always whose turn it is; the defender's army stands on the battlefield.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pending {
    /// The defender must choose to hold the walls or to sally.
    Defend(Attack),
    /// A battle is being fought, or its extension is asked for.
    Battle(Battle),
    /// A kingdom whose army retreated must pick where it lands.
    Land {
        /// Which kingdom.
        who: Color,
        /// The battlefield.
        field: Square,
        /// The survivors.
        pieces: Army,
    },
}

/// An attack under way.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Where the attackers come from and go back to after a draw.
    pub from: Square,
    /// The battlefield.
    pub to: Square,
    /// Who attacks.
    pub attackers: Army,
    /// The camp of an attacking warband.
    pub camp: Option<Square>,
}

/// A battle under way: White in the position is the attacker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// Where the attackers come from and go back to after a draw.
    pub from: Square,
    /// The battlefield.
    pub to: Square,
    /// The camp of an attacking warband.
    pub camp: Option<Square>,
    /// How the battle stands.
    pub position: battle::Position,
}

impl Battle {
    /// Whether the budget is used up and the one extension is asked for.
    pub fn is_extension_asked(&self) -> bool {
        self.position.can_extend()
    }

    /// Whether the battle is over by the position alone, no extension being possible.
    pub fn is_over(&self) -> bool {
        !self.is_extension_asked() && self.position.outcome().is_some()
    }

    /// The outcome if nobody extends.
    pub(crate) const fn draw() -> rules::Outcome<Color> {
        rules::Outcome {
            winner: None,
            reason: Reason::Budget,
        }
    }
}

impl Pending {
    /// The square it is about.
    pub const fn field(&self) -> Square {
        match self {
            Self::Defend(attack) => attack.to,
            Self::Battle(battle) => battle.to,
            Self::Land { field, .. } => *field,
        }
    }
}
