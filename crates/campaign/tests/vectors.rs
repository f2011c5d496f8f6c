//! Every line of the campaign's vector files.

use campaign::{NoBattles, Side, SquareSet, State};
use serde_json::Value;
use std::path::Path;

fn texts(value: &Value) -> Vec<&str> {
    let list = value.as_array().expect("a list");
    list.iter()
        .map(|item| item.as_str().expect("a text"))
        .collect()
}

fn names(squares: SquareSet) -> Vec<String> {
    squares.iter().map(|square| square.to_string()).collect()
}

fn check(line: &Value) -> Result<(), String> {
    let world = line["world"].as_str().expect("a world");
    let mut state: State = world.parse().map_err(|error| format!("{error}"))?;
    let start = state.to_string();
    if let Some(commands) = line.get("commands") {
        for command in texts(commands) {
            state
                .apply_text(command, &mut NoBattles)
                .map_err(|refusal| format!("'{command}' refused: {refusal}"))?;
        }
        let then = line["then"].as_str().expect("a world");
        return differ(then, &state.to_string());
    }
    if let Some(command) = line.get("refused") {
        let command = command.as_str().expect("a command");
        return match state.apply_text(command, &mut NoBattles) {
            Ok(_) => Err(format!("'{command}' must be refused")),
            Err(_) => differ(&start, &state.to_string()),
        };
    }
    let (given, own) = if let Some(who) = line.get("sees") {
        let who = Side::ALL.into_iter().find(|side| side.name() == who);
        let who = who.and_then(Side::kingdom).expect("a kingdom");
        (&line["squares"], state.sees(who))
    } else {
        let goals = match line["legal"].as_str().expect("a question") {
            "land" => state.land_goals(),
            march => {
                let from = march.strip_prefix("march ").expect("a march");
                state.march_goals(state.size().parse(from).expect("a square"))
            }
        };
        (&line["goals"], goals)
    };
    if texts(given) == names(own) {
        Ok(())
    } else {
        Err(format!("must be {given}, not {:?}", names(own)))
    }
}

fn differ(given: &str, own: &str) -> Result<(), String> {
    if given == own {
        return Ok(());
    }
    let lost = given
        .lines()
        .filter(|line| !own.lines().any(|other| other == *line));
    let more = own
        .lines()
        .filter(|line| !given.lines().any(|other| other == *line));
    let told: Vec<String> = lost
        .map(|line| format!("missing: {line}"))
        .chain(more.map(|line| format!("too much: {line}")))
        .collect();
    Err(format!("{}\n(or in another order)", told.join("\n")))
}

#[test]
fn every_line_of_the_vector_files_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors");
    let mut wrong = Vec::new();
    let mut passed = 0;
    for name in ["cases", "goals", "play", "refused", "sees"] {
        let path = folder.join(format!("campaign-{name}.jsonl"));
        let content = std::fs::read_to_string(&path).expect("the vector file is there");
        for (number, text) in (1..).zip(content.lines()) {
            let line: Value = serde_json::from_str(text).expect("a line of JSON");
            match check(&line) {
                Ok(()) => passed += 1,
                Err(problem) => wrong.push(format!("{name}:{number} {}: {problem}", line["why"])),
            }
        }
    }
    println!("{passed} passed, {} failed", wrong.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(passed, 596);
}
