//! Somebody at a screen of his own, and a party of them in one room.

use crate::campaigner::map_and_battles;
use crate::here::Here;
use bevy::prelude::*;
use client::online::{self, Room};
use client::screens::{Notices, Overlay, Screen};
use client::settings::{Settings, ShownSpeed};
use client::windowless::{Inputs, frame};
use protocol::{Arbiter, Opening, RoomCode, SeatToken, Want};
use std::ops::{Index, IndexMut};
use std::time::Duration;

/// The game without a window, and whoever sits before it.
pub struct Guest {
    pub app: App,
    /// What the chance of the next decision comes from.
    pub decisions: u64,
}

impl Inputs for Guest {
    fn game(&mut self) -> &mut App {
        &mut self.app
    }
}

impl Guest {
    /// Goes to a room, as the screen that leads there does.
    pub fn enters(server: &str, want: Want) -> Self {
        let settings = Settings {
            shown_speed: ShownSpeed::Fast,
            ..Settings::default()
        };
        let mut app = frame(settings, Duration::from_millis(200));
        app.add_plugins((
            map_and_battles,
            client::table::sitting,
            client::table::hands,
            online::plugin,
        ));
        let room = Room::enter(server, want, || ()).unwrap();
        app.insert_resource(room).init_resource::<Notices>();
        let mut guest = Self { app, decisions: 0 };
        guest.goes_to(Screen::Rooms);
        guest
    }

    pub fn room(&self) -> &Room {
        self.app.world().resource()
    }

    pub fn arbiter(&self) -> &Arbiter {
        self.room().arbiter().expect("the room is known")
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn overlay(&self) -> Overlay {
        *self.app.world().resource::<State<Overlay>>().get()
    }

    /// Whether the room waits for an answer.
    pub fn asked(&self) -> bool {
        let arbiter = self.room().arbiter();
        arbiter.is_some_and(|arbiter| arbiter.asked().is_some())
    }

    /// What was told beside the board since this was last asked.
    pub fn notices(&mut self) -> String {
        let mut notices = self.app.world_mut().resource_mut::<Notices>();
        let words = notices.words();
        notices.close();
        words
    }

    /// Closes what lies over the screen, as its buttons do.
    pub fn closes_overlay(&mut self) {
        let world = self.app.world_mut();
        world
            .resource_mut::<NextState<Overlay>>()
            .set(Overlay::None);
    }

    /// Wishes something of the room, as buttons do.
    pub fn wishes(&mut self, act: protocol::Act) {
        let player = None;
        self.app
            .world_mut()
            .write_message(online::Wish { player, act });
        self.app.update();
    }
}

/// Everybody in one room.
pub struct Party {
    pub here: Here,
    pub guests: Vec<Guest>,
}

impl Party {
    /// Ann opens the room, others join as long as there are seats, and one looks on.
    pub fn meets(code: &str, opening: Opening) -> Self {
        let here = Here::new();
        let people = opening.seats.iter().filter(|it| it.is_human()).count();
        let room: RoomCode = code.parse().unwrap();
        let token = || SeatToken::draw().unwrap();
        let host = Want::Host {
            room: room.clone(),
            opening,
            name: "Ann".into(),
            token: token(),
        };
        let mut party = Self {
            guests: vec![Guest::enters(&here.address(), host)],
            here,
        };
        party.until("the room", |guests| guests[0].room().arbiter().is_some());
        for name in ["Bea", "Cid", "Dan"].into_iter().take(people - 1) {
            let want = Want::Join {
                room: room.clone(),
                name: name.into(),
                token: token(),
            };
            party.joins(want);
        }
        party.joins(Want::Watch { room });
        party
    }

    /// One more comes.
    pub fn joins(&mut self, want: Want) {
        let guest = Guest::enters(&self.here.address(), want);
        self.guests.push(guest);
        self.until("a place", |guests| {
            let room = guests[guests.len() - 1].room();
            room.is_placed() && room.arbiter().is_some()
        });
    }

    /// What is so at each screen.
    pub fn each<T>(&self, what: impl Fn(&Guest) -> T) -> Vec<T> {
        self.guests.iter().map(what).collect()
    }

    /// Lets time pass until something is so at every screen.
    pub fn see(&mut self, what: &str, so: impl Fn(&Guest) -> bool) {
        self.until(what, |guests| guests.iter().all(&so));
    }

    /// Lets a little time pass.
    pub fn idles(&mut self, pictures: usize) {
        for _ in 0..pictures {
            self.goes_on();
            std::thread::sleep(Duration::from_micros(300));
        }
    }

    /// Every screen shows its next picture.
    pub fn goes_on(&mut self) {
        for guest in &mut self.guests {
            guest.app.update();
        }
    }

    /// Lets time pass until something is so.
    pub fn until(&mut self, what: &str, so: impl Fn(&[Guest]) -> bool) {
        for _ in 0..60_000 {
            if so(&self.guests) {
                return;
            }
            self.goes_on();
            std::thread::sleep(Duration::from_micros(300));
        }
        let stand: Vec<_> = self.guests.iter().map(stands).collect();
        panic!("{what} never came: {stand:#?}");
    }

    /// Whether everybody knows the same of the room, and nothing is under way.
    pub fn is_of_one_mind(guests: &[Guest]) -> bool {
        let known = |guest: &Guest| {
            let arbiter = guest.room().arbiter()?;
            let quiet = guest.room().under_way().is_none();
            quiet.then(|| (arbiter.number(), arbiter.hash()))
        };
        let first = known(&guests[0]);
        first.is_some() && guests.iter().all(|guest| known(guest) == first)
    }
}

impl Index<usize> for Party {
    type Output = Guest;

    fn index(&self, index: usize) -> &Guest {
        &self.guests[index]
    }
}

impl IndexMut<usize> for Party {
    fn index_mut(&mut self, index: usize) -> &mut Guest {
        &mut self.guests[index]
    }
}

fn stands(guest: &Guest) -> (Screen, Overlay, String) {
    let room = guest.room();
    let known = room.arbiter().map(|it| (it.number(), it.decider()));
    let words = format!("{:?} {known:?} {:?}", room.line(), room.under_way());
    (guest.screen(), guest.overlay(), words)
}
