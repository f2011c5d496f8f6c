use crate::score::Points;
use rules::{BitBoard, Color, Move, Piece, Position, Square};

/// An 8x8 board on which pieces take each other.
pub(crate) trait Board: Position<Side = Color, Move = Move> {
    /// What pieces are worth.
    const WORTH: [Points; 7];

    fn attackers(&self, square: Square, color: Color) -> BitBoard;
    fn of_kind(&self, piece: Piece) -> BitBoard;
    fn captured(&self, mv: Move) -> Option<Piece>;
    fn moved(&self, mv: Move) -> Option<Piece>;
}

/// From the one that is risked most readily; a Tower that fires risks nothing.
const READINESS: [Piece; 7] = [
    Piece::Tower,
    Piece::Pawn,
    Piece::Knight,
    Piece::Bishop,
    Piece::Rook,
    Piece::Queen,
    Piece::King,
];

/// What `mv` wins once both sides have taken all they want on its square, each time with the
/// piece risked most readily (static exchange evaluation).
///
/// Every capture is made on a board of its own, so that the ground, batteries, and Kings who lose
/// or gain powers on the way are seen. Pins are not.
pub(crate) fn exchange<B: Board>(position: &B, mv: Move) -> Points {
    let worth = |piece: Piece| B::WORTH[piece.index()];
    let (Some(mover), to) = (position.moved(mv), mv.to()) else {
        return 0;
    };
    let raised = mv
        .promotes_to()
        .map_or(0, |piece| worth(piece) - worth(Piece::Pawn));
    let wins = position.captured(mv).map_or(0, worth) + raised;
    if mover == Piece::Tower {
        return wins;
    }
    let mut board = position.clone();
    board.play_unchecked(mv);
    wins - recapture(&mut board, to, worth(mover) + raised)
}

/// What the side to move wins by taking what is worth `stake` on `square`; 0 if it better not.
fn recapture<B: Board>(board: &mut B, square: Square, stake: Points) -> Points {
    let us = board.side_to_move();
    let attackers = board.attackers(square, us);
    let Some((piece, from)) = READINESS.into_iter().find_map(|piece| {
        (attackers & board.of_kind(piece))
            .first()
            .map(|from| (piece, from))
    }) else {
        return 0;
    };
    board.play_unchecked(Move::ordinary(from, square));
    match piece {
        Piece::Tower => stake,
        // A King may only take what nothing defends any more.
        Piece::King if board.attackers(square, !us).is_empty() => stake,
        Piece::King => 0,
        _ => (stake - recapture(board, square, B::WORTH[piece.index()])).max(0),
    }
}

/// Whether `mv`, which takes what is worth `bonus` more than its kind, has an [`exchange`] of at least
/// `least`; most often told at first sight.
pub(crate) fn reaches<B: Board>(position: &B, mv: Move, bonus: Points, least: Points) -> bool {
    let worth = |piece: Piece| B::WORTH[piece.index()];
    let Some(mover) = position.moved(mv) else {
        return least <= 0;
    };
    let raised = mv
        .promotes_to()
        .map_or(0, |piece| worth(piece) - worth(Piece::Pawn));
    let wins = position
        .captured(mv)
        .map_or(0, |piece| worth(piece) + bonus)
        + raised;
    if wins < least {
        return false;
    }
    if mover == Piece::Tower || wins - worth(mover) - raised >= least {
        return true;
    }
    let mut board = position.clone();
    board.play_unchecked(mv);
    wins - recapture(&mut board, mv.to(), worth(mover) + raised) >= least
}
