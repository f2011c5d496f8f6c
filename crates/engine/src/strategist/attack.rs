//! Attacks on armies next door, and taking the other's capital.

use super::defend::{STRONG, garrison};
use super::land::{Band, Foe, common, minus, strength};
use super::mind::{Mind, draw};
use campaign::world::SiteKind;
use campaign::{Command, Known, Party, Size, Square, is_all_knights};
use rules::battle::Army;

/// An army so many times as strong sends a part.
const PLENTY: u32 = 6;
/// So much more of a hundred of the defence it wants before it goes out of its capital: what is
/// left of an army that it fails to beat there is next door to weak guards.
const VENTURE: u32 = 40;

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
            .land
            .bands
            .iter()
            .filter(|band| band.at.distance(foe.at) == 1)
            .filter(|band| !self.forgets(band.at, 3, self.skill.idle))
            .map(|band| {
                let fighters = common(&self.spared(band, foe), &band.fighters);
                (strength(&fighters), band.at, fighters)
            })
            .filter(|(points, ..)| *points > 0)
            .collect();
        bands.sort_by_key(|&(points, at, _)| (std::cmp::Reverse(points), at));
        let (_, from, fighters) = bands.into_iter().find(|(_, at, fighters)| {
            let defence = self.land.defence(foe);
            self.is_strong_enough(strength(fighters), self.ventured(*at, foe, defence), foe.at)
                && self.can_leave(*at, fighters, foe)
        })?;
        let party = self.enough(&fighters, foe);
        Some(Command::March {
            from,
            to: foe.at,
            who: Party::Some(party),
        })
    }

    /// The defence of an army as it is reckoned with by those who would go against it from there.
    fn ventured(&self, from: Square, foe: &Foe, defence: u32) -> u32 {
        let ventures = self.skill.wary && from == self.land.home && Some(foe.at) != self.land.goal;
        if ventures {
            defence * (100 + VENTURE) / 100
        } else {
            defence
        }
    }

    /// Those who need not stay: guards of a city may go against the very army they guard it from.
    fn spared(&self, band: &Band, foe: &Foe) -> Army {
        let place = self.land.place(band.at);
        if !place.is_some_and(|place| place.kind.is_city()) {
            return self.rest(band.at);
        }
        let others = self.land.threat(band.at, 3).saturating_sub(foe.points());
        let stays = garrison(&band.free, (others * 140 / 100).max(2));
        minus(band.free, &stays)
    }

    /// Only a part of an army goes against a few.
    fn enough(&self, fighters: &Army, foe: &Foe) -> Army {
        let defence = self.land.defence(foe);
        if strength(fighters) < defence * PLENTY || Some(foe.at) == self.land.goal {
            return *fighters;
        }
        draw(fighters, defence * 3 + 2, STRONG)
    }

    /// What of a hundred of the defence is enough: less as the campaign grows long, so that
    /// armies of the same strength do not look at each other for ever.
    pub(super) fn odds(&self) -> u32 {
        // Over long ways a defeat costs more, and there is more to win meanwhile.
        let caution = match self.land.view.size() {
            Size::Small => 0,
            Size::Large => 10,
        };
        let daring = if self.is_bold() { 10 } else { 0 };
        (self.skill.odds + caution).saturating_sub(self.impatience() + daring)
    }

    /// Whether whoever strikes first wins.
    pub(super) fn is_bold(&self) -> bool {
        self.skill.bold && self.land.view.size() == Size::Small
    }

    /// From 0 to 50 as the campaign grows long.
    pub(super) fn impatience(&self) -> u32 {
        let view = self.land.view;
        let patience = match view.size() {
            Size::Small => 15,
            Size::Large => 25,
        };
        view.round.saturating_sub(patience).min(50)
    }

    pub(super) fn is_strong_enough(&self, points: u32, defence: u32, at: Square) -> bool {
        self.judged(points, at) * 100 > defence * self.odds()
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
        next <= strength(fighters) || riders
    }
}
