//! A computer player of Field Chess that knows no more than a person in its seat would.
//!
//! It takes a [`View`], supposes many armies that agree with all that the enemy's pieces have
//! shown, looks at every move in each of them, and makes the one that is best on the whole.
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

/// How hard a player thinks.
#[derive(Copy, Clone, Debug)]
struct Effort {
    /// How many armies it supposes.
    guesses: u32,
    /// How many plies it looks ahead in each, beside attacks.
    depth: u32,
    /// How far its judgement of a move may be off.
    noise: u32,
}

impl Effort {
    const fn of(level: Level) -> Self {
        let (guesses, depth, noise) = match level {
            Level::Beginner => (3, 1, 60),
            Level::Casual => (8, 1, 25),
            Level::Club => (12, 2, 10),
            Level::Expert => (30, 2, 4),
            Level::Master => (32, 3, 2),
        };
        Self {
            guesses,
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
/// the armies looked at so far count.
pub fn choose(view: &View, level: Level, seed: u64, stop: &Stop) -> Option<Move> {
    let effort = Effort::of(level);
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut moves = view.legal_moves();
    moves.sort_unstable();
    let mut sums = vec![0i64; moves.len()];
    let mut guess = Guess::new(view, &mut dice);
    let mut looked = 0;
    for _ in 0..effort.guesses {
        guess.shake(&mut dice);
        looked += i64::from(look(&guess, effort.depth, &moves, &mut sums, stop));
    }
    let back = taken_back(view);
    let mut judged: Vec<(i64, Move)> = Vec::with_capacity(moves.len());
    for (sum, mv) in sums.into_iter().zip(moves) {
        let noise = i64::from(dice.next_u32() % (2 * effort.noise + 1)) - i64::from(effort.noise);
        let dull = if back == Some(mv) { BACK } else { 0 };
        judged.push((sum / looked.max(1) + noise - dull, mv));
    }
    judged.into_iter().max().map(|(_, mv)| mv)
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
        };
        rate(&position, &limits, stop)
    });
    for (mv, score) in rated.iter().flatten() {
        if let Ok(at) = moves.binary_search(mv) {
            sums[at] += i64::from(*score);
        }
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
