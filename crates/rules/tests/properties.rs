//! Properties of positions and their text forms, on random games and random texts.

use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::battle::{self, Army, Terrain};
use rules::{Move, Position, chess, european};

/// Plays at random from `position` for at most `plies` and calls `each` with every position.
fn random_game<P: Position>(mut position: P, seed: u64, plies: usize, mut each: impl FnMut(&P)) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..plies {
        each(&position);
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        position.play_unchecked(moves[rng.next_u32() as usize % moves.len()]);
    }
}

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
        survives_reading::<european::Position>(&text);
        let _ = text.parse::<european::Action>();
        let _ = (text.parse::<Move>(), text.parse::<Army>());
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
            let mut ours: Vec<String> = position
                .legal_moves()
                .iter()
                .map(ToString::to_string)
                .collect();
            let board: cozy_chess::Board = position.to_string().parse().expect("a legal FEN");
            let mut theirs = Vec::new();
            board.generate_moves(|moves| {
                theirs.extend(
                    moves
                        .into_iter()
                        .map(|mv| cozy_chess::util::display_uci_move(&board, mv).to_string()),
                );
                false
            });
            ours.sort();
            theirs.sort();
            assert_eq!(ours, theirs, "{position}");
            assert_eq!(position.hash(), position.hash_from_scratch(), "{position}");
            let mut captures = Vec::new();
            position.generate_captures(&mut captures);
            let wanted = position
                .legal_moves()
                .into_iter()
                .filter(|&mv| position.captured(mv).is_some() || mv.promotes_to().is_some());
            assert_eq!(captures.len(), wanted.count(), "captures of {position}");
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
