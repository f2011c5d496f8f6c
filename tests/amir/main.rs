//! `amir` as a person or a script calls it.

mod matches;
mod puzzles;
mod uci;

use std::io::Write;
use std::process::{Command, Output, Stdio};

const BATTLE: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w field - - 1 50";
const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn amir(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_amir"))
        .args(arguments)
        .output()
        .expect("amir runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn perft_counts() {
    let output = amir(&["perft", "chess", CHESS, "4"]);
    assert_eq!(
        (text(&output.stdout).as_str(), output.status.code()),
        ("197281\n", Some(0))
    );
    let divided = text(&amir(&["perft", "battle", BATTLE, "2", "--divide"]).stdout);
    assert_eq!(divided.lines().count(), 23);
    assert!(divided.starts_with("a2a3: "), "{divided}");
    let total: u64 = divided
        .lines()
        .filter(|line| !line.starts_with("total"))
        .map(count)
        .sum();
    assert_eq!(
        divided.lines().last(),
        Some(format!("total: {total}").as_str())
    );
}

fn count(line: &str) -> u64 {
    line.rsplit(' ')
        .next()
        .and_then(|number| number.parse().ok())
        .unwrap_or_default()
}

#[test]
fn moves_are_sorted() {
    let listed = text(&amir(&["moves", "battle", BATTLE]).stdout);
    let lines: Vec<&str> = listed.lines().collect();
    assert_eq!(lines.len(), 22);
    assert!(lines.is_sorted());
}

#[test]
fn a_bad_string_is_refused_with_its_field() {
    let cases = [
        (
            "battle",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x field - - 1 50",
            "side",
        ),
        (
            "battle",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w desert - - 1 50",
            "terrain",
        ),
        (
            "battle",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w field - PQ 1 50",
            "reserve",
        ),
        (
            "battle",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w field - - 1 60",
            "budget",
        ),
        (
            "chess",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkx - 0 1",
            "castling",
        ),
        ("chess", "8/8/8/8/8/8/8/K7 w - - 0 1", "placement"),
    ];
    for (variant, fen, field) in cases {
        let output = amir(&["moves", variant, fen]);
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains(&format!("{field}:")), "{told}");
    }
    assert_eq!(amir(&["moves", "draughts", CHESS]).status.code(), Some(2));
}

/// A fresh folder for one test.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a writable temporary folder");
    folder
}

#[test]
fn vectors_tell_each_mismatch() {
    let folder = folder("amir-vectors");
    let file = folder.join("some.jsonl");
    let right = format!(r#"{{"variant":"chess","fen":"{CHESS}","perft":[20,400]}}"#);
    let wrong = format!(r#"{{"variant":"chess","fen":"{CHESS}","perft":[20,401]}}"#);
    let accepted = format!(r#"{{"variant":"chess","bad":"{CHESS}"}}"#);
    std::fs::write(&file, format!("{right}\n{wrong}\n{accepted}\nnonsense\n")).expect("written");
    let path = file.display().to_string();
    let output = amir(&["vectors", &path]);
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1));
    assert!(told.ends_with("1 passed, 3 failed\n"), "{told}");
    for line in [":2:", ":3:", ":4:"] {
        assert!(told.contains(line), "{told}");
    }
    assert_eq!(amir(&["vectors", "no such file"]).status.code(), Some(2));
}

#[test]
fn answers_replace_given_values() {
    let lines = [
        format!(r#"{{"variant":"chess","fen":"{CHESS}","perft":[0,0,0],"why":"kept"}}"#),
        r#"{"variant":"battle","bad":"nonsense"}"#.to_owned(),
        format!(r#"{{"variant":"battle","bad":"{BATTLE}"}}"#),
        format!(r#"{{"variant":"battle","fen":"{BATTLE}","play":["e2e5"],"then":""}}"#),
        "nonsense".to_owned(),
    ];
    let mut child = Command::new(env!("CARGO_BIN_EXE_amir"))
        .arg("answer")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("amir runs");
    let mut input = child.stdin.take().expect("a pipe");
    input
        .write_all(lines.join("\n").as_bytes())
        .expect("written");
    drop(input);
    let output = text(&child.wait_with_output().expect("it ends").stdout);
    let answers: Vec<serde_json::Value> = output
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(answers.len(), 5);
    assert_eq!(answers[0]["perft"], serde_json::json!([20, 400, 8902]));
    assert_eq!(answers[0]["why"], "kept");
    assert!(answers[1]["error"].is_string());
    assert!(answers[2]["error"].is_null() && answers[2].get("error").is_some());
    assert!(
        answers[3]["error"]
            .as_str()
            .is_some_and(|error| error.contains("e2e5"))
    );
    assert!(answers[4]["error"].is_string());
}

#[test]
fn selfplay_records_can_be_played_again() {
    for variant in ["battle", "chess", "minnaar", "field"] {
        let arguments = [
            "selfplay", variant, "--games", "2", "--white", "1", "--black", "1", "--plies", "60",
        ];
        let first = text(&amir(&arguments).stdout);
        assert_eq!(
            first,
            text(&amir(&arguments).stdout),
            "the same seed gives the same games of {variant}"
        );
        assert_eq!(first.lines().count(), 2);
        let report = cli::vectors::check("selfplay", &first);
        assert!(
            report.mismatches.is_empty(),
            "{}",
            report.mismatches.join("\n")
        );
    }
}

#[test]
fn every_game_lists_and_counts() {
    let minnaar = "rnbqkbnr/ssssssss/8/8/8/8/SSSSSSSS/RNBQKBNR S 0 0 0";
    let field = "1f3/5/5/5/5/5/T4/5/5/5/5/1F3 s 0 0";
    for (variant, fen, moves) in [("minnaar", minnaar, 98), ("field", field, 16)] {
        let listed = text(&amir(&["moves", variant, fen]).stdout);
        assert_eq!(listed.lines().count(), moves, "{listed}");
        let counted = text(&amir(&["perft", variant, fen, "1"]).stdout);
        assert_eq!(counted, format!("{moves}\n"));
        let refused = amir(&["moves", variant, &fen.replace(" 0 0", " 0 x")]);
        assert!(text(&refused.stderr).contains("x' is not a number"));
    }
}

#[test]
fn chess_moves_are_put_into_words_and_back() {
    for (given, key, value) in [
        (
            format!(r#"{{"fen":"{CHESS}","uci":"g1f3","san":null}}"#),
            "san",
            "Nf3",
        ),
        (format!(r#"{{"fen":"{CHESS}","san":"Nc3"}}"#), "uci", "b1c3"),
        (
            format!(r#"{{"fen":"{CHESS}","uci":"g1g3","san":"Ng3"}}"#),
            "error",
            "g1g3 is not a legal move here",
        ),
        (
            r#"{"variant":"chess","pgn":"1. e4 (1. d4) e5 {x} *","final_fen":null}"#.to_owned(),
            "final_fen",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        ),
        (
            r#"{"variant":"chess","pgn":"1. e4\n1... e4 *","final_fen":null}"#.to_owned(),
            "error",
            "line 2, game 1, Black's move 1: e4 is not a legal move here",
        ),
    ] {
        let line = serde_json::from_str(&given).expect("JSON");
        assert_eq!(cli::answer::answer(&line)[key], value, "{given}");
    }
}

#[test]
fn european_games_can_be_played_again_dice_included() {
    let arguments = [
        "selfplay", "european", "--games", "8", "--white", "1", "--black", "1", "--plies", "400",
    ];
    let games = text(&amir(&arguments).stdout);
    assert_eq!(games, text(&amir(&arguments).stdout));
    let report = cli::vectors::check("selfplay", &games);
    assert_eq!((report.passed, report.mismatches), (8, Vec::new()));

    let start =
        "nations plain - korea -; turn 0 0; own 0 0 0 0; quiet 0; piece 0 K a1; piece 2 K h8";
    assert_eq!(
        text(&amir(&["moves", "european", start]).stdout),
        "a1a2\na1b1\na1b2\n"
    );
    assert_eq!(
        text(&amir(&["perft", "european", start, "1"]).stdout),
        "3\n"
    );
    let bad = amir(&["moves", "european", &start.replace("quiet 0", "quiet x")]);
    assert!(
        text(&bad.stderr).contains("quiet:"),
        "{}",
        text(&bad.stderr)
    );
    assert_eq!(bad.status.code(), Some(2));
}

#[test]
fn a_new_world_is_the_same_for_the_same_seed() {
    let arguments = [
        "campaign",
        "new",
        "--size",
        "16",
        "--seed",
        "7",
        "--barbarians",
        "yes",
    ];
    let world = text(&amir(&arguments).stdout);
    assert_eq!(world, text(&amir(&arguments).stdout));
    assert!(
        world.starts_with("size 16\nmap\n") && world.contains("\nseed 7 0\n"),
        "{world}"
    );
    let other = text(&amir(&["campaign", "new", "--size", "16", "--seed", "8"]).stdout);
    assert_ne!(world, other);
    assert_eq!(
        amir(&["campaign", "new", "--size", "9"]).status.code(),
        Some(2)
    );
}

#[test]
fn commands_are_carried_out_or_refused_in_words() {
    let folder = folder("amir-campaign");
    let path = |name: &str| folder.join(name).display().to_string();
    let (world, commands, save) = (path("world"), path("commands"), path("save.json"));
    let start = "size 8\nmap\n........\n........\n........\n........\n........\n........\n........\n\
        ........\ncapital white a4\ncapital black h4\narmy white b4 2P\n";
    std::fs::write(&world, start).expect("written");
    std::fs::write(&commands, "march b4 c5 1P # one goes\n\nend\n").expect("written");
    let output = amir(&["campaign", "apply", &world, &commands, "--save", &save]);
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{told}");
    let lines: Vec<serde_json::Value> = told
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0]["command"], "march b4 c5 1P");
    let state = lines[2]["state"].as_str().expect("a world");
    assert!(state.contains("army white c5 1P\n") || state.contains("army white c5 1P moved\n"));
    assert!(state.contains("turn black 1\n"), "{state}");

    let shown = text(&amir(&["campaign", "show", &save]).stdout);
    assert!(shown.contains("round 1, black to move"), "{shown}");
    let view = amir(&["campaign", "view", "black", &save, "--json"]).stdout;
    let view: serde_json::Value = serde_json::from_slice(&view).expect("JSON");
    assert_eq!(view["who"], "black");
    assert!(
        !view.to_string().contains("\"side\":\"white\""),
        "White is out of sight: {view}"
    );

    std::fs::write(&commands, "end\nmarch b4 h8 1P\n").expect("written");
    let output = amir(&["campaign", "apply", &world, &commands]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("march b4 h8 1P"));
    assert!(text(&output.stdout).contains("\"refused\""));
    std::fs::write(&world, "size 8\nmap\n....\n").expect("written");
    assert_eq!(amir(&["campaign", "show", &world]).status.code(), Some(2));
}

#[test]
fn whole_campaigns_are_played_and_replayed() {
    let arguments = [
        "campaign",
        "auto",
        "--campaigns",
        "2",
        "--seed",
        "3",
        "--rounds",
        "12",
        "--barbarians",
        "yes",
        "--white",
        "strategist:1",
        "--black",
        "wander",
    ];
    let output = amir(&arguments);
    let told = text(&output.stdout);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{told}{}",
        text(&output.stderr)
    );
    assert_eq!(told.lines().count(), 2);
    assert!(
        told.lines().all(|line| line.contains("\"replayed\":true")),
        "{told}"
    );
    assert_eq!(
        told,
        text(&amir(&arguments).stdout),
        "the same seed gives the same campaigns"
    );
}
