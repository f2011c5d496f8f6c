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
mod setup;

pub use setup::set_up;

use crate::search::rate;
use crate::{Level, Limits, Stop};
use guess::Guess;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::field::{Move, View};
use std::cmp::Reverse;

/// How hard a player thinks.
#[derive(Copy, Clone, Debug)]
struct Effort {
    /// In how many supposed armies it glances at every move.
    glances: u32,
    /// How many of the moves that seem best it then looks at.
    kept: usize,
    /// In how many armies it does.
    looks: u32,
    /// How many plies it looks ahead there, beside attacks.
    depth: u32,
    /// How far its judgement of a move may be off.
    noise: u32,
}

impl Effort {
    const fn of(level: Level) -> Self {
        let (glances, kept, looks, depth, noise) = match level {
            Level::Beginner => (2, 0, 0, 0, 300),
            Level::Casual => (4, 0, 0, 0, 120),
            Level::Club => (8, 0, 0, 0, 40),
            Level::Expert => (8, 8, 4, 2, 10),
            Level::Master => (12, 8, 8, 3, 0),
        };
        Self {
            glances,
            kept,
            looks,
            depth,
            noise,
        }
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
/// the glances so far count.
pub fn choose(view: &View, level: Level, seed: u64, stop: &Stop) -> Option<Move> {
    let effort = Effort::of(level);
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut moves = view.legal_moves();
    moves.sort_unstable();
    let mut guess = Guess::new(view, &mut dice);
    let glanced = judge(&mut guess, &moves, effort.glances, 1, &mut dice, stop);
    let mut judged: Vec<(i64, Move)> = glanced.into_iter().zip(moves).collect();
    for (score, _) in &mut judged {
        let error = dice.next_u32() % (2 * effort.noise + 1);
        *score += i64::from(error) - i64::from(effort.noise);
    }
    best_first(&mut judged, view);
    if effort.looks > 0 && judged.len() > 1 {
        judged.truncate(effort.kept);
        let moves: Vec<Move> = judged.iter().map(|&(_, mv)| mv).collect();
        let (armies, depth) = (effort.looks, effort.depth);
        let looked = judge(&mut guess, &moves, armies, depth, &mut dice, stop);
        // What was stopped has looked at too little.
        if !stop.is_stopped() {
            judged = looked.into_iter().zip(moves).collect();
            best_first(&mut judged, view);
        }
    }
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
    moves: &[Move],
    armies: u32,
    depth: u32,
    dice: &mut ChaCha8Rng,
    stop: &Stop,
) -> Vec<i64> {
    let mut sums = vec![0; moves.len()];
    let mut looked = 0;
    for _ in 0..armies {
        guess.shake(dice);
        looked += i64::from(look(guess, depth, moves, &mut sums, stop));
    }
    for sum in &mut sums {
        *sum /= looked.max(1);
    }
    sums
}

/// Adds the scores of the moves in one supposed army; whether it came to the end.
fn look(guess: &Guess<'_>, depth: u32, moves: &[Move], sums: &mut [i64], stop: &Stop) -> bool {
    let position = guess.position();
    // A dear look that is cut short is made up for by a cheap one.
    let rated = (1..=depth).rev().find_map(|depth| {
        let limits = Limits {
            nodes: Some(NODES),
            time: None,
            depth: Some(depth),
            threads: None,
        };
        rate(&position, moves, &limits, stop)
    });
    for (sum, score) in sums.iter_mut().zip(rated.iter().flatten()) {
        *sum += i64::from(*score);
    }
    rated.is_some()
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
