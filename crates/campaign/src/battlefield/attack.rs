use super::{Attack, Battle, Pending};
use crate::event::{Event, OrderEnd};
use crate::play::{Done, Play};
use crate::stack::{Pieces, Status};
use crate::world::{Site, Square};
use crate::{Opponent, Refusal, Side, Stack, State};
use rules::battle::{self, Army, Terrain};

/// What the two Towers of walls add to a garrison in points (`campaign.md`, overrun).
const TOWERS: u32 = 10;

/// Whether an army stands behind its own walls.
pub(crate) fn defends_walls(owner: Side, site: Option<&Site>) -> bool {
    site.is_some_and(|site| {
        site.kind.is_city() && site.walled && site.owner.is_some_and(|whose| owner == whose)
    })
}

/// An army's points as defenders of a square with that site, Towers counted.
pub(crate) fn defence_of(army: &Stack, site: Option<&Site>) -> u32 {
    let walls = defends_walls(army.owner, site);
    let towers = if walls { TOWERS } else { 0 };
    army.total().points().saturating_add(towers)
}

/// Whether an attack is settled without a battle, if the defender can fall back.
pub(crate) fn is_crushing(opponent: Opponent, attack: u32, defence: u32) -> bool {
    opponent == Opponent::Computer && u64::from(attack) * 2 > u64::from(defence) * 5
}

impl State {
    /// Whether a side would defend its own walls on a square.
    pub(crate) fn has_walls(&self, side: Side, at: Square) -> bool {
        defends_walls(side, self.sites.get(&at))
    }

    /// The points of the army of a square as defenders, Towers counted.
    pub(crate) fn defence(&self, at: Square) -> u32 {
        let army = self.armies.get(&at);
        army.map_or(0, |army| defence_of(army, self.sites.get(&at)))
    }

    /// Whether an attack with these points is settled without a battle.
    fn is_overrun(&self, attackers: &Army, at: Square) -> bool {
        is_crushing(self.options.opponent, attackers.points(), self.defence(at))
    }
}

impl Play<'_> {
    /// Pieces that have left their square attack the army of another.
    pub(crate) fn attack(
        &mut self,
        who: Side,
        [from, to]: [Square; 2],
        attackers: Army,
        camp: Option<Square>,
    ) -> Done {
        self.look();
        let Some(defenders) = self.state.armies.get(&to).copied() else {
            return Err(Refusal::NoArmy(to));
        };
        let whom = defenders.owner;
        self.tell_attack([who, whom], [from, to], attackers, defenders.total());
        self.end_orders(to, OrderEnd::Attacked);
        let attack = Attack {
            from,
            to,
            attackers,
            camp,
        };
        if self.state.is_overrun(&attackers, to) && self.can_fall_back(who, &attack) {
            self.overrun(who, &attack, &defenders);
            return Ok(());
        }
        if self.state.has_walls(whom, to) {
            self.state.pending = Some(Pending::Defend(attack));
            return Ok(());
        }
        let terrain = self.state.map.ground(to).battle_terrain();
        self.begin_battle(&attack, terrain)
    }

    fn tell_attack(
        &mut self,
        [who, whom]: [Side; 2],
        [from, at]: [Square; 2],
        attackers: Army,
        defenders: Army,
    ) {
        let event = Event::Attacked {
            who,
            whom,
            from: Some(from),
            at,
            attackers,
            defenders,
        };
        self.tell(&[who, whom], at, event);
        if let Some(report) = self.reports.last_mut() {
            for color in rules::Color::ALL {
                let saw = who == color || crate::sight::sees(&self.state, color).has(from);
                if let Some(Event::Attacked { from, .. }) = &mut report.heard[color.index()] {
                    *from = from.filter(|_| saw);
                }
            }
        }
    }

    /// Whether the defender could land somewhere with the attackers on the battlefield; a warband
    /// that sacks a city goes back to where it came from.
    fn can_fall_back(&self, who: Side, attack: &Attack) -> bool {
        let mut after = self.state.clone();
        let defender = after.defender_at(attack.to);
        after.armies.remove(&attack.to);
        let stays = if who == Side::Rogue && after.is_city(attack.to) {
            attack.from
        } else {
            attack.to
        };
        after.armies.entry(stays).or_insert(Stack {
            owner: who,
            camp: attack.camp,
            pieces: Pieces::all(Status::Moved, attack.attackers),
        });
        !after.landings(defender, attack.to).is_empty()
    }

    /// The attackers take the square without a battle, and the defenders land, shaken.
    fn overrun(&mut self, who: Side, attack: &Attack, defenders: &Stack) {
        let at = attack.to;
        let whom = defenders.owner;
        self.tell(&[who, whom], at, Event::Overrun { who, whom, at });
        self.vacate(at);
        self.enter(who, attack, attack.attackers);
        self.fall_back(whom, at, defenders.total(), defenders.camp);
    }

    /// The defender has chosen to hold or to sally.
    pub(crate) fn choose(&mut self, hold: bool) -> Done {
        let Some(Pending::Defend(attack)) = self.state.pending.clone() else {
            return Err(Refusal::NothingToAnswer);
        };
        let who = self.state.defender_at(attack.to);
        let at = attack.to;
        let sides = [who, self.state.turn];
        self.tell(&sides, at, Event::Chose { who, at, hold });
        let terrain = if hold { Terrain::Siege } else { Terrain::Field };
        self.begin_battle(&attack, terrain)
    }

    fn begin_battle(&mut self, attack: &Attack, terrain: Terrain) -> Done {
        let Some(defenders) = self.state.armies.get(&attack.to).map(Stack::total) else {
            return Err(Refusal::NoArmy(attack.to));
        };
        let position = battle::deploy(&attack.attackers, &defenders, terrain);
        let (who, at) = (self.state.turn, attack.to);
        let whom = self.state.defender_at(at);
        let begun = Event::BattleBegun {
            who,
            whom,
            at,
            position: position.to_string(),
        };
        self.tell_battle([who, whom], at, begun);
        self.state.agreed = None;
        self.state.pending = Some(Pending::Battle(Battle {
            from: attack.from,
            to: at,
            camp: attack.camp,
            position,
        }));
        self.came_to_rest()?;
        let computers = self.state.options.opponent == Opponent::Computer
            && ![who, whom].contains(&Side::White);
        if computers && matches!(self.state.pending, Some(Pending::Battle(_))) {
            self.play_out()?;
        }
        Ok(())
    }

    /// A battle is loud: who neither fights nor sees it hears that there is one.
    pub(crate) fn tell_battle(&mut self, sides: [Side; 2], at: Square, event: Event) {
        self.tell(&sides, at, event);
        if let Some(report) = self.reports.last_mut() {
            for heard in &mut report.heard {
                heard.get_or_insert(Event::BattleHeard);
            }
        }
    }

    /// Attackers who have won the square enter it as moved; a warband leaves a city sacked and
    /// goes back to where it came from. An army with no piece left takes nothing.
    pub(crate) fn enter(&mut self, who: Side, attack: &Attack, survivors: Army) {
        if survivors.is_empty() {
            return;
        }
        let pieces = Pieces::all(Status::Moved, survivors);
        match who.kingdom() {
            Some(color) => self.arrive(color, [attack.from, attack.to], pieces, false),
            None => self.rogues_arrive([attack.from, attack.to], pieces, attack.camp),
        }
    }
}
