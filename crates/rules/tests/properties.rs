//! Properties of positions and their text forms, on random games and random texts.

mod dice;
#[path = "slow/chess.rs"]
mod other;

use dice::random_game;
use proptest::prelude::*;
use rules::battle::{self, Army, Terrain};
use rules::{Move, Position, chess, european, field, minnaar};

/// What an editor, a network or a bad disk may do to a text.
fn damaged(text: String) -> impl Strategy<Value = String> {
    let edits = prop::collection::vec((any::<prop::sample::Index>(), any::<char>(), 0..4u8), 1..4);
    edits.prop_map(move |edits| {
        let mut letters: Vec<char> = text.chars().collect();
        for (place, letter, kind) in edits {
            let at = place.index(letters.len() + 1);
            match kind {
                0 => letters.insert(at, letter),
                1 => letters.truncate(at),
                _ if at == letters.len() => letters.push(letter),
                2 => letters[at] = letter,
                _ => drop(letters.remove(at)),
            }
        }
        letters.into_iter().collect()
    })
}

const FIELD: &str = "tflhk/okllb/c1j1m/ce1et/t1b1j/oehgk/TEOCK/K1H1J/TB1EC/M1O1G/BLJKH/EFTLL s 0 0";
const PGN: &str = "[White \"A \\\"B\\\"\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K2R w K - 0 1\"]\n\n\
    1. O-O {castles} Kd7 $1 ; well\n(1... Ke7? {no} 2. a8=Q) 2. a8=Q 1-0\n\n1. e4 e5 *\n";

/// A position that was read prints as a text that reads back as the same position.
fn survives_reading<P: Position>(text: &str) {
    if let Ok(position) = text.parse::<P>() {
        let printed = position.to_string();
        assert_eq!(
            printed.parse::<P>().as_ref(),
            Ok(&position),
            "{text:?} became {printed:?}"
        );
        let _ = (position.count_moves(), position.outcome());
    }
}

/// A move is played if it is listed; played unasked, it does no harm.
fn asked_about<P: Position>(position: &P, mv: P::Move) {
    let legal = position.legal_moves().contains(&mv);
    assert_eq!(position.clone().play(mv).is_ok(), legal);
    let mut next = position.clone();
    next.play_unchecked(mv);
    let _ = (next.count_moves(), next.outcome(), next.to_string());
}

/// Strings with every item that there is.
const EUROPEAN: [&str; 5] = [
    "nations guild plain korea -; turn 0 9; own 3 3 3 0; quiet 0; piece 0 K a1; piece 0 N c3; \
        piece 0 P e4 dir 1; piece 2 K h8; out 1; hidden 0 c3 2",
    "nations mycenae - ottoman -; turn 0 8; own 4 0 4 0; quiet 2; piece 0 M b1; piece 0 M d4; \
        piece 2 B e5; piece 2 K h8; inside b1 K0; inside d4 R0B0P0; reserve 2 RNNPP; busy load d4; \
        ask 2 allow d4:e5",
    "nations korea - china -; turn 0 8; own 4 0 4 0; quiet 2; piece 0 K a1; piece 0 R b1; \
        piece 0 P c2; piece 2 X e4; piece 2 C d5; piece 2 K h8; dice 3; named b1 c2",
    "nations korea guild - -; turn 0 8; own 4 4 0 0; quiet 2; piece 0 K a1; piece 0 R b1; \
        piece 1 N b4; piece 1 N c4; piece 1 K a8; piece 0 Q b8; hidden 1 b4 1; rolled b1=Q a1=K; \
        ask 1 keep; ask 1 strike b8",
    "nations mycenae - guild -; turn 2 8; own 4 0 4 0; quiet 2; piece 0 K a1; piece 2 M d4; \
        piece 0 R d5; piece 2 K h8; shown 2; refused d5",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,120}") {
        survives_reading::<battle::Position>(&text);
        survives_reading::<chess::Position>(&text);
        survives_reading::<minnaar::Position>(&text);
        survives_reading::<field::Position>(&text);
        survives_reading::<european::Position>(&text);
        let _ = text.parse::<european::Action>();
        let _ = (text.parse::<Move>(), text.parse::<Army>());
        let _ = (text.parse::<minnaar::Move>(), text.parse::<field::Move>());
        let _ = (text.parse::<minnaar::Array>(), chess::pgn::read(&text));
        let _ = chess::Position::start().parse_san(&text);
    }

    #[test]
    fn a_damaged_battle_is_read_or_refused(
        text in prop::sample::select(Terrain::ALL.map(|t| battle::Position::start(t).to_string()).to_vec())
            .prop_flat_map(damaged)
    ) {
        survives_reading::<battle::Position>(&text);
    }

    #[test]
    fn damaged_chess_is_read_or_refused(text in damaged(chess::Position::start().to_string())) {
        survives_reading::<chess::Position>(&text);
    }

    #[test]
    fn damaged_minnaar_is_read_or_refused(
        text in damaged(minnaar::Position::start().to_string())
    ) {
        survives_reading::<minnaar::Position>(&text);
    }

    #[test]
    fn a_damaged_field_is_read_or_refused(text in damaged(FIELD.to_owned())) {
        survives_reading::<field::Position>(&text);
        let _ = field::Setup::parse(&text, field::Side::South);
    }

    #[test]
    fn a_damaged_game_file_is_read_or_refused(text in damaged(PGN.to_owned())) {
        if let Ok(games) = chess::pgn::read(&text) {
            for game in games {
                prop_assert_eq!(chess::pgn::read(&game.to_string()), Ok(vec![game]));
            }
        }
    }

    #[test]
    fn damaged_european_is_read_or_refused(
        text in prop::sample::select(EUROPEAN.to_vec())
            .prop_flat_map(|text| damaged(text.to_owned()))
    ) {
        survives_reading::<european::Position>(&text);
        // There is one way only to write a position.
        if let Ok(position) = text.parse::<european::Position>() {
            prop_assert_eq!(position.to_string(), text);
        }
    }

    #[test]
    fn moves_of_minnaar_and_field_keep_their_text(from in 0u8..64, to in 0u8..64) {
        let [a, b] = [from, to].map(|index| rules::Square::new(index).expect("below 64"));
        let step = minnaar::Move::Step { from: a, to: b };
        prop_assert_eq!(step.to_string().parse::<minnaar::Move>(), Ok(step));
        let [from, to] = [from, to].map(|index| field::Point::new(index % 60).expect("below 60"));
        let step = field::Move { from, to };
        prop_assert_eq!(step.to_string().parse::<field::Move>(), Ok(step));
    }

    #[test]
    fn moves_keep_their_bits_and_their_text(bits: u16) {
        let mv = Move::from_bits(bits);
        prop_assert_eq!(Move::from_bits(mv.to_bits()), mv);
        if let Ok(read) = mv.to_string().parse::<Move>() {
            prop_assert_eq!(read.to_string(), mv.to_string());
        }
    }

    #[test]
    fn any_move_may_be_asked_about(bits: u16, seed: u64) {
        random_game(battle::Position::start(Terrain::ALL[seed as usize % 5]), seed, 12, |position| {
            let mv = Move::from_bits(bits);
            let legal = position.legal_moves().contains(&mv);
            assert_eq!(position.clone().play(mv).is_ok(), legal);
            let _ = (position.captured(mv), position.moved(mv));
            position.clone().play_unchecked(mv);
        });
    }

    #[test]
    fn any_move_of_minnaar_and_field_may_be_asked_about(from in 0u8..64, to in 0u8..64, seed: u64) {
        let [a, b] = [from, to].map(|index| rules::Square::new(index).expect("below 64"));
        random_game(minnaar::Position::start(), seed, 12, |position| {
            for mv in [minnaar::Move::Step { from: a, to: b }, minnaar::Move::Pass] {
                asked_about(position, mv);
            }
        });
        let [from, to] = [from, to].map(|index| field::Point::new(index % 60).expect("below 60"));
        let start: field::Position = FIELD.parse().expect("ours");
        random_game(start, seed, 12, |position| {
            asked_about(position, field::Move { from, to });
            let view = field::Game::from_position(position.clone()).view(field::Side::North);
            let _ = view.suppose([(from, field::Piece::Bomb), (to, field::Piece::Bomb)]);
        });
    }

    #[test]
    fn armies_keep_their_text(counts: [u16; 5]) {
        let [p, n, b, r, q] = counts;
        let army = Army::new(p, n, b, r, q);
        prop_assert_eq!(army.to_string().parse::<Army>(), Ok(army));
    }

    #[test]
    fn any_army_is_deployed(attacker: [u8; 5], defender: [u8; 5], terrain in 0usize..5) {
        let armies = [attacker, defender].map(|counts| {
            let [p, n, b, r, q] = counts.map(|count| u16::from(count) % 40);
            Army::new(p, n, b, r, q)
        });
        let position = battle::deploy(&armies[0], &armies[1], Terrain::ALL[terrain]);
        for color in rules::Color::ALL {
            prop_assert_eq!(position.army(color), armies[color.index()]);
        }
        let text = position.to_string();
        prop_assert_eq!(text.parse::<battle::Position>(), Ok(position));
    }
}

#[test]
fn the_european_strings_are_good() {
    for text in EUROPEAN {
        let printed = text
            .parse()
            .map(|position: european::Position| position.to_string());
        assert_eq!(printed.as_deref(), Ok(text));
    }
}

#[test]
fn chess_agrees_with_another_generator_in_random_games() {
    for seed in 0..300 {
        random_game(chess::Position::start(), seed, 200, |position| {
            assert!(other::compare(position), "a legal FEN: {position}");
        });
    }
}

#[test]
fn equal_hashes_only_for_equal_positions() {
    let mut seen = std::collections::HashMap::new();
    for seed in 0..60 {
        random_game(
            battle::Position::start(Terrain::ALL[seed as usize % 5]),
            seed,
            100,
            |position| {
                let text = position.to_string();
                let key = text.rsplitn(3, ' ').nth(2).unwrap_or_default().to_owned();
                let before = seen.insert(position.hash(), key.clone());
                assert!(before.is_none_or(|before| before == key), "{key}");
            },
        );
    }
}
