use crate::{BitBoard, Color, Piece, Square, attacks, zobrist};

/// What positions of the games on the 8x8 board have in common: what stands where, whose turn it
/// is, and the pawn that may be taken in passing. A position gives read access to its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub(crate) pieces: [BitBoard; 7],
    pub(crate) sides: [BitBoard; 2],
    pub(crate) hash: u64,
    pub(crate) en_passant: Option<Square>,
    pub(crate) side: Color,
}

impl Board {
    /// Nothing stands anywhere; whoever calls puts a King a side on it.
    pub(crate) fn empty() -> Self {
        Self {
            pieces: [BitBoard::EMPTY; 7],
            sides: [BitBoard::EMPTY; 2],
            hash: 0,
            en_passant: None,
            side: Color::White,
        }
    }

    /// Where a side's pieces stand.
    #[inline(always)]
    pub fn side(&self, color: Color) -> BitBoard {
        self.sides[color.index()]
    }

    /// Where the pieces of a kind stand, of both sides.
    #[inline(always)]
    pub fn pieces(&self, piece: Piece) -> BitBoard {
        self.pieces[piece.index()]
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

    /// The square behind a pawn that has just double-stepped, if it can be taken there: by a pawn
    /// that attacks it in a battle, legally in chess.
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    #[inline(always)]
    pub(crate) fn kind_at(&self, square: Square) -> Option<Piece> {
        Piece::ALL
            .into_iter()
            .find(|&piece| self.pieces(piece).has(square))
    }

    /// Puts a piece on an empty square, or takes it off.
    #[inline(always)]
    pub(crate) fn toggle(&mut self, color: Color, piece: Piece, square: Square) {
        self.pieces[piece.index()] ^= square.bitboard();
        self.sides[color.index()] ^= square.bitboard();
        self.hash ^= zobrist::piece(color, piece, square);
    }

    /// Takes whatever `color` has on a square off the board.
    #[inline(always)]
    pub(crate) fn remove(&mut self, color: Color, square: Square) -> Option<Piece> {
        if !self.side(color).has(square) {
            return None;
        }
        let piece = self.kind_at(square)?;
        self.toggle(color, piece, square);
        Some(piece)
    }

    pub(crate) fn set_side(&mut self, side: Color) {
        if side != self.side {
            self.side = side;
            self.hash ^= zobrist::BLACK_TO_MOVE;
        }
    }

    /// The chance to take in passing is over.
    #[inline(always)]
    pub(crate) fn take_en_passant(&mut self) -> Option<Square> {
        let passed = self.en_passant.take();
        if let Some(behind) = passed {
            self.hash ^= zobrist::en_passant(behind);
        }
        passed
    }

    /// The pawns of the side to move that attack the square behind a pawn of the other side.
    #[inline(always)]
    pub(crate) fn takers_in_passing(&self, behind: Square) -> BitBoard {
        attacks::pawn(!self.side, behind) & self.pieces_of(self.side, Piece::Pawn)
    }

    /// The turn goes over to the other side without a move.
    pub(crate) fn skip_turn(&mut self) {
        self.take_en_passant();
        self.set_side(!self.side);
    }
}

/// The square of the pawn that a pawn going from `from` to `to` takes in passing.
pub(crate) fn passed_pawn(from: Square, to: Square) -> Option<Square> {
    Square::at(to.file(), from.rank())
}

/// The square that a pawn going from `from` to `to` steps over, if it goes two squares.
#[inline(always)]
pub(crate) fn stepped_over(from: Square, to: Square) -> Option<Square> {
    if from.rank().abs_diff(to.rank()) == 2 {
        Square::at(from.file(), (from.rank() + to.rank()) / 2)
    } else {
        None
    }
}
