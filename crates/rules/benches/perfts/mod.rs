//! The perfts that speed is measured by: of every game the start and a position from the middle of
//! a game, which is what an engine sees most. Each is counted to two depths, because the last ply,
//! where most of the time goes, is White's in one and Black's in the other.

use rules::battle::{self, Terrain};
use rules::chess;

/// Known as Kiwipete: everything that chess has, at once.
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// The same pieces on every terrain, as far as water and Towers leave them their squares.
const MIDDLES: [&str; 5] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w field - - 1 50",
    "r3k2r/p1ppqpb1/bn2pnp1/4N3/1p1PP3/2N2Q1p/PPPBBPPP/R3K2R w river - - 1 50",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w hill - - 1 50",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w forest - - 1 50",
    "r3k2r/p1ppqpb1/bn2pnp1/3tt3/1p1NP3/2NP1Q1p/PPPBBPPP/R3K2R w siege - - 1 50",
];

/// A position and to which depth it is counted.
pub struct Perft<P> {
    /// Such as `siege/start-5`.
    pub name: String,
    pub position: P,
    pub depth: u32,
}

/// One position, to each of the depths.
fn each<P: Clone>(name: &str, position: P, depths: &[u32]) -> Vec<Perft<P>> {
    let perft = |&depth: &u32| Perft {
        name: format!("{name}-{depth}"),
        position: position.clone(),
        depth,
    };
    depths.iter().map(perft).collect()
}

/// The perfts of chess, the start to these depths and the middle to those.
pub fn chess(start: &[u32], middle: &[u32]) -> Vec<Perft<chess::Position>> {
    let kiwipete = KIWIPETE.parse().expect("a FEN of our own");
    let mut perfts = each("chess/start", chess::Position::start(), start);
    perfts.extend(each("chess/middle", kiwipete, middle));
    perfts
}

/// The perfts of battles.
pub fn battles() -> Vec<Perft<battle::Position>> {
    let both = |(terrain, text): (Terrain, &str)| {
        let middle: battle::Position = text.parse().expect("a position of our own");
        assert_eq!(middle.terrain(), terrain);
        let start = battle::Position::start(terrain);
        let mut perfts = each(&format!("{terrain}/start"), start, &[4, 5]);
        perfts.extend(each(&format!("{terrain}/middle"), middle, &[3, 4]));
        perfts
    };
    Terrain::ALL
        .into_iter()
        .zip(MIDDLES)
        .flat_map(both)
        .collect()
}
