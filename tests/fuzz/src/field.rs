//! Field Chess: whole games, what each side sees of them, and their records.

use super::Bytes;
use super::bytes::PLIES;
use super::slow_field::compare;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::Position as _;
use rules::field::{Game, Setup, Side};

pub fn run(data: &[u8]) {
    let mut bytes = Bytes(data);
    let mut game = start(&mut bytes);
    for _ in 0..PLIES {
        let position = game.position();
        compare(position);
        let moves = position.legal_moves();
        for side in Side::ALL {
            let view = game.view(side);
            if side == position.turn_of() {
                assert_eq!(view.legal_moves(), moves, "{side:?} in {position}");
            }
            assert_eq!(view.outcome(), position.outcome());
        }
        if bytes.is_over() {
            break;
        }
        let Some(mv) = bytes.pick(&moves) else {
            break;
        };
        assert!(game.play(mv).is_ok(), "{mv} in {}", game.position());
    }
    let mut again = Game::from_position(game.start().clone());
    for (turn, entry) in game.record().iter().enumerate() {
        assert_eq!(&game.position_at(turn), again.position());
        assert_eq!(again.play(entry.mv), Ok(entry.redacted()));
    }
    assert_eq!(again, game);
}

/// A game that begins with the position in the first line, or with two shuffled armies.
pub(super) fn start(bytes: &mut Bytes<'_>) -> Game {
    if let Some(position) = bytes.position() {
        return Game::from_position(position);
    }
    let mut dice = ChaCha8Rng::seed_from_u64(bytes.byte().into());
    let [south, north] = Side::ALL.map(|side| Setup::shuffle(side, &mut dice));
    Game::new(&south, &north).expect("a shuffle keeps the rules")
}
