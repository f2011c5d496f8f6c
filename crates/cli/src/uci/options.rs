//! What a client can set.

use engine::Skill;
use rules::Variant;
use rules::battle::Terrain;
use std::fmt::Write as _;
use std::str::FromStr;
use std::time::Duration;

/// The games that can be played.
pub const GAMES: [Variant; 3] = [Variant::Chess, Variant::Battle, Variant::Minnaar];

/// The settings, each at its default until it is set.
#[derive(Clone, Debug)]
pub struct Options {
    /// MiB of known positions.
    pub hash: usize,
    pub threads: usize,
    /// How many lines are followed to the full.
    pub lines: usize,
    pub skill: Skill,
    pub variant: Variant,
    /// The ground that a battle's `startpos` lies on.
    pub terrain: Terrain,
    /// What a clock loses with every move besides the thinking.
    pub overhead: Duration,
    /// What weaker players' whims come from; a new one for each game if 0.
    pub seed: u64,
}

/// What else has to happen when an option is set.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Then {
    Nothing,
    /// Another game, or another start, lies on the table.
    NewTable,
    /// What is known is to be forgotten.
    Forget,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            hash: 16,
            threads: 1,
            lines: 1,
            skill: Skill::FULL,
            variant: Variant::Chess,
            terrain: Terrain::Field,
            overhead: Duration::from_millis(30),
            seed: 0,
        }
    }
}

const HASH: (usize, usize) = (1, 4096);
const LINES: (usize, usize) = (1, 256);
const SKILL: (u8, u8) = (0, 20);
const OVERHEAD: (u64, u64) = (0, 5000);
const SEED: (u64, u64) = (0, u32::MAX as u64);

/// As many as this machine does side by side.
fn threads() -> (usize, usize) {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    (1, cores.max(64))
}

impl Options {
    /// The lines that tell a client of them.
    pub fn list(&self) -> String {
        let mut list = String::new();
        let mut spin = |name: &str, now: u64, least: u64, most: u64| {
            let _ = writeln!(
                list,
                "option name {name} type spin default {now} min {least} max {most}"
            );
        };
        let most = threads().1;
        spin("Hash", self.hash as u64, HASH.0 as u64, HASH.1 as u64);
        spin("Threads", self.threads as u64, 1, most as u64);
        spin("MultiPV", self.lines as u64, LINES.0 as u64, LINES.1 as u64);
        let skill = self.skill.number().into();
        spin("Skill Level", skill, SKILL.0.into(), SKILL.1.into());
        let overhead = self.overhead.as_millis() as u64;
        spin("Move Overhead", overhead, OVERHEAD.0, OVERHEAD.1);
        spin("Seed", self.seed, SEED.0, SEED.1);
        list.push_str("option name Ponder type check default false\n");
        list.push_str("option name Clear Hash type button\n");
        let mut combo = |name: &str, now: &str, values: &[&str]| {
            let _ = write!(list, "option name {name} type combo default {now}");
            for value in values {
                let _ = write!(list, " var {value}");
            }
            list.push('\n');
        };
        combo(
            "UCI_Variant",
            self.variant.name(),
            &GAMES.map(Variant::name),
        );
        let terrains = Terrain::ALL.map(|terrain| terrain.to_string());
        let terrains: Vec<&str> = terrains.iter().map(String::as_str).collect();
        combo("Terrain", &self.terrain.to_string(), &terrains);
        list
    }

    /// Sets one by its name, in capitals or not.
    ///
    /// # Errors
    /// Says what is wrong with the name or the value; nothing is changed then.
    pub fn set(&mut self, name: &str, value: &str) -> Result<Then, String> {
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                self.hash = number(name, value, HASH)?;
                return Ok(Then::Forget);
            }
            "threads" => self.threads = number(name, value, threads())?,
            "multipv" => self.lines = number(name, value, LINES)?,
            "skill level" => {
                let skill = number(name, value, SKILL)?;
                self.skill = Skill::new(skill).unwrap_or(Skill::FULL);
            }
            "move overhead" => {
                self.overhead = Duration::from_millis(number(name, value, OVERHEAD)?);
            }
            "seed" => self.seed = number(name, value, SEED)?,
            "ponder" => {
                if !["true", "false"].contains(&value) {
                    return Err(format!("{name} is true or false, not '{value}'"));
                }
            }
            "clear hash" => return Ok(Then::Forget),
            "uci_variant" => {
                let game = GAMES.into_iter().find(|game| game.name() == value);
                self.variant = game.ok_or_else(|| {
                    let names = GAMES.map(Variant::name).join(", ");
                    format!("there is no game '{value}' here; the games are {names}")
                })?;
                return Ok(Then::NewTable);
            }
            "terrain" => {
                self.terrain = value.parse()?;
                return Ok(Then::NewTable);
            }
            _ => return Err(format!("there is no option '{name}'")),
        }
        Ok(Then::Nothing)
    }
}

fn number<T: FromStr + PartialOrd + std::fmt::Display>(
    name: &str,
    value: &str,
    (least, most): (T, T),
) -> Result<T, String> {
    match value.parse() {
        Ok(number) if number >= least && number <= most => Ok(number),
        _ => Err(format!(
            "{name} is a number from {least} to {most}, not '{value}'"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_option_takes_its_default_and_refuses_nonsense() {
        let listed = Options::default().list();
        for line in listed.lines() {
            let rest = line.strip_prefix("option name ").expect("an option");
            let (name, kind) = rest.split_once(" type ").expect("a type");
            let mut options = Options::default();
            if kind == "button" {
                assert_eq!(options.set(name, ""), Ok(Then::Forget));
                continue;
            }
            let (_, default) = kind.split_once(" default ").expect("a default");
            let default = default.split(' ').next().expect("a value");
            assert!(options.set(name, default).is_ok(), "{line}");
            assert!(options.set(&name.to_uppercase(), default).is_ok());
            let told = options.set(name, "nonsense").expect_err(line);
            assert!(told.contains("nonsense"), "{told}");
            assert_eq!(options.list(), listed, "nothing has changed");
        }
        assert_eq!(listed.lines().count(), 10);
        assert!(Options::default().set("Hash", "0").is_err());
        assert!(Options::default().set("Contempt", "1").is_err());
    }
}
