//! How strong the levels are, in games in which turn order and nations are fair.

use super::games::{Chooser, computer, play};
use engine::Level;
use rules::european::{Action, Game, Kind, Nation, Seat, Stow};
use rules::{Chance, Position as _};

const EVEN: [Nation; 6] = Nation::ALL;

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

/// What captures most, else anything.
fn greedy(game: &Game, seed: u64) -> Action {
    let position = game.position();
    let worth = |kind: Kind| match kind {
        Kind::King => 100,
        Kind::Queen => 9,
        Kind::Rook => 5,
        Kind::Pawn | Kind::ChinesePawn => 1,
        _ => 3,
    };
    let value = |action: &Action| match *action {
        Action::Move { to, .. } => position.man(to).map_or(0, |man| worth(man.kind)),
        Action::Strike => 3,
        _ => 0,
    };
    let best = game.actions().into_iter().max_by_key(value);
    best.filter(|action| value(action) > 0)
        .unwrap_or_else(|| random(game, seed))
}

/// Wins, draws and losses of the first in games of two seats, and its wins and games in games of
/// four seats of which it has one: every nation, every seat.
fn meet(one: Chooser<'_>, other: Chooser<'_>, rounds: u64) -> ([u32; 3], [u32; 3]) {
    let (mut two, mut four) = ([0; 3], [0; 3]);
    for seed in 0..rounds {
        let nation = |shift: u64| Some(EVEN[((seed / 4 + shift) % 6) as usize]);
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
        let nations =
            [0, 1, 2, 3].map(|at| Some(EVEN[((seed / 4 + at * (1 + seed / 24 % 5)) % 6) as usize]));
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

fn report(name: &str, one: Chooser<'_>, other: Chooser<'_>, rounds: u64) {
    let ([won, drawn, lost], [won4, drawn4, lost4]) = meet(one, other, rounds);
    println!(
        "{name:24} two seats +{won} ={drawn} -{lost}   one of four +{won4} ={drawn4} -{lost4}"
    );
}

/// `ROUNDS=48 LEVELS=4 cargo test -p engine --test european tournament -- --ignored --nocapture`
#[test]
#[ignore = "takes many minutes"]
fn tournament() {
    let number = |name: &str, usual: u64| {
        let given = std::env::var(name).ok();
        given.and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let (rounds, levels) = (number("ROUNDS", 24), number("LEVELS", 4) as usize);
    let from = number("FROM", 1) as usize;
    for at in from - 1..levels {
        let level = Level::ALL[at];
        let one = computer(level);
        if at < 3 {
            report(&format!("{level} / random"), &one, &random, rounds);
            report(&format!("{level} / greedy"), &one, &greedy, rounds);
        }
        if at > 0 {
            let other = computer(Level::ALL[at - 1]);
            let name = format!("{level} / {}", Level::ALL[at - 1]);
            report(&name, &one, &other, rounds);
        }
    }
}

/// The same nation on both sides tells skill from luck: `ROUNDS=24 LEVEL=3 cargo test -p engine
/// --test european mirror -- --ignored --nocapture`
#[test]
#[ignore = "takes many minutes"]
fn mirror() {
    let number = |name: &str, usual: u64| {
        let given = std::env::var(name).ok();
        given.and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let at = number("LEVEL", 3).clamp(2, 5) as usize - 1;
    let (level, below) = (Level::ALL[at], Level::ALL[at - 1]);
    let (one, other) = (computer(level), computer(below));
    for nation in Nation::ALL {
        let mut results = [0; 3];
        for seed in 0..number("ROUNDS", 24) {
            let first = seed % 2 == 0;
            let choosers: [Chooser<'_>; 4] = if first {
                [&one, &other, &other, &other]
            } else {
                [&other, &other, &one, &other]
            };
            let mine = if first {
                Seat::SouthWest
            } else {
                Seat::NorthEast
            };
            let nations = [Some(nation), None, Some(nation), None];
            results[result(&play(nations, choosers, seed, 1_500), mine)] += 1;
        }
        let [won, drawn, lost] = results;
        println!("{level} / {below} {nation:8} +{won} ={drawn} -{lost}");
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
