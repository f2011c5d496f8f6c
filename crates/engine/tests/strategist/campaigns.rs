//! Whole campaigns.

use super::{Player, ROUNDS, play, world};
use campaign::{Campaign, Size};
use engine::Level;
use rules::Color;
use std::collections::BTreeSet;

#[test]
fn it_beats_who_marches_at_random_in_every_one_of_twenty_worlds() {
    for seed in 0..20 {
        for level in Level::ALL {
            let us = Color::ALL[seed as usize % 2];
            let mut players = [Player::Wanderer; 2];
            players[us.index()] = Player::Strategist(level);
            let start = world(Size::Small, seed % 3 != 0, seed % 4 < 2, seed);
            let campaign = play(start, players, u64::from(seed), ROUNDS);
            let state = campaign.state();
            assert_eq!(state.won(), Some(us), "{level} in world {seed}\n{state}");
        }
    }
}

/// How many whole campaigns are played, and the round by which most must have ended.
const CAMPAIGNS: u32 = 200;
const LIMIT: u32 = 60;

/// Plays one campaign and replays it; gives the first words of its commands and whether it ended.
fn played_and_replayed(seed: u32) -> (BTreeSet<String>, bool) {
    let size = if matches!(seed % 8, 0 | 3) {
        Size::Large
    } else {
        Size::Small
    };
    let mixed = seed ^ (seed / 8);
    let start = world(size, mixed & 2 == 0, mixed & 4 == 0, seed);
    let player = |number: u32| match Level::ALL.get(number as usize % 6) {
        Some(&level) => Player::Strategist(level),
        None => Player::Wanderer,
    };
    let campaign = play(start, [player(seed), player(seed + 2)], 9, LIMIT);
    let record = campaign.record().to_vec();
    let again =
        Campaign::replay(campaign.start().clone(), None, record.clone()).expect("it replays");
    assert_eq!(again.state(), campaign.state());
    let word = |text: String| text.split(' ').next().map(str::to_owned);
    let words = record
        .iter()
        .filter_map(|entry| word(entry.command.to_string()));
    (words.collect(), campaign.state().won().is_some())
}

#[test]
fn whole_campaigns_with_all_options_have_no_refusal_and_are_replayed() {
    let halves = [0, 1].map(|half| {
        std::thread::spawn(move || {
            let seeds = (0..CAMPAIGNS).filter(move |seed| seed / 8 % 2 == half);
            seeds.map(played_and_replayed).collect::<Vec<_>>()
        })
    });
    let campaigns: Vec<_> = halves
        .into_iter()
        .flat_map(|half| half.join().expect("no campaign panics"))
        .collect();
    assert_eq!(campaigns.len(), CAMPAIGNS as usize);
    let ended = campaigns.iter().filter(|(_, ended)| *ended).count();
    assert!(
        ended >= 100,
        "only {ended} of {CAMPAIGNS} have ended by round {LIMIT}"
    );
    let words: BTreeSet<String> = campaigns.into_iter().flat_map(|(words, _)| words).collect();
    for word in [
        "march", "ride", "build", "rally", "unrally", "hold", "sally", "land", "end",
    ] {
        assert!(words.contains(word), "nobody ever said {word}: {words:?}");
    }
}

#[test]
fn the_same_view_level_and_seed_give_the_same_command() {
    let start = world(Size::Small, true, true, 3);
    let players = [Level::Club, Level::Expert].map(Player::Strategist);
    let first = play(start.clone(), players, 5, 25);
    let again = play(start, players, 5, 25);
    assert_eq!(first.record(), again.record());
}
