//! How warbands grow and roam (`campaign.md`, barbarians), over many seeds.

mod common;

use campaign::{Side, Square, Stack, State};
use common::ByLot;
use rules::Piece;

fn world(camp: &str, round: u32, seed: u32, more: &str) -> State {
    let rows = "........\n".repeat(8);
    let text = format!(
        "size 8\nmap\n{rows}capital white a1 sacked 200\ncapital black h1 sacked 200\ncamp {camp}\n\
         barbarians on\nfog off\nturn black {round}\nseed {seed} 0\n{more}"
    );
    text.parse()
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn warbands(state: &State) -> Vec<(Square, Stack)> {
    let rogues = state
        .armies()
        .filter(|(_, stack)| stack.owner == Side::Rogue);
    rogues.map(|(at, stack)| (at, *stack)).collect()
}

#[test]
fn foot_2p_1n_growing_to_6p_or_each_third_one_riders_2n_growing_to_4n() {
    for (round, pawns, knights) in [
        (3, 2, 2),
        (6, 3, 2),
        (9, 3, 3),
        (12, 4, 3),
        (24, 6, 4),
        (60, 6, 4),
    ] {
        let mut riders = 0;
        for seed in 0..300 {
            let mut state = world("e8", round, seed, "");
            state
                .apply_text("end", &mut ByLot)
                .expect("the end of a turn");
            let [(_, band)] = warbands(&state)[..] else {
                panic!("one warband in\n{state}");
            };
            let army = band.total();
            if band.is_all_knights() {
                riders += 1;
                assert_eq!(army.count(Piece::Knight), knights, "round {round}");
            } else {
                let counts = (
                    army.count(Piece::Pawn),
                    army.count(Piece::Knight),
                    army.total(),
                );
                assert_eq!(counts, (pawns, 1, u32::from(pawns) + 1), "round {round}");
            }
        }
        assert!((70..=130).contains(&riders), "{riders} of 300 ride");
    }
}

#[test]
fn with_nothing_to_raid_they_roam_within_three_squares_of_their_camp() {
    let mut places = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut state = world("e8", 4, seed, "army rogue e7 2P1N of e8\n");
        let camp = Square::parse("e8").expect("a square");
        for _ in 0..30 {
            state.apply_text("end", &mut ByLot).expect("Black's end");
            for (at, _) in warbands(&state) {
                assert!(at.distance(camp) <= 3, "{at}");
                places.insert(at);
            }
            state.apply_text("end", &mut ByLot).expect("White's end");
            assert!(
                warbands(&state).len() <= 2,
                "fewer than two live when one is raised"
            );
        }
    }
    assert!(places.len() > 15, "they do move about: {places:?}");
}

#[test]
fn from_afar_they_come_back_to_their_camp() {
    let mut state = world("e8", 1, 3, "army rogue e1 2P1N of e8\n");
    let camp = Square::parse("e8").expect("a square");
    for _ in 0..60 {
        state.apply_text("end", &mut ByLot).expect("an end");
    }
    let near = warbands(&state)
        .iter()
        .all(|(at, _)| at.distance(camp) <= 3);
    assert!(near, "{state}");
}
