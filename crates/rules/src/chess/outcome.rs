use super::Position;
use super::moves::Generator;
use crate::moves::Counter;
use crate::{BitBoard, Color, Outcome, Piece, Reason};

/// The squares of one colour, a1 among them.
const DARK: BitBoard = BitBoard(0xaa55_aa55_aa55_aa55);

impl Position {
    pub(super) fn judge(&self) -> Option<Outcome<Color>> {
        let mut counter = Counter::default();
        Generator::run(self, BitBoard::FULL, &mut counter);
        let drawn = |reason| {
            Some(Outcome {
                winner: None,
                reason,
            })
        };
        if counter.0 == 0 {
            if self.is_check() {
                return Some(Outcome {
                    winner: Some(!self.side),
                    reason: Reason::Checkmate,
                });
            }
            return drawn(Reason::Stalemate);
        }
        if self.is_insufficient() {
            drawn(Reason::InsufficientMaterial)
        } else if self.half_moves >= 100 {
            drawn(Reason::FiftyMove)
        } else {
            None
        }
    }

    /// K v K, K+N v K, or Kings and Bishops all on squares of one colour.
    fn is_insufficient(&self) -> bool {
        let (knights, bishops) = (self.pieces(Piece::Knight), self.pieces(Piece::Bishop));
        let others = self.occupied() & !self.pieces(Piece::King) & !knights & !bishops;
        if !others.is_empty() {
            return false;
        }
        if knights.is_empty() {
            return bishops.is_subset(DARK) || bishops.is_disjoint(DARK);
        }
        bishops.is_empty() && knights.len() == 1
    }

    /// The outcome if `color` gives up.
    pub fn resign(&self, color: Color) -> Outcome<Color> {
        Outcome {
            winner: Some(!color),
            reason: Reason::Resign,
        }
    }
}
