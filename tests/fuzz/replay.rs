//! Runs a fuzz target without a fuzzer: on every stored input, and on some more made of them.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use std::{env, fs};

/// How many seconds longer each target is to run, on inputs by chance.
const SECONDS: &str = "AMIRS_CHESS_FUZZ_SECONDS";

/// The stored inputs of a target: of each kind some, and all that ever made something fail.
fn stored(corpus: &Path, target: &str) -> Vec<Vec<u8>> {
    let files = fs::read_dir(corpus.join(target)).expect("inputs are stored");
    let mut files: Vec<_> = files.map(|file| file.expect("readable").path()).collect();
    // What a fuzzer has added here has a hash for a name.
    files.retain(|file| file.file_name().is_some_and(|name| name.len() < 40));
    files.sort();
    let read = |file: &_| fs::read(file).expect("readable");
    files.iter().map(read).collect()
}

/// The input with some bytes changed, doubled, left out or put in.
fn changed(mut input: Vec<u8>, dice: &mut ChaCha8Rng) -> Vec<u8> {
    for _ in 0..1 + dice.next_u32() % 4 {
        let at = dice.next_u32() as usize % (input.len() + 1);
        let byte = dice.next_u32() as u8;
        match dice.next_u32() % 4 {
            0 => input.insert(at, byte),
            1 => input.extend((0..8).map(|_| dice.next_u32() as u8)),
            2 if at < input.len() => drop(input.remove(at)),
            _ if at < input.len() => input[at] = byte,
            _ => input.extend_from_within(..at.min(8)),
        }
    }
    input
}

/// Runs a target on its stored inputs and on `more` made of them; if [`SECONDS`] is set, on others
/// all the time.
pub fn replay(corpus: &Path, target: &str, run: fn(&[u8]), more: usize) {
    let inputs = stored(corpus, target);
    assert!(!inputs.is_empty());
    let mut dice = ChaCha8Rng::seed_from_u64(1);
    for input in &inputs {
        run(input);
    }
    for number in 0..more {
        run(&changed(inputs[number % inputs.len()].clone(), &mut dice));
    }
    run(&[]);
    let seconds = env::var(SECONDS).ok().and_then(|text| text.parse().ok());
    if let Some(seconds) = seconds {
        run_for(Duration::from_secs(seconds), target, &inputs, run);
    }
}

/// Runs a target on inputs that nobody has seen yet. One that fails is left in a file.
fn run_for(time: Duration, target: &str, inputs: &[Vec<u8>], run: fn(&[u8])) {
    let begun = Instant::now();
    let seed = SystemTime::now().duration_since(UNIX_EPOCH);
    let mut dice = ChaCha8Rng::seed_from_u64(seed.map_or(0, |it| it.as_nanos() as u64));
    let mut runs = 0u64;
    while begun.elapsed() < time {
        let from = dice.next_u32() as usize % inputs.len();
        let input = changed(inputs[from].clone(), &mut dice);
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| run(&input))) {
            let file = env::temp_dir().join(format!("fuzzed-{target}-{runs}"));
            fs::write(&file, &input).expect("written");
            eprintln!("{target} fails on {}", file.display());
            resume_unwind(panic);
        }
        runs += 1;
    }
    println!(
        "{target}: {runs} inputs in {:.0} s",
        begun.elapsed().as_secs_f64()
    );
}
