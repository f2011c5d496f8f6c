//! What there is to see of a game of Minnaar Chess.

use super::{Minnaar, livery, player};
use crate::{Counter, Figure, Kind, Look, PlayerLook};
use rules::minnaar::{Group, IMPASSE, Move, PASSES, Piece, Position};
use rules::{Position as _, Square};

pub(super) fn look(game: &Minnaar, at: usize) -> Look {
    let position = &game.positions[at];
    let goes_on = at < game.moves.len() || game.outcome().is_none();
    let turn = goes_on.then(|| player(position.group()));
    let figures = position.occupied().into_iter();
    Look {
        figures: figures
            .filter_map(|square| figure(position, square))
            .collect(),
        signs: Vec::new(),
        players: Group::ALL.map(|group| of_group(game, at, group)).to_vec(),
        turn,
        mover: turn,
        counters: counters(position),
        dice: Vec::new(),
        status: match goes_on && position.legal_moves() == [Move::Pass] {
            true => format!("Nothing of the {} can move.", position.group()),
            false => String::new(),
        },
        deed: "",
        remark: String::new(),
    }
}

pub(super) fn kind(piece: Piece) -> Kind {
    match piece {
        Piece::Sovereign => Kind::Sovereign,
        Piece::King => Kind::King,
        Piece::Queen => Kind::Queen,
        Piece::Rook => Kind::Rook,
        Piece::Bishop => Kind::Bishop,
        Piece::Knight => Kind::Knight,
    }
}

fn figure(position: &Position, square: Square) -> Option<Figure> {
    let (group, piece) = position.piece_at(square)?;
    Some(Figure {
        at: square.into(),
        kind: kind(piece),
        livery: livery(group),
        badges: Vec::new(),
        words: figure_words(position, square, group, piece),
    })
}

/// What a chess player would not expect, and who threatens it.
fn figure_words(position: &Position, square: Square, group: Group, piece: Piece) -> String {
    let mut words = match piece {
        Piece::Sovereign => "Moves as a Queen, at most four squares.".to_owned(),
        Piece::King => "May be captured like any other piece.".to_owned(),
        _ => String::new(),
    };
    let attackers = position.attackers(square, group.alliance().other());
    let from: Vec<String> = attackers.into_iter().map(|at| at.to_string()).collect();
    if !from.is_empty() {
        if !words.is_empty() {
            words.push(' ');
        }
        words += &format!("Attacked from {}.", from.join(", "));
    }
    words
}

/// The quiet turns are always told, the passes only while there are some.
fn counters(position: &Position) -> Vec<Counter> {
    let mut counters = vec![Counter {
        name: "Quiet turns",
        count: position.quiet(),
        limit: IMPASSE,
    }];
    if position.passes() > 0 {
        counters.push(Counter {
            name: "Passes in a row",
            count: position.passes(),
            limit: PASSES,
        });
    }
    counters
}

fn of_group(game: &Minnaar, at: usize, group: Group) -> PlayerLook {
    let turns = game.positions.iter().zip(&game.moves).take(at);
    let taken = turns.filter_map(|(before, mv)| before.captured(*mv));
    let left = game.positions[at].side(group).len();
    PlayerLook {
        lost: taken
            .filter(|(of, _)| *of == group)
            .map(|(of, piece)| (kind(piece), livery(of)))
            .collect(),
        notes: vec![match left {
            0 => "none left".to_owned(),
            left => format!("{left} left"),
        }],
        out: left == 0,
        ..PlayerLook::new(player(group))
    }
}
