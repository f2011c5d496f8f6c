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
