//! What a side attacks, its King by the powers he has.

use super::Position;
use super::ground::Ground;
use crate::{BitBoard, Color, Piece, Square, attacks};

/// A side's pieces by how they attack, its King among them by the powers he has.
pub(super) struct Force {
    pub color: Color,
    pub pawns: BitBoard,
    pub knights: BitBoard,
    pub diagonal: BitBoard,
    pub straight: BitBoard,
    pub king: BitBoard,
    pub towers: BitBoard,
    /// Where Knights of either side leap while the Towers stand that do.
    leaps: &'static [BitBoard; 64],
}

impl Force {
    /// The force of `color` were the pieces on `removed` gone.
    #[inline(always)]
    pub fn new(position: &Position, color: Color, removed: BitBoard) -> Self {
        let own = position.side(color) & !removed;
        let [pawns, knights, bishops, rooks, queens, king, towers] =
            position.pieces.map(|kind| kind & own);
        let powers = position.powers_without(color, removed);
        let with = |has: bool| if has { king } else { BitBoard::EMPTY };
        Self {
            color,
            pawns,
            knights: knights | with(powers.knight),
            diagonal: bishops | queens | with(powers.bishop),
            straight: rooks | queens | with(powers.rook),
            king,
            towers,
            leaps: Ground::of(position.terrain).leaps(position.pieces(Piece::Tower) & !removed),
        }
    }

    /// Where a Knight on `from` may leap, or from where one may leap there.
    #[inline(always)]
    pub fn leaps(&self, from: Square) -> BitBoard {
        self.leaps[from.index()]
    }

    /// Which pieces attack `square` when `occupied` is.
    #[inline(always)]
    pub fn attackers(&self, ground: &Ground, square: Square, occupied: BitBoard) -> BitBoard {
        let reach = ground.slide_to(self.color, square);
        let contact = self.pawns & attacks::pawn(!self.color, square)
            | self.knights & self.leaps(square)
            | self.king & attacks::king(square);
        let straight = attacks::rook(square, occupied);
        contact
            | self.diagonal & attacks::bishop(square, occupied) & reach
            | self.straight & straight & reach
            | self.towers & straight
    }

    /// Whether any piece attacks `square` when `occupied` is.
    #[inline(always)]
    pub fn attacks(&self, ground: &Ground, square: Square, occupied: BitBoard) -> bool {
        let contact = self.pawns & attacks::pawn(!self.color, square)
            | self.knights & self.leaps(square)
            | self.king & attacks::king(square);
        !contact.is_empty() || self.fires_at(ground, square, occupied)
    }

    /// Whether a slider or Tower attacks `square` when `occupied` is.
    #[inline(always)]
    pub fn fires_at(&self, ground: &Ground, square: Square, occupied: BitBoard) -> bool {
        let reach = ground.slide_to(self.color, square);
        let straight = (self.straight & reach | self.towers) & attacks::rook(square, occupied);
        let diagonal = self.diagonal & reach & attacks::bishop(square, occupied);
        !(straight | diagonal).is_empty()
    }

    /// Every square that pawns, Knights and the King's step attack, wherever anything stands.
    #[inline(always)]
    pub fn contact(&self) -> BitBoard {
        let pawns = if self.color == Color::White {
            attacks::pawn_captures::<true>(self.pawns)
        } else {
            attacks::pawn_captures::<false>(self.pawns)
        };
        let mut set = pawns[0].0 | pawns[1].0;
        for knight in self.knights {
            set |= self.leaps(knight);
        }
        for king in self.king {
            set |= attacks::king(king);
        }
        set
    }

    /// Which of these squares sliders and Towers attack when `occupied` is.
    #[inline(always)]
    pub fn fire(&self, ground: &Ground, squares: BitBoard, occupied: BitBoard) -> BitBoard {
        let mut set = BitBoard::EMPTY;
        for slider in self.straight {
            let reach = ground.slide(self.color, slider) & squares;
            if !reach.is_disjoint(attacks::rook_rays(slider)) {
                set |= attacks::rook(slider, occupied) & reach;
            }
        }
        for slider in self.diagonal {
            let reach = ground.slide(self.color, slider) & squares;
            if !reach.is_disjoint(attacks::bishop_rays(slider)) {
                set |= attacks::bishop(slider, occupied) & reach;
            }
        }
        for tower in self.towers {
            if !squares.is_disjoint(attacks::rook_rays(tower)) {
                set |= attacks::rook(tower, occupied) & squares;
            }
        }
        set
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

    /// The pieces of `color` that attack a square now, whatever stands there.
    ///
    /// A pawn or nobody on a square that is closed to other pieces is attacked by pawns and
    /// Towers only.
    pub fn attackers(&self, square: Square, color: Color) -> BitBoard {
        let ground = Ground::of(self.terrain);
        let force = Force::new(self, color, BitBoard::EMPTY);
        let found = force.attackers(ground, square, self.occupied());
        if ground.closed.has(square) {
            found & (force.pawns | force.towers)
        } else {
            found
        }
    }
}
