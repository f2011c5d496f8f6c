use crate::{Limits, Stop, Thinkable, field, think};
use rules::{battle, chess, minnaar};

const DEPTH: u32 = 11;

/// Minnaar Chess has many more moves.
const MINNAAR_DEPTH: u32 = 5;

const MINNAAR: [&str; 3] = [
    "rnbqkbnr/ssssssss/8/8/8/8/SSSSSSSS/RNBQKBNR S 0 0 0",
    "rsb1kb1r/3s2ss/1sn1snS1/7S/s4Q2/1sN4N/SSSSqS1S/R1B1KB1R N 22 0 22",
    "3S2r1/8/8/8/4s3/8/1s6/8 N 3 1 226",
];

const CHESS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8",
    "8/5pk1/3p2p1/2pP3p/p1P1P2P/P4PP1/1P3K2/8 w - - 0 40",
];

const BATTLES: [&str; 7] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w field - - 1 50",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w river - - 1 50",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w hill - - 1 50",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w forest - - 1 50",
    "rnbqkbnr/pppppppp/8/3tt3/8/8/PPPPPPPP/RNBQKBNR w siege - - 1 50",
    "r3k2r/p1p1qpb1/bn2pnp1/3pN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w field - RPPnpp 20 50",
    "8/2k2pp1/1p1b4/p2P3p/P1P2K1P/1P2N1P1/8/8 w forest - - 41 50",
];

/// Looks at fixed positions of every open game to a fixed depth and counts the nodes: the signature of
/// the search and its evaluations, which changes whenever they change what they do. What the player of
/// Field Chess does changes it too.
pub fn bench() -> u64 {
    count::<chess::Position>(&CHESS, DEPTH)
        + count::<battle::Position>(&BATTLES, DEPTH)
        + count::<minnaar::Position>(&MINNAAR, MINNAAR_DEPTH)
        + field::signature()
}

fn count<P: Thinkable>(positions: &[&str], depth: u32) -> u64 {
    let positions = positions.iter().filter_map(|text| text.parse::<P>().ok());
    positions
        .filter_map(|position| think(&position, &Limits::depth(depth), 0, &Stop::default()))
        .map(|thought| thought.nodes)
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_one() {
        assert!(
            CHESS
                .iter()
                .all(|text| text.parse::<chess::Position>().is_ok())
        );
        assert!(
            BATTLES
                .iter()
                .all(|text| text.parse::<battle::Position>().is_ok())
        );
        assert!(
            MINNAAR
                .iter()
                .all(|text| text.parse::<minnaar::Position>().is_ok())
        );
    }
}
