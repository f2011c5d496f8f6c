//! Pawns: what depends on nothing but where they stand, remembered from position to position.

use super::features as f;
use crate::eval::linear::{Sum, Tally};
use crate::eval::pawns::{ahead, attacks, beside, key, neighbours};
use crate::eval::tapered::Tapered;
use rules::chess::Position;
use rules::{BitBoard, Color, Piece};

/// How many pawn structures are remembered.
const ROOM: usize = 1 << 12;

/// What is worth remembering of a pawn structure.
#[derive(Copy, Clone, Debug, Default)]
struct Structure {
    key: u64,
    total: Tapered,
    passed: BitBoard,
}

/// Pawn structures seen before.
#[derive(Clone, Debug, Default)]
pub struct Structures(Vec<Structure>);

impl Structures {
    /// What the pawns are worth, and those that are passed.
    pub(super) fn look_up(&mut self, position: &Position) -> (Tapered, BitBoard) {
        let [white, black] = Color::ALL.map(|color| position.pieces_of(color, Piece::Pawn));
        if self.0.is_empty() {
            self.0.resize(ROOM, Structure::default());
        }
        let key = key(white, black) | 1;
        let known = &mut self.0[(key >> 8) as usize % ROOM];
        if known.key != key {
            let mut sum = Sum::new(&super::weights::WEIGHTS);
            let passed = structure(white, black, &mut sum);
            *known = Structure {
                key,
                total: sum.total,
                passed,
            };
        }
        (known.total, known.passed)
    }
}

/// Counts what pawns alone decide; the passed pawns of both sides.
pub(super) fn structure(white: BitBoard, black: BitBoard, tally: &mut impl Tally) -> BitBoard {
    let passed = side(Color::White, white, black, tally);
    passed | side(Color::Black, black, white, tally)
}

fn side(us: Color, own: BitBoard, enemy: BitBoard, tally: &mut impl Tally) -> BitBoard {
    let sign = super::sign(us);
    let guarded = attacks(us, own);
    let feared = attacks(!us, enemy);
    let mut passed = BitBoard::EMPTY;
    for square in own {
        let rank = usize::from(us.rank(square.rank()));
        tally.add(f::MATERIAL, sign);
        tally.add(super::square(us, Piece::Pawn, square), sign);
        let (front, flanks) = (ahead(us, square), beside(us, square));
        let neighbours = neighbours(square) & own;
        let is_open = front.is_disjoint(enemy);
        let in_rank = BitBoard::RANKS[usize::from(square.rank())];
        if !front.is_disjoint(own) {
            tally.add(f::DOUBLED, sign);
        } else if is_open {
            if flanks.is_disjoint(enemy) {
                tally.add(f::PASSED + rank, sign);
                passed |= square.bitboard();
            } else if (flanks & enemy).len() <= (neighbours & !flanks).len() {
                tally.add(f::CANDIDATE + rank, sign);
            }
        }
        if neighbours.is_empty() {
            tally.add(f::ISOLATED + usize::from(is_open), sign);
        } else {
            if !(neighbours & in_rank).is_empty() {
                tally.add(f::PHALANX + rank, sign);
            }
            if guarded.has(square) {
                tally.add(f::SUPPORTED + rank, sign);
            }
            // No neighbour can come up beside it, and it cannot safely go on.
            let stop = attacks_stop(us, square);
            if neighbours.is_subset(flanks) && feared.has(stop) {
                tally.add(f::BACKWARD + usize::from(is_open), sign);
            }
        }
    }
    passed
}

/// The square before a pawn, which never stands on the last rank.
fn attacks_stop(us: Color, square: rules::Square) -> rules::Square {
    super::step(us, square).unwrap_or(square)
}
