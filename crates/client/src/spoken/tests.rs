//! What somebody hears who plays without seeing, in both languages: everything is said that is to
//! be known, once and in order.

use super::{Listening, Said, sayings};
use crate::battle::{Action, BattleSetup, Do, Prepared, Seat, Table};
use crate::campaign::{Act, Feed, Order, Session};
use crate::opponent;
use crate::screens::{Notices, Screen};
use crate::settings::{Settings, ShownSpeed};
use crate::table::{self, Laid};
use crate::windowless::{Inputs, frame};
use crate::{board, transition, world};
use ::campaign::{self as map, Campaign, Command, State};
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use rules::{Piece, Square, Variant};
use std::time::Duration;
use tabletop::{Act as AtTable, Place, Point, Sitter, Sitting, open};
use words::{Language, speak_here};

/// All that was said, a line a picture.
#[derive(Resource, Default)]
struct Heard(Vec<String>);

fn hear(said: Res<Said>, mut heard: ResMut<Heard>) {
    if said.is_changed() && !said.line.is_empty() {
        heard.0.push(said.line.clone());
    }
}

/// Somebody who listens.
struct Listener {
    app: App,
}

impl Inputs for Listener {
    fn game(&mut self) -> &mut App {
        &mut self.app
    }
}

impl Listener {
    fn new(parts: impl FnOnce(&mut App)) -> Self {
        let settings = Settings {
            shown_speed: ShownSpeed::Fast,
            ..Settings::default()
        };
        let mut app = frame(settings, Duration::from_millis(300));
        parts(&mut app);
        app.add_plugins(sayings)
            .insert_resource(Listening(true))
            .init_resource::<Heard>()
            .add_systems(Last, hear);
        // The language is that of this thread.
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        Self { app }
    }

    /// What has been said since this was asked last, once all is shown.
    fn hears(&mut self) -> String {
        for _ in 0..40 {
            self.app.update();
            // Computers think beside.
            std::thread::sleep(Duration::from_micros(100));
        }
        std::mem::take(&mut self.app.world_mut().resource_mut::<Heard>().0).join(" ")
    }

    fn gives<M: Message>(&mut self, message: M) -> String {
        self.app.world_mut().write_message(message);
        self.hears()
    }

    /// A battle of two people from a position.
    fn at_battle(position: &str) -> Self {
        let mut listener = Self::new(|app| {
            app.add_plugins((crate::battle::plugin, board::hands, opponent::plugin));
        });
        let setup = BattleSetup {
            seats: [Seat::Human; 2],
            ..BattleSetup::default()
        };
        let table = Table::from_position(setup, position.parse().expect("a position"));
        let world = listener.app.world_mut();
        world.resource_mut::<Prepared>().0 = Some(table);
        listener.goes_to(Screen::Battle);
        listener
    }

    fn plays(&mut self, mv: &str) -> String {
        self.gives(Do(Action::Play(mv.parse().expect("a move"))))
    }

    /// Chess between two people from a position.
    fn at_table(variant: Variant, start: &str) -> Self {
        let mut listener = Self::new(|app| {
            app.init_resource::<Notices>()
                .init_resource::<Feed>()
                .init_resource::<world::Reel>()
                .add_plugins((
                    crate::battle::plugin,
                    opponent::plugin,
                    table::sitting,
                    table::hands,
                ));
        });
        let sitting = Sitting::new(open(variant, start).expect("a game"), &[Sitter::Human; 2]);
        listener.app.world_mut().resource_mut::<Laid>().0 = Some(sitting);
        listener.goes_to(Screen::Table);
        listener
    }

    fn touches(&mut self, at: (u8, u8)) -> String {
        let place = Place::Board(Point::at(at.0, at.1));
        self.gives(table::Order(AtTable::Touch(place)))
    }

    /// A campaign against the computer on open land.
    fn on_map(extra: &str) -> Self {
        let mut listener = Self::new(|app| {
            app.add_plugins((
                crate::battle::plugin,
                board::hands,
                opponent::plugin,
                crate::campaign::plugin,
                transition::plugin,
                world::hands,
            ));
        });
        let open = "........\n".repeat(8);
        let state: State =
            format!("size 8\nmap\n{open}capital white a4\ncapital black h4\nfog off\n{extra}")
                .parse()
                .expect("a world");
        let session = Session::resume(Campaign::from_world(state, None));
        listener.app.insert_resource(session);
        listener.goes_to(Screen::World);
        listener
    }

    fn orders(&mut self, act: Act) -> String {
        self.gives(Order(act))
    }
}

/// Plays a scene in both languages: at each of its moments something is heard, and all of this once.
fn in_both(scene: impl Fn(&mut Vec<String>), english: &[&[&str]], german: &[&[&str]]) {
    for (code, expected) in [("en", english), ("de", german)] {
        let _speaking = speak_here(Language::read(code).expect("a language"));
        let mut heard = Vec::new();
        scene(&mut heard);
        assert_eq!(heard.len(), expected.len(), "{heard:#?}");
        for (number, (heard, expected)) in heard.iter().zip(expected).enumerate() {
            assert!(!heard.is_empty(), "{number}");
            for words in *expected {
                let times = heard.matches(words).count();
                assert_eq!(times, 1, "'{words}' at {number} in '{heard}'");
            }
        }
    }
}

#[test]
fn a_battle_is_followed_by_ear() {
    let scene = |heard: &mut Vec<String>| {
        let mut ear = Listener::at_battle("3k4/1P5p/8/r7/8/8/8/R5K1 w field - - 1 50");
        heard.push(ear.hears());
        let mut cursor = ear.app.world_mut().resource_mut::<board::KeyboardCursor>();
        (cursor.square, cursor.visible) = (Square::A5, true);
        heard.push(ear.hears());
        heard.push(ear.gives(Do(Action::Touch(Square::A1))));
        heard.push(ear.gives(Do(Action::Cancel)));
        heard.push(ear.plays("a1a5"));
        heard.push(ear.plays("d8d7"));
        heard.push(ear.gives(Do(Action::Touch(Square::A5))));
        ear.gives(Do(Action::Cancel));
        ear.gives(Do(Action::Touch(Square::B7)));
        ear.gives(Do(Action::Touch(Square::B8)));
        heard.push(ear.gives(Do(Action::Promote(Piece::Rook))));
        ear.plays("d7d6");
        heard.push(ear.plays("a5a6"));
        heard.push(ear.gives(Do(Action::StepBack)));
        heard.push(ear.gives(Do(Action::Live)));
    };
    in_both(
        scene,
        &[
            &["Attacker to move."],
            &["a5: Defender's Rook."],
            &["Rook on a1 picked up.", "takes on a5."],
            &["Put down."],
            &[
                "Attacker: Rook from a1 to a5.",
                "Defender: Rook on a5 falls.",
                "Defender: the King loses the power of the Rook.",
                "Defender to move.",
            ],
            &["Defender: King from d8 to d7.", "Attacker to move."],
            &["Rook on a5 picked up."],
            &["Attacker: Pawn from b7 to b8.", "It becomes: Rook."],
            &["Attacker: Rook from a5 to a6.", "Defender: check!"],
            &["4 of 5: "],
            &["The present."],
        ],
        &[
            &["Angreifer am Zug."],
            &["a5: "],
            &["Turm auf a1 aufgenommen.", "schlägt auf a5."],
            &["Abgesetzt."],
            &[
                "Angreifer: Turm von a1 nach a5.",
                "Verteidiger: Turm auf a5 fällt.",
                "Verteidiger: Der König verliert die Kraft des Turms.",
                "Verteidiger am Zug.",
            ],
            &["Verteidiger: König von d8 nach d7.", "Angreifer am Zug."],
            &["Turm auf a5 aufgenommen."],
            &["Angreifer: Bauer von b7 nach b8.", "Daraus wird: Turm."],
            &["Angreifer: Turm von a5 nach a6.", "Verteidiger: Schach!"],
            &["4 von 5: "],
            &["Die Gegenwart."],
        ],
    );
}

#[test]
fn a_game_at_the_table_is_followed_by_ear() {
    let scene = |heard: &mut Vec<String>| {
        let start = "4k3/P7/8/8/8/8/4q3/4K2R w K - 0 1";
        let mut ear = Listener::at_table(Variant::Chess, start);
        ear.hears();
        heard.push(ear.touches((4, 0)));
        heard.push(ear.touches((4, 1)));
        ear.touches((4, 7));
        heard.push(ear.touches((3, 6)));
        let promotes = AtTable::Choose("a7a8q".to_owned());
        heard.push(ear.gives(table::Order(promotes)));
    };
    in_both(
        scene,
        &[
            &["King on e1 picked up.", "akes on e2."],
            &["King from e1 to e2.", "Queen on e2 falls."],
            &["King from e8 to d7."],
            &["It becomes: Queen."],
        ],
        &[
            &["König auf e1 aufgenommen.", "chlägt auf e2."],
            &["König von e1 nach e2.", "Dame auf e2 fällt."],
            &["König von e8 nach d7."],
            &["Daraus wird: Dame."],
        ],
    );
}

#[test]
fn orders_on_the_map_are_followed_by_ear() {
    let scene = |heard: &mut Vec<String>| {
        let mut ear = Listener::on_map("army white b4 2P\narmy black g7 1P\n");
        ear.hears();
        let square = |text: &str| map::Square::parse(text).expect("a square");
        let say = |text: &str| Act::Say(Command::parse(text, map::Size::Small).expect("a command"));
        heard.push(ear.orders(Act::Select(square("b4"))));
        ear.orders(say("march b4 b5 all"));
        heard.push(ear.orders(Act::Undo));
    };
    in_both(
        scene,
        &[&["Selected: b4", "Marches to "], &["Taken back."]],
        &[&["Gewählt: b4", "Marschiert nach "], &["Zurückgenommen."]],
    );
}
