//! `amir match`: levels, searches and other programs against each other.

use super::{amir, folder, text};
use std::path::{Path, PathBuf};

fn play(arguments: &[&str]) -> String {
    let mut all = vec!["match"];
    all.extend(arguments);
    let output = amir(&all);
    let told = text(&output.stdout);
    assert!(output.status.success(), "{told}{}", text(&output.stderr));
    told
}

fn lines(path: &Path) -> Vec<serde_json::Value> {
    let kept = std::fs::read_to_string(path).expect("kept");
    kept.lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

#[test]
fn a_match_is_kept_gone_on_with_and_can_be_checked() {
    let folder = folder("amir-match");
    let file = folder.join("games.jsonl");
    let path = file.display().to_string();
    let asked = |games| {
        let common = ["nodes=1500", "beginner", "--seed", "5", "--out", &path];
        play(&[&common[..], &["--games", games, "--concurrency", "2"]].concat())
    };
    let told = asked("2");
    assert!(told.contains("games 2: "), "{told}");
    // The end of a game that was being written.
    let kept = std::fs::read_to_string(&file).expect("kept");
    std::fs::write(&file, format!("{kept}{{\"half")).expect("written");
    let told = asked("4");
    assert!(told.starts_with("2 games are there already"), "{told}");
    assert!(told.contains("games 4: ") && told.contains("Elo"), "{told}");
    let games = lines(&file);
    assert_eq!(games.len(), 4);
    for number in 1..=4 {
        let game = games.iter().find(|game| game["number"] == number);
        let game = game.expect("every game once");
        let first = if number % 2 == 1 { "a" } else { "b" };
        assert_eq!(game["first"], first);
        let pair = games
            .iter()
            .find(|other| other["number"] == (number - 1) / 2 * 2 + 1);
        let opening =
            |game: &serde_json::Value| game["play"].as_array().map(|play| play[..8].to_vec());
        assert_eq!(opening(game), pair.and_then(opening));
    }
    assert!(amir(&["vectors", &path]).status.success());
    let pgn = std::fs::read_to_string(file.with_extension("pgn")).expect("kept");
    let games = rules::chess::pgn::read(&pgn).expect("PGN");
    assert_eq!(games.len(), 4);
    assert!(
        games
            .iter()
            .all(|game| game.tag("Event") == Some("nodes=1500 - beginner"))
    );
    // Another match does not mix with it.
    let output = amir(&["match", "club", "beginner", "--out", &path]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(lines(&file).len(), 4);
}

#[test]
fn every_game_has_its_matches() {
    for (game, a, b) in [
        ("battle", "nodes=800", "skill=3"),
        ("minnaar", "depth=1", "beginner"),
        ("field", "casual", "beginner"),
        ("european", "beginner", "beginner"),
        ("campaign", "beginner", "casual"),
    ] {
        let told = play(&[a, b, "--variant", game, "--games", "2", "--plies", "120"]);
        assert!(told.contains("games 2: "), "{told}");
    }
    let output = amir(&["match", "nodes=5", "club", "--variant", "field"]);
    assert!(text(&output.stderr).contains("only levels play field"));
    assert_eq!(
        amir(&["match", "club", "club", "--variant", "go"])
            .status
            .code(),
        Some(2)
    );
    assert_eq!(amir(&["match", "club", "strong"]).status.code(), Some(2));
}

#[test]
fn four_seats_and_large_worlds_are_kept_and_gone_on_with() {
    let folder = folder("amir-match-many");
    for (variant, level, setting, value, wrong) in [
        ("european", "beginner", "--seats", "4", "3"),
        // The strongest come to an end the soonest.
        ("campaign", "master", "--size", "16", "9"),
    ] {
        let file = folder.join(format!("{variant}.jsonl"));
        let path = file.display().to_string();
        let asked = |value, games| {
            let players = ["match", level, level, "--variant", variant];
            let more = [
                setting, value, "--games", games, "--plies", "40", "--out", &path,
            ];
            amir(&[&players[..], &more].concat())
        };
        assert!(asked(value, "1").status.success());
        let told = text(&asked(value, "2").stdout);
        assert!(told.starts_with("1 games are there already"), "{told}");
        assert!(told.contains("games 2: "), "{told}");
        let games = lines(&file);
        assert_eq!(games.len(), 2);
        assert_eq!(games[0]["fen"], games[1]["fen"]);
        if variant == "european" {
            assert!(amir(&["vectors", &path]).status.success());
            let players = games.iter().map(|game| game["players"].to_string());
            assert_eq!(players.collect::<Vec<_>>(), ["[0,1,0,1]", "[1,0,1,0]"]);
        }
        // The usual setting is another match, and there are no others.
        assert_eq!(
            asked(if variant == "european" { "2" } else { "8" }, "2")
                .status
                .code(),
            Some(2)
        );
        assert_eq!(asked(wrong, "2").status.code(), Some(2));
    }
}

#[test]
fn a_test_ends_the_match_when_enough_is_known() {
    let told = play(&[
        "nodes=4000",
        "beginner",
        "--games",
        "200",
        "--sprt",
        "0,100",
    ]);
    assert!(told.contains("A is that much stronger"), "{told}");
    assert!(!told.contains("games 200"), "{told}");
}

#[test]
fn players_may_agree_how_a_game_ends() {
    let file = folder("amir-match-adjudicate").join("games.jsonl");
    let path = file.display().to_string();
    let match_of = ["nodes=4000", "nodes=150", "--games", "2", "--out", &path];
    let told = play(&[&match_of[..], &["--adjudicate"]].concat());
    assert!(told.contains("A wins (adjudicated, "), "{told}");
    // Games that are played to their ends are another match.
    let whole = amir(&[&["match"], &match_of[..]].concat());
    assert_eq!(whole.status.code(), Some(2));
}

#[test]
fn other_programs_play_over_uci() {
    let other = format!(
        "uci:{} uci;nodes=300;Skill Level=2;Hash=1",
        env!("CARGO_BIN_EXE_amir")
    );
    for game in ["chess", "battle"] {
        let told = play(&[
            "nodes=2000",
            &other,
            "--variant",
            game,
            "--games",
            "2",
            "--plies",
            "60",
        ]);
        assert!(
            told.contains("games 2: ") && !told.contains("fault"),
            "{told}"
        );
    }
    let clock = format!("uci:{} uci;tc=1+0.01", env!("CARGO_BIN_EXE_amir"));
    let told = play(&["tc=1+0.01", &clock, "--games", "1", "--plies", "24"]);
    assert!(told.contains("cut off after 24 plies"), "{told}");
    let wrong = format!("uci:{} uci;Courage=9", env!("CARGO_BIN_EXE_amir"));
    let output = amir(&["match", "club", &wrong]);
    assert!(
        text(&output.stderr).contains("no option 'Courage'"),
        "{}",
        text(&output.stderr)
    );
    let output = amir(&["match", "club", "uci:/no/such/program"]);
    assert!(text(&output.stderr).contains("does not start"));
}

/// A program that plays badly: a script for the shell.
fn script(folder: &Path, name: &str, body: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, body).expect("written");
    path
}

const RUDE: &str = r#"while read -r line; do case "$line" in
uci) echo uciok;; isready) echo readyok;; go*) echo "bestmove a1a8";; quit) exit;; esac; done"#;

const FRAIL: &str = r#"while read -r line; do case "$line" in
uci) echo uciok;; isready) echo readyok;; go*) exit 3;; quit) exit;; esac; done"#;

/// Makes the one move it is asked for, then gives up.
const MEEK: &str = r#"while read -r line; do case "$line" in
protover*) echo "feature usermove=1 done=1";; go) echo "resign";; quit) exit;; esac; done"#;

#[test]
#[cfg(unix)]
fn an_illegal_move_and_a_crash_lose_and_are_told() {
    let folder = folder("amir-match-faults");
    for (protocol, body, words) in [
        ("uci", RUDE, "illegal move a1a8"),
        ("uci", FRAIL, "the program ended: exit status: 3"),
        ("xboard", MEEK, "gave up the game: resign"),
    ] {
        let path = script(&folder, "player.sh", body);
        let other = format!("{protocol}:sh {}", path.display());
        let told = play(&[&other, "nodes=300", "--games", "2"]);
        assert_eq!(told.matches(words).count(), 2, "{told}");
        assert!(told.contains("games 2: +0 =0 -2"), "{told}");
        assert!(
            told.contains("2 of them lost by a fault of a program"),
            "{told}"
        );
    }
}
