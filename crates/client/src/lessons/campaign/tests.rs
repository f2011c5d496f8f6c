//! What the coach on the map asks can be done click by click, and nothing else passes.

use super::click::{Click, next};
use super::deed::{Deed, Way, objection};
use super::{COURSE, Step, session_at, step};
use crate::campaign::{Act, Feed, Question, Session};
use crate::lessons::{Course, Place, Running};
use ::campaign::{Command, Square, ViewPending};
use rules::Piece;

fn place(lesson: usize, step: usize) -> Place {
    Place {
        course: Course::Campaign,
        lesson: lesson - 1,
        step: step - 1,
    }
}

fn at(text: &str) -> Square {
    ::campaign::Size::Small.parse(text).unwrap()
}

/// A lesson at a step, with its world.
struct Learner {
    running: Running,
    session: Session,
    step: &'static Step,
}

impl Learner {
    fn new(place: Place) -> Self {
        Self {
            running: Running::at(place).unwrap(),
            session: session_at(place).unwrap(),
            step: step(place).unwrap(),
        }
    }

    fn next(&self) -> Click {
        next(self.step, &self.session)
    }

    /// Does it, unless the coach minds; whether he let it pass.
    fn does(&mut self, act: Act) -> bool {
        let minds = objection(&self.running, act, &self.session).is_some();
        if !minds {
            self.session.act(act, &mut Feed::default()).unwrap();
        }
        !minds
    }
}

fn all() -> impl Iterator<Item = Place> {
    let lessons = 0..COURSE.lessons.len();
    lessons.flat_map(|lesson| {
        (0..COURSE.lessons[lesson].steps.len()).map(move |step| Place {
            course: Course::Campaign,
            lesson,
            step,
        })
    })
}

#[test]
fn every_click_that_is_shown_is_let_pass_and_leads_on() {
    for place in all() {
        let mut learner = Learner::new(place);
        let version = learner.session.version();
        let mut clicks = Vec::new();
        loop {
            let click = learner.next();
            assert!(
                !clicks.contains(&click),
                "{place:?}: {clicks:?} and {click:?} again"
            );
            assert!(!click.words().is_empty());
            clicks.push(click);
            let Some(act) = click.act(&learner.session) else {
                let nothing = matches!(learner.step.deed, Deed::Nothing | Deed::Look);
                assert!(nothing, "{place:?}: {clicks:?} lead nowhere");
                break;
            };
            assert!(
                learner.does(act),
                "{place:?}: {click:?} is shown and refused"
            );
            if matches!(click, Click::One(_)) {
                continue;
            }
            let chosen = matches!(learner.step.deed, Deed::Choose(_));
            let over = learner.session.version() != version || click == Click::Fight;
            if chosen || over || learner.session.wanted().is_some() {
                break;
            }
        }
    }
}

#[test]
fn no_turn_ends_and_nobody_gives_up_before_it_is_asked() {
    for place in all() {
        let mut learner = Learner::new(place);
        let ends = matches!(learner.step.deed, Deed::End { .. });
        let waits = learner.session.can_command().is_err();
        if !waits {
            assert_eq!(learner.does(Act::EndTurn), ends, "{place:?}");
            learner.does(Act::Cancel);
            assert!(!learner.does(Act::Resign), "{place:?}");
        }
        // Looking round is free.
        assert!(learner.does(Act::Select(at("d4"))), "{place:?}");
    }
}

#[test]
fn who_goes_is_minded() {
    // A Pawn or two take the city; the others stay.
    let mut learner = Learner::new(place(2, 1));
    assert!(learner.does(Act::Select(at("a4"))) && learner.does(Act::Touch(at("b5"))));
    assert!(learner.does(Act::PickAll) && !learner.does(Act::Go));
    assert_eq!(learner.next(), Click::Nobody);
    assert!(learner.does(Act::PickNobody) && learner.does(Act::Pick(Piece::Rook, 1)));
    assert!(!learner.does(Act::Go), "a Rook is no Pawn");
    assert!(learner.does(Act::PickNobody) && learner.does(Act::Pick(Piece::Pawn, 2)));
    assert!(learner.does(Act::Go));
    // Elsewhere nobody goes.
    let mut learner = Learner::new(place(2, 1));
    learner.does(Act::Select(at("a4")));
    assert!(!learner.does(Act::Touch(at("b4"))));
    assert_eq!(learner.session.question(), None);
    // Both ride, and everybody attacks.
    for (it, from, to, one) in [
        (place(5, 2), "c5", "e6", Piece::Knight),
        (place(6, 1), "b5", "c4", Piece::Pawn),
        (place(7, 1), "b7", "c8", Piece::Pawn),
    ] {
        let mut learner = Learner::new(it);
        assert!(learner.does(Act::Select(at(from))) && learner.does(Act::Touch(at(to))));
        assert!(
            learner.does(Act::Pick(one, 1)) && !learner.does(Act::Go),
            "{it:?}"
        );
        let Some(Question::Party(picking)) = learner.session.question() else {
            panic!("{it:?}");
        };
        assert_eq!(learner.next(), Click::Everyone(picking.way));
        assert!(
            learner.does(Act::PickAll) && learner.does(Act::Go),
            "{it:?}"
        );
    }
}

#[test]
fn what_has_been_done_stays_done() {
    // The Knight is ordered: neither is it taken back nor cancelled.
    let mut learner = Learner::new(place(3, 2));
    assert!(!learner.does(Act::Undo));
    assert!(!learner.does(Act::Say(Command::Cancel { at: at("a4") })));
    // Another piece is not what was asked.
    let mut learner = Learner::new(place(3, 1));
    let queen = Command::Build {
        at: at("a4"),
        piece: Piece::Queen,
    };
    assert!(!learner.does(Act::Say(queen)));
    // Once it is done, nothing is done any more.
    let mut learner = Learner::new(place(1, 2));
    learner.running = learner.running.clone().finished();
    learner.does(Act::Select(at("a4")));
    assert!(!learner.does(Act::Touch(at("b4"))) && !learner.does(Act::EndTurn));
}

#[test]
fn the_battle_that_waits_is_answered_as_it_is_asked() {
    let mut learner = Learner::new(place(6, 2));
    let pending = &learner.session.view().pending;
    assert!(matches!(pending, Some(ViewPending::Battle { .. })));
    assert!(!learner.does(Act::Fight), "this time it is played out");
    assert!(learner.does(Act::Say(Command::Resolve)));
    let mut learner = Learner::new(place(7, 2));
    assert!(
        !learner.does(Act::Say(Command::Resolve)),
        "this time it is fought"
    );
    assert!(learner.does(Act::Fight));
    let mut learner = Learner::new(place(7, 3));
    assert!(learner.does(Act::Fight));
    let resolves = learner.does(Act::Say(Command::Resolve));
    assert!(!resolves, "only the rest of it is played out");
    assert!(learner.running.fought_first() > 0);
}

/// The coach says that it is won: the same world, attacked in the only way that passes, always
/// brings the same battle.
#[test]
fn the_warband_is_beaten() {
    let mut learner = Learner::new(place(6, 2));
    assert!(learner.does(Act::Say(Command::Resolve)));
    let job = learner.session.job().unwrap();
    let worked_out = job.run(&engine::Stop::default()).unwrap();
    let mut feed = Feed::default();
    learner
        .session
        .carry_worked_out(&worked_out, &mut feed)
        .unwrap();
    let view = learner.session.view();
    let viewer = learner.session.viewer();
    assert!(view.army(at("c4")).is_some_and(|it| it.owner == viewer));
    assert!(view.pending.is_none());
}

/// A step back lies within the lesson, with all before it done.
#[test]
fn a_step_in_the_middle_has_its_world() {
    let session = session_at(place(2, 3)).unwrap();
    let viewer = session.viewer();
    assert!(
        session
            .view()
            .army(at("b5"))
            .is_some_and(|it| it.owner == viewer)
    );
    let session = session_at(place(4, 2)).unwrap();
    assert!(session.view().orders.iter().any(|it| it.goal == at("d7")));
    assert_eq!(session.question(), None);
    let asks = |deed| {
        matches!(
            deed,
            Deed::Go {
                way: Way::Rally,
                ..
            }
        )
    };
    assert!(asks(step(place(4, 1)).unwrap().deed));
}
