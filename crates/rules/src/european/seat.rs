use crate::{BitBoard, Square};
use std::fmt;

/// A player's corner. Turns go clockwise, in the order of the indices (`european.md`, the common
/// game).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// 0, at a1; its army goes up.
    SouthWest,
    /// 1, at a8; its army goes right.
    NorthWest,
    /// 2, at h8; its army goes down.
    NorthEast,
    /// 3, at h1; its army goes left.
    SouthEast,
}

impl Seat {
    /// Every seat in turn order.
    pub const ALL: [Self; 4] = [
        Self::SouthWest,
        Self::NorthWest,
        Self::NorthEast,
        Self::SouthEast,
    ];

    /// 0 to 3.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat with this number, if it is below 4.
    pub fn new(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    /// The number in files: `0` to `3`.
    pub const fn name(self) -> &'static str {
        ["0", "1", "2", "3"][self as usize]
    }

    /// Reads a number `0` to `3`.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|seat| seat.name() == text)
    }

    /// All four in turn order, this one first.
    pub fn and_after(self) -> [Self; 4] {
        std::array::from_fn(|i| Self::ALL[(self.index() + i) % 4])
    }

    /// Where this army has the square that seat 0 has at `square`: the board turned clockwise.
    pub fn turned(self, square: Square) -> Square {
        let (file, rank) = (square.file(), square.rank());
        let (file, rank) = match self {
            Self::SouthWest => (file, rank),
            Self::NorthWest => (rank, 7 - file),
            Self::NorthEast => (7 - file, 7 - rank),
            Self::SouthEast => (7 - rank, file),
        };
        Square::masked(u32::from(rank) * 8 + u32::from(file))
    }

    /// How far `square` is along this army's direction: 0 on its own edge, 7 on the far one.
    pub const fn row(self, square: Square) -> u8 {
        match self {
            Self::SouthWest => square.rank(),
            Self::NorthWest => square.file(),
            Self::NorthEast => 7 - square.rank(),
            Self::SouthEast => 7 - square.file(),
        }
    }

    /// The square one step on in this army's direction.
    pub const fn forward(self, square: Square) -> Option<Square> {
        if self.row(square) == 7 {
            return None;
        }
        Some(square.offset(match self {
            Self::SouthWest => 8,
            Self::NorthWest => 1,
            Self::NorthEast => -8,
            Self::SouthEast => -1,
        }))
    }

    /// The two squares diagonally forward, where they are on the board.
    pub fn diagonals(self, square: Square) -> BitBoard {
        let Some(ahead) = self.forward(square) else {
            return BitBoard::EMPTY;
        };
        let row = usize::from(self.row(ahead));
        let row = match self {
            Self::SouthWest => BitBoard::RANKS[row],
            Self::NorthWest => BitBoard::FILES[row],
            Self::NorthEast => BitBoard::RANKS[7 - row],
            Self::SouthEast => BitBoard::FILES[7 - row],
        };
        crate::attacks::king(square) & row & !ahead.bitboard()
    }
}

/// The number.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_follow_each_other_clockwise() {
        let corners = Seat::ALL.map(|seat| seat.turned(Square::A1));
        assert_eq!(corners, [Square::A1, Square::A8, Square::H8, Square::H1]);
        let pawns = Seat::ALL.map(|seat| seat.turned(Square::A2));
        assert_eq!(pawns, [Square::A2, Square::B8, Square::H7, Square::G1]);
    }

    #[test]
    fn forward_leads_to_the_next_row() {
        for seat in Seat::ALL {
            for square in Square::all() {
                let next = seat.forward(square).map(|ahead| seat.row(ahead));
                let row = seat.row(square);
                assert_eq!(next, (row < 7).then_some(row + 1));
                assert!(
                    seat.diagonals(square)
                        .into_iter()
                        .all(|at| seat.row(at) == row + 1 && at.distance(square) == 1)
                );
            }
        }
    }
}
