//! Battles on every terrain, from any position or any two armies.

use super::Bytes;
use super::bytes::play;
use super::slow_battle::compare;
use rules::battle::{Army, Position, Terrain, deploy};
use rules::{Color, Move, Piece, Position as _};

pub fn run(data: &[u8]) {
    let mut bytes = Bytes(data);
    let start = bytes.position().unwrap_or_else(|| some(&mut bytes));
    let probe = Move::from_bits(bytes.word() as u16);
    let came_with = Color::ALL.map(|color| start.army(color).total());
    play(start, &mut bytes, |position| {
        compare(position);
        let _ = (position.captured(probe), position.moved(probe));
        assert_eq!(
            position.clone().play(probe).is_ok(),
            position.legal_moves().contains(&probe)
        );
        let ends = position.outcome().into_iter().chain(position.retreat());
        for end in ends {
            for (kept, came) in position.survivors(&end).iter().zip(came_with) {
                assert!(kept.total() <= came, "{kept} in {position}");
            }
        }
        for square in position.occupied() {
            let _ = (position.defence(square), position.disarms(square));
        }
    });
}

/// A battle of armies that the bytes tell, or of the usual ones.
pub(super) fn some(bytes: &mut Bytes<'_>) -> Position {
    let kind = bytes.below(10);
    let terrain = Terrain::ALL[kind % 5];
    if kind < 5 {
        return Position::start(terrain);
    }
    let mut army = || {
        let mut army = Army::default();
        for piece in Army::KINDS {
            army.set(
                piece,
                bytes.below(if piece == Piece::Pawn { 24 } else { 5 }) as u16,
            );
        }
        army
    };
    let (attacker, defender) = (army(), army());
    deploy(&attacker, &defender, terrain)
}
