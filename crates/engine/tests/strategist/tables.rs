//! What is measured for people, not asserted.

use super::{Player, ROUNDS, play, world};
use campaign::{Campaign, Command, Pending, Side, Size};
use engine::{Fighter, Level};
use rules::Color;

/// How campaigns between two players went.
#[derive(Default)]
struct Tally {
    won: [u32; 2],
    drawn: u32,
    rounds: Vec<u32>,
}

fn match_of(first: Player, second: Player, worlds: std::ops::Range<u32>, size: Size) -> Tally {
    let mut tally = Tally::default();
    for seed in worlds {
        for us in Color::ALL {
            let mut players = [second; 2];
            players[us.index()] = first;
            let start = world(size, seed % 4 != 3, seed % 3 == 0, seed);
            let campaign = play(start, players, u64::from(seed), ROUNDS);
            match campaign.state().won() {
                Some(winner) => tally.won[usize::from(winner != us)] += 1,
                None => tally.drawn += 1,
            }
            tally.rounds.push(campaign.state().round());
        }
    }
    tally.rounds.sort_unstable();
    tally
}

/// The table of the levels: `cargo test -p engine --test strategist -- --ignored --nocapture`.
#[test]
#[ignore = "long; prints how the levels do against each other"]
fn each_level_against_the_one_below() {
    for (size, worlds) in [(Size::Small, 20), (Size::Large, 8)] {
        for pair in Level::ALL.windows(2) {
            let [below, above] = [pair[0], pair[1]].map(Player::Strategist);
            let begun = std::time::Instant::now();
            let tally = match_of(above, below, 100..100 + worlds, size);
            let [won, lost] = tally.won;
            let median = tally.rounds[tally.rounds.len() / 2];
            println!(
                "{size:?} {} - {}: {won} won {lost} lost {} drawn, median {median} rounds, last {:?}, {:.1?} each",
                pair[1],
                pair[0],
                tally.drawn,
                tally.rounds.last(),
                begun.elapsed() / tally.rounds.len() as u32,
            );
        }
    }
}

/// Milliseconds of thought a turn on the large map, battles apart.
#[test]
#[ignore = "measures time"]
fn milliseconds_a_turn() {
    for level in Level::ALL {
        let mut campaign = Campaign::from_world(world(Size::Large, true, true, 6), None);
        let mut fighter = Fighter {
            level: Level::Beginner,
        };
        let (mut spent, mut turn) = (Vec::new(), (0, Side::Rogue));
        while campaign.state().round() <= 60 {
            let state = campaign.state();
            let now = (state.round(), state.turn());
            if now != turn {
                spent.push(0.0);
                turn = now;
            }
            let Some(side) = state.waits_for() else { break };
            let command = if matches!(state.pending(), Some(Pending::Battle(_))) {
                Command::Resolve
            } else {
                let who = side.kingdom().expect("a kingdom");
                let begun = std::time::Instant::now();
                let command = Player::Strategist(level).command(state, who, 1);
                *spent.last_mut().expect("a turn") += begun.elapsed().as_secs_f64() * 1000.0;
                command
            };
            if campaign.apply(&command, &mut fighter).is_err() {
                campaign
                    .apply(&Command::Extend(true), &mut fighter)
                    .expect("extended");
            }
        }
        let worst = spent.iter().fold(0.0, |a: f64, &b| a.max(b));
        let mean = spent.iter().sum::<f64>() / spent.len() as f64;
        println!(
            "{level}: {mean:.1} ms a turn, {worst:.1} at worst, {} turns",
            spent.len()
        );
    }
}

/// How each level does against who marches at random, in more worlds than are asserted.
#[test]
#[ignore = "long; prints how the levels do against a random march"]
fn each_level_against_a_random_march() {
    for level in Level::ALL {
        let tally = match_of(
            Player::Strategist(level),
            Player::Wanderer,
            0..40,
            Size::Small,
        );
        let [won, lost] = tally.won;
        println!(
            "{level} - wander: {won} won {lost} lost {} drawn",
            tally.drawn
        );
    }
}
