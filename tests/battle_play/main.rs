//! Battles and games at a table played without a window by the inputs a person gives: clicks at
//! places in the window and keys. Nothing is reached into but to look.
#![allow(clippy::unwrap_used)]

#[path = "../common/beginner.rs"]
mod beginner;
mod guest;
mod person;
mod puzzles;
mod tables;

use bevy::input::ButtonState;
use bevy::prelude::*;
use client::battle::{Question, Record, Seat, Selection, Table};
use client::board::{Drag, Hover};
use client::keys::Command;
use client::opponent::Thinking;
use client::screens::{Overlay, Screen};
use client::settings::Settings;
use client::windowless::Inputs;
use engine::Level;
use rules::battle::{Army, Terrain};
use rules::{Color as Side, Move, Position as _, Reason, Square};
use std::time::Duration;

use person::{COMPUTER, HOTSEAT, Person};

#[test]
fn a_person_fights_the_computer_on_every_terrain_with_the_mouse() {
    for (index, terrain) in Terrain::ALL.into_iter().enumerate() {
        let seats = if index % 2 == 0 {
            [Seat::Human, COMPUTER]
        } else {
            [COMPUTER, Seat::Human]
        };
        let armies = [Army::new(6, 1, 1, 2, 1), Army::new(5, 2, 1, 1, 0)];
        let mut person = Person::begins(terrain, armies, seats);
        person.fights_to_the_end(false);
    }
}

#[test]
fn two_people_fight_with_the_keyboard_alone() {
    for terrain in [Terrain::River, Terrain::Siege] {
        let armies = [Army::new(9, 2, 2, 2, 1), Army::new(8, 2, 2, 2, 1)];
        let mut person = Person::begins(terrain, armies, HOTSEAT);
        person.fights_to_the_end(true);
    }
}

#[test]
fn two_computers_fight_by_themselves_and_can_be_paused() {
    let army = Army::new(3, 1, 0, 1, 0);
    let mut person = Person::begins(Terrain::Hill, [army; 2], [COMPUTER; 2]);
    person.presses(KeyCode::KeyP);
    for _ in 0..50 {
        person.app.update();
    }
    let paused_at = person.table().record().len();
    for _ in 0..50 {
        person.app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
    assert_eq!(person.table().record().len(), paused_at);
    person.presses(KeyCode::KeyP);
    person.fights_to_the_end(false);
    person.clicks(Square::E2);
    assert_eq!(person.table().selection(), None);
}

#[test]
fn the_result_lies_over_the_position_the_battle_ended_in() {
    let army = Army::new(3, 1, 0, 1, 0);
    let mut person = Person::begins(Terrain::Field, [army; 2], [COMPUTER; 2]);
    for _ in 0..50_000 {
        if person.table().record().len() > 2 {
            break;
        }
        person.app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
    person.presses(KeyCode::Home);
    assert!(!person.table().is_live());
    person.fights_to_the_end(false);
    assert!(person.table().is_live());
}

#[test]
fn pieces_are_dragged_and_put_down_again() {
    let mut person = Person::begins(Terrain::Field, [Army::CHESS; 2], HOTSEAT);
    person.drags(Square::E2, Square::E4);
    assert_eq!(person.table().record().words(0), "e4");
    // Let go where it cannot go: it stays picked up.
    person.drags(Square::E7, Square::E3);
    assert_eq!(person.table().record().len(), 1);
    assert_eq!(
        person.table().selection(),
        Some(Selection::Piece(Square::E7))
    );
    person.button(MouseButton::Right, ButtonState::Pressed);
    person.button(MouseButton::Right, ButtonState::Released);
    assert_eq!(person.table().selection(), None);
    // A stray right click in the middle of a drag lets nothing happen either.
    person.points_at(Square::D7);
    person.button(MouseButton::Left, ButtonState::Pressed);
    person.button(MouseButton::Right, ButtonState::Pressed);
    person.button(MouseButton::Right, ButtonState::Released);
    person.points_at(Square::D5);
    person.button(MouseButton::Left, ButtonState::Released);
    assert_eq!(person.table().record().len(), 1);
    assert!(
        person
            .app
            .world()
            .resource::<Drag>()
            .held_at(Square::D7)
            .is_none()
    );
    person.points_at(Square::D5);
    assert_eq!(
        person.app.world().resource::<Hover>().square,
        Some(Square::D5)
    );
}

#[test]
fn a_held_arrow_key_goes_on() {
    let mut person = Person::begins(Terrain::Field, [Army::CHESS; 2], HOTSEAT);
    person.presses(KeyCode::ArrowUp);
    let start = person.marked();
    person.holds(KeyCode::ArrowUp, 3);
    let there = Square::at(start.file(), start.rank() + 4).unwrap();
    assert_eq!(person.marked(), there);
    person.plays("e2e4 e7e5 g1f3 b8c6");
    person.holds(KeyCode::PageUp, 2);
    assert_eq!(person.table().shown_at(), 1);
    person.holds(KeyCode::ArrowRight, 1);
    assert_eq!(person.table().shown_at(), 3);
    // What is done, not gone through, is done once a press.
    person.holds(KeyCode::KeyU, 3);
    assert_eq!(person.table().record().len(), 3);
}

#[test]
fn a_key_that_was_changed_gives_its_command() {
    let mut person = Person::begins(Terrain::Field, [Army::CHESS; 2], HOTSEAT);
    person.plays("e2e4 e7e5");
    let world = person.app.world_mut();
    let taken = world
        .resource_mut::<Settings>()
        .keys
        .give(Command::TakeBack, KeyCode::KeyF);
    assert_eq!(taken, [Command::Flip], "what had the key is told");
    let flipped = person.table().is_flipped();
    person.presses(KeyCode::KeyU);
    assert_eq!(person.table().record().len(), 2, "its old key does nothing");
    person.presses(KeyCode::KeyF);
    assert_eq!(person.table().record().len(), 1);
    assert_eq!(person.table().is_flipped(), flipped);
    let world = person.app.world_mut();
    world
        .resource_mut::<Settings>()
        .keys
        .give(Command::Back, KeyCode::KeyU);
    person.presses(KeyCode::KeyU);
    assert_eq!(person.table().shown_at(), 0);
}

#[test]
fn taking_back_hint_and_looking_back() {
    let mut person = Person::begins(Terrain::Forest, [Army::CHESS; 2], [Seat::Human, COMPUTER]);
    let start = person.table().position().clone();
    person.makes("e2e4".parse().unwrap(), false);
    person.waits();
    assert_eq!(person.table().record().len(), 2);
    person.presses(KeyCode::KeyH);
    for _ in 0..50_000 {
        if person.table().hint().is_some() {
            break;
        }
        person.app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
    let hint = person.table().hint().expect("a hint comes");
    assert!(person.table().position().is_legal(hint));
    person.presses(KeyCode::Home);
    assert_eq!(person.table().shown(), &start);
    person.clicks(Square::E2);
    assert_eq!(
        person.table().selection(),
        None,
        "the past is only looked at"
    );
    person.presses(KeyCode::ArrowRight);
    assert_eq!(person.table().shown_at(), 1);
    person.presses(KeyCode::End);
    assert!(person.table().is_live());
    person.presses(KeyCode::KeyU);
    assert_eq!(person.table().position(), &start);
    person.presses(KeyCode::KeyU);
    assert_eq!(
        person.table().position(),
        &start,
        "nothing more to take back, nothing lost"
    );
}

#[test]
fn a_move_thought_out_for_what_was_taken_back_is_not_played() {
    let seats = [Seat::Human, Seat::Computer(Level::Master)];
    let mut person = Person::begins(Terrain::Field, [Army::CHESS; 2], seats);
    person.makes("e2e4".parse().unwrap(), false);
    person.app.update();
    assert!(person.app.world().resource::<Thinking>().task().is_some());
    person.presses(KeyCode::KeyU);
    for _ in 0..100 {
        person.app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(person.table().record().len(), 0);
    assert!(person.app.world().resource::<Thinking>().task().is_none());
    // "Move now" cuts a long thought short.
    person.makes("d2d4".parse().unwrap(), false);
    person.presses(KeyCode::KeyM);
    person.waits();
    assert_eq!(person.table().record().len(), 2);
    person.goes_to(Screen::Title);
    assert!(person.app.world().get_resource::<Table>().is_none());
    assert!(person.app.world().resource::<Thinking>().task().is_none());
}

#[test]
fn drops_and_promotions() {
    let armies = [Army::new(20, 1, 0, 3, 0), Army::new(2, 0, 0, 1, 0)];
    let mut person = Person::begins(Terrain::Field, armies, HOTSEAT);
    assert_eq!(
        person.table().position().reserve(Side::White),
        Army::new(1, 0, 0, 0, 0)
    );
    assert_eq!(
        person.table().position().reserve(Side::Black),
        Army::default()
    );
    person.presses(KeyCode::Digit5);
    assert_eq!(
        person.table().selection(),
        None,
        "the back rank is full: refused"
    );
    let drop = |person: &Person| {
        let moves = person.table().position().legal_moves();
        moves.into_iter().find(|mv| mv.is_drop())
    };
    for turn in 0..120 {
        if let Some(mv) = drop(&person) {
            person.makes(mv, false);
            let army = person.table().position().reserve(Side::White);
            assert!(army.is_empty());
            return;
        }
        let position = person.table().position().clone();
        let back = |mv: &Move| {
            let from = mv.from()?;
            (position.side_to_move() == Side::White && from.rank() == 0).then_some(*mv)
        };
        let moves = position.legal_moves();
        let chosen = moves.iter().find_map(back);
        let mv = chosen.unwrap_or(moves[turn % moves.len()]);
        person.makes(mv, false);
    }
    panic!("no drop was ever possible");
}

#[test]
fn a_pawn_is_promoted_by_choice() {
    let armies = [Army::new(1, 0, 0, 0, 0), Army::new(0, 1, 0, 0, 0)];
    let mut person = Person::begins(Terrain::Field, armies, HOTSEAT);
    person.plays("e2e4 e8d8 e4e5 d8c8 e5e6 c8b7 e6e7 b8a6");
    let (from, to) = (Square::E7, Square::E8);
    person.clicks(from);
    person.clicks(to);
    assert_eq!(
        person.table().question(),
        Some(Question::Promotion { from, to })
    );
    person.presses(KeyCode::KeyQ);
    assert!(person.table().question().is_some(), "never a Queen");
    person.presses(KeyCode::Escape);
    assert_eq!(person.table().question(), None);
    assert_eq!(
        person.overlay(),
        Overlay::None,
        "Escape only closed the question"
    );
    person.makes("e7e8n".parse().unwrap(), false);
    assert!(person.table().position().powers(Side::White).knight);
}

#[test]
fn retreat_asks_and_its_price_is_kept() {
    let mut person = Person::begins(Terrain::Field, [Army::CHESS; 2], HOTSEAT);
    person.plays("e2e4 d7d5 e4e5 d5d4");
    let (kept, lost) = person.table().retreat_price().unwrap();
    assert_eq!(lost, Army::new(1, 0, 0, 0, 0));
    person.presses(KeyCode::KeyR);
    assert_eq!(
        person.table().question(),
        Some(Question::Retreat(Side::White))
    );
    person.presses(KeyCode::KeyN);
    assert_eq!(person.table().outcome(), None);
    person.presses(KeyCode::KeyR);
    person.presses(KeyCode::Enter);
    assert_eq!(
        (person.table().outcome(), person.table().question()),
        (None, None),
        "Enter fights on"
    );
    person.presses(KeyCode::KeyR);
    person.presses(KeyCode::KeyY);
    let outcome = person.table().outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side::Black), Reason::Retreat)
    );
    assert_eq!(person.table().survivors().unwrap()[0], kept);
}

#[test]
fn resigning_asks_and_a_rematch_begins_anew() {
    let mut person = Person::begins(Terrain::Hill, [Army::CHESS; 2], [Seat::Human, COMPUTER]);
    person.makes("e2e4".parse().unwrap(), false);
    person.waits();
    person.presses(KeyCode::KeyG);
    person.presses(KeyCode::Escape);
    assert_eq!(person.table().outcome(), None);
    assert_eq!(person.overlay(), Overlay::None);
    person.presses(KeyCode::KeyG);
    person.presses(KeyCode::KeyY);
    assert_eq!(person.table().outcome().unwrap().reason, Reason::Resign);
    // A rematch with sides swapped, as the result screen starts it.
    let setup = person.table().setup().with_sides_swapped();
    person.app.insert_resource(setup);
    person.goes_to(Screen::Battle);
    assert_eq!(person.table().outcome(), None);
    assert!(
        person.table().is_flipped(),
        "the board is turned to a lone defender"
    );
    person.waits();
    assert_eq!(person.table().record().len(), 1);
    person.presses(KeyCode::Escape);
    person.app.update();
    assert_eq!(person.overlay(), Overlay::Pause);
    person.clicks(Square::E7);
    assert_eq!(
        person.table().selection(),
        None,
        "under an overlay the board takes no input"
    );
}

#[test]
fn the_extension_is_agreed_on_by_both() {
    let army = Army::new(0, 0, 0, 1, 0);
    let mut person = Person::begins(Terrain::River, [army; 2], HOTSEAT);
    for turn in 0..100 {
        let position = person.table().position().clone();
        // Rooks go to and fro on their own bank.
        let quiet = position.legal_moves().into_iter().find(|mv| {
            let mut next = position.clone();
            next.play_unchecked(*mv);
            !position.is_capture(*mv) && !next.is_check() && mv.to().rank() != 4
        });
        let mv = quiet.unwrap_or_else(|| position.legal_moves()[0]);
        person.makes(mv, false);
        if person.table().question().is_some() {
            assert_eq!(turn, 99);
        }
    }
    assert_eq!(
        person.table().question(),
        Some(Question::Extend(Side::White))
    );
    person.presses(KeyCode::KeyY);
    assert_eq!(
        person.table().question(),
        Some(Question::Extend(Side::Black))
    );
    person.presses(KeyCode::KeyY);
    assert_eq!(
        (
            person.table().question(),
            person.table().position().budget()
        ),
        (None, 70)
    );
    person.presses(KeyCode::KeyU);
    assert_eq!(
        person.table().question(),
        Some(Question::Extend(Side::White))
    );
    person.presses(KeyCode::KeyN);
    assert_eq!(person.table().outcome().unwrap().reason, Reason::Budget);
}

/// Clicks, drags and keys without sense or order: nothing breaks, and the record stays true.
#[test]
fn senseless_hands_break_nothing() {
    const KEYS: [KeyCode; 14] = [
        KeyCode::KeyH,
        KeyCode::KeyU,
        KeyCode::KeyF,
        KeyCode::KeyR,
        KeyCode::KeyM,
        KeyCode::KeyN,
        KeyCode::KeyB,
        KeyCode::Digit1,
        KeyCode::Digit5,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::Enter,
        KeyCode::ArrowLeft,
    ];
    for (terrain, seats) in [
        (Terrain::Siege, HOTSEAT),
        (Terrain::River, [Seat::Human, COMPUTER]),
    ] {
        let armies = [Army::new(20, 4, 2, 2, 1), Army::new(12, 3, 3, 2, 2)];
        let mut person = Person::begins(terrain, armies, seats);
        let mut chance = 0x2545_f491_u64;
        for _ in 0..1500 {
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(99);
            let roll = (chance >> 33) as usize;
            let square = |shift: usize| Square::new((roll >> shift) as u8 & 63).unwrap();
            match roll % 8 {
                0 => person.presses(KEYS[(roll >> 8) % KEYS.len()]),
                1 => person.drags(square(3), square(9)),
                _ => person.clicks(square(4)),
            }
        }
        let record = person.table().record();
        let again = Record::replay(record.start().clone(), record.entries()).unwrap();
        assert_eq!(again.last(), person.table().position());
        assert_eq!(record.after(record.len()), record.last());
    }
}
