//! How many nodes a second the search looks at, on one core: asked of `amir uci`.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use crate::{Stop, cargo};

/// Nodes a search, far fewer than it would need to come to an end by itself.
const NODES: u64 = 3_000_000;
/// The start, and a position from the middle of a game.
const POSITIONS: [&str; 2] = [
    "startpos",
    "fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
];

/// Nodes a second of processor time; of the clock's where that is not known.
///
/// # Errors
/// Stops when the program cannot be built or does not answer.
pub fn speed() -> Result<f64, Stop> {
    let words = ["build", "--release", "--package", "cli"].map(ToString::to_string);
    cargo::run(words)?;
    let program = cargo::target().join("release/amir");
    let silent = |error| Stop::new(format!("{} does not answer: {error}.", program.display()));
    let mut amir = Command::new(&program)
        .arg("uci")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(silent)?;
    let talked = talk(&mut amir);
    // It has nothing more to tell.
    let _ = amir.kill();
    let _ = amir.wait();
    talked.map_err(silent)
}

fn talk(amir: &mut Child) -> std::io::Result<f64> {
    let gone = || std::io::Error::other("it has no voice");
    let mut ears = BufReader::new(amir.stdout.take().ok_or_else(gone)?).lines();
    let mut voice = amir.stdin.take().ok_or_else(gone)?;
    let (begun, before) = (Instant::now(), processor(amir.id()));
    for position in POSITIONS {
        write!(voice, "ucinewgame\nposition {position}\ngo nodes {NODES}\n")?;
        for line in ears.by_ref() {
            if line?.starts_with("bestmove") {
                break;
            }
        }
        println!("{position}: {NODES} nodes");
    }
    let nodes = NODES as f64 * POSITIONS.len() as f64;
    let clock = begun.elapsed().as_secs_f64();
    let used = before.and_then(|before| Some(processor(amir.id())? - before));
    Ok(nodes / used.filter(|used| *used > 0.0).unwrap_or(clock))
}

/// Seconds of processor time that a process has used, as Linux tells.
fn processor(process: u32) -> Option<f64> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // What follows the name, which may hold anything, begins with the third field.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |field: usize| fields.get(field)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_has_used_the_processor() {
        assert!(processor(std::process::id()).is_some_and(|used| used >= 0.0));
    }
}
