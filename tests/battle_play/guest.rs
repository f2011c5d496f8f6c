//! A person at a table: what can be seen, and the inputs that can be given.

use crate::beginner::beginner;
use bevy::prelude::*;
use client::campaign::Feed;
use client::opponent::{self, Seed};
use client::saves::{self, Folder};
use client::screens::{Notices, Overlay, Screen};
use client::settings::Settings;
use client::table::{self, Laid, Order, Seated, TableLayout};
use client::windowless::{Inputs, frame};
use engine::Level;
use rules::Variant;
use std::time::Duration;
use tabletop::{Act, Asking, Choice, Place, Point, Saved, Sitter, Sitting, open};

pub const BEGINNER: Sitter = Sitter::Computer(Level::Beginner);

/// A person at a table.
pub struct Guest {
    pub app: App,
    decisions: u64,
}

impl Inputs for Guest {
    fn game(&mut self) -> &mut App {
        &mut self.app
    }
}

impl Guest {
    /// The game before the title is left; `folder` is where it is kept, if it is.
    pub fn comes(folder: Option<Folder>) -> Self {
        let mut app = frame(Settings::default(), Duration::from_millis(300));
        app.insert_resource(Seed(Some(11)))
            .init_resource::<Notices>()
            .init_resource::<Feed>()
            .init_resource::<client::world::Reel>()
            .init_resource::<client::battle::Prepared>()
            .add_plugins((
                client::battle::plugin,
                opponent::plugin,
                table::sitting,
                table::hands,
            ));
        if folder.is_some() {
            saves::keep_in(&mut app, folder);
        }
        Self { app, decisions: 0 }
    }

    pub fn sits_down(variant: Variant, start: &str, sitters: &[Sitter]) -> Self {
        let mut guest = Self::comes(None);
        guest.begins(variant, start, sitters);
        guest
    }

    pub fn begins(&mut self, variant: Variant, start: &str, sitters: &[Sitter]) {
        let sitting = Sitting::new(open(variant, start).unwrap(), sitters);
        self.app.world_mut().resource_mut::<Laid>().0 = Some(sitting);
        self.goes_to(Screen::Table);
    }

    pub fn sitting(&self) -> &Sitting {
        &self.app.world().resource::<Seated>().0
    }

    pub fn overlay(&self) -> Overlay {
        *self.app.world().resource::<State<Overlay>>().get()
    }

    pub fn clicks(&mut self, point: Point) {
        let layout = self.app.world().resource::<TableLayout>();
        let place = layout.centre(point);
        self.clicks_at(place);
    }

    /// Does what a button of the panel does.
    pub fn pushes(&mut self, act: Act) {
        self.app.world_mut().write_message(Order(act));
        self.app.update();
    }

    /// Lets the computers decide, if it is their turn.
    pub fn waits(&mut self) {
        for _ in 0..200_000 {
            if self.sitting().job().is_none() {
                return;
            }
            self.app.update();
            std::thread::sleep(Duration::from_micros(100));
        }
        panic!("no computer decides in {:?}", self.sitting());
    }

    /// Does a choice: places by clicks, the rest by its button.
    pub fn does(&mut self, choice: &Choice) {
        let version = self.sitting().version();
        let from = choice
            .from
            .filter(|it| self.sitting().picked() != Some(*it));
        match from {
            Some(Place::Board(point)) => self.clicks(point),
            Some(place @ Place::Reserve(_)) => self.pushes(Act::Touch(place)),
            None => {}
        }
        match choice.to {
            Some(point) => self.clicks(point),
            None => self.pushes(Act::Choose(choice.action.clone())),
        }
        if let Some(Asking::Which(which)) = self.sitting().asking() {
            let index = which.iter().position(|it| it == choice);
            let keys = [
                KeyCode::Digit1,
                KeyCode::Digit2,
                KeyCode::Digit3,
                KeyCode::Digit4,
                KeyCode::Digit5,
                KeyCode::Digit6,
            ];
            self.presses(keys[index.unwrap()]);
        }
        assert_ne!(self.sitting().version(), version, "{choice:?} did nothing");
    }

    /// What a player of some level would do, as one of the choices.
    fn decides(&mut self) -> Choice {
        self.decisions += 1;
        beginner(self.sitting(), self.decisions)
    }

    /// Decides once, for whoever is to.
    pub fn plays(&mut self) {
        if self.sitting().curtain().is_some() {
            self.pushes(Act::Unveil);
            // The board turns with the next picture.
            self.app.update();
        }
        let choice = self.decides();
        self.does(&choice);
    }

    /// Plays until the end.
    pub fn plays_to_the_end(&mut self) {
        for _ in 0..5000 {
            self.waits();
            if self.sitting().game().ending().is_some() {
                return self.sees_the_result();
            }
            self.plays();
        }
        panic!("no end of {:?}", self.sitting());
    }

    fn sees_the_result(&mut self) {
        for _ in 0..20 {
            self.app.update();
        }
        assert_eq!(self.overlay(), Overlay::Result);
        let game = self.sitting().game();
        let again = Saved::of(game).open().unwrap();
        assert_eq!(again.ending(), game.ending());
        assert_eq!(again.position_text(), game.position_text());
    }
}
