//! Whole games, played in every way.

use super::*;
use crate::Saved;
use crate::whole_games::{
    at_random, by_computers, check_motions, check_record, every_refusal_is_told,
};
use engine::Stop;

/// What holds of every game, looked at from all sides.
pub(super) fn check(sitting: &Sitting) {
    check_record(sitting);
    let game = sitting.game();
    let text = game.export().text;
    let again = open(Variant::European, &text).unwrap();
    match game.ending() {
        Some(_) => {
            assert_eq!(Saved::of(&*again), Saved::of(game));
            assert_eq!(again.export(), game.export());
        }
        None => {
            assert!(!text.contains("seed"), "{text}");
            assert_eq!(again.position_text(), game.position_text());
        }
    }
    for player in game.players() {
        let viewer = Viewer::Player(player);
        assert_eq!(game.steps(viewer).len(), game.len());
        for at in (0..=game.len()).step_by(9) {
            assert_eq!(game.look(viewer, at).players.len(), game.players().len());
        }
    }
}

fn random_game(start: &str, seed: u64, turns: usize) {
    let game = at_random(sitting(start, &[]), seed, turns, every_refusal_is_told);
    check(&game);
}

#[test]
fn games_by_chance_in_every_mix_of_two() {
    let mixes = Nation::ALL.into_iter();
    let mixes = mixes.flat_map(|one| Nation::ALL.map(|other| (one, other)));
    for (number, (one, other)) in mixes.enumerate() {
        let start = format!("nations {one} - {other} - seed {number}");
        random_game(&start, number as u64, 160);
    }
}

#[test]
fn games_by_chance_of_three_and_four() {
    let mixes = [
        "guild mycenae korea ottoman",
        "china guild mycenae guild",
        "mycenae mycenae - mycenae",
        "- ottoman korea korea",
        "plain china ottoman mycenae",
        "guild guild guild guild",
        "korea mycenae guild -",
    ];
    for (number, nations) in mixes.into_iter().enumerate() {
        for seed in 0..2 {
            let start = format!("nations {nations} seed {seed}");
            random_game(&start, number as u64 + 100 * seed, 400);
        }
    }
}

#[test]
fn motions_lead_from_look_to_look() {
    let mixes = [
        "guild mycenae korea ottoman",
        "china guild guild mycenae",
        "mycenae guild - korea",
        "guild - mycenae -",
    ];
    for (number, nations) in mixes.into_iter().enumerate() {
        for seed in 0..3 {
            let start = format!("nations {nations} seed {seed}");
            let played = at_random(
                sitting(&start, &[]),
                number as u64,
                250,
                every_refusal_is_told,
            );
            for viewer in [eyes(0), eyes(1), eyes(2), eyes(3), Viewer::Everything] {
                check_motions(played.game(), viewer);
            }
        }
    }
}

#[test]
fn computers_play_to_an_end() {
    let levels = [Level::Beginner; 4];
    for start in [
        "nations mycenae - guild - seed 3",
        "nations korea ottoman china mycenae seed 5",
    ] {
        check(&by_computers(Variant::European, start, &levels, 7));
    }
}

#[test]
fn a_hint_is_one_of_the_choices() {
    let mut sitting = sitting("nations guild mycenae - - seed 1", &[]);
    sitting.act(Act::Unveil).unwrap();
    assert_eq!(sitting.act(Act::Hint), Err(Refused::NoHints));
    choose(&mut sitting, "scatter");
    choose(&mut sitting, "ready");
    sitting.act(Act::Unveil).unwrap();
    sitting.act(Act::Hint).unwrap();
    let job = sitting.hint_job().unwrap();
    let found = job.mind.think(Level::Beginner, 1, &Stop::default());
    let hint = Act::HintFound {
        version: job.version,
        action: found.unwrap(),
    };
    sitting.act(hint).unwrap();
    assert!(sitting.choices().contains(sitting.hint().unwrap()));
}
