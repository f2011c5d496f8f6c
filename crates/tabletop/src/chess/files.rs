//! Chess as it is carried elsewhere: FEN and PGN.

use super::{Chess, player};
use crate::problem::{in_words, pgn_problem};
use crate::{Game, Player, Refused, WayOut};
use rules::Field;
use rules::chess::Position;
use rules::chess::pgn::{self, PgnError, Record, Verdict};
use rules::{Color, Outcome, ParseError, Position as _, Variant};
use words::words;

fn unreadable(problem: impl ToString) -> Refused {
    Refused::Unreadable(problem.to_string())
}

/// A game from a FEN, a PGN, or nothing.
pub(super) fn open(text: &str) -> Result<Chess, Refused> {
    let text = text.trim().trim_start_matches('\u{feff}');
    let chess = if text.is_empty() {
        Chess::new(Position::start())
    } else if is_fen(text) {
        let read = |problem: ParseError| unreadable(position_words(&problem));
        Chess::new(text.parse().map_err(read)?)
    } else {
        of_pgn(text)?
    };
    if chess.moves.is_empty() && chess.position().outcome().is_some() {
        return Err(unreadable(words!("chess-text-over")));
    }
    Ok(chess)
}

/// What is wrong with a position, in sentences.
fn position_words(problem: &ParseError) -> String {
    let what = in_words(&problem.problem);
    match problem.field {
        Field::Form | Field::Placement | Field::Side => {
            words!("chess-text-no-position", problem = what)
        }
        field => words!(
            "chess-text-no-position-part",
            part = field.to_string().replace(' ', "-"),
            problem = what
        ),
    }
}

/// Whether the text is meant as a FEN: its first word has the ranks of a board.
fn is_fen(text: &str) -> bool {
    let board = text.split_whitespace().next().unwrap_or_default();
    board.matches('/').count() > 2 && text.lines().count() == 1
}

fn not_read(problem: &PgnError) -> String {
    words!("chess-text-unreadable", problem = pgn_problem(problem))
}

/// The first game of a text. What follows a draw by count, which ends a game here, is left out.
fn of_pgn(text: &str) -> Result<Chess, Refused> {
    let read = |problem: PgnError| unreadable(not_read(&problem));
    let games = pgn::read(text).map_err(read)?;
    let record = games
        .first()
        .ok_or_else(|| unreadable(words!("chess-text-nothing")))?;
    let mut chess = Chess::new(record.start().clone());
    for &mv in record.moves() {
        if chess.outcome().is_some() {
            break;
        }
        chess.push(mv)?;
    }
    if chess.outcome().is_none() {
        chess.ended = verdict(record.verdict);
    }
    let tags = record.tags().filter(|(name, value)| is_told(name, value));
    chess.tags = tags
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    Ok(chess)
}

/// Whether a tag tells anything that is not of these moves alone: the game may go on.
fn is_told(name: &str, value: &str) -> bool {
    let known = !value
        .chars()
        .all(|letter| matches!(letter, '?' | '.' | '-' | ' '));
    known && !["PlyCount", "Termination"].contains(&name)
}

/// How a game ended that the board does not end: a file does not tell by what.
fn verdict(verdict: Verdict) -> Option<(Player, WayOut)> {
    match verdict {
        Verdict::White => Some((player(Color::Black), WayOut::Resign)),
        Verdict::Black => Some((player(Color::White), WayOut::Resign)),
        Verdict::Draw => Some((player(Color::White), WayOut::Agree)),
        Verdict::Unknown => None,
    }
}

/// The game as a record, with the tags it came with.
pub(super) fn record(chess: &Chess) -> Record {
    write(chess, &chess.moves, chess.outcome())
}

/// How a game with tags began.
pub(super) fn start(chess: &Chess) -> String {
    write(chess, &[], None).to_string()
}

fn write(chess: &Chess, moves: &[rules::Move], outcome: Option<Outcome<Color>>) -> Record {
    let mut record = Record::new(chess.positions[0].clone());
    for (name, value) in &chess.tags {
        // Each was read from a record.
        if let Err(problem) = record.set_tag(name, value) {
            debug_assert!(false, "{problem}");
        }
    }
    for &mv in moves {
        // Every move was legal when it was played.
        if record.push(mv).is_err() {
            break;
        }
    }
    record.verdict = Verdict::of(outcome);
    record
}

/// A game of chess as PGN with tags such as `White`, `Black`, `Event` and `Date` (`2025.01.31`);
/// those that are not given are written as unknown. Result, start and moves come from the game.
/// A game that was read from a file keeps the tags it came with instead.
///
/// ```
/// let game = tabletop::open(rules::Variant::Chess, "").unwrap();
/// let text = tabletop::chess_pgn(&*game, &[("White", "Ada")]).unwrap();
/// assert!(text.contains("[White \"Ada\"]") && text.contains("[Date \"????.??.??\"]"));
/// ```
///
/// # Errors
/// Says that the game is not chess, or which tag cannot be written.
pub fn chess_pgn(game: &dyn Game, tags: &[(&str, &str)]) -> Result<String, Refused> {
    if game.variant() != Variant::Chess {
        return Err(Refused::Illegal(words!("chess-text-only-pgn")));
    }
    let games = pgn::read(&game.export().text).map_err(unreadable)?;
    let mut record = games
        .into_iter()
        .next()
        .ok_or_else(|| unreadable(words!("chess-text-nothing")))?;
    let came_with = record.tags().any(|(name, value)| is_told(name, value));
    for (name, value) in tags.iter().filter(|_| !came_with) {
        let refused = |problem: pgn::TagError| Refused::Illegal(problem.to_string());
        record.set_tag(name, value).map_err(refused)?;
    }
    Ok(record.to_string())
}
