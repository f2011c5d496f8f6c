//! Whole games of European Chess by the computer against itself, and games at random for tests.

use crate::Failure;
use crate::answer::outcome_value;
use engine::{Level, Stop};
use rules::european::{Action, Game, Kind, Nation, Position, Seat, Stow, View};
use rules::{Chance, Position as _};
use serde_json::json;
use std::io::Write;

/// Plays `games` games of at most `plies` steps, the first level for the seat that moves first and
/// the second for all others, each seat knowing no more than its view. Writes each game as a line
/// that can be checked as a vector. Each begins with `start`, or with two to four nations that its
/// seed draws.
///
/// # Errors
/// Fails if `out` does.
pub fn selfplay(
    start: Option<&Position>,
    levels: [Level; 2],
    games: u64,
    seed: u64,
    plies: usize,
    out: &mut impl Write,
) -> Result<(), Failure> {
    for number in 0..games {
        let seed = seed.wrapping_add(number);
        let begun = match start {
            Some(start) => {
                let start = start.clone().with_chance(Chance::new(seed as u32));
                Some(Game::from_position(start))
            }
            None => Game::new(some_nations(&mut Chance::new(!seed as u32)), seed as u32),
        };
        let Some(mut game) = begun else {
            continue;
        };
        let first = game.position().turn();
        let stop = Stop::default();
        let play = play(&mut game, seed, plies, |view, turn_seed| {
            let level = levels[usize::from(view.seat() != first)];
            engine::european::choose(view, level, turn_seed, &stop)
        });
        let chance = game.start().chance();
        let line = json!({
            "variant": Position::VARIANT.name(),
            "fen": game.start().to_string(),
            "seed": chance.seed,
            "drawn": chance.drawn,
            "play": play,
            "then": game.position().to_string(),
            "outcome": outcome_value::<Position>(game.outcome()),
        });
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Plays on as is chosen from what each seat sees, with a seed for every step, and gives the steps.
pub fn play(
    game: &mut Game,
    seed: u64,
    plies: usize,
    mut choose: impl FnMut(&View, u64) -> Option<Action>,
) -> Vec<String> {
    let mut play = Vec::new();
    while play.len() < plies && game.outcome().is_none() {
        let seat = game.position().side_to_move();
        let turn_seed = (seed << 20).wrapping_add(play.len() as u64);
        let Some(action) = choose(&game.view(seat), turn_seed) else {
            break;
        };
        if game.play(action).is_err() {
            break;
        }
        play.push(action.to_string());
    }
    play
}

/// Two to four nations.
pub fn some_nations(lots: &mut Chance) -> [Option<Nation>; 4] {
    let mut nations = [None; 4];
    while nations.iter().flatten().count() < 2 {
        for nation in &mut nations {
            // One seat in seven stays empty.
            *nation = Nation::ALL.get(lots.below(7) as usize).copied();
        }
    }
    nations
}

/// An action that is legal now; `None` once the game is over. Nobody resigns.
pub fn some_action(position: &Position, lots: &mut Chance) -> Option<Action> {
    if let Some(seat) = position.setting_out() {
        return some_stow(seat, lots).map(Action::Stow);
    }
    let actions = position.legal_moves();
    actions
        .get(lots.below(actions.len() as u32) as usize)
        .copied()
}

fn some_stow(seat: Seat, lots: &mut Chance) -> Option<Stow> {
    let mut inside: [Vec<Kind>; 3] = Default::default();
    for &kind in Nation::Mycenae.waiting() {
        inside[lots.below(3) as usize].push(kind);
    }
    Stow::new(seat, inside)
}
