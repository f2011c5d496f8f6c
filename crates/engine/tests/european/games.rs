//! Whole games.

use engine::{Level, Stop, european};
use rules::european::{Game, Nation, Seat};
use rules::{Outcome, Position as _};

/// Who chooses for a seat.
pub type Chooser<'a> = &'a dyn Fn(&Game, u64) -> rules::european::Action;

/// A game played to its end or to so many steps.
pub fn play(
    nations: [Option<Nation>; 4],
    choosers: [Chooser<'_>; 4],
    seed: u64,
    steps: usize,
) -> Game {
    let mut game = Game::new(nations, seed as u32).expect("two seats");
    for step in 0..steps {
        if game.outcome().is_some() {
            break;
        }
        let seat = game.position().side_to_move();
        let action = choosers[seat.index()](&game, seed.wrapping_mul(1_000) + step as u64);
        let before = game.position().to_string();
        let played = game.play(action).map(drop);
        assert!(played.is_ok(), "{action} is not legal in {before}");
    }
    game
}

pub fn computer(level: Level) -> impl Fn(&Game, u64) -> rules::european::Action {
    move |game, seed| {
        let view = game.view(game.position().side_to_move());
        let action = european::choose(&view, level, seed, &Stop::default());
        action.unwrap_or_else(|| panic!("nothing to do in {}", game.position()))
    }
}

fn check(
    nations: [Option<Nation>; 4],
    level: Level,
    seed: u64,
    steps: usize,
) -> Option<Outcome<Seat>> {
    let chooser = computer(level);
    let game = play(nations, [&chooser; 4], seed, steps);
    let again = Game::replay(game.start().clone(), game.record()).expect("it replays");
    assert_eq!(again, game);
    let text: Game = game.to_string().parse().expect("it is read back");
    assert_eq!(text.position(), game.position());
    game.outcome()
}

/// A mix of nations by its number, an empty seat counting as a seventh nation.
fn mix(number: usize) -> [Option<Nation>; 4] {
    let mut left = number;
    [(); 4].map(|()| {
        let at = left % 7;
        left /= 7;
        Nation::ALL.get(at).copied()
    })
}

fn seats(nations: [Option<Nation>; 4]) -> usize {
    nations.iter().flatten().count()
}

#[test]
fn whole_games_are_legal_and_replay() {
    let mut played = [0; 5];
    for number in 0..18 {
        let mut nations = mix((number * 997 + 40) % 2401);
        // Two, three and four seats in turn.
        for (at, nation) in nations.iter_mut().enumerate() {
            let used = (at + number) % 4 < 2 + number % 3;
            *nation = nation.or(Some(Nation::Korea)).filter(|_| used);
        }
        played[seats(nations)] += 1;
        check(nations, Level::Beginner, number as u64, 90);
    }
    assert_eq!(played, [0, 0, 6, 6, 6]);
}

#[test]
fn two_seats_play_to_the_end() {
    for (at, nation) in Nation::ALL.into_iter().enumerate() {
        let other = Nation::ALL[(at + 1) % 6];
        let outcome = check(
            [Some(nation), None, Some(other), None],
            Level::Casual,
            5,
            4_000,
        );
        assert!(
            outcome.is_some(),
            "{nation} against {other} goes on for ever"
        );
    }
}

/// Every mix of nations in every seat; `EVERY=10` only one in ten.
#[test]
#[ignore = "takes many minutes"]
fn whole_games_of_every_mix_are_legal_and_replay() {
    let every = std::env::var("EVERY").ok();
    let every = every.and_then(|text| text.parse().ok()).unwrap_or(1);
    let (mut played, mut ended) = (0, 0);
    for number in (0..2401).step_by(every) {
        let nations = mix(number);
        if seats(nations) >= 2 {
            played += 1;
            let level = Level::ALL[number % 2];
            ended += usize::from(check(nations, level, number as u64, 1_500).is_some());
        }
    }
    println!("{played} games, {ended} came to an end");
    assert!(ended * 10 > played * 8);
}
