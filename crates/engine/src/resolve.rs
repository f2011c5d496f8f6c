use crate::{Level, Stop, choose};
use rules::{Color, Move, Outcome, Position as _, battle};

/// A battle that the computer has played to its end for both sides.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// The moves in order.
    pub moves: Vec<Move>,
    /// The position after them.
    pub end: battle::Position,
    /// How the battle ended.
    pub outcome: Outcome<Color>,
}

/// Plays a battle to its end, both sides at `level`. The budget is never extended, and nobody
/// retreats or resigns. `None` only if it was stopped.
///
/// The same position, level and seed give the same battle.
pub fn resolve(
    position: &battle::Position,
    level: Level,
    seed: u64,
    stop: &Stop,
) -> Option<Resolved> {
    let mut end = position.clone();
    let mut moves = Vec::new();
    loop {
        if let Some(outcome) = end.outcome() {
            return Some(Resolved {
                moves,
                end,
                outcome,
            });
        }
        let turn_seed = seed.wrapping_add(moves.len() as u64);
        let mv = choose(&end, level, turn_seed, stop)?;
        if stop.is_stopped() {
            return None;
        }
        end.play_unchecked(mv);
        moves.push(mv);
    }
}
