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

#[test]
fn whole_campaigns_with_all_options_have_no_refusal_and_are_replayed() {
    let mut ended = 0;
    let mut words = BTreeSet::new();
    for seed in 0..24 {
        let size = if seed % 4 == 0 {
            Size::Large
        } else {
            Size::Small
        };
        let start = world(size, seed & 2 == 0, seed & 4 == 0, seed);
        let player = |number: u32| match Level::ALL.get(number as usize % 6) {
            Some(&level) => Player::Strategist(level),
            None => Player::Wanderer,
        };
        let players = [player(seed), player(seed + 2)];
        let campaign = play(start, players, 9, 60);
        let record = campaign.record().to_vec();
        let again =
            Campaign::replay(campaign.start().clone(), None, record.clone()).expect("it replays");
        assert_eq!(again.state(), campaign.state());
        let word = |text: String| text.split(' ').next().map(str::to_owned);
        words.extend(
            record
                .iter()
                .filter_map(|entry| word(entry.command.to_string())),
        );
        ended += u32::from(campaign.state().won().is_some());
    }
    assert!(ended >= 12, "only {ended} of 24 have ended by round 60");
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
