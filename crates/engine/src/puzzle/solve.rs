use rules::battle::Position;
use rules::{Move, Position as _};
use std::collections::HashMap;

/// The longest win that is sought, in moves of the winner.
const LONGEST: usize = 5;

/// Proves wins by trying everything. What it has proved it remembers.
///
/// A win is the end of the battle by mate or rout; retreat and resignation are no defences.
#[derive(Clone, Debug, Default)]
pub struct Solver {
    /// By hash, move number and moves left: whether the side to move wins.
    known: HashMap<(u64, u16, u32), bool>,
    /// By moves left: the reply that last refuted something, tried first.
    refutations: [Option<Move>; LONGEST + 1],
}

impl Solver {
    /// One that knows nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether the side to move can end the battle in its favour within `moves` of its own moves,
    /// whatever the other side does.
    pub fn wins(&mut self, position: &Position, moves: u32) -> bool {
        if moves < 2 {
            return moves == 1 && has_end(position);
        }
        let known = (position.hash(), position.move_number(), moves);
        if let Some(&wins) = self.known.get(&known) {
            return wins;
        }
        let wins = has_end(position) || {
            let tries = forcing_first(position);
            tries.iter().any(|next| self.is_beaten(next, moves - 1))
        };
        self.known.insert(known, wins);
        wins
    }

    /// Whether the side to move has lost, or will within `moves` moves of the other side, whatever
    /// it does.
    pub fn is_beaten(&mut self, position: &Position, moves: u32) -> bool {
        if moves == 0 {
            return is_lost(position);
        }
        let mut replies = position.legal_moves();
        if replies.is_empty() {
            return is_lost(position);
        }
        let slot = (moves as usize).min(LONGEST);
        let last = self.refutations.get(slot).copied().flatten();
        if let Some(at) = replies.iter().position(|&mv| Some(mv) == last) {
            replies.swap(0, at);
        }
        for reply in replies {
            if !self.wins(&after(position, reply), moves) {
                if let Some(slot) = self.refutations.get_mut(slot) {
                    *slot = Some(reply);
                }
                return false;
            }
        }
        true
    }

    /// The first moves that win within `moves` moves, sorted.
    pub fn keys(&mut self, position: &Position, moves: u32) -> Vec<Move> {
        let mut keys = position.legal_moves();
        keys.retain(|&mv| self.is_beaten(&after(position, mv), moves.saturating_sub(1)));
        keys.sort_unstable();
        keys
    }

    /// In how many moves the side to move wins at the soonest, if within `most`.
    pub fn distance(&mut self, position: &Position, most: u32) -> Option<u32> {
        (1..=most).find(|&moves| self.wins(position, moves))
    }

    /// The replies that keep the side to move from losing within `moves` further moves of the other
    /// side, sorted.
    pub fn defences(&mut self, position: &Position, moves: u32) -> Vec<Move> {
        let mut defences = position.legal_moves();
        defences.retain(|&mv| !self.wins(&after(position, mv), moves));
        defences.sort_unstable();
        defences
    }
}

/// The position after a legal move.
pub(super) fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

/// Whether the side to move has lost here and now.
fn is_lost(position: &Position) -> bool {
    let side = position.side_to_move();
    // Nobody is mated or routed otherwise, and this is asked most.
    if !position.is_check() && position.has_pieces(side) {
        return false;
    }
    position
        .outcome()
        .is_some_and(|outcome| outcome.winner == Some(!side))
}

/// Whether some move ends the battle at once in favour of who makes it.
fn has_end(position: &Position) -> bool {
    let moves = position.legal_moves();
    moves.into_iter().any(|mv| is_lost(&after(position, mv)))
}

/// The positions after each move, those that leave fewest replies first.
fn forcing_first(position: &Position) -> Vec<Position> {
    let moves = position.legal_moves();
    let mut tries: Vec<Position> = moves.into_iter().map(|mv| after(position, mv)).collect();
    tries.sort_by_cached_key(|next| (!next.is_check(), next.count_moves()));
    tries
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Position {
        text.parse().expect("a position")
    }

    fn names(moves: &[Move]) -> Vec<String> {
        moves.iter().map(ToString::to_string).collect()
    }

    /// The whole tree without order, memory or early ends.
    fn plain_wins(position: &Position, moves: u32) -> bool {
        moves > 0
            && position.legal_moves().into_iter().any(|mv| {
                let next = after(position, mv);
                let us = position.side_to_move();
                match next.outcome() {
                    Some(outcome) => outcome.winner == Some(us),
                    None => next
                        .legal_moves()
                        .into_iter()
                        .all(|reply| plain_wins(&after(&next, reply), moves - 1)),
                }
            })
    }

    #[test]
    fn a_ladder_is_climbed_in_two() {
        let ladder = read("7k/8/R7/1R6/8/8/8/K7 w field - - 1 50");
        let mut solver = Solver::new();
        assert_eq!(solver.distance(&ladder, 3), Some(1));
        // The lone King of a side with nothing left is routed as soon as he can take nothing.
        let rout = read("7k/8/8/r7/1K6/8/8/R7 w field - - 1 50");
        assert_eq!(names(&solver.keys(&rout, 1)), ["a1a5", "b4a5"]);
    }

    #[test]
    fn the_solver_agrees_with_the_plain_tree() {
        let positions = [
            "3k4/1n6/8/3K4/8/8/1R4B1/8 w field - - 1 50",
            "k7/2p5/8/3tt3/8/1R6/1R6/K7 w siege - - 1 50",
            "6k1/5ppp/8/8/8/8/8/R3K3 w river - - 1 50",
            "8/8/8/8/6r1/1k6/7n/K1N5 b forest - b 1 50",
            "1k6/p7/1K1N4/8/8/8/8/8 w hill - R 1 50",
        ];
        for text in positions {
            let position = read(text);
            for moves in 1..=2 {
                let wins = Solver::new().wins(&position, moves);
                assert_eq!(wins, plain_wins(&position, moves), "{text} in {moves}");
            }
        }
    }

    #[test]
    fn what_refutes_a_move_is_told() {
        let quiet = read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w field - - 1 50");
        let mut solver = Solver::new();
        assert!(solver.keys(&quiet, 1).is_empty());
        let mv = quiet.parse_move("e2e4").expect("a move");
        let next = after(&quiet, mv);
        assert_eq!(solver.defences(&next, 1).len(), next.legal_moves().len());
    }
}
