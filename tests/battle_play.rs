//! Battles played without a window by the inputs a person gives: clicks at places in the window
//! and keys. Nothing is reached into but to look.
#![allow(clippy::unwrap_used)]

use bevy::input::ButtonState;
use bevy::input::InputPlugin;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowPlugin};
use client::battle::{BattleSetup, Entry, Question, Record, Seat, Selection, Table};
use client::board::{Drag, Hover, KeyboardCursor, Layout};
use client::opponent::{Seed, Thinking};
use client::screens::{Overlay, Screen};
use client::settings::Settings;
use client::sound;
use engine::{Level, Stop};
use rules::battle::{Army, Terrain};
use rules::{Color as Side, Move, MoveKind, Piece, Position as _, Reason, Square};
use std::time::Duration;

const COMPUTER: Seat = Seat::Computer(Level::Beginner);
const HOTSEAT: [Seat; 2] = [Seat::Human, Seat::Human];

/// A person at the game.
struct Person {
    app: App,
}

impl Person {
    fn begins(terrain: Terrain, armies: [Army; 2], seats: [Seat; 2]) -> Self {
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins,
            StatesPlugin,
            InputPlugin,
            WindowPlugin {
                primary_window: Some(Window {
                    resolution: (1280, 720).into(),
                    ..Window::default()
                }),
                ..WindowPlugin::default()
            },
        ))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            300,
        )))
        .insert_resource(Settings::default())
        .insert_resource(Seed(Some(11)))
        .init_resource::<sound::Ambience>()
        .add_message::<sound::Play>()
        .init_state::<Screen>()
        .init_state::<Overlay>()
        .add_plugins((
            client::battle::plugin,
            client::board::hands,
            client::opponent::plugin,
        ))
        .insert_resource(BattleSetup {
            terrain,
            armies,
            seats,
        });
        let mut person = Self { app };
        person.goes_to(Screen::Battle);
        person
    }

    fn goes_to(&mut self, screen: Screen) {
        self.app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(screen);
        self.app.update();
        self.app.update();
    }

    fn table(&self) -> &Table {
        self.app.world().resource::<Table>()
    }

    fn overlay(&self) -> Overlay {
        *self.app.world().resource::<State<Overlay>>().get()
    }

    fn window(&mut self) -> Entity {
        let mut windows = self
            .app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(self.app.world()).unwrap()
    }

    fn points_at(&mut self, square: Square) {
        let place = self.app.world().resource::<Layout>().centre(square);
        let window = self.window();
        let mut window = self.app.world_mut().get_mut::<Window>(window).unwrap();
        window.set_cursor_position(Some(place));
        self.app.update();
    }

    fn button(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window();
        self.app.world_mut().write_message(MouseButtonInput {
            button,
            state,
            window,
        });
        self.app.update();
    }

    fn clicks(&mut self, square: Square) {
        self.points_at(square);
        self.button(MouseButton::Left, ButtonState::Pressed);
        self.button(MouseButton::Left, ButtonState::Released);
    }

    fn drags(&mut self, from: Square, to: Square) {
        self.points_at(from);
        self.button(MouseButton::Left, ButtonState::Pressed);
        self.points_at(to);
        self.button(MouseButton::Left, ButtonState::Released);
    }

    fn presses(&mut self, key_code: KeyCode) {
        let window = self.window();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.app.world_mut().write_message(KeyboardInput {
                key_code,
                logical_key: Key::Unidentified(NativeKey::Unidentified),
                state,
                text: None,
                repeat: false,
                window,
            });
            self.app.update();
        }
    }

    /// Goes there with the arrow keys and presses Enter.
    fn enters(&mut self, square: Square) {
        self.presses(KeyCode::ArrowUp);
        for _ in 0..20 {
            let at = self.app.world().resource::<KeyboardCursor>().square;
            let layout = self.app.world().resource::<Layout>();
            let (here, there) = (layout.centre(at), layout.centre(square));
            if at == square {
                break;
            }
            let way = there - here;
            self.presses(if way.x > 1.0 {
                KeyCode::ArrowRight
            } else if way.x < -1.0 {
                KeyCode::ArrowLeft
            } else if way.y > 1.0 {
                KeyCode::ArrowDown
            } else {
                KeyCode::ArrowUp
            });
        }
        self.presses(KeyCode::Enter);
    }

    fn picks_from_reserve(&mut self, piece: Piece) {
        self.presses(match piece {
            Piece::Queen => KeyCode::Digit1,
            Piece::Rook => KeyCode::Digit2,
            Piece::Bishop => KeyCode::Digit3,
            Piece::Knight => KeyCode::Digit4,
            _ => KeyCode::Digit5,
        });
    }

    /// Makes a move by mouse or by keyboard alone.
    fn makes(&mut self, mv: Move, by_keyboard: bool) {
        let before = self.table().record().len();
        let touch = |person: &mut Self, square| {
            if by_keyboard {
                person.enters(square)
            } else {
                person.clicks(square)
            }
        };
        match (mv.kind(), mv.from()) {
            (MoveKind::Drop(piece), _) => self.picks_from_reserve(piece),
            (_, Some(from)) => touch(self, from),
            (_, None) => {}
        }
        touch(self, mv.to());
        if let MoveKind::Promotion(piece) = mv.kind() {
            self.presses(match piece {
                Piece::Knight => KeyCode::KeyN,
                Piece::Bishop => KeyCode::KeyB,
                _ => KeyCode::KeyR,
            });
        }
        let record = self.table().record();
        assert_eq!(
            record.len(),
            before + 1,
            "{mv} in {}",
            self.table().position()
        );
        assert_eq!(record.entries()[before], Entry::Move(mv));
    }

    /// Lets the computer move, if it is its turn.
    fn waits(&mut self) {
        for _ in 0..20_000 {
            if self.table().job().is_none() {
                return;
            }
            self.app.update();
            std::thread::sleep(Duration::from_micros(200));
        }
        panic!("the computer does not move in {}", self.table().position());
    }

    /// Plays until the end; a question of extension is answered with no.
    fn fights_to_the_end(&mut self, by_keyboard: bool) {
        for turn in 0..200 {
            self.waits();
            if let Some(Question::Extend(_)) = self.table().question() {
                self.presses(KeyCode::KeyN);
            }
            if self.table().outcome().is_some() {
                break;
            }
            let position = self.table().position().clone();
            let mv = engine::choose(&position, Level::Beginner, turn, &Stop::default()).unwrap();
            self.makes(mv, by_keyboard);
        }
        let outcome = self.table().outcome().expect("the battle ends");
        for _ in 0..20 {
            self.app.update();
        }
        assert_eq!(self.overlay(), Overlay::Result, "{outcome:?}");
        let record = self.table().record();
        let again = Record::replay(record.start().clone(), record.entries()).unwrap();
        assert_eq!(again.last(), self.table().position());
        assert_eq!(again.ended(), Some(outcome));
    }

    fn plays(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            self.makes(text.parse().unwrap(), false);
        }
    }
}

#[test]
fn a_person_fights_the_computer_on_every_terrain_with_the_mouse() {
    for (index, terrain) in Terrain::ALL.into_iter().enumerate() {
        let seats = if index % 2 == 0 {
            [Seat::Human, COMPUTER]
        } else {
            [COMPUTER, Seat::Human]
        };
        let armies = [Army::new(6, 1, 1, 2, 1), Army::new(5, 2, 1, 1, 0)];
        let mut person = Person::begins(terrain, armies, seats);
        person.fights_to_the_end(false);
    }
}

#[test]
fn two_people_fight_with_the_keyboard_alone() {
    for terrain in [Terrain::River, Terrain::Siege] {
        let armies = [Army::new(9, 2, 2, 2, 1), Army::new(8, 2, 2, 2, 1)];
        let mut person = Person::begins(terrain, armies, HOTSEAT);
        person.fights_to_the_end(true);
    }
}

#[test]
fn two_computers_fight_by_themselves_and_can_be_paused() {
    let army = Army::new(3, 1, 0, 1, 0);
    let mut person = Person::begins(Terrain::Hill, [army; 2], [COMPUTER; 2]);
    person.presses(KeyCode::KeyP);
    for _ in 0..50 {
        person.app.update();
    }
    let paused_at = person.table().record().len();
    for _ in 0..50 {
        person.app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
    assert_eq!(person.table().record().len(), paused_at);
    person.presses(KeyCode::KeyP);
    person.fights_to_the_end(false);
    person.clicks(Square::E2);
    assert_eq!(person.table().selection(), None);
}

#[test]
fn pieces_are_dragged_and_put_down_again() {
    let mut person = Person::begins(Terrain::Field, [Army::CHESS; 2], HOTSEAT);
    person.drags(Square::E2, Square::E4);
    assert_eq!(person.table().record().words(0), "e4");
    // Let go where it cannot go: it stays picked up.
    person.drags(Square::E7, Square::E3);
    assert_eq!(person.table().record().len(), 1);
    assert_eq!(
        person.table().selection(),
        Some(Selection::Piece(Square::E7))
    );
    person.button(MouseButton::Right, ButtonState::Pressed);
    person.button(MouseButton::Right, ButtonState::Released);
    assert_eq!(person.table().selection(), None);
    // A stray right click in the middle of a drag lets nothing happen either.
    person.points_at(Square::D7);
    person.button(MouseButton::Left, ButtonState::Pressed);
    person.button(MouseButton::Right, ButtonState::Pressed);
    person.button(MouseButton::Right, ButtonState::Released);
    person.points_at(Square::D5);
    person.button(MouseButton::Left, ButtonState::Released);
    assert_eq!(person.table().record().len(), 1);
    assert!(
        person
            .app
            .world()
            .resource::<Drag>()
            .held_at(Square::D7)
            .is_none()
    );
    person.points_at(Square::D5);
    assert_eq!(
        person.app.world().resource::<Hover>().square,
        Some(Square::D5)
    );
}

#[test]
fn taking_back_hint_and_looking_back() {
    let mut person = Person::begins(Terrain::Forest, [Army::CHESS; 2], [Seat::Human, COMPUTER]);
    let start = person.table().position().clone();
    person.makes("e2e4".parse().unwrap(), false);
    person.waits();
    assert_eq!(person.table().record().len(), 2);
    person.presses(KeyCode::KeyH);
    for _ in 0..50_000 {
        if person.table().hint().is_some() {
            break;
        }
        person.app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
    let hint = person.table().hint().expect("a hint comes");
    assert!(person.table().position().is_legal(hint));
    person.presses(KeyCode::Home);
    assert_eq!(person.table().shown(), &start);
    person.clicks(Square::E2);
    assert_eq!(
        person.table().selection(),
        None,
        "the past is only looked at"
    );
    person.presses(KeyCode::ArrowRight);
    assert_eq!(person.table().shown_at(), 1);
    person.presses(KeyCode::End);
    assert!(person.table().is_live());
    person.presses(KeyCode::KeyU);
    assert_eq!(person.table().position(), &start);
    person.presses(KeyCode::KeyU);
    assert_eq!(
        person.table().position(),
        &start,
        "nothing more to take back, nothing lost"
    );
}

#[test]
fn a_move_thought_out_for_what_was_taken_back_is_not_played() {
    let seats = [Seat::Human, Seat::Computer(Level::Master)];
    let mut person = Person::begins(Terrain::Field, [Army::CHESS; 2], seats);
    person.makes("e2e4".parse().unwrap(), false);
    person.app.update();
    assert!(person.app.world().resource::<Thinking>().task().is_some());
    person.presses(KeyCode::KeyU);
    for _ in 0..100 {
        person.app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(person.table().record().len(), 0);
    assert!(person.app.world().resource::<Thinking>().task().is_none());
    // "Move now" cuts a long thought short.
    person.makes("d2d4".parse().unwrap(), false);
    person.presses(KeyCode::KeyM);
    person.waits();
    assert_eq!(person.table().record().len(), 2);
    person.goes_to(Screen::Title);
    assert!(person.app.world().get_resource::<Table>().is_none());
    assert!(person.app.world().resource::<Thinking>().task().is_none());
}

#[test]
fn drops_and_promotions() {
    let armies = [Army::new(20, 1, 0, 3, 0), Army::new(2, 0, 0, 1, 0)];
    let mut person = Person::begins(Terrain::Field, armies, HOTSEAT);
    assert_eq!(
        person.table().position().reserve(Side::White),
        Army::new(1, 0, 0, 0, 0)
    );
    assert_eq!(
        person.table().position().reserve(Side::Black),
        Army::default()
    );
    person.presses(KeyCode::Digit5);
    assert_eq!(
        person.table().selection(),
        None,
        "the back rank is full: refused"
    );
    let drop = |person: &Person| {
        let moves = person.table().position().legal_moves();
        moves.into_iter().find(|mv| mv.is_drop())
    };
    for turn in 0..120 {
        if let Some(mv) = drop(&person) {
            person.makes(mv, false);
            let army = person.table().position().reserve(Side::White);
            assert!(army.is_empty());
            return;
        }
        let position = person.table().position().clone();
        let back = |mv: &Move| {
            let from = mv.from()?;
            (position.side_to_move() == Side::White && from.rank() == 0).then_some(*mv)
        };
        let moves = position.legal_moves();
        let chosen = moves.iter().find_map(back);
        let mv = chosen.unwrap_or(moves[turn % moves.len()]);
        person.makes(mv, false);
    }
    panic!("no drop was ever possible");
}

#[test]
fn a_pawn_is_promoted_by_choice() {
    let armies = [Army::new(1, 0, 0, 0, 0), Army::new(0, 1, 0, 0, 0)];
    let mut person = Person::begins(Terrain::Field, armies, HOTSEAT);
    person.plays("e2e4 e8d8 e4e5 d8c8 e5e6 c8b7 e6e7 b8a6");
    let (from, to) = (Square::E7, Square::E8);
    person.clicks(from);
    person.clicks(to);
    assert_eq!(
        person.table().question(),
        Some(Question::Promotion { from, to })
    );
    person.presses(KeyCode::KeyQ);
    assert!(person.table().question().is_some(), "never a Queen");
    person.presses(KeyCode::Escape);
    assert_eq!(person.table().question(), None);
    assert_eq!(
        person.overlay(),
        Overlay::None,
        "Escape only closed the question"
    );
    person.makes("e7e8n".parse().unwrap(), false);
    assert!(person.table().position().powers(Side::White).knight);
}

#[test]
fn retreat_asks_and_its_price_is_kept() {
    let mut person = Person::begins(Terrain::Field, [Army::CHESS; 2], HOTSEAT);
    person.plays("e2e4 d7d5 e4e5 d5d4");
    let (kept, lost) = person.table().retreat_price().unwrap();
    assert_eq!(lost, Army::new(1, 0, 0, 0, 0));
    person.presses(KeyCode::KeyR);
    assert_eq!(
        person.table().question(),
        Some(Question::Retreat(Side::White))
    );
    person.presses(KeyCode::KeyN);
    assert_eq!(person.table().outcome(), None);
    person.presses(KeyCode::KeyR);
    person.presses(KeyCode::Enter);
    let outcome = person.table().outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side::Black), Reason::Retreat)
    );
    assert_eq!(person.table().survivors().unwrap()[0], kept);
}

#[test]
fn resigning_asks_and_a_rematch_begins_anew() {
    let mut person = Person::begins(Terrain::Hill, [Army::CHESS; 2], [Seat::Human, COMPUTER]);
    person.makes("e2e4".parse().unwrap(), false);
    person.waits();
    person.presses(KeyCode::KeyG);
    person.presses(KeyCode::Escape);
    assert_eq!(person.table().outcome(), None);
    assert_eq!(person.overlay(), Overlay::None);
    person.presses(KeyCode::KeyG);
    person.presses(KeyCode::KeyY);
    assert_eq!(person.table().outcome().unwrap().reason, Reason::Resign);
    // A rematch with sides swapped, as the result screen starts it.
    let setup = person.table().setup().with_sides_swapped();
    person.app.insert_resource(setup);
    person.goes_to(Screen::Battle);
    assert_eq!(person.table().outcome(), None);
    assert!(
        person.table().is_flipped(),
        "the board is turned to a lone defender"
    );
    person.waits();
    assert_eq!(person.table().record().len(), 1);
    person.presses(KeyCode::Escape);
    person.app.update();
    assert_eq!(person.overlay(), Overlay::Pause);
    person.clicks(Square::E7);
    assert_eq!(
        person.table().selection(),
        None,
        "under an overlay the board takes no input"
    );
}

#[test]
fn the_extension_is_agreed_on_by_both() {
    let army = Army::new(0, 0, 0, 1, 0);
    let mut person = Person::begins(Terrain::River, [army; 2], HOTSEAT);
    for turn in 0..100 {
        let position = person.table().position().clone();
        // Rooks go to and fro on their own bank.
        let quiet = position.legal_moves().into_iter().find(|mv| {
            let mut next = position.clone();
            next.play_unchecked(*mv);
            !position.is_capture(*mv) && !next.is_check() && mv.to().rank() != 4
        });
        let mv = quiet.unwrap_or_else(|| position.legal_moves()[0]);
        person.makes(mv, false);
        if person.table().question().is_some() {
            assert_eq!(turn, 99);
        }
    }
    assert_eq!(
        person.table().question(),
        Some(Question::Extend(Side::White))
    );
    person.presses(KeyCode::KeyY);
    assert_eq!(
        person.table().question(),
        Some(Question::Extend(Side::Black))
    );
    person.presses(KeyCode::KeyY);
    assert_eq!(
        (
            person.table().question(),
            person.table().position().budget()
        ),
        (None, 70)
    );
    person.presses(KeyCode::KeyU);
    assert_eq!(
        person.table().question(),
        Some(Question::Extend(Side::White))
    );
    person.presses(KeyCode::KeyN);
    assert_eq!(person.table().outcome().unwrap().reason, Reason::Budget);
}
