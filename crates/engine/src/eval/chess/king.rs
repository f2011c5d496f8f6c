//! How safe a King is.

use super::features as f;
use super::pieces::Side;
use super::sign;
use crate::eval::linear::Tally;
use rules::chess::Position;
use rules::{BitBoard, Color, Piece, Square, attacks};

/// What makes danger: a piece that attacks the surroundings, a square attacked there, a weak
/// square beside the King, safe checks by N B R Q.
const ATTACKER: i32 = 4;
const HIT: i32 = 2;
const WEAK: i32 = 4;
const CHECKS: [i32; 4] = [12, 8, 13, 11];
/// Without a Queen attacks come to little.
const NO_QUEEN: i32 = 14;
/// Points of danger between two features.
const APART: i32 = 4;
const STEPS: i32 = 20;

/// Counts shelter and danger of the King of `own`.
pub(super) fn safety(position: &Position, own: &Side, foe: &Side, tally: &mut impl Tally) {
    let sign = sign(own.color);
    shelter(own, foe, sign, tally);
    let danger = danger(position, own, foe).clamp(0, APART * (STEPS - 1) - 1);
    // Between two steps it counts for both in parts.
    let (at, part) = ((danger / APART) as usize, danger % APART);
    tally.add(f::DANGER + at, sign * (APART - part));
    if part > 0 {
        tally.add(f::DANGER + at + 1, sign * part);
    }
}

fn shelter(own: &Side, foe: &Side, sign: i32, tally: &mut impl Tally) {
    let us = own.color;
    let middle = own.king.file().clamp(1, 6);
    let level = own.king.rank();
    let before = ranks_from(us, level);
    for file in middle - 1..=middle + 1 {
        let column = BitBoard::FILES[usize::from(file)] & before;
        let ours = nearest(us, column & own.pawns);
        let theirs = nearest(us, column & foe.pawns);
        let beside = usize::from(file != own.king.file());
        let rank =
            |square: Option<Square>| square.map_or(0, |square| usize::from(us.rank(square.rank())));
        tally.add(f::SHELTER + 8 * beside + rank(ours), sign);
        let blocked = match (ours, theirs) {
            (Some(ours), Some(theirs)) => ours.rank().abs_diff(theirs.rank()) == 1,
            _ => false,
        };
        tally.add(f::STORM + 8 * usize::from(blocked) + rank(theirs), sign);
    }
}

/// The rank and those before it.
fn ranks_from(us: Color, rank: u8) -> BitBoard {
    match us {
        Color::White => BitBoard(!0 << (8 * rank)),
        Color::Black => BitBoard(!0 >> (8 * (7 - rank))),
    }
}

/// The one nearest to the own back rank.
fn nearest(us: Color, pawns: BitBoard) -> Option<Square> {
    match us {
        Color::White => pawns.first(),
        Color::Black => pawns.flip_ranks().first().map(Square::flip_rank),
    }
}

fn danger(position: &Position, own: &Side, foe: &Side) -> i32 {
    let [_, knight, bishop, rook, queen, _] = foe.attacks;
    let around = attacks::king(own.king);
    let weak = around & foe.all & !own.twice & !(own.all & !own.attacks[5] & !own.attacks[4]);
    let mut danger = ATTACKER * foe.attackers + HIT * foe.hits + WEAK * weak.len() as i32;
    // The Queen is not in the way of checks through her.
    let occupied = position.occupied() & !position.pieces_of(own.color, Piece::Queen);
    let straight = attacks::rook(own.king, occupied);
    let diagonal = attacks::bishop(own.king, occupied);
    let safe = !foe.own & (!own.all | weak & foe.twice);
    let checks = [
        attacks::knight(own.king) & knight,
        diagonal & bishop,
        straight & rook,
        (straight | diagonal) & queen,
    ];
    for (check, weight) in checks.into_iter().zip(CHECKS) {
        if !check.is_disjoint(safe) {
            danger += weight;
        }
    }
    if position.pieces_of(foe.color, Piece::Queen).is_empty() {
        danger -= NO_QUEEN;
    }
    if foe.attackers < 2 {
        danger /= 2;
    }
    danger
}
