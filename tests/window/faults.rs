//! What goes wrong in the real window: the game breaks or is killed, or its own files are missing.

use crate::game::Game;
use crate::guest::Guest;
use crate::table::{begin, game_lines, moves, set_up};
use std::fs;
use std::path::{Path, PathBuf};

fn chess(name: &str, words: &[&str]) -> Game {
    let mut game = Game::start(name, words);
    set_up(&mut game, "Chess");
    game.choose("Two players");
    begin(&mut game);
    for text in ["e2e4", "c7c5"] {
        moves(&mut game, text);
    }
    game
}

/// The game is started again and goes on.
fn continued(game: &mut Game, left: &[String]) {
    game.click_with("Continue");
    let again = Guest::awaited(game);
    assert_eq!(game_lines(&again), left);
    moves(game, "g1f3");
}

fn lines(game: &Game) -> Vec<String> {
    let state = game.state();
    game_lines(&state).into_iter().map(str::to_owned).collect()
}

fn reports(game: &Game) -> Vec<PathBuf> {
    let entries = fs::read_dir(game.folder.join("config/reports"));
    let paths = entries.into_iter().flatten().flatten();
    paths.map(|entry| entry.path()).collect()
}

#[test]
fn a_game_that_broke_off_is_told_of_and_is_there_again() {
    let sign = Path::new(env!("CARGO_TARGET_TMPDIR")).join("window-broken/break");
    let mut game = chess("window-broken", &["--panic-when", &sign.to_string_lossy()]);
    let left = lines(&game);
    fs::write(&sign, "").expect("a sign");
    let log = game.wait_for_break();
    assert!(log.contains("A report of what broke is kept as"), "{log}");
    let written = reports(&game);
    assert_eq!(written.len(), 1, "{written:?}");
    let report = fs::read_to_string(&written[0]).expect("a report");
    for words in [
        env!("CARGO_PKG_VERSION"),
        "table     Chess, 2 steps\n",
        "the game was told to break",
        "thread    main",
        "break_if_wished",
    ] {
        assert!(report.contains(words), "{words} in\n{report}");
    }
    let folder = game.folder.clone();
    drop(game);
    let mut game = Game::start_again(folder, &[]);
    game.wait_for("the report", |state| {
        state.button("Copy the report").is_some()
    });
    game.click("Copy the report");
    game.click("Go on");
    game.wait_for("the title", |state| state.button("Go on").is_none());
    continued(&mut game, &left);
    let told = reports(&game);
    assert!(!told[0].to_string_lossy().ends_with(".new.txt"), "{told:?}");
}

#[test]
fn a_game_that_was_killed_is_there_again() {
    let mut game = chess("window-killed", &[]);
    let left = lines(&game);
    game.kill();
    let folder = game.folder.clone();
    drop(game);
    let mut game = Game::start_again(folder, &[]);
    continued(&mut game, &left);
    assert!(reports(&game).is_empty());
}
