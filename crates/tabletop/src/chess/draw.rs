//! Whether a computer takes the offer of a draw.

use engine::{Limits, Score, Stop};
use rules::chess::Position;

/// Nobody agrees before so many full moves were played.
const FIRST: u32 = 10;
/// A computer whose game is better than this, in hundredths of a pawn, plays on.
const CONTENT: i32 = 30;
/// So few that nobody notices; the answer in a position is always the same.
const NODES: u64 = 20_000;

/// Whether a computer agrees to a draw that the side to move offers it.
pub(crate) fn agrees(position: &Position) -> bool {
    if position.move_number() <= FIRST {
        return false;
    }
    let thought = engine::think(position, &Limits::nodes(NODES), 0, &Stop::default());
    match thought.map(|thought| thought.score.reversed()) {
        Some(Score::Centipawns(points)) => points <= CONTENT,
        Some(Score::LossIn(_)) => true,
        Some(Score::WinIn(_)) | None => false,
    }
}
