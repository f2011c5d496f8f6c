//! The world as a kingdom's player pictures it: what it sees, remembers and may conclude.

use super::skill::Skill;
use campaign::world::{Ground, SiteKind};
use campaign::{Known, Side, Square, Stack, Status, View, Walk, is_all_knights, world::SquareSet};
use rules::battle::Army;
use rules::{Color, Piece};

/// What walls are worth to a garrison in points. The rules count 10 for overruns; in battles
/// played out they help about so much.
pub(super) const TOWERS: u32 = 5;

/// A site that is seen, remembered or guessed.
#[derive(Copy, Clone, Debug)]
pub(super) struct Place {
    pub at: Square,
    pub kind: SiteKind,
    pub walled: bool,
    /// As far as it is seen.
    pub owner: Option<Color>,
    pub seen: bool,
}

/// An own army.
#[derive(Copy, Clone, Debug)]
pub(super) struct Band {
    pub at: Square,
    pub total: Army,
    /// Those under no order.
    pub free: Army,
    /// Of the free ones, those who may march.
    pub able: Army,
    /// Of the free ones, those who may attack.
    pub fighters: Army,
}

/// An army of somebody else.
#[derive(Copy, Clone, Debug)]
pub(super) struct Foe {
    pub at: Square,
    pub army: Army,
    /// Steps it may take in a turn.
    pub reach: u8,
    pub rogue: bool,
}

impl Foe {
    pub fn points(&self) -> u32 {
        strength(&self.army)
    }
}

/// All of it.
pub(super) struct Land<'a> {
    pub view: &'a View,
    pub mountains: SquareSet,
    /// Squares with armies of others.
    pub taken: SquareSet,
    pub places: Vec<Place>,
    pub bands: Vec<Band>,
    pub foes: Vec<Foe>,
    /// The own capital.
    pub home: Square,
    /// The other's, as far as it is known or to be expected.
    pub goal: Option<Square>,
    /// What the other has, in points, by a guess under fog.
    pub rival: u32,
}

impl<'a> Land<'a> {
    pub fn new(view: &'a View, skill: &Skill) -> Self {
        let places = places(view, skill);
        let capital = |own: bool| {
            let mut capitals = places.iter().filter(|p| p.kind == SiteKind::Capital);
            capitals.find(|p| (p.owner == Some(view.who)) == own)
        };
        let foes: Vec<Foe> = view
            .seen_enemies()
            .map(|(at, army)| foe(at, army))
            .collect();
        let first = || view.own_armies().map(|(at, _)| at).next();
        let home = capital(true).map(|place| place.at).or_else(first);
        Self {
            view,
            mountains: mountains(view, skill),
            taken: foes.iter().map(|foe| foe.at).collect(),
            bands: view
                .own_armies()
                .map(|(at, army)| band(view, at, army))
                .collect(),
            rival: rival(view, &foes),
            goal: capital(false).map(|place| place.at),
            // A kingdom that may still act has its capital or an army.
            home: home.unwrap_or_else(|| view.size().mirror(SOMEWHERE)),
            places,
            foes,
        }
    }

    /// Shortest walks to a goal round armies that are seen.
    pub fn way(&self, goal: Square) -> Walk {
        self.way_round(self.mountains | self.taken, goal)
    }

    /// Shortest walks to a goal as if nobody stood in the way.
    pub fn straight(&self, goal: Square) -> Walk {
        self.way_round(self.mountains, goal)
    }

    fn way_round(&self, barred: SquareSet, goal: Square) -> Walk {
        let mut barred = barred;
        barred.remove(goal);
        Walk::round(self.view.size(), barred, goal)
    }

    pub fn place(&self, at: Square) -> Option<&Place> {
        self.places.iter().find(|place| place.at == at)
    }

    pub fn is_own(&self, place: &Place) -> bool {
        place.owner == Some(self.view.who)
    }

    pub fn own_cities(&self) -> impl Iterator<Item = &Place> {
        let own = |place: &&Place| self.is_own(place) && place.kind.is_city();
        self.places.iter().filter(own)
    }

    pub fn foe(&self, at: Square) -> Option<&Foe> {
        self.foes.iter().find(|foe| foe.at == at)
    }

    /// What an army that is seen counts as a defender, Towers too.
    pub fn defence(&self, foe: &Foe) -> u32 {
        let owner = self.place(foe.at).filter(|place| place.walled);
        let walled = owner.and_then(|place| place.owner) == Some(!self.view.who);
        foe.points() + if walled && !foe.rogue { TOWERS } else { 0 }
    }

    /// What own walls add on a square.
    pub fn walls(&self, at: Square) -> u32 {
        let own = |place: &&Place| place.walled && self.is_own(place);
        self.place(at).filter(own).map_or(0, |_| TOWERS)
    }

    /// The points of the strongest army that could attack a square in the next turn.
    pub fn danger(&self, at: Square) -> u32 {
        let near = self.foes.iter().filter(|foe| {
            let rides = foe.at.distance(at) <= foe.reach;
            rides && (foe.reach == 1 || self.is_in_reach(foe, at))
        });
        near.map(Foe::points).max().unwrap_or(0)
    }

    fn is_in_reach(&self, foe: &Foe, at: Square) -> bool {
        let steps = self.straight(at).distance(foe.at);
        steps.is_some_and(|steps| steps <= usize::from(foe.reach))
    }

    /// The points of all who could be on a square within so many turns; barbarians count half,
    /// for they keep nothing.
    pub fn threat(&self, at: Square, turns: usize) -> u32 {
        let walk = self.straight(at);
        let comes = |foe: &&Foe| {
            let steps = walk.distance(foe.at);
            steps.is_some_and(|steps| steps <= turns * usize::from(foe.reach))
        };
        let weight = |foe: &Foe| foe.points() / if foe.rogue { 2 } else { 1 };
        self.foes.iter().filter(comes).map(weight).sum()
    }

    pub fn sees(&self, at: Square) -> bool {
        self.view.sees.has(at)
    }
}

const SOMEWHERE: Square = match Square::at(0, 0) {
    Some(square) => square,
    None => unreachable!(),
};

fn foe(at: Square, army: &Stack) -> Foe {
    let total = army.total();
    Foe {
        at,
        army: total,
        reach: if is_all_knights(&total) { 2 } else { 1 },
        rogue: army.owner == Side::Rogue,
    }
}

fn band(view: &View, at: Square, army: &Stack) -> Band {
    let total = army.total();
    let orders = view.orders.iter().filter(|order| order.at == at);
    let free = orders.fold(total, |left, order| minus(left, &order.pieces));
    let with = |statuses: &[Status]| common(&free, &army.pieces.with(statuses));
    Band {
        at,
        total,
        free,
        able: with(&[Status::Fresh, Status::Riding, Status::Tired]),
        fighters: with(&[Status::Fresh, Status::Riding]),
    }
}

/// What stands where; what is not known is as on the other side of the world, if that is used.
/// The other capital's place anybody can guess.
fn places(view: &View, skill: &Skill) -> Vec<Place> {
    let known = |at| match view.at(at) {
        Known::Seen { site, .. } => site.map(|site| Place {
            at,
            kind: site.kind,
            walled: site.walled,
            owner: site.owner,
            seen: true,
        }),
        Known::Remembered { site, .. } => site.map(|site| Place {
            at,
            kind: site.kind,
            walled: site.walled,
            owner: None,
            seen: false,
        }),
        Known::Blank => None,
    };
    let guessed = |at| {
        let twin = known(view.size().mirror(at))?;
        let certain = twin.kind == SiteKind::Capital || skill.mirror;
        let blank = matches!(view.at(at), Known::Blank);
        (blank && certain && twin.kind != SiteKind::Camp).then_some(Place {
            at,
            owner: None,
            seen: false,
            ..twin
        })
    };
    let places = view.size().squares();
    places
        .filter_map(|at| known(at).or_else(|| guessed(at)))
        .collect()
}

fn mountains(view: &View, skill: &Skill) -> SquareSet {
    let is_mountain = |at: &Square| {
        let twin = || {
            view.ground(view.size().mirror(*at))
                .filter(|_| skill.mirror)
        };
        view.ground(*at).or_else(twin) == Some(Ground::Mountain)
    };
    view.size().squares().filter(is_mountain).collect()
}

/// The other's points: under fog as many as one's own, more or less by how much of the world is
/// one's own, and at least what is seen.
fn rival(view: &View, foes: &[Foe]) -> u32 {
    if let Some(other) = &view.other {
        return other.points;
    }
    let seen: u32 = foes.iter().filter(|foe| !foe.rogue).map(Foe::points).sum();
    let own = (view.own.cities + view.own.resources).max(1) as u32;
    let all = match view.size() {
        campaign::Size::Small => 12,
        campaign::Size::Large => 28,
    };
    let share = (100 * u32::saturating_sub(all, own) / own).clamp(50, 130);
    seen.max(view.own.points * share / 100)
}

/// An army without these pieces; what is not there is not missed.
pub(super) fn minus(mut army: Army, less: &Army) -> Army {
    for (piece, count) in less.iter() {
        army.set(piece, army.count(piece).saturating_sub(count));
    }
    army
}

/// What both armies have.
pub(super) fn common(army: &Army, other: &Army) -> Army {
    minus(*army, &minus(*army, other))
}

/// Two armies together.
pub(super) fn plus(mut army: Army, more: &Army) -> Army {
    for (piece, count) in more.iter() {
        army.add(piece, count);
    }
    army
}

/// What an army is worth in battle, in points: Pawns that have hardly an officer to lend their
/// King his powers count a third.
pub(super) fn strength(army: &Army) -> u32 {
    let pawns = u32::from(army.count(Piece::Pawn));
    let officers = army.points() - pawns;
    let led = pawns.min(officers);
    officers + led + (pawns - led) / 3
}
