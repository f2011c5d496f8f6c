//! How long to think when a clock is running.

use engine::{Report, Score};
use std::time::Duration;

/// One side's clock.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Clock {
    /// What is left.
    pub left: Duration,
    /// What every move adds.
    pub increment: Duration,
    /// How many moves are to be made with it; all there will be if not told.
    pub moves: Option<u32>,
}

/// How long a move may take.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Budget {
    /// What it should take about.
    pub fair: Duration,
    /// What it must not exceed.
    pub most: Duration,
}

/// How many more moves a game is expected to have.
const EXPECTED: u32 = 30;

impl Budget {
    /// A share of what is left and of what is still to come, when `overhead` is lost with every
    /// move.
    pub fn of(clock: &Clock, overhead: Duration) -> Self {
        let moves = clock.moves.unwrap_or(EXPECTED).clamp(1, EXPECTED);
        let least = Duration::from_millis(1);
        let to_come = clock
            .left
            .saturating_add(clock.increment.saturating_mul(moves - 1));
        let usable = to_come.saturating_sub(overhead * (moves + 2));
        // The last move before the clock is wound up may have nearly all.
        let tenths = if moves == 1 { 9 } else { 5 };
        let dare = (clock.left / 10 * tenths)
            .saturating_sub(overhead)
            .max(least);
        let fair = (usable / moves).clamp(least, dare);
        Self {
            fair,
            most: fair.saturating_mul(4).min(dare),
        }
    }
}

/// Watches a search to end it in good time: sooner while its mind is made up, later while it
/// changes or the score falls.
#[derive(Clone, Debug)]
pub struct Pace<M> {
    fair: Duration,
    best: Option<M>,
    steady: u32,
    score: i32,
}

impl<M: Copy + Eq> Pace<M> {
    /// For a move that should take about `fair`.
    pub fn new(fair: Duration) -> Self {
        Self {
            fair,
            best: None,
            steady: 0,
            score: 0,
        }
    }

    /// Whether a search that has taken so long should end with what it reports.
    pub fn is_enough(&mut self, report: &Report<M>, taken: Duration) -> bool {
        let Some(line) = report.lines.first() else {
            return false;
        };
        let best = line.moves.first().copied();
        self.steady = if best == self.best {
            self.steady + 1
        } else {
            0
        };
        self.best = best;
        let score = match line.score {
            Score::Centipawns(points) => points,
            Score::WinIn(_) => 10_000,
            Score::LossIn(_) => -10_000,
        };
        let falls = self.score - score > 30 && report.depth > 4;
        self.score = score;
        // In hundredths; a depth more takes about as long as all before it.
        let share = match (falls, self.steady) {
            (true, _) => 110,
            (_, 0) => 85,
            (_, 1..=3) => 60,
            _ => 45,
        };
        taken >= self.fair * share / 100
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Line;

    fn clock(left: u64, increment: u64, moves: Option<u32>) -> Clock {
        Clock {
            left: Duration::from_millis(left),
            increment: Duration::from_millis(increment),
            moves,
        }
    }

    #[test]
    fn no_move_takes_more_than_there_is() {
        let overhead = Duration::from_millis(30);
        for left in [0, 1, 20, 50, 1_000, 60_000, 3_600_000] {
            for increment in [0, 100, 60_000] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let budget = Budget::of(&clock(left, increment, moves), overhead);
                    assert!(budget.fair <= budget.most && !budget.fair.is_zero());
                    let left = left.saturating_sub(30).max(1);
                    assert!(budget.most <= Duration::from_millis(left), "{budget:?}");
                }
            }
        }
    }

    #[test]
    fn a_longer_clock_and_fewer_moves_give_more() {
        let fair = |left, increment, moves| {
            Budget::of(&clock(left, increment, moves), Duration::ZERO).fair
        };
        assert!(fair(60_000, 0, None) < fair(120_000, 0, None));
        assert!(fair(60_000, 0, None) < fair(60_000, 1_000, None));
        assert!(fair(60_000, 0, Some(20)) < fair(60_000, 0, Some(5)));
        // Sixty moves in a row, each as long as is fair, leave something.
        let mut left = 10_000;
        for _ in 0..60 {
            left -= fair(left, 0, None).as_millis() as u64;
        }
        assert!(left > 0);
    }

    #[test]
    fn a_made_up_mind_ends_sooner_than_a_worried_one() {
        let report = |mv: u32, points: i32| Report {
            depth: 9,
            seldepth: 12,
            nodes: 1,
            hashfull: 0,
            lines: vec![Line {
                score: Score::Centipawns(points),
                moves: vec![mv],
            }],
        };
        let fair = Duration::from_millis(1000);
        let taken = Duration::from_millis(700);
        let mut pace = Pace::new(fair);
        assert!(!pace.is_enough(&report(1, 10), taken), "a new mind");
        assert!(pace.is_enough(&report(1, 10), taken));
        assert!(!pace.is_enough(&report(2, 10), taken));
        assert!(!pace.is_enough(&report(2, -90), taken), "the score falls");
        assert!(pace.is_enough(&report(2, -90), taken));
    }
}
