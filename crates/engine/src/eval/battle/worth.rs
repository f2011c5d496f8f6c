//! What pieces and types are worth.

use crate::eval::squares::{Tapered, t};
use crate::score::Points;
use rules::battle::{Army, Position, Powers};
use rules::{Color, Piece};

/// In the order P N B R Q K T, in the middle of a battle and at its end.
pub(super) const MATERIAL: [Tapered; 7] = [
    t(88, 105),
    t(310, 290),
    t(325, 310),
    t(465, 500),
    t(920, 920),
    t(0, 0),
    t(360, 400),
];
/// The same in one number, to order captures by.
pub(super) const WORTH: [Points; 7] = [100, 310, 325, 490, 920, 10_000, 380];
pub(super) const PHASE: [i32; 7] = [0, 1, 1, 2, 4, 0, 0];

const ROOK_POWER: Tapered = t(60, 100);
const BISHOP_POWER: Tapered = t(40, 70);
const KNIGHT_POWER: Tapered = t(30, 45);
/// A second source, so that a capture does not disarm the King.
const SECOND_SOURCE: Tapered = t(14, 18);

/// What the King's powers are worth, by how many sources each has on the board.
pub(super) fn powers(straight: u32, diagonal: u32, knights: u32) -> Tapered {
    let mut score = t(0, 0);
    let sources = [
        (straight, ROOK_POWER),
        (diagonal, BISHOP_POWER),
        (knights, KNIGHT_POWER),
    ];
    for (count, power) in sources {
        if count > 0 {
            score += power;
        }
        if count > 1 {
            score += SECOND_SOURCE;
        }
    }
    score
}

/// What a King's loss of powers weighs in ordering captures.
pub(super) fn disarming(lost: Powers) -> Points {
    let share = |lost: bool, power: Tapered| if lost { power.end } else { 0 };
    share(lost.rook, ROOK_POWER)
        + share(lost.bishop, BISHOP_POWER)
        + share(lost.knight, KNIGHT_POWER)
}

/// The pieces in waiting: each costs a turn to bring on, the later the less it will do, and one
/// of a type that is gone is the hope of a power.
pub(super) fn reserve(position: &Position, us: Color) -> Tapered {
    let waiting = position.reserve(us);
    let total = waiting.total();
    if total == 0 {
        return t(0, 0);
    }
    let mut worth = t(0, 0);
    for (piece, count) in waiting.iter() {
        worth += MATERIAL[piece.index()].times(i32::from(count.min(64)));
    }
    let percent = match total {
        0..=3 => 80,
        4..=8 => 72,
        9..=12 => 62,
        // There is not the time to bring all of a host on.
        _ => 62 * 12 / total as i32,
    };
    let mut score = t(worth.middle * percent / 100, worth.end * percent / 100);
    let has = position.powers(us);
    let hope = |missing: bool, piece: Piece| missing && waiting.count(piece) > 0;
    let queen = waiting.count(Piece::Queen) > 0;
    if hope(!has.rook, Piece::Rook) || !has.rook && queen {
        score += t(ROOK_POWER.middle / 2, ROOK_POWER.end / 2);
    }
    if hope(!has.bishop, Piece::Bishop) || !has.bishop && queen {
        score += t(BISHOP_POWER.middle / 2, BISHOP_POWER.end / 2);
    }
    if hope(!has.knight, Piece::Knight) {
        score += t(KNIGHT_POWER.middle / 2, KNIGHT_POWER.end / 2);
    }
    score
}

/// A side with hardly anything left is close to rout.
pub(super) fn rout_danger(position: &Position, us: Color) -> Tapered {
    let on_board = position.side(us).len().saturating_sub(1);
    if on_board > 3 {
        return t(0, 0);
    }
    let waiting: u32 = Army::KINDS
        .iter()
        .map(|&p| u32::from(position.reserve(us).count(p)))
        .sum();
    match on_board + waiting {
        0 => t(-320, -320),
        1 => t(-130, -130),
        2 => t(-60, -60),
        3 => t(-25, -25),
        _ => t(0, 0),
    }
}
