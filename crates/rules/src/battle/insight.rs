//! What a player may want to be shown: threats, true and phantom defence, disarming captures.

use super::force::Force;
use super::ground::Ground;
use super::{Position, Powers};
use crate::{BitBoard, Square};

/// Who defends a piece (`battle.md`, phantom defence).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Defence {
    /// The pieces of its side that would attack its square after it was taken.
    pub defenders: BitBoard,
    /// The King seems to defend it, but by a power that goes with the piece.
    pub phantom: bool,
}

impl Position {
    /// Who defends the piece on `square`; nobody an empty square. Pins are not looked at.
    pub fn defence(&self, square: Square) -> Defence {
        let Some((color, _)) = self.piece_at(square) else {
            return Defence::default();
        };
        let ground = Ground::of(self.terrain);
        let king = self.pieces_of(color, crate::Piece::King);
        let seeming = self.attackers(square, color) & !square.bitboard();
        let force = Force::new(self, color, square.bitboard());
        let mut defenders = force.attackers(ground, square, self.occupied());
        if ground.closed.has(square) {
            defenders &= force.pawns | force.towers;
        }
        let phantom = !(seeming & king).is_empty() && (defenders & king).is_empty();
        Defence { defenders, phantom }
    }

    /// The powers its King loses if the piece on `square` is taken.
    pub fn disarms(&self, square: Square) -> Powers {
        let Some((color, _)) = self.piece_at(square) else {
            return Powers::NONE;
        };
        self.powers(color)
            .without(self.powers_without(color, square.bitboard()))
    }
}
