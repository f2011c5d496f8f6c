//! Attacks on armies next door, and taking the other's capital.

use super::defend::STRONG;
use super::land::{Foe, common, minus};
use super::mind::{Mind, draw};
use crate::{Limits, Score, think};
use campaign::world::{Ground, SiteKind};
use campaign::{Command, Known, Party, Size, Square, is_all_knights};
use rules::battle::{Army, Terrain, deploy};

/// Positions looked at when a battle is weighed.
const GLANCE: u64 = 1_500;
/// What an attack must promise in hundredths of a pawn.
const PROMISE: i32 = 100;
/// An army so many times as strong sends a part.
const PLENTY: u32 = 6;

impl Mind<'_> {
    /// Takes the other's capital if nobody is seen in it and somebody gets there now.
    pub(super) fn seize(&self) -> Option<Command> {
        let land = &self.land;
        let goal = land.goal?;
        let empty = matches!(land.view.at(goal), Known::Seen { army: None, .. });
        if !empty {
            return None;
        }
        for band in &land.bands {
            let who = Party::All;
            let (from, to) = (band.at, goal);
            if land.view.march_goals(from).has(goal) {
                return Some(Command::March { from, to, who });
            }
            if land.view.ride_goals(from).has(goal) {
                let via = None;
                return Some(Command::Ride { from, to, who, via });
            }
        }
        None
    }

    /// The best attack on an army next to an own one, if any promises well.
    pub(super) fn attack(&mut self) -> Option<Command> {
        let mut foes = self.land.foes.clone();
        foes.sort_by_key(|foe| (std::cmp::Reverse(self.prize(foe)), foe.at));
        foes.iter().find_map(|foe| self.attack_on(foe))
    }

    /// What it is worth to be rid of an army.
    fn prize(&self, foe: &Foe) -> u32 {
        let place = self.land.place(foe.at);
        let site = place.map_or(0, |place| match place.kind {
            SiteKind::Capital => 100,
            SiteKind::City => 20,
            _ => 5,
        });
        let near_home = u32::from(10u8.saturating_sub(foe.at.distance(self.land.home)));
        site + near_home + foe.points()
    }

    fn attack_on(&self, foe: &Foe) -> Option<Command> {
        let mut bands: Vec<(u32, Square, Army)> = self
            .free_bands()
            .into_iter()
            .filter(|(at, _)| at.distance(foe.at) == 1)
            .filter_map(|(at, rest)| {
                let fighters = common(&rest, &self.band(at)?.fighters);
                Some((fighters.points(), at, fighters))
            })
            .filter(|(points, ..)| *points > 0)
            .collect();
        bands.sort_by_key(|&(points, at, _)| (std::cmp::Reverse(points), at));
        let (_, from, fighters) = bands.into_iter().find(|(_, at, fighters)| {
            self.is_promising(fighters, foe) && self.can_leave(*at, fighters, foe)
        })?;
        let party = self.enough(&fighters, foe);
        Some(Command::March {
            from,
            to: foe.at,
            who: Party::Some(party),
        })
    }

    /// Only a part of an army goes against a few.
    fn enough(&self, fighters: &Army, foe: &Foe) -> Army {
        let defence = self.land.defence(foe);
        if fighters.points() < defence * PLENTY || Some(foe.at) == self.land.goal {
            return *fighters;
        }
        draw(fighters, defence * 3 + 2, STRONG)
    }

    /// What of a hundred of the defence is enough: less as the campaign grows long, so that
    /// armies of the same strength do not look at each other for ever.
    pub(super) fn odds(&self) -> u32 {
        let view = self.land.view;
        let patience = match view.size() {
            Size::Small => 15,
            Size::Large => 35,
        };
        let impatience = view.round.saturating_sub(patience).min(45);
        self.skill.odds.saturating_sub(impatience)
    }

    pub(super) fn is_strong_enough(&self, points: u32, defence: u32, at: Square) -> bool {
        self.judged(points, at) * 100 > defence * self.odds()
    }

    fn is_promising(&self, fighters: &Army, foe: &Foe) -> bool {
        let defence = self.land.defence(foe);
        let walled = defence > foe.points();
        let strong = self.is_strong_enough(fighters.points(), defence, foe.at);
        if !self.skill.weighs || fighters.points() > defence * 2 {
            return strong;
        }
        let hardly = self.judged(fighters.points(), foe.at) * 150 > defence * self.odds();
        hardly && self.weigh(fighters, foe, walled, strong)
    }

    /// How the battle would begin.
    fn weigh(&self, fighters: &Army, foe: &Foe, walled: bool, strong: bool) -> bool {
        let terrain = match self.land.view.ground(foe.at) {
            _ if walled => Terrain::Siege,
            Some(Ground::River) => Terrain::River,
            Some(Ground::Hill) => Terrain::Hill,
            Some(Ground::Forest) => Terrain::Forest,
            _ => Terrain::Field,
        };
        let position = deploy(fighters, &foe.army, terrain);
        let limits = Limits::nodes(GLANCE);
        let wanted = PROMISE + if strong { 0 } else { 150 };
        match think(&position, &limits, self.seed, self.stop).map(|thought| thought.score) {
            Some(Score::WinIn(_)) => true,
            Some(Score::Centipawns(points)) => points >= wanted,
            _ => false,
        }
    }

    /// Whether a third army would not undo the victory, or take what is left behind.
    fn can_leave(&self, from: Square, fighters: &Army, foe: &Foe) -> bool {
        if !self.skill.wary || Some(foe.at) == self.land.goal {
            return true;
        }
        let others = self
            .land
            .foes
            .iter()
            .filter(|other| other.at != foe.at && other.at.distance(foe.at) <= other.reach);
        let next = others.map(Foe::points).max().unwrap_or(0);
        let stays = self.band(from).map(|band| minus(band.total, fighters));
        let riders = stays.is_some_and(|army| is_all_knights(&army));
        next <= fighters.points() || riders
    }
}
