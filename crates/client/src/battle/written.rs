use super::{BattleSetup, Entry, Question, Record, Seat, Table};
use rules::Color;
use rules::Position as _;
use rules::battle::Position;
use serde::{Deserialize, Serialize};
use tabletop::position_problem;

/// A battle of its own as it is kept: how it began and everything that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    setup: BattleSetup,
    start: String,
    record: Vec<String>,
    /// Whether the attacker has said yes to an extension and the defender is asked.
    agreed: bool,
    /// What both were called, if the battle was fought between screens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    people: Option<[Option<String>; 2]>,
    /// Who of both fought at another screen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    afar: Vec<usize>,
}

const EXTENDED: &str = "extended";
const NOT_EXTENDED: &str = "not extended";
const RETREATS: &str = "retreats";
const RESIGNS: &str = "resigns";
const AGREED: &str = "agreed";

impl Written {
    /// What is to be kept of a battle.
    pub fn of(table: &Table) -> Self {
        let record = table.record();
        Self {
            setup: BattleSetup {
                seats: table.setup().seats.map(|seat| match seat {
                    Seat::Afar => Seat::Human,
                    seat => seat,
                }),
                ..table.setup().clone()
            },
            start: record.start().to_string(),
            record: record.entries().iter().map(words).collect(),
            agreed: table.question() == Some(Question::Extend(Color::Black)),
            people: Some(Color::ALL.map(|color| table.called(color).map(str::to_owned)))
                .filter(|people| people.iter().any(Option::is_some)),
            afar: (0..2)
                .filter(|side| table.setup().seats[*side] == Seat::Afar)
                .collect(),
        }
    }

    /// The battle as it was.
    ///
    /// # Errors
    /// Says what of it cannot be read or cannot have happened.
    pub fn open(self) -> Result<Table, String> {
        let start: Position = self.start.parse().map_err(|problem| {
            words!(
                "battle-start-unreadable",
                problem = position_problem(&problem)
            )
        })?;
        let mut record = Record::new(start);
        for (index, text) in self.record.iter().enumerate() {
            let done = entry(text, record.last()).is_some_and(|entry| record.push(entry));
            if !done {
                let number = index + 1;
                return Err(words!("battle-entry-impossible", number = number));
            }
        }
        let mut setup = self.setup;
        for side in self.afar {
            if let Some(seat) = setup.seats.get_mut(side) {
                *seat = Seat::Afar;
            }
        }
        let table = Table::resume(setup, record, self.agreed);
        Ok(match self.people {
            Some(people) => table.with_people(people),
            None => table,
        })
    }
}

/// An entry in the words of files.
pub(crate) fn words(entry: &Entry) -> String {
    let side = |color: Color| match color {
        Color::White => "white",
        Color::Black => "black",
    };
    match *entry {
        Entry::Move(mv) => mv.to_string(),
        Entry::Extension(true) => EXTENDED.to_owned(),
        Entry::Extension(false) => NOT_EXTENDED.to_owned(),
        Entry::Retreat(color) => format!("{} {RETREATS}", side(color)),
        Entry::Resign(color) => format!("{} {RESIGNS}", side(color)),
        Entry::Agreed => AGREED.to_owned(),
    }
}

/// The entry that words say in a position.
pub(crate) fn entry(text: &str, position: &Position) -> Option<Entry> {
    let color = |word: &str| match word {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    };
    match text.split_once(' ') {
        _ if text == EXTENDED => Some(Entry::Extension(true)),
        _ if text == NOT_EXTENDED => Some(Entry::Extension(false)),
        _ if text == AGREED => Some(Entry::Agreed),
        Some((side, RETREATS)) => color(side).map(Entry::Retreat),
        Some((side, RESIGNS)) => color(side).map(Entry::Resign),
        _ => position.parse_move(text).ok().map(Entry::Move),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::battle::Action;

    #[test]
    fn a_battle_is_taken_up_where_it_was() {
        let setup = BattleSetup {
            seats: [Seat::Human; 2],
            ..Default::default()
        };
        let mut table = Table::new(setup);
        for text in ["e2e4", "e7e5", "g1f3"] {
            let mv = table.position().parse_move(text).unwrap();
            table.act(Action::Touch(mv.from().unwrap())).unwrap();
            table.act(Action::Touch(mv.to())).unwrap();
        }
        let written = Written::of(&table);
        let again = written.clone().open().unwrap();
        assert_eq!(again.position(), table.position());
        assert_eq!(Written::of(&again), written);
        table.act(Action::Resign).unwrap();
        table.act(Action::Confirm).unwrap();
        let over = Written::of(&table).open().unwrap();
        assert_eq!(over.outcome(), table.outcome());
        let mut broken = written;
        broken.record[1] = "e7e3".into();
        assert!(broken.open().unwrap_err().contains("entry 2"));
    }
}
