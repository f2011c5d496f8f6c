use super::{Ground, Map, Site, SiteKind, Size, Square};
use crate::chance::Dice;
use crate::world::SquareSet;

/// What a half of a world has (`campaign.md`, the world).
struct Share {
    cities: usize,
    walled: usize,
    resources: usize,
    camps: usize,
    /// Cities keep this far from each other and from capitals.
    apart: u8,
    /// Camps keep this far from capitals.
    wild: u8,
    /// The farthest file from the edge where a capital may be.
    capital_files: usize,
}

const fn share(size: Size) -> Share {
    match size {
        Size::Small => Share {
            cities: 2,
            walled: 1,
            resources: 3,
            camps: 1,
            apart: 2,
            wild: 3,
            capital_files: 1,
        },
        Size::Large => Share {
            cities: 5,
            walled: 2,
            resources: 8,
            camps: 3,
            apart: 3,
            wild: 5,
            capital_files: 3,
        },
    }
}

/// Where White's capital stands: in the west, not at the northern or southern edge.
pub(super) fn capital(dice: &mut Dice, size: Size) -> Option<Square> {
    let side = usize::from(size.side());
    let file = dice.between(0, share(size).capital_files);
    let rank = dice.between(side / 4, side - 1 - side / 4);
    Square::at(file as u8, rank as u8)
}

/// The sites of the western half but the capital; `None` if they do not fit.
pub(super) fn choose(
    dice: &mut Dice,
    map: &Map,
    capital: Square,
    camps: bool,
) -> Option<Vec<(Square, Site)>> {
    let share = share(map.size());
    let mut choice = Choice {
        map,
        capital,
        taken: vec![capital, map.size().mirror(capital)],
        sites: Vec::new(),
    };
    for number in 0..share.cities {
        let site = Site::new(SiteKind::City, None, number < share.walled);
        let first = number == share.walled;
        choice.place(dice, site, share.apart, |choice, at| {
            let ground = match choice.map.ground(at) {
                Ground::Field => 4,
                Ground::Hill => 3,
                Ground::River => 1,
                Ground::Forest => 0,
                Ground::Mountain => -50,
            };
            let home = i32::from(at.distance(capital));
            // One open city lies near home, the others spread out.
            ground - if first { 3 * (home - 3).abs() } else { 0 }
        })?;
    }
    for kind in resources(dice, share.resources) {
        let site = Site::new(kind, None, false);
        choice.place(dice, site, 1, |choice, at| choice.suits(kind, at))?;
    }
    let wanted = if camps { share.camps } else { 0 };
    for _ in 0..wanted {
        let site = Site::new(SiteKind::Camp, None, false);
        choice.place(dice, site, 1, |choice, at| {
            let near = i32::from(at.distance(capital));
            let tame = near < i32::from(share.wild);
            let hidden = matches!(choice.map.ground(at), Ground::Forest | Ground::Hill);
            2 * i32::from(hidden) + near.min(8) / 2 - if tame { 100 } else { 0 }
        })?;
    }
    Some(choice.sites)
}

/// Of each resource as many as of the others; who gets the odd ones is chance.
fn resources(dice: &mut Dice, count: usize) -> Vec<SiteKind> {
    let mut kinds = SiteKind::RESOURCES;
    dice.shuffle(&mut kinds);
    kinds.into_iter().cycle().take(count).collect()
}

struct Choice<'a> {
    map: &'a Map,
    capital: Square,
    taken: Vec<Square>,
    sites: Vec<(Square, Site)>,
}

impl Choice<'_> {
    /// Puts a site on the best square but for some chance, at least `apart` from every other.
    fn place(
        &mut self,
        dice: &mut Dice,
        site: Site,
        apart: u8,
        suits: impl Fn(&Self, Square) -> i32,
    ) -> Option<()> {
        let size = self.map.size();
        let half = size.side() / 2;
        let rooms = size.squares().filter(|square| square.file() < half);
        let best = rooms
            .filter(|&at| self.map.ground(at) != Ground::Mountain)
            .map(|at| {
                let mirror = std::iter::once(size.mirror(at));
                let others = self.taken.iter().copied().chain(mirror);
                let room = others.map(|other| other.distance(at)).min().unwrap_or(0);
                (at, room)
            })
            .filter(|&(_, room)| room >= apart)
            .map(|(at, room)| {
                let score = suits(self, at) + 2 * i32::from(room.min(3)) + dice.below(6) as i32;
                (score, at)
            })
            .max()?;
        let (score, at) = best;
        if score < -20 {
            return None;
        }
        self.taken.extend([at, size.mirror(at)]);
        self.sites.push((at, site));
        Some(())
    }

    /// How well a square suits a resource.
    fn suits(&self, kind: SiteKind, at: Square) -> i32 {
        let ground = self.map.ground(at);
        let around = SquareSet::from(at).spread();
        let near = |ground| !(around & self.map.all(ground)).is_empty();
        let by_mountains = 4 * i32::from(near(Ground::Mountain));
        let fits = match (kind, ground) {
            (_, Ground::River) => -6,
            (SiteKind::Mine, Ground::Hill) => 3 + by_mountains,
            (SiteKind::Mine, _) => by_mountains,
            (SiteKind::Quarry, Ground::Hill) => 6,
            (SiteKind::Quarry, _) => by_mountains / 2,
            (_, Ground::Field) => 5 + 2 * i32::from(near(Ground::River)),
            _ => -4,
        };
        fits - 4 * i32::from(at.distance(self.capital) < 2)
    }
}
