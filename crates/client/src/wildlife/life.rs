use super::birds::{Flock, Hawk};
use super::brush::Brush;
use super::chance::Chance;
use super::deer::{self, Deer, Edge, Scare};
use super::habitat::Habitat;
use super::herds::{self, Herd};
use super::small::{self, Butterfly, Duck};
use super::smoke::{self, Chimney};
use super::trees::{self, Flowers, Tree};
use super::water::Water;
use super::weather::Weather;
use crate::world::middle;
use ::campaign::world::Ground;
use ::campaign::{Size, Square, View};
use bevy::prelude::*;

/// How long an army that has come frightens what is near, in seconds.
const FRIGHT: f32 = 2.5;

/// How many animals a whole world has.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Population {
    /// What suits its size.
    #[default]
    Natural,
    /// So many, if there is room for them; birds find room always.
    Count(usize),
}

impl Population {
    /// How many that is in a world of a size.
    pub const fn of(self, size: Size) -> usize {
        match (self, size) {
            (Self::Count(count), _) => count,
            (Self::Natural, Size::Small) => 110,
            (Self::Natural, Size::Large) => 420,
        }
    }
}

/// Everything that lives on the map. Decoration only: it is made from a view and a seed, and
/// nothing in a campaign can be reached from it.
#[derive(Clone, Debug)]
pub(super) struct Life {
    seed: u32,
    population: usize,
    now: f32,
    chance: Chance,
    pub(super) land: Habitat,
    pub(super) herds: Vec<Herd>,
    herd_homes: Vec<Square>,
    pub(super) deer: Vec<Deer>,
    deer_homes: Vec<Edge>,
    pub(super) flocks: Vec<Flock>,
    pub(super) hawks: Vec<Hawk>,
    pub(super) butterflies: Vec<Butterfly>,
    pub(super) ducks: Vec<Duck>,
    chimneys: Vec<Chimney>,
    water: Water,
    trees: Vec<Tree>,
    flowers: Vec<Flowers>,
    pub(super) weather: Weather,
    /// Where armies have come, and until when that frightens.
    frights: Vec<(Vec2, f32)>,
}

impl Life {
    pub(super) fn new(seed: u32, population: Population, view: &View) -> Self {
        let land = Habitat::new(view);
        let mut life = Self {
            seed,
            population: population.of(land.size),
            now: 0.0,
            chance: Chance::new(seed, "life", 0),
            herds: Vec::new(),
            herd_homes: Vec::new(),
            deer: Vec::new(),
            deer_homes: Vec::new(),
            flocks: Vec::new(),
            hawks: Vec::new(),
            butterflies: Vec::new(),
            ducks: Vec::new(),
            chimneys: Vec::new(),
            water: Water::default(),
            trees: Vec::new(),
            flowers: Vec::new(),
            weather: Weather::new(seed, &land),
            frights: Vec::new(),
            land,
        };
        life.hatch();
        life.settle();
        life
    }

    /// The flocks and hawks, which belong to no square.
    fn hatch(&mut self) {
        let birds = self.share(0.26);
        let hawks = (birds / 28).clamp(usize::from(birds > 0), 4);
        self.hawks = (0..hawks)
            .map(|n| Hawk::new(self.seed, n, &self.land))
            .collect();
        self.add_birds(birds.saturating_sub(hawks));
    }

    fn add_birds(&mut self, mut count: usize) {
        while count > 0 {
            let number = self.flocks.len();
            let size = Chance::new(self.seed, "flock size", number)
                .whole(5, 11)
                .min(count);
            self.flocks
                .push(Flock::new(self.seed, number, size, &self.land));
            count -= size;
        }
    }

    /// A part of the whole population.
    fn share(&self, part: f32) -> usize {
        (self.population as f32 * part) as usize
    }

    /// Looks at what is known now: what has come into sight is peopled, what armies came near is
    /// frightened.
    pub(super) fn learn(&mut self, view: &View) {
        let before: Vec<Square> = self.land.armies().collect();
        self.land = Habitat::new(view);
        let until = self.now + FRIGHT;
        let come = self.land.armies().filter(|square| !before.contains(square));
        self.frights
            .extend(come.map(|square| (middle(square), until)));
        self.settle();
    }

    /// Peoples what is seen, by its share of the world; nobody is ever taken away.
    fn settle(&mut self) {
        let (land, seed) = (&self.land, self.seed);
        let seen = land.share_seen();
        let wanted = |part: f32| (self.population as f32 * part * seen) as usize;

        let mut left =
            wanted(0.45).saturating_sub(self.herds.iter().map(|it| it.beasts.len()).sum());
        for (square, row) in herds::pastures(land, seed) {
            if left == 0 {
                break;
            }
            if self.herd_homes.contains(&square) {
                continue;
            }
            let size = Chance::new(seed, "herd size", land.size.index(square)).whole(4, 7);
            let herd = Herd::new(seed, square, row, size.min(left), land);
            left -= herd.beasts.len();
            self.herd_homes.push(square);
            self.herds.push(herd);
        }

        let mut left = wanted(0.18).saturating_sub(self.deer.len());
        for edge in deer::edges(land, seed) {
            if left == 0 {
                break;
            }
            if self.deer_homes.contains(&edge) {
                continue;
            }
            let size = Chance::new(seed, "deer count", edge.number(land)).whole(2, 4);
            let group = Deer::group(seed, edge, size.min(left), land);
            left -= group.len();
            self.deer_homes.push(edge);
            self.deer.extend(group);
        }

        let meadows = small::homes(land, seed, Ground::Field);
        for n in self.butterflies.len()..wanted(0.07) {
            if let Some(home) = meadows.get(n % meadows.len().max(1)) {
                self.butterflies.push(Butterfly::new(seed, n, *home, land));
            }
        }
        let rivers = small::homes(land, seed, Ground::River);
        for n in self.ducks.len()..wanted(0.04).min(rivers.len() * 3) {
            if let Some(home) = rivers.get(n % rivers.len().max(1)) {
                self.ducks.push(Duck::new(seed, n, *home, land));
            }
        }

        self.chimneys = smoke::chimneys(land, seed);
        self.water = Water::new(land, seed);
        self.trees = trees::trees(land, seed);
        self.flowers = trees::flowers(land, seed);
        if seen >= 1.0 {
            // What found no room on the ground is in the air.
            self.add_birds(self.population.saturating_sub(self.count()));
        }
    }

    /// How many animals there are.
    pub(super) fn count(&self) -> usize {
        self.herds
            .iter()
            .map(|herd| herd.beasts.len())
            .sum::<usize>()
            + self
                .flocks
                .iter()
                .map(|flock| flock.birds.len())
                .sum::<usize>()
            + self.deer.len()
            + self.hawks.len()
            + self.butterflies.len()
            + self.ducks.len()
    }

    /// How much it rains, 0 to 1, in twentieths.
    pub(super) fn rain(&self) -> f32 {
        (self.weather.sky(self.now).rain * 20.0).round() / 20.0
    }

    /// Lives on for some seconds; `pointer` is where the pointer is over the land.
    pub(super) fn advance(&mut self, seconds: f32, pointer: Option<Vec2>) {
        self.now += seconds;
        let (now, land, chance) = (self.now, &self.land, &mut self.chance);
        self.frights.retain(|(_, until)| *until > now);
        let scare = Scare {
            pointer,
            armies: self.frights.iter().map(|(at, _)| *at).collect(),
        };
        for herd in &mut self.herds {
            herd.advance(now, seconds, land, chance);
        }
        for deer in &mut self.deer {
            deer.advance(now, seconds, land, &scare, chance);
        }
        for flock in &mut self.flocks {
            flock.advance(now, seconds, land, chance);
        }
        for hawk in &mut self.hawks {
            hawk.advance(now, seconds, land, chance);
        }
        for butterfly in &mut self.butterflies {
            butterfly.advance(now, seconds, land, chance);
        }
        for duck in &mut self.ducks {
            duck.advance(now, seconds, land, chance);
        }
    }

    /// Paints it; if `still`, only what may be seen where nothing moves.
    pub(super) fn paint(&self, brush: &mut Brush, still: bool) {
        let now = self.now;
        let sky = self.weather.sky(now);
        self.water.paint_still(brush);
        for flowers in &self.flowers {
            flowers.paint(brush);
        }
        for tree in &self.trees {
            tree.paint(brush, now, (!still).then_some(sky.wind));
        }
        for herd in &self.herds {
            herd.paint(brush, now);
        }
        for deer in &self.deer {
            deer.paint(brush, now);
        }
        for duck in &self.ducks {
            duck.paint(brush, now);
        }
        if !still {
            self.water
                .paint(brush, now, 1.0 - 0.7 * sky.clouds.max(sky.mist));
            self.weather.paint(brush, now, &self.land);
            for chimney in &self.chimneys {
                chimney.paint(brush, now, sky.wind);
            }
            for butterfly in &self.butterflies {
                butterfly.paint(brush, now);
            }
            for flock in &self.flocks {
                flock.paint(brush, now);
            }
            for hawk in &self.hawks {
                hawk.paint(brush, now);
            }
        }
        brush.finish();
    }
}
