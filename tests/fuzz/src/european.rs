//! European Chess: whole games by any nations, what each seat sees of them, and their records.

use super::Bytes;
use super::bytes::PLIES;
use super::slow_european::compare;
use cli::european::{some_action, some_nations};
use rules::Chance;
use rules::Position as _;
use rules::european::{Action, Game, Position, Seat};

pub fn run(data: &[u8]) {
    let mut bytes = Bytes(data);
    let mut game = start(&mut bytes);
    for _ in 0..PLIES {
        let position = game.position();
        compare(position);
        let text = position.to_string();
        let read = text
            .parse::<Position>()
            .map(|read| (read.hash(), read.to_string()));
        assert_eq!(read, Ok((position.hash(), text)));
        assert_eq!(position.count_moves(), position.legal_moves().len() as u64);
        for seat in Seat::ALL {
            let view = game.view(seat);
            let offered = view.actions();
            let asked = position.outcome().is_none() && position.side_to_move() == seat;
            let wanted = if asked { game.actions() } else { Vec::new() };
            assert_eq!(offered, wanted, "{seat:?} in {position}");
            assert!(game.record_for(seat).len() <= game.record().len());
        }
        if bytes.is_over() {
            break;
        }
        let Some(action) = step(&game, &mut bytes) else {
            break;
        };
        assert!(game.play(action).is_ok(), "{action} in {}", game.position());
    }
    let again = Game::replay(game.start().clone(), game.record());
    assert_eq!(again.as_ref(), Ok(&game));
    let text = game.to_string();
    assert_eq!(text.parse::<Game>().as_ref(), Ok(&game), "{text}");
    while game.undo() {}
    assert_eq!(game.position(), game.start());
}

/// A game that begins with the position in the first line, or with nations drawn by lot.
pub(super) fn start(bytes: &mut Bytes<'_>) -> Game {
    if let Some(position) = bytes.position() {
        return Game::from_position(position);
    }
    let seed = bytes.byte().into();
    Game::new(some_nations(&mut Chance::new(seed)), seed).expect("two seats")
}

/// The action that the bytes choose.
pub(super) fn step(game: &Game, bytes: &mut Bytes<'_>) -> Option<Action> {
    if game.outcome().is_some() {
        return None;
    }
    if game.position().setting_out().is_some() {
        let mut lots = Chance::new(bytes.byte().into());
        return some_action(game.position(), &mut lots);
    }
    bytes.pick(&game.actions())
}
