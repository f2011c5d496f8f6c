//! People at a campaign: what they see, and what they can do.

use crate::campaigner::{Campaigner, map_and_battles};
use bevy::prelude::*;
use campaign::{Campaign, Command, Pending, View};
use client::battle::{Action, Question as BattleQuestion, Table};
use client::campaign::{Feed, Session};
use client::opponent::Working;
use client::screens::{Overlay, Screen};
use client::settings::{Settings, ShownSpeed};
use client::transition::{self, Go};
use client::windowless::{Inputs, frame};
use client::world::{Drawn, Reel};
use engine::{Level, Stop};
use std::time::Duration;

/// The game without a window, and the people before it.
pub struct People {
    pub app: App,
}

impl Inputs for People {
    fn game(&mut self) -> &mut App {
        &mut self.app
    }
}

impl Campaigner for People {}

impl People {
    /// They sit down to a campaign on its map.
    pub fn begin(session: Session) -> Self {
        let settings = Settings {
            shown_speed: ShownSpeed::Fast,
            ..Settings::default()
        };
        let mut app = frame(settings, Duration::from_millis(200));
        app.add_plugins(map_and_battles).insert_resource(session);
        let mut people = Self { app };
        people.goes_to(Screen::World);
        people
    }

    pub fn session(&self) -> &Session {
        self.app.world().resource()
    }

    pub fn campaign(&self) -> &Campaign {
        self.session().campaign()
    }

    pub fn table(&self) -> &Table {
        self.app.world().resource()
    }

    pub fn drawn(&self) -> Option<&View> {
        let drawn = self.app.world().get_resource::<Drawn>();
        drawn.map(|drawn| &*drawn.view)
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn overlay(&self) -> Overlay {
        *self.app.world().resource::<State<Overlay>>().get()
    }

    /// Lets time pass until something is so.
    pub fn until(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        for _ in 0..30_000 {
            if so(self) {
                return;
            }
            self.app.update();
            std::thread::sleep(Duration::from_micros(100));
        }
        panic!(
            "{what} never came on {:?}:\n{}",
            self.screen(),
            self.campaign().state()
        );
    }

    /// Everything worked out and shown.
    pub fn is_at_rest(&self) -> bool {
        let world = self.app.world();
        let left = world.resource::<Feed>().left(self.session().viewer());
        world.resource::<Working>().labour().is_none()
            && self.session().job().is_none()
            && world.resource::<Reel>().is_idle()
            && left == 0
            && !world.resource::<transition::Transition>().goes_on()
    }

    /// Waits until the person before the screen is to do something, or all is over; then the map
    /// shows what the session says.
    pub fn waits(&mut self) {
        self.until("rest", |people| people.is_at_rest());
        if self.screen() == Screen::World {
            let drawn = self.drawn().expect("a map is drawn");
            assert!(
                drawn == &**self.session().view(),
                "the map is not up to date"
            );
        }
    }

    /// Carries out what somebody advised, as a person does: selects, touches, picks, and off they
    /// go.
    pub fn follows(&mut self, advice: Command) {
        let before = self.campaign().record().len();
        self.takes_advice(advice);
        let record = self.campaign().record();
        assert!(record.len() > before, "'{advice}' did not come about");
        let said = record[before].command;
        let told = |command: &Command| command.to_string().replace(" via", "|");
        let head = |command: &Command| {
            let words = told(command);
            words.split(' ').take(3).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(head(&said), head(&advice));
    }

    /// Goes to the board on which the battle that waits is fought.
    pub fn goes_into_battle(&mut self) {
        self.presses(KeyCode::KeyF);
        self.until("the board", |people| {
            let passing = people.app.world().resource::<transition::Transition>();
            people.screen() == Screen::Battle && !passing.goes_on()
        });
    }

    /// Fights the battle that waits on the board, and comes back to the map.
    pub fn fights(&mut self, level: Level) {
        self.goes_into_battle();
        for turn in 0..400 {
            self.until("a turn", |people| {
                let table = people.table();
                table.outcome().is_some() || table.is_persons_turn()
            });
            self.agrees();
            if self.table().outcome().is_some() {
                break;
            }
            if let Some(BattleQuestion::Extend(_)) = self.table().question() {
                self.acts(Action::Extend(false));
                continue;
            }
            let position = self.table().position().clone();
            let mv = engine::choose(&position, level, turn, &Stop::default());
            self.acts(Action::Play(mv.expect("a move")));
        }
        self.agrees();
        self.until("the result", |people| people.overlay() == Overlay::Result);
        let at = self.table().setup().campaign.map(|campaign| campaign.at);
        // As the result's button does.
        let world = self.app.world_mut();
        world
            .resource_mut::<NextState<Overlay>>()
            .set(Overlay::None);
        world.write_message(Go {
            to: Screen::World,
            at,
        });
        self.until("the map", |people| people.screen() != Screen::Battle);
    }

    /// Has the battle that waits resolved.
    pub fn presses_resolve(&mut self) {
        let before = self.campaign().record().len();
        self.presses(KeyCode::KeyV);
        assert!(self.session().wanted().is_some() || self.campaign().record().len() > before);
    }

    /// The table and the campaign say the same.
    pub fn agrees(&self) {
        match self.campaign().state().pending() {
            Some(Pending::Battle(battle)) if self.session().wanted().is_none() => {
                assert_eq!(&battle.position, self.table().position());
            }
            Some(Pending::Battle(_)) => {}
            _ => assert!(self.table().outcome().is_some()),
        }
    }
}
