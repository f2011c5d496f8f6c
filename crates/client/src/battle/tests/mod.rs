//! The table as a person uses it.

mod ends;
mod moves;
mod online;
mod record;
mod words;

use super::*;
use engine::Level;
use rules::battle::{Army, Position, Terrain};
use rules::{Color, Move, Piece, Position as _, Reason, Square};

const HOTSEAT: [Seat; 2] = [Seat::Human, Seat::Human];
const ATTACKING: [Seat; 2] = [Seat::Human, Seat::Computer(Level::Beginner)];
const DEFENDING: [Seat; 2] = [Seat::Computer(Level::Beginner), Seat::Human];
const WATCHING: [Seat; 2] = [
    Seat::Computer(Level::Beginner),
    Seat::Computer(Level::Beginner),
];

fn setup(seats: [Seat; 2]) -> BattleSetup {
    BattleSetup {
        seats,
        ..BattleSetup::default()
    }
}

fn table(seats: [Seat; 2], position: &str) -> Table {
    Table::from_position(setup(seats), position.parse().unwrap())
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// Plays moves for whoever is to move, person or computer.
fn play(table: &mut Table, moves: &str) -> Vec<Happening> {
    let mut all = Vec::new();
    for text in moves.split_whitespace() {
        let version = table.version();
        let action = match table.job() {
            Some(_) => Action::Reply {
                version,
                mv: mv(text),
            },
            None => Action::Play(mv(text)),
        };
        all.extend(
            table
                .act(action)
                .unwrap_or_else(|refused| panic!("{text}: {refused}")),
        );
    }
    all
}

/// Refusing changes nothing that can be seen.
fn refused(table: &mut Table, action: Action) -> Refused {
    let before = format!("{table:?}");
    let refused = table.act(action).expect_err("should be refused");
    assert_eq!(before, format!("{table:?}"), "{action:?} changed something");
    assert!(!refused.to_string().is_empty());
    refused
}
