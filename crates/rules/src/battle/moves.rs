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

/// From this many squares on, a map of all that the enemy attacks is cheaper than asking for each.
const MANY: u32 = 4;

/// Everything the generator knows of a position before it lists a move.
pub(super) struct Generator<'a, const WHITE: bool> {
    position: &'a Position,
    ground: &'static Ground,
    /// Only moves to these squares are asked for.
    wanted: BitBoard,
    own: BitBoard,
    enemy: BitBoard,
    occupied: BitBoard,
    /// The enemy pieces that may be captured: all but the King.
    prey: BitBoard,
    king: Square,
    us: Force,
    foe: Force,
    pinned: BitBoard,
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
}

impl<'a, const WHITE: bool> Generator<'a, WHITE> {
    #[inline(always)]
    fn new(position: &'a Position, wanted: BitBoard) -> Self {
        let color = if WHITE { Color::White } else { Color::Black };
        let ground = Ground::of(position.terrain);
        let (own, enemy) = (position.side(color), position.side(!color));
        let king = position.king(color);
        let us = Force::new(position, color, BitBoard::EMPTY);
        let foe = Force::new(position, !color, BitBoard::EMPTY);
        let mut generator = Self {
            position,
            ground,
            wanted,
            own,
            enemy,
            occupied: own | enemy,
            prey: enemy & !foe.king,
            king,
            us,
            foe,
            pinned: BitBoard::EMPTY,
            in_check: false,
            mask: BitBoard::FULL,
            delicate: BitBoard::EMPTY,
        };
        generator.look_at_king();
        generator
    }

    /// Finds checkers and pins.
    #[inline(always)]
    fn look_at_king(&mut self) {
        let (king, foe) = (self.king, &self.foe);
        let reach = self.ground.slide_to(foe.color, king);
        let mut checkers = foe.pawns & attacks::pawn(!foe.color, king)
            | foe.knights & self.ground.knight(foe.standing, king)
            | foe.king & attacks::king(king);
        // Adjacent Kings check each other by contact; nothing disarms that.
        let mut by_power = checkers & foe.king & !attacks::king(king);
        let straight = (foe.straight & reach | foe.towers) & attacks::rook_rays(king);
        let diagonal = foe.diagonal & reach & attacks::bishop_rays(king);
        for slider in straight | diagonal {
            let blockers = between(king, slider) & self.occupied;
            if blockers.is_empty() {
                checkers |= slider.bitboard();
            } else if blockers.has_many() {
                continue;
            } else {
                self.pinned |= blockers & self.own;
            }
            by_power |= slider.bitboard() & foe.king;
        }
        self.in_check = !checkers.is_empty();
        if let Some(checker) = checkers.first() {
            self.mask = if checkers.has_many() {
                BitBoard::EMPTY
            } else {
                between(king, checker) | checker.bitboard()
            };
        }
        // Only White takes Towers.
        self.delicate = if WHITE { foe.towers } else { BitBoard::EMPTY };
        if !by_power.is_empty() {
            self.delicate |= self.keys();
        }
    }

    /// Enemy pieces whose capture disarms their King of a power.
    #[inline(always)]
    fn keys(&self) -> BitBoard {
        let pieces = |piece| self.prey & self.position.pieces(piece);
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
        if !WHITE && !self.us.towers.is_empty() {
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
        let (us, king) = (&self.us, self.king);
        let mut goals = attacks::king(king) & !self.ground.closed;
        let mut slides = BitBoard::EMPTY;
        if us.straight.has(king) {
            slides |= attacks::rook(king, self.occupied);
        }
        if us.diagonal.has(king) {
            slides |= attacks::bishop(king, self.occupied);
        }
        goals |= slides & self.ground.slide(us.color, king);
        if us.knights.has(king) {
            goals |= self.ground.knight(us.standing, king);
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
        let captures = goals & self.enemy;
        // A capture may disarm the enemy King or open a breach: asked for one by one.
        let special = if captures.is_empty() {
            captures
        } else {
            captures & (self.keys() | self.foe.towers)
        };
        let plain = goals & !special;
        let mut safe = BitBoard::EMPTY;
        if plain.len() >= MANY {
            safe = plain & !self.foe.map(self.ground, left);
        } else {
            for to in plain {
                if !self.foe.attacks(self.ground, to, left) {
                    safe |= to.bitboard();
                }
            }
        }
        for to in special {
            let foe = Force::new(self.position, self.foe.color, to.bitboard());
            if !foe.attacks(self.ground, to, left) {
                safe |= to.bitboard();
            }
        }
        sink.piece(Piece::King, self.king, safe);
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
        let pieces = |piece| self.own & self.position.pieces(piece);
        for from in pieces(Piece::Knight) & !self.pinned {
            sink.piece(
                Piece::Knight,
                from,
                self.ground.knight(self.us.standing, from) & open,
            );
        }
        for from in pieces(Piece::Bishop) {
            let open = open & self.ground.slide(self.us.color, from) & self.on_pin(from);
            sink.piece(
                Piece::Bishop,
                from,
                attacks::bishop(from, self.occupied) & open,
            );
        }
        for from in pieces(Piece::Rook) {
            let open = open & self.ground.slide(self.us.color, from) & self.on_pin(from);
            sink.piece(Piece::Rook, from, attacks::rook(from, self.occupied) & open);
        }
        for from in pieces(Piece::Queen) {
            let open = open & self.ground.slide(self.us.color, from) & self.on_pin(from);
            sink.piece(
                Piece::Queen,
                from,
                attacks::queen(from, self.occupied) & open,
            );
        }
    }

    /// Squares pawns may step on, once and twice.
    #[inline(always)]
    fn steps(&self, pawns: BitBoard) -> (BitBoard, BitBoard) {
        let empty = !self.occupied & !self.ground.closed_to_pawns;
        let third = BitBoard::RANKS[usize::from(self.us.color.rank(2))];
        let once = attacks::step_forward::<WHITE>(pawns) & empty;
        let twice = attacks::step_forward::<WHITE>(once & third) & empty & !self.ground.closed;
        (once, twice)
    }

    #[inline(always)]
    fn pawns<S: Sink>(&self, open: BitBoard, sink: &mut S) {
        let last = BitBoard::RANKS[usize::from(self.us.color.rank(7))];
        let free = self.us.pawns & !self.pinned;
        let forward: i8 = if WHITE { 8 } else { -8 };
        let (once, twice) = self.steps(free);
        let mut emit = |to: BitBoard, delta: i8| {
            let to = to & open;
            sink.pawns(to & !last, delta);
            let promotions = to & last;
            if !promotions.is_empty() {
                sink.promotions(promotions, delta, &PROMOTIONS);
            }
        };
        emit(once, forward);
        emit(twice, 2 * forward);
        for (targets, delta) in attacks::pawn_captures::<WHITE>(free) {
            emit(targets & self.prey, delta);
        }
        for from in self.us.pawns & self.pinned {
            let open = open & line(self.king, from);
            let (once, twice) = self.steps(from.bitboard());
            let captures = attacks::pawn(self.us.color, from) & self.prey;
            self.pawn_goals(from, (once | twice | captures) & open, sink);
        }
    }

    /// One pawn's goals, promotions among them.
    #[inline(always)]
    fn pawn_goals<S: Sink>(&self, from: Square, to: BitBoard, sink: &mut S) {
        let last = BitBoard::RANKS[usize::from(self.us.color.rank(7))];
        if !last.is_disjoint(to) {
            for to in to & last {
                let delta = to.index() as i8 - from.index() as i8;
                sink.promotions(to.bitboard(), delta, &PROMOTIONS);
            }
        }
        sink.piece(Piece::Pawn, from, to & !last);
    }

    fn en_passant<S: Sink>(&self, sink: &mut S) {
        let Some(behind) = self.position.en_passant.filter(|&to| self.wanted.has(to)) else {
            return;
        };
        let forward: i8 = if WHITE { 8 } else { -8 };
        let passed = behind.offset(-forward).bitboard();
        let foe = Force::new(self.position, self.foe.color, passed);
        for from in self.us.pawns & attacks::pawn(!self.us.color, behind) {
            let occupied = (self.occupied ^ from.bitboard() ^ passed) | behind.bitboard();
            if !foe.attacks(self.ground, self.king, occupied) {
                sink.piece(Piece::Pawn, from, behind.bitboard());
            }
        }
    }

    fn drops<S: Sink>(&self, sink: &mut S) {
        let reserve = &self.position.reserve[self.us.color.index()];
        if *reserve == [0; 5] {
            return;
        }
        let back = BitBoard::RANKS[usize::from(self.us.color.rank(0))];
        let to = back & !self.occupied & self.mask & self.wanted;
        for piece in super::Army::KINDS {
            if reserve[piece.index()] > 0 {
                sink.drops(piece, to);
            }
        }
    }

    /// A Tower's shot empties the square it hits, so a line to the own King may open through it.
    fn shots<S: Sink>(&self, sink: &mut S) {
        for tower in self.us.towers {
            let mut hits = attacks::rook(tower, self.occupied) & self.prey & self.wanted;
            let lines = attacks::queen_rays(self.king);
            for to in hits {
                let harmless = !self.in_check && !lines.has(to);
                if !harmless && !self.safe_without(to, self.occupied ^ to.bitboard()) {
                    hits ^= to.bitboard();
                }
            }
            sink.piece(Piece::Tower, tower, hits);
        }
    }

    /// Whether the own King is safe once the enemy on `gone` is off the board.
    fn safe_without(&self, gone: Square, occupied: BitBoard) -> bool {
        let foe = Force::new(self.position, self.foe.color, gone.bitboard());
        !foe.attacks(self.ground, self.king, occupied)
    }

    fn delicate_captures<S: Sink>(&self, targets: BitBoard, sink: &mut S) {
        let us = &self.us;
        for to in targets & self.prey {
            let reach = self.ground.slide_to(us.color, to);
            let takers = us.pawns & attacks::pawn(!us.color, to)
                | us.knights & self.ground.knight(us.standing, to)
                | us.straight & attacks::rook(to, self.occupied) & reach
                | us.diagonal & attacks::bishop(to, self.occupied) & reach;
            for from in takers & !us.king {
                if !self.safe_without(to, self.occupied ^ from.bitboard()) {
                    continue;
                }
                match self.position.kind_at(from) {
                    Some(Piece::Pawn) => self.pawn_goals(from, to.bitboard(), sink),
                    Some(piece) => sink.piece(piece, from, to.bitboard()),
                    None => {}
                }
            }
        }
    }
}
