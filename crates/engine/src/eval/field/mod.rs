//! Field Chess with everything in sight, as a player supposes it to be: what stands, how near it
//! is to the enemy's Flag, and how the own is guarded: a sum of features that a tuner can weigh.
//!
//! This is for supposed armies: a player that searched the true position would see what is hidden
//! from it ([`crate::field::choose`] takes a view).

mod features;
mod play;
mod steps;
mod weights;

use self::features as f;
use self::steps::steps;
use super::linear::{Counts, Sum, Tally};
use super::tapered::Tapered;
use crate::score::Points;
use crate::tuning::{Trace, Tunable};
use rules::field::{CAMPS, HEADQUARTERS, Piece, Point, Position, QUIET, RAILS, Side, neighbours};
use std::sync::OnceLock;

/// What counts for South counts against North.
#[inline(always)]
const fn sign(us: Side) -> i32 {
    match us {
        Side::South => 1,
        Side::North => -1,
    }
}

/// For each kind how many of a side's pieces that can move are of a higher rank.
fn outranking(position: &Position, us: Side) -> [u8; 12] {
    let mut higher = [0; 12];
    let (mut count, free) = (0, position.side(us).without(HEADQUARTERS));
    for piece in Piece::ALL
        .into_iter()
        .rev()
        .filter(|piece| piece.rank().is_some())
    {
        higher[piece.index()] = count;
        count += position.pieces(piece).and(free).len() as u8;
    }
    higher
}

/// Counts what a piece is and where it stands, with the enemy's Flag as its goal.
fn stands(us: Side, piece: Piece, at: Point, goal: Option<Point>, tally: &mut impl Tally) {
    let (sign, kind) = (sign(us), piece.index());
    tally.add(f::MATERIAL + kind, sign);
    if !piece.is_mobile() {
        return;
    }
    if HEADQUARTERS.has(at) {
        tally.add(f::FROZEN + kind, sign);
        return;
    }
    if RAILS.has(at) {
        tally.add(f::ON_RAILS + kind, sign);
    } else if CAMPS.has(at) {
        tally.add(f::CAMPED + kind, sign);
    }
    // A side's rows count from its own edge.
    tally.add(f::ROW + usize::from(us.row(at.row())), sign);
    if let Some(goal) = goal {
        let far = usize::from(steps()[goal.index()][at.index()].min(12));
        tally.add(f::APPROACH + kind, sign * (12 - far as i32));
        if (1..=4).contains(&far) {
            tally.add(f::NEAR + far - 1, sign);
        }
    }
}

/// By kind and point.
type Places = [[Tapered; Point::COUNT]; 12];

/// What [`stands`] counts, added up once for each side and goal.
fn places(us: Side, goal: Option<Point>) -> &'static Places {
    static PLACES: [[OnceLock<Box<Places>>; Point::COUNT + 1]; 2] =
        [const { [const { OnceLock::new() }; Point::COUNT + 1] }; 2];
    let for_goal = goal.map_or(Point::COUNT, Point::index);
    PLACES[us.index()][for_goal].get_or_init(|| {
        let mut places = Box::new([[Tapered::default(); Point::COUNT]; 12]);
        for (piece, row) in Piece::ALL.into_iter().zip(places.iter_mut()) {
            for (at, place) in Point::all().zip(row) {
                let mut sum = Sum::new(&weights::WEIGHTS);
                stands(us, piece, at, goal, &mut sum);
                *place = sum.total;
            }
        }
        places
    })
}

/// The Flag that a side is after.
fn goal(position: &Position, us: Side) -> Option<Point> {
    position.pieces_of(us.other(), Piece::Flag).first()
}

/// Counts whom a side's pieces outrank.
#[inline(always)]
fn ranks(position: &Position, us: Side, tally: &mut impl Tally) {
    let free = position.side(us).without(HEADQUARTERS);
    let higher = outranking(position, us.other());
    for piece in Piece::ALL
        .into_iter()
        .filter(|piece| piece.rank().is_some())
    {
        let mobile = position.pieces(piece).and(free).len() as i32;
        let outranked = usize::from(higher[piece.index()].min(9));
        tally.add(f::OUTRANKED + outranked, sign(us) * mobile);
    }
}

/// Counts what stands around a side's Flag, and what may come to dig it out.
fn flag(position: &Position, us: Side, tally: &mut impl Tally) {
    let Some(flag) = position.pieces_of(us, Piece::Flag).first() else {
        return;
    };
    let (sign, around) = (sign(us), neighbours(flag));
    let mines = around.and(position.pieces_of(us, Piece::Landmine));
    let guards = around.and(position.side(us)).without(mines);
    let open = around.without(position.occupied());
    tally.add(f::FLAG_MINES + mines.len().min(3) as usize, sign);
    tally.add(f::FLAG_GUARDS + guards.len().min(3) as usize, sign);
    tally.add(f::FLAG_OPEN + open.len().min(3) as usize, sign);
    if !mines.is_empty() {
        let diggers = position.pieces_of(us.other(), Piece::Engineer);
        let diggers = diggers.without(HEADQUARTERS).len().min(3);
        tally.add(f::ENGINEERS + diggers as usize, -sign);
    }
}

/// Counts all but where each piece stands.
#[inline(always)]
fn features(position: &Position, tally: &mut impl Tally) {
    for us in Side::ALL {
        ranks(position, us, tally);
        flag(position, us, tally);
    }
    tally.add(f::TURN, sign(position.turn_of()));
}

/// How far from the end the game is: 50 with all pieces.
fn phase(position: &Position) -> i32 {
    position.occupied().len().min(50) as i32
}

fn evaluate(position: &Position) -> Points {
    let mut sum = Sum::new(&weights::WEIGHTS);
    features(position, &mut sum);
    for us in Side::ALL {
        let places = places(us, goal(position, us));
        for at in position.side(us) {
            if let Some((_, piece)) = position.piece_at(at) {
                sum.total += places[piece.index()][at.index()];
            }
        }
    }
    let Tapered { middle, end } = sum.total;
    let phase = phase(position);
    let points = (middle * phase + end * (50 - phase)) / 50 * sign(position.turn_of());
    // A lead that fights nobody for long is worth less: the draw comes near.
    let quiet = position.quiet().min(QUIET) as Points;
    points * (160 - quiet) / 160
}

impl Tunable for Position {
    fn trace(&self) -> Trace {
        let mut counts = Counts::default();
        features(self, &mut counts);
        for at in self.occupied() {
            if let Some((us, piece)) = self.piece_at(at) {
                stands(us, piece, at, goal(self, us), &mut counts);
            }
        }
        Trace {
            counts: counts.0,
            middle: phase(self) as f32 / 50.0,
            scales: [1.0; 2],
            constant: 0.0,
        }
    }

    fn weights() -> Vec<[i32; 2]> {
        Tapered::pairs(&weights::WEIGHTS)
    }

    fn rows() -> &'static [(&'static str, usize)] {
        f::NAMES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Turned round and with the other side to move it is as good.
    #[test]
    fn both_sides_are_alike() {
        for (text, turned) in [
            (
                "1f3/5/t4/c4/5/g4/B4/5/5/5/E4/1F3 s 3 0",
                "1f3/e4/5/5/5/b4/G4/5/C4/T4/5/1F3 n 3 0",
            ),
            (
                "lfl2/1l3/m4/5/5/g4/B4/5/5/2O2/EL3/1FE2 n 40 0",
                "1fe2/el3/2o2/5/5/b4/G4/5/5/M4/1L3/LFL2 s 40 0",
            ),
        ] {
            let [one, other] = [text, turned].map(|text| {
                let position: Position = text.parse().expect("ours");
                evaluate(&position)
            });
            assert_eq!(one, other);
        }
    }
}
