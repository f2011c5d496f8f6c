//! Games at a table in a few words.

use super::card::GameCard;
use engine::Level;
use rules::{Variant, capital};
use tabletop::Sitter;

fn levels(sitters: &[Sitter]) -> Vec<Level> {
    let level = |sitter: &Sitter| match sitter {
        Sitter::Computer(level) => Some(*level),
        Sitter::Human | Sitter::Afar => None,
    };
    sitters.iter().filter_map(level).collect()
}

/// The level of all computers, if there are any and they agree.
fn common_level(sitters: &[Sitter]) -> Option<Level> {
    let levels = levels(sitters);
    let first = *levels.first()?;
    levels.iter().all(|it| *it == first).then_some(first)
}

fn count(number: usize) -> String {
    const WORDS: [&str; 5] = ["no", "one", "two", "three", "four"];
    WORDS
        .get(number)
        .map_or_else(|| number.to_string(), |&word| word.to_owned())
}

/// What a game is called while nobody has named it, such as `Field Chess against Club`.
pub fn name(variant: Variant, sitters: &[Sitter]) -> String {
    let title = match variant {
        Variant::Battle => "Quick Battle",
        variant => variant.title(),
    };
    let people = sitters.iter().filter(|it| it.is_human()).count();
    match (people, common_level(sitters)) {
        (0, _) => match &levels(sitters)[..] {
            [one, other] => format!("{title}, {} against {}", one.name(), other.name()),
            _ => format!("{title} between computers"),
        },
        (people, _) if people == sitters.len() => format!("{title}, {} players", count(people)),
        (_, Some(level)) => format!("{title} against {}", level.name()),
        (_, None) => format!("{title} against computers"),
    }
}

/// Who plays, such as `Computer: Club`.
pub fn players(sitters: &[Sitter]) -> String {
    let people = sitters.iter().filter(|it| it.is_human()).count();
    let computers = sitters.len() - people;
    match (people, computers) {
        (people, 0) => capital(&format!("{} players", count(people))),
        (_, _) => match (common_level(sitters), people) {
            (Some(level), 0) => format!("Only computers: {}", level.name()),
            (Some(level), _) if computers == 1 => format!("Computer: {}", level.name()),
            (Some(level), _) => format!("{} computers: {}", sitters.len() - people, level.name()),
            (None, 0) => "Only computers".into(),
            (None, _) => format!("{computers} computers"),
        },
    }
}

/// How far a game has come, such as `turn 12`.
pub fn moment(card: &GameCard) -> String {
    let word = match card.game.as_str() {
        "chess" | "battle" => "move",
        _ => "turn",
    };
    format!("{word} {}", card.turn)
}

/// How a game ended, in a line.
pub fn ending(headline: &str, words: &str) -> String {
    let gap = if headline.ends_with(['.', '!']) {
        ""
    } else {
        ":"
    };
    format!("{headline}{gap} {words}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_named_by_who_plays() {
        let (human, club) = (Sitter::Human, Sitter::Computer(Level::Club));
        let master = Sitter::Computer(Level::Master);
        for (variant, sitters, wished, told) in [
            (
                Variant::Field,
                vec![human, club],
                "Field Chess against Club",
                "Computer: Club",
            ),
            (
                Variant::Chess,
                vec![human; 2],
                "Chess, two players",
                "Two players",
            ),
            (
                Variant::Chess,
                vec![club; 2],
                "Chess, Club against Club",
                "Only computers: Club",
            ),
            (
                Variant::Minnaar,
                vec![club; 4],
                "Minnaar Chess between computers",
                "Only computers: Club",
            ),
            (
                Variant::Minnaar,
                vec![human, club, human, master],
                "Minnaar Chess against computers",
                "2 computers",
            ),
            (
                Variant::Battle,
                vec![master, human],
                "Quick Battle against Master",
                "Computer: Master",
            ),
        ] {
            assert_eq!(name(variant, &sitters), wished);
            assert_eq!(players(&sitters), told);
        }
    }
}
