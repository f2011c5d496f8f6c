//! What holds whatever is played: whole campaigns by lot, under all options.

mod common;

use campaign::save::{export, import};
use campaign::{Campaign, Command, Event, Report, Side, State, Status};
use common::{ByLot, Lot, check_state, player};
use rules::Color;
use rules::battle::Army;

fn campaign(seed: u32) -> Campaign {
    Campaign::from_world(common::new_world(seed), Some(2))
}

/// Plays by lot and calls `each` after every accepted command with the state before it.
fn play(
    seed: u32,
    commands: usize,
    mut each: impl FnMut(&State, &Command, &Campaign, &[Report]),
) -> Campaign {
    let mut campaign = campaign(seed);
    let mut lot = Lot::new(u64::from(seed) + 1000);
    for _ in 0..commands {
        if campaign.state().won().is_some() {
            break;
        }
        let before = campaign.state().clone();
        let text = match lot.below(8) {
            0 => player::nonsense(&mut lot),
            _ => player::command(&mut lot, &before),
        };
        let command = match Command::parse(&text, before.size()) {
            Ok(Command::Resign) | Err(_) => continue,
            Ok(command) => command,
        };
        match campaign.apply(&command, &mut ByLot) {
            Ok(reports) => each(&before, &command, &campaign, &reports),
            Err(refusal) => {
                assert!(!refusal.to_string().is_empty());
                assert_eq!(
                    campaign.state(),
                    &before,
                    "'{text}' was refused and changed something"
                );
                assert_eq!(campaign.state().to_string(), before.to_string());
            }
        }
    }
    campaign
}

#[test]
fn whole_campaigns_hold_together_and_replay_to_the_same_state() {
    for seed in 0..200 {
        let campaign = play(seed, 500, |_, _, campaign, _| check_state(campaign.state()));
        let record = campaign.record().to_vec();
        let again = Campaign::replay(campaign.start().clone(), campaign.level(), record)
            .unwrap_or_else(|(number, refusal)| panic!("seed {seed}, command {number}: {refusal}"));
        assert_eq!(again, campaign, "seed {seed}");
        let saved = export(&campaign);
        assert_eq!(
            import(saved.as_bytes()).as_ref(),
            Ok(&campaign),
            "seed {seed}"
        );
    }
}

#[test]
fn campaigns_by_lot_get_everywhere() {
    let mut kinds = std::collections::BTreeMap::new();
    let mut won = 0;
    for seed in 0..200 {
        let end = play(seed, 500, |_, _, _, reports| {
            for report in reports {
                let value = serde_json::to_value(&report.event).expect("JSON");
                let kind = value["event"].as_str().expect("a kind").to_owned();
                *kinds.entry(kind).or_insert(0) += 1;
                assert!(!report.event.to_string().is_empty());
            }
        });
        won += u32::from(end.state().won().is_some());
    }
    for kind in [
        "marched",
        "claimed",
        "raised",
        "built",
        "build-cancelled",
        "ordered",
        "order-ended",
        "order-held",
        "attacked",
        "overrun",
        "chose",
        "battle-begun",
        "battle-ended",
        "landed",
        "sacked",
        "unclaimed",
        "warband",
        "won",
        "razed",
        "battle-move",
    ] {
        assert!(kinds.contains_key(kind), "no {kind} in {kinds:?}");
    }
    assert!(won > 5, "only {won} campaigns were won");
}

fn total(state: &State, who: Side) -> Army {
    let mut sum = Army::default();
    for (_, stack) in state.armies().filter(|(_, stack)| stack.owner == who) {
        for (piece, count) in stack.total().iter() {
            sum.add(piece, count);
        }
    }
    sum
}

/// Twice the pieces that may still march, and once those that ride.
fn strength_to_march(state: &State, who: Side) -> u32 {
    let armies = state.armies().filter(|(_, stack)| stack.owner == who);
    armies
        .map(|(_, stack)| {
            let of = |status| stack.pieces.of(status).total();
            2 * (of(Status::Fresh) + of(Status::Tired)) + of(Status::Riding)
        })
        .sum()
}

#[test]
fn pieces_never_move_twice_and_none_gets_lost_on_the_way() {
    for seed in 0..120 {
        play(seed, 300, |before, command, campaign, reports| {
            let moves = matches!(command, Command::March { .. } | Command::Ride { .. });
            let fought = reports
                .iter()
                .any(|report| matches!(report.event, Event::Attacked { .. }));
            if !moves || fought {
                return;
            }
            let who = before.turn();
            let after = campaign.state();
            assert_eq!(total(before, who), total(after, who), "{command}");
            let steps: u32 = reports
                .iter()
                .map(|report| match &report.event {
                    Event::Marched { pieces, .. } => pieces.total(),
                    _ => 0,
                })
                .sum();
            let spent = strength_to_march(before, who) - strength_to_march(after, who);
            assert!(
                steps > 0 && spent >= steps,
                "{command}: {steps} steps for {spent}"
            );
        });
    }
}

#[test]
fn gold_is_spent_and_earned_to_the_coin() {
    for seed in 0..120 {
        play(seed, 300, |before, command, campaign, reports| {
            let after = campaign.state();
            for color in Color::ALL {
                let mut gold = i64::from(before.gold(color));
                for report in reports {
                    gold += match report.event {
                        Event::Income { who, gold } if who == color => i64::from(gold),
                        Event::BuildCancelled { who, refund, .. } if who == color => {
                            i64::from(refund)
                        }
                        Event::BuildBegun { who, piece, .. } if who == color => {
                            -i64::from(campaign::world::price(piece).expect("a price").0)
                        }
                        _ => 0,
                    };
                }
                assert!(gold >= 0, "{command}");
                assert_eq!(i64::from(after.gold(color)), gold, "{command}");
            }
        });
    }
}

#[test]
fn what_is_taken_back_was_never_done() {
    let mut taken_back = 0;
    for seed in 0..60 {
        let mut campaign = campaign(seed);
        let mut lot = Lot::new(u64::from(seed) + 7);
        for _ in 0..200 {
            let before = campaign.clone();
            let text = player::command(&mut lot, before.state());
            let Ok(command) = Command::parse(&text, before.state().size()) else {
                continue;
            };
            if campaign.apply(&command, &mut ByLot).is_err() {
                continue;
            }
            if campaign.can_undo() && lot.below(2) == 0 {
                assert!(before.state().turn() == campaign.state().turn());
                campaign.undo().expect("to take back");
                assert_eq!(campaign, before, "{text}");
                taken_back += 1;
            }
            if campaign.state().won().is_some() {
                break;
            }
        }
    }
    assert!(taken_back > 300, "only {taken_back}");
}

#[test]
fn broken_worlds_are_refused_in_words_and_never_panic() {
    let mut lot = Lot::new(3);
    let mut read = 0;
    for seed in 0..40 {
        let state = play(seed, 120, |_, _, _, _| ()).state().clone();
        let text = state.to_string();
        for _ in 0..150 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..1 + lot.below(3) {
                let at = lot.below(bytes.len());
                match lot.below(3) {
                    0 => bytes[at] = b" \n0123456789abgpqPNQ-.@~^f#"[lot.below(27)],
                    1 => drop(bytes.remove(at)),
                    _ => bytes.truncate(at.max(bytes.len() / 2)),
                }
            }
            let broken = String::from_utf8_lossy(&bytes);
            match broken.parse::<State>() {
                Err(error) => assert!(error.to_string().len() > 10),
                Ok(mut state) => {
                    read += 1;
                    let text = state.to_string();
                    assert_eq!(
                        text.parse::<State>().map(|again| again.to_string()),
                        Ok(text)
                    );
                    for _ in 0..10 {
                        let stuck = state.pending().is_some()
                            && state.land_goals().is_empty()
                            && matches!(state.pending(), Some(campaign::Pending::Land { .. }));
                        if stuck || state.won().is_some() {
                            break;
                        }
                        let _ = state.apply_text(&player::command(&mut lot, &state), &mut ByLot);
                    }
                }
            }
        }
    }
    assert!(read > 100, "only {read} worlds could be read");
}
