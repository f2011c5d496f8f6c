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
    for it in perfts::chess(&[4, 5], &[3, 4]) {
        if asked(&it.name) {
            println!("{} {}", it.name, counted(&it.position, it.depth));
        }
    }
    for it in perfts::battles() {
        if asked(&it.name) {
            println!("{} {}", it.name, counted(&it.position, it.depth));
        }
    }
}
