//! Why something cannot be done, in words.

use crate::Kind;
use crate::way::{blocked, in_between, no_way, own_there};
use rules::chess::{Position, Wing};
use rules::{Color, Piece, Position as _, Square, attacks};
use words::words;

/// Why what stands on `from` cannot go to `to`, where it has no legal move to.
pub(super) fn why_not(position: &Position, from: Square, to: Square) -> Option<String> {
    let side = position.side_to_move();
    let (_, piece) = position.piece_at(from).filter(|(of, _)| *of == side)?;
    let hinders = hinders(position, from, to, piece, side);
    Some(hinders.unwrap_or_else(|| match piece {
        Piece::King => words!("chess-why-king-there", to = to.to_string()),
        _ if position.is_check() => words!("chess-why-check-stays"),
        _ => words!("chess-why-check"),
    }))
}

/// Why what stands on `at` cannot go anywhere, where it has no legal move.
pub(super) fn why_idle(position: &Position, at: Square) -> Option<String> {
    let side = position.side_to_move();
    let (_, piece) = position.piece_at(at).filter(|(of, _)| *of == side)?;
    let free = Square::all()
        .filter(|to| *to != at)
        .any(|to| hinders(position, at, to, piece, side).is_none());
    let kind = Kind::from(piece);
    let (name, place) = (kind.key(), at.to_string());
    Some(match piece {
        _ if !free => blocked(kind, at),
        Piece::King => words!("chess-why-king-everywhere"),
        _ if position.is_check() => words!("chess-why-cannot-help", piece = name, at = place),
        _ => words!("chess-why-guards", piece = name, at = place),
    })
}

/// What hinders a piece, apart from its King.
fn hinders(
    position: &Position,
    from: Square,
    to: Square,
    piece: Piece,
    side: Color,
) -> Option<String> {
    match position.piece_at(to) {
        Some((of, own)) if of == side => return Some(own_there(own.into(), to)),
        _ => {}
    }
    match piece {
        Piece::Pawn => pawn(position, from, to, side),
        Piece::King => match wing(from, to, side) {
            Some(wing) => castling(position, from, to, wing, side),
            None => no_way(piece.into(), from, to, position.occupied()),
        },
        _ => no_way(piece.into(), from, to, position.occupied()),
    }
}

/// A capture in passing is none of its business: it is legal, or spoils the King's safety.
fn pawn(position: &Position, from: Square, to: Square, side: Color) -> Option<String> {
    let (file, rank) = (from.file(), i16::from(from.rank()));
    let (up, home) = match side {
        Color::White => (1, 1),
        Color::Black => (-1, 6),
    };
    let ahead = (i16::from(to.rank()) - rank) * up;
    match (file.abs_diff(to.file()), ahead) {
        (0, 1 | 2) if ahead == 2 && rank != home => Some(words!("chess-why-pawn-two")),
        (0, 1 | 2) if position.occupied().has(to) => Some(words!("chess-why-pawn-ahead")),
        (0, 1 | 2) => in_between(from, to, position.occupied()),
        (1, 1) if !position.occupied().has(to) => Some(words!("chess-why-pawn-aside")),
        (1, 1) => None,
        _ => Some(words!("chess-why-pawn")),
    }
}

/// To which side a King at home means to castle.
fn wing(from: Square, to: Square, side: Color) -> Option<Wing> {
    let home = match side {
        Color::White => Square::E1,
        Color::Black => Square::E8,
    };
    let castles = from == home && from.rank() == to.rank() && from.distance(to) == 2;
    castles.then_some(match to.file() > from.file() {
        true => Wing::King,
        false => Wing::Queen,
    })
}

fn castling(
    position: &Position,
    from: Square,
    to: Square,
    wing: Wing,
    side: Color,
) -> Option<String> {
    let corner = match wing {
        Wing::King => 7,
        Wing::Queen => 0,
    };
    let rook = Square::at(corner, from.rank())?;
    if !position.castling().has(side, wing) {
        return Some(words!("chess-why-castling-moved"));
    }
    if position.is_check() {
        return Some(words!("chess-why-castling-check"));
    }
    in_between(from, rook, position.occupied()).or_else(|| {
        let passed = attacks::between(from, to).first()?;
        let attacked = !position.attackers(passed, !side).is_empty();
        attacked.then(|| words!("chess-why-castling-passes", passed = passed.to_string()))
    })
}
