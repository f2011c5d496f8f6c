use crate::{BitBoard, Square};

/// Where one square's entries stand in the table, and how an occupancy is turned into an index.
struct Lines {
    mask: u64,
    #[cfg_attr(pext, allow(dead_code))]
    magic: u64,
    offset: u32,
    #[cfg_attr(pext, allow(dead_code))]
    shift: u32,
}

include!(concat!(env!("OUT_DIR"), "/sliders.rs"));

#[cfg(pext)]
#[allow(unsafe_code)]
#[inline(always)]
fn look_up(lines: &Lines, occupied: BitBoard) -> BitBoard {
    // SAFETY: this function is only compiled for targets that have BMI2.
    let index = unsafe { std::arch::x86_64::_pext_u64(occupied.0, lines.mask) } as usize;
    BitBoard(TABLE[(lines.offset as usize + index) & (TABLE.len() - 1)])
}

#[cfg(not(pext))]
#[inline(always)]
fn look_up(lines: &Lines, occupied: BitBoard) -> BitBoard {
    let product = (occupied.0 & lines.mask).wrapping_mul(lines.magic);
    let index = (product >> (lines.shift & 63)) as usize;
    BitBoard(TABLE[(lines.offset as usize + index) & (TABLE.len() - 1)])
}

/// The squares a rook on `square` attacks: each ray up to and including the first occupied square.
#[inline(always)]
pub fn rook(square: Square, occupied: BitBoard) -> BitBoard {
    look_up(&ROOK[square.index()], occupied)
}

/// The same for a bishop.
#[inline(always)]
pub fn bishop(square: Square, occupied: BitBoard) -> BitBoard {
    look_up(&BISHOP[square.index()], occupied)
}

/// The same for a queen.
#[inline(always)]
pub fn queen(square: Square, occupied: BitBoard) -> BitBoard {
    rook(square, occupied) | bishop(square, occupied)
}
