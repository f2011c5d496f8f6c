use super::terrain::{Lie, Terrain};
use crate::attacks::{BISHOP_DIRECTIONS, KNIGHT_LEAPS, ROOK_DIRECTIONS, step};
use crate::{BitBoard, Color, Square};

/// A terrain worked out for the generator. Because no stop or closed square depends on where
/// pieces stand, the ground's say in a slide is one mask: look-up and mask.
pub(super) struct Ground {
    slide: [[BitBoard; 64]; 2],
    slide_to: [[BitBoard; 64]; 2],
    /// One table for each set of Towers still standing, since a breach opens leaps.
    knight: [[BitBoard; 64]; 4],
    /// Squares that nothing but a pawn may enter.
    pub closed: BitBoard,
    /// Squares that a pawn may not enter.
    pub closed_to_pawns: BitBoard,
}

/// By [`Terrain::index`].
static GROUNDS: [Ground; Terrain::ALL.len()] = {
    let mut grounds = [const { Ground::new(Terrain::Field.lie()) }; Terrain::ALL.len()];
    let mut i = 0;
    while i < grounds.len() {
        grounds[i] = Ground::new(Terrain::ALL[i].lie());
        i += 1;
    }
    grounds
};

impl Ground {
    #[inline(always)]
    pub fn of(terrain: Terrain) -> &'static Self {
        &GROUNDS[terrain.index()]
    }

    /// Where the ground lets a slider of `color` on `from` come, were the board empty.
    #[inline(always)]
    pub fn slide(&self, color: Color, from: Square) -> BitBoard {
        self.slide[color.index()][from.index()]
    }

    /// From where the ground lets a slider of `color` come to `to`.
    #[inline(always)]
    pub fn slide_to(&self, color: Color, to: Square) -> BitBoard {
        self.slide_to[color.index()][to.index()]
    }

    /// Where a Knight on each square may leap while `towers` stand. Whether the leap leads from or
    /// to the square makes no difference as long as a Knight can stand there.
    #[inline(always)]
    pub fn leaps(&self, towers: BitBoard) -> &[BitBoard; 64] {
        &self.knight[towers_standing(towers)]
    }

    const fn new(lie: Lie) -> Self {
        let mut slide = [[BitBoard::EMPTY; 64]; 2];
        let mut slide_to = [[BitBoard::EMPTY; 64]; 2];
        let mut side = 0;
        while side < 2 {
            slide[side] = slides(&lie, lie.stops[side]);
            slide_to[side] = transposed(&slide[side]);
            side += 1;
        }
        let mut knight = [[BitBoard::EMPTY; 64]; 4];
        let mut standing = 0;
        while standing < 4 {
            knight[standing] = leaps(&lie, BitBoard((standing as u64) << TOWERS_FROM));
            standing += 1;
        }
        Self {
            slide,
            slide_to,
            knight,
            closed: lie.closed,
            closed_to_pawns: lie.closed_to_pawns,
        }
    }
}

impl Terrain {
    /// Where the ground lets a slider of `color` on `from` come, were the board empty: to be met
    /// with what it attacks on plain ground.
    #[inline]
    pub fn slides(self, color: Color, from: Square) -> BitBoard {
        Ground::of(self).slide(color, from)
    }

    /// Where a Knight on `from` may leap while `towers` stand.
    #[inline]
    pub fn leaps(self, towers: BitBoard, from: Square) -> BitBoard {
        Ground::of(self).leaps(towers)[from.index()]
    }
}

/// The Tower squares d5 and e5 are bits 35 and 36.
const TOWERS_FROM: u32 = Square::D5.index() as u32;

#[inline(always)]
const fn towers_standing(towers: BitBoard) -> usize {
    (towers.0 >> TOWERS_FROM & 3) as usize
}

const fn slides(lie: &Lie, stops: BitBoard) -> [BitBoard; 64] {
    let mut table = [BitBoard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let free = stops.0 >> from & 1 == 1;
        let mut i = 0;
        while i < 8 {
            let (df, dr) = if i < 4 {
                ROOK_DIRECTIONS[i]
            } else {
                BISHOP_DIRECTIONS[i - 4]
            };
            let mut at = from;
            while let Some(next) = step(at, df, dr) {
                if lie.closed.0 >> next & 1 == 1 {
                    break;
                }
                table[from].0 |= 1 << next;
                if !free && stops.0 >> next & 1 == 1 {
                    break;
                }
                at = next;
            }
            i += 1;
        }
        from += 1;
    }
    table
}

const fn transposed(table: &[BitBoard; 64]) -> [BitBoard; 64] {
    let mut result = [BitBoard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = 0;
        while to < 64 {
            result[to].0 |= (table[from].0 >> to & 1) << from;
            to += 1;
        }
        from += 1;
    }
    result
}

const fn leaps(lie: &Lie, towers: BitBoard) -> [BitBoard; 64] {
    let mut table = [BitBoard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut i = 0;
        while i < 8 {
            if let Some(to) = step(from, KNIGHT_LEAPS[i].0, KNIGHT_LEAPS[i].1) {
                let lands = lie.closed.0 >> to & 1 == 0;
                if lands && crosses(lie, towers, from, to) {
                    table[from].0 |= 1 << to;
                }
            }
            i += 1;
        }
        from += 1;
    }
    table
}

/// Whether a leap over rank 5 finds a crossing: on the file of departure (long leg first) or on
/// the file of arrival (short leg first). Every other leap is free.
const fn crosses(lie: &Lie, towers: BitBoard, from: usize, to: usize) -> bool {
    let over_rank_5 = (from / 8 == 3 && to / 8 == 5) || (from / 8 == 5 && to / 8 == 3);
    match lie.crossings {
        Some(crossings) if over_rank_5 => {
            let open = crossings.0 & !towers.0;
            open >> (32 + from % 8) & 1 == 1 || open >> (32 + to % 8) & 1 == 1
        }
        _ => true,
    }
}
