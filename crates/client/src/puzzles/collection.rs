//! The puzzles of the game, in the order in which they are offered.

use crate::called;
use engine::puzzle::{Book, Goal, Puzzle, Theme};
use rules::Position as _;
use std::sync::LazyLock;

/// Every puzzle, the easiest first.
pub(super) static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let file = include_str!("../../../../assets/puzzles/battle.ron");
    let mut puzzles = match Book::read(file) {
        Ok(book) => book.puzzles,
        Err(problem) => {
            bevy::log::error!("no puzzles: {problem}");
            Vec::new()
        }
    };
    puzzles.sort_by_key(|puzzle| (puzzle.grade, puzzle.goal.moves()));
    puzzles
});

/// The puzzle of that number, from 0.
pub(super) fn puzzle(number: usize) -> Option<&'static Puzzle> {
    PUZZLES.get(number)
}

/// How many there are.
pub fn count() -> usize {
    PUZZLES.len()
}

/// Who is to win, and in how many moves: `The attacker mates in two.`
pub(super) fn task(puzzle: &Puzzle) -> String {
    let side = called::part(puzzle.position.side_to_move());
    let moves = puzzle.goal.moves();
    match puzzle.goal {
        Goal::Mate(_) => words!("puzzles-mate", side = side, moves = moves),
        Goal::Rout(_) => words!("puzzles-rout", side = side, moves = moves),
    }
}

/// The same in short, and how hard it is: `Mate in two, easy`.
pub(super) fn brief(puzzle: &Puzzle) -> String {
    let goal = match puzzle.goal {
        Goal::Mate(_) => "mate",
        Goal::Rout(_) => "rout",
    };
    let (moves, grade) = (puzzle.goal.moves(), puzzle.grade);
    words!("puzzles-brief", goal = goal, moves = moves, grade = grade)
}

/// What it is about, once it is solved.
pub(super) fn theme(puzzle: &Puzzle) -> String {
    match puzzle.theme {
        Theme::Disarm => words!("puzzles-theme-disarm"),
        Theme::PhantomDefence => words!("puzzles-theme-phantom"),
        Theme::DoubleEdged => words!("puzzles-theme-edged"),
        Theme::TowerFire => words!("puzzles-theme-fire"),
        Theme::Drop => words!("puzzles-theme-drop"),
        Theme::Rout => words!("puzzles-theme-rout"),
        Theme::Ford => words!("puzzles-theme-ford"),
        Theme::Gate => words!("puzzles-theme-gate"),
        Theme::HillStop => words!("puzzles-theme-hill"),
        Theme::ForestStop => words!("puzzles-theme-forest"),
    }
}

/// How hard it is.
pub(super) fn grade(puzzle: &Puzzle) -> String {
    match puzzle.grade {
        1 => words!("puzzles-grade-easy"),
        2 => words!("puzzles-grade-middling"),
        _ => words!("puzzles-grade-hard"),
    }
}
