//! Legal moves (`battle.md`, legal moves), found without trying each one.
//!
//! What may expose one's own King is known beforehand, as in chess: checkers and pins. Three
//! things need more care, and only they are tried one by one: a capture that takes the last piece
//! of a type while the enemy King checks or pins through that type; the capture of a Tower, which
//! opens a breach for Knights; and a Tower's shot, which empties the square it hits.

use super::force::Force;
use super::ground::Ground;
use super::{PROMOTIONS, Position};
use crate::attacks::{self, between, line};
use crate::moves::{Counter, Sink};
use crate::{BitBoard, Color, Piece, Square};

/// Everything the generator knows of a position before it lists a move.
pub(super) struct Generator<'a, const WHITE: bool> {
    position: &'a Position,
    ground: &'static Ground,
    /// Only moves to these squares are asked for.
    wanted: BitBoard,
    own: BitBoard,
    enemy: BitBoard,
    occupied: BitBoard,
    king: Square,
    foe: Force,
    pinned: BitBoard,
    /// Enemy pieces that alone stand between the King and what would attack him through them.
    veils: BitBoard,
    in_check: bool,
    /// Where a piece other than the King may go to meet a check; everywhere if there is none.
    mask: BitBoard,
    /// Captures that have to be tried one by one.
    delicate: BitBoard,
}

impl Generator<'_, true> {
    /// Lists the legal moves to `wanted` squares; none if the battle is over.
    #[inline(always)]
    pub fn run<S: Sink>(position: &Position, wanted: BitBoard, sink: &mut S) {
        if position.may_be_over() && position.is_over() {
            return;
        }
        Self::run_anyway(position, wanted, sink);
    }

    /// The same without asking whether the battle is over for another reason than mate.
    #[inline(always)]
    pub fn run_anyway<S: Sink>(position: &Position, wanted: BitBoard, sink: &mut S) {
        match position.side {
            Color::White => Generator::<true>::new(position, wanted).all(sink),
            Color::Black => Generator::<false>::new(position, wanted).all(sink),
        }
    }
}

impl Position {
    /// Whether the side to move has a legal move, were nothing but mate to end the battle.
    pub(super) fn can_move(&self) -> bool {
        let mut counter = Counter::default();
        Generator::run_anyway(self, BitBoard::FULL, &mut counter);
        counter.0 > 0
    }

    /// Whether the side to move has a legal capture.
    pub(super) fn can_capture(&self) -> bool {
        let mut counter = Counter::default();
        Generator::run_anyway(self, self.side(!self.side), &mut counter);
        counter.0 > 0
    }

    /// Whether the King of the side to move is safe on `king` once the enemies on `gone` are off
    /// the board and `occupied` is what is left. Asked so seldom that it stays out of the
    /// generator's way.
    #[inline(never)]
    fn is_safe(&self, king: Square, gone: BitBoard, occupied: BitBoard) -> bool {
        let foe = Force::new(self, !self.side, gone);
        !foe.attacks(Ground::of(self.terrain), king, occupied)
    }

    /// Which pieces of the side to move, the King apart, may take on `to`, each tried.
    #[inline(never)]
    fn takers(&self, to: Square) -> BitBoard {
        let (ground, occupied) = (Ground::of(self.terrain), self.occupied());
        let us = Force::new(self, self.side, BitBoard::EMPTY);
        let mut takers = us.attackers(ground, to, occupied) & !us.king & !us.towers;
        for from in takers {
            let left = occupied ^ from.bitboard();
            if !self.is_safe(self.king(self.side), to.bitboard(), left) {
                takers ^= from.bitboard();
            }
        }
        takers
    }
}

impl<'a, const WHITE: bool> Generator<'a, WHITE> {
    const US: Color = if WHITE { Color::White } else { Color::Black };
    const THEM: Color = if WHITE { Color::Black } else { Color::White };

    /// Finds checkers and pins.
    #[inline(always)]
    fn new(position: &'a Position, wanted: BitBoard) -> Self {
        let ground = Ground::of(position.terrain);
        let (own, enemy) = (position.side(Self::US), position.side(Self::THEM));
        let occupied = own | enemy;
        let king = position.king(Self::US);
        let foe = Force::new(position, Self::THEM, BitBoard::EMPTY);
        let reach = ground.slide_to(Self::THEM, king);
        let mut checkers = foe.pawns & attacks::pawn(Self::US, king)
            | foe.knights & foe.leaps(king)
            | foe.king & attacks::king(king);
        // Adjacent Kings check each other by contact; nothing disarms that.
        let mut by_power = checkers & foe.king & !attacks::king(king);
        let (mut pinned, mut veils) = (BitBoard::EMPTY, BitBoard::EMPTY);
        let straight = (foe.straight & reach | foe.towers) & attacks::rook_rays(king);
        let diagonal = foe.diagonal & reach & attacks::bishop_rays(king);
        for slider in straight | diagonal {
            let blockers = between(king, slider) & occupied;
            if blockers.is_empty() {
                checkers |= slider.bitboard();
            } else if blockers.has_many() {
                continue;
            } else {
                pinned |= blockers & own;
                veils |= blockers & enemy;
            }
            by_power |= slider.bitboard() & foe.king;
        }
        let mask = match checkers.first() {
            None => BitBoard::FULL,
            Some(_) if checkers.has_many() => BitBoard::EMPTY,
            Some(checker) => between(king, checker) | checker.bitboard(),
        };
        let mut generator = Self {
            position,
            ground,
            wanted,
            own,
            enemy,
            occupied,
            king,
            foe,
            pinned,
            veils,
            in_check: !checkers.is_empty(),
            mask,
            delicate: BitBoard::EMPTY,
        };
        generator.delicate = generator.delicate(by_power);
        generator
    }

    /// Captures that may attack the own King from where nothing did before. `by_power` are the
    /// checks and pins that the enemy King has by his powers.
    #[inline(always)]
    fn delicate(&self, by_power: BitBoard) -> BitBoard {
        let mut delicate = BitBoard::EMPTY;
        // Only White takes Towers, which opens a breach.
        if WHITE && !self.foe.towers.is_empty() {
            let breached = self.ground.leaps(BitBoard::EMPTY)[self.king.index()];
            let hindered = breached & !self.foe.leaps(self.king);
            if !self.foe.knights.is_disjoint(hindered) {
                delicate = self.foe.towers;
            }
        }
        if !by_power.is_empty() {
            delicate |= self.keys();
        }
        delicate
    }

    #[inline(always)]
    fn pieces(&self, piece: Piece) -> BitBoard {
        self.own & self.position.pieces(piece)
    }

    /// The enemy pieces that may be captured: all but the King.
    #[inline(always)]
    fn prey(&self) -> BitBoard {
        self.enemy & !self.foe.king
    }

    /// Enemy pieces whose capture disarms their King of a power.
    #[inline(always)]
    fn keys(&self) -> BitBoard {
        let pieces = |piece| self.prey() & self.position.pieces(piece);
        let queens = pieces(Piece::Queen);
        let mut keys = BitBoard::EMPTY;
        for providers in [
            pieces(Piece::Rook) | queens | self.foe.towers,
            pieces(Piece::Bishop) | queens,
            pieces(Piece::Knight),
        ] {
            if !providers.has_many() {
                keys |= providers;
            }
        }
        keys
    }

    #[inline(always)]
    fn all<S: Sink>(&self, sink: &mut S) {
        self.king_moves(sink);
        if !self.mask.is_empty() {
            let open = !self.own & !self.foe.king & self.mask & self.wanted & !self.delicate;
            self.officers(open, sink);
            self.pawns(open, sink);
            self.drops(sink);
        }
        if self.position.en_passant.is_some() {
            self.en_passant(sink);
        }
        if !WHITE && !self.pieces(Piece::Tower).is_empty() {
            self.shots(sink);
        }
        let delicate = self.delicate & self.wanted;
        if !delicate.is_empty() {
            self.delicate_captures(delicate, sink);
        }
    }

    /// Where the King could go if nothing were attacked.
    #[inline(always)]
    fn king_goals(&self) -> BitBoard {
        let (powers, king) = (self.position.powers(Self::US), self.king);
        let mut goals = attacks::king(king) & !self.ground.closed & !self.own;
        // Whoever cannot step cannot slide.
        if !goals.is_empty() {
            let mut slides = BitBoard::EMPTY;
            if powers.rook {
                slides |= attacks::rook(king, self.occupied);
            }
            if powers.bishop {
                slides |= attacks::bishop(king, self.occupied);
            }
            goals |= slides & self.ground.slide(Self::US, king);
        }
        if powers.knight {
            goals |= self.foe.leaps(king);
        }
        goals & !self.own & !self.foe.king & self.wanted
    }

    #[inline(always)]
    fn king_moves<S: Sink>(&self, sink: &mut S) {
        let goals = self.king_goals();
        if goals.is_empty() {
            return;
        }
        let left = self.occupied ^ self.king.bitboard();
        let mut safe = goals & !self.foe.contact();
        // A map of all, as loops over the same few pieces are foreseen by processors better than
        // questions about each square.
        if !safe.is_empty() {
            safe &= !self.foe.fire(self.ground, safe, left);
        }
        // A capture may disarm the enemy King of the very power that guards the piece.
        let guarded = goals & self.enemy & !safe;
        if !guarded.is_empty() {
            for to in guarded & self.keys() {
                if self.position.is_safe(to, to.bitboard(), left) {
                    safe |= to.bitboard();
                }
            }
        }
        sink.piece(Piece::King, self.king, safe);
    }

    #[inline(always)]
    fn officers<S: Sink>(&self, open: BitBoard, sink: &mut S) {
        for from in self.pieces(Piece::Knight) & !self.pinned {
            let to = self.foe.leaps(from);
            sink.piece(Piece::Knight, from, to & open);
        }
        self.sliders(!self.pinned, |_| open, sink);
        // A pinned piece stays on the line of its pin.
        if !self.pinned.is_empty() {
            self.sliders(self.pinned, |from| open & line(self.king, from), sink);
        }
    }

    /// The sliders among `those`, each with the squares `open` to it.
    #[inline(always)]
    fn sliders<S: Sink>(&self, those: BitBoard, open: impl Fn(Square) -> BitBoard, sink: &mut S) {
        let ground = |from| self.ground.slide(Self::US, from) & open(from);
        for from in self.pieces(Piece::Bishop) & those {
            let to = attacks::bishop(from, self.occupied);
            sink.piece(Piece::Bishop, from, to & ground(from));
        }
        for from in self.pieces(Piece::Rook) & those {
            let to = attacks::rook(from, self.occupied);
            sink.piece(Piece::Rook, from, to & ground(from));
        }
        for from in self.pieces(Piece::Queen) & those {
            let to = attacks::queen(from, self.occupied);
            sink.piece(Piece::Queen, from, to & ground(from));
        }
    }

    /// Squares pawns may step on, once and twice.
    #[inline(always)]
    fn steps(&self, pawns: BitBoard) -> (BitBoard, BitBoard) {
        let empty = !self.occupied & !self.ground.closed_to_pawns;
        let third = BitBoard::RANKS[usize::from(Self::US.rank(2))];
        let once = attacks::step_forward::<WHITE>(pawns) & empty;
        let twice = attacks::step_forward::<WHITE>(once & third) & empty & !self.ground.closed;
        (once, twice)
    }

    #[inline(always)]
    fn pawns<S: Sink>(&self, open: BitBoard, sink: &mut S) {
        let last = BitBoard::RANKS[usize::from(Self::US.rank(7))];
        let free = self.pieces(Piece::Pawn) & !self.pinned;
        let forward: i8 = if WHITE { 8 } else { -8 };
        let (once, twice) = self.steps(free);
        let [left, right] = attacks::pawn_captures::<WHITE>(free);
        let goals = [
            (once & open, forward),
            (twice & open, 2 * forward),
            (left.0 & self.prey() & open, left.1),
            (right.0 & self.prey() & open, right.1),
        ];
        if (once | left.0 | right.0).is_disjoint(open & last) {
            sink.all_pawns(goals);
        } else {
            for (to, delta) in goals {
                sink.pawns(to & !last, delta);
                sink.promotions(to & last, delta, &PROMOTIONS);
            }
        }
        for from in self.pieces(Piece::Pawn) & self.pinned {
            let open = open & line(self.king, from);
            let (once, twice) = self.steps(from.bitboard());
            let captures = attacks::pawn(Self::US, from) & self.prey();
            self.pawn_goals(from, (once | twice | captures) & open, sink);
        }
    }

    /// One pawn's goals, promotions among them.
    #[inline(always)]
    fn pawn_goals<S: Sink>(&self, from: Square, to: BitBoard, sink: &mut S) {
        let last = BitBoard::RANKS[usize::from(Self::US.rank(7))];
        if !last.is_disjoint(to) {
            for to in to & last {
                let delta = to.index() as i8 - from.index() as i8;
                sink.promotions(to.bitboard(), delta, &PROMOTIONS);
            }
        }
        sink.piece(Piece::Pawn, from, to & !last);
    }

    #[inline(always)]
    fn en_passant<S: Sink>(&self, sink: &mut S) {
        let Some(behind) = self.position.en_passant.filter(|&to| self.wanted.has(to)) else {
            return;
        };
        let forward: i8 = if WHITE { 8 } else { -8 };
        let passed = behind.offset(-forward).bitboard();
        for from in self.pieces(Piece::Pawn) & attacks::pawn(!Self::US, behind) {
            let occupied = (self.occupied ^ from.bitboard() ^ passed) | behind.bitboard();
            if self.position.is_safe(self.king, passed, occupied) {
                sink.piece(Piece::Pawn, from, behind.bitboard());
            }
        }
    }

    #[inline(always)]
    fn drops<S: Sink>(&self, sink: &mut S) {
        let reserve = &self.position.reserve[Self::US.index()];
        if *reserve == [0; 5] {
            return;
        }
        let back = BitBoard::RANKS[usize::from(Self::US.rank(0))];
        let to = back & !self.occupied & self.mask & self.wanted;
        for piece in super::Army::KINDS {
            if reserve[piece.index()] > 0 {
                sink.drops(piece, to);
            }
        }
    }

    /// A Tower's shot empties the square it hits, so a line to the own King may open through it.
    #[inline(always)]
    fn shots<S: Sink>(&self, sink: &mut S) {
        let doubtful = if self.in_check {
            BitBoard::FULL
        } else {
            self.veils
        };
        for tower in self.pieces(Piece::Tower) {
            let mut hits = attacks::rook(tower, self.occupied) & self.prey() & self.wanted;
            for to in hits & doubtful {
                if !self
                    .position
                    .is_safe(self.king, to.bitboard(), self.occupied ^ to.bitboard())
                {
                    hits ^= to.bitboard();
                }
            }
            sink.piece(Piece::Tower, tower, hits);
        }
    }

    #[inline(always)]
    fn delicate_captures<S: Sink>(&self, targets: BitBoard, sink: &mut S) {
        for to in targets & self.prey() {
            for from in self.position.takers(to) {
                match self.position.kind_at(from) {
                    Some(Piece::Pawn) => self.pawn_goals(from, to.bitboard(), sink),
                    Some(piece) => sink.piece(piece, from, to.bitboard()),
                    None => {}
                }
            }
        }
    }
}
