//! Why something cannot be done, in words.

use crate::way::{in_between, no_way};
use rules::chess::{Position, Wing};
use rules::{Color, Piece, Position as _, Square, attacks};

/// Why what stands on `from` cannot go to `to`, where it has no legal move to.
pub(super) fn why_not(position: &Position, from: Square, to: Square) -> Option<String> {
    let side = position.side_to_move();
    let (_, piece) = position.piece_at(from).filter(|(of, _)| *of == side)?;
    let hinders = hinders(position, from, to, piece, side);
    Some(hinders.unwrap_or_else(|| match piece {
        Piece::King => format!("Your King would be in check on {to}"),
        _ if position.is_check() => {
            "Your King is in check, and that does not help against it".to_owned()
        }
        _ => "Your King would be in check".to_owned(),
    }))
}

/// Why what stands on `at` cannot go anywhere, where it has no legal move.
pub(super) fn why_idle(position: &Position, at: Square) -> Option<String> {
    let side = position.side_to_move();
    let (_, piece) = position.piece_at(at).filter(|(of, _)| *of == side)?;
    let free = Square::all()
        .filter(|to| *to != at)
        .any(|to| hinders(position, at, to, piece, side).is_none());
    Some(match piece {
        _ if !free => format!("The {piece} on {at} is blocked"),
        Piece::King => "Your King would be in check wherever it could go".to_owned(),
        _ if position.is_check() => {
            format!("Your King is in check, and the {piece} on {at} cannot help")
        }
        _ => format!("The {piece} on {at} has to guard your King"),
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
        Some((of, own)) if of == side => return Some(format!("Your own {own} stands on {to}")),
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
        (0, 1 | 2) if ahead == 2 && rank != home => {
            Some("A Pawn goes two squares only from where it began".to_owned())
        }
        (0, 1 | 2) if position.occupied().has(to) => {
            Some("A Pawn does not capture straight ahead".to_owned())
        }
        (0, 1 | 2) => in_between(from, to, position.occupied()),
        (1, 1) if !position.occupied().has(to) => {
            Some("A Pawn goes aside only to capture".to_owned())
        }
        (1, 1) => None,
        _ => Some("A Pawn goes straight ahead and captures one square aside ahead".to_owned()),
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
        let words = "A King castles only if neither it nor that Rook has moved";
        return Some(words.to_owned());
    }
    if position.is_check() {
        return Some("A King in check cannot castle".to_owned());
    }
    in_between(from, rook, position.occupied()).or_else(|| {
        let passed = attacks::between(from, to).first()?;
        let attacked = !position.attackers(passed, !side).is_empty();
        attacked.then(|| format!("A King that castles cannot pass {passed}, which is attacked"))
    })
}
