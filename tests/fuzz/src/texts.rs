//! Everything that reads text: it is refused in words, or it is something that prints as a text
//! which reads back the same.

use super::{slow_battle, slow_chess, slow_european, slow_field, slow_minnaar};
use rules::battle::Army;
use rules::{Move, Position, battle, chess, european, field, minnaar};
use std::fmt::{Debug, Display};
use std::str::FromStr;

pub fn run(data: &[u8]) {
    let Some((&which, text)) = data.split_first() else {
        return;
    };
    // What comes from files, networks and people is not always text.
    let text = &*String::from_utf8_lossy(text);
    match which {
        b'a' => read::<Army>(text),
        b'm' => read::<Move>(text),
        b'n' => read::<minnaar::Move>(text),
        b'f' => read::<field::Move>(text),
        b'e' => read::<european::Action>(text),
        b'r' => read::<minnaar::Array>(text),
        b'B' => reads_as::<battle::Position>(text, slow_battle::compare),
        b'C' => reads_as::<chess::Position>(text, |position| {
            slow_chess::compare(position);
        }),
        b'M' => reads_as::<minnaar::Position>(text, slow_minnaar::compare),
        b'F' => reads_as::<field::Position>(text, slow_field::compare),
        b'E' => reads_european(text),
        b'G' => european_game(text),
        b'S' => setups(text),
        b's' => san(text),
        b'P' => pgn(text),
        b'W' => read::<campaign::State>(text),
        b'c' => commands(text),
        b'i' => save(data),
        b'T' => table(text),
        b'p' => puzzles(text),
        b'l' => log(text),
        b'w' => words(text),
        _ => {}
    }
}

/// Reads a value, gives what there is to say if it is refused.
fn value<T: FromStr<Err: Display> + Debug>(text: &str) -> Option<T> {
    match text.parse::<T>() {
        Ok(value) => Some(value),
        Err(error) => {
            let words = error.to_string();
            assert!(!words.is_empty(), "{text:?} refused without a word");
            None
        }
    }
}

fn read<T: FromStr<Err: Display + Debug> + Display + Debug + PartialEq>(text: &str) {
    if let Some(value) = value::<T>(text) {
        let printed = value.to_string();
        match printed.parse::<T>() {
            Ok(again) => assert_eq!(again, value, "{text:?} became {printed:?}"),
            Err(error) => panic!("{text:?} became {printed:?}: {error}"),
        }
    }
}

fn reads_as<P: Position>(text: &str, compare: impl Fn(&P)) {
    read::<P>(text);
    if let Some(position) = value::<P>(text) {
        compare(&position);
        for mv in position.legal_moves().into_iter().take(2) {
            let mut next = position.clone();
            next.play_unchecked(mv);
            compare(&next);
        }
    }
}

fn reads_european(text: &str) {
    let Some(position) = value::<european::Position>(text) else {
        return;
    };
    // There is one way only to write a position.
    assert_eq!(position.to_string(), text);
    slow_european::compare(&position);
    for seat in european::Seat::ALL {
        let _ = (position.view(seat).actions(), position.knight(seat));
    }
}

fn european_game(text: &str) {
    if let Some(game) = value::<european::Game>(text) {
        assert_eq!(game.to_string().parse().as_ref(), Ok(&game));
    }
}

fn setups(text: &str) {
    for side in field::Side::ALL {
        match field::Setup::parse(text, side) {
            Ok(setup) => {
                let printed = setup.to_string();
                assert_eq!(field::Setup::parse(&printed, side), Ok(setup), "{text:?}");
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

fn san(text: &str) {
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/1P6/8/3pP3/8/5N2/8/RN2K2R w KQkq d6 0 1",
    ];
    for start in starts {
        let position: chess::Position = start.parse().expect("ours");
        match position.parse_san(text) {
            Ok(mv) => assert!(position.is_legal(mv), "{text:?} is {mv}"),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

fn pgn(text: &str) {
    match chess::pgn::read(text) {
        Ok(games) => {
            for game in games {
                let printed = game.to_string();
                assert_eq!(chess::pgn::read(&printed), Ok(vec![game]), "{text:?}");
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn commands(text: &str) {
    for size in [campaign::Size::Small, campaign::Size::Large] {
        match campaign::Command::parse(text, size) {
            Ok(command) => {
                let printed = command.to_string();
                assert_eq!(campaign::Command::parse(&printed, size), Ok(command));
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

/// A save of a campaign: in its own frame, and its content in a frame that is right.
fn save(data: &[u8]) {
    use campaign::save::{export, frame, import};
    let content = String::from_utf8_lossy(&data[1..]);
    let framed = frame("campaign", &content);
    for bytes in [&data[1..], framed.as_bytes()] {
        match import(bytes) {
            Ok(campaign) => assert!(import(export(&campaign).as_bytes()).is_ok()),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

/// A collection of puzzles. What is written of it reads back the same.
fn puzzles(text: &str) {
    use engine::puzzle::Book;
    match Book::read(text) {
        Ok(book) => {
            let written = book.write().expect("it was read");
            assert_eq!(Book::read(&written), Ok(book), "{text:?}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// The log of a room as a server keeps it, a line an entry.
fn log(text: &str) {
    let entries: Result<Vec<protocol::Entry>, _> = text.lines().map(serde_json::from_str).collect();
    let Ok(entries) = entries else { return };
    match protocol::Arbiter::replay(&entries) {
        Ok(arbiter) => {
            let last = entries.last().expect("a log is not empty");
            assert_eq!((arbiter.number(), arbiter.hash()), (last.number, last.hash));
        }
        Err(broken) => assert!(!broken.to_string().is_empty()),
    }
}

/// What people and programs say in a word: codes, levels, seats.
fn words(text: &str) {
    read::<protocol::RoomCode>(text);
    read::<protocol::StateHash>(text);
    read::<engine::Level>(text);
    read::<tabletop::Sitter>(text);
    // It is never shown, so it prints as nothing that reads back.
    let _ = text.parse::<protocol::SeatToken>();
    let _ = protocol::tidy_name(text);
}

/// A game kept at a table.
fn table(text: &str) {
    let Ok(saved) = serde_json::from_str::<tabletop::Saved>(text) else {
        return;
    };
    match saved.open() {
        Ok(game) => {
            let again = tabletop::Saved::of(&*game);
            let opened = again.open().map(|game| game.position_text());
            assert_eq!(opened, Ok(game.position_text()), "{text}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
