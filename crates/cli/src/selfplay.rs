//! Whole games by the computer against itself.

use engine::{Level, Stop, Thinkable};
use rules::{IllegalMove, Outcome, Position};

/// A game played to its end or to `plies`.
#[derive(Clone, Debug)]
pub struct Game<P: Position> {
    /// The moves in order.
    pub moves: Vec<P::Move>,
    /// The position they lead to.
    pub end: P,
    /// How it ended; `None` if it was cut off.
    pub outcome: Option<Outcome<P::Side>>,
}

/// Plays from `start`, the two levels moving in turn, for at most `plies` half-moves. The same
/// seed gives the same game.
pub fn play<P: Thinkable>(start: &P, levels: [Level; 2], seed: u64, plies: usize) -> Game<P> {
    let stop = Stop::default();
    let mut end = start.clone();
    let mut moves = Vec::new();
    while moves.len() < plies && end.outcome().is_none() {
        let ply = moves.len();
        let Some(mv) = engine::choose(&end, levels[ply % 2], seed.wrapping_add(ply as u64), &stop)
        else {
            break;
        };
        end.play_unchecked(mv);
        moves.push(mv);
    }
    let outcome = end.outcome();
    Game {
        moves,
        end,
        outcome,
    }
}

/// Replays a record.
///
/// # Errors
/// Names the first move that is not legal.
pub fn replay<P: Position>(start: &P, moves: &[P::Move]) -> Result<P, IllegalMove> {
    let mut position = start.clone();
    for &mv in moves {
        position.play(mv)?;
    }
    Ok(position)
}
