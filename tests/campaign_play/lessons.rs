//! Both courses of lessons taken to their ends by the inputs a learner gives.

use crate::campaigner::{Campaigner, map_and_battles};
use bevy::prelude::*;
use campaign::{Command, Party, Size, Square as Place};
use client::battle::{Question, Table};
use client::board::{KeyboardCursor, Layout};
use client::campaign::{Act, Feed, Session};
use client::lessons::{Begin, CoachWish, Course, Place as At, Progress, Running, TakeUp, Tone};
use client::opponent::{Seed, Working};
use client::screens::{Overlay, Screen};
use client::settings::{Settings, ShownSpeed};
use client::transition::{Go, Transition};
use client::windowless::{Inputs, frame};
use client::world::{MapView, Reel};
use engine::{Level, Stop};
use rules::{Move, MoveKind, Piece, Position as _, Square};
use std::time::Duration;

struct Learner {
    app: App,
    by_keyboard: bool,
}

impl Inputs for Learner {
    fn game(&mut self) -> &mut App {
        &mut self.app
    }
}

impl Campaigner for Learner {}

impl Learner {
    fn begins(course: Course, by_keyboard: bool) -> Self {
        let settings = Settings {
            shown_speed: ShownSpeed::Fast,
            ..Settings::default()
        };
        let mut app = frame(settings, Duration::from_millis(200));
        app.insert_resource(Seed(Some(5)))
            .insert_resource(MapView::default())
            .add_plugins((map_and_battles, client::lessons::taught));
        let mut learner = Self { app, by_keyboard };
        learner.goes_to(Screen::Learn);
        learner.wishes_lesson(At::lesson(course, 0));
        learner
    }

    fn wishes_lesson(&mut self, at: At) {
        self.app.world_mut().write_message(Begin(at));
        self.rests();
    }

    /// Leaves the lesson for the list, and goes on with the course from there.
    fn leaves_and_comes_back(&mut self, course: Course) {
        self.wishes(CoachWish::Leave);
        assert_eq!(self.screen(), Screen::Learn);
        assert!(self.app.world().get_resource::<Running>().is_none());
        self.app.world_mut().write_message(TakeUp(course));
        self.rests();
    }

    fn wishes(&mut self, wish: CoachWish) {
        self.app.world_mut().write_message(wish);
        self.rests();
    }

    fn running(&self) -> &Running {
        self.app.world().resource()
    }

    fn place(&self) -> (usize, usize) {
        let place = self.running().place();
        (place.lesson, place.step)
    }

    fn table(&self) -> &Table {
        self.app.world().resource()
    }

    fn session(&self) -> &Session {
        self.app.world().resource()
    }

    fn progress(&self) -> &Progress {
        &self.app.world().resource::<Settings>().lessons
    }

    fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    fn note(&self) -> Option<Tone> {
        self.running().coach().note.map(|(tone, _)| tone)
    }

    /// Lets everything come to rest that goes on by itself.
    fn rests(&mut self) {
        for turn in 0..30_000 {
            self.app.update();
            std::thread::sleep(Duration::from_micros(100));
            if turn > 15 && self.is_at_rest() {
                return;
            }
        }
        panic!("it never came to rest");
    }

    fn is_at_rest(&self) -> bool {
        let world = self.app.world();
        let passing = world.resource::<Transition>().goes_on();
        let map = match world.get_resource::<Session>() {
            // At the board the map waits.
            Some(session) if self.screen() == Screen::World => {
                let left = world.resource::<Feed>().left(session.viewer());
                let idle = world.resource::<Working>().labour().is_none()
                    && session.job().is_none()
                    && world.resource::<Reel>().is_idle();
                idle && left == 0
            }
            _ => true,
        };
        let thinks = world.get_resource::<Table>().is_some_and(|table| {
            table.setup().lone_human().is_some()
                && table.job().is_some()
                && world
                    .resource::<client::opponent::Thinking>()
                    .task()
                    .is_some()
        });
        map && !passing && !thinks
    }

    fn touches(&mut self, square: Square) {
        if !self.by_keyboard {
            let place = self.app.world().resource::<Layout>().centre(square);
            return self.clicks_at(place);
        }
        self.presses(KeyCode::ArrowUp);
        for _ in 0..20 {
            let at = self.app.world().resource::<KeyboardCursor>().square;
            let (right, up) = (
                i16::from(square.file()) - i16::from(at.file()),
                i16::from(square.rank()) - i16::from(at.rank()),
            );
            match (right, up) {
                (0, 0) => break,
                (1.., _) => self.presses(KeyCode::ArrowRight),
                (..=-1, _) => self.presses(KeyCode::ArrowLeft),
                (0, 1..) => self.presses(KeyCode::ArrowUp),
                (0, _) => self.presses(KeyCode::ArrowDown),
            }
        }
        self.presses(KeyCode::Enter);
    }

    fn moves(&mut self, mv: Move) {
        match (mv.kind(), mv.from()) {
            (MoveKind::Drop(Piece::Knight), _) => self.presses(KeyCode::Digit4),
            (MoveKind::Drop(Piece::Bishop), _) => self.presses(KeyCode::Digit3),
            (_, Some(from)) => self.touches(from),
            (kind, None) => panic!("{kind:?}"),
        }
        self.touches(mv.to());
        if let MoveKind::Promotion(piece) = mv.kind() {
            self.presses(match piece {
                Piece::Knight => KeyCode::KeyN,
                Piece::Bishop => KeyCode::KeyB,
                _ => KeyCode::KeyR,
            });
        }
    }

    /// Does the step as the coach shows it.
    fn does_as_shown(&mut self) {
        let step = self.place();
        if let Some(Question::Extend(_)) = self.table().question() {
            return self.presses(KeyCode::KeyY);
        }
        self.presses(KeyCode::KeyH);
        self.app.update();
        self.app.update();
        if let Some(mv) = self.table().hint() {
            return self.moves(mv);
        }
        if self.place() != step || self.running().is_done() {
            // To be shown the piece was to pick it up.
            return;
        }
        self.presses(KeyCode::KeyR);
        self.presses(KeyCode::KeyY);
    }

    /// A move that is not asked for: the coach says so, and it is taken back.
    fn errs(&mut self) {
        let before = self.table().position().clone();
        self.presses(KeyCode::KeyH);
        self.app.update();
        let Some(right) = self.table().hint() else {
            return;
        };
        let moves = before.legal_moves().into_iter();
        let mut others = moves.filter(|mv| mv.to() != right.to() && !mv.is_drop());
        // The last is seldom right.
        let Some(wrong) = others.next_back() else {
            return;
        };
        let place = self.place();
        self.moves(wrong);
        self.app.update();
        if self.note() == Some(Tone::No) {
            for _ in 0..20 {
                self.app.update();
            }
            assert_eq!(
                self.table().position(),
                &before,
                "{wrong} was not taken back"
            );
            assert_eq!(self.place(), place);
            assert!(!self.running().is_done());
        }
    }

    /// Fights until the battle ends.
    fn fights(&mut self, level: Level) {
        for turn in 0..400 {
            self.rests();
            if self.table().outcome().is_some() {
                return;
            }
            if let Some(Question::Extend(_)) = self.table().question() {
                self.presses(KeyCode::KeyY);
                continue;
            }
            let position = self.table().position().clone();
            let mv = engine::choose(&position, level, turn, &Stop::default());
            self.moves(mv.expect("a move"));
        }
        panic!("the battle does not end");
    }
}

fn takes_the_battle_course(by_keyboard: bool) {
    let mut learner = Learner::begins(Course::Battle, by_keyboard);
    let course = Course::Battle;
    let mut refused = 0;
    for _ in 0..200 {
        if learner.screen() == Screen::Setup {
            break;
        }
        assert_eq!(learner.screen(), Screen::Battle);
        let (lesson, _) = learner.place();
        if learner.running().coach().next.is_some() {
            let was = learner.place();
            let done = learner.running().is_done();
            learner.wishes(CoachWish::Next);
            let on = learner.screen() == Screen::Setup || learner.place() != was;
            assert!(on, "{was:?}: {done}");
            continue;
        }
        if lesson + 1 == course.count() {
            learner.fights(Level::Club);
            learner.rests();
            assert!(learner.running().is_done());
            continue;
        }
        learner.errs();
        refused += usize::from(learner.note() == Some(Tone::No));
        learner.does_as_shown();
        learner.rests();
    }
    assert_eq!(learner.screen(), Screen::Setup, "to a battle of one's own");
    assert!(refused > 12, "{refused}");
    let progress = learner.progress();
    let open: Vec<_> = (0..course.count())
        .filter(|&lesson| !progress.has_done(course, lesson))
        .collect();
    assert_eq!(open, [0; 0]);
    assert!(learner.app.world().get_resource::<Running>().is_none());
    assert!(learner.app.world().get_resource::<Table>().is_none());
}

#[test]
fn the_lessons_of_the_battle_are_taken_with_the_mouse() {
    takes_the_battle_course(false);
}

#[test]
fn the_lessons_of_the_battle_are_taken_with_the_keyboard() {
    takes_the_battle_course(true);
}

#[test]
fn steps_are_gone_back_and_skipped_and_stray_acts_end_nothing() {
    let mut learner = Learner::begins(Course::Battle, false);
    let start = learner.table().position().clone();
    learner.wishes(CoachWish::Skip);
    learner.wishes(CoachWish::Skip);
    assert_eq!(learner.place(), (0, 2));
    assert_ne!(
        learner.table().position(),
        &start,
        "what was skipped has been done"
    );
    learner.wishes(CoachWish::Back);
    assert_eq!(learner.place(), (0, 1));
    assert_eq!(learner.table().position(), &start);
    // Neither giving up nor leaving ends a lesson.
    for key in [KeyCode::KeyG, KeyCode::KeyR] {
        learner.presses(key);
        learner.presses(KeyCode::KeyY);
        learner.rests();
        assert_eq!(learner.table().outcome(), None);
        assert_eq!(learner.note(), Some(Tone::No));
        assert_eq!(
            *learner.app.world().resource::<State<Overlay>>().get(),
            Overlay::None
        );
    }
    learner.wishes(CoachWish::Again);
    assert_eq!(learner.place(), (0, 0));
    learner.wishes(CoachWish::Leave);
    assert_eq!(learner.screen(), Screen::Learn);
    assert_eq!(learner.progress().count(Course::Battle), 0);
    assert!(learner.progress().offered);
    // Past the end of a lesson it is not done, only left out.
    learner.wishes_lesson(At::lesson(Course::Battle, 3));
    for _ in 0..2 {
        learner.wishes(CoachWish::Skip);
    }
    assert_eq!(learner.place(), (4, 0));
    let next = At::lesson(Course::Battle, 4);
    assert_eq!(learner.progress().goes_on(Course::Battle), next);
    assert_eq!(learner.progress().count(Course::Battle), 0);
}

fn square(text: &str) -> Place {
    Size::Small.parse(text).unwrap()
}

impl Learner {
    /// Goes on, where there is nothing to do but that.
    fn reads_on(&mut self) {
        assert!(self.running().coach().next.is_some(), "{:?}", self.place());
        self.wishes(CoachWish::Next);
    }

    /// Ends the turn, whatever is left to decide.
    fn ends_turn(&mut self) {
        self.takes_advice(Command::End);
        self.rests();
    }

    fn marches(&mut self, from: &str, to: &str) {
        self.sends([square(from), square(to)], Party::All, None);
        self.rests();
    }

    fn is_at(&self, lesson: usize, step: usize) {
        assert_eq!(self.place(), (lesson, step));
        assert!(!self.running().is_done());
    }

    fn has_done(&self, lesson: usize) {
        assert!(self.running().is_done(), "{:?}", self.place());
        assert!(self.progress().has_done(Course::Campaign, lesson));
    }
}

#[test]
fn the_battle_is_gone_on_with_at_the_step_that_was_left() {
    let course = Course::Battle;
    let mut learner = Learner::begins(course, false);
    // A piece that is still in the hand is put down by the first try.
    for _ in 0..6 {
        if learner.place() == (0, 2) {
            break;
        }
        learner.does_as_shown();
        learner.rests();
    }
    learner.is_at(0, 2);
    let position = learner.table().position().clone();
    learner.leaves_and_comes_back(course);
    learner.is_at(0, 2);
    assert_eq!(learner.table().position(), &position);
    // What was done stays done: the step before is not asked again, the lesson can begin anew.
    learner.wishes(CoachWish::Again);
    learner.is_at(0, 0);
    learner.leaves_and_comes_back(course);
    learner.is_at(0, 0);
    // A battle of one's own is fought on.
    let fight = course.count() - 1;
    learner.wishes_lesson(At::lesson(course, fight));
    let mv = learner.table().position().legal_moves()[0];
    learner.moves(mv);
    learner.rests();
    let record = learner.table().record().entries().to_vec();
    assert_eq!(record.len(), 2);
    learner.leaves_and_comes_back(course);
    learner.is_at(fight, 0);
    assert_eq!(learner.table().record().entries(), record);
}

#[test]
fn the_campaign_is_gone_on_with_at_the_step_that_was_left() {
    let course = Course::Campaign;
    let mut learner = Learner::begins(course, false);
    learner.wishes_lesson(At::lesson(course, 1));
    let pawn = Party::Some(rules::battle::Army::new(1, 0, 0, 0, 0));
    learner.sends([square("a4"), square("b5")], pawn, None);
    learner.rests();
    learner.reads_on();
    learner.is_at(1, 2);
    learner.leaves_and_comes_back(course);
    learner.is_at(1, 2);
    let army = learner.session().view().army(square("b5")).unwrap().total();
    assert_eq!(army.count(Piece::Pawn), 1);
    learner.marches("a4", "b3");
    learner.is_at(1, 3);
}

#[test]
fn the_lessons_of_the_campaign_are_taken() {
    let mut learner = Learner::begins(Course::Campaign, false);
    learner.is_at(0, 0);
    learner.app.world_mut().resource_mut::<MapView>().scale = 0.7;
    learner.rests();
    learner.is_at(0, 1);
    learner.does(Act::Touch(square("a4")));
    learner.rests();
    learner.has_done(0);
    learner.reads_on();

    learner.is_at(1, 0);
    learner.sends(
        [square("a4"), square("b5")],
        Party::Some(rules::battle::Army::new(1, 0, 0, 0, 0)),
        None,
    );
    learner.rests();
    learner.is_at(1, 1);
    learner.reads_on();
    learner.is_at(1, 2);
    learner.marches("a4", "b3");
    learner.is_at(1, 3);
    learner.ends_turn();
    learner.has_done(1);
    learner.reads_on();

    learner.is_at(2, 0);
    let at = square("a4");
    learner.does(Act::Say(Command::Build {
        at,
        piece: Piece::Knight,
    }));
    learner.rests();
    learner.is_at(2, 1);
    learner.ends_turn();
    learner.has_done(2);
    let army = learner.session().view().army(at).unwrap().total();
    assert_eq!(army.count(Piece::Knight), 2);
    learner.reads_on();

    learner.is_at(3, 0);
    let pieces = rules::battle::Army::new(2, 0, 0, 0, 0);
    let (from, goal) = (square("b5"), square("d7"));
    learner.takes_advice(Command::Rally { from, goal, pieces });
    learner.rests();
    learner.is_at(3, 1);
    learner.ends_turn();
    learner.is_at(3, 1);
    learner.ends_turn();
    learner.has_done(3);
    learner.reads_on();

    learner.is_at(4, 0);
    learner.reads_on();
    learner.is_at(4, 1);
    learner.marches("c5", "e6");
    learner.has_done(4);
    learner.reads_on();

    learner.is_at(5, 0);
    learner.marches("b5", "c4");
    learner.is_at(5, 1);
    learner.presses(KeyCode::KeyV);
    learner.rests();
    learner.has_done(5);
    learner.reads_on();

    learner.is_at(6, 0);
    learner.marches("b7", "c8");
    learner.is_at(6, 1);
    learner.presses(KeyCode::KeyF);
    learner.rests();
    assert_eq!(learner.screen(), Screen::Battle);
    learner.is_at(6, 2);
    learner.fights(Level::Club);
    learner.rests();
    let overlay = *learner.app.world().resource::<State<Overlay>>().get();
    assert_eq!(overlay, Overlay::Result, "a campaign's battle ends as ever");
    // As the result's button does.
    let world = learner.app.world_mut();
    world
        .resource_mut::<NextState<Overlay>>()
        .set(Overlay::None);
    world.write_message(Go {
        to: Screen::World,
        at: None,
    });
    learner.rests();
    if !learner.running().is_done() {
        // Whoever left the ground has to land.
        let goals = learner.session().view().pending.clone();
        panic!("{goals:?}");
    }
    learner.has_done(6);
    learner.reads_on();

    learner.is_at(7, 0);
    learner.reads_on();
    learner.is_at(7, 1);
    learner.marches("g4", "h5");
    learner.has_done(7);
    assert_eq!(
        learner.screen(),
        Screen::World,
        "no chronicle is told of a lesson"
    );
    learner.reads_on();
    assert_eq!(
        learner.screen(),
        Screen::CampaignSetup,
        "to a campaign of one's own"
    );
    assert_eq!(
        learner.progress().count(Course::Campaign),
        Course::Campaign.count()
    );
    assert!(learner.app.world().get_resource::<Running>().is_none());
}
