//! Games made for the purpose, looked over.

use super::*;
use crate::launch::Bell;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Act, Sitter, Sitting, open};

/// White gives his Queen away for a Pawn with his fourth move, and is not made to pay for it.
const GAME: &str = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Nc3 Nf6 5. Nxe5 a6 *";

fn study(pgn: &str) -> Study {
    let sitting = Sitting::new(
        open(rules::Variant::Chess, pgn).unwrap(),
        &[Sitter::Human; 2],
    );
    Study::of_sitting(&sitting).unwrap()
}

fn judged(chances: &[f64]) -> Vec<Option<Judged>> {
    let judged = chances
        .iter()
        .map(|&chance| Some(Judged { chance, best: None }));
    judged.collect()
}

/// Everything found of a game, with little effort for each position.
fn looked_over(study: &Study, nodes: u64) -> Assessment {
    let mut work = Work::new(study, nodes);
    work.go_on(study, 1, Bell::default());
    for _ in 0..20_000 {
        if !work.is_running() {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(work.is_done(), "it comes to an end");
    Assessment::new(study, &work.judged())
}

#[test]
fn classes_go_by_what_was_lost() {
    for (loss, class) in [
        (-0.3, Class::Sound),
        (0.0499, Class::Sound),
        (0.05, Class::Inaccuracy),
        (0.1, Class::Mistake),
        (0.1999, Class::Mistake),
        (0.2, Class::Blunder),
        (1.0, Class::Blunder),
    ] {
        assert_eq!(Class::of(loss), class, "{loss}");
    }
    assert!((accuracy(0.0) - 100.0).abs() < 0.01);
    assert!(accuracy(0.1) < 70.0 && accuracy(1.0) == 0.0);
}

#[test]
fn a_loss_is_the_movers_own() {
    let study = study("1. e4 e5 2. Nf3 *");
    let found = Assessment::new(&study, &judged(&[0.5, 0.5, 0.8, 0.55]));
    let verdicts: Vec<&Verdict> = found.verdicts.iter().flatten().collect();
    assert_eq!(verdicts.len(), 3);
    assert_eq!(verdicts[0].class, Class::Sound);
    // Black moved, and White's chance rose.
    assert_eq!(verdicts[1].class, Class::Blunder);
    assert_eq!(verdicts[1].mover, Color::Black);
    assert!((verdicts[1].loss() - 0.3).abs() < 1e-9);
    assert_eq!(verdicts[2].class, Class::Blunder);
    let turning: Vec<usize> = found.turning_points().map(|it| it.at).collect();
    assert_eq!(turning, [2, 3]);
    assert_eq!(found.turning_point(0, true), Some(2));
    assert_eq!(found.turning_point(2, true), Some(3));
    assert_eq!(found.turning_point(3, true), None);
    assert_eq!(found.turning_point(3, false), Some(2));
    let [white, black] = found.accounts;
    assert_eq!((white.moves, black.moves), (2, 1));
    assert_eq!(black.marked, [0, 0, 1]);
    assert!((white.loss - 0.125).abs() < 1e-9 && (black.loss - 0.3).abs() < 1e-9);
    assert!(white.accuracy > black.accuracy);
}

#[test]
fn what_is_not_known_yet_is_not_judged() {
    let study = study("1. e4 e5 2. Nf3 *");
    let mut some = judged(&[0.5, 0.5, 0.8, 0.55]);
    some[2] = None;
    let found = Assessment::new(&study, &some);
    assert!(found.verdict(1).is_some());
    assert!(found.verdict(2).is_none() && found.verdict(3).is_none());
    assert_eq!(found.turning_points().count(), 0);
}

#[test]
fn a_blunder_is_found_and_what_was_better() {
    let study = study("1. e4 e5 2. Nf3 Nc6 3. Nxe5 a6 4. Qh5 Nxe5 5. Qxf7 Kxf7 *");
    let found = looked_over(&study, 8_000);
    let verdict = |at: usize| found.verdict(at).unwrap();
    // 5. Qxf7+ gives the Queen for a Pawn.
    assert_eq!(verdict(9).class, Class::Blunder, "{:?}", verdict(9));
    assert!(verdict(9).better.is_some());
    assert_eq!(verdict(9).mover, Color::White);
    // It is taken, which is well, whatever takes it.
    assert_eq!(verdict(10).class, Class::Sound);
    // Black could have taken the Knight at once.
    assert!(verdict(6).is_turning(), "{:?}", verdict(6));
    assert!(found.turning_points().any(|it| it.at == 9));
    assert!(found.accounts[0].marked[2] >= 1);
    assert!(found.chances.iter().all(Option::is_some));
}

#[test]
fn a_game_that_is_over_is_known_at_its_end() {
    let study = study("1. f3 e5 2. g4 Qh4# 0-1");
    let found = looked_over(&study, 2_000);
    assert_eq!(found.chances.last(), Some(&Some(0.0)));
    assert_eq!(found.verdict(3).unwrap().class, Class::Blunder);
    assert_eq!(found.verdict(4).unwrap().class, Class::Sound);
}

#[test]
fn a_look_that_is_broken_off_goes_on_where_it_was() {
    let study = study(GAME);
    let mut work = Work::new(&study, 3_000);
    work.go_on(&study, 1, Bell::default());
    while work.known() < 3 {
        std::thread::sleep(Duration::from_millis(2));
    }
    work.rest();
    assert!(!work.is_running());
    let before = work.known();
    assert!(before < study.len() + 1 || work.is_done());
    work.go_on(&study, 1, Bell::default());
    while work.is_running() {
        std::thread::sleep(Duration::from_millis(2));
    }
    assert!(work.is_done());
    assert!(work.known() >= before);
    // The same again: a fixed effort is the same on every machine.
    let once = work.judged();
    let again = Arc::new(study);
    let mut work = Work::new(&again, 3_000);
    work.go_on(&again, 2, Bell::default());
    while work.is_running() {
        std::thread::sleep(Duration::from_millis(2));
    }
    let again = work.judged();
    let chances = |it: &[Option<Judged>]| -> Vec<Option<f64>> {
        it.iter()
            .map(|it| it.as_ref().map(|it| it.chance))
            .collect()
    };
    assert_eq!(chances(&once), chances(&again));
}

#[test]
fn the_position_that_is_seen_comes_first() {
    let study = study(GAME);
    let mut work = Work::new(&study, 20_000);
    work.prefer(7);
    work.go_on(&study, 1, Bell::default());
    while work.known() < 1 {
        std::thread::sleep(Duration::from_millis(1));
    }
    work.rest();
    let judged = work.judged();
    assert!(judged[7].is_some() && judged[6].is_none());
}

#[test]
fn what_is_known_already_is_not_looked_at_again() {
    let study = study("1. e4 e5 2. Nf3 *");
    let known = vec![
        Some(Judged {
            chance: 0.25,
            best: None
        });
        3
    ];
    let mut work = Work::new(&study, 2_000).knowing(known);
    assert_eq!((work.known(), work.all()), (3, 4));
    work.go_on(&study, 1, Bell::default());
    while work.is_running() {
        std::thread::sleep(Duration::from_millis(1));
    }
    let chances: Vec<f64> = work
        .judged()
        .into_iter()
        .flatten()
        .map(|it| it.chance)
        .collect();
    assert_eq!(chances.len(), 4);
    assert_eq!(chances[..3], [0.25; 3]);
}

#[test]
fn what_is_no_move_is_not_judged() {
    let mut sitting = Sitting::new(open(rules::Variant::Chess, "").unwrap(), &[]);
    sitting.act(Act::Choose("e2e4".to_owned())).unwrap();
    let study = Study::of_sitting(&sitting).unwrap();
    assert_eq!(study.label(0), "1. e4");
    assert_eq!(Assessment::new(&study, &[None, None]).verdicts, [None]);
}
