//! A person at the game: what can be seen, and the inputs that can be given.

use bevy::prelude::*;
use client::battle::{BattleSetup, Entry, Question, Record, Seat, Table};
use client::board::{KeyboardCursor, Layout};
use client::opponent::Seed;
use client::screens::{Overlay, Screen};
use client::settings::Settings;
use client::windowless::{Inputs, frame};
use engine::{Level, Stop};
use rules::battle::{Army, Terrain};
use rules::{Move, MoveKind, Piece, Square};
use std::time::Duration;

pub const COMPUTER: Seat = Seat::Computer(Level::Beginner);
pub const HOTSEAT: [Seat; 2] = [Seat::Human, Seat::Human];

/// A person at the game.
pub struct Person {
    pub app: App,
}

impl Inputs for Person {
    fn game(&mut self) -> &mut App {
        &mut self.app
    }
}

impl Person {
    pub fn begins(terrain: Terrain, armies: [Army; 2], seats: [Seat; 2]) -> Self {
        let mut app = frame(Settings::default(), Duration::from_millis(300));
        app.insert_resource(Seed(Some(11)))
            .add_plugins((
                client::battle::plugin,
                client::board::hands,
                client::opponent::plugin,
            ))
            .insert_resource(BattleSetup {
                terrain,
                armies,
                seats,
                campaign: None,
            });
        let mut person = Self { app };
        person.goes_to(Screen::Battle);
        person
    }

    pub fn table(&self) -> &Table {
        self.app.world().resource::<Table>()
    }

    pub fn overlay(&self) -> Overlay {
        *self.app.world().resource::<State<Overlay>>().get()
    }

    pub fn points_at(&mut self, square: Square) {
        let place = self.app.world().resource::<Layout>().centre(square);
        self.moves_pointer_to(place);
    }

    pub fn clicks(&mut self, square: Square) {
        let place = self.app.world().resource::<Layout>().centre(square);
        self.clicks_at(place);
    }

    pub fn drags(&mut self, from: Square, to: Square) {
        let layout = self.app.world().resource::<Layout>();
        let (from, to) = (layout.centre(from), layout.centre(to));
        self.drags_between(from, to);
    }

    /// Where the keyboard's marker is.
    pub fn marked(&self) -> Square {
        self.app.world().resource::<KeyboardCursor>().square
    }

    /// Goes there with the arrow keys and presses Enter.
    pub fn enters(&mut self, square: Square) {
        self.presses(KeyCode::ArrowUp);
        for _ in 0..20 {
            let at = self.marked();
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

    pub fn picks_from_reserve(&mut self, piece: Piece) {
        self.presses(match piece {
            Piece::Queen => KeyCode::Digit1,
            Piece::Rook => KeyCode::Digit2,
            Piece::Bishop => KeyCode::Digit3,
            Piece::Knight => KeyCode::Digit4,
            _ => KeyCode::Digit5,
        });
    }

    /// Makes a move by mouse or by keyboard alone.
    pub fn makes(&mut self, mv: Move, by_keyboard: bool) {
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
    pub fn waits(&mut self) {
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
    pub fn fights_to_the_end(&mut self, by_keyboard: bool) {
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

    pub fn plays(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            self.makes(text.parse().unwrap(), false);
        }
    }
}
