//! What there is to see of a game of chess.

use super::{Chess, openings, player};
use crate::way::attacked_from;
use crate::{Counter, Figure, Game, Look, PlayerLook, Sign};
use rules::chess::Position;
use rules::{Color, Move, Piece, Position as _, Square};
use words::words;

/// From how many turns without a capture or pawn move on they are told.
const FEW: u32 = 40;
/// How long the name of the opening is told, in single moves.
const OPENING: usize = 24;

pub(super) fn look(game: &Chess, at: usize) -> Look {
    let position = &game.positions[at];
    let figures = position.occupied().into_iter();
    let mut signs = Vec::new();
    if position.is_check() {
        let king = position.king(position.side_to_move());
        signs.push((king.into(), Sign::Check));
    }
    let goes_on = at < game.moves.len() || game.outcome().is_none();
    let turn = goes_on.then(|| player(position.side_to_move()));
    Look {
        figures: figures
            .filter_map(|square| figure(game, position, square))
            .collect(),
        signs,
        players: Color::ALL.map(|side| of_player(game, at, side)).to_vec(),
        turn,
        mover: turn,
        counters: counters(&game.positions[..=at]),
        dice: Vec::new(),
        status: String::new(),
        deed: String::new(),
        remark: match goes_on && at <= OPENING && game.positions[0] == Position::start() {
            true => openings::name(&game.words[..at]).unwrap_or_default(),
            false => String::new(),
        },
    }
}

/// What comes near to a draw; nothing while none is in sight.
fn counters(positions: &[Position]) -> Vec<Counter> {
    let Some((position, before)) = positions.split_last() else {
        return Vec::new();
    };
    let quiet = position.half_moves();
    let can_come_again = before.iter().rev().take(quiet as usize);
    let same = can_come_again.filter(|it| it.hash() == position.hash());
    let counters = [
        Counter {
            name: words!("chess-counter-quiet"),
            count: quiet,
            limit: 100,
        },
        Counter {
            name: words!("chess-counter-same"),
            count: same.count() as u32 + 1,
            limit: 3,
        },
    ];
    let shown = |counter: &Counter| counter.count >= FEW.min(counter.limit - 1);
    counters.into_iter().filter(shown).collect()
}

fn figure(game: &Chess, position: &Position, square: Square) -> Option<Figure> {
    let (side, piece) = position.piece_at(square)?;
    Some(Figure {
        at: square.into(),
        kind: piece.into(),
        livery: game.livery(player(side)),
        badges: Vec::new(),
        words: threat(position, square, side, piece),
    })
}

/// Who attacks a piece, and that nobody guards it. Of a King in check the sign tells.
fn threat(position: &Position, square: Square, side: Color, piece: Piece) -> String {
    let attackers = position.attackers(square, !side);
    if piece == Piece::King || attackers.is_empty() {
        return String::new();
    }
    let from = attacked_from(attackers);
    match position.attackers(square, side).is_empty() {
        true => words!("chess-attacked-bare", from = from),
        false => words!("table-attacked", from = from),
    }
}

fn of_player(game: &Chess, at: usize, side: Color) -> PlayerLook {
    let livery = game.livery(player(side));
    PlayerLook {
        notes: ahead(&game.positions[at], side),
        lost: lost(&game.positions, &game.moves[..at], side)
            .into_iter()
            .map(|piece| (piece.into(), livery))
            .collect(),
        ..PlayerLook::new(player(side))
    }
}

/// By how much more `side` has on the board, counted in pawns as is usual.
fn ahead(position: &Position, side: Color) -> Vec<String> {
    let worth = |side: Color| -> u32 {
        let pieces = position.side(side).into_iter();
        let pieces = pieces.filter_map(|square| position.piece_at(square));
        pieces.map(|(_, piece)| usual_worth(piece)).sum()
    };
    match worth(side).saturating_sub(worth(!side)) {
        0 => Vec::new(),
        more => vec![format!("+{more}")],
    }
}

const fn usual_worth(piece: Piece) -> u32 {
    match piece {
        Piece::Queen => 9,
        Piece::Rook | Piece::Tower => 5,
        Piece::Bishop | Piece::Knight => 3,
        Piece::Pawn => 1,
        Piece::King => 0,
    }
}

/// What `side` has lost since the start, in order.
fn lost(positions: &[Position], moves: &[Move], side: Color) -> Vec<Piece> {
    positions
        .iter()
        .zip(moves)
        .filter(|(before, _)| before.side_to_move() != side)
        .filter_map(|(before, mv)| before.captured(*mv))
        .collect()
}
