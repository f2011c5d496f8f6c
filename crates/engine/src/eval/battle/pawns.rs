//! Pawns, and the ground before them.

use super::features as f;
use super::{Force, Scene};
use crate::eval::linear::Tally;
use crate::eval::pawns;
use rules::battle::Terrain;
use rules::{BitBoard, Color, Piece, Square};

const FORDS: BitBoard = BitBoard(0b0101_0010 << 32);

impl Force {
    /// Counts the pawns and their structure.
    pub(super) fn count_pawns(&mut self, scene: &Scene<'_>, tally: &mut impl Tally) {
        let (us, sign) = (self.color, self.sign);
        let own = scene.position.pieces_of(us, Piece::Pawn);
        let enemy = scene.position.pieces_of(!us, Piece::Pawn);
        let barred = scene.terrain.water() | scene.towers;
        tally.add(f::MATERIAL, sign * own.len() as i32);
        for square in own {
            self.place(scene, Piece::Pawn, square, tally);
            let rank = usize::from(us.rank(square.rank()));
            let (ahead, flanks) = (pawns::ahead(us, square), pawns::beside(us, square));
            let neighbours = pawns::neighbours(square) & own;
            if !ahead.is_disjoint(own) {
                tally.add(f::DOUBLED, sign);
            } else if ahead.is_disjoint(enemy) && ahead.is_disjoint(barred) {
                if flanks.is_disjoint(enemy) {
                    tally.add(f::PASSED + rank, sign);
                    self.passed |= square.bitboard();
                } else if (flanks & enemy).len() <= (neighbours & !flanks).len() {
                    tally.add(f::CANDIDATE + rank, sign);
                }
            }
            let in_rank = BitBoard::RANKS[usize::from(square.rank())];
            if neighbours.is_empty() {
                tally.add(f::ISOLATED, sign);
            } else if !(neighbours & in_rank).is_empty() {
                tally.add(f::PHALANX + rank, sign);
            }
            if self.pawn_attacks.has(square) {
                tally.add(f::SUPPORTED + rank, sign);
            }
            if scene.terrain == Terrain::River {
                self.at_water(square, tally);
            } else if scene.closed.has(square) {
                tally.add(f::WALL_PAWN, sign);
            }
        }
    }

    /// A pawn that has the water before it can only cross by a capture.
    fn at_water(&self, square: Square, tally: &mut impl Tally) {
        let before = match self.color {
            Color::White => square.rank() < 4,
            Color::Black => square.rank() > 4,
        };
        if before {
            let file = BitBoard::FILES[usize::from(square.file())];
            let at_ford = !file.is_disjoint(FORDS);
            let row = if at_ford {
                f::PAWN_AT_FORD
            } else {
                f::PAWN_AT_WATER
            };
            tally.add(row, self.sign);
        }
    }

    /// Counts how far passed pawns may get.
    pub(super) fn advance(&self, scene: &Scene<'_>, foe: &Self, tally: &mut impl Tally) {
        for square in self.passed {
            let rank = usize::from(self.color.rank(square.rank()));
            let ahead = pawns::ahead(self.color, square);
            let next = match self.color {
                Color::White => ahead.first(),
                Color::Black => ahead.flip_ranks().first().map(Square::flip_rank),
            };
            let Some(next) = next.filter(|&next| !scene.occupied.has(next)) else {
                continue;
            };
            if !(foe.officer_attacks | foe.king_attacks).has(next) {
                tally.add(f::PASSED_FREE + rank, self.sign);
            } else if self.defended.has(next) {
                tally.add(f::PASSED_GUARDED + rank, self.sign);
            }
        }
    }
}
