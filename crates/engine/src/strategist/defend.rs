//! Guards, help for the capital, and falling back before a stronger army.

use super::land::{common, strength};
use super::mind::{Mind, draw};
use campaign::{Command, Party, Square};
use rules::Piece;
use rules::battle::Army;

/// From how many steps away help is called to the capital.
const CALL: usize = 7;

impl Mind<'_> {
    /// Keeps guards in the capital and the cities.
    pub(super) fn set_guards(&mut self) {
        let home = self.land.home;
        let own = self.land.view.own.points;
        // More than walls need: losing the capital loses everything. But not the whole army stays
        // for ever, and no more than is needed soon where it can strike first.
        let (turns, least, share) = match (self.skill.wary, self.is_bold()) {
            (true, true) => (2, 3 + own / 8, 115),
            (true, false) => (3, 3 + own / 8, 140),
            (false, _) => (2, 2, 140),
        };
        let most = own * (100 - self.impatience()) / 100;
        let threat = self.land.threat(home, turns) * share / 100;
        let wanted = threat.min(most).max(least);
        let kept = self.keep(home, wanted);
        let pressed = self.land.threat(home, 3) > 0;
        self.lack = if pressed {
            wanted.saturating_sub(kept)
        } else {
            0
        };
        if self.lack > 0 {
            self.remember_all();
        }
        let cities: Vec<Square> = self.land.own_cities().map(|place| place.at).collect();
        for at in cities.into_iter().filter(|&at| at != home) {
            let threat = self.land.threat(at, 2);
            let walls = self.land.walls(at);
            let there = strength(&self.rest(at));
            let holds = self.skill.wary && (there + walls) * 100 >= threat * 80;
            let wanted = match holds {
                true => (threat + 1).saturating_sub(walls).max(1),
                false => 1,
            };
            self.keep(at, wanted);
        }
    }

    /// Nobody is forgotten while the capital is in danger.
    fn remember_all(&mut self) {
        for band in self.land.bands.iter().filter(|band| !band.free.is_empty()) {
            if band.at != self.land.home {
                self.left.entry(band.at).or_insert(band.free);
            }
        }
    }

    /// Keeps pieces where they are; gives the points that are there.
    fn keep(&mut self, at: Square, wanted: u32) -> u32 {
        let guards = garrison(&self.rest(at), wanted);
        self.use_up(at, &guards);
        strength(&guards)
    }

    /// Calls armies to the capital if it is in danger.
    pub(super) fn recall(&mut self) -> Option<Command> {
        if self.lack == 0 {
            return None;
        }
        let home = self.land.home;
        let away = |at: &Square| *at != home;
        let orders = &self.land.view.orders;
        if let Some(order) = orders.iter().find(|order| order.goal != home) {
            // The others of that square move up, so the first is always right.
            let at = order.at;
            return Some(Command::Unrally { at, number: 1 });
        }
        let walk = self.land.way(home);
        let mut helpers: Vec<(usize, Square)> = self
            .left
            .keys()
            .copied()
            .filter(away)
            .filter_map(|at| Some((walk.distance(at)?, at)))
            .filter(|&(steps, _)| steps <= CALL)
            .collect();
        helpers.sort();
        let mut lack = self.lack;
        for (_, at) in helpers {
            if lack == 0 {
                break;
            }
            let pieces = draw(&self.rest(at), lack, STRONG);
            lack = lack.saturating_sub(pieces.points());
            self.use_up(at, &pieces);
            if let Some(command) = self.advance(at, &pieces, &walk) {
                return Some(command);
            }
        }
        None
    }

    /// Takes an army out of the reach of a stronger one that it cannot beat.
    pub(super) fn flee(&mut self) -> Option<Command> {
        if !self.skill.wary {
            return None;
        }
        let walk = self.land.way(self.stage());
        for (from, rest) in self.free_bands() {
            let Some(band) = self.band(from) else {
                continue;
            };
            let own = strength(&band.total) + self.land.walls(from);
            let danger = self.land.danger(from);
            if danger * 100 <= own * 115 || from == self.land.home {
                continue;
            }
            let going = common(&rest, &band.able);
            let neighbours = self.land.view.size().neighbours(from);
            let ways_out = neighbours.iter().filter(|&to| {
                self.is_open(to) && self.is_safe(to, &going) && self.land.danger(to) < danger
            });
            let to = ways_out.min_by_key(|&to| {
                let steps = walk.distance(to).unwrap_or(99);
                (self.land.danger(to), steps, to)
            });
            self.use_up(from, &rest);
            if let Some(to) = to.filter(|_| !going.is_empty()) {
                let who = Party::Some(going);
                return Some(Command::March { from, to, who });
            }
        }
        None
    }
}

/// Who is sent first where strength counts.
pub(super) const STRONG: [Piece; 5] = [
    Piece::Queen,
    Piece::Rook,
    Piece::Bishop,
    Piece::Knight,
    Piece::Pawn,
];

/// Guards worth so many points: officers and Pawns by turns, for Pawns alone do not hold walls.
pub(super) fn garrison(army: &Army, wanted: u32) -> Army {
    let mut guards = Army::default();
    while strength(&guards) < wanted {
        let pawns = u32::from(guards.count(Piece::Pawn));
        let led = guards.points() - pawns > pawns || wanted <= 1;
        let order = if led { PAWNS_FIRST } else { OFFICERS_FIRST };
        let spare = |piece: &Piece| army.count(*piece) > guards.count(*piece);
        let Some(next) = order.into_iter().find(spare) else {
            break;
        };
        guards.add(next, 1);
    }
    guards
}

const PAWNS_FIRST: [Piece; 5] = [
    Piece::Pawn,
    Piece::Bishop,
    Piece::Knight,
    Piece::Rook,
    Piece::Queen,
];
const OFFICERS_FIRST: [Piece; 5] = [
    Piece::Bishop,
    Piece::Knight,
    Piece::Rook,
    Piece::Queen,
    Piece::Pawn,
];
