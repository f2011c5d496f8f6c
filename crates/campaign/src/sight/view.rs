use crate::stack::Stack;
use crate::turn::Todo;
use crate::world::{Ground, Site, SiteKind, Size, Square, SquareSet};
use crate::{Options, Order, Pending, Side, State};
use rules::Color;
use rules::battle::{self, Army};

/// What a kingdom knows of a square.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// Nobody of it has ever seen the square.
    Blank,
    /// Seen before, not now: the land, but neither army nor owner nor build.
    Remembered {
        /// The ground.
        ground: Ground,
        /// What stands there.
        site: Option<RememberedSite>,
    },
    /// Seen now, in full.
    Seen {
        /// The ground.
        ground: Ground,
        /// What stands there.
        site: Option<Site>,
        /// The army on it.
        army: Option<Stack>,
    },
}

/// What is remembered of a site.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct RememberedSite {
    /// What it is.
    pub kind: SiteKind,
    /// Whether it has walls.
    pub walled: bool,
}

/// A kingdom's purse and strength.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Treasury {
    /// Gold.
    pub gold: u32,
    /// Gold that the next turn will bring if nothing changes hands.
    pub income: u32,
    /// Points of its armies on the map.
    pub points: u32,
    /// Cities, the capital among them.
    pub cities: usize,
    /// Mines, farms and quarries.
    pub resources: usize,
}

impl Treasury {
    pub(crate) fn of(state: &State, who: Color) -> Self {
        Self {
            gold: state.gold(who),
            income: state.income(who),
            points: state.points(who),
            cities: state.count_sites(who, |site| site.kind.is_city()),
            resources: state.count_sites(who, |site| site.kind.is_resource()),
        }
    }
}

/// A choice that is pending, as far as a kingdom knows of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ViewPending {
    /// The defender must choose to hold or to sally.
    Defend {
        /// Where the attackers come from.
        from: Square,
        /// The battlefield.
        to: Square,
        /// Who attacks.
        attacker: Side,
        /// With whom.
        attackers: Army,
    },
    /// A battle that this kingdom fights; White in the position is the attacker.
    Battle {
        /// Where the attackers come from.
        from: Square,
        /// The battlefield.
        to: Square,
        /// Who attacks.
        attacker: Side,
        /// Who defends, whether the square is still seen or not.
        defender: Side,
        /// How the battle stands.
        position: battle::Position,
        /// Whether the extension is asked for.
        extension: bool,
    },
    /// This kingdom's own army must land.
    Land {
        /// The battlefield.
        field: Square,
        /// The survivors.
        pieces: Army,
        /// Where they may land, by the true state (`campaign.md`, small print).
        goals: SquareSet,
    },
    /// Others have something to answer.
    Others,
}

/// An attack that is not over, as far as a kingdom knows of it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ViewAttack {
    /// Where the attackers come from.
    pub from: Square,
    /// The battlefield.
    pub to: Square,
    /// Who attacks.
    pub attacker: Side,
    /// With whom, as far as they are left.
    pub attackers: Army,
}

impl ViewPending {
    /// The attack it is about: `None` for what is not one of an attack, and for what others decide.
    pub fn attack(&self) -> Option<ViewAttack> {
        let (from, to, attacker, attackers) = match *self {
            Self::Defend {
                from,
                to,
                attacker,
                attackers,
            } => (from, to, attacker, attackers),
            Self::Battle {
                from,
                to,
                attacker,
                ref position,
                ..
            } => (from, to, attacker, position.army(Color::White)),
            Self::Land { .. } | Self::Others => return None,
        };
        Some(ViewAttack {
            from,
            to,
            attacker,
            attackers,
        })
    }
}

/// All that a kingdom knows: the only thing that its player and its computer ever get.
///
/// It is made from the state and holds nothing of it that the kingdom does not know: no seed,
/// no gold or orders of the other, nothing on squares it does not see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view it is.
    pub who: Color,
    /// Whose turn it is.
    pub turn: Side,
    /// The round, from 1.
    pub round: u32,
    /// What was fixed at set-up.
    pub options: Options,
    /// Who has won.
    pub won: Option<Color>,
    /// Whether this kingdom must give the next command.
    pub must_act: bool,
    /// Its own means.
    pub own: Treasury,
    /// The other's means: unknown under fog.
    pub other: Option<Treasury>,
    /// The squares it sees now.
    pub sees: SquareSet,
    /// Its own rally orders by age.
    pub orders: Vec<Order>,
    /// Its armies set aside for this turn.
    pub aside: SquareSet,
    /// Its armies whose order was cancelled this turn.
    pub alerts: SquareSet,
    /// What it has left to decide in this turn.
    pub todo: Vec<Todo>,
    /// What must be answered before anything else.
    pub pending: Option<ViewPending>,
    size: Size,
    squares: Vec<Known>,
}

impl View {
    /// What `who` knows of a state.
    pub fn new(state: &State, who: Color) -> Self {
        let sees = state.sees(who);
        let own = state.stands(|owner| owner == Side::from(who));
        let turn_is_own = state.turn == who;
        Self {
            who,
            turn: state.turn,
            round: state.round,
            options: state.options,
            won: state.won,
            must_act: state.waits_for() == Some(Side::from(who)),
            own: Treasury::of(state, who),
            other: (!state.options.fog).then(|| Treasury::of(state, !who)),
            sees,
            orders: state
                .orders
                .iter()
                .filter(|order| order.owner == who)
                .copied()
                .collect(),
            aside: state.aside & own,
            alerts: state.alerts & own,
            todo: if turn_is_own {
                state.todo()
            } else {
                Vec::new()
            },
            pending: state
                .pending
                .as_ref()
                .map(|pending| view_pending(state, who, pending)),
            size: state.size(),
            squares: state
                .size()
                .squares()
                .map(|at| know(state, who, sees, at))
                .collect(),
        }
    }

    /// The whole world as an onlooker knows it when nothing needs to be hidden any more: what a
    /// replay shows after the end.
    pub fn revealed(state: &State, who: Color) -> Self {
        let mut open = state.clone();
        open.options.fog = false;
        open.seen = [state.size().all(); 2];
        Self {
            options: state.options,
            ..Self::new(&open, who)
        }
    }

    /// How large the world is.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// What is known of a square; nothing of one beyond the edge.
    pub fn at(&self, square: Square) -> &Known {
        self.squares
            .get(self.size.index(square))
            .filter(|_| self.size.has(square))
            .unwrap_or(&Known::Blank)
    }

    /// The army that is seen on a square.
    pub fn army(&self, square: Square) -> Option<&Stack> {
        match self.at(square) {
            Known::Seen { army, .. } => army.as_ref(),
            _ => None,
        }
    }

    /// The ground of a square, if it is known.
    pub fn ground(&self, square: Square) -> Option<Ground> {
        match self.at(square) {
            Known::Blank => None,
            Known::Remembered { ground, .. } | Known::Seen { ground, .. } => Some(*ground),
        }
    }

    /// Every square with what is known of it, by index.
    pub fn squares(&self) -> impl Iterator<Item = (Square, &Known)> {
        self.size.squares().zip(&self.squares)
    }
}

fn know(state: &State, who: Color, sees: SquareSet, at: Square) -> Known {
    let ground = state.map.ground(at);
    let site = state.sites.get(&at).copied();
    if sees.has(at) {
        let army = state.armies.get(&at).copied();
        Known::Seen { ground, site, army }
    } else if state.known(who).has(at) {
        let site = site.map(|site| RememberedSite {
            kind: site.kind,
            walled: site.walled,
        });
        Known::Remembered { ground, site }
    } else {
        Known::Blank
    }
}

fn view_pending(state: &State, who: Color, pending: &Pending) -> ViewPending {
    let attacker = state.turn;
    let fights = attacker == who || state.defender_at(pending.field()) == who;
    match pending {
        Pending::Defend(attack) if fights => ViewPending::Defend {
            from: attack.from,
            to: attack.to,
            attacker,
            attackers: attack.attackers,
        },
        Pending::Battle(battle) if fights => ViewPending::Battle {
            from: battle.from,
            to: battle.to,
            attacker,
            defender: state.defender_at(battle.to),
            position: battle.position.clone(),
            extension: battle.is_extension_asked(),
        },
        Pending::Land {
            who: lands,
            field,
            pieces,
        } if *lands == who => ViewPending::Land {
            field: *field,
            pieces: *pieces,
            goals: state.land_goals(),
        },
        _ => ViewPending::Others,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NoBattles;

    #[test]
    fn the_defender_in_a_forest_stays_known_while_the_battle_waits() {
        let mut map = ["........"; 8];
        map[3] = "....f...";
        let text = format!(
            "size 8\nmap\n{}\ncapital white a1\ncapital black h8\n\
             army white e4 1R4P\narmy black e5 1R1N\nturn white 2\n",
            map.join("\n")
        );
        let mut state: State = text.parse().expect("a world");
        state
            .apply_text("march e4 e5 all", &mut NoBattles)
            .expect("an attack");
        let view = View::new(&state, Color::White);
        let Some(ViewPending::Battle { to, defender, .. }) = view.pending else {
            panic!("a battle waits")
        };
        assert_eq!(defender, Side::Black);
        assert_eq!(view.army(to), None, "nobody of White stands next to it now");
    }
}
