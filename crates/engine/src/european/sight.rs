//! What bears on which squares.

use crate::score::Points;
use rules::european::{Kind, Man, Position, Seat};
use rules::{BitBoard, Square, attacks};

/// What a piece is worth in hundredths of a pawn. A King's worth is his army.
pub(super) const fn worth(kind: Kind) -> Points {
    match kind {
        Kind::King => 0,
        Kind::Queen => 900,
        Kind::Rook => 480,
        Kind::Bishop => 320,
        Kind::Knight => 300,
        Kind::Pawn => 100,
        Kind::Cannon => 330,
        Kind::ChinesePawn => 95,
        Kind::MycenaeanKnight => 170,
    }
}

/// What a capture on a square takes off the board, Kings aside.
pub(super) fn worth_at(position: &Position, square: Square, man: Man) -> Points {
    let inside = |(kind, _, count): (Kind, Seat, u32)| worth(kind) * count as Points;
    match man.kind {
        Kind::MycenaeanKnight => {
            let cargo: Points = position.cargo(square).iter().map(inside).sum();
            worth(man.kind) + cargo
        }
        kind => worth(kind),
    }
}

/// Whose King stands on a square or is inside what stands there.
pub(super) fn king_at(position: &Position, square: Square, man: Man) -> Option<Seat> {
    match man.kind {
        Kind::King => Some(man.owner),
        Kind::MycenaeanKnight => {
            let cargo = position.cargo(square);
            Seat::ALL
                .into_iter()
                .find(|&seat| cargo.has(Kind::King, seat))
        }
        _ => None,
    }
}

/// The squares that the armies stand on and attack.
#[derive(Clone, Debug)]
pub(super) struct Sight {
    pub occupied: BitBoard,
    pub sides: [BitBoard; 4],
    /// What each seat could capture on, were it occupied by another.
    pub attacks: [BitBoard; 4],
    /// What each seat could burn.
    pub burns: [BitBoard; 4],
    /// Where each seat's King is, on the board or inside a Knight.
    pub kings: [Option<Square>; 4],
}

impl Sight {
    pub fn new(position: &Position) -> Self {
        let mut sight = Self {
            occupied: position.occupied(),
            sides: Seat::ALL.map(|seat| position.side(seat)),
            attacks: [BitBoard::EMPTY; 4],
            burns: [BitBoard::EMPTY; 4],
            kings: [None; 4],
        };
        for (square, man) in position.men() {
            let owner = man.owner.index();
            if let Some(seat) = king_at(position, square, man) {
                sight.kings[seat.index()] = Some(square);
            }
            if man.kind == Kind::MycenaeanKnight {
                if !position.cargo(square).is_empty() {
                    let near = attacks::king(square) & attacks::rook_rays(square);
                    sight.burns[owner] |= near | square.bitboard();
                }
            } else {
                sight.attacks[owner] |= sight.reach(square, man);
            }
        }
        sight
    }

    /// Where a piece could capture.
    fn reach(&self, from: Square, man: Man) -> BitBoard {
        match man.kind {
            Kind::King => attacks::king(from),
            Kind::Queen => attacks::queen(from, self.occupied),
            Kind::Rook => attacks::rook(from, self.occupied),
            Kind::Bishop => attacks::bishop(from, self.occupied),
            Kind::Knight => attacks::knight(from),
            Kind::Pawn => man.direction.diagonals(from),
            Kind::ChinesePawn if man.direction.row(from) >= 4 => {
                attacks::king(from) & attacks::rook_rays(from)
            }
            Kind::ChinesePawn => {
                let ahead = man.direction.forward(from);
                ahead.map_or(BitBoard::EMPTY, Square::bitboard)
            }
            Kind::Cannon => self.cannon(from),
            Kind::MycenaeanKnight => BitBoard::EMPTY,
        }
    }

    /// Over exactly one piece.
    fn cannon(&self, from: Square) -> BitBoard {
        let seen = attacks::rook(from, self.occupied);
        let beyond = |jumped: Square| {
            let without = self.occupied & !jumped.bitboard();
            attacks::rook(from, without) & !seen
        };
        let jumped = (seen & self.occupied).into_iter();
        jumped.fold(BitBoard::EMPTY, |all, jumped| all | beyond(jumped))
    }

    /// What all others attack.
    pub fn danger(&self, seat: Seat) -> BitBoard {
        self.of_others(seat, &self.attacks)
    }

    /// What all others could burn.
    pub fn fire(&self, seat: Seat) -> BitBoard {
        self.of_others(seat, &self.burns)
    }

    fn of_others(&self, seat: Seat, sets: &[BitBoard; 4]) -> BitBoard {
        let others = Seat::ALL.into_iter().filter(|&other| other != seat);
        others.fold(BitBoard::EMPTY, |all, other| all | sets[other.index()])
    }

    /// Whether a seat's King could be captured or burnt now, if it were another's turn.
    pub fn in_check(&self, position: &Position, seat: Seat) -> bool {
        self.kings[seat.index()].is_some_and(|king| {
            let danger = self.danger(seat) | self.fire(seat);
            danger.has(king) && !position.is_immune(seat)
        })
    }
}
