//! Why a piece does not get from a square to another by its way of going.

use crate::Kind;
use rules::{BitBoard, Square, attacks, minnaar};

/// How a kind goes that everybody knows from chess, and the Sovereign.
fn goes(kind: Kind) -> String {
    let way = match kind {
        Kind::King => "goes one square",
        Kind::Queen => "goes along ranks, files and diagonals",
        Kind::Sovereign => "goes along ranks, files and diagonals, at most four squares",
        Kind::Rook => "goes along ranks and files",
        Kind::Bishop => "goes along diagonals",
        _ => "leaps two squares one way and one to the side",
    };
    format!("A {kind} {way}")
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
        return Some("A Sovereign goes at most four squares".to_owned());
    }
    in_between(from, to, occupied)
}

/// That something stands between two squares on one line, the nearest first.
pub(crate) fn in_between(from: Square, to: Square, occupied: BitBoard) -> Option<String> {
    let way = attacks::between(from, to) & occupied;
    let nearest = way.into_iter().min_by_key(|at| from.distance(*at))?;
    Some(format!("Something stands in between, on {nearest}"))
}
