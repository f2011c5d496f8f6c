use super::castling::{Castling, Path, Wing};
use super::moves::Generator;
use crate::moves::{Counter, Each};
use crate::{
    BitBoard, Color, Move, MoveKind, MoveSet, Outcome, Piece, Square, Variant, attacks, zobrist,
};

/// A chess position, without the history that threefold repetition needs (see [`super::Game`]).
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) pieces: [BitBoard; 6],
    pub(super) sides: [BitBoard; 2],
    pub(super) hash: u64,
    pub(super) move_number: u32,
    pub(super) half_moves: u32,
    pub(super) en_passant: Option<Square>,
    pub(super) castling: Castling,
    pub(super) side: Color,
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
                        position.toggle(color, piece, square);
                    }
                }
            }
        }
        position.set_castling(Castling::ALL);
        position
    }

    pub(super) fn empty() -> Self {
        Self {
            pieces: [BitBoard::EMPTY; 6],
            sides: [BitBoard::EMPTY; 2],
            hash: 0,
            move_number: 1,
            half_moves: 0,
            en_passant: None,
            castling: Castling::default(),
            side: Color::White,
        }
    }

    /// Where a side's pieces stand.
    #[inline(always)]
    pub fn side(&self, color: Color) -> BitBoard {
        self.sides[color.index()]
    }

    /// Where the pieces of a kind stand, of both sides; a Tower stands nowhere.
    #[inline(always)]
    pub fn pieces(&self, piece: Piece) -> BitBoard {
        match piece {
            Piece::Tower => BitBoard::EMPTY,
            _ => self.pieces[piece.index()],
        }
    }

    /// Where a side's pieces of a kind stand.
    #[inline(always)]
    pub fn pieces_of(&self, color: Color, piece: Piece) -> BitBoard {
        self.side(color) & self.pieces(piece)
    }

    /// Every occupied square.
    #[inline(always)]
    pub fn occupied(&self) -> BitBoard {
        self.sides[0] | self.sides[1]
    }

    /// Where a side's King stands.
    #[inline(always)]
    pub fn king(&self, color: Color) -> Square {
        // A position always has one King a side; a1 stands in so that nothing can panic.
        self.pieces_of(color, Piece::King)
            .first()
            .unwrap_or(Square::A1)
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<(Color, Piece)> {
        let color = Color::ALL
            .into_iter()
            .find(|&color| self.side(color).has(square))?;
        self.kind_at(square).map(|piece| (color, piece))
    }

    #[inline(always)]
    fn kind_at(&self, square: Square) -> Option<Piece> {
        Piece::ALL[..6]
            .iter()
            .copied()
            .find(|&piece| self.pieces[piece.index()].has(square))
    }

    /// Who may still castle where.
    pub fn castling(&self) -> Castling {
        self.castling
    }

    /// The square behind a pawn that has just double-stepped, if it can legally be taken.
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
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

    /// What moves.
    pub fn moved(&self, mv: Move) -> Option<Piece> {
        self.kind_at(mv.origin())
    }

    #[inline(always)]
    pub(super) fn toggle(&mut self, color: Color, piece: Piece, square: Square) {
        self.pieces[piece.index().min(5)] ^= square.bitboard();
        self.sides[color.index()] ^= square.bitboard();
        self.hash ^= zobrist::piece(color, piece, square);
    }

    #[inline(always)]
    pub(super) fn set_castling(&mut self, castling: Castling) {
        self.hash ^= castling_key(self.castling) ^ castling_key(castling);
        self.castling = castling;
    }

    pub(super) fn set_side(&mut self, side: Color) {
        if side != self.side {
            self.side = side;
            self.hash ^= zobrist::BLACK_TO_MOVE;
        }
    }

    /// Sets the en passant square if a pawn can legally take there.
    #[inline(always)]
    pub(super) fn set_en_passant(&mut self, behind: Square) {
        let takers = attacks::pawn(!self.side, behind) & self.pieces_of(self.side, Piece::Pawn);
        if takers.is_empty() {
            return;
        }
        self.en_passant = Some(behind);
        if self.can_take_in_passing() {
            self.hash ^= zobrist::en_passant(behind);
        } else {
            self.en_passant = None;
        }
    }

    /// The turn goes over to the other side without a move, which no rule allows: for programs
    /// that ask what a side threatens.
    pub fn skip_turn(&mut self) {
        if let Some(behind) = self.en_passant.take() {
            self.hash ^= zobrist::en_passant(behind);
        }
        self.set_side(!self.side);
    }

    /// The square of the pawn that a pawn going from `from` to `to` takes in passing.
    pub(super) fn passed_pawn(from: Square, to: Square) -> Option<Square> {
        Square::at(to.file(), from.rank())
    }

    /// The key of this position worked out from nothing, for checks.
    pub fn hash_from_scratch(&self) -> u64 {
        let mut copy = Self::empty();
        for square in self.occupied() {
            if let Some((color, piece)) = self.piece_at(square) {
                copy.toggle(color, piece, square);
            }
        }
        copy.set_castling(self.castling);
        copy.set_side(self.side);
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
        self.toggle(us, Piece::King, path.king_from);
        self.toggle(us, Piece::King, path.king_to);
        self.toggle(us, Piece::Rook, path.rook_from);
        self.toggle(us, Piece::Rook, path.rook_to);
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
        let passed = self.en_passant.take();
        if let Some(behind) = passed {
            self.hash ^= zobrist::en_passant(behind);
        }
        let Some(piece) = self.kind_at(from) else {
            return;
        };
        self.half_moves = self.half_moves.saturating_add(1);
        let mut stepped_over = None;
        if piece != Piece::King || !self.castle(from, to) {
            if self.side(!us).has(to)
                && let Some(taken) = self.kind_at(to)
            {
                self.toggle(!us, taken, to);
                self.half_moves = 0;
            }
            self.toggle(us, piece, from);
            let becomes = match mv.kind() {
                MoveKind::Promotion(becomes) => becomes,
                _ => piece,
            };
            self.toggle(us, becomes, to);
        }
        if piece == Piece::Pawn {
            self.half_moves = 0;
            if passed == Some(to) {
                if let Some(pawn) = Self::passed_pawn(from, to) {
                    self.toggle(!us, Piece::Pawn, pawn);
                }
            } else if from.rank().abs_diff(to.rank()) == 2 {
                stepped_over = Square::at(from.file(), (from.rank() + to.rank()) / 2);
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
        self.set_side(!us);
        if let Some(behind) = stepped_over {
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
