//! Whole games of European Chess, every seat playing at random.

use crate::Failure;
use crate::answer::outcome_value;
use rules::european::{Action, Game, Kind, Nation, Position, Seat, Stow};
use rules::{Chance, Position as _};
use serde_json::json;
use std::io::Write;

/// Plays `games` games of at most `plies` steps and writes each as a line that can be checked as
/// a vector. Each begins with `start`, or with two to four nations that its seed draws.
///
/// # Errors
/// Fails if `out` does.
pub fn selfplay(
    start: Option<&Position>,
    games: u64,
    seed: u64,
    plies: usize,
    out: &mut impl Write,
) -> Result<(), Failure> {
    for number in 0..games {
        let seed = seed.wrapping_add(number) as u32;
        let mut lots = Chance::new(!seed);
        let game = match start {
            Some(start) => {
                let start = start.clone().with_chance(Chance::new(seed));
                Some(Game::from_position(start))
            }
            None => Game::new(some_nations(&mut lots), seed),
        };
        let Some(mut game) = game else {
            continue;
        };
        let mut play = Vec::new();
        while play.len() < plies {
            let Some(action) = some_action(game.position(), &mut lots) else {
                break;
            };
            if game.play(action).is_err() {
                break;
            }
            play.push(action.to_string());
        }
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
    let [first, second, third] = &inside;
    Stow::new(seat, [first, second, third])
}
