//! What the search asks of chess.

use super::evaluate;
use super::pawns::Structures;
use crate::eval::pawns;
use crate::score::Points;
use crate::search::{Board, exchange};
use crate::thinkable::{Gain, Thinkable};
use rules::chess::Position;
use rules::{BitBoard, Color, Move, Piece, Position as _, Square, attacks};

/// Whether `mv` wins at least `least` once both sides have taken all they want on its square. Pins
/// are not looked at.
fn see(position: &Position, mv: Move, least: Points) -> bool {
    let worth = |piece: Piece| Position::WORTH[piece.index()];
    let (Some(mover), Some(from), to) = (position.moved(mv), mv.from(), mv.to()) else {
        return least <= 0;
    };
    let (becomes, raised) = mv.promotes_to().map_or((mover, 0), |piece| {
        (piece, worth(piece) - worth(Piece::Pawn))
    });
    let captured = position.captured(mv);
    let mut balance = captured.map_or(0, worth) + raised - least;
    if balance < 0 {
        return false;
    }
    balance -= worth(becomes);
    if balance >= 0 {
        return true;
    }
    let us = position.side_to_move();
    let mut occupied = position.occupied() & !from.bitboard() | to.bitboard();
    if mover == Piece::Pawn && captured.is_some() && !position.occupied().has(to) {
        // Taken in passing: the pawn stood beside the mover.
        let passed = Square::at(to.file(), from.rank());
        occupied &= !passed.map_or(BitBoard::EMPTY, Square::bitboard);
    }
    let queens = position.pieces(Piece::Queen);
    let straight = position.pieces(Piece::Rook) | queens;
    let diagonal = position.pieces(Piece::Bishop) | queens;
    let pawns = position.pieces(Piece::Pawn);
    let mut attackers = attacks::pawn(Color::Black, to) & pawns & position.side(Color::White)
        | attacks::pawn(Color::White, to) & pawns & position.side(Color::Black)
        | attacks::knight(to) & position.pieces(Piece::Knight)
        | attacks::king(to) & position.pieces(Piece::King)
        | attacks::bishop(to, occupied) & diagonal
        | attacks::rook(to, occupied) & straight;
    let mut side = !us;
    loop {
        attackers &= occupied;
        let ours = attackers & position.side(side);
        let Some((piece, from)) = TAKERS.into_iter().find_map(|piece| {
            let first = (ours & position.pieces(piece)).first();
            first.map(|from| (piece, from))
        }) else {
            break;
        };
        side = !side;
        if piece == Piece::King && !attackers.is_disjoint(position.side(side)) {
            // A King may only take what nothing defends any more.
            side = !side;
            break;
        }
        balance = -balance - 1 - worth(piece);
        if balance >= 0 {
            break;
        }
        occupied ^= from.bitboard();
        if matches!(piece, Piece::Pawn | Piece::Bishop | Piece::Queen) {
            attackers |= attacks::bishop(to, occupied) & diagonal;
        }
        if matches!(piece, Piece::Rook | Piece::Queen) {
            attackers |= attacks::rook(to, occupied) & straight;
        }
    }
    side != us
}

/// From the one that is risked most readily.
const TAKERS: [Piece; 6] = [
    Piece::Pawn,
    Piece::Knight,
    Piece::Bishop,
    Piece::Rook,
    Piece::Queen,
    Piece::King,
];

impl Board for Position {
    const WORTH: [Points; 7] = [100, 310, 325, 500, 950, 10_000, 0];

    fn attackers(&self, square: Square, color: Color) -> BitBoard {
        self.attackers(square, color)
    }

    fn of_kind(&self, piece: Piece) -> BitBoard {
        self.pieces(piece)
    }

    fn captured(&self, mv: Move) -> Option<Piece> {
        self.captured(mv)
    }

    fn moved(&self, mv: Move) -> Option<Piece> {
        self.moved(mv)
    }
}

impl Thinkable for Position {
    type Cache = Structures;
    const REPETITION_DRAWS: bool = true;
    const SLOTS: usize = 2 * 7 * 64;

    fn evaluate(&self, structures: &mut Structures) -> Points {
        evaluate(self, structures)
    }

    fn in_check(&self) -> bool {
        self.is_check()
    }

    fn may_be_over(&self) -> bool {
        let strong = [Piece::Pawn, Piece::Rook, Piece::Queen];
        self.half_moves() >= 100 || strong.iter().all(|&piece| self.pieces(piece).is_empty())
    }

    fn table_key(&self) -> u64 {
        // Near the fifty-move draw the count makes a difference.
        match self.half_moves() {
            0..80 => self.hash(),
            count => self.hash() ^ u64::from(count).wrapping_mul(0x9E37_79B9_7F4A_7C15),
        }
    }

    fn generate_forcing(&self, moves: &mut Vec<Move>) {
        self.generate_captures(moves);
    }

    fn gain(&self, mv: Move) -> Option<Gain> {
        let worth = |piece: Piece| Self::WORTH[piece.index()];
        let captured = self.captured(mv);
        if captured.is_none() && mv.promotes_to().is_none() {
            return None;
        }
        let raised = mv
            .promotes_to()
            .map_or(0, |piece| worth(piece) - worth(Piece::Pawn));
        let wins = captured.map_or(0, worth) + raised;
        let risks = self.moved(mv).map_or(0, worth) + raised;
        Some(Gain { wins, risks })
    }

    fn exchange(&self, mv: Move) -> Points {
        exchange(self, mv)
    }

    fn exchange_reaches(&self, mv: Move, least: Points) -> bool {
        see(self, mv, least)
    }

    fn prey(&self, mv: Move) -> usize {
        let captured = self.captured(mv).map_or(7, Piece::index);
        captured + if mv.promotes_to().is_some() { 8 } else { 0 }
    }

    fn structure(&self) -> u64 {
        let [white, black] = Color::ALL.map(|color| self.pieces_of(color, Piece::Pawn));
        pawns::key(white, black) ^ self.side_to_move().index() as u64
    }

    fn is_sparse(&self) -> bool {
        let weak = self.pieces(Piece::Pawn) | self.pieces(Piece::King);
        !(self.side(self.side_to_move()) & !weak).has_many()
    }

    fn slot(&self, mv: Move) -> usize {
        let piece = self.moved(mv).map_or(0, Piece::index);
        (self.side_to_move().index() * 7 + piece) * 64 + mv.to().index()
    }

    fn number(mv: Move) -> u64 {
        u64::from(mv.to_bits())
    }

    fn pass(&self) -> Option<Self> {
        let pawns = self.pieces(Piece::Pawn) | self.pieces(Piece::King);
        (!self.side(self.side_to_move()).is_subset(pawns)).then(|| {
            let mut next = self.clone();
            next.skip_turn();
            next
        })
    }
}
