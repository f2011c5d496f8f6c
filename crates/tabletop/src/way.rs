//! Why a piece does not get from a square to another by its way of going.

use crate::Kind;
use rules::{BitBoard, Square, attacks, minnaar};
use words::words;

/// How a kind goes that everybody knows from chess, and the Sovereign.
fn goes(kind: Kind) -> String {
    let piece = kind.key();
    match kind {
        Kind::King => words!("table-way-king", piece = piece),
        Kind::Queen => words!("table-way-queen", piece = piece),
        Kind::Sovereign => words!("table-way-sovereign", piece = piece),
        Kind::Rook => words!("table-way-rook", piece = piece),
        Kind::Bishop => words!("table-way-bishop", piece = piece),
        _ => words!("table-way-knight", piece = piece),
    }
}

/// Why a piece of a kind that everybody knows from chess, no pawn, does not reach a square;
/// `None` if it does. What stands there is not asked.
pub(crate) fn no_way(kind: Kind, from: Square, to: Square, occupied: BitBoard) -> Option<String> {
    let rays = match kind {
        Kind::King => attacks::king(from),
        Kind::Queen | Kind::Sovereign => attacks::queen_rays(from),
        Kind::Rook => attacks::rook_rays(from),
        Kind::Bishop => attacks::bishop_rays(from),
        _ => attacks::knight(from),
    };
    if !rays.has(to) {
        return Some(goes(kind));
    }
    if kind == Kind::Sovereign && from.distance(to) > minnaar::STRIDE {
        return Some(words!("table-way-sovereign-far"));
    }
    in_between(from, to, occupied)
}

/// That something stands between two squares on one line, the nearest first.
pub(crate) fn in_between(from: Square, to: Square, occupied: BitBoard) -> Option<String> {
    let way = attacks::between(from, to) & occupied;
    let nearest = way.into_iter().min_by_key(|at| from.distance(*at))?;
    Some(words!("table-way-between", at = nearest.to_string()))
}

/// That a piece of the same army stands where another wants to go.
pub(crate) fn own_there(own: Kind, to: impl ToString) -> String {
    words!("table-own-there", piece = own.key(), to = to.to_string())
}

/// That a piece can go nowhere.
pub(crate) fn blocked(kind: Kind, at: Square) -> String {
    words!("table-blocked", piece = kind.key(), at = at.to_string())
}

/// From where a piece is attacked.
pub(crate) fn attacked_from(attackers: BitBoard) -> String {
    let from: Vec<String> = attackers.into_iter().map(|at| at.to_string()).collect();
    from.join(", ")
}
