//! Games at a table in a few words.

use super::card::GameCard;
use crate::called;
use engine::Level;
use rules::Variant;
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

/// What a game is called while nobody has named it, such as `Field Chess against Club`.
pub fn name(variant: Variant, sitters: &[Sitter]) -> String {
    let game = called::game(variant);
    let people = sitters.iter().filter(|it| it.is_human()).count();
    match (people, common_level(sitters)) {
        (0, _) => match &levels(sitters)[..] {
            [one, other] => words!(
                "saves-name-two",
                game = game,
                one = called::level(*one),
                other = called::level(*other)
            ),
            _ => words!("saves-name-computers", game = game),
        },
        (people, _) if people == sitters.len() => {
            words!("saves-name-people", game = game, count = people)
        }
        (_, Some(level)) => words!(
            "saves-name-against",
            game = game,
            level = called::level(level)
        ),
        (_, None) => words!("saves-name-against-computers", game = game),
    }
}

/// Who plays, such as `Computer: Club`.
pub fn players(sitters: &[Sitter]) -> String {
    let people = sitters.iter().filter(|it| it.is_human()).count();
    let computers = sitters.len() - people;
    match (people, computers) {
        (people, 0) => words!("saves-people", count = people),
        (_, _) => match (common_level(sitters), people) {
            (Some(level), 0) => {
                words!("saves-only-computers-level", level = called::level(level))
            }
            (Some(level), _) if computers == 1 => called::computer(level),
            (Some(level), _) => words!(
                "saves-computers-level",
                count = computers,
                level = called::level(level)
            ),
            (None, 0) => words!("saves-only-computers"),
            (None, _) => words!("saves-computers", computers = computers),
        },
    }
}

/// Who played between screens: `Ada – Ben`; `None` if nobody has a name.
pub fn between(people: impl IntoIterator<Item = Option<String>>) -> Option<String> {
    let named: Vec<String> = people.into_iter().flatten().collect();
    (!named.is_empty()).then(|| named.join(" – "))
}

/// How far a game has come, such as `turn 12`.
pub fn moment(card: &GameCard) -> String {
    match card.game.as_str() {
        "chess" | "battle" => words!("saves-move", number = card.turn),
        _ => words!("saves-turn", number = card.turn),
    }
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
