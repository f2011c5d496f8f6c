//! What there is to see of a game of Minnaar Chess.

use super::{Minnaar, livery, name, player};
use crate::way::attacked_from;
use crate::{Counter, Figure, Kind, Look, PlayerLook};
use rules::minnaar::{Group, IMPASSE, Move, PASSES, Piece, Position};
use rules::{Position as _, Square};
use words::words;

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
            true => words!("minnaar-stuck", group = name(position.group())),
            false => String::new(),
        },
        deed: String::new(),
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
        Piece::Sovereign => words!("minnaar-of-sovereign"),
        Piece::King => words!("minnaar-of-king"),
        _ => String::new(),
    };
    let attackers = position.attackers(square, group.alliance().other());
    if !attackers.is_empty() {
        if !words.is_empty() {
            words.push(' ');
        }
        words += &words!("table-attacked", from = attacked_from(attackers));
    }
    words
}

/// The quiet turns are always told, the passes only while there are some.
fn counters(position: &Position) -> Vec<Counter> {
    let mut counters = vec![Counter {
        name: words!("minnaar-counter-quiet"),
        count: position.quiet(),
        limit: IMPASSE,
    }];
    if position.passes() > 0 {
        counters.push(Counter {
            name: words!("minnaar-counter-passes"),
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
            0 => words!("minnaar-none-left"),
            left => words!("minnaar-left", count = left),
        }],
        out: left == 0,
        ..PlayerLook::new(player(group))
    }
}
