//! The King: a fighter with the powers of his types, and a prey.

use super::features as f;
use super::{Force, Scene, worth};
use crate::eval::linear::Tally;
use crate::eval::pawns;
use rules::{BitBoard, Color, Piece, Square, attacks};

/// What an attack on a square about the enemy King weighs, in the order P N B R Q K T.
pub(super) const THREAT: [i32; 7] = [1, 3, 3, 4, 6, 2, 2];
/// A square from which a check could be given and not be answered by a capture.
const SAFE_CHECK: i32 = 5;
/// By how many squares the King could flee to.
const CORNERED: [i32; 4] = [8, 5, 3, 1];
/// Points of danger between two features.
const APART: i32 = 3;
const STEPS: i32 = 16;

/// The King's square and those beside it.
pub(super) fn zone(king: Square) -> BitBoard {
    attacks::king(king) | king.bitboard()
}

fn alone(sources: BitBoard) -> BitBoard {
    if sources.has_many() {
        BitBoard::EMPTY
    } else {
        sources
    }
}

impl Force {
    /// The King's reach, what he truly defends, and what his powers and place are worth.
    pub(super) fn look_at_king(&mut self, scene: &Scene<'_>, tally: &mut impl Tally) {
        let (position, us) = (scene.position, self.color);
        let own = self.own;
        let of = |piece: Piece| position.pieces(piece) & own;
        let king = position.king(us);
        let queens = of(Piece::Queen);
        let straight = of(Piece::Rook) | queens | of(Piece::Tower);
        let diagonal = of(Piece::Bishop) | queens;
        let knights = of(Piece::Knight);
        let steps = attacks::king(king) & !scene.closed;
        let slides = scene.terrain.slides(us, king);
        let mut reach = steps;
        let mut defended = steps;
        for (sources, borrowed) in [
            (straight, attacks::rook(king, scene.occupied) & slides),
            (diagonal, attacks::bishop(king, scene.occupied) & slides),
            (knights, scene.terrain.leaps(scene.towers, king)),
        ] {
            if sources.is_empty() {
                continue;
            }
            reach |= borrowed;
            // The last source of a power is not defended by that power: it goes with it.
            defended |= borrowed & !alone(sources);
        }
        self.king_attacks = reach;
        self.defended |= defended;
        self.sources = [straight, diagonal, knights].map(alone);
        self.threaten(zone(position.king(!us)), reach, THREAT[Piece::King.index()]);
        worth::powers([straight, diagonal, knights], self.sign, tally);
        self.place(scene, Piece::King, king, tally);
        let range = (reach & !steps & !self.own).len().min(23) as usize / 2;
        tally.add(f::KING_RANGE + range, self.sign);
        let before = pawns::ahead(us, king) | pawns::beside(us, king);
        let near = attacks::king(king) | far_ranks(us, king);
        let guards = (before & near & of(Piece::Pawn)).len().min(3) as usize;
        tally.add(f::SHELTER + guards, self.sign);
    }
}

/// The rank two steps ahead.
fn far_ranks(us: Color, king: Square) -> BitBoard {
    let ahead = us.rank(king.rank()) + 2;
    if ahead > 7 {
        BitBoard::EMPTY
    } else {
        BitBoard::RANKS[usize::from(us.rank(ahead))]
    }
}

/// Counts the danger a side's King is in.
pub(super) fn safety(scene: &Scene<'_>, side: &Force, foe: &Force, tally: &mut impl Tally) {
    let danger = danger(scene, side, foe).clamp(0, APART * (STEPS - 1) - 1);
    // Between two steps it counts for both in parts.
    let (at, part) = ((danger / APART) as usize, danger % APART);
    tally.add(f::DANGER + at, side.sign * (APART - part));
    if part > 0 {
        tally.add(f::DANGER + at + 1, side.sign * part);
    }
}

/// Nothing in peace, and the more the more the enemy does about the King.
fn danger(scene: &Scene<'_>, side: &Force, foe: &Force) -> i32 {
    if foe.attackers == 0 {
        return 0;
    }
    let king = scene.position.king(side.color);
    let attacked = foe.officer_attacks | foe.king_attacks;
    let flights = side.king_attacks & !side.own & !attacked;
    let mut danger = if foe.attackers > 1 {
        foe.threat
    } else {
        foe.threat / 2
    };
    danger += CORNERED.get(flights.len() as usize).copied().unwrap_or(0);
    let open = !foe.own & !side.defended;
    let reach = scene.terrain.slides(foe.color, king);
    let straight = attacks::rook(king, scene.occupied) & reach;
    let diagonal = attacks::bishop(king, scene.occupied) & reach;
    for checks in [
        straight & foe.straight_attacks,
        diagonal & foe.diagonal_attacks,
        scene.terrain.leaps(scene.towers, king) & foe.knight_attacks,
    ] {
        if !(checks & open).is_empty() {
            danger += SAFE_CHECK;
        }
    }
    danger
}
