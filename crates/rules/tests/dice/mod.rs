//! Chance for tests: random games and scattered pieces.
#![allow(dead_code, reason = "each test file takes what it needs")]

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::Position;

pub fn seeded(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

pub fn below(rng: &mut ChaCha8Rng, bound: u32) -> u32 {
    rng.next_u32() % bound
}

/// One of them.
pub fn pick<'a, T>(rng: &mut ChaCha8Rng, of: &'a [T]) -> &'a T {
    &of[below(rng, of.len() as u32) as usize]
}

/// Plays at random from `position` for at most `plies` and calls `each` with every position.
pub fn random_game<P: Position>(
    mut position: P,
    seed: u64,
    plies: usize,
    mut each: impl FnMut(&P),
) {
    let mut rng = seeded(seed);
    for _ in 0..plies {
        each(&position);
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        position.play_unchecked(*pick(&mut rng, &moves));
    }
}

/// The placement of a board whose cells (rank 1 first, ' ' for empty) have so many files.
pub fn placement(cells: &[char], files: usize) -> String {
    let rows = cells.chunks(files).rev().map(|row| {
        let mut text = String::new();
        for part in row.split_inclusive(|c| *c != ' ') {
            let empty = part.iter().filter(|c| **c == ' ').count();
            if empty > 0 {
                text += &empty.to_string();
            }
            text.extend(part.iter().filter(|c| **c != ' '));
        }
        text
    });
    rows.collect::<Vec<_>>().join("/")
}

/// What must hold of any position: its text reads back, its key is that worked out from nothing.
pub fn check<P: Position>(position: &P, key_from_scratch: u64) {
    let text = position.to_string();
    let again: P = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
    assert_eq!((&again, again.to_string()), (position, text));
    assert_eq!(position.hash(), key_from_scratch, "key of {position}");
}

/// The legal moves as sorted strings; counting them gives as many.
pub fn sorted_moves<P: Position>(position: &P) -> Vec<String> {
    let moves = position.legal_moves();
    let mut moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    moves.sort();
    let count = moves.len() as u64;
    assert_eq!(position.count_moves(), count, "count of {position}");
    moves
}
