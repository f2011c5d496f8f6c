//! A player at a game without a window, and a server to play through.

use crate::launch::Bell;
use crate::online::{
    Attention, Door, Inner, Line, Purpose, Room, Said, Seats, Server, Strip, StripWish, Strips,
    Told, seats,
};
use crate::screens::{Notices, Screen};
use crate::settings::Settings;
use crate::windowless::frame;
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use protocol::{Opening, Phrase};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Nothing takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A folder that is not there yet and goes with its holder.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let name = format!("amirs-chess-online-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&folder);
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Runs the server inside a game alone; gives its port.
pub fn serve(folder: &Path, port: u16) -> (Inner, u16) {
    let mut inner = Inner::new(Some(folder.to_owned()));
    let begun = Instant::now();
    loop {
        match inner.run(port, Bell::default) {
            Some(running) => {
                let port = running.unwrap();
                return (inner, port);
            }
            None => assert!(begun.elapsed() < PATIENCE),
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// A player at his own game.
pub struct Player {
    pub app: App,
    name: &'static str,
}

impl Player {
    /// Somebody whose seats and rooms are kept in a folder.
    pub fn new(name: &'static str, folder: &Path) -> Self {
        let mut app = frame(Settings::default(), Duration::from_millis(16));
        app.init_resource::<Notices>()
            .init_resource::<crate::battle::Prepared>()
            .init_resource::<crate::table::Laid>()
            .add_plugins(super::super::core);
        seats::keep_in(&mut app, Some(folder.join(name)));
        app.insert_resource(Inner::new(Some(folder.join(name))));
        app.update();
        let mut player = Self { app, name };
        player.goes_to(Screen::Rooms);
        player
    }

    pub fn goes_to(&mut self, screen: Screen) {
        let world = self.app.world_mut();
        world.resource_mut::<NextState<Screen>>().set(screen);
        self.app.update();
    }

    pub fn enters(&mut self, server: Server, code: &str, purpose: Purpose) {
        let code = code.parse().unwrap();
        let world = self.app.world_mut();
        world.resource_scope(|world, mut door: Mut<Door>| {
            let mut seats = world.resource_mut::<Seats>();
            door.enter(server, code, self.name, purpose, &mut seats);
        });
    }

    pub fn opens(&mut self, server: Server, code: &str, opening: Opening) {
        self.enters(server, code, Purpose::Open(Box::new(opening)));
    }

    /// Takes up the seat that was held last.
    pub fn takes_up(&mut self) {
        let seat = self.app.world().resource::<Seats>().list()[0].clone();
        self.app.world_mut().resource_mut::<Door>().resume(&seat);
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn room(&self) -> Option<&Room> {
        self.app.world().get_resource::<Room>()
    }

    pub fn seats(&self) -> &Seats {
        self.app.world().resource::<Seats>()
    }

    pub fn trouble(&self) -> Option<&crate::online::Trouble> {
        self.app.world().resource::<Door>().trouble.as_ref()
    }

    pub fn strip(&mut self) -> Option<Strip> {
        let strip = |strips: Strips| strips.strip();
        self.app.world_mut().run_system_once(strip).unwrap()
    }

    pub fn told(&mut self) -> Option<Told> {
        self.strip().map(|it| it.told)
    }

    pub fn wishes(&mut self, wish: StripWish) {
        self.app.world_mut().write_message(wish);
    }

    /// Looks at the window, or elsewhere.
    pub fn looks(&mut self, here: bool) {
        let world = self.app.world_mut();
        let mut windows = world.query::<&mut Window>();
        for mut window in windows.iter_mut(world) {
            window.focused = here;
        }
        self.calls();
    }

    /// How many entries of the room's log are known.
    pub fn number(&self) -> Option<u64> {
        Some(self.room()?.arbiter()?.number())
    }

    /// How often the window asked for attention since this was last asked.
    pub fn calls(&mut self) -> usize {
        let mut calls = self.app.world_mut().resource_mut::<Messages<Attention>>();
        calls.drain().count()
    }

    /// Plays on until something is so.
    pub fn until(&mut self, what: &str, mut is_so: impl FnMut(&mut Self) -> bool) {
        let begun = Instant::now();
        while !is_so(self) {
            let line = self.room().map(Room::line);
            assert!(
                begun.elapsed() < PATIENCE,
                "{}: {what}; at {:?}, {line:?}, {:?}",
                self.name,
                self.screen(),
                self.trouble()
            );
            self.app.update();
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    pub fn until_at(&mut self, screen: Screen) {
        self.until("another screen", |it| it.screen() == screen);
    }

    pub fn until_lost(&mut self) {
        self.until("no connection", |it| {
            matches!(it.room().map(Room::line), Some(Line::Lost { .. }))
        });
    }

    pub fn until_up(&mut self) {
        self.until("a connection", |it| {
            matches!(it.room().map(Room::line), Some(Line::Up))
        });
    }

    pub fn until_trouble(&mut self) {
        self.until("trouble", |it| it.trouble().is_some());
        assert!(self.app.world().get_resource::<Room>().is_some() || self.room().is_none());
    }

    /// What was said, once anything is.
    pub fn hears(&mut self) -> Phrase {
        let mut heard = None;
        self.until("a phrase", |it| {
            let said = it.app.world().resource::<Messages<Said>>();
            heard = said.iter_current_update_messages().last().copied();
            heard.is_some()
        });
        heard.unwrap().phrase
    }
}
