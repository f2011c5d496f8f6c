//! What is said of a piece to whoever points at it.

use crate::{Kind, capital};
use rules::field::{CAMPS, HEADQUARTERS, Kinds, Piece, Point, SetupFault, Side, Trace};
use std::fmt::Display;
use words::words;

/// A text as a sentence begins.
pub(super) fn sentence(text: impl Display) -> String {
    capital(&text.to_string())
}

/// By what words know a piece.
pub(super) const fn key(piece: Piece) -> &'static str {
    Kind::Block(piece).key()
}

/// Which rule a set-up breaks.
pub(super) fn fault(fault: SetupFault) -> String {
    match fault {
        SetupFault::Count { piece, found } => words!(
            "field-fault-count",
            piece = key(piece),
            found = found,
            right = piece.count()
        ),
        SetupFault::Outside(at, piece) => words!(
            "field-fault-outside",
            piece = key(piece),
            at = at.to_string()
        ),
        SetupFault::Camp(at, piece) => {
            words!("field-fault-camp", piece = key(piece), at = at.to_string())
        }
        SetupFault::Flag(at) => words!("field-fault-flag", at = at.to_string()),
        SetupFault::Landmine(at) => words!("field-fault-landmine", at = at.to_string()),
        SetupFault::Bomb(at) => words!("field-fault-bomb", at = at.to_string()),
    }
}

/// `South` or `North`.
pub(super) fn name(side: Side) -> String {
    match side {
        Side::South => words!("field-south"),
        Side::North => words!("field-north"),
    }
}

/// A piece whose face is seen.
pub(super) fn of_piece(piece: Piece, at: Point) -> String {
    let mut words = match piece {
        Piece::Flag => words!("field-of-flag"),
        Piece::Landmine => words!("field-of-landmine"),
        Piece::Bomb => words!("field-of-bomb"),
        Piece::Engineer => words!("field-of-engineer"),
        Piece::FieldMarshal => words!("field-of-field-marshal"),
        _ => words!(
            "field-of-rank",
            piece = key(piece),
            rank = piece.rank().unwrap_or_default()
        ),
    };
    if piece.is_mobile() {
        also(&mut words, of_place(at));
    }
    words
}

/// One sentence more.
fn also(words: &mut String, sentence: Option<String>) {
    if let Some(sentence) = sentence {
        words.push(' ');
        words.push_str(&sentence);
    }
}

/// What the place does to whoever stands on it.
fn of_place(at: Point) -> Option<String> {
    if HEADQUARTERS.has(at) {
        Some(words!("field-in-headquarters"))
    } else if CAMPS.has(at) {
        Some(words!("field-in-camp"))
    } else {
        None
    }
}

/// An enemy piece face down: what it has shown to the viewer.
pub(super) fn of_trace(trace: &Trace, enemy: Side) -> String {
    let row = match (0..6).find(|&row| enemy.row(row) == trace.home.row()) {
        Some(0 | 1) => "back",
        Some(5) => "front",
        _ => "middle",
    };
    let mut words = words!("field-trace", row = row, moves = trace.moves);
    also(&mut words, trace.turned.then(|| words!("field-turned")));
    let beaten = trace.beat.iter().map(|it| Kind::Block(it).to_string());
    let beaten = listed(beaten, |some, last| {
        words!("field-and", some = some, last = last)
    });
    also(
        &mut words,
        beaten.map(|pieces| words!("field-beat", pieces = pieces)),
    );
    also(&mut words, deduced(trace.possible));
    also(&mut words, trace.at.and_then(of_place));
    words
}

/// What it can only be, once few kinds are left.
fn deduced(possible: Kinds) -> Option<String> {
    let pieces = possible
        .iter()
        .map(|it| words!("field-guess", piece = key(it)));
    let pieces = listed(pieces, |some, last| {
        words!("field-or", some = some, last = last)
    })?;
    match possible.len() {
        1 => Some(words!("field-must-be", pieces = pieces)),
        2 | 3 => Some(words!("field-can-be", pieces = pieces)),
        _ => None,
    }
}

/// `Captain, Major and Colonel`, the last two joined as told; nothing for none.
fn listed(
    words: impl Iterator<Item = String>,
    join: impl Fn(String, String) -> String,
) -> Option<String> {
    let mut words: Vec<String> = words.collect();
    let last = words.pop()?;
    Some(match words.is_empty() {
        true => last,
        false => join(words.join(", "), last),
    })
}
