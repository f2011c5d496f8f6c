//! From the title into a battle by clicks, moves, a picture, and out again.

use crate::game::Game;
use rules::battle::{self, Terrain};
use std::fs;

fn leave(game: &mut Game) {
    game.hand(&["key", "Escape"]);
    game.wait_for("the pause menu", |state| state.has("overlay Pause"));
    game.click("Save, to the title");
    game.wait_for("the title again", |state| {
        state.has("screen Title") && state.has("overlay None")
    });
}

#[test]
fn a_battle_is_played_by_clicks_in_the_real_window() {
    let mut game = Game::start("window-battle", &[]);
    game.click("Quick Battle");
    game.wait_for("the set-up", |state| state.has("screen Setup"));
    game.click("River");
    // From the casual computer down to a person.
    for _ in 0..2 {
        game.click("Defender played by: previous");
    }
    game.click("Start the battle");
    let mut expected = battle::Position::start(Terrain::River);
    let start = format!("position {expected}");
    game.wait_for("two people at the board", |state| state.has(&start));
    // Up to the ford, a capture on it, a Knight on either side.
    for text in ["e2e4", "d7d6", "e4e5", "d6e5", "g1f3", "b8c6"] {
        game.play(&mut expected, text);
    }

    let colours = game.take_picture(1);
    assert!(
        colours > 2000,
        "a painted board has many colours, not {colours}"
    );

    leave(&mut game);
    game.click_with("Continue");
    let position = format!("position {expected}");
    game.wait_for("the battle taken up again", |state| state.has(&position));
    game.play(&mut expected, "d2d4");
    leave(&mut game);
    game.click("Quit");
    game.wait_for_end();
    let kept = fs::read_to_string(game.folder.join("config/settings.ron")).expect("settings");
    assert!(kept.contains("river"), "the set-up is remembered: {kept}");
}
