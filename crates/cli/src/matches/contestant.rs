//! Who plays a match, as people write it.

use engine::{Level, Limits, Skill, Strength};
use std::str::FromStr;
use std::time::Duration;

/// One of the two who play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// As it was written.
    pub text: String,
    pub kind: Kind,
    /// What every move may take.
    pub limits: Limits,
    /// A clock for the whole game, and what every move adds to it.
    pub clock: Option<(Duration, Duration)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// This program.
    Own {
        strength: Strength,
        /// MiB of known positions.
        hash: Option<usize>,
    },
    /// Another program.
    Outside {
        protocol: Protocol,
        /// The program and its arguments.
        command: Vec<String>,
        /// What to set before the first game.
        options: Vec<(String, String)>,
    },
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Protocol {
    Uci,
    Xboard,
}

impl Contestant {
    /// The level, if it is nothing more than that.
    pub fn plain_level(&self) -> Option<Level> {
        match self.kind {
            Kind::Own {
                strength: Strength::Level(level),
                ..
            } if self.limits == Limits::default() && self.clock.is_none() => Some(level),
            _ => None,
        }
    }

    /// Takes a setting that every kind has; false if it is none of these.
    fn take(&mut self, name: &str, value: &str) -> Result<bool, String> {
        match name {
            "nodes" => self.limits.nodes = Some(number(name, value)?),
            "depth" => self.limits.depth = Some(number(name, value)?),
            "movetime" => {
                self.limits.time = Some(Duration::from_millis(number(name, value)?));
            }
            "threads" => self.limits.threads = Some(number(name, value)?),
            "tc" => self.clock = Some(clock(value)?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The engine itself at its full strength, with nothing yet to end its thinking.
    fn unlimited(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            kind: Kind::Own {
                strength: Strength::FULL,
                hash: None,
            },
            limits: Limits::default(),
            clock: None,
        }
    }

    fn outside(text: &str, protocol: Protocol, rest: &str) -> Result<Self, String> {
        let mut parts = rest.split(';').map(str::trim);
        let command = parts.next().unwrap_or_default();
        let command: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        if command.is_empty() {
            return Err(format!("'{text}' names no program"));
        }
        let mut contestant = Self::unlimited(text);
        let mut options = Vec::new();
        for part in parts.filter(|part| !part.is_empty()) {
            let (name, value) = part
                .split_once('=')
                .ok_or_else(|| format!("'{part}' is no setting: write Name=Value"))?;
            if !contestant.take(name, value)? {
                options.push((name.to_owned(), value.to_owned()));
            }
        }
        contestant.kind = Kind::Outside {
            protocol,
            command,
            options,
        };
        contestant.or(Duration::from_millis(match protocol {
            Protocol::Uci => 500,
            // It counts in whole seconds.
            Protocol::Xboard => 1000,
        }));
        Ok(contestant)
    }

    fn own(text: &str) -> Result<Self, String> {
        let mut contestant = Self::unlimited(text);
        let (mut strength, mut hash) = (Strength::FULL, None);
        for part in text.split(',').map(str::trim) {
            match part.split_once('=') {
                None => {
                    let level = part.parse().map_err(|_| unknown(part))?;
                    strength = Strength::Level(level);
                }
                Some(("level", value)) => {
                    let level = value.parse().map_err(|_| unknown(part))?;
                    strength = Strength::Level(level);
                }
                Some(("skill", value)) => {
                    let skill = Skill::new(number("skill", value)?);
                    let skill = skill.ok_or("skill is a number from 0 to 20")?;
                    strength = Strength::Skill(skill);
                }
                Some(("hash", value)) => hash = Some(number("hash", value)?),
                Some((name, value)) => {
                    if !contestant.take(name, value)? {
                        return Err(unknown(part));
                    }
                }
            }
        }
        contestant.kind = Kind::Own { strength, hash };
        if strength == Strength::FULL {
            contestant.or(Duration::from_millis(500));
        }
        Ok(contestant)
    }

    /// Gives a move so long if nothing was told.
    fn or(&mut self, usual: Duration) {
        let Limits {
            nodes, time, depth, ..
        } = self.limits;
        if nodes.is_none() && time.is_none() && depth.is_none() && self.clock.is_none() {
            self.limits.time = Some(usual);
        }
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(rest) = text.strip_prefix("uci:") {
            Self::outside(text, Protocol::Uci, rest)
        } else if let Some(rest) = text.strip_prefix("xboard:") {
            Self::outside(text, Protocol::Xboard, rest)
        } else {
            Self::own(text)
        }
    }
}

fn unknown(part: &str) -> String {
    format!(
        "'{part}' is no player: write a level (beginner, casual, club, expert, master), or nodes=N, \
         depth=N, movetime=MS, tc=SECONDS+SECONDS, skill=0..20, hash=MIB, threads=N with commas between, or \
         uci:PROGRAM or xboard:PROGRAM with ;Name=Value after it"
    )
}

fn number<T: FromStr>(name: &str, value: &str) -> Result<T, String> {
    value
        .parse()
        .map_err(|_| format!("{name} wants a number, not '{value}'"))
}

/// Seconds and seconds a move, such as `10+0.1`.
fn clock(value: &str) -> Result<(Duration, Duration), String> {
    let (base, more) = value.split_once('+').unwrap_or((value, "0"));
    let seconds = |text: &str| {
        let seconds = text.parse().ok();
        seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
    };
    match (seconds(base), seconds(more)) {
        (Some(base), Some(more)) if !base.is_zero() => Ok((base, more)),
        _ => Err(format!("tc is seconds + seconds a move, not '{value}'")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Contestant {
        text.parse().expect("a contestant")
    }

    #[test]
    fn levels_and_searches_are_read() {
        assert_eq!(read("club").plain_level(), Some(Level::Club));
        assert_eq!(read("4").plain_level(), Some(Level::Expert));
        let timed = read("level=expert,movetime=50");
        assert_eq!(timed.plain_level(), None);
        assert_eq!(timed.limits, Limits::time(Duration::from_millis(50)));
        let search = read("nodes=5000,hash=8");
        assert_eq!(search.limits, Limits::nodes(5000));
        let own = Kind::Own {
            strength: Strength::FULL,
            hash: Some(8),
        };
        assert_eq!(search.kind, own);
        let half = Limits::time(Duration::from_millis(500));
        assert_eq!(read("threads=2").limits, half.with_threads(2));
        assert_eq!(read("skill=20").limits, half);
        assert_eq!(read("skill=7").limits, Limits::default());
        let ten = (Duration::from_secs(10), Duration::from_millis(100));
        assert_eq!(read("tc=10+0.1").clock, Some(ten));
    }

    #[test]
    fn programs_are_read_with_their_options() {
        let other = read("uci:some fish --quick;Skill Level=6; movetime=100 ;Hash=32");
        assert_eq!(other.limits, Limits::time(Duration::from_millis(100)));
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let kind = Kind::Outside {
            protocol: Protocol::Uci,
            command: ["some", "fish", "--quick"].map(str::to_owned).to_vec(),
            options: vec![pair("Skill Level", "6"), pair("Hash", "32")],
        };
        assert_eq!(other.kind, kind);
    }

    #[test]
    fn what_is_wrong_is_told() {
        for wrong in [
            "",
            "grandmaster",
            "nodes=many",
            "skill=21",
            "tc=0",
            "tc=x+1",
            "uci:",
            "time=3",
            "uci:x;y",
        ] {
            let told = wrong.parse::<Contestant>().expect_err(wrong);
            assert!(!told.is_empty());
        }
    }
}
