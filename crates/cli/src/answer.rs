//! Answers vector lines (`notation.md`, vector files): each given value is replaced by this
//! program's own.

use crate::{campaigns, fields, records};
use rules::battle::{self, Army, Terrain};
use rules::{Chance, Color, Outcome, Position, Variant, chess, european, minnaar, perft};
use serde_json::{Map, Value, json};

/// One line of a vector file.
pub type Line = Map<String, Value>;

/// Why a line has no answer; put into it as `error`.
#[derive(Debug, thiserror::Error)]
pub enum AnswerError {
    /// The position, or a move in it, is refused.
    #[error("{0}")]
    Refused(String),
    /// The line is none that this program knows.
    #[error("{0}")]
    Unknown(String),
}

pub(crate) type Answer<T> = Result<T, AnswerError>;

pub(crate) fn refused(error: impl ToString) -> AnswerError {
    AnswerError::Refused(error.to_string())
}

pub(crate) fn unknown(problem: impl Into<String>) -> AnswerError {
    AnswerError::Unknown(problem.into())
}

/// The line with this program's own values in place of the given ones. A line with `bad` gets
/// `error`: why it was refused, or null if it was not; any other gets `error` only if it cannot
/// be answered.
pub fn answer(line: &Line) -> Line {
    let mut own = line.clone();
    own.remove("error");
    // Lines of chess moves in words come without a variant.
    let of_chess = !line.contains_key("variant") && line.contains_key("san");
    let variant = if of_chess {
        Ok("chess")
    } else {
        text(line, "variant")
    };
    let result = variant.and_then(|name| match name {
        "campaign" => campaigns::answer::answer(line, &mut own),
        name => board_game(name, line, &mut own),
    });
    if let Err(error) = result {
        own.insert("error".into(), error.to_string().into());
    }
    own
}

fn board_game(name: &str, line: &Line, own: &mut Line) -> Answer<()> {
    match name.parse().map_err(unknown)? {
        Variant::Battle if line.contains_key("deploy") => deploy(line, own),
        Variant::Battle => open_game::<battle::Position>(line, own, |_, _| None),
        Variant::Chess if line.contains_key("pgn") => records::pgn(line, own),
        Variant::Chess if ["uci", "san"].iter().any(|key| line.contains_key(*key)) => {
            records::san(line, own)
        }
        Variant::Chess => open_game::<chess::Position>(line, own, chess_history),
        Variant::Minnaar => open_game::<minnaar::Position>(line, own, |_, _| None),
        Variant::Field if line.contains_key("placement") => fields::setup(line, own),
        Variant::Field if line.contains_key("viewer") => fields::view(line, own),
        Variant::Field => open_game::<rules::field::Position>(line, own, |_, _| None),
        Variant::European => european_game(line, own),
    }
}

pub(crate) fn text<'a>(line: &'a Line, key: &str) -> Answer<&'a str> {
    line.get(key)
        .and_then(Value::as_str)
        .ok_or_else(|| unknown(format!("'{key}' must be a text")))
}

pub(crate) fn texts(line: &Line, key: &str) -> Answer<Vec<String>> {
    let list = line.get(key).and_then(Value::as_array);
    list.and_then(|list| {
        list.iter()
            .map(|item| item.as_str().map(str::to_owned))
            .collect()
    })
    .ok_or_else(|| unknown(format!("'{key}' must be a list of texts")))
}

/// How a game with a history ended by repetition, from the start and its moves.
type History<P> = fn(&P, &[<P as Position>::Move]) -> Option<Outcome<<P as Position>::Side>>;

fn chess_history(start: &chess::Position, moves: &[rules::Move]) -> Option<Outcome<Color>> {
    let mut game = chess::Game::new(start.clone());
    for &mv in moves {
        game.play(mv).ok()?;
    }
    game.outcome()
}

fn open_game<P: Position>(line: &Line, own: &mut Line, history: History<P>) -> Answer<()> {
    if line.contains_key("bad") {
        return bad_string::<P>(line, own);
    }
    let start: P = text(line, "fen")?.parse().map_err(refused)?;
    play_from(start, line, own, history)
}

/// `seed` and `drawn`, if a line has them, say how the dice fall.
fn european_game(line: &Line, own: &mut Line) -> Answer<()> {
    if line.contains_key("bad") {
        return bad_string::<european::Position>(line, own);
    }
    let start: european::Position = text(line, "fen")?.parse().map_err(refused)?;
    let number = |key| match line.get(key).map(Value::as_u64) {
        None => Ok(0),
        Some(number) => number
            .and_then(|number| u32::try_from(number).ok())
            .ok_or_else(|| unknown(format!("'{key}' must be a number up to 4294967295"))),
    };
    let (seed, drawn) = (number("seed")?, number("drawn")?);
    let start = start.with_chance(Chance { seed, drawn });
    play_from(start, line, own, |_, _| None)
}

fn bad_string<P: Position>(line: &Line, own: &mut Line) -> Answer<()> {
    let error = text(line, "bad")?.parse::<P>().err();
    own.insert("error".into(), error.map(|error| error.to_string()).into());
    Ok(())
}

fn play_from<P: Position>(
    start: P,
    line: &Line,
    own: &mut Line,
    history: History<P>,
) -> Answer<()> {
    let mut position = start.clone();
    let mut played = Vec::new();
    let mut known = false;
    if line.contains_key("play") {
        for mv in texts(line, "play")? {
            let mv = position.parse_move(&mv).map_err(refused)?;
            position.play_unchecked(mv);
            played.push(mv);
        }
        own.insert("then".into(), position.to_string().into());
        if !line.contains_key("then") {
            own.remove("then");
        }
        known = true;
    }
    if line.contains_key("moves") {
        own.insert("moves".into(), sorted_moves(&position).into());
        known = true;
    }
    if let Some(counts) = line.get("perft") {
        let depths = counts.as_array().map(Vec::len).unwrap_or_default() as u32;
        let counts: Vec<u64> = (1..=depths).map(|depth| perft(&position, depth)).collect();
        own.insert("perft".into(), counts.into());
        known = true;
    }
    if line.contains_key("outcome") {
        let outcome = position.outcome().or_else(|| history(&start, &played));
        own.insert("outcome".into(), outcome_value::<P>(outcome));
        known = true;
    }
    if known {
        Ok(())
    } else {
        Err(unknown("nothing is asked of this position"))
    }
}

/// The legal moves as strings, sorted as bytes.
pub fn sorted_moves<P: Position>(position: &P) -> Vec<String> {
    let mut moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    moves.sort_unstable();
    moves
}

/// `null`, or `{"winner":…,"reason":…}`. A winner who is a seat is a number.
pub fn outcome_value<P: Position>(outcome: Option<Outcome<P::Side>>) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        json!({
            "winner": outcome.winner.map(|side| {
                let name = P::side_name(side);
                name.parse::<u8>().map_or_else(|_| name.into(), Value::from)
            }),
            "reason": outcome.reason.name(),
        })
    })
}

fn deploy(line: &Line, own: &mut Line) -> Answer<()> {
    let deploy = line.get("deploy").and_then(Value::as_object);
    let deploy = deploy.ok_or_else(|| unknown("'deploy' must be an object"))?;
    let terrain: Terrain = text(deploy, "terrain")?.parse().map_err(refused)?;
    let (attacker, defender) = (army(deploy, "attacker")?, army(deploy, "defender")?);
    own.insert(
        "fen".into(),
        battle::deploy(&attacker, &defender, terrain)
            .to_string()
            .into(),
    );
    Ok(())
}

fn army(deploy: &Line, key: &str) -> Answer<Army> {
    let counts = deploy.get(key).and_then(Value::as_object);
    let counts = counts.ok_or_else(|| unknown(format!("'{key}' must be an object of counts")))?;
    let mut army = Army::default();
    for (letter, count) in counts {
        let kind = Army::KINDS
            .into_iter()
            .find(|piece| piece.letter_of(Color::White).to_string() == *letter)
            .ok_or_else(|| refused(format!("'{letter}' is no kind of an army")))?;
        let count = count.as_u64().and_then(|count| u16::try_from(count).ok());
        let count = count
            .ok_or_else(|| refused(format!("the count of {letter} is no number up to 65535")))?;
        army.set(kind, count);
    }
    Ok(army)
}
