//! Chess as it is carried elsewhere: FEN and PGN.

use super::{Chess, player};
use crate::{Game, Player, Refused, WayOut};
use rules::chess::Position;
use rules::chess::pgn::{self, Record, Verdict};
use rules::{Color, Outcome, ParseError, Position as _, Variant};

fn unreadable(problem: impl ToString) -> Refused {
    Refused::Unreadable(problem.to_string())
}

/// A game from a FEN, a PGN, or nothing.
pub(super) fn open(text: &str) -> Result<Chess, Refused> {
    let text = text.trim().trim_start_matches('\u{feff}');
    let chess = if text.is_empty() {
        Chess::new(Position::start())
    } else if is_fen(text) {
        let read = |problem: ParseError| unreadable(format!("This is no position: {problem}"));
        Chess::new(text.parse().map_err(read)?)
    } else {
        of_pgn(text)?
    };
    if chess.moves.is_empty() && chess.position().outcome().is_some() {
        return Err(unreadable("The game is over in this position"));
    }
    Ok(chess)
}

/// Whether the text is meant as a FEN: its first word has the ranks of a board.
fn is_fen(text: &str) -> bool {
    let board = text.split_whitespace().next().unwrap_or_default();
    board.matches('/').count() > 2 && text.lines().count() == 1
}

/// The first game of a text. What follows a draw by count, which ends a game here, is left out.
fn of_pgn(text: &str) -> Result<Chess, Refused> {
    let read = |problem| unreadable(format!("The game cannot be read: {problem}"));
    let games = pgn::read(text).map_err(read)?;
    let record = games
        .first()
        .ok_or_else(|| unreadable("There is no game in the text"))?;
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
    Ok(chess)
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

/// The game as a record without names.
pub(super) fn record(chess: &Chess) -> Record {
    write(&chess.positions[0], &chess.moves, chess.outcome())
}

fn write(start: &Position, moves: &[rules::Move], outcome: Option<Outcome<Color>>) -> Record {
    let mut record = Record::new(start.clone());
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
        return Err(Refused::Illegal("Only chess is written as PGN".to_owned()));
    }
    let games = pgn::read(&game.export().text).map_err(unreadable)?;
    let mut record = games
        .into_iter()
        .next()
        .ok_or_else(|| unreadable("There is no game"))?;
    for (name, value) in tags {
        let refused = |problem: pgn::TagError| Refused::Illegal(problem.to_string());
        record.set_tag(name, value).map_err(refused)?;
    }
    Ok(record.to_string())
}
