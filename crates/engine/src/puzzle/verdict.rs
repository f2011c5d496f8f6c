use super::solve::after;
use super::{Solution, Solver};
use rules::battle::Position;
use rules::{Move, Position as _};

/// What comes of a move that somebody tries in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It ends the battle, won.
    Won,
    /// It is right: the best defence, and what is right after that.
    Right(Move, Solution),
    /// It does not win in time; the reply that shows it, unless the battle is over with it.
    Wrong(Option<Move>),
}

impl Verdict {
    /// Judges a legal move where the side to move is to win within `moves` moves. `known` is what is
    /// right there, as far as it has been worked out.
    ///
    /// Whatever wins in time is right, not the known move alone.
    pub fn on(position: &Position, mv: Move, moves: u32, known: Option<&Solution>) -> Self {
        let (next, us) = (after(position, mv), position.side_to_move());
        if let Some(outcome) = next.outcome() {
            return match outcome.winner == Some(us) {
                true => Self::Won,
                false => Self::Wrong(None),
            };
        }
        if let Some(solution) = known.filter(|it| it.key() == Some(mv))
            && let Some((reply, on)) = solution.best_defence()
        {
            return Self::Right(reply, on);
        }
        let (left, mut solver) = (moves.saturating_sub(1), Solver::new());
        if left == 0 || !solver.is_beaten(&next, left) {
            return Self::Wrong(refutation(&next, left, &mut solver));
        }
        match best_reply(&next, left, &mut solver) {
            Some((reply, on)) => Self::Right(reply, on),
            None => Self::Wrong(None),
        }
    }
}

/// The reply that shows that nothing is won within `left` moves: one that takes something, if it can
/// be had.
fn refutation(next: &Position, left: u32, solver: &mut Solver) -> Option<Move> {
    let mut defences = match left {
        0 => next.legal_moves(),
        left => solver.defences(next, left),
    };
    defences.sort_by_key(|&mv| (!next.is_capture(mv), !after(next, mv).is_check(), mv));
    defences.first().copied()
}

/// The reply that holds out longest, and what is right after it.
fn best_reply(next: &Position, left: u32, solver: &mut Solver) -> Option<(Move, Solution)> {
    let mut replies = next.legal_moves();
    replies.sort_unstable();
    let answered = replies.into_iter().filter_map(|reply| {
        let solution = Solution::find(&after(next, reply), left, solver)?;
        Some((reply, solution))
    });
    answered.reduce(|best, it| match it.1.len() > best.1.len() {
        true => it,
        false => best,
    })
}

impl Solution {
    /// The first reply to its key in the tree, which orders the best defences first, and what is right after
    /// it; `None` if the key ends the battle.
    pub fn best_defence(&self) -> Option<(Move, Self)> {
        let answer = self.then.first()?;
        Some((*answer.to.first()?, answer.solution.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Book;
    use super::*;

    const FILE: &str = include_str!("../../../../assets/puzzles/battle.ron");

    #[test]
    fn every_puzzle_is_solved_against_its_best_defence() {
        let book = Book::read(FILE).expect("the puzzles");
        for puzzle in &book.puzzles {
            let (mut at, mut right) = (puzzle.position.clone(), puzzle.solution.clone());
            let mut left = puzzle.goal.moves();
            loop {
                let key = right.key().expect("a move");
                match Verdict::on(&at, key, left, Some(&right)) {
                    Verdict::Won => break,
                    Verdict::Right(reply, on) => {
                        at = after(&after(&at, key), reply);
                        right = on;
                    }
                    wrong => panic!("{}: {key} is {wrong:?}", puzzle.id),
                }
                left -= 1;
                assert!(left > 0, "{} takes too long", puzzle.id);
            }
        }
    }

    #[test]
    fn every_other_first_move_is_refuted() {
        let book = Book::read(FILE).expect("the puzzles");
        for puzzle in book.puzzles.iter().filter(|it| it.goal.moves() == 2) {
            let position = &puzzle.position;
            for mv in position.legal_moves() {
                if puzzle.solution.play.contains(&mv) {
                    continue;
                }
                let verdict = Verdict::on(position, mv, 2, Some(&puzzle.solution));
                let Verdict::Wrong(reply) = verdict else {
                    panic!("{}: {mv} is {verdict:?}", puzzle.id);
                };
                let next = after(position, mv);
                assert_eq!(reply.is_none(), next.outcome().is_some(), "{}", puzzle.id);
                if let Some(reply) = reply {
                    let on = after(&next, reply);
                    assert!(!Solver::new().wins(&on, 1), "{}: {mv} {reply}", puzzle.id);
                }
            }
        }
    }

    #[test]
    fn what_wins_as_fast_by_another_move_is_right_too() {
        // Rook and King both take the last Rook, and both rout.
        let rout: Position = "7k/8/8/r7/1K6/8/8/R7 w field - - 1 50".parse().expect("it");
        let solution = Solution::find(&rout, 1, &mut Solver::new()).expect("a win");
        for mv in solution.play.clone() {
            assert_eq!(Verdict::on(&rout, mv, 1, Some(&solution)), Verdict::Won);
        }
        let elsewhere = rout.parse_move("b4b3").expect("a move");
        assert!(matches!(
            Verdict::on(&rout, elsewhere, 1, Some(&solution)),
            Verdict::Wrong(Some(_))
        ));
    }
}
