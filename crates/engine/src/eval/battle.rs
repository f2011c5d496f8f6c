//! First version.
use super::squares::PLAIN;
use crate::score::Points;
use crate::search::{Board, exchange};
use crate::thinkable::{Gain, Thinkable};
use rules::battle::{Army, Position};
use rules::{BitBoard, Color, Move, Piece, Position as _, Square};

fn side(position: &Position, us: Color) -> Points {
    let mut sum = 0;
    for piece in Piece::ALL {
        for square in position.pieces_of(us, piece) {
            let seen = if us == Color::White {
                square
            } else {
                square.flip_rank()
            };
            sum += Position::WORTH[piece.index()] % 10_000;
            if piece != Piece::Tower {
                sum += PLAIN[piece.index()][seen.index()].at(12);
            }
        }
    }
    let reserve = position.reserve(us);
    for piece in Army::KINDS {
        sum += Position::WORTH[piece.index()] * i32::from(reserve.count(piece)) * 4 / 5;
    }
    sum + 60 * position.powers(us).len() as i32
}

impl Board for Position {
    const WORTH: [Points; 7] = [100, 310, 325, 500, 950, 10_000, 400];

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
    const REPETITION_DRAWS: bool = false;
    const SLOTS: usize = 2 * 7 * 64;

    fn evaluate(&self) -> Points {
        let us = self.side_to_move();
        side(self, us) - side(self, !us)
    }

    fn in_check(&self) -> bool {
        self.is_check()
    }

    fn may_be_over(&self) -> bool {
        self.moves_left() == 0 || !self.has_pieces(self.side_to_move())
    }

    fn table_key(&self) -> u64 {
        match self.moves_left() {
            left @ 0..=12 => self.hash() ^ u64::from(left + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15),
            _ => self.hash(),
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

    fn slot(&self, mv: Move) -> usize {
        let piece = self.moved(mv).map_or(0, Piece::index);
        (self.side_to_move().index() * 7 + piece) * 64 + mv.to().index()
    }

    fn number(mv: Move) -> u64 {
        u64::from(mv.to_bits())
    }

    fn pass(&self) -> Option<Self> {
        let weak = self.pieces(Piece::Pawn) | self.pieces(Piece::King) | self.pieces(Piece::Tower);
        (!self.side(self.side_to_move()).is_subset(weak)).then(|| {
            let mut next = self.clone();
            next.skip_turn();
            next
        })
    }
}
