//! What the fuzzer does, without a fuzzer: every stored input of every target, and some more made
//! of them by fixed chance.

#[path = "fuzz/src/lib.rs"]
mod fuzz;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use std::fs;
use std::path::Path;

/// The stored inputs of a target: of each kind some, and all that ever made something fail.
fn stored(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fuzz/corpus");
    let files = fs::read_dir(folder.join(target)).expect("inputs are stored");
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

fn replay(target: &str, run: fn(&[u8]), more: usize) {
    let inputs = stored(target);
    assert!(!inputs.is_empty());
    let mut dice = ChaCha8Rng::seed_from_u64(1);
    for input in &inputs {
        run(input);
    }
    for number in 0..more {
        run(&changed(inputs[number % inputs.len()].clone(), &mut dice));
    }
    run(&[]);
}

macro_rules! targets {
    ($($name:ident $more:literal,)*) => {$(
        #[test]
        fn $name() {
            replay(stringify!($name), fuzz::$name::run, $more);
        }
    )*};
}

targets! {
    battle 40,
    campaign 20,
    chess 40,
    european 40,
    field 40,
    minnaar 40,
    players 40,
    protocol 100,
    search 200,
    tables 60,
    texts 2000,
    uci 40,
}
