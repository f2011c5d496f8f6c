//! Perft with bulk counting: our chess and battle beside cozy-chess, in one run.
//!
//! `cargo xtask bench` prints the nodes a second and the ratios.
//!
//! A perft is timed in bursts of far less than a millisecond, and of each burst the fastest run
//! counts: whatever else a machine does only ever makes one slower.

mod perfts;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, SamplingMode, Throughput};
use criterion::{criterion_group, criterion_main};
use rules::{Position, perft};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// So many of the last plies are one burst.
const BURST: u32 = 3;

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

/// Every position that comes after so many plies.
fn after<P: Position>(position: &P, plies: u32) -> Vec<P> {
    let mut positions = vec![position.clone()];
    for _ in 0..plies {
        let next = |position: &P| {
            let played = |mv| {
                let mut next = position.clone();
                next.play_unchecked(mv);
                next
            };
            position.legal_moves().into_iter().map(played).collect()
        };
        positions = positions.iter().flat_map::<Vec<P>, _>(next).collect();
    }
    positions
}

/// Times a count of nodes part by part.
fn measure<T>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    parts: &[T],
    count: fn(&T) -> u64,
) {
    let nodes = parts.iter().map(count).sum();
    group.throughput(Throughput::Elements(nodes));
    let mut fastest = vec![Duration::MAX; parts.len()];
    group.bench_function(name, |bencher| {
        bencher.iter_custom(|runs| {
            for _ in 0..runs {
                for (part, fastest) in parts.iter().zip(&mut fastest) {
                    let begun = Instant::now();
                    black_box(count(black_box(part)));
                    *fastest = begun.elapsed().min(*fastest);
                }
            }
            fastest.iter().sum::<Duration>().mul_f64(runs as f64)
        });
    });
}

fn compare(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    group.warm_up_time(Duration::from_millis(500));
    group.measurement_time(Duration::from_millis(1500));
    for it in perfts::chess(&[4, 5, 6], &[3, 4, 5]) {
        let ours = after(&it.position, it.depth - BURST);
        measure(&mut group, &it.name, &ours, |part| perft(part, BURST));
        let fens = ours.iter().map(ToString::to_string);
        let theirs: Vec<cozy_chess::Board> = fens
            .map(|fen| fen.parse().expect("a FEN of our own"))
            .collect();
        for (ours, theirs) in ours.iter().zip(&theirs) {
            assert_eq!(perft(ours, BURST), cozy(theirs, BURST), "both count alike");
        }
        let name = it.name.replace("chess/", "cozy/");
        measure(&mut group, &name, &theirs, |part| cozy(part, BURST));
    }
    for it in perfts::battles() {
        let parts = after(&it.position, it.depth - BURST);
        measure(&mut group, &it.name, &parts, |part| perft(part, BURST));
    }
    group.finish();
}

criterion_group!(benches, compare);
criterion_main!(benches);
