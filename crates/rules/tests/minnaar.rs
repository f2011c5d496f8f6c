//! Minnaar Chess: the fast generator against one that walks square by square, and whole games.

mod dice;
#[path = "slow/minnaar.rs"]
mod slow;

use dice::{below, pick, placement, random_game, seeded};
use rand_chacha::ChaCha8Rng;
use rules::Position as _;
use rules::minnaar::{Array, ArrayError, Group, Position};
use slow::compare;

fn scattered(rng: &mut ChaCha8Rng) -> Position {
    let density = 1 + below(rng, 40);
    let letters: Vec<char> = pick(
        rng,
        &["SsKQRBNkqrbn", "SSSsssKQkn", "ssSrb", "SsR", "SsSsSsn"],
    )
    .chars()
    .collect();
    let cells: Vec<char> = (0..64)
        .map(|_| match below(rng, 64) < density {
            true => *pick(rng, &letters),
            false => ' ',
        })
        .collect();
    let group = pick(rng, &["S", "W", "N", "B"]);
    let quiet = pick(rng, &[0, 7, 79, 80, 81]);
    let passes = pick(rng, &[0, 0, 0, 3, 4]);
    let text = format!("{} {group} {quiet} {passes} 90", placement(&cells, 8));
    text.parse().expect("the form is right")
}

#[test]
fn agrees_on_scattered_positions() {
    let mut rng = seeded(1);
    for _ in 0..20_000 {
        compare(&scattered(&mut rng));
    }
}

#[test]
fn agrees_in_whole_random_games() {
    let mut ends = std::collections::BTreeSet::new();
    for seed in 0..60 {
        random_game(Position::start(), seed, 3_000, |position| {
            compare(position);
            if let Some(outcome) = position.outcome() {
                ends.insert(outcome.reason.to_string());
            }
        });
    }
    assert!(
        ends.len() >= 2,
        "random games end in more ways than {ends:?}"
    );
}

#[test]
fn attackers_are_those_who_could_capture() {
    let mut rng = seeded(2);
    for _ in 0..2_000 {
        let position = scattered(&mut rng);
        for group in Group::ALL {
            let other = group.alliance().other();
            for prey in position.side(group) {
                let mut found = rules::BitBoard::EMPTY;
                for hunter in other.groups() {
                    position.for_each_reach(hunter, |_, from, goals| {
                        if goals.has(prey) {
                            found |= from.bitboard();
                        }
                    });
                }
                assert_eq!(
                    position.attackers(prey, other),
                    found,
                    "{prey} in {position}"
                );
            }
        }
    }
}

#[test]
fn every_small_rule_of_a_turn() {
    let play = |text: &str, moves: &str| {
        let mut position: Position = text.parse().expect(text);
        for mv in moves.split(' ') {
            position.play(mv.parse().expect(mv)).expect(mv);
        }
        position.to_string()
    };
    // A capture sets the count of quiet turns to nothing, a real move that of passes.
    assert_eq!(
        play("s7/8/8/8/8/n7/8/S7 S 30 2 40", "a1a3"),
        "s7/8/8/8/8/S7/8/8 W 0 0 41"
    );
    // Groups without a piece pass; a pass counts as a quiet turn.
    assert_eq!(
        play("s7/8/8/8/8/n7/8/S7 W 30 0 40", "pass a8b8 a3b5"),
        "1s6/8/8/1n6/8/8/8/S7 S 33 0 43"
    );
    let ends = |text: &str, last: &str| {
        let mut position: Position = text.parse().expect(text);
        position.play(last.parse().expect(last)).expect(last);
        position
            .outcome()
            .map(|end| (end.winner, end.reason.to_string()))
    };
    // A capture on the eightieth quiet turn begins the count anew; any other move ends the battle.
    let text = "s7/8/8/8/8/n6n/8/S7 S 79 0 79";
    assert_eq!(ends(text, "a1a3"), None);
    assert_eq!(ends(text, "a1a2"), Some((None, "impasse".to_owned())));
    // Liberation comes before all else, divide-and-conquer before the impasse.
    let all = ends("s7/8/8/8/8/n7/8/S7 S 0 0 0", "a1a3").expect("over");
    assert_eq!(all.1, "liberation");
    let last = "sR6/8/8/8/8/8/8/S7 W 79 0 79";
    assert_eq!(ends(last, "b8a8").expect("over").1, "divide-and-conquer");
    let refused = |text: &str, mv: &str| {
        let mut position: Position = text.parse().expect(text);
        assert!(
            position.play(mv.parse().expect(mv)).is_err(),
            "{mv} in {text}"
        );
        assert_eq!(position.to_string(), text);
    };
    // No choice to pass, no fifth square, no capture of an ally, no turn of another group.
    let text = "s6n/8/8/8/7S/8/8/S7 S 0 0 0";
    for mv in ["pass", "a1f6", "a1a6", "a8a7", "h8g6"] {
        refused(text, mv);
    }
    refused("s7/8/8/8/S7/8/8/8 N 0 0 0", "a8a4");
    refused("r6R/8/8/8/S7/s7/8/8 W 0 0 0", "h8a8");
}

#[test]
fn another_array_can_be_set() {
    let ranks: Vec<String> =
        ron::from_str(include_str!("../../../assets/rules/minnaar.ron")).expect("a list of texts");
    let array = Array::from_ranks(&ranks).expect("the array of the game");
    assert_eq!(array, Array::standard());
    assert_eq!(array.to_string().parse(), Ok(array.clone()));
    assert_eq!(
        Position::with_array(&array).to_string(),
        "rnbqkbnr/ssssssss/8/8/8/8/SSSSSSSS/RNBQKBNR S 0 0 0"
    );
    let small = "k7/s7/8/8/8/8/7S/7K"
        .parse::<Array>()
        .expect("can be played");
    assert_eq!(Position::with_array(&small).group(), Group::Southern);
    assert!(matches!("8/8".parse::<Array>(), Err(ArrayError::Form(_))));
    let over = "k7/8/8/8/8/8/7S/7K".parse::<Array>();
    assert!(matches!(&over, Err(ArrayError::Over(why)) if why == "divide-and-conquer"));
}
