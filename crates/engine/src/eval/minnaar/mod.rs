//! Minnaar Chess: what is left of each group, where it stands and how freely it moves, what hangs in
//! the order of the turns, and the hunt for the last. What each feature weighs was fitted to games
//! against itself.

mod features;
mod play;
mod weights;

use self::features as f;
use super::linear::{Counts, Sum, Tally};
use super::tapered::Tapered;
use crate::score::Points;
use crate::tuning::{Trace, Tunable};
use rules::minnaar::{Alliance, Group, IMPASSE, Position};
use rules::{BitBoard, Square};
use std::cmp::Ordering;

/// The places of [`f::SQUARES`].
static PLACES: [u8; 64] = {
    let mut places = [0; 64];
    let mut at = 0;
    while at < 64 {
        let (file, rank) = (at % 8, at / 8);
        let (x, y) = (
            if file < 4 { file } else { 7 - file },
            if rank < 4 { rank } else { 7 - rank },
        );
        let (edge, along) = if x < y { (x, y) } else { (y, x) };
        places[at] = [0, 4, 7, 9][edge] + (along - edge) as u8;
        at += 1;
    }
    places
};

/// What counts for the Sovereigns counts against the Establishment.
#[inline(always)]
const fn sign(of: Group) -> i32 {
    match of.alliance() {
        Alliance::Sovereigns => 1,
        Alliance::Establishment => -1,
    }
}

/// Counts what a group's pieces are and can do; what they attack or guard.
#[inline]
fn pieces(position: &Position, of: Group, tally: &mut impl Tally) -> BitBoard {
    let (sign, friends) = (sign(of), position.alliance(of.alliance()));
    let mut attacked = BitBoard::EMPTY;
    position.for_each_attack(of, |piece, from, reach| {
        attacked |= reach;
        let kind = piece.index();
        tally.add(f::MATERIAL + kind, sign);
        let place = usize::from(PLACES[from.index()]);
        tally.add(f::SQUARES + kind * 10 + place, sign);
        tally.add(f::MOBILITY + kind, sign * (reach & !friends).len() as i32);
    });
    attacked
}

/// Counts pieces that hang. Whoever is taken, only the group whose turn comes next can take back.
fn threats(position: &Position, attacked: &[BitBoard; 4], tally: &mut impl Tally) {
    let [south, north] = Alliance::Sovereigns.groups();
    let fewer = match position.left(south).cmp(&position.left(north)) {
        Ordering::Less => Some(south),
        Ordering::Equal => None,
        Ordering::Greater => Some(north),
    };
    let mut group = position.group();
    for wait in 0..4 {
        let prey = position.alliance(group.alliance().other()) & attacked[group.index()];
        if !prey.is_empty() {
            let guarded = attacked[group.next().index()];
            for (feature, prey) in [(f::HANGING, prey & !guarded), (f::GUARDED, prey & guarded)] {
                for square in prey {
                    if let Some((of, piece)) = position.piece_at(square) {
                        let kind = if Some(of) == fewer { 6 } else { piece.index() };
                        tally.add(feature + wait * 7 + kind, sign(group.next()));
                    }
                }
            }
        }
        group = group.next();
    }
}

/// How near hunters stand to few prey.
fn nearness(hunters: BitBoard, prey: BitBoard) -> i32 {
    let near = |hunter: Square| {
        let steps = prey.into_iter().map(|square| hunter.distance(square));
        7 - steps.min().map_or(7, i32::from)
    };
    hunters.into_iter().map(near).sum()
}

/// Counts the hunt for those of whom few are left.
fn hunts(position: &Position, tally: &mut impl Tally) {
    let [sovereigns, officers] = Alliance::ALL.map(|of| position.alliance(of));
    let left = officers.len() as usize;
    if left <= 5 {
        tally.add(f::HUNT + left, nearness(sovereigns, officers));
    }
    for of in Alliance::Sovereigns.groups() {
        let prey = position.side(of);
        let left = prey.len() as usize;
        if left <= 3 {
            tally.add(f::CHASE + left, -nearness(officers, prey));
        }
    }
}

/// The feature of how many are left.
fn left(position: &Position) -> usize {
    let groups = Alliance::Sovereigns.groups().map(|of| position.left(of));
    let [white, black] = Alliance::Establishment.groups().map(|of| position.left(of));
    f::LEFT + f::left(groups, white + black)
}

fn features(position: &Position, tally: &mut impl Tally) {
    let attacked = Group::ALL.map(|of| pieces(position, of, tally));
    threats(position, &attacked, tally);
    hunts(position, tally);
    tally.add(left(position), 1);
    let turn = position.group();
    tally.add(f::TURN + turn.alliance() as usize, sign(turn));
}

/// How far from the end the game is: 32 with all pieces.
fn phase(position: &Position) -> i32 {
    let left: u32 = Group::ALL.map(|of| position.left(of)).iter().sum();
    left.min(32) as i32
}

fn evaluate(position: &Position) -> Points {
    let mut sum = Sum::new(&weights::WEIGHTS);
    features(position, &mut sum);
    let Tapered { middle, end } = sum.total;
    let phase = phase(position);
    let points = (middle * phase + end * (32 - phase)) / 32;
    let points = points * sign(position.group());
    // A lead that captures nothing for long is worth less: the impasse comes near.
    let quiet = position.quiet().min(IMPASSE) as Points;
    points * (160 - quiet) / 160
}

impl Tunable for Position {
    fn trace(&self) -> Trace {
        let mut counts = Counts::default();
        features(self, &mut counts);
        Trace {
            counts: counts.0,
            middle: phase(self) as f32 / 32.0,
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
    use crate::{Limits, Stop, Thinkable as _, think};
    use rules::Position as _;
    use rules::minnaar::Piece;

    fn position(text: &str) -> Position {
        text.parse().expect("a position of our own")
    }

    #[test]
    fn only_the_next_group_takes_back() {
        // Black guards the Rook, but it is White's turn after Southern's.
        let guarded_late = position("3r4/8/8/3R4/8/8/3S4/s7 S 0 0 0");
        let mv = "d2d5".parse().expect("ours");
        let worth = |position: &Position, piece| play::worth(position, piece);
        let rook = worth(&guarded_late, (Group::White, Piece::Rook));
        assert_eq!(guarded_late.exchange(mv), rook);
        let guarded_now = position("3R4/8/8/3r4/8/8/3S4/s7 S 0 0 0");
        let last = worth(&guarded_now, (Group::Southern, Piece::Sovereign));
        assert_eq!(guarded_now.exchange(mv), rook - last);
        for (board, least) in [(&guarded_late, rook), (&guarded_now, rook - last)] {
            assert!(board.exchange_reaches(mv, least));
            assert!(!board.exchange_reaches(mv, least + 1));
        }
        // Beside Black it is safe as long as White moves next.
        let quiet = "d2d4".parse().expect("ours");
        assert_eq!(guarded_late.exchange(quiet), -last);
        let safe = position("3r4/8/8/8/8/8/3S4/s7 S 0 0 0");
        assert_eq!(safe.exchange(quiet), 0);
    }

    /// Turned round, Southern is Northern and White is Black, and the turns come in the same order.
    #[test]
    fn both_halves_of_an_alliance_are_alike() {
        for (text, turned) in [
            (
                "4k3/8/8/2S2n2/8/2s5/5N2/4K3 S 0 0 0",
                "4k3/5n2/2S5/8/2s2N2/8/8/4K3 N 0 0 0",
            ),
            (
                "r3k3/s7/8/2S2n2/5q2/2s5/5N2/4K3 B 20 0 9",
                "4k3/5n2/2S5/5Q2/2s2N2/8/S7/R3K3 W 20 0 9",
            ),
        ] {
            assert_eq!(evaluate(&position(text)), evaluate(&position(turned)));
        }
    }

    #[test]
    fn every_count_of_pieces_has_a_number_of_its_own() {
        let mut numbers = std::collections::BTreeSet::new();
        for many in 1..=8 {
            for few in 1..=many {
                for officers in 0..=16 {
                    let number = f::left([few, many], officers);
                    assert_eq!(number, f::left([many, few], officers));
                    numbers.insert(number);
                }
            }
        }
        assert!(numbers.into_iter().eq(0..f::LEFTS));
    }

    /// The last Sovereign of a group costs the game, so does the last officer; and one of few
    /// costs more than one of many.
    #[test]
    fn a_loss_costs_what_it_brings_nearer() {
        let board = position("4k3/8/8/8/ss6/8/8/S3K3 S 0 0 0");
        let sovereign = |board: &Position, of| play::worth(board, (of, Piece::Sovereign));
        let [one, two] = [Group::Southern, Group::Northern].map(|of| sovereign(&board, of));
        assert!(one > 1000 && two < one && two > 0);
        let last = position("4k3/8/8/8/ss6/8/8/S7 S 0 0 0");
        assert!(play::worth(&last, (Group::Black, Piece::King)) > 1000);
        assert!(play::worth(&board, (Group::Black, Piece::King)) < 1000);
        let board = position("rnb1k3/8/8/8/ssss4/8/8/SSS1K3 S 0 0 0");
        let [three, four] = [Group::Southern, Group::Northern].map(|of| sovereign(&board, of));
        assert!(three > four);
    }

    #[test]
    fn the_eighth_of_the_board_is_numbered_without_a_gap() {
        let places: std::collections::BTreeSet<u8> = PLACES.into_iter().collect();
        assert!(places.into_iter().eq(0..10));
        assert_eq!(PLACES[0], PLACES[63]);
        assert_eq!((PLACES[1], PLACES[8], PLACES[27]), (1, 1, 9));
    }

    #[test]
    fn the_winning_capture_is_found() {
        for text in [
            "8/8/8/3s4/8/8/3n4/3S4 S 0 0 0",
            "8/1r1s4/8/8/4S3/8/8/1R6 B 0 0 0",
        ] {
            let position = position(text);
            let thought = think(&position, &Limits::nodes(2000), 1, &Stop::default());
            let mut next = position;
            next.play(thought.expect("has moves").best).expect("legal");
            assert!(next.outcome().is_some_and(|end| end.winner.is_some()));
        }
    }
}
