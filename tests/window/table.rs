//! Games at a table in the real window, from the title to the result.

use crate::game::{Game, State};
use crate::guest::{Guest, does};
use engine::Level;
use std::time::Instant;
use tabletop::Point;

/// The choice that goes from one place to another, such as `e2e4`.
pub fn moves(game: &mut Game, text: &str) {
    let state = Guest::awaited(game);
    let board = state.at_table().expect("a game");
    let choices = board.choices();
    let choice = choices.iter().find(|it| it.action == text);
    let choice = choice.unwrap_or_else(|| panic!("{text} is no legal move:\n{}", state.0));
    does(game, choice);
}

pub fn set_up(game: &mut Game, name: &str) {
    game.click(name);
    game.wait_for("the set-up", |state| state.has("screen TableSetup"));
}

/// Takes every computer down from casual to the weakest.
fn weaken(game: &mut Game, names: &[&str]) {
    for name in names {
        game.click(&format!("{name} played by: previous"));
    }
}

pub fn begin(game: &mut Game) {
    game.click("Begin");
    game.wait_for("the table", |state| {
        state.has("screen Table") && state.place(&Point::at(0, 0).to_string()).is_some()
    });
}

fn to_the_title(game: &mut Game) {
    game.pause();
    game.click("Save, to the title");
    at_the_title(game);
}

fn at_the_title(game: &mut Game) {
    game.wait_for("the title", |state| {
        state.has("screen Title") && state.has("overlay None")
    });
}

pub fn game_lines(state: &State) -> Vec<&str> {
    state
        .0
        .lines()
        .filter(|line| line.starts_with(": "))
        .collect()
}

#[test]
fn chess_is_begun_left_taken_up_and_mated_by_clicks() {
    let mut game = Game::start("window-chess", &[]);
    set_up(&mut game, "Chess");
    game.choose("Two players");
    begin(&mut game);
    for text in ["f2f3", "e7e5"] {
        moves(&mut game, text);
    }
    let colours = game.take_picture(1);
    assert!(
        colours > 2000,
        "a painted board has many colours: {colours}"
    );
    let left = game.state().0.clone();
    to_the_title(&mut game);
    game.click("Quit");
    game.wait_for_end();

    let folder = game.folder.clone();
    drop(game);
    let mut game = Game::start_again(folder, &[]);
    game.click_with("Continue");
    let left = State(left);
    let again = Guest::awaited(&mut game);
    assert_eq!(game_lines(&again), game_lines(&left));
    copy_and_paste(&mut game);
    for text in ["g2g4", "d8h4"] {
        moves(&mut game, text);
    }
    let over = game.wait_for("the result", |state| state.has("overlay Result"));
    assert_eq!(over.value("ending"), Some("checkmate"));
    game.click("Title");
    at_the_title(&mut game);
    // The copy is over; what it was copied from goes on.
    game.click_with("Continue");
    let again = Guest::awaited(&mut game);
    assert_eq!(game_lines(&again), game_lines(&left));
    to_the_title(&mut game);
    game.click("Quit");
    game.wait_for_end();
}

/// Whether the first line of the analysis begins with this move.
fn advises(state: &State, words: &str) -> bool {
    state.button(&format!("Line 1: {words}")).is_some()
}

#[test]
fn a_game_is_analysed_and_looked_over_while_it_is_played() {
    let mut game = Game::start("window-analysis", &[]);
    set_up(&mut game, "Chess");
    game.choose("Two players");
    begin(&mut game);
    for text in ["f2f3", "e7e5", "g2g4"] {
        moves(&mut game, text);
    }
    assert!(
        game.state()
            .find_button(|it| it.starts_with("Line"))
            .is_none()
    );
    game.hand(&["key", "a"]);
    game.wait_for("the mate", |state| advises(state, "2… Qh4#"));
    let colours = game.take_picture(1);
    assert!(colours > 2000, "bar and arrows lie on the board: {colours}");
    // It follows what is looked back at.
    game.hand(&["key", "Home"]);
    game.wait_for("the beginning", |state| {
        let first = state.find_button(|it| it.starts_with("Line 1: 1. "));
        state.has("shown 0") && first.is_some()
    });
    game.hand(&["key", "o"]);
    game.click("Next turning point");
    game.wait_for("the blunder", |state| state.has("shown 3"));
    game.wait_for("its sign", |state| state.button("g4??").is_some());
    game.click("Lines");
    game.wait_for("the mate", |state| advises(state, "2… Qh4#"));
    game.hand(&["key", "a"]);
    game.wait_for("the record alone", |state| {
        state.find_button(|it| it.starts_with("Line")).is_none()
    });
    to_the_title(&mut game);
    game.click("Quit");
    game.wait_for_end();
}

/// Carries the game at the table by the clipboard to another table.
fn copy_and_paste(game: &mut Game) {
    game.pause();
    game.click("Copy the game");
    game.wait_for("the table again", |state| state.has("overlay None"));
    // What is taken back lets the two tables be told apart.
    moves(game, "g2g4");
    game.hand(&["key", "u"]);
    game.wait_for("it taken back", |state| {
        state.has("entries 2") && !state.has("version 0")
    });
    game.pause();
    game.click("Paste a game");
    game.wait_for("the game brought in", |state| {
        state.has("overlay None") && state.has("version 0") && state.has("entries 2")
    });
}

/// Plays until the result is shown, and says how long it took.
fn play_to_the_end(mut game: Game, level: Level) {
    let start = Instant::now();
    let mut guest = Guest::new(level);
    for number in 0..3000 {
        if !guest.plays(&mut game) {
            let state = game.state();
            let ending = state.value("ending").unwrap_or_default();
            let minutes = start.elapsed().as_secs_f32() / 60.0;
            println!("{ending} after {number} decisions in {minutes:.1} minutes");
            game.take_picture(1);
            game.click("Title");
            at_the_title(&mut game);
            game.click("Quit");
            game.wait_for_end();
            return;
        }
    }
    panic!("no end:\n{}", game.state().0);
}

/// Whole games take a good while where a processor draws the pictures: they are run by
/// `cargo test --workspace --test window -- --ignored`.
#[test]
#[ignore = "takes minutes without a graphics card"]
fn a_whole_game_of_chess_is_played_by_clicks() {
    let mut game = Game::start("window-whole-chess", &[]);
    set_up(&mut game, "Chess");
    weaken(&mut game, &["Black"]);
    begin(&mut game);
    play_to_the_end(game, Level::Expert);
}

#[test]
#[ignore = "takes minutes without a graphics card"]
fn a_whole_game_of_minnaar_chess_is_played_by_clicks() {
    let mut game = Game::start("window-whole-minnaar", &[]);
    set_up(&mut game, "Minnaar Chess");
    weaken(&mut game, &["White Establishment", "Black Establishment"]);
    begin(&mut game);
    play_to_the_end(game, Level::Club);
}

#[test]
#[ignore = "takes minutes without a graphics card"]
fn a_whole_game_of_field_chess_is_played_by_clicks() {
    let mut game = Game::start("window-whole-field", &[]);
    set_up(&mut game, "Field Chess");
    weaken(&mut game, &["North"]);
    begin(&mut game);
    play_to_the_end(game, Level::Club);
}

#[test]
#[ignore = "takes minutes without a graphics card"]
fn a_whole_game_of_european_chess_is_played_by_clicks() {
    let mut game = Game::start("window-whole-european", &[]);
    set_up(&mut game, "European Chess");
    weaken(&mut game, &["Corner a8", "Corner h8", "Corner h1"]);
    begin(&mut game);
    play_to_the_end(game, Level::Club);
}
