//! What the coach says is true: every step can be done, and does what is told of it.

use super::battle::{self, LESSONS, Play, Step, Task, first_of};
use super::campaign::{self, COURSE, Goal};
use super::course::{Course, Place};
use crate::battle::{Question, Table};
use rules::battle::Position;
use rules::{Color, Move, Position as _};

const ATTACKER: Color = Color::White;

/// Every step of the battle with the table it begins at.
fn steps() -> Vec<(Place, &'static Step, Table)> {
    let mut all = Vec::new();
    for (lesson, it) in LESSONS.iter().enumerate() {
        for (number, step) in it.steps.iter().enumerate() {
            let place = Place {
                course: Course::Battle,
                lesson,
                step: number,
            };
            let table = battle::table_at(place);
            all.push((place, step, table.unwrap_or_else(|| panic!("{place:?}"))));
        }
    }
    all
}

#[test]
fn there_are_two_courses_of_short_lessons() {
    assert!((10..=14).contains(&LESSONS.len()));
    assert!((6..=10).contains(&COURSE.lessons.len()));
    let last = LESSONS.last().unwrap();
    assert!(matches!(last.steps[0].task, Task::Fight));
    for lesson in LESSONS.iter() {
        assert!((1..=5).contains(&lesson.steps.len()));
        assert!(lesson.steps[0].position.is_some());
    }
}

/// The next step begins on its own board only after a word that lets the last one be seen.
#[test]
fn no_board_is_swept_away_unseen() {
    for lesson in LESSONS.iter() {
        for pair in lesson.steps.windows(2) {
            let reads = matches!(pair[0].task, Task::Read);
            let anew = pair[1].position.is_some();
            assert_eq!(anew, pair[0].done.is_some(), "{:?}", pair[1].say);
            assert!(!anew || !reads, "{:?}", pair[0].say);
        }
    }
}

fn right_moves(play: &Play, position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.retain(|mv| play.judge(position, *mv).is_ok());
    moves
}

#[test]
fn every_task_can_be_done() {
    for (place, step, table) in steps() {
        let position = table.position();
        assert!(table.outcome().is_none(), "{place:?}");
        match &step.task {
            Task::Read => {}
            Task::Fight => assert!(table.is_persons_turn()),
            Task::Touch { at, .. } => {
                assert!(position.side(ATTACKER).has(*at), "{place:?}");
                let from = |mv: &Move| mv.from() == Some(*at);
                assert!(position.legal_moves().iter().any(from), "{place:?}");
            }
            Task::Retreat { .. } => assert!(table.retreat_price().is_ok(), "{place:?}"),
            Task::Extend { .. } => {
                let asked = matches!(table.question(), Some(Question::Extend(ATTACKER)));
                assert!(asked, "{place:?}");
            }
            Task::Play(play) => {
                assert!(table.is_persons_turn(), "{place:?}");
                assert!(play.shown(position).is_some(), "{place:?}");
                for pattern in play.right.iter().chain(play.other.iter().map(|it| &it.0)) {
                    let legal = position.legal_moves().into_iter().any(|mv| pattern.has(mv));
                    assert!(legal, "{place:?}: {pattern:?} is not legal");
                }
            }
        }
    }
}

#[test]
fn every_move_that_counts_does_what_is_told_of_it() {
    let mut told = 0;
    for (place, step, table) in steps() {
        let Task::Play(play) = &step.task else {
            continue;
        };
        let before = table.position();
        for mv in right_moves(play, before) {
            let mut after = before.clone();
            after.play(mv).unwrap();
            for effect in &play.does {
                let so = effect.is_brought(before, mv, &after);
                assert!(so, "{place:?}: {mv} is not {effect:?}");
                told += 1;
            }
            let only = moves_of_the_same(before, mv).into_iter();
            let only = only.filter(|it| play.judge(before, *it).is_err()).count();
            assert!(
                !play.only || only == 0,
                "{place:?}: {mv} is not the only move"
            );
            if !play.reply.is_empty() {
                let reply = first_of(&play.reply, &after);
                assert!(reply.is_some(), "{place:?}: no reply to {mv}");
            }
        }
    }
    assert!(told > 40, "{told}");
}

/// The moves of whoever makes this one, or all placings.
fn moves_of_the_same(position: &Position, mv: Move) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.retain(|it| it.from() == mv.from());
    moves
}

/// Whoever does what the words ask is not sent back: no other move of the same piece brings the
/// same about, and where the words leave open who does it, whatever brings it about counts.
#[test]
fn no_move_is_refused_that_does_what_is_asked() {
    for (place, step, table) in steps() {
        let Task::Play(play) = &step.task else {
            continue;
        };
        let (before, shown) = (table.position(), play.shown(table.position()).unwrap());
        for mv in before.legal_moves() {
            // Of several pieces to take the words name one.
            let named = before.captured(mv).is_none() || mv.to() == shown.to();
            let same = mv.from() == shown.from() && mv.promotes_to().is_none();
            let asked = play.any || same && named;
            let brought = !play.does.is_empty() && play.brings(before, mv);
            let counts = play.judge(before, mv).is_ok();
            assert!(!asked || !brought || counts, "{place:?}: {mv} is refused");
        }
    }
}

/// The Bishop of the lesson of phantoms can be guarded in more ways than one.
#[test]
fn who_guards_is_left_open() {
    let (place, step, table) = steps()
        .into_iter()
        .find(|(_, step, _)| matches!(&step.task, Task::Play(play) if play.any))
        .unwrap();
    let Task::Play(play) = &step.task else {
        panic!("{place:?}");
    };
    let counts = |mv: &str| play.judge(table.position(), mv.parse().unwrap()).is_ok();
    assert!(counts("d2d3") && counts("a1e1") && counts("a1a4"));
    assert!(!counts("d2d4") && !counts("a1b1"));
}

/// What is said of single steps beyond what their moves do.
#[test]
fn what_is_told_in_passing_is_true() {
    let at = |lesson: &str, step: usize| -> Position {
        let said = format!("lessons-{lesson}");
        let found = LESSONS
            .iter()
            .position(|it| format!("{:?}", it.title).contains(&said));
        let lesson = found.unwrap_or_else(|| panic!("{said}"));
        let place = Place {
            course: Course::Battle,
            lesson,
            step,
        };
        battle::table_at(place).unwrap().position().clone()
    };
    let legal = |position: &Position, mv: &str| position.is_legal(mv.parse().unwrap());
    // With a Knight left there is no mate.
    let mut hunt = at("hunt", 0);
    hunt.play("d1d5".parse().unwrap()).unwrap();
    let saved = hunt.to_string().replace("p4ppp", "pn3ppp");
    let mut saved: Position = saved.parse().unwrap();
    saved.play("a7a5".parse().unwrap()).unwrap();
    saved.play("d5d8".parse().unwrap()).unwrap();
    assert!(saved.is_check() && saved.outcome().is_none());
    // The Knight reaches e6 over the ford, and not c6.
    let river = at("river", 2);
    assert!(legal(&river, "d4e6") && !legal(&river, "d4c6"));
    // The Rook stops on the hill, the Bishop in the wood.
    assert!(!legal(&at("hill", 0), "e1e7") && !legal(&at("forest", 0), "c1g5"));
    // Were there a Rook, the step onto the file would be forbidden.
    let armed = at("checks", 0).to_string().replace("pp6", "pp5r");
    let armed: Position = armed.parse().unwrap();
    assert!(!legal(&armed, "d1e1") && !legal(&armed, "d1e2"));
    // On e4 the Queen would take the Rook.
    let mut retreat = at("retreat", 0);
    retreat.play("e6e4".parse().unwrap()).unwrap();
    assert!(legal(&retreat, "f5e4"));
    let price = battle::table_at(Place {
        course: Course::Battle,
        lesson: LESSONS
            .iter()
            .position(|it| it.steps.len() == 2 && matches!(it.steps[1].task, Task::Retreat { .. }))
            .unwrap(),
        step: 1,
    });
    let (_, lost) = price.unwrap().retreat_price().unwrap();
    assert_eq!(lost.to_string(), "1N");
}

#[test]
fn the_worlds_of_the_campaign_are_worlds() {
    assert!(!COURSE.lessons.is_empty());
    for (lesson, it) in COURSE.lessons.iter().enumerate() {
        let place = Place::lesson(Course::Campaign, lesson);
        let session = campaign::session_at(place).unwrap();
        assert!(session.can_command().is_ok(), "{:?}", it.title);
        let view = session.view();
        assert!(view.options.fog, "{:?}", it.title);
        // Nothing that is asked is so already.
        for step in &it.steps {
            match step.goal {
                Goal::Seen(at) => assert!(!view.sees.has(at)),
                Goal::Stands(at) => assert!(view.army(at).is_none()),
                Goal::Building(at) => assert!(view.own_city(at).unwrap().build.is_none()),
                _ => {}
            }
        }
    }
}
