//! What is said of a piece to whoever points at it.

use crate::capital;
use rules::field::{CAMPS, HEADQUARTERS, Kinds, Piece, Point, Side, Trace};
use std::fmt::Display;

/// A text as a sentence begins.
pub(super) fn sentence(text: impl Display) -> String {
    capital(&text.to_string())
}

/// `South` or `North`.
pub(super) fn name(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
    }
}

/// A piece whose face is seen.
pub(super) fn of_piece(piece: Piece, at: Point) -> String {
    let what = match piece {
        Piece::Flag => "Flag: never moves. Whoever loses it has lost".to_owned(),
        Piece::Landmine => {
            "Landmine: never moves. Destroys every attacker but an Engineer or a Bomb".to_owned()
        }
        Piece::Bomb => "Bomb: goes together with whatever it meets".to_owned(),
        Piece::Engineer => {
            "Engineer, rank 1 of 9: removes Landmines and turns corners on the rails".to_owned()
        }
        Piece::FieldMarshal => {
            "Field Marshal, rank 9 of 9: beats every rank. If it falls, all see your Flag"
                .to_owned()
        }
        _ => match piece.rank() {
            Some(rank) => format!("{piece}, rank {rank} of 9: beats every lower rank"),
            None => piece.to_string(),
        },
    };
    let place = if piece.is_mobile() { of_place(at) } else { "" };
    format!("{what}.{place}")
}

/// What the place does to whoever stands on it.
fn of_place(at: Point) -> &'static str {
    if HEADQUARTERS.has(at) {
        " In a headquarters: never moves again."
    } else if CAMPS.has(at) {
        " In a camp: cannot be attacked."
    } else {
        ""
    }
}

/// An enemy piece face down: what it has shown to the viewer.
pub(super) fn of_trace(trace: &Trace, enemy: Side) -> String {
    let row = (0..6).find(|&row| enemy.row(row) == trace.home.row());
    let began = match row {
        Some(0 | 1) => "Began in the back rows",
        Some(5) => "Began in the front row",
        _ => "Began in the middle",
    };
    let moved = match trace.moves {
        0 => "has not moved".to_owned(),
        1 => "has moved once".to_owned(),
        2 => "has moved twice".to_owned(),
        more => format!("has moved {more} times"),
    };
    let mut words = format!("{began}, {moved}.");
    if trace.turned {
        words += " Turned a corner on the rails.";
    }
    if !trace.beat.is_empty() {
        words += &format!(
            " Beat your {}.",
            list(trace.beat, "and", |it| it.to_string())
        );
    }
    words += &deduced(trace.possible);
    words += trace.at.map_or("", of_place);
    words
}

/// What it can only be, once few kinds are left.
fn deduced(possible: Kinds) -> String {
    match possible.len() {
        1 => format!(" It must be {}.", list(possible, "or", with_article)),
        2 | 3 => format!(" It can only be {}.", list(possible, "or", with_article)),
        _ => String::new(),
    }
}

fn with_article(piece: Piece) -> String {
    match piece {
        Piece::Flag => "the Flag".to_owned(),
        Piece::General | Piece::FieldMarshal => format!("the {piece}"),
        Piece::Engineer => "an Engineer".to_owned(),
        _ => format!("a {piece}"),
    }
}

/// `Captain, Major and Colonel`.
fn list(kinds: Kinds, last: &str, word: impl Fn(Piece) -> String) -> String {
    let words: Vec<String> = kinds.iter().map(word).collect();
    match words.split_last() {
        Some((end, rest)) if !rest.is_empty() => format!("{} {last} {end}", rest.join(", ")),
        _ => words.concat(),
    }
}
