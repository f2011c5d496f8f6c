//! Minnaar Chess.

use super::Bytes;
use super::bytes::play;
use super::slow_minnaar::compare;
use rules::minnaar::{Alliance, Position};
use rules::{Position as _, Square};

pub fn run(data: &[u8]) {
    let mut bytes = Bytes(data);
    let start = bytes.position().unwrap_or_else(Position::start);
    play(start, &mut bytes, |position| {
        compare(position);
        for square in Square::all() {
            for alliance in [Alliance::Sovereigns, Alliance::Establishment] {
                let _ = position.attackers(square, alliance);
            }
        }
        let mut next = position.clone();
        next.skip_turn();
        let _ = (next.count_moves(), next.outcome());
    });
}
