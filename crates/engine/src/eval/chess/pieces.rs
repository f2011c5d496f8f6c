//! What the pieces of a side do.

use super::features as f;
use super::{sign, square, step};
use crate::eval::linear::Tally;
use crate::eval::pawns as fronts;
use rules::chess::Position;
use rules::{BitBoard, Color, Piece, Square, attacks};

const CENTRE: BitBoard = BitBoard(0x0000_0018_1800_0000);
const LIGHT: BitBoard = BitBoard(0x55AA_55AA_55AA_55AA);
const MIDDLE_FILES: BitBoard = BitBoard(0x3C3C_3C3C_3C3C_3C3C);

/// One side and what it attacks.
pub(super) struct Side {
    pub color: Color,
    pub own: BitBoard,
    pub pawns: BitBoard,
    pub king: Square,
    /// By kind.
    pub attacks: [BitBoard; 6],
    pub all: BitBoard,
    pub twice: BitBoard,
    /// Where its pieces move freely.
    free: BitBoard,
    enemy_pawns: BitBoard,
    enemy_pawn_attacks: BitBoard,
    /// The surroundings of the enemy's King.
    zone: BitBoard,
    /// Its pieces that attack there, and the squares they attack beside him, each counted.
    pub attackers: i32,
    pub hits: i32,
}

impl Side {
    pub fn new(position: &Position, us: Color) -> Self {
        let [pawns, enemy_pawns] = [us, !us].map(|color| position.pieces_of(color, Piece::Pawn));
        let king = position.king(us);
        let enemy_pawn_attacks = fronts::attacks(!us, enemy_pawns);
        let by_pawns = fronts::attacks(us, pawns);
        let by_king = attacks::king(king);
        let low = match us {
            Color::White => BitBoard::RANKS[1] | BitBoard::RANKS[2],
            Color::Black => BitBoard::RANKS[6] | BitBoard::RANKS[5],
        };
        let occupied = position.occupied();
        let stuck = match us {
            Color::White => BitBoard(occupied.0 >> 8),
            Color::Black => BitBoard(occupied.0 << 8),
        };
        let held = pawns & (low | stuck) | king.bitboard();
        let enemy_king = position.king(!us);
        let around = attacks::king(enemy_king) | enemy_king.bitboard();
        let zone = match us {
            Color::White => around | BitBoard(around.0 >> 8),
            Color::Black => around | BitBoard(around.0 << 8),
        };
        Self {
            color: us,
            own: position.side(us),
            pawns,
            king,
            attacks: [
                by_pawns,
                BitBoard::EMPTY,
                BitBoard::EMPTY,
                BitBoard::EMPTY,
                BitBoard::EMPTY,
                by_king,
            ],
            all: by_pawns | by_king,
            twice: by_pawns & by_king,
            free: !held & !enemy_pawn_attacks,
            enemy_pawns,
            enemy_pawn_attacks,
            zone: zone & !by_pawns_twice(us, enemy_pawns),
            attackers: 0,
            hits: 0,
        }
    }

    /// Counts the pieces, where they stand and how freely they move.
    pub fn count_pieces(&mut self, position: &Position, tally: &mut impl Tally) {
        let (us, sign) = (self.color, sign(self.color));
        let occupied = position.occupied();
        let queens = position.pieces_of(us, Piece::Queen);
        let rooks = position.pieces_of(us, Piece::Rook) | queens;
        for piece in [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen] {
            for at in position.pieces_of(us, piece) {
                let (row, reach) = match piece {
                    Piece::Knight => (f::KNIGHT_MOBILITY, attacks::knight(at)),
                    // Through the own Queen and, for Rooks, each other.
                    Piece::Bishop => (f::BISHOP_MOBILITY, attacks::bishop(at, occupied & !queens)),
                    Piece::Rook => (f::ROOK_MOBILITY, attacks::rook(at, occupied & !rooks)),
                    _ => (f::QUEEN_MOBILITY, attacks::queen(at, occupied)),
                };
                tally.add(f::MATERIAL + piece.index(), sign);
                tally.add(square(us, piece, at), sign);
                tally.add(row + (reach & self.free).len() as usize, sign);
                self.twice |= self.all & reach;
                self.all |= reach;
                self.attacks[piece.index()] |= reach;
                let hits = reach & self.zone;
                if !hits.is_empty() {
                    self.attackers += 1;
                    self.hits += hits.len() as i32;
                }
                match piece {
                    Piece::Rook => self.rook(at, sign, tally),
                    Piece::Queen => {}
                    _ => self.minor(position, piece, at, sign, tally),
                }
            }
        }
        let bishops = position.pieces_of(us, Piece::Bishop);
        if !(bishops & LIGHT).is_empty() && !(bishops & !LIGHT).is_empty() {
            tally.add(f::BISHOP_PAIR, sign);
        }
        tally.add(square(us, Piece::King, self.king), sign);
        let home = match us {
            Color::White => BitBoard(0x0000_0000_FFFF_FF00),
            Color::Black => BitBoard(0x00FF_FFFF_0000_0000),
        };
        let space = home & MIDDLE_FILES & !self.pawns & !self.enemy_pawn_attacks;
        tally.add(f::SPACE, sign * space.len() as i32);
    }

    fn rook(&self, at: Square, sign: i32, tally: &mut impl Tally) {
        let file = BitBoard::FILES[usize::from(at.file())];
        if file.is_disjoint(self.pawns) {
            let row = if file.is_disjoint(self.enemy_pawns) {
                f::ROOK_OPEN
            } else {
                f::ROOK_HALF_OPEN
            };
            tally.add(row, sign);
        }
        if self.color.rank(at.rank()) == 6 {
            let last = BitBoard::RANKS[usize::from(self.color.rank(7))];
            let seventh = BitBoard::RANKS[usize::from(at.rank())];
            if !(self.enemy_pawns & seventh | last & self.zone).is_empty() {
                tally.add(f::ROOK_SEVENTH, sign);
            }
        }
    }

    fn minor(
        &self,
        position: &Position,
        piece: Piece,
        at: Square,
        sign: i32,
        tally: &mut impl Tally,
    ) {
        let us = self.color;
        let which = piece.index() - Piece::Knight.index();
        let is_ahead = (3..6).contains(&us.rank(at.rank()));
        let by_pawns = self.attacks[Piece::Pawn.index()];
        if is_ahead && by_pawns.has(at) && fronts::beside(us, at).is_disjoint(self.enemy_pawns) {
            tally.add(f::OUTPOST + which, sign);
        }
        if step(us, at).is_some_and(|ahead| position.pieces(Piece::Pawn).has(ahead)) {
            tally.add(f::BEHIND_PAWN + which, sign);
        }
        if piece == Piece::Bishop {
            let shade = if LIGHT.has(at) { LIGHT } else { !LIGHT };
            tally.add(
                f::BAD_BISHOP + (self.pawns & shade).len().min(8) as usize,
                sign,
            );
            let through = attacks::bishop(at, position.pieces(Piece::Pawn)) | at.bitboard();
            if (through & CENTRE).has_many() {
                tally.add(f::LONG_DIAGONAL, sign);
            }
        }
    }
}

/// Squares that two pawns of the side of the King in `zone` guard.
fn by_pawns_twice(attacker: Color, pawns: BitBoard) -> BitBoard {
    let left = pawns.0 & !BitBoard::FILES[0].0;
    let right = pawns.0 & !BitBoard::FILES[7].0;
    match attacker {
        Color::Black => BitBoard(left << 7 & right << 9),
        Color::White => BitBoard(left >> 9 & right >> 7),
    }
}

/// Counts what a side attacks.
pub(super) fn threats(position: &Position, own: &Side, foe: &Side, tally: &mut impl Tally) {
    let sign = sign(own.color);
    let [pawn, knight, bishop, rook, _, king] = own.attacks;
    let weak = !foe.attacks[0] & (own.twice | !foe.all) & !(foe.twice & !own.twice);
    let hanging = own.all & !foe.all;
    for piece in [
        Piece::Pawn,
        Piece::Knight,
        Piece::Bishop,
        Piece::Rook,
        Piece::Queen,
    ] {
        let kind = piece.index();
        let prey = position.pieces(piece) & foe.own;
        if prey.is_disjoint(own.all) {
            continue;
        }
        let mut count = |row: usize, attacked: BitBoard| {
            let count = (prey & attacked).len() as i32;
            if count > 0 {
                tally.add(row + kind, sign * count);
            }
        };
        count(f::THREAT_BY_PAWN, pawn);
        count(f::THREAT_BY_MINOR, (knight | bishop) & !pawn);
        count(f::THREAT_BY_ROOK, rook & weak);
        count(f::THREAT_BY_KING, king & weak);
        count(f::HANGING, hanging);
    }
    let empty = !position.occupied();
    let forward = |pawns: BitBoard| match own.color {
        Color::White => BitBoard(pawns.0 << 8) & empty,
        Color::Black => BitBoard(pawns.0 >> 8) & empty,
    };
    let once = forward(own.pawns);
    let third = BitBoard::RANKS[usize::from(own.color.rank(2))];
    let pushes = (once | forward(once & third)) & !foe.attacks[0] & (own.all | !foe.all);
    let prey = foe.own & !foe.pawns & !foe.king.bitboard();
    let hit = fronts::attacks(own.color, pushes) & prey & !pawn;
    tally.add(f::THREAT_BY_PUSH, sign * hit.len() as i32);
}

/// Counts how far passed pawns may get.
pub(super) fn passed(
    position: &Position,
    passed: BitBoard,
    own: &Side,
    foe: &Side,
    tally: &mut impl Tally,
) {
    let (us, sign) = (own.color, sign(own.color));
    for at in passed & own.own {
        let rank = usize::from(us.rank(at.rank()));
        let Some(ahead) = step(us, at) else {
            continue;
        };
        if position.occupied().has(ahead) {
            tally.add(f::PASSED_BLOCKED + rank, sign);
        } else if !foe.all.has(ahead) {
            tally.add(f::PASSED_FREE + rank, sign);
        } else if own.all.has(ahead) {
            tally.add(f::PASSED_GUARDED + rank, sign);
        }
        let far = |king: Square| i32::from(king.distance(ahead).min(5));
        tally.add(f::PASSED_OWN_KING + rank, sign * far(own.king));
        tally.add(f::PASSED_ENEMY_KING + rank, sign * far(foe.king));
        let behind = fronts::ahead(!us, at);
        if !behind.is_disjoint(position.pieces_of(us, Piece::Rook)) {
            tally.add(f::PASSED_ROOK_BEHIND, sign);
        }
    }
}
