//! What is said in every language, tried on whole games.

use crate::{Figure, Game, Kind, Look, Refused, Viewer, open};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::{Variant, field};
use words::{Language, speak_here};

/// Everything that is said of a game at one moment.
fn said(game: &dyn Game, look: &Look) -> Vec<String> {
    let mut said: Vec<String> = game.players().into_iter().map(|it| game.name(it)).collect();
    said.extend(game.choices().into_iter().map(|choice| choice.words));
    said.extend(look.figures.iter().map(|it: &Figure| it.words.clone()));
    said.extend(look.players.iter().flat_map(|it| it.notes.clone()));
    said.extend(look.counters.iter().map(|it| it.name.clone()));
    said.extend(look.dice.iter().map(|it| it.words.clone()));
    said.extend([look.status.clone(), look.deed.clone()]);
    if let Some(last) = game.steps(Viewer::Everything).pop() {
        said.push(last.words);
    }
    if let Some(ending) = game.ending() {
        said.extend([ending.headline, ending.words]);
    }
    said
}

/// English words that no German sentence has.
const ENGLISH: [&str; 8] = [
    " the ", " of ", " is ", "The ", " with ", " and ", " turn", " piece",
];

fn try_words(text: &str, game: Variant) {
    let key = text.split(['-', ' ']).next().is_some_and(|area| {
        ["table", "chess", "piece", "minnaar", "european"].contains(&area) && !text.contains(' ')
    });
    let english = ENGLISH.iter().find(|it| text.contains(**it));
    assert!(!key && english.is_none(), "{game}: {text}");
    assert!(!text.contains(['{', '}', '$']), "{game}: {text}");
}

#[test]
fn whole_games_are_told_in_german() {
    let _german = speak_here(Language::German);
    for (variant, start) in [
        (Variant::Chess, ""),
        (Variant::Minnaar, ""),
        (Variant::Field, "seed 5"),
        (
            Variant::European,
            "nations mycenae guild korea ottoman seed 2",
        ),
        (
            Variant::European,
            "nations plain china guild mycenae seed 4",
        ),
    ] {
        let mut game = open(variant, start).unwrap();
        let mut dice = ChaCha8Rng::seed_from_u64(3);
        for _ in 0..150 {
            let Some(decider) = game.decider() else { break };
            let look = game.look(Viewer::Player(decider), game.len());
            for text in said(&*game, &look) {
                try_words(&text, variant);
            }
            let choices = game.choices();
            let ready = choices.iter().find(|it| it.action == "ready");
            let any = &choices[dice.next_u32() as usize % choices.len()];
            let action = ready.unwrap_or(any).action.clone();
            game.play(decider, &action).unwrap();
        }
    }
}

#[test]
fn every_kind_and_refusal_has_a_german_name() {
    let blocks = field::Piece::ALL.map(Kind::Block);
    let men = [
        Kind::King,
        Kind::Queen,
        Kind::Rook,
        Kind::Bishop,
        Kind::Knight,
        Kind::Pawn,
        Kind::Sovereign,
        Kind::Cannon,
        Kind::ChinesePawn,
        Kind::MycenaeanKnight,
        Kind::FaceDown,
    ];
    let all = || men.into_iter().chain(blocks);
    let english: Vec<String> = all().map(|kind| kind.to_string()).collect();
    let german = speak_here(Language::German);
    for (kind, english) in all().zip(english) {
        let name = kind.to_string();
        let same = ["Major", "General", "Brigadier"].contains(&name.as_str());
        assert!(same || name != english, "{name}");
    }
    assert_eq!(Kind::FaceDown.to_string(), "verdeckte Figur");
    assert_eq!(
        Refused::NoSuchEntry(1).to_string(),
        "Die Partie hat nur 1 Eintrag"
    );
    let chess = open(Variant::Chess, "").unwrap();
    let queen = crate::Place::Board(crate::Point::at(3, 0));
    assert_eq!(
        chess.why_idle(queen).unwrap(),
        "Die Dame auf d1 ist blockiert"
    );
    let to = crate::Point::at(3, 1);
    let own = chess.why_not(queen, to).unwrap();
    assert_eq!(own, "Dein eigener Bauer steht auf d2");
    drop(german);
    assert_eq!(
        chess.why_not(queen, to).unwrap(),
        "Your own Pawn stands on d2"
    );
}
