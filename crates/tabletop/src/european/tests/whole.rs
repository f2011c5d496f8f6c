//! Whole games, played in every way.

use super::*;
use crate::Saved;
use std::collections::BTreeMap;

/// A game by chance through a sitting of people, to its end or a draw agreed on.
fn by_chance(start: &str, seed: u64, most: usize) -> Sitting {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut sitting = sitting(start, &[]);
    for _ in 0..most {
        if sitting.game().ending().is_some() {
            return sitting;
        }
        if sitting.curtain().is_some() {
            assert!(sitting.choices().is_empty());
            sitting.act(Act::Unveil).unwrap();
        }
        let choices = sitting.choices();
        let choice = any(&mut dice, &choices).unwrap().clone();
        match (choice.from, choice.to) {
            (Some(from), Some(to)) => {
                sitting.act(Act::Pick(from)).unwrap();
                assert!(sitting.goals().contains(&choice));
                sitting.act(Act::Drop(to)).unwrap();
                if sitting.asking().is_some() {
                    choose(&mut sitting, &choice.action);
                }
            }
            (None, Some(to)) => {
                sitting.act(Act::Touch(Place::Board(to))).unwrap();
            }
            (from, None) => {
                if let Some(from) = from {
                    sitting.act(Act::Pick(from)).unwrap();
                }
                assert!(sitting.buttons().contains(&choice));
                choose(&mut sitting, &choice.action);
            }
        }
    }
    if sitting.game().ending().is_none() {
        if sitting.curtain().is_some() {
            sitting.act(Act::Unveil).unwrap();
        }
        sitting.act(Act::WayOut(WayOut::Agree)).unwrap();
        sitting.act(Act::Confirm).unwrap();
    }
    sitting
}

/// What holds of every game, looked at from all sides.
pub(super) fn check(game: &dyn Game) {
    let saved = Saved::of(game);
    let again = saved.open().unwrap();
    assert_eq!(again.position_text(), game.position_text());
    assert_eq!(again.ending(), game.ending());
    assert_eq!(Saved::of(&*again), saved);
    let text = game.export().text;
    assert_eq!(text.parse::<european::Game>().unwrap().to_string(), text);
    let viewers = game.players().into_iter().map(Viewer::Player);
    for viewer in viewers.chain([Viewer::Everything]) {
        assert_eq!(game.steps(viewer).len(), game.len());
        assert_eq!(again.steps(viewer), game.steps(viewer));
        for at in (0..=game.len()).step_by(7) {
            let look = game.look(viewer, at);
            assert_eq!(look, again.look(viewer, at));
            assert_eq!(look.players.len(), game.players().len());
        }
    }
}

/// Everything moves as the motions say: played on what was seen before, they lead to what is seen
/// after.
fn check_motions(game: &dyn Game, viewer: Viewer) {
    type Standing = BTreeMap<Point, (Kind, Livery)>;
    let standing = |at| -> Standing {
        let figures = game.look(viewer, at).figures.into_iter();
        figures.map(|it| (it.at, (it.kind, it.livery))).collect()
    };
    for (index, step) in game.steps(viewer).into_iter().enumerate() {
        let (mut board, after) = (standing(index), standing(index + 1));
        for motion in step.motions {
            match motion {
                Motion::Moves { from, to } => {
                    let moved = board.remove(&from).unwrap();
                    assert_eq!(board.insert(to, moved), None, "{index}: {}", step.words);
                }
                Motion::Falls(at) | Motion::Goes { from: at, .. } => {
                    assert!(board.remove(&at).is_some(), "{index}: {}", step.words);
                }
                Motion::Comes(at) => {
                    let comes = board.insert(at, after[&at]);
                    assert_eq!(comes, None, "{index}: {}", step.words);
                }
                Motion::Turns(at) => {
                    assert!(board.insert(at, after[&at]).is_some());
                }
                _ => {}
            }
        }
        assert_eq!(board, after, "{index}: {}", step.words);
    }
}

#[test]
fn games_by_chance_in_every_mix_of_two() {
    for (number, (one, other)) in Nation::ALL
        .into_iter()
        .flat_map(|one| Nation::ALL.map(|other| (one, other)))
        .enumerate()
    {
        let start = format!("nations {one} - {other} - seed {number}");
        let sitting = by_chance(&start, number as u64, 160);
        check(sitting.game());
    }
}

#[test]
fn games_by_chance_of_three_and_four() {
    for (number, nations) in [
        "guild mycenae korea ottoman",
        "china guild mycenae guild",
        "mycenae mycenae - mycenae",
        "- ottoman korea korea",
        "plain china ottoman mycenae",
        "guild guild guild guild",
        "korea mycenae guild -",
    ]
    .into_iter()
    .enumerate()
    {
        for seed in 0..2 {
            let start = format!("nations {nations} seed {seed}");
            let sitting = by_chance(&start, number as u64 + 100 * seed, 400);
            check(sitting.game());
        }
    }
}

#[test]
fn motions_lead_from_look_to_look() {
    for (number, nations) in ["guild mycenae korea ottoman", "china guild guild mycenae"]
        .into_iter()
        .enumerate()
    {
        let mut table = table(&format!("nations {nations} seed 4"));
        play_on(&mut table, 200, number as u64);
        for viewer in [eyes(0), eyes(1), eyes(2), eyes(3), Viewer::Everything] {
            check_motions(&table, viewer);
        }
    }
}

/// So many decisions by chance, with secrets still kept.
fn play_on(table: &mut European, count: usize, seed: u64) {
    for number in 0..count {
        let Some(decider) = table.decider() else {
            return;
        };
        let mind = table.mind(decider).unwrap();
        let seed = seed * 10_000 + number as u64;
        let action = mind.think(Level::Beginner, seed, &Stop::default()).unwrap();
        table.play(decider, &action).unwrap();
    }
}

#[test]
fn computers_play_to_an_end() {
    for start in [
        "nations mycenae - guild - seed 3",
        "nations korea ottoman china mycenae seed 5",
    ] {
        let sitters = [Sitter::Computer(Level::Beginner); 4];
        let mut sitting = sitting(start, &sitters);
        let mut decided = 0;
        while let Some(job) = sitting.job() {
            let seed = job.number as u64;
            let action = job.mind.think(job.level, seed, &Stop::default()).unwrap();
            let version = job.version;
            sitting.act(Act::Reply { version, action }).unwrap();
            decided += 1;
            assert!(decided < 20_000);
        }
        assert!(sitting.game().ending().is_some());
        check(sitting.game());
    }
}
