//! Whether a computer takes the offer of a draw.

use engine::{Limits, Score, Stop};
use rules::chess::Position;

/// Before so many full moves were played nobody agrees who does not stand badly.
const EARLY: u32 = 10;
/// A computer whose game is better than this, in hundredths of a pawn, plays on.
const CONTENT: i32 = 30;
/// The same while it is early.
const BAD: i32 = -100;
/// So few that nobody notices; the answer in a position is always the same.
const NODES: u64 = 20_000;

/// Whether a computer agrees to a draw that the side to move offers it.
pub(super) fn agrees(position: &Position) -> bool {
    let enough = if position.move_number() <= EARLY {
        BAD
    } else {
        CONTENT
    };
    let thought = engine::think(position, &Limits::nodes(NODES), 0, &Stop::default());
    match thought.map(|thought| thought.score.reversed()) {
        Some(Score::Centipawns(points)) => points <= enough,
        Some(Score::LossIn(_)) => true,
        Some(Score::WinIn(_)) | None => false,
    }
}
