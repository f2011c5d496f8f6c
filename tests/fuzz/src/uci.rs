//! A client that says anything.

use std::io::{Cursor, Write};
use std::sync::{Arc, Mutex};

/// Everything that is told.
#[derive(Clone, Default)]
struct Told(Arc<Mutex<Vec<u8>>>);

impl Write for Told {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics").extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// What every search gets, so that it ends soon.
const NODES: &str = " nodes 200";

pub fn run(data: &[u8]) {
    let mut talk = b"setoption name Hash value 1\n".to_vec();
    let (mut ready, mut searches) = (0, 0);
    for line in data.split(|byte| *byte == b'\n').take(40) {
        let mut said = String::from_utf8_lossy(line).into_owned();
        if asks_too_much(&said) {
            continue;
        }
        let command = said.split_whitespace().find(|word| COMMANDS.contains(word));
        match command {
            Some("quit") => break,
            Some("isready") => ready += 1,
            Some("go") => {
                searches += 1;
                said.push_str(NODES);
            }
            _ => {}
        }
        talk.extend(said.bytes());
        talk.push(b'\n');
    }
    talk.extend(b"stop\nisready\n");
    ready += 1;
    let told = Told::default();
    let shown = || String::from_utf8_lossy(&talk).into_owned();
    let ended = cli::uci::run(Cursor::new(talk.clone()), told.clone());
    assert!(ended.is_ok(), "{}", shown());
    let told = told.0.lock().expect("nobody panics").clone();
    let told = String::from_utf8(told).expect("what is told is text");
    let count = |what: &str| told.lines().filter(|line| line.starts_with(what)).count();
    assert_eq!(count("readyok"), ready, "{}\n{told}", shown());
    assert_eq!(count("bestmove "), searches, "{}\n{told}", shown());
    assert_eq!(
        count("info string the search failed"),
        0,
        "{}\n{told}",
        shown()
    );
}

const COMMANDS: [&str; 12] = [
    "uci",
    "debug",
    "isready",
    "setoption",
    "register",
    "ucinewgame",
    "position",
    "go",
    "stop",
    "ponderhit",
    "d",
    "quit",
];

/// Memory and threads by the hundred are allowed, but help nobody here.
fn asks_too_much(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    let words = || line.split_whitespace();
    let greedy = words().any(|word| ["hash", "threads"].contains(&word));
    let number = |word: &str| {
        word.trim_start_matches('+')
            .parse::<u64>()
            .is_ok_and(|n| n > 2)
    };
    greedy && words().any(number)
}
