//! The view never leaks: changing what a player cannot see leaves his view as it is.

mod common;

use campaign::world::Ground;
use campaign::{Options, Setup, Side, Size, Square, State, View};
use common::{ByLot, Lot, player};
use rules::Color;

/// The same world to the eyes of `who`, otherwise changed as much as its text allows.
fn disguise(lot: &mut Lot, state: &State, who: Color) -> String {
    let (sees, size) = (state.sees(who), state.size());
    let other = Side::from(!who).name();
    let hidden = |word: &str| size.parse(word).is_some_and(|at| !sees.has(at));
    let is_theirs = |at: &str| {
        let army = size.parse(at).and_then(|at| state.army(at));
        army.is_some_and(|army| army.owner != who)
    };
    let quiet = state.pending().is_none();
    let mut gone: Vec<String> = Vec::new();
    let mut lines: Vec<String> = Vec::new();
    for line in state.to_string().lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let changed = match words[..] {
            ["gold", name, _] if name == other && state.options().fog => {
                Some(format!("gold {name} {}", lot.below(1000)))
            }
            ["seed", ..] => Some(format!("seed {} {}", lot.below(9999), lot.below(9999))),
            ["seen", name, bits] if name == other => {
                Some(format!("seen {name} {}", "f".repeat(bits.len())))
            }
            ["rally", name, ..] if name == other => None,
            ["aside" | "alert", at] if is_theirs(at) => None,
            ["army", name, at, ..] if quiet && name != Side::from(who).name() && hidden(at) => {
                gone.push(at.to_owned());
                None
            }
            ["build", at, ..] if hidden(at) => None,
            [
                kind @ ("city" | "mine" | "farm" | "quarry"),
                _,
                at,
                ref rest @ ..,
            ] if hidden(at) => {
                let owner = [other, "-"][lot.below(2)];
                let walls = if rest.first() == Some(&"walled") {
                    " walled"
                } else {
                    ""
                };
                let sack = if kind == "city" && lot.below(2) == 0 {
                    " sacked 2"
                } else {
                    ""
                };
                Some(format!("{kind} {owner} {at}{walls}{sack}"))
            }
            _ => Some(line.to_owned()),
        };
        lines.extend(changed);
    }
    if quiet {
        let free = |at: &Square| {
            !sees.has(*at)
                && state.map().ground(*at) != Ground::Mountain
                && (state.army(*at).is_none() || gone.contains(&at.to_string()))
        };
        let places: Vec<Square> = size.squares().filter(free).collect();
        for _ in 0..3 {
            if let Some(at) = lot.pick(&places)
                && !lines
                    .iter()
                    .any(|line| line.starts_with(&format!("army {other} {at} ")))
            {
                lines.push(format!("army {other} {at} {}Q moved", 1 + lot.below(9)));
            }
        }
    }
    lines.join("\n")
}

#[test]
fn changing_what_a_kingdom_does_not_see_leaves_its_view_as_it_is() {
    let (mut compared, mut changed) = (0, 0);
    for seed in 0..60 {
        let mut lot = Lot::new(u64::from(seed) + 99);
        let options = Options {
            fog: seed % 5 != 0,
            barbarians: seed % 2 == 0,
            ..Options::default()
        };
        let size = if seed % 3 == 0 {
            Size::Large
        } else {
            Size::Small
        };
        let mut state = State::new(&Setup {
            size,
            options,
            seed,
        });
        for step in 0..150 {
            if state.won().is_some() {
                break;
            }
            let _ = state.apply_text(&player::command(&mut lot, &state), &mut ByLot);
            if step % 5 != 0 {
                continue;
            }
            for who in Color::ALL {
                let text = disguise(&mut lot, &state, who);
                let other: State = text
                    .parse()
                    .unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(
                    View::new(&state, who),
                    View::new(&other, who),
                    "{who} in\n{state}\nand\n{other}"
                );
                compared += 1;
                changed += u32::from(state.armies().count() != other.armies().count());
            }
        }
    }
    assert!(
        compared > 1000 && changed > 300,
        "{compared} compared, {changed} with other armies"
    );
}

#[test]
fn the_log_stops_narrating_what_is_out_of_sight_but_a_battle_is_loud() {
    let world = "size 16\nmap\n................\n................\n................\n................\n\
        ................\n................\n................\n................\n................\n\
        ................\n................\n................\n................\n................\n\
        ................\n................\ncapital white a8\ncapital black p8\narmy white b8 1P\n\
        army black m8 2R3P\narmy rogue l9 1P of l9\ncamp l9\nturn black 2\nmine - n9\n";
    let mut state: State = world.parse().expect("a world");
    let mut heard = |text: &str, who: Color| -> Vec<String> {
        let reports = state
            .apply_text(text, &mut ByLot)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        let heard = reports.iter().filter_map(|report| report.heard_by(who));
        heard.map(|event| event.to_string()).collect()
    };
    assert_eq!(
        heard("march m8 n9 1P", Color::White),
        [""; 0],
        "a march and a claim out of sight"
    );
    assert_eq!(heard("build p8 N", Color::White), [""; 0]);
    assert_eq!(
        heard("march m8 l9 2R", Color::White),
        ["The noise of a battle is heard"]
    );
}

#[test]
fn without_fog_everything_is_seen_but_orders_and_the_seed() {
    let world = "size 8\nmap\n........\n........\n........\n........\n........\n........\n........\n\
        ........\ncapital white a4\ncapital black h4\narmy black g7 2P\nrally black g7 a1 1P\nfog off\n";
    let state: State = world.parse().expect("a world");
    let view = View::new(&state, Color::White);
    assert_eq!(view.sees, state.size().all());
    assert!(view.other.is_some() && view.orders.is_empty());
    let at = Square::parse("g7").expect("a square");
    assert_eq!(view.army(at).map(|army| army.total().points()), Some(2));
}

#[test]
fn a_view_offers_what_the_rules_allow() {
    for seed in 0..40 {
        let mut lot = Lot::new(seed + 5);
        let options = Options {
            fog: seed % 2 == 0,
            barbarians: true,
            ..Options::default()
        };
        let size = Size::Small;
        let seed = seed as u32;
        let mut state = State::new(&Setup {
            size,
            options,
            seed,
        });
        for _ in 0..150 {
            let _ = state.apply_text(&player::command(&mut lot, &state), &mut ByLot);
            let Some(who) = state.turn().kingdom().filter(|_| state.won().is_none()) else {
                break;
            };
            let view = View::new(&state, who);
            assert!(!view.to_string().contains("seed"));
            for (at, _) in view.own_armies() {
                for to in view.march_goals(at).iter() {
                    let mut tried = state.clone();
                    let told = format!("march {at} {to} all");
                    assert!(
                        tried.apply_text(&told, &mut ByLot).is_ok(),
                        "{told} in\n{state}"
                    );
                }
                assert!(state.march_goals(at).is_subset(&view.march_goals(at)));
                assert!(state.ride_goals(at).is_subset(&view.ride_goals(at)));
                for to in view.ride_goals(at).iter() {
                    let mut tried = state.clone();
                    let told = format!("ride {at} {to} all");
                    let refused = tried.apply_text(&told, &mut ByLot).is_err();
                    let surprise =
                        state.map().ground(to) == Ground::Mountain && !state.known(who).has(to);
                    assert_eq!(refused, surprise, "{told} in\n{state}");
                }
            }
        }
    }
}
