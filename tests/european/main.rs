//! Random games of European Chess by every mix of nations: a slow generator against the fast one,
//! what holds of every position, what views hide, and the record.

mod games;
mod hiding;
mod slow;

use cli::european::{some_action, some_nations};
use rules::Chance;
use rules::european::{Action, Game, Position};

/// Plays random games of random nations and calls `each` with every position of at most `steps`
/// steps, and with what is played there.
fn wander(games: u32, steps: usize, mut each: impl FnMut(&Position, Option<Action>)) {
    for seed in 0..games {
        let mut lots = Chance::new(seed);
        let nations = some_nations(&mut lots);
        let mut game = Game::new(nations, seed).expect("two seats");
        for _ in 0..steps {
            let action = some_action(game.position(), &mut lots);
            each(game.position(), action);
            let Some(action) = action else {
                break;
            };
            game.play(action).expect("a legal action");
        }
    }
}

#[test]
fn the_slow_generator_agrees() {
    let (mut lists, mut actions) = (0, 0);
    wander(400, 300, |position, _| {
        if let Some(offered) = slow::compare(position) {
            lists += 1;
            actions += offered;
        }
    });
    assert!(lists > 50_000, "only {lists} positions");
    assert!(actions > 500_000, "only {actions} actions");
}
