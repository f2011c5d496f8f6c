//! What would be taken back, in words: nobody agrees to something he cannot see.

use crate::battle::{Entry, Record};
use crate::online::hosts::battle_record;
use protocol::{Arbiter, Table};
use rules::{Color, Position as _};
use tabletop::{Game, Viewer};

/// So many moves are told one by one.
const MOST: usize = 3;

/// The moves that go if whoever has the seat `by` takes back his last decision, such as
/// `12. Nf3 and 12… Nf6`, as far as `viewer` may know them; `None` where they have no short names.
pub(super) fn taken_back(arbiter: &Arbiter, by: u8, viewer: Viewer) -> Option<String> {
    let len = arbiter.take_back_to(by)?;
    let moves = match arbiter.table() {
        Table::Battle(battle) => of_battle(&battle_record(battle), len),
        Table::Board(game) => of_board(&**game, len, viewer),
        Table::Campaign(_) => return None,
    };
    in_words(moves)
}

fn of_battle(record: &Record, len: usize) -> Vec<String> {
    let entries = record.entries().iter().enumerate().skip(len);
    let moves = entries.filter(|(_, entry)| matches!(entry, Entry::Move(_)));
    let told = |(index, _)| {
        let before = record.after(index);
        let begins = before.side_to_move() == Color::White;
        numbered(before.move_number().into(), begins, record.words(index))
    };
    moves.map(told).collect()
}

fn of_board(game: &dyn Game, len: usize, viewer: Viewer) -> Vec<String> {
    let steps = game.steps(viewer).into_iter().enumerate().skip(len);
    let told = steps.filter(|(_, step)| !step.words.is_empty());
    let positions = game.chess_positions();
    told.map(
        |(index, step)| match positions.and_then(|it| it.get(index)) {
            Some(before) => numbered(
                before.move_number(),
                before.side_to_move() == Color::White,
                &step.words,
            ),
            None => step.words,
        },
    )
    .collect()
}

fn numbered(number: u32, begins: bool, words: &str) -> String {
    let dots = if begins { "." } else { "…" };
    format!("{number}{dots} {words}")
}

fn in_words(mut moves: Vec<String>) -> Option<String> {
    let more = moves.len().saturating_sub(MOST);
    moves.truncate(MOST);
    let last = moves.pop()?;
    Some(match (moves.is_empty(), more) {
        (true, _) => last,
        (false, 0) => words!("online-moves-and", first = moves.join(", "), last = last),
        (false, more) => {
            moves.push(last);
            words!("online-moves-more", first = moves.join(", "), more = more)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_moves_are_named_and_many_counted() {
        let moves = |count: usize| (1..=count).map(|it| format!("{it}. e4")).collect();
        assert_eq!(in_words(moves(0)), None);
        assert_eq!(in_words(moves(1)).as_deref(), Some("1. e4"));
        assert_eq!(in_words(moves(2)).as_deref(), Some("1. e4 and 2. e4"));
        let five = in_words(moves(5));
        assert_eq!(five.as_deref(), Some("1. e4, 2. e4, 3. e4 and 2 more"));
    }
}
