//! What the rules say is wrong with a text, in the language that is spoken: every kind of fault that
//! they know has its words.

use rules::chess::SanError;
use rules::chess::pgn::{PgnError, PgnProblem, TagError};
use rules::european::Fault;
use rules::{Color, ParseError, Problem, Variant};
use words::{Language, spoken, words};

/// What a library told of a text in English: in another language only that it is wrong.
pub(crate) fn of_library(english: &str) -> String {
    match spoken() {
        Language::English => english.to_owned(),
        _ => words!("problem-other"),
    }
}

/// What is wrong with a position.
pub fn position_problem(wrong: &ParseError) -> String {
    words!(
        "problem-part",
        part = wrong.field.to_string().replace(' ', "-"),
        problem = in_words(&wrong.problem)
    )
}

/// What is wrong with a field of a position.
pub(crate) fn in_words(problem: &Problem) -> String {
    match problem {
        Problem::Spaces => words!("problem-spaces"),
        Problem::Fields { wanted, found } => {
            words!("problem-fields", count = *wanted, found = *found)
        }
        Problem::Number { text, least, most } => words!(
            "problem-number",
            text = text.as_str(),
            least = least.to_string(),
            most = most.to_string()
        ),
        Problem::Ranks { wanted, found } => {
            words!("problem-ranks", count = *wanted, found = *found)
        }
        Problem::Run { rank } => words!("problem-run", rank = *rank),
        Problem::Squares {
            rank,
            found,
            wanted,
        } => words!(
            "problem-squares",
            rank = *rank,
            found = *found,
            count = *wanted
        ),
        Problem::NoPiece { letter, game } => no_piece(*letter, *game),
        Problem::OffBoard => words!("problem-off-board"),
        Problem::Side => words!("problem-side"),
        Problem::Kings { side, count: 0 } => words!("problem-no-king", side = side.as_str()),
        Problem::Kings { side, count } => {
            words!("problem-kings", side = side.as_str(), count = *count)
        }
        Problem::NoSquare(text) => words!("problem-no-square", text = text.as_str()),
        Problem::NoDoubleStep(at) => words!("problem-no-double-step", at = at.to_string()),
        Problem::NotJustStepped(at) => words!("problem-not-just-stepped", at = at.to_string()),
        Problem::Group => words!("problem-group"),
        Problem::FieldSide => words!("problem-field-side"),
        Problem::Stranger { at, side } => words!(
            "problem-stranger",
            at = at.to_string(),
            side = side.to_string()
        ),
        Problem::European(fault) => of_european(fault),
        Problem::StepOntoWall(at) => words!("problem-no-double-step-wall", at = at.to_string()),
        Problem::NobodyTakes(at) => words!("problem-nobody-takes", at = at.to_string()),
        Problem::LastRank(at) => words!("problem-last-rank", at = at.to_string()),
        Problem::Tower(at) => words!("problem-tower", at = at.to_string()),
        Problem::InWater(at) => words!("problem-in-water", at = at.to_string()),
        Problem::OnWall(at) => words!("problem-on-wall", at = at.to_string()),
        Problem::NoReserve(letter) => words!("problem-no-reserve", letter = letter.to_string()),
        Problem::ReserveOrder(order) => words!("problem-reserve-order", order = *order),
        Problem::TooMany => words!("problem-too-many"),
        Problem::Budget => words!("problem-budget"),
        Problem::Terrain(text) => {
            let names = rules::battle::Terrain::ALL.map(|it| it.name()).join(", ");
            words!("problem-terrain", text = text.as_str(), names = names)
        }
        Problem::InCheck(side) => words!("problem-in-check", side = side.as_str()),
        Problem::OuterRank(at) => words!("problem-outer-rank", at = at.to_string()),
        Problem::Castling => words!("problem-castling"),
        Problem::CastlingHome { letter, king, rook } => words!(
            "problem-castling-home",
            letter = letter.to_string(),
            king = king.to_string(),
            rook = rook.to_string()
        ),
    }
}

fn no_piece(letter: char, game: Variant) -> String {
    let letter = letter.to_string();
    match game {
        Variant::Battle => words!("problem-no-battle-piece", letter = letter),
        Variant::Chess => words!("problem-no-chess-piece", letter = letter),
        Variant::Minnaar => words!("problem-no-minnaar-piece", letter = letter),
        Variant::Field => words!("problem-no-field-piece", letter = letter),
        Variant::European => words!("problem-european-kind"),
    }
}

/// What is wrong with an item of European Chess.
fn of_european(fault: &Fault) -> String {
    match fault {
        Fault::NoItem(text) => words!("problem-european-no-item", text = text.as_str()),
        Fault::InPlace => words!("problem-european-in-place"),
        Fault::Before(text) => words!("problem-european-before", text = *text),
        Fault::UnusedSeat(text) => words!("problem-european-unused-seat", text = text.to_string()),
        Fault::SeatForm => words!("problem-european-seat-form"),
        Fault::SquareForm => words!("problem-european-square-form"),
        Fault::Kind => words!("problem-european-kind"),
        Fault::FourSeats => words!("problem-european-four-seats"),
        Fault::Nation => words!("problem-european-nation"),
        Fault::TwoSeats => words!("problem-european-two-seats"),
        Fault::TurnForm => words!("problem-european-turn-form"),
        Fault::OwnForm => words!("problem-european-own-form"),
        Fault::OneNumber => words!("problem-european-one-number"),
        Fault::PieceForm => words!("problem-european-piece-form"),
        Fault::Direction => words!("problem-european-direction"),
        Fault::SquareOrder(text) => {
            words!("problem-european-square-order", text = text.to_string())
        }
        Fault::InsideForm => words!("problem-european-inside-form"),
        Fault::InsidePiece => words!("problem-european-inside-piece"),
        Fault::InsideNever => words!("problem-european-inside-never"),
        Fault::InsideOrder => words!("problem-european-inside-order"),
        Fault::InsideEmpty => words!("problem-european-inside-empty"),
        Fault::ReserveForm => words!("problem-european-reserve-form"),
        Fault::SeatOrder => words!("problem-european-seat-order"),
        Fault::ReserveSome => words!("problem-european-reserve-some"),
        Fault::OneSeat => words!("problem-european-one-seat"),
        Fault::HiddenCount => words!("problem-european-hidden-count"),
        Fault::HiddenForm => words!("problem-european-hidden-form"),
        Fault::TwoPhases => words!("problem-european-two-phases"),
        Fault::BusyForm => words!("problem-european-busy-form"),
        Fault::RefusedForm => words!("problem-european-refused-form"),
        Fault::DiceForm => words!("problem-european-dice-form"),
        Fault::DiceCount => words!("problem-european-dice-count"),
        Fault::NamedAll => words!("problem-european-named-all"),
        Fault::NamedForm => words!("problem-european-named-form"),
        Fault::RolledForm => words!("problem-european-rolled-form"),
        Fault::RolledKind => words!("problem-european-rolled-kind"),
        Fault::Twice(text) => words!("problem-european-twice", text = text.to_string()),
        Fault::AllowForm => words!("problem-european-allow-form"),
        Fault::AskForm => words!("problem-european-ask-form"),
        Fault::NoCarrier => words!("problem-european-no-carrier"),
        Fault::LostNoPieces => words!("problem-european-lost-no-pieces"),
        Fault::NotForeign => words!("problem-european-not-foreign"),
        Fault::HasLost => words!("problem-european-has-lost"),
        Fault::NoReserve => words!("problem-european-no-reserve"),
        Fault::NoGuildKnight => words!("problem-european-no-guild-knight"),
        Fault::NotGuildsTurn => words!("problem-european-not-guilds-turn"),
        Fault::NoSuchCarrier => words!("problem-european-no-such-carrier"),
        Fault::NotKorea => words!("problem-european-not-korea"),
        Fault::NoSuchPiece => words!("problem-european-no-such-piece"),
        Fault::AskOrder => words!("problem-european-ask-order"),
        Fault::NoKnights => words!("problem-european-no-knights"),
        Fault::NoStrike => words!("problem-european-no-strike"),
        Fault::NoLoad => words!("problem-european-no-load"),
    }
}

/// What is wrong with games of chess as text, and where.
pub(crate) fn pgn_problem(wrong: &PgnError) -> String {
    let problem = of_pgn(&wrong.problem);
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

fn of_pgn(problem: &PgnProblem) -> String {
    match problem {
        PgnProblem::Tag => words!("problem-tag"),
        PgnProblem::TagValue(name) => words!("problem-tag-value", name = name.as_str()),
        PgnProblem::TagEnd(name) => words!("problem-tag-end", name = name.as_str()),
        PgnProblem::NoTag(TagError::Name(name)) => {
            words!("problem-tag-name", name = name.as_str())
        }
        PgnProblem::NoTag(TagError::Value(name)) => {
            words!("problem-tag-control", name = name.as_str())
        }
        PgnProblem::NoTag(TagError::Told(name)) => words!("problem-tag-told", name = name.as_str()),
        PgnProblem::Comment => words!("problem-comment"),
        PgnProblem::Angle => words!("problem-angle"),
        PgnProblem::Variation => words!("problem-variation"),
        PgnProblem::Closed => words!("problem-closed"),
        PgnProblem::MeansNothing(text) => words!("problem-means-nothing", text = text.as_str()),
        PgnProblem::Fen(wrong) => words!("problem-fen", problem = position_problem(wrong)),
        PgnProblem::NoFen => words!("problem-no-fen"),
        PgnProblem::Move(SanError::Syntax(text)) => words!("problem-no-san", text = text.as_str()),
        PgnProblem::Move(SanError::Illegal(illegal)) => {
            words!("problem-illegal", text = illegal.text.as_str())
        }
        PgnProblem::Move(SanError::Ambiguous { text, choices }) => {
            let names: Vec<String> = choices.iter().map(ToString::to_string).collect();
            let (last, others) = names
                .split_last()
                .map_or((String::new(), &[][..]), |it| (it.0.clone(), it.1));
            words!(
                "problem-ambiguous",
                text = text.as_str(),
                one = others.join(", "),
                other = last
            )
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rules::{battle, chess, european, field, minnaar};
    use std::str::FromStr;
    use words::speak_here;

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

    /// What is said is the sentence of the rules in English, and another in German.
    fn told(say: impl Fn() -> String, sentence: &str) {
        assert_eq!(say(), sentence);
        let _speaks = speak_here(Language::German);
        let german = say();
        assert_ne!(german, sentence);
        assert!(!german.contains("problem-"), "{german}");
    }

    #[test]
    fn what_is_wrong_with_a_position_is_told_in_the_language_that_is_spoken() {
        let mut count = 0;
        let mut all = |game, read: fn(&str) -> ParseError| {
            for text in bad(game) {
                let problem = read(&text);
                told(|| in_words(&problem.problem), &problem.problem.to_string());
                assert_eq!(position_problem(&problem), problem.to_string());
                count += 1;
            }
        };
        all("battle", wrong::<battle::Position>);
        all("chess", wrong::<chess::Position>);
        all("european", wrong::<european::Position>);
        all("field", wrong::<field::Position>);
        all("minnaar", wrong::<minnaar::Position>);
        assert!(count > 150, "{count}");
        let strange = field::Setup::parse("5/5/5/5/5/f4/5/5/5/5/5/5", field::Side::South);
        let strange = strange.unwrap_err().problem;
        told(|| in_words(&strange), &strange.to_string());
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
            told(|| pgn_problem(&problem), &problem.to_string());
        }
        for problem in [
            TagError::Name("a b".to_owned()),
            TagError::Value("White".to_owned()),
            TagError::Told("FEN".to_owned()),
        ] {
            let problem = PgnProblem::NoTag(problem);
            told(|| of_pgn(&problem), &problem.to_string());
        }
    }

    #[test]
    fn what_a_library_tells_is_told_in_general() {
        assert_eq!(of_library("quite another thing"), "quite another thing");
        let _speaks = speak_here(Language::German);
        assert_eq!(of_library("quite another thing"), words!("problem-other"));
    }
}
