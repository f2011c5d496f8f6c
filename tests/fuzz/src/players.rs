//! The players of the games in which something is hidden.

use super::Bytes;
use engine::{Level, Stop};

pub fn run(data: &[u8]) {
    let mut bytes = Bytes(data);
    let stop = Stop::default();
    let wishes = bytes.byte();
    if wishes & 2 != 0 {
        stop.stop();
    }
    // The stronger ones think too long for a fuzzer, unless they are stopped at once.
    let level = if stop.is_stopped() {
        Level::ALL[usize::from(wishes >> 2) % Level::ALL.len()]
    } else {
        Level::Beginner
    };
    let seed = bytes.byte().into();
    if wishes & 1 == 0 {
        field(&mut bytes, level, seed, &stop);
    } else {
        european(&mut bytes, level, seed, &stop);
    }
}

fn field(bytes: &mut Bytes<'_>, level: Level, seed: u64, stop: &Stop) {
    let mut game = super::field::start(bytes);
    while !bytes.is_over() {
        let moves = rules::Position::legal_moves(game.position());
        let Some(mv) = bytes.pick(&moves) else { break };
        assert!(game.play(mv).is_ok());
    }
    let view = game.view(game.position().turn_of());
    let chosen = engine::field::choose(&view, level, seed, stop);
    assert_eq!(
        chosen.is_some(),
        game.outcome().is_none(),
        "{}",
        game.position()
    );
    if let Some(mv) = chosen {
        assert!(game.play(mv).is_ok(), "{mv} in {}", game.position());
    }
}

fn european(bytes: &mut Bytes<'_>, level: Level, seed: u64, stop: &Stop) {
    let mut game = super::european::start(bytes);
    while !bytes.is_over() {
        let Some(action) = super::european::step(&game, bytes) else {
            break;
        };
        assert!(game.play(action).is_ok());
    }
    let seat = rules::Position::side_to_move(game.position());
    let chosen = engine::european::choose(&game.view(seat), level, seed, stop);
    assert_eq!(
        chosen.is_some(),
        game.outcome().is_none(),
        "{}",
        game.position()
    );
    if let Some(action) = chosen {
        assert!(game.play(action).is_ok(), "{action} in {}", game.position());
    }
}
