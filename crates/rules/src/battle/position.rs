use super::moves::Generator;
use super::{Army, Powers, Terrain};
use crate::board::{passed_pawn, stepped_over};
use crate::moves::{Each, Tally};
use crate::{
    BitBoard, Board, Color, Move, MoveKind, MoveSet, Outcome, Piece, Square, Variant, zobrist,
};
use std::ops::Deref;

/// The length limit of a battle in full moves (`battle.md`, the end of a battle).
pub const BUDGET: u8 = 50;
/// The limit after the one extension.
pub const EXTENDED_BUDGET: u8 = 70;
/// Inside this many last moves the counter warns.
pub const WARNING: u16 = 10;

/// A battle between two turns.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) reserve: [[u16; 5]; 2],
    pub(super) move_number: u16,
    pub(super) terrain: Terrain,
    pub(super) budget: u8,
}

/// Why a battle's budget was not extended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExtendError {
    /// There is only one extension.
    #[error("this battle has been extended already; there is only one extension")]
    Already,
    /// The question comes up when the budget is used up.
    #[error("an extension is asked for only when the {BUDGET} moves are used up")]
    NotYet,
}

impl Position {
    /// The full chess array on `terrain`.
    pub fn start(terrain: Terrain) -> Self {
        super::deploy(&Army::CHESS, &Army::CHESS, terrain)
    }

    /// An empty board; whoever calls puts a King a side on it.
    pub(super) fn empty(terrain: Terrain) -> Self {
        Self {
            board: Board::empty(),
            reserve: [[0; 5]; 2],
            move_number: 1,
            terrain,
            budget: BUDGET,
        }
    }

    /// The ground.
    pub fn terrain(&self) -> Terrain {
        self.terrain
    }

    /// The number of the full move, from 1.
    pub fn move_number(&self) -> u16 {
        self.move_number
    }

    /// The move limit: [`BUDGET`] or [`EXTENDED_BUDGET`].
    pub fn budget(&self) -> u8 {
        self.budget
    }

    /// How many full moves may still be begun, the present one included.
    pub fn moves_left(&self) -> u16 {
        (u16::from(self.budget) + 1).saturating_sub(self.move_number)
    }

    /// Whether the battle is inside its last [`WARNING`] moves.
    pub fn is_running_out(&self) -> bool {
        self.moves_left() <= WARNING
    }

    /// How many pieces of a kind wait in a side's reserve.
    pub fn reserve(&self, color: Color) -> Army {
        let mut army = Army::default();
        for piece in Army::KINDS {
            army.set(piece, self.reserve[color.index()][piece.index()]);
        }
        army
    }

    /// All that a side has, on the board and in reserve, without King and Towers.
    pub fn army(&self, color: Color) -> Army {
        let mut army = self.reserve(color);
        for piece in Army::KINDS {
            army.add(piece, self.pieces_of(color, piece).len() as u16);
        }
        army
    }

    /// Whether a side has a piece besides its King, on the board or in reserve; a Tower counts.
    #[inline(always)]
    pub fn has_pieces(&self, color: Color) -> bool {
        self.side(color).has_many() || self.reserve[color.index()] != [0; 5]
    }

    /// What a side's King borrows now.
    pub fn powers(&self, color: Color) -> Powers {
        self.powers_without(color, BitBoard::EMPTY)
    }

    /// What a side's King would borrow were the pieces on `removed` gone.
    #[inline(always)]
    pub(super) fn powers_without(&self, color: Color, removed: BitBoard) -> Powers {
        let own = self.side(color) & !removed;
        let queens = self.pieces(Piece::Queen);
        let straight = self.pieces(Piece::Rook) | self.pieces(Piece::Tower) | queens;
        Powers {
            rook: !own.is_disjoint(straight),
            bishop: !own.is_disjoint(self.pieces(Piece::Bishop) | queens),
            knight: !own.is_disjoint(self.pieces(Piece::Knight)),
        }
    }

    /// Sets the budget to [`EXTENDED_BUDGET`], after everyone still fighting has agreed.
    ///
    /// # Errors
    /// Only a battle whose first budget is used up can be extended, and only once.
    pub fn extend(&mut self) -> Result<(), ExtendError> {
        if self.budget != BUDGET {
            return Err(ExtendError::Already);
        }
        if !self.can_extend() {
            return Err(ExtendError::NotYet);
        }
        self.budget = EXTENDED_BUDGET;
        Ok(())
    }

    /// The turn goes over to the other side without a move, which no rule allows: for programs
    /// that ask what a side threatens.
    pub fn skip_turn(&mut self) {
        self.board.skip_turn();
    }

    /// Sets how many pieces of a kind wait, with their share of the hash.
    pub(super) fn set_reserve(&mut self, color: Color, piece: Piece, count: u16) {
        let slot = &mut self.reserve[color.index()][piece.index()];
        let key = |count: u16| match count {
            0 => 0,
            _ => zobrist::mix(
                10_000 + (color.index() * 8 + piece.index()) as u64 * 65_536 + u64::from(count),
            ),
        };
        self.board.hash ^= key(*slot) ^ key(count);
        *slot = count;
    }

    /// Sets the en passant square if a pawn of the side to move attacks it.
    #[inline(always)]
    pub(super) fn set_en_passant(&mut self, behind: Square) {
        if !self.takers_in_passing(behind).is_empty() {
            self.board.en_passant = Some(behind);
            self.board.hash ^= zobrist::en_passant(behind);
        }
    }

    /// Moves what stands on `from`, or shoots with it; gives the square it stepped over, if it is a
    /// pawn that went two squares.
    #[inline(always)]
    fn move_piece(&mut self, mv: Move, passed: Option<Square>) -> Option<Square> {
        let (us, from, to) = (self.side, mv.origin(), mv.to());
        let piece = self.kind_at(from)?;
        self.board.remove(!us, to);
        // A Tower shoots and stays.
        if piece != Piece::Tower {
            let becomes = match mv.kind() {
                MoveKind::Promotion(becomes) => becomes,
                _ => piece,
            };
            self.board.toggle(us, piece, from);
            self.board.toggle(us, becomes, to);
        }
        if piece != Piece::Pawn {
            return None;
        }
        if passed == Some(to)
            && from.file() != to.file()
            && let Some(pawn) = passed_pawn(from, to)
        {
            self.board.remove(!us, pawn);
        }
        stepped_over(from, to)
    }

    /// Calls `each` with the legal moves in sets, until the game is over none.
    pub fn for_each_move_set(&self, each: impl FnMut(MoveSet)) {
        Generator::run(self, BitBoard::FULL, &mut Each(each));
    }

    /// Appends the legal captures, shots and promotions.
    pub fn generate_captures(&self, moves: &mut Vec<Move>) {
        let last = BitBoard::RANKS[usize::from(self.side.rank(7))];
        let pawns = self.pieces_of(self.side, Piece::Pawn);
        let passed = self.en_passant.map_or(BitBoard::EMPTY, Square::bitboard);
        let enemy = self.side(!self.side);
        let wanted = enemy | last | passed;
        Generator::run(
            self,
            wanted,
            &mut Each(|set: MoveSet| {
                let start = moves.len();
                set.push_to(moves);
                if !matches!(set, MoveSet::Promotions { .. }) {
                    let mut at = start;
                    while at < moves.len() {
                        let mv = moves[at];
                        let passes = passed.has(mv.to()) && !mv.is_drop() && pawns.has(mv.origin());
                        if enemy.has(mv.to()) || passes {
                            at += 1;
                        } else {
                            moves.swap_remove(at);
                        }
                    }
                }
            }),
        );
    }

    /// Whether a move captures: a piece taken, shot or passed.
    pub fn is_capture(&self, mv: Move) -> bool {
        self.captured(mv).is_some()
    }

    /// What a move takes off the board.
    pub fn captured(&self, mv: Move) -> Option<Piece> {
        let from = mv.from()?;
        if self.side(!self.side).has(mv.to()) {
            return self.kind_at(mv.to());
        }
        let passes = self.en_passant == Some(mv.to())
            && from.file() != mv.to().file()
            && self.pieces_of(self.side, Piece::Pawn).has(from);
        passes.then_some(Piece::Pawn)
    }

    /// What moves: the piece that goes, shoots or is dropped.
    pub fn moved(&self, mv: Move) -> Option<Piece> {
        match mv.kind() {
            MoveKind::Drop(piece) => Some(piece),
            _ => self.kind_at(mv.origin()),
        }
    }

    /// The key of this position worked out from nothing, for checks.
    pub fn hash_from_scratch(&self) -> u64 {
        let mut copy = Self::empty(self.terrain);
        copy.board.hash = terrain_key(self.terrain);
        for square in self.occupied() {
            if let Some((color, piece)) = self.piece_at(square) {
                copy.board.toggle(color, piece, square);
            }
        }
        for color in Color::ALL {
            for piece in Army::KINDS {
                copy.set_reserve(color, piece, self.reserve(color).count(piece));
            }
        }
        copy.board.set_side(self.side);
        if let Some(behind) = self.en_passant {
            copy.set_en_passant(behind);
        }
        copy.hash
    }
}

pub(super) fn terrain_key(terrain: Terrain) -> u64 {
    zobrist::mix(3000 + terrain.index() as u64)
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
    const VARIANT: Variant = Variant::Battle;

    fn side_to_move(&self) -> Color {
        self.side
    }

    fn generate(&self, moves: &mut Vec<Move>) {
        self.for_each_move_set(|set| set.push_to(moves));
    }

    fn count_moves(&self) -> u64 {
        let mut tally = Tally::default();
        Generator::run(self, BitBoard::FULL, &mut tally);
        tally.total()
    }

    fn play_unchecked(&mut self, mv: Move) {
        let us = self.side;
        let passed = self.board.take_en_passant();
        let over = match mv.kind() {
            MoveKind::Drop(piece) => {
                self.board.toggle(us, piece, mv.to());
                let left = self.reserve[us.index()][piece.index()].saturating_sub(1);
                self.set_reserve(us, piece, left);
                None
            }
            _ => self.move_piece(mv, passed),
        };
        if us == Color::Black {
            self.move_number = (self.move_number + 1).min(9999);
        }
        self.board.set_side(!us);
        if let Some(behind) = over {
            self.set_en_passant(behind);
        }
    }

    fn outcome(&self) -> Option<Outcome<Color>> {
        self.judge()
    }

    /// Leaves out the move number and the budget.
    fn hash(&self) -> u64 {
        self.hash
    }

    fn side_name(side: Color) -> &'static str {
        match side {
            Color::White => "attacker",
            Color::Black => "defender",
        }
    }
}
