use crate::stack::plus;
use crate::world::{Build, Ground, Map, Site, Size, Square, SquareSet};
use crate::{Chance, Pending, Stack, sight};
use rules::Color;
use rules::battle::Army;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// Who may own an army or be to move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The kingdom in the west, which moves first.
    White,
    /// The kingdom in the east.
    Black,
    /// The barbarians, who move last.
    Rogue,
}

impl Side {
    /// Everybody in the order of their turns.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Rogue];

    /// The kingdom, if it is one.
    pub const fn kingdom(self) -> Option<Color> {
        match self {
            Self::White => Some(Color::White),
            Self::Black => Some(Color::Black),
            Self::Rogue => None,
        }
    }

    /// The word in world texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
            Self::Rogue => "rogue",
        }
    }

    /// The name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Self::White => "White",
            Self::Black => "Black",
            Self::Rogue => "the barbarians",
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl PartialEq<Color> for Side {
    fn eq(&self, color: &Color) -> bool {
        *self == Self::from(*color)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Who plays against White.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// The computer plays Black.
    Computer,
    /// Two people on one device.
    Hotseat,
    /// Two people on two devices.
    Online,
}

impl Opponent {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Computer, Self::Hotseat, Self::Online];

    /// The word in world texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Computer => "computer",
            Self::Hotseat => "hotseat",
            Self::Online => "online",
        }
    }
}

/// What is fixed at set-up besides the map (`campaign.md`, the world).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether kingdoms see only what their own people see.
    pub fog: bool,
    /// Whether there are warbands.
    pub barbarians: bool,
    /// Who plays against White.
    pub opponent: Opponent,
}

impl Options {
    /// Whether two people at one screen each know what the other may not see.
    pub fn hides_at_one_screen(&self) -> bool {
        self.fog && self.opponent == Opponent::Hotseat
    }
}

impl Default for Options {
    /// With fog, without barbarians, two people on one device.
    fn default() -> Self {
        Self {
            fog: true,
            barbarians: false,
            opponent: Opponent::Hotseat,
        }
    }
}

/// A rally order: some pieces of one square and where they are to go.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Whose.
    pub owner: Color,
    /// Where the pieces stand.
    pub at: Square,
    /// Where they are to go.
    pub goal: Square,
    /// How many of each kind.
    pub pieces: Army,
}

/// A whole campaign between two commands. Its text form is that of `campaign.md`.
///
/// It changes only through [`State::apply`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) map: Map,
    pub(crate) sites: BTreeMap<Square, Site>,
    pub(crate) armies: BTreeMap<Square, Stack>,
    pub(crate) gold: [u32; 2],
    /// By age.
    pub(crate) orders: Vec<Order>,
    pub(crate) aside: SquareSet,
    pub(crate) alerts: SquareSet,
    pub(crate) turn: Side,
    pub(crate) round: u32,
    pub(crate) pending: Option<Pending>,
    pub(crate) agreed: Option<Color>,
    pub(crate) options: Options,
    pub(crate) chance: Chance,
    pub(crate) seen: [SquareSet; 2],
    pub(crate) won: Option<Color>,
}

/// What each kingdom starts with (`campaign.md`, the world).
pub const START_GOLD: u32 = 10;

impl State {
    /// A world where nothing is but the ground.
    pub(crate) fn empty(map: Map, options: Options, chance: Chance) -> Self {
        Self {
            map,
            sites: BTreeMap::new(),
            armies: BTreeMap::new(),
            gold: [START_GOLD; 2],
            orders: Vec::new(),
            aside: SquareSet::EMPTY,
            alerts: SquareSet::EMPTY,
            turn: Side::White,
            round: 1,
            pending: None,
            agreed: None,
            options,
            chance,
            seen: [SquareSet::EMPTY; 2],
            won: None,
        }
    }

    /// How large the world is.
    pub const fn size(&self) -> Size {
        self.map.size()
    }

    /// The ground.
    pub const fn map(&self) -> &Map {
        &self.map
    }

    /// Capitals, cities, resources and camps by square.
    pub fn sites(&self) -> impl Iterator<Item = (Square, &Site)> {
        self.sites.iter().map(|(&square, site)| (square, site))
    }

    /// What stands on a square besides an army.
    pub fn site(&self, square: Square) -> Option<&Site> {
        self.sites.get(&square)
    }

    /// The armies on the map by square. Attackers of a pending battle are not among them.
    pub fn armies(&self) -> impl Iterator<Item = (Square, &Stack)> {
        self.armies.iter().map(|(&square, stack)| (square, stack))
    }

    /// The army on a square.
    pub fn army(&self, square: Square) -> Option<&Stack> {
        self.armies.get(&square)
    }

    /// A kingdom's gold.
    pub const fn gold(&self, who: Color) -> u32 {
        self.gold[who.index()]
    }

    /// The rally orders of both kingdoms by age.
    pub fn orders(&self) -> &[Order] {
        &self.orders
    }

    /// The pieces of a square that orders speak for.
    pub(crate) fn ordered(&self, at: Square) -> Army {
        self.orders
            .iter()
            .filter(|order| order.at == at)
            .fold(Army::default(), |sum, order| plus(sum, &order.pieces))
    }

    /// Armies set aside for this turn.
    pub const fn aside(&self) -> SquareSet {
        self.aside
    }

    /// Armies whose order was cancelled at the start of this turn.
    pub const fn alerts(&self) -> SquareSet {
        self.alerts
    }

    /// Whose turn it is; not always who must answer now, see [`State::waits_for`].
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The round, from 1.
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// The choice that must be answered before anything else.
    pub const fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// What was fixed at set-up.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The seed, and how much has been drawn.
    pub const fn chance(&self) -> Chance {
        self.chance
    }

    /// The ground a kingdom knows.
    pub const fn known(&self, who: Color) -> SquareSet {
        self.seen[who.index()]
    }

    /// Who has won.
    pub const fn won(&self) -> Option<Color> {
        self.won
    }

    /// The squares a kingdom sees now.
    pub fn sees(&self, who: Color) -> SquareSet {
        sight::sees(self, who)
    }

    /// A kingdom's points in armies on the map.
    pub fn points(&self, who: Color) -> u32 {
        self.armies
            .values()
            .filter(|stack| stack.owner == who)
            .map(|stack| stack.total().points())
            .sum()
    }

    /// How many sites of a kingdom there are that `wanted` says yes to.
    pub fn count_sites(&self, who: Color, wanted: impl Fn(&Site) -> bool) -> usize {
        self.sites
            .values()
            .filter(|site| site.owner == Some(who) && wanted(site))
            .count()
    }

    /// Where the armies of these owners stand.
    pub(crate) fn stands(&self, wanted: impl Fn(Side) -> bool) -> SquareSet {
        self.armies
            .iter()
            .filter(|(_, stack)| wanted(stack.owner))
            .map(|(&square, _)| square)
            .collect()
    }

    /// Whether a battle waits for a move, so that it may be resolved instead.
    pub fn is_fought(&self) -> bool {
        matches!(&self.pending, Some(Pending::Battle(battle)) if !battle.is_extension_asked())
    }

    /// Who must give the next command; nobody once the campaign is won.
    pub fn waits_for(&self) -> Option<Side> {
        if self.won.is_some() {
            return None;
        }
        Some(match &self.pending {
            None => self.turn,
            Some(Pending::Land { who, .. }) => Side::from(*who),
            Some(Pending::Defend(attack)) => self.defender_at(attack.to),
            Some(Pending::Battle(battle)) => {
                if battle.is_extension_asked() {
                    self.asked_to_extend(battle.to)
                } else if rules::Position::side_to_move(&battle.position) == Color::White {
                    self.turn
                } else {
                    self.defender_at(battle.to)
                }
            }
        })
    }

    /// Whose army is attacked on a square.
    pub(crate) fn defender_at(&self, square: Square) -> Side {
        self.armies
            .get(&square)
            .map_or(self.turn, |stack| stack.owner)
    }

    /// Who must say whether to fight on: the attacker first; barbarians always agree, and against
    /// the computer White decides alone.
    fn asked_to_extend(&self, square: Square) -> Side {
        let defender = self.defender_at(square);
        let both = [self.turn, defender];
        if self.options.opponent == Opponent::Computer && both.contains(&Side::White) {
            return Side::White;
        }
        both.into_iter()
            .find(|side| {
                side.kingdom()
                    .is_some_and(|color| self.agreed != Some(color))
            })
            .unwrap_or(self.turn)
    }

    /// A site's build, mutably.
    pub(crate) fn build_mut(&mut self, square: Square) -> Option<&mut Option<Build>> {
        self.sites.get_mut(&square).map(|site| &mut site.build)
    }

    /// Whether nobody can enter a square.
    pub(crate) fn is_mountain(&self, square: Square) -> bool {
        self.map.ground(square) == Ground::Mountain
    }
}
