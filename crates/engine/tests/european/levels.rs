//! How strong the levels are, in games in which turn order and nations are fair.

use super::games::{Chooser, computer, play};
use engine::Level;
use rules::european::{Action, Game, Kind, Nation, Seat, Stow};
use rules::{Chance, Position as _};

fn stow(seat: Seat) -> Action {
    use Kind::{Bishop, King, Pawn, Rook};
    let inside: [&[Kind]; 3] = [&[King, Pawn], &[Rook, Bishop], &[Bishop, Pawn, Pawn]];
    Action::Stow(Stow::new(seat, inside).expect("everything once"))
}

/// Any action.
fn random(game: &Game, seed: u64) -> Action {
    let actions = game.actions();
    if actions.is_empty() {
        return stow(game.position().side_to_move());
    }
    actions[Chance::new(seed as u32).below(actions.len() as u32) as usize]
}

/// Wins, draws and losses of the first in games of two seats, and its wins and games in games of
/// four seats of which it has one: every nation, every seat.
fn meet(one: Chooser<'_>, other: Chooser<'_>, rounds: u64) -> ([u32; 3], [u32; 3]) {
    let (mut two, mut four) = ([0; 3], [0; 3]);
    for seed in 0..rounds {
        let nation = |shift: u64| Some(Nation::ALL[((seed / 4 + shift) % 6) as usize]);
        // Both nations are played by both, from both seats.
        let (a, b) = match seed % 4 {
            0 | 1 => (nation(0), nation(1 + seed / 24)),
            _ => (nation(1 + seed / 24), nation(0)),
        };
        let first = seed % 2 == 0;
        let choosers = if first {
            [one, other, other, other]
        } else {
            [other, other, one, other]
        };
        let mine = if first {
            Seat::SouthWest
        } else {
            Seat::NorthEast
        };
        let game = play([a, None, b, None], choosers, seed, 1_500);
        two[result(&game, mine)] += 1;

        let mine = Seat::ALL[(seed % 4) as usize];
        let mut choosers = [other; 4];
        choosers[mine.index()] = one;
        let nations = [0, 1, 2, 3]
            .map(|at| Some(Nation::ALL[((seed / 4 + at * (1 + seed / 24 % 5)) % 6) as usize]));
        let game = play(nations, choosers, seed, 1_500);
        four[result(&game, mine)] += 1;
    }
    (two, four)
}

/// 0 won, 1 undecided, 2 lost.
fn result(game: &Game, mine: Seat) -> usize {
    match game.outcome().and_then(|end| end.winner) {
        Some(winner) if winner == mine => 0,
        None if game.position().is_playing(mine) => 1,
        _ => 2,
    }
}

/// The weakest level is far better than chance.
#[test]
fn a_beginner_beats_chance() {
    let one = computer(Level::Beginner);
    let (two, four) = meet(&one, &random, 8);
    assert!(two[0] >= 6, "{two:?}");
    assert!(four[0] >= 5, "{four:?}");
}
