//! A game as text: the seed of the dice and how often they had fallen, the position at the start,
//! and the record, one line each.
//!
//! ```text
//! seed 8 1
//! start nations korea - plain -; turn 0 0; …
//! dice turn 3
//! 0 a2a3
//! 2 agree
//! ```

use super::{Entry, Game, Position, ReplayError, Seat, Told};
use crate::Chance;
use std::fmt;
use std::str::FromStr;

/// Why a text is no game: the line, from 1, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct GameTextError {
    /// The line at fault.
    pub line: usize,
    /// What is wrong with it.
    pub problem: String,
}

impl GameTextError {
    fn new(line: usize, problem: impl fmt::Display) -> Self {
        Self {
            line,
            problem: problem.to_string(),
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Chance { seed, drawn } = self.start().chance();
        writeln!(f, "seed {seed} {drawn}\nstart {}", self.start())?;
        let mut entries = self.record().iter().map(Entry::whole);
        entries.try_for_each(|told| writeln!(f, "{told}"))
    }
}

impl FromStr for Game {
    type Err = GameTextError;

    /// Replays the record: whatever is accepted could have been played.
    fn from_str(text: &str) -> Result<Self, GameTextError> {
        let mut lines = text.lines();
        let first = lines.next().unwrap_or_default();
        let chance = read_chance(first)
            .ok_or_else(|| GameTextError::new(1, "write the seed and the dice drawn: seed 7 0"))?;
        let start = lines.next().and_then(|line| line.strip_prefix("start "));
        let start = start.ok_or_else(|| GameTextError::new(2, "here is no start"))?;
        let start: Position = start
            .parse()
            .map_err(|error| GameTextError::new(2, error))?;
        let mut record = Vec::new();
        for (line, text) in (3..).zip(lines) {
            let told = read_entry(text);
            record.push(told.map_err(|problem| GameTextError::new(line, problem))?);
        }
        Self::replay_told(start.with_chance(chance), &record).map_err(|error| {
            let number = match &error {
                ReplayError::Illegal { number, .. } | ReplayError::Otherwise { number } => *number,
            };
            GameTextError::new(number + 2, error)
        })
    }
}

fn read_chance(line: &str) -> Option<Chance> {
    let numbers = line.strip_prefix("seed ")?;
    let (seed, drawn) = numbers.split_once(' ')?;
    Some(Chance {
        seed: seed.parse().ok()?,
        drawn: drawn.parse().ok()?,
    })
}

fn read_entry(line: &str) -> Result<Told, String> {
    let (first, rest) = line.split_once(' ').ok_or("this is no entry")?;
    if first == "dice" {
        return rest.parse().map(Told::Fall).map_err(|_| {
            "a fall of the dice is written as in turn 5, number 3 or b1 4".to_owned()
        });
    }
    let seat = Seat::parse(first).ok_or("an entry begins with a seat from 0 to 3, or dice")?;
    if rest == "agree" {
        return Ok(Told::Agree(seat));
    }
    let action = rest.parse().map_err(|error| format!("{error}"))?;
    Ok(Told::Step(seat, action))
}
