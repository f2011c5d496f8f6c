//! The perfts that speed is measured by: of every game the start and a position from the middle of
//! a game, which is what an engine sees most.

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

/// The chess positions by their names.
pub fn chess() -> [(&'static str, chess::Position); 2] {
    let middle = KIWIPETE.parse().expect("a FEN of our own");
    [("start", chess::Position::start()), ("middle", middle)]
}

/// The battles by their names.
pub fn battles() -> impl Iterator<Item = (String, battle::Position)> {
    Terrain::ALL
        .into_iter()
        .zip(MIDDLES)
        .flat_map(|(terrain, text)| {
            let middle: battle::Position = text.parse().expect("a position of our own");
            assert_eq!(middle.terrain(), terrain);
            let start = battle::Position::start(terrain);
            [
                (format!("{terrain}/start"), start),
                (format!("{terrain}/middle"), middle),
            ]
        })
}
