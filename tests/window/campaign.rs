//! A campaign in the real window: from the title to its first battle, saved, left, taken up
//! again; and a whole one to its end.

use crate::game::{Game, State};
use crate::general::{Battles, General, settled};
use rules::Color;

/// A world in which a warband soon stands in the way.
const SOON_AT_WAR: [&str; 2] = ["--seed", "40"];

/// A peaceful world in which armies meet early.
const SHORT: [&str; 2] = ["--seed", "151"];

/// From the title into a new campaign on a small world without fog.
fn begin(game: &mut Game, barbarians: bool) {
    game.click("Campaign");
    game.wait_for("the set-up", |state| state.has("screen CampaignSetup"));
    game.click("Fog of war");
    if barbarians {
        game.click("Barbarians");
    }
    // From the casual computer down to the weakest.
    game.click("Opponent: previous");
    game.click("Begin the campaign");
    game.wait_for("the map", |state| {
        state.has("screen World")
            && state
                .map_square(campaign::Square::at(0, 0).expect("a1"))
                .is_some()
    });
}

/// Until a battle waits for the person.
fn until_battle(game: &mut Game, general: &mut General) {
    for _ in 0..300 {
        let state = settled(game);
        assert!(!state.has("screen Chronicle"), "it ended without a battle");
        if state.has("pending battle") {
            return;
        }
        general.give(game);
    }
    panic!("no battle in 300 commands");
}

fn world_lines(state: &State) -> String {
    state.world().expect("a world").to_string()
}

#[test]
fn a_campaign_is_begun_fought_left_and_taken_up_again_by_clicks() {
    let mut game = Game::start("window-campaign", &SOON_AT_WAR);
    begin(&mut game, true);
    let mut general = General::new(Battles::Fight);
    until_battle(&mut game, &mut general);
    let colours = game.take_picture(1);
    assert!(
        colours > 5000,
        "a painted world has many colours: {colours}"
    );
    // In the middle of a battle...
    let left = loop {
        until_battle(&mut game, &mut general);
        game.click("Fight on the board");
        general.move_on_the_board(&mut game);
        let state = general.at_the_board(&mut game);
        if !state.has("overlay Result") {
            break state;
        }
        // They ran at once: there will be others.
        game.click("To the map");
    };
    let (world, position) = (
        world_lines(&left),
        left.value("position").map(str::to_owned),
    );
    game.pause();
    game.click("Save and go to the title");
    game.wait_for("the title", |state| {
        state.has("screen Title") && state.has("overlay None")
    });
    game.click("Quit");
    game.wait_for_end();

    // ...and again at the same board.
    let folder = game.folder.clone();
    drop(game);
    let mut game = Game::start_again(folder, &[]);
    game.click_with("Continue");
    let taken_up = game.wait_for("the battle again", |state| {
        state.has("screen Battle") && !state.has("passing") && state.world().is_ok()
    });
    assert_eq!(taken_up.value("position").map(str::to_owned), position);
    assert_eq!(world_lines(&taken_up), world);
    while general.move_on_the_board(&mut game) {}
    game.click("To the map");
    let after = settled(&mut game);
    assert!(!after.has("pending battle"));
    game.pause();
    game.click("Save and go to the title");
    game.wait_for("the title", |state| {
        state.has("screen Title") && state.has("overlay None")
    });
    game.click("Quit");
    game.wait_for_end();
}

/// A whole campaign takes a good while where a processor draws the pictures: it is run by
/// `cargo test --workspace --test window -- --ignored`.
#[test]
#[ignore = "takes several minutes without a graphics card"]
fn a_whole_campaign_is_won_by_clicks() {
    let mut game = Game::start("window-whole-campaign", &SHORT);
    begin(&mut game, false);
    let mut general = General::new(Battles::Resolve);
    let mut last = String::new();
    for number in 0..3000 {
        let state = settled(&mut game);
        if state.has("screen Chronicle") {
            println!("over after {number} commands; {last}");
            game.take_picture(1);
            return;
        }
        let world = state.world().expect("a world");
        last = format!(
            "round {}, cities {} to {}",
            world.round(),
            world.count_sites(Color::White, |site| site.kind.is_city()),
            world.count_sites(Color::Black, |site| site.kind.is_city())
        );
        general.give(&mut game);
    }
    panic!("no end: {last}");
}
