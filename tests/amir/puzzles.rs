//! The puzzles of the game, proved anew, and `amir puzzles`.

use super::{amir, folder, text};
use engine::puzzle::{Book, Goal, Theme};
use rules::battle::Terrain;
use rules::{Color, Position as _};
use std::collections::HashSet;
use std::path::{Path, PathBuf};

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/puzzles/battle.ron")
}

fn book() -> Book {
    let text = std::fs::read_to_string(file()).expect("the puzzles");
    Book::read(&text).expect("a book")
}

#[test]
fn every_puzzle_is_proved() {
    let output = amir(&["puzzles", "check", &file().display().to_string()]);
    assert_eq!(text(&output.stdout), "40 proved, 0 failed\n");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn the_book_has_something_of_everything() {
    let puzzles = book().puzzles;
    for terrain in Terrain::ALL {
        let here = || {
            puzzles
                .iter()
                .filter(|puzzle| puzzle.position.terrain() == terrain)
        };
        assert_eq!(here().count(), 8, "{terrain}");
        for color in Color::ALL {
            let moves = here().filter(|puzzle| puzzle.position.side_to_move() == color);
            assert!(
                moves.count() >= 2,
                "{color:?} moves too seldom on {terrain}"
            );
        }
        assert!(
            here().is_sorted_by_key(|puzzle| puzzle.grade),
            "{terrain}: easy ones first"
        );
    }
    for theme in Theme::ALL {
        assert!(
            puzzles.iter().any(|puzzle| puzzle.theme == theme),
            "{theme}"
        );
    }
    for grade in 1..=3 {
        let many = puzzles
            .iter()
            .filter(|puzzle| puzzle.grade == grade)
            .count();
        assert!(many >= 8, "grade {grade}: {many}");
    }
    let routs = puzzles
        .iter()
        .filter(|puzzle| matches!(puzzle.goal, Goal::Rout(_)));
    assert!((1..=8).contains(&routs.count()));
}

#[test]
fn no_two_puzzles_are_alike_and_all_can_be_taken_in_at_a_glance() {
    let puzzles = book().puzzles;
    let (mut titles, mut helps, mut boards) = (HashSet::new(), HashSet::new(), HashSet::new());
    for puzzle in &puzzles {
        assert!(titles.insert(&puzzle.title), "{}", puzzle.title);
        assert!(helps.insert(&puzzle.help), "{}", puzzle.help);
        // A board is the same with left and right exchanged, too.
        let text = puzzle.position.to_string();
        let board = text.split(' ').next().unwrap_or_default();
        let ranks: Vec<String> = board
            .split('/')
            .map(|rank| rank.chars().rev().collect())
            .collect();
        assert!(!boards.contains(&ranks.join("/")), "{}", puzzle.id);
        assert!(boards.insert(board.to_owned()), "{}", puzzle.id);
        assert!(puzzle.position.occupied().len() <= 13, "{}", puzzle.id);
        assert!(puzzle.title.chars().count() <= 32, "{}", puzzle.title);
        assert!(puzzle.help.chars().count() <= 100, "{}", puzzle.help);
        assert!(puzzle.help.ends_with(['.', '?', '!']), "{}", puzzle.help);
    }
}

#[test]
fn a_spoiled_puzzle_is_named_and_why() {
    let folder = folder("amir-puzzles");
    let spoiled = folder.join("spoiled.ron");
    let mut book = book();
    book.puzzles.truncate(3);
    let id = book.puzzles[1].id.clone();
    book.puzzles[1].solution.then.clear();
    std::fs::write(&spoiled, book.write().expect("text")).expect("written");
    let output = amir(&["puzzles", "check", &spoiled.display().to_string()]);
    let told = text(&output.stdout);
    assert_eq!(
        told,
        format!("{id}: the solution is not what is proved\n2 proved, 1 failed\n")
    );
    assert_eq!(output.status.code(), Some(1));
    std::fs::write(&spoiled, "[(nonsense").expect("written");
    let output = amir(&["puzzles", "check", &spoiled.display().to_string()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("no collection of puzzles"));
}

#[test]
fn what_is_found_is_sound_and_the_same_for_the_same_seed() {
    let words = [
        "puzzles", "find", "--count", "1", "--moves", "2", "--merit", "0", "--seed", "5",
    ];
    let found = text(&amir(&words).stdout);
    assert_eq!(found, text(&amir(&words).stdout));
    let position = found.split(" | ").nth(5).expect("a position");
    let shown = text(&amir(&["puzzles", "show", position]).stdout);
    assert!(shown.contains(" in two | merit "), "{shown}");
    assert_eq!(
        amir(&["puzzles", "find", "--theme", "luck"]).status.code(),
        Some(2)
    );
}
