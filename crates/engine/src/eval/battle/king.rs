//! The King: a fighter with the powers of his types, and a prey.

use super::{Force, Scene, worth};
use crate::eval::pawns;
use crate::eval::squares::{Tapered, t};
use rules::{BitBoard, Color, Piece, Square, attacks};

/// What an attack on a square about the enemy King weighs, in the order P N B R Q K T.
pub(super) const THREAT: [i32; 7] = [1, 3, 3, 4, 6, 2, 2];
/// A square from which a check could be given and not be answered by a capture.
const SAFE_CHECK: i32 = 5;
/// By how many squares the King could flee to.
const CORNERED: [i32; 4] = [8, 5, 3, 1];
const SHELTER: Tapered = t(7, 0);
/// For each square the King reaches beyond his own step.
const RANGE: Tapered = t(1, 3);

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
    pub(super) fn look_at_king(&mut self, scene: &Scene<'_>) {
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
        self.sources = alone(straight) | alone(diagonal) | alone(knights);
        self.threaten(zone(position.king(!us)), reach, THREAT[Piece::King.index()]);
        self.score += worth::powers(straight.len(), diagonal.len(), knights.len());
        self.score += super::squares::of(scene.terrain, us)[Piece::King.index()][king.index()];
        self.score += RANGE.times((reach & !steps & !self.own).len() as i32);
        let before = pawns::ahead(us, king) | pawns::beside(us, king);
        let near = attacks::king(king) | far_ranks(us, king);
        let guards = (before & near & of(Piece::Pawn)).len() as i32;
        self.score += SHELTER.times(guards.min(3));
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

/// How safe a side's King is: nothing in peace, and the worse the more the enemy does about him.
pub(super) fn safety(scene: &Scene<'_>, side: &Force, foe: &Force) -> Tapered {
    if foe.attackers == 0 {
        return t(0, 0);
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
    let price = (danger * danger / 4).min(480);
    t(-price, -price / 3)
}
