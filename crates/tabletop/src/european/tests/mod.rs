mod hidden;
mod moments;
mod whole;

use super::*;
use crate::{Act, Badge, Kind, Motion, Place, Point, Sign, Sitter, Sitting, Verb, open};
use engine::Level;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::Square;

fn table(start: &str) -> European {
    European::open(start).unwrap()
}

fn sitting(start: &str, sitters: &[Sitter]) -> Sitting {
    Sitting::new(open(Variant::European, start).unwrap(), sitters)
}

fn touch(sitting: &mut Sitting, square: Square) {
    let place = Place::Board(square.into());
    sitting.act(Act::Touch(place)).unwrap();
}

fn choose(sitting: &mut Sitting, action: &str) {
    sitting.act(Act::Choose(action.to_owned())).unwrap();
}

fn words(game: &dyn Game, viewer: Viewer) -> Vec<String> {
    let steps = game.steps(viewer).into_iter();
    steps.map(|step| step.words).collect()
}

fn eyes(number: u8) -> Viewer {
    Viewer::Player(Player(number))
}

/// One of a list by chance.
fn any<'a, T>(dice: &mut ChaCha8Rng, list: &'a [T]) -> Option<&'a T> {
    let index = dice.next_u64().checked_rem(list.len() as u64)?;
    list.get(index as usize)
}

#[test]
fn beginnings_are_read_and_refused_in_words() {
    assert_eq!(table("").start(), "nations plain plain plain plain seed 1");
    let game = table("nations guild - china guild seed 9");
    assert_eq!(game.players(), [Player(0), Player(2), Player(3)]);
    let names: Vec<String> = game.players().into_iter().map(|it| game.name(it)).collect();
    assert_eq!(
        names,
        [
            "Assassins' Guild (a1)",
            "Medieval China",
            "Assassins' Guild (h1)"
        ]
    );
    let position = format!("position {}", game.position_text());
    assert_eq!(table(&position).start(), position);
    for wrong in [
        "nations plain",
        "nations plain - - - seed 1",
        "nations plain rome - - seed 1",
        "nations plain plain - - seed x",
        "position nations plain",
        "seed 1",
    ] {
        let refused = European::open(wrong);
        assert!(matches!(refused, Err(Refused::Unreadable(_))), "{wrong}");
    }
}
