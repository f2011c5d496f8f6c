//! What the rules say is wrong with a text, in the language that is spoken. The rules say it in
//! English; the same sentence stands among the words of every language, and here it is known by
//! its English form. What is not known here is told in general.

use rules::chess::pgn::PgnError;
use rules::{Color, Field, ParseError};
use words::{Language, speak_here, spoken, words};

/// Says a sentence with what stands in its gaps.
type Say = fn(&[&str]) -> String;

/// Every sentence, with how many gaps it has. One that is more exactly said comes first.
static SENTENCES: &[(usize, Say)] = &[
    // Of every position.
    (0, |_| words!("problem-spaces")),
    (2, |it| {
        words!("problem-fields", count = it[0], found = it[1])
    }),
    (3, |it| {
        words!("problem-number", text = it[0], least = it[1], most = it[2])
    }),
    (2, |it| {
        words!("problem-ranks", count = it[0], found = it[1])
    }),
    (1, |it| words!("problem-run", rank = it[0])),
    (3, |it| {
        words!(
            "problem-squares",
            rank = it[0],
            found = it[1],
            count = it[2]
        )
    }),
    (0, |_| words!("problem-side")),
    (1, |it| words!("problem-no-king", side = it[0])),
    (2, |it| words!("problem-kings", side = it[0], count = it[1])),
    (1, |it| words!("problem-no-square", text = it[0])),
    (1, |it| words!("problem-no-double-step-wall", at = it[0])),
    (1, |it| words!("problem-no-double-step", at = it[0])),
    (1, |it| words!("problem-not-just-stepped", at = it[0])),
    // Of battles.
    (1, |it| words!("problem-no-battle-piece", letter = it[0])),
    (1, |it| words!("problem-last-rank", at = it[0])),
    (1, |it| words!("problem-tower", at = it[0])),
    (1, |it| words!("problem-in-water", at = it[0])),
    (1, |it| words!("problem-on-wall", at = it[0])),
    (1, |it| words!("problem-no-reserve", letter = it[0])),
    (1, |it| words!("problem-reserve-order", order = it[0])),
    (0, |_| words!("problem-too-many")),
    (1, |it| words!("problem-nobody-takes", at = it[0])),
    (0, |_| words!("problem-budget")),
    (2, |it| {
        words!("problem-terrain", text = it[0], names = it[1])
    }),
    // Of chess.
    (1, |it| words!("problem-in-check", side = it[0])),
    (1, |it| words!("problem-no-chess-piece", letter = it[0])),
    (1, |it| words!("problem-outer-rank", at = it[0])),
    (0, |_| words!("problem-castling")),
    (3, |it| {
        words!(
            "problem-castling-home",
            letter = it[0],
            king = it[1],
            rook = it[2]
        )
    }),
    // Of games of chess as text.
    (0, |_| words!("problem-no-fen")),
    (0, |_| words!("problem-closed")),
    (0, |_| words!("problem-variation")),
    (0, |_| words!("problem-comment")),
    (0, |_| words!("problem-angle")),
    (0, |_| words!("problem-tag")),
    (1, |it| words!("problem-tag-value", name = it[0])),
    (1, |it| words!("problem-tag-end", name = it[0])),
    (1, |it| words!("problem-means-nothing", text = it[0])),
    (1, |it| words!("problem-no-san", text = it[0])),
    (1, |it| words!("problem-illegal", text = it[0])),
    (3, |it| {
        words!(
            "problem-ambiguous",
            text = it[0],
            one = it[1],
            other = it[2]
        )
    }),
    // Of the other games.
    (1, |it| words!("problem-no-minnaar-piece", letter = it[0])),
    (0, |_| words!("problem-group")),
    (1, |it| words!("problem-no-field-piece", letter = it[0])),
    (0, |_| words!("problem-field-side")),
];

/// Stand in the gaps of a sentence while its English form is looked at.
const GAPS: [&str; 3] = ["\u{1}", "\u{2}", "\u{3}"];

/// What the rules told in English, in the language that is spoken.
pub fn in_words(english: &str) -> String {
    if let Some((part, problem)) = english.split_once(": ")
        && let Some(field) = FIELDS.into_iter().find(|it| it.to_string() == part)
    {
        return part_words(field, problem);
    }
    if let Some(problem) = english.strip_prefix("FEN refused: ") {
        return words!("problem-fen", problem = in_words(problem));
    }
    let known = SENTENCES.iter().find_map(|(gaps, say)| {
        let english_speaks = speak_here(Language::English);
        let form = say(GAPS.get(..*gaps)?);
        drop(english_speaks);
        Some(say(&filled(&form, english, *gaps)?))
    });
    known.unwrap_or_else(|| match spoken() {
        Language::English => english.to_owned(),
        _ => words!("problem-other"),
    })
}

/// What fills the gaps of a sentence's form, if the text is that sentence.
fn filled<'a>(form: &str, text: &'a str, gaps: usize) -> Option<Vec<&'a str>> {
    let mut found = vec![""; gaps];
    let mut parts = form.split_inclusive(GAPS.map(|it| it.chars().next().unwrap_or_default()));
    let first = parts.next()?;
    let mut gap = gap_of(first);
    let mut rest = text.strip_prefix(without_gap(first))?;
    for part in parts {
        let literal = without_gap(part);
        // The last words end the text.
        let at = match gap_of(part) {
            None => rest.len().checked_sub(literal.len())?,
            Some(_) => rest.find(literal)?,
        };
        let (fill, after) = rest.split_at_checked(at)?;
        rest = after.strip_prefix(literal)?;
        *found.get_mut(gap?)? = fill;
        gap = gap_of(part);
    }
    match gap {
        Some(gap) => *found.get_mut(gap)? = std::mem::take(&mut rest),
        None if rest.is_empty() => {}
        None => return None,
    }
    Some(found)
}

fn gap_of(part: &str) -> Option<usize> {
    GAPS.iter().position(|gap| part.ends_with(gap))
}

fn without_gap(part: &str) -> &str {
    let gap = GAPS.into_iter().find_map(|gap| part.strip_suffix(gap));
    gap.unwrap_or(part)
}

/// The parts of a position that have a name of their own.
const FIELDS: [Field; 14] = [
    Field::Form,
    Field::Placement,
    Field::Side,
    Field::Terrain,
    Field::Castling,
    Field::EnPassant,
    Field::Reserve,
    Field::HalfMoves,
    Field::MoveNumber,
    Field::Budget,
    Field::Group,
    Field::Quiet,
    Field::Passes,
    Field::Turn,
];

fn part_words(field: Field, problem: &str) -> String {
    words!(
        "problem-part",
        part = field.to_string().replace(' ', "-"),
        problem = in_words(problem)
    )
}

/// What is wrong with a position.
pub fn position_problem(problem: &ParseError) -> String {
    part_words(problem.field, &problem.problem)
}

/// What is wrong with games of chess as text, and where.
pub(crate) fn pgn_problem(wrong: &PgnError) -> String {
    let problem = in_words(&wrong.problem);
    match wrong.at {
        None => words!(
            "problem-pgn",
            line = wrong.line,
            game = wrong.game,
            problem = problem
        ),
        Some((number, side)) => words!(
            "problem-pgn-move",
            line = wrong.line,
            game = wrong.game,
            number = number,
            side = match side {
                Color::White => "white",
                Color::Black => "black",
            },
            problem = problem
        ),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rules::{battle, chess, field, minnaar};
    use std::str::FromStr;

    fn wrong<P: FromStr<Err = ParseError>>(text: &str) -> ParseError {
        match text.parse::<P>() {
            Err(problem) => problem,
            Ok(_) => panic!("{text} can be read"),
        }
    }

    /// Every text that the rules of other programs must refuse as well.
    fn bad(game: &str) -> Vec<String> {
        let root = env!("CARGO_MANIFEST_DIR");
        let path = format!("{root}/../../tests/vectors/{game}-bad.jsonl");
        let lines = std::fs::read_to_string(path).unwrap();
        let texts = lines.lines().map(|line| {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            line["bad"].as_str().unwrap().to_owned()
        });
        texts.collect()
    }

    fn told(english: &str) {
        assert_eq!(in_words(english), english);
        let _speaks = speak_here(Language::German);
        let german = in_words(english);
        assert_ne!(german, english);
        assert_ne!(german, words!("problem-other"), "{english}");
        assert!(!german.contains('\u{1}') && !german.contains("problem-"));
    }

    #[test]
    fn what_is_wrong_with_a_position_is_told_in_the_language_that_is_spoken() {
        let mut count = 0;
        let mut all = |game, read: fn(&str) -> ParseError| {
            for text in bad(game) {
                told(&read(&text).to_string());
                count += 1;
            }
        };
        all("battle", wrong::<battle::Position>);
        all("chess", wrong::<chess::Position>);
        all("field", wrong::<field::Position>);
        all("minnaar", wrong::<minnaar::Position>);
        assert!(count > 100, "{count}");
    }

    #[test]
    fn what_is_wrong_with_a_game_of_chess_as_text_is_told_so_too() {
        for text in [
            "1. e4 e5 2. Ke3",
            "1. e4 Zz9",
            "1. Nf3 d6 2. d3 d5 3. Nd2",
            "1. e4 (",
            "1. e4 )",
            "1. e4 {",
            "<",
            "[White \"a",
            "[White a]",
            "[White \"a\" 1. e4",
            "[SetUp \"1\"]\n1. e4",
            "[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n1. e4",
            "1. e4 §",
        ] {
            let problem = chess::pgn::read(text).unwrap_err();
            assert_eq!(pgn_problem(&problem), problem.to_string());
            told(&problem.problem);
        }
    }

    #[test]
    fn what_is_not_known_is_told_in_general() {
        assert_eq!(in_words("quite another thing"), "quite another thing");
        let _speaks = speak_here(Language::German);
        assert_eq!(in_words("quite another thing"), words!("problem-other"));
    }
}
