use super::castling::{Castling, Path, Wing};
use super::moves::Generator;
use crate::board::{passed_pawn, stepped_over};
use crate::moves::{Counter, Each};
use crate::{
    BitBoard, Board, Color, Move, MoveKind, MoveSet, Outcome, Piece, Square, Variant, zobrist,
};
use std::ops::Deref;

/// A chess position, without the history that threefold repetition needs (see [`super::Game`]).
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) move_number: u32,
    pub(super) half_moves: u32,
    pub(super) castling: Castling,
}

impl Position {
    /// The array at the start of a game.
    pub fn start() -> Self {
        let mut position = Self::empty();
        let back = [
            Piece::Rook,
            Piece::Knight,
            Piece::Bishop,
            Piece::Queen,
            Piece::King,
            Piece::Bishop,
            Piece::Knight,
            Piece::Rook,
        ];
        for (file, piece) in (0..).zip(back) {
            for color in Color::ALL {
                for (row, piece) in [(0, piece), (1, Piece::Pawn)] {
                    if let Some(square) = Square::at(file, color.rank(row)) {
                        position.board.toggle(color, piece, square);
                    }
                }
            }
        }
        position.set_castling(Castling::ALL);
        position
    }

    pub(super) fn empty() -> Self {
        Self {
            board: Board::empty(),
            move_number: 1,
            half_moves: 0,
            castling: Castling::default(),
        }
    }

    /// Who may still castle where.
    pub fn castling(&self) -> Castling {
        self.castling
    }

    /// Turns without a capture or pawn move.
    pub fn half_moves(&self) -> u32 {
        self.half_moves
    }

    /// The number of the full move, from 1.
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// Calls `each` with the legal moves in sets.
    pub fn for_each_move_set(&self, each: impl FnMut(MoveSet)) {
        Generator::run(self, BitBoard::FULL, &mut Each(each));
    }

    /// Appends the legal captures and promotions.
    pub fn generate_captures(&self, moves: &mut Vec<Move>) {
        let last = BitBoard::RANKS[usize::from(self.side.rank(7))];
        let passed = self.en_passant.map_or(BitBoard::EMPTY, Square::bitboard);
        let start = moves.len();
        let wanted = self.side(!self.side) | last | passed;
        Generator::run(self, wanted, &mut Each(|set: MoveSet| set.push_to(moves)));
        let mut at = start;
        while at < moves.len() {
            let mv = moves[at];
            if mv.promotes_to().is_some() || self.captured(mv).is_some() {
                at += 1;
            } else {
                moves.swap_remove(at);
            }
        }
    }

    /// What a move takes off the board.
    pub fn captured(&self, mv: Move) -> Option<Piece> {
        if self.side(!self.side).has(mv.to()) {
            return self.kind_at(mv.to());
        }
        let passes = self.en_passant == Some(mv.to()) && self.pieces(Piece::Pawn).has(mv.origin());
        passes.then_some(Piece::Pawn)
    }

    /// The piece that a move of this position moves; `None` if nothing stands where it begins.
    pub fn moved(&self, mv: Move) -> Option<Piece> {
        self.kind_at(mv.origin())
    }

    #[inline(always)]
    pub(super) fn set_castling(&mut self, castling: Castling) {
        self.board.hash ^= castling_key(self.castling) ^ castling_key(castling);
        self.castling = castling;
    }

    /// Sets the en passant square if a pawn can legally take there.
    #[inline(always)]
    pub(super) fn set_en_passant(&mut self, behind: Square) {
        if self.takers_in_passing(behind).is_empty() {
            return;
        }
        self.board.en_passant = Some(behind);
        if self.can_take_in_passing() {
            self.board.hash ^= zobrist::en_passant(behind);
        } else {
            self.board.en_passant = None;
        }
    }

    /// The turn goes over to the other side without a move, which no rule allows: for programs
    /// that ask what a side threatens.
    pub fn skip_turn(&mut self) {
        self.board.skip_turn();
    }

    /// The key of this position worked out from nothing, for checks.
    pub fn hash_from_scratch(&self) -> u64 {
        let mut copy = Self::empty();
        for square in self.occupied() {
            if let Some((color, piece)) = self.piece_at(square) {
                copy.board.toggle(color, piece, square);
            }
        }
        copy.set_castling(self.castling);
        copy.board.set_side(self.side);
        if let Some(behind) = self.en_passant {
            copy.set_en_passant(behind);
        }
        copy.hash
    }

    #[inline(always)]
    fn castle(&mut self, from: Square, to: Square) -> bool {
        if from.file().abs_diff(to.file()) != 2 {
            return false;
        }
        let wing = if to > from { Wing::King } else { Wing::Queen };
        let path = Path::of(self.side, wing);
        let us = self.side;
        self.board.toggle(us, Piece::King, path.king_from);
        self.board.toggle(us, Piece::King, path.king_to);
        self.board.toggle(us, Piece::Rook, path.rook_from);
        self.board.toggle(us, Piece::Rook, path.rook_to);
        true
    }
}

fn castling_key(castling: Castling) -> u64 {
    static KEYS: [u64; 16] = {
        let mut keys = [0; 16];
        let mut i = 1;
        while i < 16 {
            keys[i] = zobrist::mix(4000 + i as u64);
            i += 1;
        }
        keys
    };
    KEYS[castling.index()]
}

impl Deref for Position {
    type Target = Board;

    #[inline(always)]
    fn deref(&self) -> &Board {
        &self.board
    }
}

impl crate::Position for Position {
    type Side = Color;
    type Move = Move;
    const VARIANT: Variant = Variant::Chess;

    fn side_to_move(&self) -> Color {
        self.side
    }

    /// Draws by count do not empty the list: [`super::Game`] and the outcome tell of them.
    fn generate(&self, moves: &mut Vec<Move>) {
        self.for_each_move_set(|set| set.push_to(moves));
    }

    fn count_moves(&self) -> u64 {
        let mut counter = Counter::default();
        Generator::run(self, BitBoard::FULL, &mut counter);
        counter.0
    }

    fn play_unchecked(&mut self, mv: Move) {
        let (us, from, to) = (self.side, mv.origin(), mv.to());
        let passed = self.board.take_en_passant();
        let Some(piece) = self.kind_at(from) else {
            return;
        };
        self.half_moves = self.half_moves.saturating_add(1);
        let mut over = None;
        if piece != Piece::King || !self.castle(from, to) {
            if self.board.remove(!us, to).is_some() {
                self.half_moves = 0;
            }
            self.board.toggle(us, piece, from);
            let becomes = match mv.kind() {
                MoveKind::Promotion(becomes) => becomes,
                _ => piece,
            };
            self.board.toggle(us, becomes, to);
        }
        if piece == Piece::Pawn {
            self.half_moves = 0;
            over = stepped_over(from, to);
            if passed == Some(to)
                && let Some(pawn) = passed_pawn(from, to)
            {
                self.board.remove(!us, pawn);
            }
        }
        let touched = from.bitboard() | to.bitboard();
        let castling = self.castling.after(touched);
        if castling != self.castling {
            self.set_castling(castling);
        }
        if us == Color::Black {
            self.move_number = self.move_number.saturating_add(1);
        }
        self.board.set_side(!us);
        if let Some(behind) = over {
            self.set_en_passant(behind);
        }
    }

    fn outcome(&self) -> Option<Outcome<Color>> {
        self.judge()
    }

    /// Leaves out the counts of moves.
    fn hash(&self) -> u64 {
        self.hash
    }

    fn side_name(side: Color) -> &'static str {
        match side {
            Color::White => "white",
            Color::Black => "black",
        }
    }
}
