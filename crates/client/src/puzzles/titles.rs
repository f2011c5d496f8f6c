//! The titles of the puzzles and their lines of help, in the language that is spoken. The collection's own are
//! English.

use engine::puzzle::Puzzle;
use words::Key;

/// The name, the title, the line of help.
const TITLES: [(&str, Key, Key); 40] = [
    (
        "field-1",
        key!("puzzles-title-field-1"),
        key!("puzzles-help-field-1"),
    ),
    (
        "field-2",
        key!("puzzles-title-field-2"),
        key!("puzzles-help-field-2"),
    ),
    (
        "field-3",
        key!("puzzles-title-field-3"),
        key!("puzzles-help-field-3"),
    ),
    (
        "field-4",
        key!("puzzles-title-field-4"),
        key!("puzzles-help-field-4"),
    ),
    (
        "field-5",
        key!("puzzles-title-field-5"),
        key!("puzzles-help-field-5"),
    ),
    (
        "field-6",
        key!("puzzles-title-field-6"),
        key!("puzzles-help-field-6"),
    ),
    (
        "field-7",
        key!("puzzles-title-field-7"),
        key!("puzzles-help-field-7"),
    ),
    (
        "field-8",
        key!("puzzles-title-field-8"),
        key!("puzzles-help-field-8"),
    ),
    (
        "river-1",
        key!("puzzles-title-river-1"),
        key!("puzzles-help-river-1"),
    ),
    (
        "river-2",
        key!("puzzles-title-river-2"),
        key!("puzzles-help-river-2"),
    ),
    (
        "river-3",
        key!("puzzles-title-river-3"),
        key!("puzzles-help-river-3"),
    ),
    (
        "river-4",
        key!("puzzles-title-river-4"),
        key!("puzzles-help-river-4"),
    ),
    (
        "river-5",
        key!("puzzles-title-river-5"),
        key!("puzzles-help-river-5"),
    ),
    (
        "river-6",
        key!("puzzles-title-river-6"),
        key!("puzzles-help-river-6"),
    ),
    (
        "river-7",
        key!("puzzles-title-river-7"),
        key!("puzzles-help-river-7"),
    ),
    (
        "river-8",
        key!("puzzles-title-river-8"),
        key!("puzzles-help-river-8"),
    ),
    (
        "hill-1",
        key!("puzzles-title-hill-1"),
        key!("puzzles-help-hill-1"),
    ),
    (
        "hill-2",
        key!("puzzles-title-hill-2"),
        key!("puzzles-help-hill-2"),
    ),
    (
        "hill-3",
        key!("puzzles-title-hill-3"),
        key!("puzzles-help-hill-3"),
    ),
    (
        "hill-4",
        key!("puzzles-title-hill-4"),
        key!("puzzles-help-hill-4"),
    ),
    (
        "hill-5",
        key!("puzzles-title-hill-5"),
        key!("puzzles-help-hill-5"),
    ),
    (
        "hill-6",
        key!("puzzles-title-hill-6"),
        key!("puzzles-help-hill-6"),
    ),
    (
        "hill-7",
        key!("puzzles-title-hill-7"),
        key!("puzzles-help-hill-7"),
    ),
    (
        "hill-8",
        key!("puzzles-title-hill-8"),
        key!("puzzles-help-hill-8"),
    ),
    (
        "forest-1",
        key!("puzzles-title-forest-1"),
        key!("puzzles-help-forest-1"),
    ),
    (
        "forest-2",
        key!("puzzles-title-forest-2"),
        key!("puzzles-help-forest-2"),
    ),
    (
        "forest-3",
        key!("puzzles-title-forest-3"),
        key!("puzzles-help-forest-3"),
    ),
    (
        "forest-4",
        key!("puzzles-title-forest-4"),
        key!("puzzles-help-forest-4"),
    ),
    (
        "forest-5",
        key!("puzzles-title-forest-5"),
        key!("puzzles-help-forest-5"),
    ),
    (
        "forest-6",
        key!("puzzles-title-forest-6"),
        key!("puzzles-help-forest-6"),
    ),
    (
        "forest-7",
        key!("puzzles-title-forest-7"),
        key!("puzzles-help-forest-7"),
    ),
    (
        "forest-8",
        key!("puzzles-title-forest-8"),
        key!("puzzles-help-forest-8"),
    ),
    (
        "siege-1",
        key!("puzzles-title-siege-1"),
        key!("puzzles-help-siege-1"),
    ),
    (
        "siege-2",
        key!("puzzles-title-siege-2"),
        key!("puzzles-help-siege-2"),
    ),
    (
        "siege-3",
        key!("puzzles-title-siege-3"),
        key!("puzzles-help-siege-3"),
    ),
    (
        "siege-4",
        key!("puzzles-title-siege-4"),
        key!("puzzles-help-siege-4"),
    ),
    (
        "siege-5",
        key!("puzzles-title-siege-5"),
        key!("puzzles-help-siege-5"),
    ),
    (
        "siege-6",
        key!("puzzles-title-siege-6"),
        key!("puzzles-help-siege-6"),
    ),
    (
        "siege-7",
        key!("puzzles-title-siege-7"),
        key!("puzzles-help-siege-7"),
    ),
    (
        "siege-8",
        key!("puzzles-title-siege-8"),
        key!("puzzles-help-siege-8"),
    ),
];

fn of(puzzle: &Puzzle) -> Option<(Key, Key)> {
    let mut titles = TITLES.iter();
    let (_, title, help) = titles.find(|(id, ..)| *id == puzzle.id)?;
    Some((*title, *help))
}

/// The title.
pub(super) fn title(puzzle: &Puzzle) -> String {
    of(puzzle).map_or_else(|| puzzle.title.clone(), |(title, _)| title.say())
}

/// The line of help.
pub(super) fn help(puzzle: &Puzzle) -> String {
    of(puzzle).map_or_else(|| puzzle.help.clone(), |(_, help)| help.say())
}

#[cfg(test)]
mod tests {
    use super::super::collection::PUZZLES;
    use super::*;

    #[test]
    fn in_english_they_are_those_of_the_collection() {
        assert_eq!(PUZZLES.len(), TITLES.len());
        for puzzle in PUZZLES.iter() {
            assert_eq!(title(puzzle), puzzle.title);
            assert_eq!(help(puzzle), puzzle.help);
        }
    }
}
