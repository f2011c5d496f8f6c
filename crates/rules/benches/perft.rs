//! Perft with bulk counting: our chess and battle beside cozy-chess, in one run.
//!
//! `cargo xtask bench` prints the nodes a second and the ratios.

mod perfts;

use criterion::{Criterion, SamplingMode, Throughput, criterion_group, criterion_main};
use rules::perft;
use std::hint::black_box;
use std::time::Duration;

fn cozy(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += cozy(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

fn compare(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    group.warm_up_time(Duration::from_secs(1));
    group.measurement_time(Duration::from_secs(4));
    for ((name, ours), depth) in perfts::chess().into_iter().zip([6, 5]) {
        let theirs: cozy_chess::Board = ours.to_string().parse().expect("a FEN of our own");
        let nodes = perft(&ours, depth);
        assert_eq!(nodes, cozy(&theirs, depth), "both count the same");
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(format!("chess/{name}"), |b| {
            b.iter(|| perft(black_box(&ours), depth))
        });
        group.bench_function(format!("cozy/{name}"), |b| {
            b.iter(|| cozy(black_box(&theirs), depth))
        });
    }
    for ((name, battle), depth) in perfts::battles().zip([5, 4].into_iter().cycle()) {
        group.throughput(Throughput::Elements(perft(&battle, depth)));
        group.bench_function(name, |b| b.iter(|| perft(black_box(&battle), depth)));
    }
    group.finish();
}

criterion_group!(benches, compare);
criterion_main!(benches);
