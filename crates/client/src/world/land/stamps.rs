//! Where peaks, hills, woods and small growth are stamped on the ground: the same on a square
//! whatever else is known.

use super::chart::{Chart, site};
use super::lines::Distances;
use crate::world::SQUARE;
use ::campaign::world::Ground;
use ::campaign::{Square, View};
use bevy::asset::RenderAssetUsages;
use bevy::math::{Rect, Vec2};
use bevy::mesh::{Indices, Mesh, PrimitiveTopology};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// Columns and rows of the atlas.
const CELLS: Vec2 = Vec2::new(8.0, 5.0);
/// Where in a cell its thing stands, in parts of it from the top left corner.
const FOOT: Vec2 = Vec2::new(0.5, 0.72);

/// A row of the atlas.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Kind {
    Peak,
    Hill,
    Wood,
    Firs,
    Low,
}

/// A thing on the ground.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Stamp {
    kind: Kind,
    shape: usize,
    /// Where it stands, in squares.
    place: Vec2,
    /// Side of its cell, in squares.
    size: f32,
    /// How bright, 1 as drawn.
    light: f32,
    mirrored: bool,
}

/// Chance for one square.
struct Dice(ChaCha8Rng);

impl Dice {
    fn new(seed: u32, at: Square) -> Self {
        let place = u64::from(at.rank()) * 16 + u64::from(at.file());
        Self(ChaCha8Rng::seed_from_u64(u64::from(seed) << 8 | place))
    }

    fn unit(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / 16_777_216.0
    }

    fn range(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// Up to `spread` aside, both ways.
    fn aside(&mut self, spread: f32) -> Vec2 {
        let x = self.range(-spread, spread);
        Vec2::new(x, self.range(-spread, spread))
    }

    fn index(&mut self, count: usize) -> usize {
        ((self.unit() * count as f32) as usize).min(count.saturating_sub(1))
    }
}

/// Everything that stands on known land, from north to south.
pub(super) fn stamps(view: &View, seed: u32, chart: &Chart, lines: &Distances) -> Vec<Stamp> {
    let mut stamps = Vec::new();
    for at in view.size().squares() {
        let Some(ground) = view.ground(at) else {
            continue;
        };
        let mut plot = Plot {
            corner: Vec2::new(f32::from(at.file()), f32::from(at.rank())),
            dice: Dice::new(seed, at),
            built: site(view, at).is_some(),
            lines,
            stamps: &mut stamps,
        };
        match ground {
            Ground::Mountain => plot.mountain(view.ground_east(at) == Some(Ground::Mountain)),
            Ground::Hill => plot.hills(),
            Ground::Forest => plot.woods(is_high(view, at)),
            Ground::River => plot.reeds(),
            Ground::Field => {
                let tilled = chart.ground[view.size().index(at)][3] > 90;
                plot.meadow(tilled);
            }
        }
    }
    stamps.sort_by(|a, b| b.place.y.total_cmp(&a.place.y));
    stamps
}

/// The ground beside a square.
trait East {
    fn ground_east(&self, at: Square) -> Option<Ground>;
}

impl East for View {
    fn ground_east(&self, at: Square) -> Option<Ground> {
        self.ground(Square::at(at.file() + 1, at.rank())?)
    }
}

/// Whether firs grow in a wood: beside mountains.
fn is_high(view: &View, at: Square) -> bool {
    let beside = view.size().neighbours(at);
    beside
        .iter()
        .any(|next| view.ground(next) == Some(Ground::Mountain))
}

/// How far the edge of a wood strays from that of its squares at a place.
fn wander(place: Vec2) -> Vec2 {
    let wave = |a: f32, b: f32| (place.x * a + place.y * b).sin();
    let x = wave(1.9, 2.7) + 0.6 * wave(-4.3, 3.1);
    let y = wave(2.3, -2.1) + 0.6 * wave(3.7, 4.9);
    Vec2::new(x, y) * 0.13
}

/// A square on which things are put.
struct Plot<'a> {
    corner: Vec2,
    dice: Dice,
    built: bool,
    lines: &'a Distances,
    stamps: &'a mut Vec<Stamp>,
}

impl Plot<'_> {
    /// Puts a thing down, unless water, a way or a building is there.
    fn put(&mut self, kind: Kind, shape: usize, inside: Vec2, size: f32) {
        let (mirrored, light) = (self.dice.unit() < 0.5, self.dice.range(0.90, 1.08));
        let place = self.corner + inside;
        let reach = match kind {
            Kind::Peak | Kind::Hill => 0.0,
            Kind::Wood | Kind::Firs => size * 0.30,
            Kind::Low => size * 0.2,
        };
        let wet = kind != Kind::Peak && self.lines.river(place) < 0.20 + reach;
        let reedy = kind == Kind::Low && shape == 7;
        let trodden = kind != Kind::Peak && self.lines.road(place) < 0.07 + reach;
        let built = self.built && inside.distance(Vec2::new(0.5, 0.46)) < 0.36 + reach;
        if (wet && !reedy) || trodden || built {
            return;
        }
        self.stamps.push(Stamp {
            kind,
            shape,
            place,
            size,
            light,
            // Light comes from the left: what has a bright side is not turned round.
            mirrored: mirrored && matches!(kind, Kind::Low),
        });
    }

    fn mountain(&mut self, joins: bool) {
        let back = [Vec2::new(0.20, 0.66), Vec2::new(0.76, 0.70)];
        for middle in back {
            let (shape, size) = (self.dice.index(8), self.dice.range(0.84, 1.02));
            let inside = middle + self.dice.aside(0.07);
            self.put(Kind::Peak, shape, inside, size);
        }
        if joins {
            let (shape, size) = (self.dice.index(8), self.dice.range(0.82, 1.0));
            let inside = Vec2::new(1.0, 0.42) + self.dice.aside(0.07);
            self.put(Kind::Peak, shape, inside, size);
        }
        let (shape, size) = (self.dice.index(8), self.dice.range(1.16, 1.36));
        let inside = Vec2::new(0.5, 0.30) + self.dice.aside(0.07);
        self.put(Kind::Peak, shape, inside, size);
        for _ in 0..3 {
            let shape = self.dice.index(8);
            let inside = Vec2::new(self.dice.range(0.05, 0.95), self.dice.range(0.02, 0.2));
            let size = self.dice.range(0.26, 0.36);
            self.put(Kind::Firs, shape, inside, size);
        }
    }

    fn hills(&mut self) {
        for middle in [
            Vec2::new(0.28, 0.72),
            Vec2::new(0.75, 0.62),
            Vec2::new(0.42, 0.30),
        ] {
            let (shape, size) = (self.dice.index(8), self.dice.range(0.78, 1.04));
            let inside = middle + self.dice.aside(0.09);
            self.put(Kind::Hill, shape, inside, size);
        }
        for _ in 0..4 {
            let shape = [0, 1, 2, 3, 4][self.dice.index(5)];
            let (inside, size) = (self.anywhere(), self.dice.range(0.24, 0.34));
            self.put(Kind::Low, shape, inside, size);
        }
    }

    fn woods(&mut self, high: bool) {
        for row in 0..5 {
            for column in 0..5 {
                let middle = Vec2::new(column as f32 + 0.5, row as f32 + 0.5) / 5.0;
                let inside = middle + self.dice.aside(0.12);
                let inside = inside + wander(self.corner + inside);
                let fir = self.dice.unit() < if high { 0.85 } else { 0.16 };
                let kind = if fir { Kind::Firs } else { Kind::Wood };
                let (shape, size) = (self.dice.index(8), self.dice.range(0.36, 0.50));
                self.put(kind, shape, inside, size);
            }
        }
    }

    fn reeds(&mut self) {
        for _ in 0..9 {
            let (inside, size) = (self.anywhere(), self.dice.range(0.22, 0.32));
            let far = self.lines.river(self.corner + inside);
            if (0.17..0.24).contains(&far) {
                self.put(Kind::Low, 7, inside, size);
            } else if far > 0.3 {
                let shape = self.dice.index(7);
                self.put(Kind::Low, shape, inside, size);
            }
        }
        if self.dice.unit() < 0.7 {
            let (shape, inside) = (self.dice.index(8), self.anywhere());
            let size = self.dice.range(0.30, 0.42);
            self.put(Kind::Wood, shape, inside, size);
        }
    }

    fn meadow(&mut self, tilled: bool) {
        let (low, trees) = if tilled { (2, 2) } else { (9, 2) };
        for _ in 0..low {
            let shape = [0, 1, 4, 4, 5, 5, 6, 6, 2][self.dice.index(9)];
            let (inside, size) = (self.anywhere(), self.dice.range(0.24, 0.36));
            self.put(Kind::Low, shape, inside, size);
        }
        for _ in 0..trees {
            let shape = [0, 4, 1][self.dice.index(3)];
            let (inside, size) = (self.anywhere(), self.dice.range(0.28, 0.40));
            if self.dice.unit() < 0.6 {
                self.put(Kind::Wood, shape, inside, size);
            }
        }
    }

    fn anywhere(&mut self) -> Vec2 {
        let x = self.dice.range(0.03, 0.97);
        Vec2::new(x, self.dice.range(0.03, 0.97))
    }
}

/// All stamps as one mesh in world units, drawn in their order.
pub(super) fn mesh(stamps: &[Stamp]) -> Mesh {
    let count = stamps.len();
    let mut positions = Vec::with_capacity(count * 4);
    let mut uvs = Vec::with_capacity(count * 4);
    let mut colours = Vec::with_capacity(count * 4);
    let mut indices = Vec::with_capacity(count * 6);
    for (stamp, first) in stamps.iter().zip((0_u32..).step_by(4)) {
        let corner = stamp.place - Vec2::new(FOOT.x, 1.0 - FOOT.y) * stamp.size;
        let body = Rect::from_corners(corner, corner + stamp.size);
        let cell = Vec2::new(stamp.shape as f32, stamp.kind as usize as f32);
        let (mut left, mut right) = (cell.x / CELLS.x, (cell.x + 1.0) / CELLS.x);
        if stamp.mirrored {
            std::mem::swap(&mut left, &mut right);
        }
        let (top, bottom) = (cell.y / CELLS.y, (cell.y + 1.0) / CELLS.y);
        for (x, y, u, v) in [
            (body.min.x, body.min.y, left, bottom),
            (body.max.x, body.min.y, right, bottom),
            (body.max.x, body.max.y, right, top),
            (body.min.x, body.max.y, left, top),
        ] {
            positions.push([x * SQUARE, y * SQUARE, 0.0]);
            uvs.push([u, v]);
            colours.push([stamp.light, stamp.light, stamp.light, 1.0]);
        }
        indices.extend([0, 1, 2, 0, 2, 3].map(|corner| first + corner));
    }
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::RENDER_WORLD,
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
    .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
    .with_inserted_indices(Indices::U32(indices))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::campaign::State;
    use rules::Color;

    fn all(rest: &str) -> Vec<Stamp> {
        let rows =
            "........\n..ff....\n........\n.@@.....\n.f^.....\n.~......\n.~......\n........\n";
        let text = format!("size 8\nmap\n{rows}capital white b4\ncapital black h4\n{rest}");
        let state: State = text.parse().expect("a world");
        let view = View::new(&state, Color::White);
        stamps(&view, 5, &Chart::new(&view), &Distances::new(&view))
    }

    #[test]
    fn nothing_stands_where_nobody_has_looked_nor_on_water_ways_and_buildings() {
        let stamps = all("");
        assert!(stamps.iter().any(|stamp| stamp.kind == Kind::Peak));
        assert!(
            stamps
                .iter()
                .all(|stamp| stamp.place.x < 6.0 && stamp.place.y < 7.2)
        );
        let capital = Vec2::new(1.5, 3.46);
        assert!(
            stamps
                .iter()
                .all(|stamp| stamp.place.distance(capital) > 0.36)
        );
    }

    #[test]
    fn a_square_looks_the_same_whatever_else_is_known() {
        let (fogged, open) = (all(""), all("fog off\n"));
        let wood = |stamps: &[Stamp]| -> Vec<Stamp> {
            let inside = Rect::new(1.0, 4.0, 1.9, 4.9);
            let stamps = stamps.iter().filter(|it| inside.contains(it.place));
            stamps.copied().collect()
        };
        assert!(open.len() > fogged.len());
        assert_eq!(wood(&fogged), wood(&open));
        assert!(!wood(&open).is_empty());
    }
}
