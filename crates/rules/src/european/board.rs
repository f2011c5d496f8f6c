use super::{Kind, Man, Seat};
use crate::{BitBoard, Square, zobrist};

/// What stands where, with the sets and the key that are asked for all the time.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Board {
    men: [Option<Man>; 64],
    sides: [BitBoard; 4],
    kinds: [BitBoard; 9],
    key: u64,
}

impl Board {
    pub const EMPTY: Self = Self {
        men: [None; 64],
        sides: [BitBoard::EMPTY; 4],
        kinds: [BitBoard::EMPTY; 9],
        key: 0,
    };

    #[inline]
    pub const fn man(&self, at: Square) -> Option<Man> {
        self.men[at.index()]
    }

    /// Puts a piece on a square; what stood there is gone.
    pub fn put(&mut self, at: Square, man: Man) {
        self.take(at);
        self.men[at.index()] = Some(man);
        self.toggle(at, man);
    }

    /// Takes a piece off the board, if there is one.
    pub fn take(&mut self, at: Square) -> Option<Man> {
        let man = self.men[at.index()].take()?;
        self.toggle(at, man);
        Some(man)
    }

    fn toggle(&mut self, at: Square, man: Man) {
        let (side, kind) = (man.owner.index(), man.kind.index());
        self.sides[side].0 ^= at.bitboard().0;
        self.kinds[kind].0 ^= at.bitboard().0;
        let what = (side * 9 + kind) * 4 + man.direction.index();
        self.key ^= zobrist::mix(KEYS + (what * 64 + at.index()) as u64);
    }

    pub const fn side(&self, owner: Seat) -> BitBoard {
        self.sides[owner.index()]
    }

    pub const fn kind(&self, kind: Kind) -> BitBoard {
        self.kinds[kind.index()]
    }

    pub fn occupied(&self) -> BitBoard {
        let [a, b, c, d] = self.sides;
        a | b | c | d
    }

    /// The same for the same pieces on the same squares, whatever order they came in.
    pub const fn key(&self) -> u64 {
        self.key
    }
}

/// Clear of the numbers that other keys are made of.
const KEYS: u64 = 1 << 20;
