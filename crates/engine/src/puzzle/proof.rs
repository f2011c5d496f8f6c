use super::{Goal, Puzzle, Scene, Solution, Solver, Theme, themes};
use rules::battle::Position;
use rules::{Move, Piece, Position as _, Reason};

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The position is not the first of a battle, or who has just moved is in check.
    #[error("the position cannot stand at the start of a puzzle")]
    Position,
    /// There is no win within the moves of the goal.
    #[error("there is no win in {0} moves")]
    NoWin(u32),
    /// There is a faster win.
    #[error("there is a win in {0}")]
    Faster(u32),
    /// More than one first move wins.
    #[error("more than one first move wins: {}", words(.0))]
    Cook(Vec<Move>),
    /// Some best defence leaves a choice before the last move.
    #[error("after a best defence more than one move goes on: {}", words(.0))]
    Dual(Vec<Move>),
    /// The first move just takes a Queen that nobody guards.
    #[error("the first move takes a Queen that nobody guards")]
    HangingQueen,
    /// The tree is not the one that is proved.
    #[error("the solution is not what is proved")]
    Solution,
    /// The main line ends otherwise than the goal says.
    #[error("the main line does not end as the goal says")]
    End,
    /// The lines do not show the theme.
    #[error("the theme does not show; these do: {}", .0.iter().map(|theme| theme.name()).collect::<Vec<_>>().join(", "))]
    Theme(Vec<Theme>),
}

fn words(moves: &[Move]) -> String {
    let words: Vec<String> = moves.iter().map(ToString::to_string).collect();
    words.join(" ")
}

/// Proves a puzzle by trying everything: one first move wins, none wins faster, one way goes on after every
/// best defence before the last move, and the tree, the goal and the theme are what the file says.
///
/// # Errors
/// Says what is wrong.
pub fn prove(puzzle: &Puzzle) -> Result<(), Flaw> {
    if Scene::of(&puzzle.position).position().as_ref() != Some(&puzzle.position) {
        return Err(Flaw::Position);
    }
    let (solution, end) = solve(&puzzle.position, puzzle.goal.moves())?;
    if solution != puzzle.solution {
        return Err(Flaw::Solution);
    }
    if end != puzzle.goal {
        return Err(Flaw::End);
    }
    let shown = themes(&puzzle.position, &solution);
    if !shown.contains(&puzzle.theme) {
        return Err(Flaw::Theme(shown));
    }
    Ok(())
}

/// The solution of a sound puzzle of so many moves and the goal its main line reaches.
///
/// # Errors
/// Says why the position is no such puzzle.
pub fn solve(position: &Position, moves: u32) -> Result<(Solution, Goal), Flaw> {
    let mut solver = Solver::new();
    if let Some(faster) = solver.distance(position, moves.saturating_sub(1)) {
        return Err(Flaw::Faster(faster));
    }
    let keys = solver.keys(position, moves);
    let &[key] = keys.as_slice() else {
        return Err(match keys.is_empty() {
            true => Flaw::NoWin(moves),
            false => Flaw::Cook(keys),
        });
    };
    if position.captured(key) == Some(Piece::Queen) && is_unguarded(position, key) {
        return Err(Flaw::HangingQueen);
    }
    let solution = Solution::find(position, moves, &mut solver).ok_or(Flaw::NoWin(moves))?;
    for answer in &solution.then {
        let on = &answer.solution;
        if on.len() > 1 && on.len() + 1 == moves && on.play.len() > 1 {
            return Err(Flaw::Dual(on.play.clone()));
        }
    }
    let last = solution.main_line(position).end;
    let goal = match last.outcome().map(|outcome| outcome.reason) {
        Some(Reason::Rout) => Goal::Rout(moves),
        _ => Goal::Mate(moves),
    };
    Ok((solution, goal))
}

/// Whether nothing could take back on the square of a capture.
fn is_unguarded(position: &Position, capture: Move) -> bool {
    let next = super::solve::after(position, capture);
    next.attackers(capture.to(), next.side_to_move()).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// White's King steps aside quietly, and mates from afar with the Knight's or Rook's power to come.
    const QUIET: &str = "1N6/7P/8/5n2/8/8/k7/3K4 w field - - 1 50";

    fn read(text: &str) -> Position {
        text.parse().expect("a position")
    }

    fn puzzle() -> Puzzle {
        let position = read(QUIET);
        let (solution, goal) = solve(&position, 2).expect("sound");
        Puzzle {
            id: "quiet".into(),
            position,
            goal,
            theme: Theme::DoubleEdged,
            grade: 1,
            title: "Quiet".into(),
            help: "Step.".into(),
            solution,
        }
    }

    #[test]
    fn a_sound_puzzle_is_proved() {
        assert_eq!(prove(&puzzle()), Ok(()));
        assert_eq!(puzzle().goal, Goal::Mate(2));
    }

    #[test]
    fn what_is_wrong_with_a_puzzle_is_told() {
        let told = |change: &dyn Fn(&mut Puzzle)| {
            let mut changed = puzzle();
            change(&mut changed);
            prove(&changed).expect_err("a flaw")
        };
        let theme = told(&|puzzle| puzzle.theme = Theme::TowerFire);
        assert_eq!(theme, Flaw::Theme(vec![Theme::DoubleEdged]));
        assert_eq!(told(&|puzzle| puzzle.goal = Goal::Mate(3)), Flaw::Faster(2));
        assert_eq!(told(&|puzzle| puzzle.goal = Goal::Mate(1)), Flaw::NoWin(1));
        assert_eq!(told(&|puzzle| puzzle.goal = Goal::Rout(2)), Flaw::End);
        let shorter = told(&|puzzle| puzzle.solution.then.truncate(1));
        assert_eq!(shorter, Flaw::Solution);
        let later = "1N6/7P/8/5n2/8/8/k7/3K4 w field - - 9 50";
        assert_eq!(
            told(&|puzzle| puzzle.position = read(later)),
            Flaw::Position
        );
    }

    #[test]
    fn positions_that_are_no_puzzles_are_refused() {
        let flaw = |text| solve(&read(text), 1).expect_err("a flaw");
        // Rook and King both take the last Rook.
        let cook = flaw("7k/8/8/r7/1K6/8/8/R7 w field - - 1 50");
        assert!(
            matches!(&cook, Flaw::Cook(keys) if keys.len() == 2),
            "{cook}"
        );
        assert_eq!(
            flaw("4q2k/6pp/8/8/8/8/8/K3R3 w field - - 1 50"),
            Flaw::HangingQueen
        );
    }
}
