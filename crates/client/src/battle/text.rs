//! A battle as text, for people to read, and read again.

use super::notation::SHOT;
use super::written::{entry, words};
use super::{BattleSetup, Entry, Record, Seat, Table, outcome_words, short_notation};
use crate::called;
use rules::battle::Position;
use rules::{Color, Position as _};
use tabletop::position_problem;
use words::{Language, speak_here};

/// The first line.
pub(crate) const TITLE: &str = "Quick Battle";
/// Begins the line with the position that the battle began with.
const START: &str = "Start: ";

/// A battle as text: who fought, how it began, a line for each full move, and how it ended.
/// `about` are lines that tell more, such as the date. In the one language of such files.
pub(crate) fn write(table: &Table, about: &[String]) -> String {
    let _english = speak_here(Language::English);
    let record = table.record();
    let mut text = format!("{TITLE}\n");
    for line in about {
        text += &format!("{line}\n");
    }
    text += &format!("{START}{}\n", record.start());
    for (at, done) in record.entries().iter().enumerate() {
        let before = record.after(at);
        match done {
            Entry::Move(_) => {
                let (number, side) = (before.move_number(), before.side_to_move());
                let follows = at > 0 && matches!(record.entries()[at - 1], Entry::Move(_));
                match side {
                    Color::White => text += &format!("\n{number}. "),
                    Color::Black if !follows => text += &format!("\n{number}… "),
                    Color::Black => text.push(' '),
                }
                text += &bare(record.words(at));
            }
            other => text += &format!("\n({})", words(other)),
        }
    }
    text.push('\n');
    if let Some(outcome) = table.outcome() {
        text += &format!("\n{}\n", outcome_words(&outcome));
    }
    text
}

/// A move's words without what is said of it for people alone.
fn bare(words: &str) -> String {
    words.replace(&format!(" {SHOT}"), "").replace(" e.p.", "")
}

/// Reads what [`write`] wrote; the battle is one between people.
///
/// # Errors
/// Says in words what is wrong with it.
pub(crate) fn read(text: &str) -> Result<Table, String> {
    let mut lines = text.lines().map(str::trim);
    let start = lines.find_map(|line| line.strip_prefix(START));
    let start = start.ok_or_else(|| words!("battle-text-no-start"))?;
    let start: Position = start.parse().map_err(|problem| {
        words!(
            "battle-start-unreadable",
            problem = position_problem(&problem)
        )
    })?;
    let setup = BattleSetup {
        terrain: start.terrain(),
        armies: Color::ALL.map(|color| start.army(color)),
        seats: [Seat::Human; 2],
        campaign: None,
    };
    let mut record = Record::new(start);
    for line in lines {
        read_line(line, &mut record)?;
    }
    Ok(Table::resume(setup, record, false))
}

fn read_line(line: &str, record: &mut Record) -> Result<(), String> {
    let wrong = |what: &str| words!("battle-text-impossible", what = what);
    if let Some(words) = line.strip_prefix('(').and_then(|it| it.strip_suffix(')')) {
        let done = entry(words, record.last()).is_some_and(|entry| record.push(entry));
        return if done { Ok(()) } else { Err(wrong(words)) };
    }
    // What tells how it ended is for people.
    if !line.starts_with(|letter: char| letter.is_ascii_digit()) {
        return Ok(());
    }
    for word in line.split_whitespace() {
        if word.ends_with(['.', '…']) {
            continue;
        }
        let position = record.last();
        let mut moves = position.legal_moves().into_iter();
        let english = speak_here(Language::English);
        let mv = moves.find(|mv| bare(&short_notation(position, *mv)) == word);
        drop(english);
        let number = position.move_number();
        let side = called::part(position.side_to_move());
        let done = mv.is_some_and(|mv| record.push(Entry::Move(mv)));
        if !done {
            return Err(words!(
                "battle-text-no-move",
                side = side,
                number = number,
                mv = word
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::battle::Written;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{RngCore, SeedableRng};
    use rules::battle::{Army, Terrain};

    /// A battle in which everything is chosen by chance.
    fn by_chance(terrain: Terrain, seed: u64) -> Table {
        let setup = BattleSetup {
            terrain,
            armies: [Army::new(16, 4, 4, 3, 2), Army::CHESS],
            seats: [Seat::Human; 2],
            campaign: None,
        };
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let mut record = Record::new(setup.deploy());
        while record.ended().is_none() {
            let moves = record.last().legal_moves();
            let entry = match moves.len() {
                0 => Entry::Extension(seed.is_multiple_of(2)),
                count => Entry::Move(moves[dice.next_u32() as usize % count]),
            };
            assert!(record.push(entry));
            if record.len() == 90 && seed == 3 {
                record.push(Entry::Resign(Color::Black));
            }
        }
        Table::resume(setup, record, false)
    }

    #[test]
    fn whole_battles_come_back_from_their_text() {
        for (number, terrain) in Terrain::ALL.into_iter().enumerate() {
            for seed in 0..4 {
                let table = by_chance(terrain, seed + 10 * number as u64);
                let text = write(&table, &["Date: 2026-03-01".to_owned()]);
                let again = read(&text).unwrap_or_else(|problem| panic!("{problem}: {text}"));
                assert_eq!(Written::of(&again), Written::of(&table), "{text}");
                assert_eq!(again.outcome(), table.outcome());
            }
        }
    }

    #[test]
    fn what_cannot_have_happened_is_told() {
        let setup = BattleSetup::default();
        let text = write(&Table::new(setup), &[]);
        let played = format!("{text}\n1. e4 e5\n2. Ra3");
        let problem = read(&played).unwrap_err();
        assert!(problem.contains("attacker's move 2, Ra3"), "{problem}");
        let played = format!("{text}\n1. e4\n(not extended)");
        assert!(read(&played).unwrap_err().contains("not extended"));
        assert!(read("Quick Battle\n1. e4").unwrap_err().contains("began"));
        assert!(
            read("Quick Battle\nStart: x")
                .unwrap_err()
                .contains("beginning")
        );
    }
}
