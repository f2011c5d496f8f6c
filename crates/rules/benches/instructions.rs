//! Fixed perfts for a counter of instructions: the one named, or all.
//!
//! `cargo xtask bench instructions` prints the counts and compares them with the record.

mod perfts;

use rules::{Position, perft};
use std::env;

/// What is counted, and nothing else.
#[inline(never)]
fn counted<P: Position>(position: &P, depth: u32) -> u64 {
    perft(position, depth)
}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let wanted = words.iter().find(|word| !word.starts_with('-'));
    let asked = |name: &str| wanted.is_none_or(|wanted| wanted == name);
    for ((name, position), depth) in perfts::chess().into_iter().zip([5, 4]) {
        let name = format!("chess/{name}");
        if asked(&name) {
            println!("{name} {}", counted(&position, depth));
        }
    }
    for ((name, position), depth) in perfts::battles().zip([5, 4].into_iter().cycle()) {
        if asked(&name) {
            println!("{name} {}", counted(&position, depth));
        }
    }
}
