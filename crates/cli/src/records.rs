//! Vector lines of chess moves in words and of chess games in files.

use crate::answer::{Answer, Line, refused, text};
use rules::Position as _;
use rules::chess::{Position, pgn};

/// A move in both notations: the words for `uci`, or the move for `san` if that is all there is.
pub fn san(line: &Line, own: &mut Line) -> Answer<()> {
    let position: Position = text(line, "fen")?.parse().map_err(refused)?;
    let mv = match text(line, "uci") {
        Ok(uci) => position.parse_move(uci).map_err(refused)?,
        Err(_) => position.parse_san(text(line, "san")?).map_err(refused)?,
    };
    own.insert("uci".into(), mv.to_string().into());
    own.insert("san".into(), position.san(mv).into());
    Ok(())
}

/// The position that the main line of the first game of a text leads to.
pub fn pgn(line: &Line, own: &mut Line) -> Answer<()> {
    let games = pgn::read(text(line, "pgn")?).map_err(refused)?;
    let first = games.first().ok_or_else(|| refused("there is no game"))?;
    own.insert("final_fen".into(), first.end().to_string().into());
    Ok(())
}
