//! Perft with bulk counting: our chess and battle beside cozy-chess, in one run.
//!
//! `cargo xtask bench` prints the nodes a second and the ratios.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rules::battle::{self, Terrain};
use rules::{chess, perft};
use std::hint::black_box;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

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
    group.sample_size(10);
    for (name, fen, depth) in [
        ("startpos", chess::Position::start().to_string(), 5),
        ("kiwipete", KIWIPETE.into(), 4),
    ] {
        let ours: chess::Position = fen.parse().expect("a FEN of our own");
        let theirs: cozy_chess::Board = fen.parse().expect("a FEN of our own");
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
    for terrain in Terrain::ALL {
        let start = battle::Position::start(terrain);
        group.throughput(Throughput::Elements(perft(&start, 5)));
        group.bench_function(format!("battle/{terrain}"), |b| {
            b.iter(|| perft(black_box(&start), 5));
        });
    }
    group.finish();
}

criterion_group!(benches, compare);
criterion_main!(benches);
