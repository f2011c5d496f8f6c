//! `amir uci` as a chess program talks with it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// A client in the middle of a talk.
struct Client {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// Nothing takes so long; it only keeps a test that fails from waiting for ever.
const PATIENCE: Duration = Duration::from_secs(60);

impl Client {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_amir"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("amir runs");
        let (sender, lines) = channel();
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                let _ = sender.send(line);
            }
        });
        Self {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    fn say(&mut self, line: &str) {
        let input = self.input.as_mut().expect("still talking");
        writeln!(input, "{line}").expect("it listens");
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    /// All lines up to the first that begins like this, which is the last.
    fn until(&self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.line());
            if lines.last().is_some_and(|line| line.starts_with(start)) {
                return lines;
            }
        }
    }

    /// Says a line and gives all that is told up to `bestmove`.
    fn ask(&mut self, line: &str) -> Vec<String> {
        self.say(line);
        self.until("bestmove")
    }

    /// Says a line and gives what is told before it is ready again.
    fn told(&mut self, line: &str) -> Vec<String> {
        self.say(line);
        self.say("isready");
        let mut lines = self.until("readyok");
        lines.pop();
        lines
    }

    fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().expect("it ends").success());
        assert_eq!(
            self.lines.recv_timeout(PATIENCE).ok(),
            None,
            "no more is said"
        );
    }
}

fn best(lines: &[String]) -> &str {
    let last = lines.last().expect("lines");
    last.split(' ').nth(1).expect("a move")
}

/// The value after a word in an info line.
fn value<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let mut words = line.split(' ');
    words.find(|word| *word == name)?;
    words.next()
}

fn number(line: &str, name: &str) -> i64 {
    let value = value(line, name).and_then(|value| value.parse().ok());
    value.unwrap_or_else(|| panic!("no {name} in {line}"))
}

#[test]
fn it_introduces_itself_with_its_options() {
    let mut client = Client::start();
    client.say("uci");
    let lines = client.until("uciok");
    assert!(lines[0].starts_with("id name Amir's Chess"));
    for option in [
        "Hash",
        "Threads",
        "MultiPV",
        "Skill Level",
        "UCI_Variant",
        "Ponder",
    ] {
        let start = format!("option name {option} type ");
        assert!(
            lines.iter().any(|line| line.starts_with(&start)),
            "{option}"
        );
    }
    assert!(client.told("ucinewgame").is_empty());
    client.quit();
}

#[test]
fn info_lines_tell_all_and_bestmove_what_to_ponder() {
    let mut client = Client::start();
    client.say("position startpos moves e2e4 e7e5");
    let lines = client.ask("go depth 8");
    let infos: Vec<&String> = lines.iter().filter(|line| line.contains(" pv ")).collect();
    assert_eq!(infos.len(), 8);
    for (at, line) in infos.iter().enumerate() {
        assert_eq!(number(line, "depth"), at as i64 + 1);
        assert!(number(line, "seldepth") > at as i64);
        assert!(number(line, "nodes") > 0 && number(line, "nps") > 0);
        assert!((0..=1000).contains(&number(line, "hashfull")));
        assert!(number(line, "time") >= 0 && number(line, "cp").abs() < 300);
    }
    let last = infos[7];
    assert_eq!(value(last, "pv"), Some(best(&lines)));
    let answer: Vec<&str> = lines[8].split(' ').collect();
    assert_eq!(
        (answer[0], answer[2], answer.len()),
        ("bestmove", "ponder", 4)
    );
    client.quit();
}

#[test]
fn limits_lines_and_chosen_moves_are_heeded() {
    let mut client = Client::start();
    client.told("setoption name multipv value 3");
    client.say("position startpos");
    let lines = client.ask("go nodes 5000");
    for line in lines.iter().filter(|line| line.contains(" pv ")) {
        assert!(number(line, "nodes") <= 5000);
        assert!((1..=3).contains(&number(line, "multipv")));
    }
    let third = lines.iter().any(|line| line.contains(" multipv 3 "));
    assert!(third, "{lines:?}");
    client.told("setoption name MultiPV value 1");
    let lines = client.ask("go depth 4 searchmoves a2a3 h2h3");
    assert!(["a2a3", "h2h3"].contains(&best(&lines)));
    client.say("position fen 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1");
    let lines = client.ask("go mate 2");
    assert_eq!(best(&lines), "d1d8");
    assert!(lines.iter().any(|line| line.contains(" score mate 1 ")));
    // A forced move is made at once, whatever the clock.
    client.say("position fen 7k/8/8/8/8/8/r7/1q5K w - - 0 1");
    let lines = client.ask("go wtime 600000 btime 600000");
    assert!(lines.len() <= 3, "{lines:?}");
    for go in [
        "go movetime 30",
        "go wtime 300 btime 300 winc 10 movestogo 3",
        "go btime 5",
    ] {
        client.say("position startpos moves d2d4");
        assert_eq!(
            client.ask(go).last().map(|line| line.len() >= 13),
            Some(true)
        );
    }
    client.quit();
}

#[test]
fn an_endless_search_says_nothing_final_before_stop_and_is_ready_all_along() {
    let mut client = Client::start();
    client.say("position fen 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1");
    // Over in no time, but asked to go on.
    client.say("go infinite");
    let lines = client.told("position startpos");
    std::thread::sleep(Duration::from_millis(50));
    let more = client.told("");
    assert!(
        !lines
            .iter()
            .chain(&more)
            .any(|line| line.starts_with("bestmove"))
    );
    let lines = client.ask("stop");
    assert_eq!(best(&lines), "d1d8");
    client.told("stop");
    // Asked twice at once, it answers twice.
    client.say("go infinite");
    client.say("go depth 1");
    client.until("bestmove");
    client.until("bestmove");
    client.quit();
}

#[test]
fn it_ponders_until_the_move_is_made_or_another() {
    let mut client = Client::start();
    client.say("position startpos moves e2e4 e7e5");
    client.say("go ponder wtime 100 btime 100 depth 3");
    std::thread::sleep(Duration::from_millis(30));
    let quiet = client.told("setoption name Ponder value true");
    assert!(!quiet.iter().any(|line| line.starts_with("bestmove")));
    client.ask("ponderhit");
    client.say("go ponder movetime 20");
    client.ask("stop");
    client.say("go ponder movetime 20");
    client.ask("ponderhit");
    assert!(client.told("ponderhit").is_empty());
    client.quit();
}

#[test]
fn battles_and_minnaar_are_played_with_their_own_strings() {
    let mut client = Client::start();
    client.told("setoption name UCI_Variant value battle");
    // A reserve; the string is as long as it is, moves or not.
    let fen = "4k3/p7/8/8/8/8/4r3/4K3 w field - RR 20 50";
    assert_eq!(
        client.told(&format!("position fen {fen}")),
        Vec::<String>::new()
    );
    assert_eq!(client.told("d"), [format!("info string battle {fen}")]);
    assert!(
        client
            .told(&format!("position fen {fen} moves e1e2 e8d7 R@a1"))
            .is_empty()
    );
    let lines = client.ask("go depth 5");
    assert!(
        lines
            .last()
            .is_some_and(|line| line.starts_with("bestmove d7"))
    );
    client.told("setoption name Terrain value siege");
    client.say("position startpos");
    let at = client.told("d");
    assert!(at[0].contains(" siege "), "{at:?}");
    client.ask("go nodes 3000");
    client.told("setoption name UCI_Variant value minnaar");
    client.say("position startpos");
    let lines = client.ask("go nodes 3000 wtime 1000 btime 1000");
    assert_eq!(best(&lines).len(), 4);
    client.quit();
}

#[test]
fn what_is_wrong_is_told_and_changes_nothing() {
    let mut client = Client::start();
    let wrong = [
        "nonsense",
        "position",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position startpos moves e2e5",
        "position startpos moves e2e4 hello",
        "position startpos and more",
        "setoption",
        "setoption name Hash value none",
        "setoption name Hash value 0",
        "setoption name Nothing value 1",
        "setoption name UCI_Variant value draughts",
        "setoption name Skill Level value 21",
        "\u{1b}[31m",
    ];
    let before = client.told("d");
    for line in wrong {
        let told = client.told(line);
        assert_eq!(told.len(), 1, "{line}: {told:?}");
        assert!(told[0].starts_with("info string "), "{told:?}");
        assert_eq!(client.told("d"), before, "{line}");
    }
    assert!(client.told("").is_empty());
    let told = client.told("well isready");
    assert_eq!(told, ["info string passed over: well"]);
    client.until("readyok");
    let lines = client.ask("go depth many wtime soon sideways");
    assert_eq!(
        lines
            .iter()
            .filter(|line| line.starts_with("info string"))
            .count(),
        3
    );
    let lines = client.ask("go depth 2 searchmoves e2e5 a7a6 junk");
    assert_eq!(
        lines
            .iter()
            .filter(|line| line.starts_with("info string"))
            .count(),
        3
    );
    assert_eq!(best(&lines).len(), 4, "any move is better than none");
    let input = client.input.as_mut().expect("still talking");
    input.write_all(b"\xff\xfe go\x00\n").expect("it listens");
    assert!(client.line().ends_with(" is no command"));
    client.quit();
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let mut client = Client::start();
    let mated = "position startpos moves f2f3 e7e5 g2g4 d8h4";
    client.say(mated);
    let lines = client.ask("go depth 3");
    assert_eq!(best(&lines), "(none)");
    assert!(lines.iter().any(|line| line.ends_with("score mate 0")));
    assert!(lines.iter().any(|line| line.contains("checkmate")));
    // The third time is no end for clients: they may want to go on.
    let to_and_fro = "g1f3 g8f6 f3g1 f6g8 ".repeat(3);
    client.say(&format!("position startpos moves {to_and_fro}"));
    assert_ne!(best(&client.ask("go depth 3")), "(none)");
    client.quit();
}

#[test]
fn weak_skill_plays_otherwise_and_more_threads_and_memory_do_no_harm() {
    let mut client = Client::start();
    client.told("setoption name Skill Level value 0");
    let mut moves = std::collections::HashSet::new();
    for seed in 1..=12 {
        client.told(&format!("setoption name Seed value {seed}"));
        client.say("position startpos");
        let lines = client.ask("go depth 12");
        moves.insert(best(&lines).to_owned());
        assert_eq!(
            best(&client.ask("go depth 12")),
            best(&lines),
            "the same seed"
        );
        assert!(!lines.iter().any(|line| line.contains(" depth 3 ")));
    }
    assert!(moves.len() > 2, "{moves:?}");
    client.told("setoption name Skill Level value 20");
    client.told("setoption name Threads value 2");
    client.told("setoption name Hash value 2");
    for _ in 0..2 {
        client.told("setoption name Clear Hash");
        assert_eq!(best(&client.ask("go depth 9")).len(), 4);
    }
    client.quit();
}

#[test]
fn a_piped_search_is_finished_when_the_input_ends() {
    let mut client = Client::start();
    client.say("go depth 5");
    client.input = None;
    assert_eq!(best(&client.until("bestmove")).len(), 4);
    assert!(client.child.wait().expect("it ends").success());
    let mut client = Client::start();
    client.say("go infinite");
    client.input = None;
    client.until("bestmove");
    assert!(client.child.wait().expect("it ends").success());
}
