//! Names of worlds and of what is saved.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// The most letters the name of a save may have.
pub const LONGEST: usize = 40;

const LANDS: [fn(&str) -> String; 12] = [
    |name| words!("saves-land-vale", name = name),
    |name| words!("saves-land-marches", name = name),
    |name| words!("saves-land-downs", name = name),
    |name| words!("saves-land-fords", name = name),
    |name| words!("saves-land-hills", name = name),
    |name| words!("saves-land-crowns", name = name),
    |name| words!("saves-land-shires", name = name),
    |name| words!("saves-land-weald", name = name),
    |name| words!("saves-land-lands", name = name),
    |name| words!("saves-land-beyond", name = name),
    |name| words!("saves-land-thrones", name = name),
    |name| words!("saves-land-meads", name = name),
];

const BEGINNINGS: [&str; 24] = [
    "Or", "Bel", "Cal", "Dun", "El", "Fen", "Gal", "Har", "Is", "Kel", "Lor", "Mar", "Nor", "Os",
    "Per", "Ren", "Sel", "Tar", "Ul", "Ven", "Wil", "Yar", "Thal", "Bram",
];

const ENDINGS: [&str; 22] = [
    "ran", "dor", "mere", "wyn", "lan", "ric", "mond", "thas", "vin", "nis", "ley", "rin", "sel",
    "goth", "aven", "orin", "essa", "adon", "ile", "umber", "eth", "ora",
];

/// The name of the world that comes from a seed; always the same one.
pub fn world_name(seed: u32) -> String {
    let mut dice = ChaCha8Rng::seed_from_u64(seed.into());
    let mut pick = |count: usize| dice.next_u32() as usize % count.max(1);
    let land = LANDS.get(pick(LANDS.len()));
    let mut part = |parts: &[&'static str]| parts.get(pick(parts.len())).copied();
    let name = [part(&BEGINNINGS), part(&ENDINGS)]
        .map(Option::unwrap_or_default)
        .concat();
    land.map(|land| land(&name)).unwrap_or(name)
}

/// A seed of a world, drawn from the clock: short enough to be told to a friend.
pub fn fresh_seed() -> u32 {
    let now = jiff::Timestamp::now().as_nanosecond();
    let mut dice = ChaCha8Rng::seed_from_u64(now as u64);
    dice.next_u32() % 999_999 + 1
}

/// Why something can't be the name of a save.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadName {
    /// Nothing, or nothing that can be seen.
    #[error("{}", words!("saves-name-empty"))]
    Empty,
    /// Too many letters.
    #[error("{}", words!("saves-name-long", most = LONGEST))]
    Long,
    /// Line breaks and their like.
    #[error("{}", words!("saves-name-signs"))]
    Signs,
    /// Letters that would be drawn as empty boxes.
    #[error("{}", words!("saves-name-letters"))]
    Letters,
    /// Two could not be told apart.
    #[error("{}", words!("saves-name-taken", name = .0.as_str()))]
    Taken(String),
}

/// Whether the fonts of the game have all its letters: those of Europe, not of East Asia.
pub fn is_shown(name: &str) -> bool {
    let has = |letter: char| {
        matches!(letter,
            ' '..='~' | '\u{a1}'..='\u{17f}'
            | '\u{388}'..='\u{38a}' | '\u{38c}' | '\u{38e}'..='\u{3a1}' | '\u{3a3}'..='\u{3ce}'
            | '\u{386}' | '\u{400}'..='\u{45f}'
            | '\u{2013}' | '\u{2014}' | '\u{2018}'..='\u{201a}' | '\u{201c}'..='\u{201e}' | '\u{2026}')
    };
    name.chars().all(has)
}

/// The name as it is kept, if it is one that none of `others` has.
///
/// # Errors
/// Says in words why it can't be used.
pub fn check<'a>(name: &str, mut others: impl Iterator<Item = &'a str>) -> Result<String, BadName> {
    let name = name.trim();
    if name.is_empty() {
        return Err(BadName::Empty);
    }
    if name.chars().count() > LONGEST {
        return Err(BadName::Long);
    }
    if name.chars().any(char::is_control) {
        return Err(BadName::Signs);
    }
    if !is_shown(name) {
        return Err(BadName::Letters);
    }
    if others.any(|other| other.to_lowercase() == name.to_lowercase()) {
        return Err(BadName::Taken(name.to_owned()));
    }
    Ok(name.to_owned())
}

/// A name like the wished one that none of `others` has: with a number behind it if need be.
pub fn free(wished: &str, others: &[&str]) -> String {
    let is_free = |name: &str| check(name, others.iter().copied()).is_ok();
    let wished: String = wished
        .trim()
        .chars()
        .filter(|it| !it.is_control())
        .collect();
    let room = |ending: usize| -> String { wished.chars().take(LONGEST - ending).collect() };
    let first = room(0);
    if is_free(&first) {
        return first;
    }
    let base = if first.is_empty() {
        words!("saves-game")
    } else {
        room(6)
    };
    (2..)
        .map(|number| format!("{} ({number})", base.trim_end()))
        .find(|name| is_free(name))
        .unwrap_or(base)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_world_has_a_name_and_always_the_same() {
        assert_eq!(world_name(7), world_name(7));
        let names: BTreeSet<String> = (0..1000).map(world_name).collect();
        assert!(names.len() > 700, "{} names of 1000 worlds", names.len());
        for name in names {
            assert_eq!(check(&name, std::iter::empty()), Ok(name.clone()));
        }
    }

    #[test]
    fn bad_names_are_refused_in_words() {
        let taken = ["The Vale of Orran"];
        let ask = |name: &str| check(name, taken.into_iter());
        assert_eq!(ask("  My war  "), Ok("My war".into()));
        assert_eq!(ask("../../etc/passwd"), Ok("../../etc/passwd".into()));
        assert_eq!(ask(" \t "), Err(BadName::Empty));
        assert_eq!(ask(&"x".repeat(41)), Err(BadName::Long));
        assert_eq!(ask("two\nlines"), Err(BadName::Signs));
        assert_eq!(ask("\u{4e01}\u{7acb}\u{4eba}"), Err(BadName::Letters));
        assert_eq!(ask("Réti – Чигорин"), Ok("Réti – Чигорин".into()));
        assert!(matches!(ask("the vale of orran"), Err(BadName::Taken(_))));
    }

    #[test]
    fn a_taken_name_gets_a_number() {
        let vale = "The Vale of Orran";
        assert_eq!(free(vale, &[]), vale);
        assert_eq!(free(vale, &[vale]), "The Vale of Orran (2)");
        let two = [vale, "The Vale of Orran (2)"];
        assert_eq!(free(vale, &two), "The Vale of Orran (3)");
        let long = "x".repeat(60);
        let cut = free(&long, &[&"x".repeat(40)]);
        assert!(
            cut.chars().count() <= LONGEST && cut.ends_with("(2)"),
            "{cut}"
        );
        assert_eq!(free("", &[]), "Game (2)");
    }
}
