//! Moves in short words: `Nf3`, `Rxd5`, `N@b1`, `exd6 e.p.`, `e8=R+`, `Txd2 (shot)`.

use rules::battle::Position;
use rules::{Move, MoveKind, Piece, Position as _, Reason, Square};

/// What stands behind a shot of a Tower.
pub(crate) const SHOT: &str = "(shot)";

/// The short words for a legal move in the position before it. Files and ranks are added only as
/// far as two pieces of a kind could be meant; `+` is check, `#` checkmate.
pub fn short_notation(before: &Position, mv: Move) -> String {
    let mut words = match (mv.kind(), mv.from()) {
        (MoveKind::Drop(piece), _) => format!("{}@{}", capital(piece), mv.to()),
        (_, Some(from)) => board_move(before, mv, from),
        (_, None) => mv.to_string(),
    };
    let mut after = before.clone();
    after.play_unchecked(mv);
    let mated = after
        .outcome()
        .is_some_and(|end| end.reason == Reason::Checkmate);
    if mated {
        words.push('#');
    } else if after.is_check() {
        words.push('+');
    }
    if before.moved(mv) == Some(Piece::Tower) {
        words.push(' ');
        words.push_str(SHOT);
    }
    words
}

fn capital(piece: Piece) -> char {
    piece.letter().to_ascii_uppercase()
}

fn board_move(before: &Position, mv: Move, from: Square) -> String {
    let (piece, to) = (before.moved(mv).unwrap_or(Piece::Pawn), mv.to());
    let captures = before.is_capture(mv);
    let mut words = String::new();
    if piece == Piece::Pawn {
        if captures {
            words.push(file_letter(from));
        }
    } else {
        words.push(capital(piece));
        words.push_str(&telling_apart(before, piece, from, to));
    }
    if captures {
        words.push('x');
    }
    words.push_str(&to.to_string());
    if let Some(becomes) = mv.promotes_to() {
        words.push('=');
        words.push(capital(becomes));
    }
    if piece == Piece::Pawn && captures && before.piece_at(to).is_none() {
        words.push_str(" e.p.");
    }
    words
}

fn file_letter(square: Square) -> char {
    char::from(b'a' + square.file())
}

/// File, rank or both, if another piece of the kind may go there too.
fn telling_apart(before: &Position, piece: Piece, from: Square, to: Square) -> String {
    let rivals: Vec<Square> = before
        .legal_moves()
        .into_iter()
        .filter(|other| other.to() == to && before.moved(*other) == Some(piece))
        .filter_map(Move::from)
        .filter(|&square| square != from)
        .collect();
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|rival| rival.file() != from.file()) {
        file_letter(from).to_string()
    } else if rivals.iter().all(|rival| rival.rank() != from.rank()) {
        (from.rank() + 1).to_string()
    } else {
        from.to_string()
    }
}
