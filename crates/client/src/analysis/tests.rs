//! The analysis in the running game, without a window.

use super::*;
use crate::battle::{Action, BattleSetup, Do, Prepared, Record, Seat, Table};
use crate::opponent::{self, Seed, Task};
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::table::{self, Laid, Order, Refusal, Seated};
use crate::windowless::{Inputs, frame};
use engine::Level;
use rules::battle::{Army, Terrain};
use rules::{Position as _, Variant};
use std::time::Duration;
use tabletop::{Act, Sitter, Sitting, open};

/// Somebody at the game.
struct Person {
    app: App,
}

impl Inputs for Person {
    fn game(&mut self) -> &mut App {
        &mut self.app
    }
}

/// A game in which Black is mated.
const GAME: &str = "1. e4 e5 2. Qh5 Nc6 3. Bc4 d6 4. Qxf7# 1-0";
/// How many entries there are after the move that overlooks it.
const BLUNDER: usize = 6;

impl Person {
    fn new() -> Self {
        let mut app = frame(Settings::default(), Duration::from_millis(300));
        app.insert_resource(Seed(Some(5))).add_plugins((
            crate::battle::plugin,
            opponent::plugin,
            table::sitting,
            plugin,
        ));
        Self { app }
    }

    fn plays(variant: Variant, start: &str, sitters: &[Sitter]) -> Self {
        let mut person = Self::new();
        let sitting = Sitting::new(open(variant, start).unwrap(), sitters);
        person.app.insert_resource(Laid(Some(sitting)));
        person.goes_to(Screen::Table);
        person
    }

    fn fights(seats: [Seat; 2]) -> Self {
        let mut person = Self::new();
        let table = Table::new(BattleSetup {
            terrain: Terrain::Field,
            armies: [Army::new(4, 1, 0, 1, 0); 2],
            seats,
            campaign: None,
        });
        person.app.insert_resource(Prepared(Some(table)));
        person.goes_to(Screen::Battle);
        person
    }

    fn analysis(&self) -> &Analysis {
        self.app.world().resource::<Analysis>()
    }

    fn wishes(&mut self, wish: Wish) {
        self.app.world_mut().write_message(wish);
        self.app.update();
    }

    fn looks_at(&mut self, at: usize) {
        self.app.world_mut().write_message(Order(Act::LookAt(at)));
        self.app.update();
    }

    fn sees(&self) -> usize {
        self.app.world().resource::<Seated>().0.shown_at()
    }

    /// Waits until something is so.
    fn waits_until(&mut self, so: impl Fn(&Analysis) -> bool) {
        for _ in 0..20_000 {
            if so(self.analysis()) {
                return;
            }
            self.app.update();
            std::thread::sleep(Duration::from_millis(2));
        }
        panic!("it never comes: {:?}", self.analysis().sight());
    }

    fn overlay(&mut self, overlay: Overlay) {
        let world = self.app.world_mut();
        world.resource_mut::<NextState<Overlay>>().set(overlay);
        self.app.update();
        self.app.update();
    }
}

/// Every line can be played from the position that is shown.
fn lines_belong(analysis: &Analysis) -> usize {
    let position = analysis.position().unwrap();
    for line in analysis.best() {
        let mut now = position.clone();
        for step in &line.moves {
            now = now.after(step.mv).expect("a move of this position");
            assert_eq!(now.key(), step.after.key());
        }
    }
    analysis.best().len()
}

#[test]
fn it_is_off_until_it_is_asked_for() {
    let mut person = Person::plays(Variant::Chess, "", &[]);
    for _ in 0..20 {
        person.app.update();
    }
    assert!(!person.analysis().is_on());
    assert!(!person.analysis().looks() && person.analysis().study().is_none());
    person.presses(KeyCode::KeyA);
    assert!(person.analysis().is_on());
    person.waits_until(|it| it.sight().is_some_and(|it| it.depth >= 3));
    assert_eq!(lines_belong(person.analysis()), 3);
    assert!(person.analysis().score().is_some());
    person.presses(KeyCode::KeyL);
    assert_eq!(person.analysis().lines(), 1);
    person.waits_until(|it| it.best().len() == 1);
    person.presses(KeyCode::KeyA);
    assert!(!person.analysis().is_on() && !person.analysis().looks());
}

#[test]
fn lines_are_those_of_the_position_that_is_shown() {
    let mut person = Person::plays(Variant::Chess, GAME, &[]);
    person.presses(KeyCode::KeyA);
    let end = person.sees();
    assert_eq!(end, 7);
    // Nothing is to be found where the game is over.
    assert_eq!(person.analysis().score(), Some(engine::Score::WinIn(0)));
    for at in [3, 0, 6, 1, 5, 2, 4, 6, 0, 7, 1] {
        person.looks_at(at);
        assert_eq!(person.analysis().shown(), at);
        for _ in 0..6 {
            lines_belong(person.analysis());
            person.app.update();
            std::thread::sleep(Duration::from_millis(1));
        }
    }
    person.looks_at(BLUNDER);
    person.waits_until(|it| it.sight().is_some_and(|it| it.depth >= 2));
    // White mates with the next move.
    let best = &person.analysis().best()[0];
    assert_eq!(best.score, engine::Score::WinIn(1));
    assert_eq!(best.moves[0].words, "4. Qxf7#");
    assert_eq!(best.moves.len(), 1);
}

#[test]
fn it_follows_a_game_that_goes_on() {
    let mut person = Person::fights([Seat::Human; 2]);
    person.presses(KeyCode::KeyA);
    person.waits_until(|it| it.sight().is_some());
    for _ in 0..4 {
        let mv = person
            .app
            .world()
            .resource::<Table>()
            .position()
            .legal_moves()[0];
        person.app.world_mut().write_message(Do(Action::Play(mv)));
        person.app.update();
        lines_belong(person.analysis());
        person.waits_until(|it| it.sight().is_some());
        assert!(lines_belong(person.analysis()) > 0);
    }
    assert_eq!(person.analysis().shown(), 4);
}

#[test]
fn it_stops_when_it_is_left() {
    let mut person = Person::plays(Variant::Chess, "", &[]);
    person.presses(KeyCode::KeyA);
    person.wishes(Wish::Lines(2));
    person.waits_until(|it| it.sight().is_some());
    assert!(person.analysis().looks());
    person.overlay(Overlay::Pause);
    assert!(!person.analysis().looks(), "nobody looks");
    person.overlay(Overlay::None);
    assert!(person.analysis().looks());
    person.goes_to(Screen::Title);
    assert!(!person.analysis().is_on() && !person.analysis().looks());
    assert!(person.analysis().study().is_none());
    assert_eq!(person.analysis().lines(), 2, "what was chosen stays");
}

#[test]
fn the_computers_own_thinking_goes_first() {
    let level = Sitter::Computer(Level::Expert);
    let mut person = Person::plays(Variant::Chess, "", &[Sitter::Human, level]);
    person.presses(KeyCode::KeyA);
    person.waits_until(Analysis::looks);
    let order = Order(Act::Choose("e2e4".to_owned()));
    person.app.world_mut().write_message(order);
    let mut thought = false;
    for _ in 0..20_000 {
        person.app.update();
        let thinking = person.app.world().resource::<table::Thinking>().task();
        if thinking == Some(Task::Move) {
            thought = true;
            assert!(person.analysis().waits() && !person.analysis().looks());
        }
        let sitting = &person.app.world().resource::<Seated>().0;
        if sitting.game().len() == 2 {
            break;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    assert!(thought);
    person.waits_until(Analysis::looks);
}

#[test]
fn other_games_are_not_analysed_and_it_is_told() {
    let mut person = Person::plays(Variant::Minnaar, "", &[]);
    person.presses(KeyCode::KeyA);
    assert!(!person.analysis().is_on());
    person.wishes(Wish::LookOver);
    assert!(!person.analysis().is_on() && person.analysis().progress().is_none());
    let told = person.app.world().resource::<Messages<Refusal>>();
    let mut cursor = told.get_cursor();
    let told: Vec<&Refusal> = cursor.read(told).collect();
    assert!(told.iter().any(|it| it.0.contains("battles and chess")));
}

#[test]
fn a_game_is_looked_over_and_its_turning_points_jumped_to() {
    let mut person = Person::plays(Variant::Chess, GAME, &[]);
    person.presses(KeyCode::KeyO);
    assert_eq!(person.analysis().page(), Page::Game);
    person.waits_until(|it| it.progress().is_some_and(|it| it.known == it.all));
    person.app.update();
    let found = person.analysis().assessment().unwrap();
    assert_eq!(found.verdict(BLUNDER).unwrap().class, Class::Blunder);
    assert_eq!(person.analysis().sign(BLUNDER), "??");
    person.looks_at(0);
    person.presses(KeyCode::KeyT);
    let first = person.sees();
    assert!(first > 0 && first <= BLUNDER);
    person.wishes(Wish::LookAt(7));
    person.app.update();
    person.wishes(Wish::TurningPoint { forward: false });
    assert_eq!(person.sees(), BLUNDER);
}

#[test]
fn what_was_found_of_positions_that_stay_is_kept() {
    let mut person = Person::plays(Variant::Chess, GAME, &[]);
    person.presses(KeyCode::KeyO);
    person.waits_until(|it| it.progress().is_some_and(|it| it.known == it.all));
    person.app.update();
    let chances = |person: &Person| person.analysis().assessment().unwrap().chances.clone();
    let whole = chances(&person);
    let acts = |person: &mut Person, act: Act| {
        person.app.world_mut().write_message(Order(act));
        person.app.update();
        let progress = person.analysis().progress().unwrap();
        (progress.known, progress.all)
    };
    assert_eq!(acts(&mut person, Act::TakeBack), (7, 7));
    assert_eq!(person.analysis().sign(BLUNDER), "??");
    assert_eq!(chances(&person), whole[..7]);
    assert_eq!(acts(&mut person, Act::TakeBack), (6, 6));
    assert_eq!(acts(&mut person, Act::Redo), (7, 7));
    assert_eq!(acts(&mut person, Act::Redo), (8, 8));
    assert_eq!(chances(&person), whole);
    // Another move leads to what nobody has looked at.
    acts(&mut person, Act::TakeBack);
    let other = Act::Choose("h5h4".to_owned());
    assert_eq!(acts(&mut person, other), (7, 8));
    assert_eq!(chances(&person)[7], None);
}

#[test]
fn a_step_that_is_not_done_yet_counts_for_the_next_turning_point() {
    let mut person = Person::plays(Variant::Chess, GAME, &[]);
    person.presses(KeyCode::KeyO);
    person.waits_until(|it| it.progress().is_some_and(|it| it.known == it.all));
    person.looks_at(0);
    person.presses(KeyCode::KeyT);
    let first = person.sees();
    person.looks_at(7);
    // Both before the next picture.
    let back = Order(Act::LookAt(0));
    person.app.world_mut().write_message(back);
    person.wishes(Wish::TurningPoint { forward: true });
    assert_eq!(person.sees(), first);
}

#[test]
fn a_battle_is_looked_over_too() {
    let mut person = Person::fights([Seat::Human; 2]);
    for _ in 0..3 {
        let mv = person
            .app
            .world()
            .resource::<Table>()
            .position()
            .legal_moves()[0];
        person.app.world_mut().write_message(Do(Action::Play(mv)));
        person.app.update();
    }
    person.wishes(Wish::LookOver);
    person.waits_until(|it| it.progress().is_some_and(|it| it.known == 4));
    person.app.update();
    let found = person.analysis().assessment().unwrap();
    assert_eq!(found.verdicts.iter().flatten().count(), 3);
    assert_eq!(found.accounts.map(|it| it.moves), [2, 1]);
    person.wishes(Wish::LookAt(1));
    person.app.update();
    assert_eq!(person.app.world().resource::<Table>().shown_at(), 1);
}

#[test]
fn what_is_no_move_has_no_verdict() {
    let setup = BattleSetup::default();
    let start = setup.deploy();
    let mut record = Record::new(start);
    let mv = record.last().legal_moves()[0];
    assert!(record.push(crate::battle::Entry::Move(mv)));
    assert!(record.push(crate::battle::Entry::Resign(rules::Color::Black)));
    let study = Study::of_battle(&Table::resume(setup, record, false));
    assert_eq!(study.len(), 2);
    assert_eq!(study.deed(0).unwrap().mover, Some(rules::Color::White));
    assert_eq!(study.deed(1).unwrap().mover, None);
    assert_eq!(study.label(1), "resigns");
    let judged = [0.5, 0.5, 0.5].map(|chance| Some(Judged { chance, best: None }));
    let found = Assessment::new(&study, &judged);
    assert!(found.verdicts[0].is_some() && found.verdicts[1].is_none());
}
