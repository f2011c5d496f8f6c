//! What pieces and types are worth.

use super::features as f;
use crate::eval::linear::Tally;
use crate::score::Points;
use rules::battle::{Position, Powers};
use rules::{BitBoard, Color, Piece};

/// In the order P N B R Q K T: to order captures by.
pub(super) const WORTH: [Points; 7] = [100, 310, 325, 490, 920, 10_000, 380];
pub(super) const PHASE: [i32; 7] = [0, 1, 1, 2, 4, 0, 0];

/// What a lost power weighs in ordering captures.
const ROOK_POWER: Points = 100;
const BISHOP_POWER: Points = 70;
const KNIGHT_POWER: Points = 45;

/// Counts the King's powers by the sources that each has on the board.
pub(super) fn powers(sources: [BitBoard; 3], sign: i32, tally: &mut impl Tally) {
    for (power, sources) in sources.into_iter().enumerate() {
        if !sources.is_empty() {
            tally.add(f::POWER + power, sign);
        }
        if sources.has_many() {
            tally.add(f::SECOND_SOURCE + power, sign);
        }
    }
}

/// What a King's loss of powers weighs in ordering captures.
pub(super) fn disarming(lost: Powers) -> Points {
    let share = |lost: bool, power: Points| if lost { power } else { 0 };
    share(lost.rook, ROOK_POWER)
        + share(lost.bishop, BISHOP_POWER)
        + share(lost.knight, KNIGHT_POWER)
}

/// Counts the pieces in waiting: each costs a turn to bring on, the later the less it will do, and
/// one of a type that is gone is the hope of a power.
pub(super) fn reserve(position: &Position, us: Color, sign: i32, tally: &mut impl Tally) {
    let waiting = position.reserve(us);
    let total = waiting.total();
    if total == 0 {
        return;
    }
    let crowd = match total {
        0..=3 => 0,
        4..=8 => 1,
        9..=12 => 2,
        _ => 3,
    };
    for (piece, count) in waiting.iter() {
        // There is not the time to bring all of a host on.
        let count = match crowd {
            3 => (u64::from(count) * 12).div_ceil(u64::from(total)) as i32,
            _ => i32::from(count),
        };
        if count > 0 {
            tally.add(f::RESERVE + piece.index() * 4 + crowd, sign * count);
        }
    }
    let has = position.powers(us);
    let queen = waiting.count(Piece::Queen) > 0;
    let waits = |piece: Piece| waiting.count(piece) > 0;
    for (power, missing) in [
        !has.rook && (waits(Piece::Rook) || queen),
        !has.bishop && (waits(Piece::Bishop) || queen),
        !has.knight && waits(Piece::Knight),
    ]
    .into_iter()
    .enumerate()
    {
        if missing {
            tally.add(f::HOPE + power, sign);
        }
    }
}

/// A side with hardly anything left is close to rout.
pub(super) fn rout_danger(position: &Position, us: Color, sign: i32, tally: &mut impl Tally) {
    let on_board = position.side(us).len().saturating_sub(1);
    if on_board > 3 {
        return;
    }
    let left = on_board + position.reserve(us).total();
    if left <= 3 {
        tally.add(f::ROUT + left as usize, sign);
    }
}
