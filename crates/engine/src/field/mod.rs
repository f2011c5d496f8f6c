//! A computer player of Field Chess that knows no more than a person in its seat would.
//!
//! It takes a [`View`], supposes many armies that agree with all that the enemy's pieces have
//! shown, glances at every move in each of them, looks ahead from the most promising, and makes
//! the one that is best on the whole.
//!
//! ```
//! use engine::{Level, Stop, field};
//! use rules::field::{Game, Side};
//!
//! let [south, north] = Side::ALL.map(|side| field::set_up(side, 5));
//! let game = Game::new(&south, &north).unwrap();
//! let view = game.view(Side::South);
//! let mv = field::choose(&view, Level::Beginner, 1, &Stop::default()).unwrap();
//! assert!(view.legal_moves().contains(&mv));
//! ```

mod guess;
mod habits;
mod setup;

pub use setup::set_up;

use crate::search::{Rater, rating};
use crate::{Level, Stop};
use guess::Guess;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::field::{Game, Move, Position, Side, View};
use std::cmp::Reverse;

/// How hard a player thinks.
#[derive(Copy, Clone, Debug)]
struct Effort {
    /// Each round looks at some moves: how many of those that seem best so far, in how many supposed
    /// armies, and how many plies ahead beside attacks.
    rounds: &'static [[usize; 3]],
    /// How far its judgement of a move may be off at first sight.
    noise: u32,
}

/// Every move.
const ALL: usize = usize::MAX;

impl Effort {
    const fn of(level: Level) -> Self {
        let noise = match level {
            Level::Beginner => 1200,
            Level::Casual => 400,
            Level::Club => 160,
            Level::Expert | Level::Master => 0,
        };
        let rounds: &[[usize; 3]] = match level {
            Level::Beginner => &[[ALL, 1, 1]],
            Level::Casual => &[[ALL, 2, 1]],
            Level::Club => &[[ALL, 4, 1]],
            Level::Expert => &[[ALL, 12, 1]],
            Level::Master => &[[ALL, 16, 1], [10, 40, 3]],
        };
        Self { rounds, noise }
    }
}

/// One supposed army is not looked at longer than this.
const NODES: u64 = 60_000;
/// What a move loses by taking back the one before, in hundredths of a pawn: without it a player
/// without a plan would walk to and fro.
const BACK: i64 = 12;

/// A move as a player of that level would make it; `None` if it is not its turn or it has none.
///
/// The same view, level and seed give the same move, unless it is stopped before its end: then
/// the rounds that it has finished count.
pub fn choose(view: &View, level: Level, seed: u64, stop: &Stop) -> Option<Move> {
    let effort = Effort::of(level);
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut moves = view.legal_moves();
    moves.sort_unstable();
    let mut judged: Vec<(i64, Move)> = moves.into_iter().map(|mv| (0, mv)).collect();
    if judged.len() < 2 {
        return judged.first().map(|&(_, mv)| mv);
    }
    let mut guess = Guess::new(view, &mut dice);
    rating(NODES, stop, |rater| {
        for (number, &[kept, armies, depth]) in effort.rounds.iter().enumerate() {
            let moves: Vec<Move> = judged.iter().map(|&(_, mv)| mv).take(kept).collect();
            let scores = judge(&mut guess, rater, &moves, (armies, depth as u32), &mut dice);
            // What was stopped has looked at too little.
            if number > 0 && stop.is_stopped() {
                break;
            }
            judged = scores.into_iter().zip(moves).collect();
            if number == 0 {
                for (score, _) in &mut judged {
                    let error = dice.next_u32() % (2 * effort.noise + 1);
                    *score += i64::from(error) - i64::from(effort.noise);
                }
            }
            best_first(&mut judged, view);
        }
    });
    judged.first().map(|&(_, mv)| mv)
}

/// Sorts moves by what they are worth, a little less if they only go to and fro.
fn best_first(judged: &mut [(i64, Move)], view: &View) {
    let back = taken_back(view);
    judged.sort_by_key(|&(score, mv)| {
        let dull = if back == Some(mv) { BACK } else { 0 };
        (Reverse(score - dull), mv)
    });
}

/// What the moves are worth on the average of some supposed armies.
fn judge(
    guess: &mut Guess<'_>,
    rater: &mut Rater<'_, Position>,
    moves: &[Move],
    (armies, depth): (usize, u32),
    dice: &mut ChaCha8Rng,
) -> Vec<i64> {
    let mut sums = vec![0; moves.len()];
    let mut looked = 0;
    for _ in 0..armies {
        guess.shake(dice);
        let position = guess.position();
        // A dear look that is cut short is made up for by a cheap one.
        let mut depths = (1..=depth).rev();
        let rated = depths.find_map(|depth| rater.rate(&position, moves, depth));
        looked += i64::from(rated.is_some());
        for (sum, score) in sums.iter_mut().zip(rated.iter().flatten()) {
            *sum += i64::from(*score);
        }
    }
    for sum in &mut sums {
        *sum /= looked.max(1);
    }
    sums
}

/// What the player does with some armies, as one number: for [`crate::bench`].
pub(crate) fn signature() -> u64 {
    let chosen = (0..4).filter_map(|seed| {
        let [south, north] = Side::ALL.map(|side| set_up(side, seed));
        let view = Game::new(&south, &north).ok()?.view(Side::South);
        choose(&view, Level::Expert, seed, &Stop::default())
    });
    chosen.fold(0, |sum, mv| {
        sum * 61 + (mv.from.index() * 60 + mv.to.index()) as u64
    }) % 10_000
}

/// The move that would undo the own last one, if nobody has fought since.
fn taken_back(view: &View) -> Option<Move> {
    let mut latest = view.record().iter().rev().take(2);
    let last = latest.find(|seen| seen.side == view.side() && seen.combat.is_none())?;
    Some(Move {
        from: last.mv.to,
        to: last.mv.from,
    })
}
