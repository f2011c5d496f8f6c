//! Rivers, roads and tracks as curves, and how far every place is from them.

use super::roads::{Way, ways};
use ::campaign::world::Ground;
use ::campaign::{Square, View};
use bevy::math::Vec2;

/// Texels along a square in the picture of distances.
pub(super) const FINENESS: usize = 16;
/// The distance in squares at which a line is not felt any more.
pub(super) const REACH: f32 = 0.75;
/// How far a river strays from the middle of a square, in squares.
const MEANDER: f32 = 0.17;
/// The same of a road between its ends.
const STRAY: f32 = 0.09;
/// Straight pieces a curve is cut into.
const PIECES: usize = 6;

/// A straight piece, in squares from the south-west corner.
type Piece = (Vec2, Vec2);

/// How far each place is from the next river, road and track; 255 is [`REACH`] and more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Distances {
    /// Texels along a side.
    pub side: usize,
    /// River, road, track, nothing; from the south.
    pub texels: Vec<[u8; 4]>,
}

impl Distances {
    /// The lines of a view.
    pub fn new(view: &View) -> Self {
        let side = usize::from(view.size().side()) * FINENESS;
        let mut distances = Self {
            side,
            texels: vec![[255; 4]; side * side],
        };
        let (roads, tracks) = ways(view);
        distances.draw(0, &rivers(view));
        distances.draw(1, &curves(&roads));
        distances.draw(2, &curves(&tracks));
        distances
    }

    /// The distance from a river at a place, in squares.
    pub fn river(&self, place: Vec2) -> f32 {
        self.at(0, place)
    }

    /// The distance from a road or track at a place, in squares.
    pub fn road(&self, place: Vec2) -> f32 {
        self.at(1, place).min(self.at(2, place))
    }

    fn at(&self, channel: usize, place: Vec2) -> f32 {
        let cell = (place * FINENESS as f32).floor().max(Vec2::ZERO);
        let last = self.side - 1;
        let (x, y) = ((cell.x as usize).min(last), (cell.y as usize).min(last));
        let texel = self.texels.get(y * self.side + x).copied();
        f32::from(texel.map_or(255, |texel| texel[channel])) / 255.0 * REACH
    }

    fn draw(&mut self, channel: usize, pieces: &[Piece]) {
        let fine = FINENESS as f32;
        let last = self.side as i32 - 1;
        for &(from, to) in pieces {
            let low = ((from.min(to) - REACH) * fine).floor().as_ivec2();
            let high = ((from.max(to) + REACH) * fine).ceil().as_ivec2();
            for y in low.y.max(0)..=high.y.min(last) {
                for x in low.x.max(0)..=high.x.min(last) {
                    let place = (Vec2::new(x as f32, y as f32) + 0.5) / fine;
                    let far = distance(place, from, to) / REACH * 255.0;
                    let texel = &mut self.texels[y as usize * self.side + x as usize][channel];
                    *texel = (*texel).min(far.min(255.0) as u8);
                }
            }
        }
    }
}

/// The distance of a place from a straight piece.
fn distance(place: Vec2, from: Vec2, to: Vec2) -> f32 {
    let along = to - from;
    let part = (place - from).dot(along) / along.length_squared().max(f32::EPSILON);
    place.distance(from + along * part.clamp(0.0, 1.0))
}

/// The middle of a square, in squares.
fn centre(at: Square) -> Vec2 {
    Vec2::new(f32::from(at.file()), f32::from(at.rank())) + 0.5
}

/// Where on a square a line goes through: up to `far` off its middle, always the same.
fn passage(at: Square, far: f32) -> Vec2 {
    let place = u32::from(at.rank()) * 16 + u32::from(at.file());
    let mixed = (place + 1).wrapping_mul(0x9e37_79b1);
    let part = |bits: u32| (bits & 0xff) as f32 / 127.5 - 1.0;
    centre(at) + Vec2::new(part(mixed >> 8), part(mixed >> 19)) * far
}

/// A curve from `from` to `to` that bends towards `by`.
fn bend(from: Vec2, by: Vec2, to: Vec2) -> impl Iterator<Item = Piece> {
    let point = move |step: usize| {
        let t = step as f32 / PIECES as f32;
        from.lerp(by, t).lerp(by.lerp(to, t), t)
    };
    (0..PIECES).map(move |step| (point(step), point(step + 1)))
}

/// The river squares a river square joins: the four beside it, and those at its corners to which
/// no other way leads.
pub(super) fn links(view: &View, at: Square) -> Vec<Square> {
    let is_river = |square: Option<Square>| {
        square.filter(|&it| view.size().has(it) && view.ground(it) == Some(Ground::River))
    };
    let step = |files: i8, ranks: i8| {
        let file = at.file().checked_add_signed(files)?;
        Square::at(file, at.rank().checked_add_signed(ranks)?)
    };
    let mut joined: Vec<Square> = [(1, 0), (-1, 0), (0, 1), (0, -1)]
        .into_iter()
        .filter_map(|(files, ranks)| is_river(step(files, ranks)))
        .collect();
    for (files, ranks) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
        let round = [step(files, 0), step(0, ranks)];
        if round.into_iter().all(|it| is_river(it).is_none()) {
            joined.extend(is_river(step(files, ranks)));
        }
    }
    joined
}

/// Where a river that ends on a square goes on: over the edge of the map, or into what nobody has
/// seen.
fn outlet(view: &View, at: Square, from: Option<Square>) -> Option<Vec2> {
    let side = i16::from(view.size().side());
    let (file, rank) = (i16::from(at.file()), i16::from(at.rank()));
    let leads_on = |files: i16, ranks: i16| {
        let (file, rank) = (file + files, rank + ranks);
        if !(0..side).contains(&file) || !(0..side).contains(&rank) {
            return true;
        }
        let next = u8::try_from(file).ok().zip(u8::try_from(rank).ok());
        let next = next.and_then(|(file, rank)| Square::at(file, rank));
        next.is_some_and(|next| view.ground(next).is_none())
    };
    let straight = from.map(|from| (file - i16::from(from.file()), rank - i16::from(from.rank())));
    let others = [(0, 1), (0, -1), (1, 0), (-1, 0)];
    let wished = straight.into_iter().chain(others);
    let (files, ranks) = wished
        .into_iter()
        .find(|&(files, ranks)| leads_on(files, ranks))?;
    Some(passage(at, MEANDER) + Vec2::new(f32::from(files), f32::from(ranks)) * 0.85)
}

/// All rivers as one net of curves.
fn rivers(view: &View) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (at, _) in view.squares() {
        if view.ground(at) != Some(Ground::River) {
            continue;
        }
        let middle = passage(at, MEANDER);
        let joined = links(view, at);
        let mut doors: Vec<Vec2> = joined
            .iter()
            .map(|&next| middle.midpoint(passage(next, MEANDER)))
            .collect();
        if doors.len() < 2 {
            doors.extend(outlet(view, at, joined.first().copied()));
        }
        match doors.as_slice() {
            [] => pieces.push((middle - Vec2::X * 0.1, middle + Vec2::X * 0.1)),
            [only] => pieces.push((*only, middle)),
            [one, other] => pieces.extend(bend(*one, middle, *other)),
            [first, rest @ ..] => {
                for door in rest {
                    pieces.extend(bend(*first, middle, *door));
                }
            }
        }
    }
    pieces
}

/// Ways as curves that round their corners.
fn curves(ways: &[Way]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for way in ways {
        let last = way.len().saturating_sub(1);
        let place = |(index, at): (usize, &Square)| match index {
            0 => centre(*at),
            end if end == last => centre(*at),
            _ => passage(*at, STRAY),
        };
        let places: Vec<Vec2> = way.iter().enumerate().map(place).collect();
        for three in places.windows(3) {
            if let [before, at, after] = *three {
                pieces.extend(bend(before.midpoint(at), at, at.midpoint(after)));
            }
        }
        if let [first, second, ..] = *places {
            pieces.push((first, first.midpoint(second)));
        }
        if let [.., second, last] = *places {
            pieces.push((second.midpoint(last), last));
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::campaign::State;
    use rules::Color;

    fn view(rows: &str) -> View {
        let text = format!("size 8\nmap\n{rows}capital white a4\ncapital black h4\nfog off\n");
        let state: State = text.parse().expect("a world");
        View::new(&state, Color::White)
    }

    fn square(text: &str) -> Square {
        Square::parse(text).expect("a square")
    }

    const BENT: &str =
        "........\n..~.....\n..~.....\n.~......\n~~......\n........\n......~.\n........\n";

    #[test]
    fn a_river_joins_corner_to_corner_only_where_there_is_no_other_way() {
        let view = view(BENT);
        assert_eq!(links(&view, square("c7")), [square("c6")]);
        assert_eq!(links(&view, square("c6")), [square("c7"), square("b5")]);
        assert_eq!(links(&view, square("b5")), [square("b4"), square("c6")]);
        assert_eq!(
            links(&view, square("a4")),
            [square("b4")],
            "not to b5 across the corner"
        );
        assert_eq!(links(&view, square("g2")), []);
    }

    #[test]
    fn a_river_is_a_whole_band_that_runs_over_the_edge() {
        let distances = Distances::new(&view(BENT));
        let course = ["c7", "c6", "b5", "b4", "a4"].map(|name| passage(square(name), MEANDER));
        for two in course.windows(2) {
            for part in 0..=10 {
                let place = two[0].lerp(two[1], part as f32 / 10.0);
                let far = distances.river(place);
                assert!(far < 0.2, "{place}: {far}");
            }
        }
        let edge = Vec2::new(0.02, course[4].y);
        assert!(distances.river(edge) < 0.2, "it ends on the edge");
        assert!(
            distances.river(passage(square("g2"), MEANDER)) < 0.1,
            "a pond"
        );
        assert!(distances.river(Vec2::new(5.0, 5.0)) > 0.7);
    }

    #[test]
    fn distances_grow_from_a_line() {
        let mut distances = Distances {
            side: 8 * FINENESS,
            texels: vec![[255; 4]; 64 * FINENESS * FINENESS],
        };
        distances.draw(0, &[(Vec2::new(2.0, 2.0), Vec2::new(4.0, 2.0))]);
        assert!(distances.river(Vec2::new(3.0, 2.0)) < 0.05);
        let half = distances.river(Vec2::new(3.0, 2.4));
        assert!((half - 0.4).abs() < 0.05, "{half}");
        assert!((distances.river(Vec2::new(1.7, 2.0)) - 0.3).abs() < 0.05);
    }
}
