//! Whole games for tests, played the way people and computers do at a table.

use crate::{
    Act, Asking, Choice, Game, Kind, Livery, Motion, Place, Point, Saved, Sitter, Sitting, Viewer,
    open,
};
use engine::{Level, Stop};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::Variant;
use std::collections::BTreeMap;

/// Does one choice as a person would: by touches if it has places, else by its button.
pub(crate) fn do_by_hand(sitting: &mut Sitting, choice: &Choice) {
    // What loads or unloads is in the hand already.
    let from = choice.from.filter(|from| sitting.picked() != Some(*from));
    let from = from.map(Act::Touch);
    let to = choice.to.map(|to| Act::Touch(Place::Board(to)));
    let touches: Vec<Act> = from.into_iter().chain(to).collect();
    let is_button = choice.to.is_none();
    for touch in touches {
        sitting.act(touch).unwrap();
    }
    if is_button {
        assert!(sitting.buttons().contains(choice), "{choice:?}");
        sitting.act(Act::Choose(choice.action.clone())).unwrap();
    } else if let Some(Asking::Which(which)) = sitting.asking() {
        assert!(which.contains(choice), "{choice:?} in {which:?}");
        sitting.act(Act::Choose(choice.action.clone())).unwrap();
    }
    if let Some(Asking::Sure(sure)) = sitting.asking() {
        assert_eq!(sure, choice);
        sitting.act(Act::Confirm).unwrap();
    }
}

/// Plays at most `turns` choices at random, people at every place, and looks in before each.
pub(crate) fn at_random(
    mut sitting: Sitting,
    seed: u64,
    turns: usize,
    mut each: impl FnMut(&Sitting),
) -> Sitting {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..turns {
        if sitting.curtain().is_some() {
            sitting.act(Act::Unveil).unwrap();
        }
        each(&sitting);
        let choices = sitting.choices();
        if choices.is_empty() {
            assert!(sitting.game().ending().is_some());
            break;
        }
        let choice = &choices[dice.next_u32() as usize % choices.len()];
        let version = sitting.version();
        do_by_hand(&mut sitting, choice);
        assert_ne!(sitting.version(), version, "{choice:?} did nothing");
    }
    sitting
}

/// A game that computers play to its end by themselves.
pub(crate) fn by_computers(variant: Variant, start: &str, levels: &[Level], seed: u64) -> Sitting {
    let sitters: Vec<Sitter> = levels.iter().copied().map(Sitter::Computer).collect();
    let mut sitting = Sitting::new(open(variant, start).unwrap(), &sitters);
    while let Some(job) = sitting.job() {
        let seed = seed * 10_000 + job.number as u64;
        let action = job.mind.think(job.level, seed, &Stop::default());
        let reply = Act::Reply {
            version: job.version,
            action: action.unwrap(),
        };
        sitting.act(reply).unwrap();
    }
    assert!(sitting.game().ending().is_some());
    sitting
}

/// A kept game is the same game: its position, record, looks and end; one that has come to its end
/// is the same as text, too.
pub(crate) fn check_record(sitting: &Sitting) {
    let game = sitting.game();
    check_kept(game);
    if game.ending().is_some() && !game.is_empty() {
        let again = open(game.variant(), &game.export().text).unwrap();
        let everything = Viewer::Everything;
        assert_eq!(again.position_text(), game.position_text());
        assert_eq!(again.steps(everything), game.steps(everything));
        assert_eq!(again.ending(), game.ending());
        check_cuts(game);
    }
}

fn check_kept(game: &dyn Game) {
    let saved = Saved::of(game);
    let text = serde_json::to_string(&saved).unwrap();
    let again: Saved = serde_json::from_str(&text).unwrap();
    assert_eq!(again, saved);
    let again = again.open().unwrap();
    assert_eq!(Saved::of(&*again), saved);
    assert_eq!(again.position_text(), game.position_text());
    assert_eq!(again.ending(), game.ending());
    assert_eq!(again.len(), game.len());
    for viewer in [Viewer::Everything, Viewer::Player(game.players()[0])] {
        assert_eq!(again.steps(viewer), game.steps(viewer));
        assert_eq!(game.steps(viewer).len(), game.len());
        for at in [0, game.len() / 2, game.len()] {
            assert_eq!(again.look(viewer, at), game.look(viewer, at));
        }
    }
}

/// A game that is cut at any of its entries is as it was there, can be played on, and leaves the
/// one it was cut from as it is.
pub(crate) fn check_cuts(game: &dyn Game) {
    let whole = Saved::of(game);
    for at in (0..game.len()).step_by((game.len() / 5).max(1)) {
        let cut = game.cut(at).unwrap();
        // Dice stay with the step before them.
        assert!(
            cut.len() >= at && cut.len() < at + 12,
            "{} of {at}",
            cut.len()
        );
        assert_eq!(cut.position_text(), game.position_at(cut.len()));
        assert!(cut.ending().is_none() && !cut.choices().is_empty());
        check_kept(&*cut);
    }
    assert_eq!(Saved::of(game), whole);
}

/// Everything moves as the motions say: played on what was seen before, they lead to what is seen
/// after.
pub(crate) fn check_motions(game: &dyn Game, viewer: Viewer) {
    type Standing = BTreeMap<Point, (Kind, Livery)>;
    let standing = |at| -> Standing {
        let figures = game.look(viewer, at).figures;
        let count = figures.len();
        let figures = figures.into_iter();
        let standing: Standing = figures.map(|it| (it.at, (it.kind, it.livery))).collect();
        assert_eq!(standing.len(), count, "one figure a point");
        standing
    };
    for (index, step) in game.steps(viewer).into_iter().enumerate() {
        let (mut board, after) = (standing(index), standing(index + 1));
        for motion in step.motions {
            match motion {
                Motion::Moves { from, to } => {
                    let moved = board.remove(&from).unwrap();
                    assert_eq!(board.insert(to, moved), None, "{index}: {}", step.words);
                }
                Motion::Falls(at) | Motion::Goes { from: at, .. } => {
                    assert!(board.remove(&at).is_some(), "{index}: {}", step.words);
                }
                Motion::Comes(at) => {
                    let comes = board.insert(at, after[&at]);
                    assert_eq!(comes, None, "{index}: {}", step.words);
                }
                Motion::Turns(at) => {
                    assert!(board.insert(at, after[&at]).is_some());
                }
                _ => {}
            }
        }
        assert_eq!(board, after, "{index}: {}", step.words);
    }
}

/// Whatever the person at the board can try with his own pieces and not do is refused in words.
pub(crate) fn every_refusal_is_told(sitting: &Sitting) {
    let (game, choices) = (sitting.game(), sitting.choices());
    let Some(own) = game.decider().map(|player| game.livery(player)) else {
        return;
    };
    let (columns, rows) = game.board().size();
    let points = (0..rows).flat_map(|row| (0..columns).map(move |column| Point::at(column, row)));
    let points: Vec<Point> = points.collect();
    let figures = sitting.look().figures.into_iter();
    for figure in figures.filter(|figure| figure.livery == own) {
        let from = Place::Board(figure.at);
        let goals: Vec<Option<Point>> = choices
            .iter()
            .filter(|choice| choice.from == Some(from))
            .map(|choice| choice.to)
            .collect();
        let touched = |choice: &Choice| choice.from.is_none() && choice.to == Some(figure.at);
        if goals.is_empty() && !choices.iter().any(touched) {
            let words = game.why_idle(from);
            assert!(words.is_some(), "{} on {}", figure.kind, figure.at);
        }
        // What is done by a button alone has no goals.
        if goals.iter().all(Option::is_none) {
            continue;
        }
        for to in &points {
            if *to != figure.at && !goals.contains(&Some(*to)) {
                let words = game.why_not(from, *to);
                assert!(
                    words.is_some(),
                    "{} from {} to {to}",
                    figure.kind,
                    figure.at
                );
            }
        }
    }
}
