//! Scenarios in text, each named after the sentence of `campaign.md` that it shows.
//!
//! A scenario in `scenarios/*.txt` begins with its sentence in quotation marks. Lines of a world
//! follow; what is not told is an open map with both capitals, without fog. `ground ^ d4 d5` sets
//! ground. Then, step by step:
//!
//! - `> march b4 c5 1P`: the command is accepted; `x …`: it is refused, and nothing changes;
//! - `+ gold white 15`: the world's text has this line (one `*` stands for anything);
//!   `- …`: it has no such line; `= 2 army rogue*`: it has so many;
//! - `sees white d4 e5`, `blind white d4`, `knows white d4`; `goals march b4: c5 d6`,
//!   `goals land: d7`; `todo: army b4, city a4`; `waits black`;
//! - `undo`, `no undo`; `heard white …`: a line that the last command put into White's log;
//! - `battles attacker`: who wins battles that are played out (`attacker`, `defender`, `draw`;
//!   `retreat` and `flight`: attacker and defender leave).

mod common;
#[path = "../../../tests/scenarios.rs"]
mod scenarios;

use campaign::{Battles, Campaign, Command, PlayedEnd, PlayedOut, Side, SquareSet, State, Todo};
use rules::{Color, Position as _, battle};
use std::path::Path;

struct Fixed(String);

impl Battles for Fixed {
    fn play_out(&mut self, position: &battle::Position, seed: u64) -> Option<PlayedOut> {
        let first = position.legal_moves().into_iter().min()?;
        let (moves, end) = match self.0.as_str() {
            "attacker" => (vec![first], PlayedEnd::Resign),
            "defender" => (Vec::new(), PlayedEnd::Resign),
            "retreat" => (Vec::new(), PlayedEnd::Retreat),
            "flight" => (vec![first], PlayedEnd::Retreat),
            "draw" => return draw(position, seed),
            _ => return None,
        };
        Some(PlayedOut { moves, end })
    }
}

/// Shuffles until the budget is used up.
fn draw(position: &battle::Position, seed: u64) -> Option<PlayedOut> {
    let mut lot = common::Lot::new(seed);
    'again: for _ in 0..2000 {
        let mut position = position.clone();
        let mut moves = Vec::new();
        while position.outcome().is_none() {
            let quiet = position.legal_moves().into_iter();
            let quiet: Vec<_> = quiet.filter(|&mv| !position.is_capture(mv)).collect();
            let Some(mv) = lot.pick(&quiet) else {
                continue 'again;
            };
            position.play_unchecked(mv);
            moves.push(mv);
        }
        if position.outcome().is_some_and(|end| end.winner.is_none()) {
            let end = PlayedEnd::Over;
            return Some(PlayedOut { moves, end });
        }
    }
    None
}

struct Scenario {
    campaign: Campaign,
    battles: Fixed,
    heard: [Vec<String>; 2],
}

fn world(lines: &[&str]) -> State {
    let has = |word: &str| lines.iter().any(|line| line.starts_with(word));
    let side: usize = if has("size 16") { 16 } else { 8 };
    let mut rows = vec![vec!['.'; side]; side];
    let mut text = String::new();
    for line in lines {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["ground", letter, ref squares @ ..] => {
                for square in squares {
                    let file = usize::from(square.as_bytes()[0] - b'a');
                    let rank: usize = square[1..].parse().expect("a rank");
                    rows[side - rank][file] = letter.chars().next().expect("a letter");
                }
            }
            _ => text += &format!("{line}\n"),
        }
    }
    if !has("size") {
        text += "size 8\n";
    }
    if !has("capital") {
        text += &format!(
            "capital white a{0}\ncapital black {1}{0}\n",
            side / 2,
            if side == 8 { "h" } else { "p" }
        );
    }
    if !has("fog") {
        text += "fog off\n";
    }
    text += "map\n";
    for row in rows {
        text += &row.into_iter().collect::<String>();
        text += "\n";
    }
    text.parse()
        .unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

fn matches(pattern: &str, line: &str) -> bool {
    match pattern.split_once('*') {
        Some((start, end)) => line
            .strip_prefix(start)
            .is_some_and(|rest| rest.ends_with(end)),
        None => line == pattern,
    }
}

fn color(name: &str) -> Color {
    let side = Side::ALL.into_iter().find(|side| side.name() == name);
    side.and_then(Side::kingdom).expect("a kingdom")
}

impl Scenario {
    fn new(lines: &[&str]) -> Self {
        Self {
            campaign: Campaign::from_world(world(lines), None),
            battles: Fixed("nobody".into()),
            heard: Default::default(),
        }
    }

    fn text(&self) -> String {
        self.campaign.state().to_string()
    }

    fn set(&self, squares: &str) -> SquareSet {
        let size = self.campaign.state().size();
        let names = squares.split(' ').filter(|name| !name.is_empty());
        names
            .map(|name| size.parse(name).expect("a square"))
            .collect()
    }

    fn say(&mut self, text: &str) -> Result<(), String> {
        let size = self.campaign.state().size();
        let command = Command::parse(text, size).map_err(|error| error.to_string())?;
        let reports = self
            .campaign
            .apply(&command, &mut self.battles)
            .map_err(|refusal| refusal.to_string())?;
        common::check_state(self.campaign.state());
        self.heard = Color::ALL.map(|who| {
            let heard = reports.iter().filter_map(|report| report.heard_by(who));
            heard.map(ToString::to_string).collect()
        });
        Ok(())
    }

    fn step(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let state = self.campaign.state();
        let (text, before) = (self.text(), self.campaign.clone());
        let count = |pattern: &str| text.lines().filter(|line| matches(pattern, line)).count();
        let about = |squares: &str| {
            let (who, squares) = squares.split_once(' ').expect("who and where");
            (color(who), self.set(squares))
        };
        let good = match word {
            ">" => return self.say(rest),
            "x" => {
                let refused = self.say(rest).is_err();
                refused && self.campaign == before
            }
            "+" => count(rest) > 0,
            "-" => count(rest) == 0,
            "=" => {
                let (number, pattern) = rest.split_once(' ').expect("a number and a line");
                number.parse() == Ok(count(pattern))
            }
            "sees" | "blind" | "knows" => {
                let (who, squares) = about(rest);
                match word {
                    "sees" => squares.is_subset(&state.sees(who)),
                    "blind" => (squares & state.sees(who)).is_empty(),
                    _ => squares.is_subset(&state.known(who)),
                }
            }
            "goals" => {
                let (what, squares) = rest.split_once(':').expect("what and where");
                let goals = match what.split_once(' ') {
                    Some(("march", from)) => {
                        state.march_goals(state.size().parse(from).expect("a square"))
                    }
                    Some(("ride", from)) => {
                        state.ride_goals(state.size().parse(from).expect("a square"))
                    }
                    _ => state.land_goals(),
                };
                goals == self.set(squares)
            }
            "todo:" => {
                let list = state.todo().into_iter().map(|todo| match todo {
                    Todo::Army(at) => format!("army {at}"),
                    Todo::City(at) => format!("city {at}"),
                    Todo::Cancelled(at) => format!("cancelled {at}"),
                });
                list.collect::<Vec<_>>().join(", ") == rest
            }
            "waits" => state.waits_for().map(Side::name) == Some(rest),
            "undo" => self.campaign.undo().is_ok(),
            "no" => self.campaign.undo().is_err(),
            "heard" => {
                let (who, pattern) = rest.split_once(' ').expect("who and what");
                let heard = &self.heard[color(who).index()];
                heard.iter().any(|line| matches(pattern, line))
            }
            "battles" => {
                self.battles = Fixed(rest.into());
                true
            }
            _ => panic!("no step: {line}"),
        };
        if good {
            Ok(())
        } else {
            Err(format!("does not hold; heard {:?}", self.heard))
        }
    }
}

const STEPS: [&str; 16] = [
    ">", "x", "+", "-", "=", "sees", "blind", "knows", "goals", "todo:", "waits", "undo", "no",
    "heard", "battles", "",
];

fn is_step(line: &str) -> bool {
    let word = line.split(' ').next().unwrap_or_default();
    STEPS.contains(&word)
}

fn run(name: &str, lines: &[&str]) -> Result<(), String> {
    let steps = lines.iter().position(|line| is_step(line));
    let (world, steps) = lines.split_at(steps.unwrap_or(lines.len()));
    let mut scenario = Scenario::new(world);
    for line in steps {
        scenario
            .step(line)
            .map_err(|problem| format!("{name}\n  {line}: {problem}\n{}", scenario.text()))?;
    }
    Ok(())
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    scenarios::run_all(&folder, 120, run);
}
