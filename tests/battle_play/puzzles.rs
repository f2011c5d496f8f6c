//! Puzzles solved at the window by a person's own inputs.

use crate::person::Person;
use bevy::prelude::*;
use client::battle::Table;
use client::opponent::Seed;
use client::puzzles::{Chosen, Puzzling, Stage, count};
use client::screens::{Overlay, Screen};
use client::settings::Settings;
use client::windowless::{Inputs, frame};
use rules::{Move, Position as _};
use std::time::Duration;

/// A person before a puzzle.
fn before(number: usize) -> Person {
    let mut app = frame(Settings::default(), Duration::from_millis(400));
    app.insert_resource(Seed(Some(5))).add_plugins((
        client::battle::plugin,
        client::board::hands,
        client::opponent::plugin,
        client::puzzles::solving,
    ));
    let mut person = Person { app };
    opens(&mut person, number);
    person
}

/// As the list does it.
fn opens(person: &mut Person, number: usize) {
    person.app.insert_resource(Chosen(Some(number)));
    person.goes_to(Screen::Battle);
    assert_eq!(puzzling(person).number(), number);
}

fn puzzling(person: &Person) -> &Puzzling {
    person.app.world().resource::<Puzzling>()
}

/// Until the puzzle waits for the person again.
fn waits(person: &mut Person) -> Stage {
    for _ in 0..20_000 {
        person.app.update();
        match puzzling(person).stage() {
            Stage::Judging | Stage::Answering(..) | Stage::Refuting(_) | Stage::Showing(_) => {
                std::thread::sleep(Duration::from_micros(200));
            }
            stage => return stage.clone(),
        }
    }
    panic!("nothing comes of {:?}", puzzling(person).stage());
}

/// What the main line has next.
fn next_of_line(person: &Person) -> Move {
    let puzzle = puzzling(person).puzzle();
    let line = puzzle.solution.main_line(&puzzle.position);
    let mv = line.moves().nth(person.table().record().len());
    mv.expect("a move")
}

fn stars(person: &Person) -> u8 {
    let settings = person.app.world().resource::<Settings>();
    settings.puzzles.of(&puzzling(person).puzzle().id).stars
}

#[test]
fn every_puzzle_is_solved_by_mouse_or_keyboard() {
    let mut person = before(0);
    for number in 0..count() {
        opens(&mut person, number);
        for _ in 0..3 {
            let mv = next_of_line(&person);
            person.makes(mv, number % 8 == 7);
            if waits(&mut person) == Stage::Solved {
                break;
            }
        }
        assert_eq!(*puzzling(&person).stage(), Stage::Solved, "{number}");
        assert_eq!(stars(&person), 3);
        for _ in 0..10 {
            person.app.update();
        }
        assert_eq!(person.overlay(), Overlay::None, "no report of a battle");
    }
    person.goes_to(Screen::Puzzles);
    assert!(person.app.world().get_resource::<Puzzling>().is_none());
    assert!(person.app.world().get_resource::<Table>().is_none());
}

#[test]
fn a_wrong_move_is_answered_and_tried_again() {
    let mut person = before(1);
    let right = next_of_line(&person);
    let position = person.table().position().clone();
    let mut wrong = position.legal_moves();
    wrong.retain(|mv| *mv != right && !mv.is_drop() && mv.promotes_to().is_none());
    person.makes(wrong[0], false);
    assert_eq!(waits(&mut person), Stage::Wrong);
    assert_eq!(person.table().record().len(), 2, "the refutation is played");
    person.clicks(position.king(position.side_to_move()));
    assert_eq!(
        person.table().selection(),
        None,
        "it is to be taken back first"
    );
    person.presses(KeyCode::KeyU);
    assert_eq!(waits(&mut person), Stage::Yours);
    assert_eq!(person.table().position(), &position);
    person.makes(right, false);
    while waits(&mut person) == Stage::Yours {
        let mv = next_of_line(&person);
        person.makes(mv, false);
    }
    assert_eq!(*puzzling(&person).stage(), Stage::Solved);
    assert_eq!(stars(&person), 2);
}

#[test]
fn help_comes_by_key_and_nobody_resigns() {
    let mut person = before(2);
    for key in [KeyCode::KeyR, KeyCode::KeyG] {
        person.presses(key);
        assert_eq!(person.table().question(), None);
    }
    person.presses(KeyCode::KeyH);
    assert!(puzzling(&person).is_helped());
    assert_eq!(person.table().hint(), None, "words first");
    person.presses(KeyCode::KeyH);
    person.app.update();
    assert_eq!(person.table().hint(), Some(next_of_line(&person)));
}
