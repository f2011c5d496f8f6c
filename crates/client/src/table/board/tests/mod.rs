//! A person at a table, without a picture: mouse and keyboard, and what comes of them.

mod shown;

use super::marks::marks_of;
use super::reel::{Now, Reel};
use super::*;
use crate::board::{Mark, Placed};
use crate::table::run;
use crate::table::{Laid, MoveNow, Order, Watching};
use crate::windowless::{Inputs, frame};
use bevy::input::ButtonState;
use rules::{Square, Variant};
use std::time::Duration;
use tabletop::{Act, Asking, Place, Sitter, Sitting, Viewer, open};

fn point(name: &str) -> Point {
    let mut letters = name.chars();
    let column = letters.next().unwrap() as u8 - b'a';
    Point::at(column, letters.as_str().parse::<u8>().unwrap() - 1)
}

fn sitting(variant: Variant, start: &str, sitters: &[Sitter]) -> Sitting {
    Sitting::new(open(variant, start).unwrap(), sitters)
}

struct Person {
    app: App,
}

impl Inputs for Person {
    fn game(&mut self) -> &mut App {
        &mut self.app
    }
}

impl Person {
    fn sits_at(sitting: Sitting) -> Self {
        let mut app = frame(Settings::default(), Duration::from_millis(60));
        app.init_resource::<Watching>()
            .add_message::<MoveNow>()
            .add_plugins((run::plugin, hands))
            .insert_resource(Laid(Some(sitting)));
        let mut person = Self { app };
        person.goes_to(Screen::Table);
        person
    }

    fn sitting(&self) -> &Sitting {
        &self.app.world().resource::<Seated>().0
    }

    fn picked(&self) -> Option<String> {
        match self.sitting().picked()? {
            Place::Board(at) => Some(at.to_string()),
            Place::Reserve(kind) => Some(kind.to_string()),
        }
    }

    fn words(&self) -> Vec<String> {
        let steps = self.sitting().steps();
        steps.into_iter().map(|step| step.words).collect()
    }

    fn centre(&self, name: &str) -> Vec2 {
        let layout = self.app.world().resource::<TableLayout>();
        layout.centre(point(name))
    }

    fn clicks(&mut self, name: &str) {
        self.clicks_at(self.centre(name));
    }

    fn drags(&mut self, from: &str, to: &str) {
        self.drags_between(self.centre(from), self.centre(to));
    }

    fn does(&mut self, act: Act) {
        self.app.world_mut().write_message(Order(act));
        self.app.update();
    }

    fn overlay(&mut self) -> Overlay {
        self.app.update();
        *self.app.world().resource::<State<Overlay>>().get()
    }
}

#[test]
fn a_move_is_made_by_two_clicks_by_a_drag_and_by_the_keyboard() {
    let mut person = Person::sits_at(sitting(Variant::Chess, "", &[]));
    person.clicks("e2");
    assert_eq!(person.picked().as_deref(), Some("e2"));
    person.clicks("e4");
    person.drags("e7", "e5");
    assert_eq!(person.words(), ["e4", "e5"]);
    // The marker begins at e2; the first key only shows it.
    for key in [
        KeyCode::ArrowUp,
        KeyCode::ArrowDown,
        KeyCode::ArrowLeft,
        KeyCode::ArrowLeft,
    ] {
        person.presses(key);
    }
    person.presses(KeyCode::ArrowLeft);
    person.presses(KeyCode::Enter);
    assert_eq!(person.picked().as_deref(), Some("b1"));
    for key in [
        KeyCode::ArrowUp,
        KeyCode::ArrowUp,
        KeyCode::ArrowRight,
        KeyCode::Enter,
    ] {
        person.presses(key);
    }
    assert_eq!(person.words(), ["e4", "e5", "Nc3"]);
}

#[test]
fn clicks_count_where_they_were_however_slow_the_pictures() {
    let mut person = Person::sits_at(sitting(Variant::Chess, "", &[]));
    person.clicks_in_one_picture(&[person.centre("e2"), person.centre("e4")]);
    assert_eq!(person.words(), ["e4"]);
    // The end of one click and the way to the next come in one picture.
    person.moves_pointer_to(person.centre("e7"));
    person.tells_of_button(MouseButton::Left, ButtonState::Pressed);
    person.game().update();
    person.tells_of_button(MouseButton::Left, ButtonState::Released);
    person.tells_of_pointer(person.centre("e5"));
    person.game().update();
    assert_eq!(person.words(), ["e4"], "nothing was dragged");
    assert_eq!(person.picked().as_deref(), Some("e7"));
    person.clicks("e5");
    assert_eq!(person.words(), ["e4", "e5"]);
}

#[test]
fn escape_puts_down_and_then_pauses() {
    let mut person = Person::sits_at(sitting(Variant::Chess, "", &[]));
    person.clicks("g1");
    person.presses(KeyCode::Escape);
    assert_eq!(person.picked(), None);
    assert_eq!(person.overlay(), Overlay::None);
    person.presses(KeyCode::Escape);
    assert_eq!(person.overlay(), Overlay::Pause);
}

#[test]
fn a_drag_to_nowhere_leaves_the_piece_in_hand_and_a_click_on_it_puts_it_down() {
    let mut person = Person::sits_at(sitting(Variant::Chess, "", &[]));
    person.drags("b1", "b5");
    assert_eq!(person.picked().as_deref(), Some("b1"));
    person.clicks("b1");
    assert_eq!(person.picked(), None);
    assert!(person.words().is_empty());
}

#[test]
fn a_digit_answers_which_and_letters_command() {
    let mut person = Person::sits_at(sitting(Variant::Chess, "7k/P7/8/8/8/8/8/K7 w - - 0 1", &[]));
    person.drags("a7", "a8");
    let Some(Asking::Which(choices)) = person.sitting().asking() else {
        panic!("nothing asks");
    };
    let second = choices[1].words.clone();
    person.presses(KeyCode::Digit2);
    assert_eq!(person.words().len(), 1, "{second}");
    person.presses(KeyCode::Home);
    assert_eq!(person.sitting().shown_at(), 0);
    person.presses(KeyCode::ArrowRight);
    assert!(person.sitting().is_live());
    person.presses(KeyCode::KeyU);
    assert!(person.words().is_empty());
    person.presses(KeyCode::KeyF);
    assert!(person.sitting().is_flipped());
    person.presses(KeyCode::KeyG);
    assert!(matches!(
        person.sitting().asking(),
        Some(Asking::WayOut(..))
    ));
    person.presses(KeyCode::Enter);
    assert!(person.sitting().asking().is_none() && person.sitting().game().ending().is_none());
}

#[test]
fn places_are_where_the_turned_board_shows_them() {
    let mut person = Person::sits_at(sitting(Variant::Chess, "", &[]));
    person.does(Act::Flip);
    person.app.update();
    person.drags("d2", "d4");
    assert_eq!(person.words(), ["d4"]);
}

#[test]
fn an_army_of_field_chess_is_arranged_by_dragging() {
    let mut person = Person::sits_at(sitting(Variant::Field, "seed 3", &[]));
    person.does(Act::Unveil);
    person.app.update();
    let choice = person.sitting().choices().into_iter().find_map(|choice| {
        let Some(Place::Board(from)) = choice.from else {
            return None;
        };
        Some((from.to_string(), choice.to?.to_string()))
    });
    let (from, to) = choice.unwrap();
    let before = person.sitting().look();
    person.drags(&from, &to);
    assert_ne!(person.sitting().look(), before);
}

#[test]
fn behind_a_curtain_hands_do_nothing() {
    let mut person = Person::sits_at(sitting(Variant::Field, "seed 3", &[]));
    let before = person.sitting().game().position_text();
    person.clicks("a1");
    person.presses(KeyCode::ArrowUp);
    person.presses(KeyCode::Enter);
    assert_eq!(person.picked(), None);
    assert_eq!(person.sitting().game().position_text(), before);
}

/// What the board shows of a table at rest.
fn shown(sitting: &Sitting) -> Reel {
    let mut reel = Reel::default();
    let viewer = sitting.viewer();
    reel.aim(Now {
        at: sitting.shown_at(),
        viewer,
        went: false,
        still: true,
    });
    reel.show(sitting, &Seen::of(sitting));
    reel
}

fn marked(sitting: &Sitting, mark: Mark) -> Vec<String> {
    let seen = Seen::of(sitting);
    let marks = marks_of((sitting, &seen), &shown(sitting), None, None).marks;
    let found = marks.iter().filter(|placed| placed.mark == mark);
    let mut names: Vec<String> = found
        .map(|it: &Placed<Point>| it.square.to_string())
        .collect();
    names.sort();
    names
}

fn touch(sitting: &mut Sitting, square: Square) {
    sitting
        .act(Act::Touch(Place::Board(Point::from(square))))
        .unwrap();
}

#[test]
fn goals_differ_by_what_they_do() {
    let mut chess = sitting(Variant::Chess, "4k3/8/8/8/3p4/8/8/B3K3 w - - 0 1", &[]);
    touch(&mut chess, Square::A1);
    assert_eq!(marked(&chess, Mark::QuietGoal), ["b2", "c3"]);
    assert_eq!(marked(&chess, Mark::CaptureGoal), ["d4"]);
    assert_eq!(marked(&chess, Mark::Selected), ["a1"]);
    touch(&mut chess, Square::D4);
    assert_eq!(marked(&chess, Mark::LastMove), ["a1", "d4"]);
    assert!(marked(&chess, Mark::Selected).is_empty());
}

#[test]
fn check_and_hint_are_marked() {
    let mut chess = sitting(Variant::Chess, "4k3/8/8/8/8/8/8/4RK2 b - - 0 1", &[]);
    assert_eq!(marked(&chess, Mark::Check), ["e8"]);
    let (version, action) = (chess.version(), "e8d7".to_owned());
    chess.act(Act::HintFound { version, action }).unwrap();
    assert_eq!(marked(&chess, Mark::Hint), ["d7", "e8"]);
}

#[test]
fn a_pawn_that_may_become_four_things_has_one_goal() {
    let mut chess = sitting(Variant::Chess, "7k/P7/8/8/8/8/8/K7 w - - 0 1", &[]);
    touch(&mut chess, Square::A7);
    assert_eq!(marked(&chess, Mark::QuietGoal), ["a8"]);
}

#[test]
fn a_covered_board_shows_no_marks() {
    let mut chess = sitting(Variant::Chess, "", &[]);
    touch(&mut chess, Square::E2);
    let covered = Reel::default();
    assert_eq!(
        marks_of((&chess, &Seen::of(&chess)), &covered, None, None),
        marks::Marks::default()
    );
    assert!(!shown(&chess).is_running() && !covered.is_running());
    let looks = chess.game().look(Viewer::Everything, 0);
    assert_eq!(looks, shown(&chess).look);
}

#[test]
fn what_is_to_be_filled_is_not_covered_by_its_mark() {
    let start = "nations mycenae plain - - seed 3";
    let mut table = sitting(Variant::European, start, &[]);
    table.act(Act::Unveil).unwrap();
    table
        .act(Act::Pick(Place::Reserve(tabletop::Kind::King)))
        .unwrap();
    let seen = Seen::of(&table);
    let marks = marks_of((&table, &seen), &shown(&table), None, None).marks;
    let drops: Vec<_> = marks
        .iter()
        .filter(|it| it.mark == Mark::DropGoal)
        .collect();
    let over = drops.iter().filter(|it| it.small).count();
    assert_eq!(
        (drops.len(), over),
        (6, 3),
        "each horse, and the sign at its corner"
    );
    assert!(drops.iter().all(|it| it.small || it.height() < 10.0));
}

#[test]
fn where_a_carried_piece_would_land_is_framed_and_what_burns_is_lit() {
    let mut chess = sitting(Variant::Chess, "", &[]);
    touch(&mut chess, Square::E2);
    let seen = Seen::of(&chess);
    let hovered = Some(point("e4"));
    let marks = marks_of((&chess, &seen), &shown(&chess), hovered, None).marks;
    let framed = marks.iter().filter(|it| it.mark == Mark::Selected);
    assert_eq!(
        framed.map(|it| it.square).collect::<Vec<_>>(),
        [point("e2"), point("e4")]
    );

    let start = "position nations mycenae - plain -; turn 0 4; own 2 0 2 0; quiet 0; \
        piece 0 M c3; piece 0 P c4; piece 0 N e5; piece 2 K h8; inside c3 K0";
    let club = Sitter::Computer(engine::Level::Club);
    let mut table = sitting(Variant::European, start, &[Sitter::Human, club]);
    touch(&mut table, Square::C3);
    let burn = table
        .buttons()
        .into_iter()
        .find(|it| it.asks.is_some())
        .unwrap();
    table.act(Act::Choose(burn.action)).unwrap();
    assert_eq!(marked(&table, Mark::Check), ["c3", "c4"]);
    assert!(marked(&table, Mark::QuietGoal).is_empty());
}
