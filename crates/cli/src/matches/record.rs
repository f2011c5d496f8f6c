//! The file that a match is kept in: a JSON object a game, and beside it PGN for chess.

use super::game::{Played, first_player};
use super::tally::Tally;
use crate::Failure;
use serde_json::{Value, json};
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// What a match is: games of another match do not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    pub game: String,
    pub players: [String; 2],
    pub seed: u32,
    /// The opening's moves, the terrain if one is told, and whether games are adjudicated.
    pub opening: String,
    /// The signature of the search ([`engine::bench`]): another one is another player.
    pub engine: u64,
}

impl Header {
    fn value(&self) -> Value {
        let [a, b] = &self.players;
        json!({
            "game": self.game,
            "a": a,
            "b": b,
            "seed": self.seed,
            "opening": self.opening,
            "engine": self.engine,
        })
    }
}

/// An open record.
#[derive(Debug)]
pub struct Record {
    header: Header,
    games: File,
    pgn: PathBuf,
}

impl Record {
    /// Opens or begins the file and counts what is in it. A last line that was cut off is
    /// dropped.
    ///
    /// # Errors
    /// Refuses the file of another match and one that is none.
    pub fn open(path: &Path, header: Header, tally: &mut Tally) -> Result<Self, Failure> {
        let shown = path.display();
        let told = |error| Failure::Input(format!("{shown} cannot be used: {error}"));
        let kept = match fs::read_to_string(path) {
            Ok(kept) => kept,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(told(error)),
        };
        let whole = kept.rfind('\n').map_or(0, |end| end + 1);
        for (at, line) in kept[..whole].lines().enumerate() {
            let problem = |problem: &str| Failure::Input(format!("{shown}:{}: {problem}", at + 1));
            let game: Value =
                serde_json::from_str(line).map_err(|_| problem("this is no game of a match"))?;
            if game["match"] != header.value() {
                return Err(problem(
                    "this is a game of another match, or by another version; write to another file",
                ));
            }
            match (game["number"].as_u64(), game["half_points"].as_u64()) {
                (Some(number), Some(points @ 0..=2)) if number > 0 => {
                    tally.add(number - 1, points as u8);
                }
                _ => return Err(problem("the game has no number or no points")),
            }
        }
        let games = OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)
            .map_err(told)?;
        games.set_len(whole as u64).map_err(told)?;
        Ok(Self {
            header,
            games,
            pgn: path.with_extension("pgn"),
        })
    }

    /// Writes a game.
    ///
    /// # Errors
    /// Says what cannot be written.
    pub fn write(&mut self, played: &Played) -> Result<(), Failure> {
        let mean = |(time, moves): (std::time::Duration, u32)| {
            time.as_millis() as u64 / u64::from(moves.max(1))
        };
        let mut line = played.fields.clone();
        line.insert("match".into(), self.header.value());
        line.insert("number".into(), (played.number + 1).into());
        let first = ["a", "b"][first_player(played.number)];
        line.insert("first".into(), first.into());
        line.insert("half_points".into(), played.half_points.into());
        line.insert("ended".into(), played.ended.as_str().into());
        line.insert("ms".into(), played.taken.map(mean).to_vec().into());
        writeln!(self.games, "{}", Value::Object(line))?;
        self.games.flush()?;
        if let Some(pgn) = &played.pgn {
            let file = OpenOptions::new().create(true).append(true).open(&self.pgn);
            writeln!(file?, "{pgn}")?;
        }
        Ok(())
    }
}
