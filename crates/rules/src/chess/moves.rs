//! Legal moves of chess, found from checkers and pins.

use super::castling::{Path, Wing};
use super::{PROMOTIONS, Position};
use crate::attacks::{self, between, line};
use crate::moves::Sink;
use crate::{BitBoard, Color, Piece, Square};

/// Everything the generator knows of a position before it lists a move.
pub(super) struct Generator<'a, const WHITE: bool> {
    position: &'a Position,
    /// Only moves to these squares are asked for.
    wanted: BitBoard,
    own: BitBoard,
    enemy: BitBoard,
    occupied: BitBoard,
    king: Square,
    /// The enemy's Rooks and Queens.
    straight: BitBoard,
    /// The enemy's Bishops and Queens.
    diagonal: BitBoard,
    pinned: BitBoard,
    /// Where a piece other than the King may go to meet a check; everywhere if there is none.
    mask: BitBoard,
    in_check: bool,
}

impl Generator<'_, true> {
    /// Lists the legal moves to `wanted` squares.
    #[inline(always)]
    pub fn run<S: Sink>(position: &Position, wanted: BitBoard, sink: &mut S) {
        match position.side {
            Color::White => Generator::<true>::new(position, wanted).all(sink),
            Color::Black => Generator::<false>::new(position, wanted).all(sink),
        }
    }
}

impl Position {
    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// The enemy pieces that give check.
    pub fn checkers(&self) -> BitBoard {
        self.attackers(self.king(self.side), !self.side)
    }

    /// The pieces of `color` that attack a square now.
    pub fn attackers(&self, square: Square, color: Color) -> BitBoard {
        self.attackers_with(square, color, self.occupied())
    }

    #[inline(always)]
    fn attackers_with(&self, square: Square, color: Color, occupied: BitBoard) -> BitBoard {
        let queens = self.pieces[Piece::Queen.index()];
        let found = self.pieces[Piece::Pawn.index()] & attacks::pawn(!color, square)
            | self.pieces[Piece::Knight.index()] & attacks::knight(square)
            | self.pieces[Piece::King.index()] & attacks::king(square)
            | (self.pieces[Piece::Bishop.index()] | queens) & attacks::bishop(square, occupied)
            | (self.pieces[Piece::Rook.index()] | queens) & attacks::rook(square, occupied);
        found & self.side(color)
    }

    /// Whether some pawn can legally take on the en passant square.
    pub(super) fn can_take_in_passing(&self) -> bool {
        let mut found = crate::moves::Counter::default();
        match self.side {
            Color::White => Generator::<true>::new(self, BitBoard::FULL).en_passant(&mut found),
            Color::Black => Generator::<false>::new(self, BitBoard::FULL).en_passant(&mut found),
        }
        found.0 > 0
    }
}

impl<'a, const WHITE: bool> Generator<'a, WHITE> {
    const US: Color = if WHITE { Color::White } else { Color::Black };
    const THEM: Color = if WHITE { Color::Black } else { Color::White };

    #[inline(always)]
    fn new(position: &'a Position, wanted: BitBoard) -> Self {
        let (own, enemy) = (position.side(Self::US), position.side(Self::THEM));
        let [pawns, knights, bishops, rooks, queens, kings, _] = position.pieces;
        let occupied = own | enemy;
        let king = (kings & own).first().unwrap_or(Square::A1);
        let straight = enemy & (rooks | queens);
        let diagonal = enemy & (bishops | queens);
        let mut checkers =
            enemy & (pawns & attacks::pawn(Self::US, king) | knights & attacks::knight(king));
        let mut pinned = BitBoard::EMPTY;
        let sliders = straight & attacks::rook_rays(king) | diagonal & attacks::bishop_rays(king);
        for slider in sliders {
            let blockers = between(king, slider) & occupied;
            if blockers.is_empty() {
                checkers |= slider.bitboard();
            } else if !blockers.has_many() {
                pinned |= blockers & own;
            }
        }
        let mask = match checkers.first() {
            None => BitBoard::FULL,
            Some(_) if checkers.has_many() => BitBoard::EMPTY,
            Some(checker) => between(king, checker) | checker.bitboard(),
        };
        let in_check = !checkers.is_empty();
        Self {
            position,
            wanted,
            own,
            enemy,
            occupied,
            king,
            straight,
            diagonal,
            pinned,
            mask,
            in_check,
        }
    }

    #[inline(always)]
    fn all<S: Sink>(&self, sink: &mut S) {
        self.king_moves(sink);
        if self.mask.is_empty() {
            return;
        }
        let open = !self.own & self.mask & self.wanted;
        self.officers(open, sink);
        self.pawns(open, sink);
        if self.position.en_passant.is_some() {
            self.en_passant(sink);
        }
        if !self.in_check && self.position.castling.has_any(Self::US) {
            self.castling(sink);
        }
    }

    /// The enemy's leapers and pawns attack these squares wherever anything stands.
    #[inline(always)]
    fn attacked_by_contact(&self) -> BitBoard {
        let [pawns, knights, _, _, _, kings, _] =
            self.position.pieces.map(|kind| kind & self.enemy);
        let pawns = if WHITE {
            attacks::pawn_captures::<false>(pawns)
        } else {
            attacks::pawn_captures::<true>(pawns)
        };
        let mut set = pawns[0].0 | pawns[1].0;
        for knight in knights {
            set |= attacks::knight(knight);
        }
        for king in kings {
            set |= attacks::king(king);
        }
        set
    }

    /// Whether an enemy slider attacks `square` when `occupied` is.
    #[inline(always)]
    fn attacked_by_slider(&self, square: Square, occupied: BitBoard) -> bool {
        !(self.straight & attacks::rook_rays(square)).is_empty()
            && !(self.straight & attacks::rook(square, occupied)).is_empty()
            || !(self.diagonal & attacks::bishop_rays(square)).is_empty()
                && !(self.diagonal & attacks::bishop(square, occupied)).is_empty()
    }

    #[inline(always)]
    fn king_moves<S: Sink>(&self, sink: &mut S) {
        let mut goals = attacks::king(self.king) & !self.own & self.wanted;
        if goals.is_empty() {
            return;
        }
        goals &= !self.attacked_by_contact();
        let left = self.occupied ^ self.king.bitboard();
        for to in goals {
            if self.attacked_by_slider(to, left) {
                goals ^= to.bitboard();
            }
        }
        sink.piece(Piece::King, self.king, goals);
    }

    /// Keeps a pinned piece on the line of its pin.
    #[inline(always)]
    fn on_pin(&self, from: Square) -> BitBoard {
        if self.pinned.has(from) {
            line(self.king, from)
        } else {
            BitBoard::FULL
        }
    }

    #[inline(always)]
    fn officers<S: Sink>(&self, open: BitBoard, sink: &mut S) {
        let pieces = |piece: Piece| self.own & self.position.pieces[piece.index()];
        for from in pieces(Piece::Knight) & !self.pinned {
            sink.piece(Piece::Knight, from, attacks::knight(from) & open);
        }
        for from in pieces(Piece::Bishop) {
            let to = attacks::bishop(from, self.occupied) & open & self.on_pin(from);
            sink.piece(Piece::Bishop, from, to);
        }
        for from in pieces(Piece::Rook) {
            let to = attacks::rook(from, self.occupied) & open & self.on_pin(from);
            sink.piece(Piece::Rook, from, to);
        }
        for from in pieces(Piece::Queen) {
            let to = attacks::queen(from, self.occupied) & open & self.on_pin(from);
            sink.piece(Piece::Queen, from, to);
        }
    }

    /// Squares pawns may step on, once and twice.
    #[inline(always)]
    fn steps(&self, pawns: BitBoard) -> (BitBoard, BitBoard) {
        let third = BitBoard::RANKS[if WHITE { 2 } else { 5 }];
        let once = attacks::step_forward::<WHITE>(pawns) & !self.occupied;
        let twice = attacks::step_forward::<WHITE>(once & third) & !self.occupied;
        (once, twice)
    }

    #[inline(always)]
    fn pawns<S: Sink>(&self, open: BitBoard, sink: &mut S) {
        let last = BitBoard::RANKS[if WHITE { 7 } else { 0 }];
        let own = self.own & self.position.pieces[Piece::Pawn.index()];
        let forward: i8 = if WHITE { 8 } else { -8 };
        let free = own & !self.pinned;
        let (once, twice) = self.steps(free);
        let mut emit = |to: BitBoard, delta: i8| {
            let to = to & open;
            sink.pawns(to & !last, delta);
            if !to.is_disjoint(last) {
                sink.promotions(to & last, delta, &PROMOTIONS);
            }
        };
        emit(once, forward);
        emit(twice, 2 * forward);
        for (targets, delta) in attacks::pawn_captures::<WHITE>(free) {
            emit(targets & self.enemy, delta);
        }
        for from in own & self.pinned {
            let open = open & line(self.king, from);
            let (once, twice) = self.steps(from.bitboard());
            let captures = attacks::pawn(Self::US, from) & self.enemy;
            let to = (once | twice | captures) & open;
            for to in to & last {
                let delta = to.index() as i8 - from.index() as i8;
                sink.promotions(to.bitboard(), delta, &PROMOTIONS);
            }
            sink.piece(Piece::Pawn, from, to & !last);
        }
    }

    /// Two pawns leave their squares at once, so the King is asked about directly.
    fn en_passant<S: Sink>(&self, sink: &mut S) {
        let Some(behind) = self.position.en_passant.filter(|&to| self.wanted.has(to)) else {
            return;
        };
        let forward: i8 = if WHITE { 8 } else { -8 };
        let passed = behind.offset(-forward).bitboard();
        let own = self.own & self.position.pieces[Piece::Pawn.index()];
        for from in own & attacks::pawn(Self::THEM, behind) {
            let occupied = (self.occupied ^ from.bitboard() ^ passed) | behind.bitboard();
            let attackers = self
                .position
                .attackers_with(self.king, Self::THEM, occupied);
            if (attackers & !passed).is_empty() {
                sink.piece(Piece::Pawn, from, behind.bitboard());
            }
        }
    }

    #[inline(always)]
    fn castling<S: Sink>(&self, sink: &mut S) {
        for wing in Wing::ALL {
            if !self.position.castling.has(Self::US, wing) {
                continue;
            }
            let path = Path::of(Self::US, wing);
            let clear = path.empty.is_disjoint(self.occupied) && self.wanted.has(path.king_to);
            if clear && self.is_walk_safe(path) {
                sink.piece(Piece::King, path.king_from, path.king_to.bitboard());
            }
        }
    }

    fn is_walk_safe(&self, path: &Path) -> bool {
        let walked = between(path.king_from, path.king_to) | path.king_to.bitboard();
        walked.is_disjoint(self.attacked_by_contact())
            && walked
                .into_iter()
                .all(|square| !self.attacked_by_slider(square, self.occupied))
    }
}
