//! The export format of PGN: the same for the same game, byte for byte.

use super::{ROSTER, Record};
use crate::chess::Position;
use crate::{Color, Position as _};
use std::fmt;

/// A line of moves is shorter than this.
const WIDTH: usize = 80;

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{value}\"]")
}

impl Record {
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, unknown) in ROSTER {
            write_tag(f, name, self.tag(name).unwrap_or(unknown))?;
        }
        write_tag(f, "Result", &self.verdict.to_string())?;
        let start = self.start.to_string();
        let is_special = self.start != Position::start();
        let of_start = [("FEN", start.as_str()), ("SetUp", "1")];
        let of_start = of_start.into_iter().filter(|_| is_special);
        let in_roster = |name: &str| ROSTER.iter().any(|&(known, _)| known == name);
        let mut others: Vec<_> = self.tags().filter(|&(name, _)| !in_roster(name)).collect();
        others.extend(of_start);
        others.sort_unstable();
        for (name, value) in others {
            write_tag(f, name, value)?;
        }
        Ok(())
    }

    /// The moves in words with their numbers, and the verdict.
    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        let mut position = self.start.clone();
        for &mv in &self.moves {
            let number = position.move_number();
            match position.side_to_move() {
                Color::White => words.push(format!("{number}.")),
                Color::Black if words.is_empty() => words.push(format!("{number}...")),
                Color::Black => {}
            }
            words.push(position.san(mv));
            position.play_unchecked(mv);
        }
        words.push(self.verdict.to_string());
        words
    }
}

/// The export format, a line break at its end. Games in one file have an empty line between them.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        let mut width = WIDTH;
        for word in self.words() {
            if width + 1 + word.len() < WIDTH {
                f.write_str(" ")?;
                width += 1;
            } else {
                f.write_str("\n")?;
                width = 0;
            }
            f.write_str(&word)?;
            width += word.len();
        }
        f.write_str("\n")
    }
}
