//! Scenarios in text, each named after the sentence of `european.md` that it shows.
//!
//! A scenario in `european/*.txt` begins with its sentence in quotation marks. Then either
//! `start guild - mycenae -` begins a new game, or lines tell a position: `nations …` first (two
//! plain armies if left out), `0: K a1, P f4>1` the pieces of a seat (`>1`: goes seat 1's way), and
//! any other item of the position string. `turn 0 8`, `own 4 4 4 4` and `quiet 3` need not be told,
//! nor a King of seat 2 on h8 if seat 2 plays and has no line. Then, step by step:
//!
//! - `> a1a2, hide`: the actions are accepted; `x …`: each is refused, and nothing changes;
//! - `only …`: exactly these are offered; `offers …`, `never …`: these are, these are not;
//! - `+ piece 0 K a1`: the position string has this item; `- …`: it has not;
//! - `over 0 last-king`, `over - quiet`, `goes on`; `asked 2`: who has to say something;
//! - `sees 1 hidden 0 ? 2`, `blind 1 piece 0 N d4`: the view of a seat has this item or not;
//!   `told 1 0 ??`, `untold 1`: what a seat hears of the last step; `agree 0`;
//! - `throw 5 3`: plays on with a seed with which the dice fall so;
//! - `bad quiet | …`: this string is refused, naming the item; `good …`: this one is not.

#[path = "../../../tests/scenarios.rs"]
mod scenarios;

use rules::european::{Entry, Game, Nation, Position, Seat};
use rules::{Chance, Field, Outcome, Position as _};
use std::path::Path;

const ORDER: [&str; 17] = [
    "nations", "turn", "own", "quiet", "piece", "inside", "reserve", "out", "hidden", "weary",
    "shown", "busy", "refused", "dice", "named", "rolled", "ask",
];

fn seat(text: &str) -> Seat {
    Seat::parse(text).unwrap_or_else(|| panic!("'{text}' is no seat"))
}

/// Sorts what is told into a position string.
fn position(lines: &[&str]) -> Position {
    let mut pieces = Vec::new();
    let mut items: Vec<String> = Vec::new();
    for line in lines {
        match line.split_once(": ") {
            Some((owner, men)) if Seat::parse(owner).is_some() => {
                for man in men.split(", ") {
                    let (man, way) = man.split_once('>').unwrap_or((man, ""));
                    let square = man.split(' ').nth(1).expect("a square");
                    let key = (square.as_bytes()[1], square.as_bytes()[0]);
                    let way = if way.is_empty() {
                        String::new()
                    } else {
                        format!(" dir {way}")
                    };
                    pieces.push((key, format!("piece {owner} {man}{way}")));
                }
            }
            _ => items.push((*line).to_owned()),
        }
    }
    let defaults = [
        "nations plain - plain -",
        "turn 0 8",
        "own 4 4 4 4",
        "quiet 3",
    ];
    for (name, default) in ORDER.iter().zip(defaults) {
        if !items.iter().any(|item| item.starts_with(name)) {
            items.push(default.to_owned());
        }
    }
    let second = items.iter().find(|item| item.starts_with("nations"));
    let second = second.is_some_and(|item| item.split(' ').nth(3) != Some("-"));
    let told = |item: &String| item == "out 2" || item.starts_with("reserve 2");
    let has_line = lines.iter().any(|line| line.starts_with("2: "));
    if second && !has_line && !items.iter().any(told) {
        pieces.push(((b'8', b'h'), "piece 2 K h8".to_owned()));
    }
    pieces.sort();
    items.extend(pieces.into_iter().map(|(_, piece)| piece));
    items.sort_by_key(|item| {
        let word = item.split(' ').next().unwrap_or_default();
        ORDER.iter().position(|name| *name == word)
    });
    let text = items.join("; ");
    let position: Position = text
        .parse()
        .unwrap_or_else(|error| panic!("{error} in {text}"));
    assert_eq!(position.to_string(), text);
    position
}

fn start(nations: &str) -> Game {
    let mut each = nations.split(' ').map(Nation::from_name);
    let nations = std::array::from_fn(|_| each.next().expect("four nations"));
    Game::new(nations, 1).expect("two seats")
}

/// A seed with which the dice fall so, one after another.
fn seed_for(dice: &[u8]) -> Chance {
    (0..)
        .map(Chance::new)
        .find(|&chance| {
            let mut falling = chance;
            dice.iter().all(|&die| falling.die() == die)
        })
        .expect("a seed")
}

fn list(text: &str) -> Vec<&str> {
    text.split(", ").filter(|part| !part.is_empty()).collect()
}

fn offered(game: &Game) -> Vec<String> {
    let actions = game.actions();
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

fn try_play(game: &mut Game, action: &str) -> Result<(), String> {
    let action = action.parse().map_err(|error| format!("{error}"))?;
    let played = game.play(action).map(|_| ());
    played.map_err(|error| error.to_string())
}

fn must(holds: bool, problem: impl Into<String>) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem.into()) }
}

fn step(game: &mut Game, line: &str) -> Result<(), String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let text = game.position().to_string();
    let has = |item: &str| text.split("; ").any(|one| one == item);
    let about = || {
        let (who, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        (seat(who), rest)
    };
    let view_has = || {
        let (who, item) = about();
        let view = game.view(who).to_string();
        view.split("; ").any(|one| one == item)
    };
    let outcome = |winner: Option<Seat>, reason: &str| {
        let name = |outcome: Outcome<Seat>| (outcome.winner, outcome.reason.to_string());
        game.outcome().map(name) == Some((winner, reason.to_owned()))
    };
    match word {
        ">" => list(rest)
            .into_iter()
            .try_for_each(|action| try_play(game, action)),
        "x" => list(rest).into_iter().try_for_each(|action| {
            let before = game.clone();
            let refused = try_play(game, action).is_err();
            must(refused && *game == before, format!("{action} is accepted"))
        }),
        "only" => {
            let mut wanted = list(rest);
            wanted.sort_unstable();
            must(offered(game) == wanted, format!("{:?}", offered(game)))
        }
        "offers" | "never" => {
            let offered = offered(game);
            list(rest).into_iter().try_for_each(|action| {
                let there = offered.iter().any(|one| one == action);
                must(there == (word == "offers"), action)
            })
        }
        "+" => must(has(rest), "no such item"),
        "-" => must(!has(rest), "there is such an item"),
        "over" => {
            let (winner, reason) = rest.split_once(' ').expect("who and why");
            must(outcome(Seat::parse(winner), reason), "otherwise")?;
            must(offered(game).is_empty(), "there are actions")
        }
        "goes" => must(game.outcome().is_none(), "it is over"),
        "asked" => must(game.position().side_to_move() == seat(rest), "another is"),
        "sees" => must(view_has(), game.view(about().0).to_string()),
        "blind" => must(!view_has(), game.view(about().0).to_string()),
        "told" | "untold" => {
            let (who, wanted) = about();
            let is_step = |entry: &&Entry| matches!(entry, Entry::Step(_));
            let last = game.record().iter().rfind(is_step).expect("a step");
            let told = last.told_to(who).map(|told| told.to_string());
            let wanted = (word == "told").then(|| wanted.to_owned());
            must(told == wanted, format!("{told:?}"))
        }
        "agree" => must(game.agree(seat(rest)), "nothing new"),
        "throw" => {
            let dice: Vec<u8> = rest
                .split(' ')
                .map(|die| die.parse().expect("1-6"))
                .collect();
            let now = game.position().clone().with_chance(seed_for(&dice));
            *game = Game::from_position(now);
            Ok(())
        }
        "bad" => {
            let (item, text) = rest.split_once(" | ").expect("item and string");
            let error = text.parse::<Position>().err().ok_or("it is accepted")?;
            let names = match error.field {
                Field::Item(name) => name == item,
                _ => item == "form",
            };
            must(names, error.to_string())
        }
        "good" => {
            let read = rest
                .parse::<Position>()
                .map_err(|error| error.to_string())?;
            must(read.to_string() == rest, "it prints otherwise")
        }
        _ => Err("no such step".to_owned()),
    }
}

const STEPS: [&str; 19] = [
    ">", "x", "only", "offers", "never", "+", "-", "over", "goes", "asked", "sees", "blind",
    "told", "untold", "agree", "bad", "good", "start", "throw",
];

fn run(name: &str, lines: &[&str]) -> Result<(), String> {
    let is_step = |line: &&str| {
        let word = line.split(' ').next().unwrap_or_default();
        STEPS.contains(&word)
    };
    let first = lines.iter().position(is_step);
    let (told, mut steps) = lines.split_at(first.ok_or(format!("{name}\n  shows nothing"))?);
    let mut game = match steps[0].strip_prefix("start ") {
        Some(nations) => {
            steps = &steps[1..];
            start(nations)
        }
        None => Game::from_position(position(told)),
    };
    for line in steps {
        step(&mut game, line)
            .map_err(|problem| format!("{name}\n  {line}: {problem}\n{}", game.position()))?;
    }
    Ok(())
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/european");
    scenarios::run_all(&folder, 150, run);
}
