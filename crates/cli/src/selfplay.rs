//! Whole games by the computer against itself.

use engine::{Level, Stop, Thinkable};
use rules::field::{self, Side};
use rules::{IllegalMove, Outcome, Position};

/// A game played to its end or to `plies`.
#[derive(Clone, Debug)]
pub struct Game<P: Position> {
    /// Where it began.
    pub start: P,
    /// The moves in order.
    pub moves: Vec<P::Move>,
    /// The position they lead to.
    pub end: P,
    /// How it ended; `None` if it was cut off.
    pub outcome: Option<Outcome<P::Side>>,
}

/// Plays from `start` for at most `plies` half-moves, the first level for the side that moves
/// first. The same seed gives the same game.
pub fn play<P: Thinkable>(start: &P, levels: [Level; 2], seed: u64, plies: usize) -> Game<P> {
    let stop = Stop::default();
    let first = start.side_to_move();
    let mut end = start.clone();
    let mut moves = Vec::new();
    while moves.len() < plies && end.outcome().is_none() {
        let level = levels[usize::from(end.side_to_move() != first)];
        let turn_seed = seed.wrapping_add(moves.len() as u64);
        let Some(mv) = engine::choose(&end, level, turn_seed, &stop) else {
            break;
        };
        end.play_unchecked(mv);
        moves.push(mv);
    }
    let outcome = end.outcome();
    Game {
        start: start.clone(),
        moves,
        end,
        outcome,
    }
}

/// A game of Field Chess, the first level for South, each side knowing no more than its view;
/// from `start` or from set-ups that the computer makes.
pub fn play_field(
    start: Option<&field::Position>,
    levels: [Level; 2],
    seed: u64,
    plies: usize,
) -> Game<field::Position> {
    let stop = Stop::default();
    let start = start.cloned().unwrap_or_else(|| {
        let [south, north] = Side::ALL.map(|side| {
            let own_seed = seed.wrapping_add((side.index() as u64 + 1) << 50);
            engine::field::set_up(side, own_seed)
        });
        field::Position::from_setups(&south, &north)
    });
    let mut game = field::Game::from_position(start.clone());
    while game.record().len() < plies && game.outcome().is_none() {
        let side = game.position().turn_of();
        let turn_seed = seed.wrapping_add(game.record().len() as u64);
        let view = game.view(side);
        let mv = engine::field::choose(&view, levels[side.index()], turn_seed, &stop);
        if mv.is_none_or(|mv| game.play(mv).is_err()) {
            break;
        }
    }
    Game {
        start,
        moves: game.record().iter().map(|entry| entry.mv).collect(),
        end: game.position().clone(),
        outcome: game.outcome(),
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
