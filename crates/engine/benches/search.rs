//! Nodes a second of the search, in chess and on every terrain.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::{Limits, Stop, Thinkable, think};
use rules::battle::{self, Terrain};
use rules::chess;
use std::hint::black_box;

const NODES: u64 = 500_000;

fn nodes_a_second<P: Thinkable>(c: &mut Criterion, name: &str, position: &P) {
    let limits = Limits::nodes(NODES);
    let stop = Stop::default();
    let mut group = c.benchmark_group("search");
    group.sample_size(10);
    group.throughput(Throughput::Elements(NODES));
    group.bench_function(name, |b| {
        b.iter(|| think(black_box(position), &limits, 0, &stop))
    });
    group.finish();
}

fn search(c: &mut Criterion) {
    let middle = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8";
    let middle: chess::Position = middle.parse().expect("a FEN of our own");
    nodes_a_second(c, "chess/start", &chess::Position::start());
    nodes_a_second(c, "chess/middle", &middle);
    for terrain in Terrain::ALL {
        let name = format!("battle/{terrain}");
        nodes_a_second(c, &name, &battle::Position::start(terrain));
    }
}

criterion_group!(benches, search);
criterion_main!(benches);
