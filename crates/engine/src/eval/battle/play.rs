//! What the search asks of a battle.

use super::{LAST_MOVES, evaluate, worth};
use crate::eval::pawns;
use crate::score::Points;
use crate::search::{Board, exchange, reaches};
use crate::thinkable::{Gain, Thinkable};
use rules::battle::Position;
use rules::{BitBoard, Color, Move, MoveKind, Piece, Position as _, Square};

/// A little beyond the moves in which the estimate shrinks, so that none is carried over.
const TOLD_APART: u16 = LAST_MOVES + 1;

impl Board for Position {
    const WORTH: [Points; 7] = worth::WORTH;

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

/// What a capture disarms the enemy King of.
fn disarming(position: &Position, mv: Move) -> Points {
    worth::disarming(position.disarms(mv.to()))
}

impl Thinkable for Position {
    type Cache = ();
    const REPETITION_DRAWS: bool = false;
    /// For each side: seven kinds that move and seven that are dropped, and where to.
    const SLOTS: usize = 2 * 14 * 64;

    fn evaluate(&self, (): &mut ()) -> Points {
        evaluate(self)
    }

    fn in_check(&self) -> bool {
        self.is_check()
    }

    fn may_be_over(&self) -> bool {
        self.moves_left() == 0 || !self.has_pieces(self.side_to_move())
    }

    fn table_key(&self) -> u64 {
        match self.moves_left() {
            left @ 0..=TOLD_APART => {
                self.hash() ^ u64::from(left + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
            }
            _ => self.hash(),
        }
    }

    fn generate_forcing(&self, moves: &mut Vec<Move>) {
        self.generate_captures(moves);
    }

    fn gain(&self, mv: Move) -> Option<Gain> {
        let worth = |piece: Piece| worth::WORTH[piece.index()];
        let captured = self.captured(mv);
        if captured.is_none() && mv.promotes_to().is_none() {
            return None;
        }
        let raised = mv
            .promotes_to()
            .map_or(0, |piece| worth(piece) - worth(Piece::Pawn));
        let taken = captured.map_or(0, |piece| worth(piece) + disarming(self, mv));
        let risks = match self.moved(mv) {
            // A shot risks nothing.
            Some(Piece::Tower) | None => 0,
            Some(mover) => worth(mover) + raised,
        };
        Some(Gain {
            wins: taken + raised,
            risks,
        })
    }

    fn exchange(&self, mv: Move) -> Points {
        let disarms = if self.captured(mv).is_some() {
            disarming(self, mv)
        } else {
            0
        };
        exchange(self, mv) + disarms
    }

    fn exchange_reaches(&self, mv: Move, least: Points) -> bool {
        let bonus = if self.captured(mv).is_some() {
            disarming(self, mv)
        } else {
            0
        };
        reaches(self, mv, bonus, least)
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
        let weak = self.pieces(Piece::Pawn) | self.pieces(Piece::King) | self.pieces(Piece::Tower);
        !(self.side(self.side_to_move()) & !weak).has_many()
    }

    fn slot(&self, mv: Move) -> usize {
        let kind = match mv.kind() {
            MoveKind::Drop(piece) => 7 + piece.index(),
            _ => self.moved(mv).map_or(0, Piece::index),
        };
        (self.side_to_move().index() * 14 + kind) * 64 + mv.to().index()
    }

    fn number(mv: Move) -> u64 {
        u64::from(mv.to_bits())
    }

    /// Not with pawns, Towers and the King alone: then having to move can be a burden.
    fn pass(&self) -> Option<Self> {
        let weak = self.pieces(Piece::Pawn) | self.pieces(Piece::King) | self.pieces(Piece::Tower);
        (!self.side(self.side_to_move()).is_subset(weak)).then(|| {
            let mut next = self.clone();
            next.skip_turn();
            next
        })
    }
}
