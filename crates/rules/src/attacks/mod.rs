//! What a piece attacks on an 8x8 board with nothing special about its ground.
//!
//! Leapers and rays are tables made by the compiler; sliders look up a table indexed with magic
//! multiplication, or with PEXT where the target has it (`build/main.rs` decides).

mod leapers;
mod rays;
mod sliders;

pub(crate) use leapers::{KNIGHT_LEAPS, pawn_captures, step_forward};
pub use leapers::{king, knight, pawn};
pub use rays::{between, bishop_rays, line, queen_rays, rook_rays};
pub use sliders::{bishop, queen, rook};

/// The four directions of a rook, as (files, ranks).
pub(crate) const ROOK_DIRECTIONS: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
/// The four directions of a bishop.
pub(crate) const BISHOP_DIRECTIONS: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

/// The index of the square `(df, dr)` away from `square`, or `None` off the board.
pub(crate) const fn step(square: usize, df: i8, dr: i8) -> Option<usize> {
    let file = (square % 8) as i8 + df;
    let rank = (square / 8) as i8 + dr;
    if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        Some(rank as usize * 8 + file as usize)
    } else {
        None
    }
}
