//! The seats this player holds in rooms, with what takes them back: kept in a file of the
//! configuration folder that nobody else may read.

use super::room::Room;
use super::setup::game_words;
use super::strip::seat_name;
use super::{CaughtUp, Followed, OnlineSet};
use crate::saves::{in_words, write_private};
use crate::screens::Notices;
use crate::settings::store::{self, place_words, set_aside};
use bevy::prelude::*;
use jiff::Timestamp;
use protocol::{Act, Arbiter, Ended, RoomCode, SeatToken, SetUp};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The name of the file in the configuration folder.
pub const FILE: &str = "seats.json";

/// Where a room is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Server {
    /// In this game, which listens on that port.
    Here(u16),
    /// At that address.
    At(String),
}

impl Server {
    /// Where it is, in words.
    pub fn words(&self) -> String {
        match self {
            Self::Here(_) => words!("online-here"),
            Self::At(address) => words!("online-there", address = address),
        }
    }
}

/// A seat in a room, as it was last known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldSeat {
    /// Where the room is kept.
    pub server: Server,
    /// The room.
    pub room: RoomCode,
    /// What the seat is taken back with.
    pub token: SeatToken,
    /// What is played, once it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set_up: Option<SetUp>,
    /// What is played, in the words of the day; of files that do not tell the set-up.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    game: String,
    /// The names of the others.
    #[serde(default)]
    pub others: Vec<String>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<Ended>,
    /// How the game ended, in the words of the day; of files that do not tell the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ended: Option<String>,
    /// When it was last played, in seconds since 1970.
    #[serde(default)]
    pub when: i64,
}

impl HeldSeat {
    /// A seat that is about to be taken.
    pub fn new(server: Server, room: RoomCode, token: SeatToken) -> Self {
        Self {
            server,
            room,
            token,
            set_up: None,
            game: String::new(),
            others: Vec::new(),
            end: None,
            ended: None,
            when: Timestamp::now().as_second(),
        }
    }

    /// What is played, in words; empty while it is not known yet.
    pub fn game_words(&self) -> String {
        let told = self.set_up.as_ref().map(game_words);
        told.unwrap_or_else(|| self.game.clone())
    }

    /// How the game ended, in words.
    pub fn end_words(&self) -> Option<String> {
        match (&self.end, &self.set_up) {
            (Some(end), Some(set_up)) => Some(end.words(set_up)),
            _ => self.ended.clone(),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.end.is_some() || self.ended.is_some()
    }

    fn note(&mut self, arbiter: &Arbiter, own: Option<u8>) {
        self.set_up = Some(arbiter.opening().game.clone());
        self.game.clear();
        let seats = (0..).zip(arbiter.seats());
        let others = seats.filter(|(seat, state)| Some(*seat) != own && state.is_taken());
        self.others = others.map(|(seat, _)| seat_name(arbiter, seat)).collect();
        self.end = Ended::of(arbiter);
        self.ended = None;
        self.when = Timestamp::now().as_second();
    }
}

/// All seats that are held, the one that was played last first.
#[derive(Resource, Clone, Debug, Default)]
pub struct Seats {
    folder: Option<PathBuf>,
    list: Vec<HeldSeat>,
}

/// The file as it is written.
#[derive(Serialize, Deserialize)]
struct Kept {
    seats: Vec<HeldSeat>,
}

impl Seats {
    /// The seats in a folder; without one nothing is kept. Also tells what is wrong with the file,
    /// which is then set aside.
    pub fn read(folder: Option<PathBuf>) -> (Self, Option<String>) {
        let read = folder.as_deref().map_or(Ok(Vec::new()), read);
        let (list, notice) = match read {
            Ok(list) => (list, None),
            Err(notice) => (Vec::new(), Some(notice)),
        };
        (Self { folder, list }, notice)
    }

    /// The seats, the one that was played last first.
    pub fn list(&self) -> &[HeldSeat] {
        &self.list
    }

    /// Whether that room is kept in this game: who closes it closes it for the others too.
    pub fn keeps_here(&self, room: &Room) -> bool {
        let own = |seat: &&HeldSeat| room.token() == Some(&seat.token);
        let seat = self.list.iter().find(own);
        seat.is_some_and(|it| matches!(it.server, Server::Here(_)))
    }

    /// Holds one more seat.
    ///
    /// # Errors
    /// Says in words why it can't be kept.
    pub fn hold(&mut self, seat: HeldSeat) -> Result<(), String> {
        self.change(|list| {
            list.retain(|it| it.token != seat.token);
            list.push(seat);
        })
    }

    /// Forgets a seat: nobody can take it back any more.
    ///
    /// # Errors
    /// Says in words why it can't be.
    pub fn forget(&mut self, token: &SeatToken) -> Result<(), String> {
        if !self.list.iter().any(|it| it.token == *token) {
            return Ok(());
        }
        self.change(|list| list.retain(|it| it.token != *token))
    }

    /// Notes how a game stands.
    ///
    /// # Errors
    /// Says in words why it can't be kept.
    pub fn note(
        &mut self,
        token: &SeatToken,
        server: Option<Server>,
        arbiter: &Arbiter,
        own: Option<u8>,
    ) -> Result<(), String> {
        if !self.list.iter().any(|it| it.token == *token) {
            return Ok(());
        }
        self.change(|list| {
            if let Some(seat) = list.iter_mut().find(|it| it.token == *token) {
                seat.note(arbiter, own);
                seat.server = server.unwrap_or_else(|| seat.server.clone());
            }
        })
    }

    /// Changes the file as it is now: the game may be open twice.
    fn change(&mut self, change: impl FnOnce(&mut Vec<HeldSeat>)) -> Result<(), String> {
        let Some(folder) = self.folder.clone() else {
            change(&mut self.list);
            return Ok(());
        };
        let _locked = store::lock(&folder, FILE);
        let mut told = Ok(());
        match read(&folder) {
            Ok(list) => self.list = list,
            // What is known here is written anew.
            Err(notice) => told = Err(notice),
        }
        change(&mut self.list);
        self.list.sort_by_key(|it| std::cmp::Reverse(it.when));
        let failed = |problem: io::Error| {
            let path = folder.join(FILE);
            words!(
                "online-seat-not-kept",
                path = path.display().to_string(),
                problem = in_words(&problem)
            )
        };
        write(&folder, &self.list).map_err(failed)?;
        told
    }
}

fn write(folder: &Path, list: &[HeldSeat]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let seats = list.to_vec();
    let text = serde_json::to_string_pretty(&Kept { seats })?;
    write_private(&folder.join(FILE), text.as_bytes())
}

/// Reads the text of such a file.
///
/// # Errors
/// Says what is wrong with it.
pub fn parse(text: &str) -> Result<Vec<HeldSeat>, String> {
    let kept = serde_json::from_str::<Kept>(text);
    kept.map(|kept| kept.seats)
        .map_err(|problem| place_words(problem.line(), problem.column()))
}

/// The seats of a folder. `Err` tells that the file was damaged and where it is now.
fn read(folder: &Path) -> Result<Vec<HeldSeat>, String> {
    let path = folder.join(FILE);
    let problem = match fs::read_to_string(&path) {
        Ok(text) => match parse(&text) {
            Ok(seats) => return Ok(seats),
            Err(problem) => problem,
        },
        Err(problem) if problem.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(problem) => in_words(&problem),
    };
    let fate = match set_aside(&path) {
        Ok(broken) => words!("online-seats-kept-as", path = broken.display().to_string()),
        Err(_) => words!("online-seats-stay"),
    };
    Err(words!(
        "online-seats-unreadable",
        path = path.display().to_string(),
        problem = problem,
        fate = fate
    ))
}

pub(super) fn plugin(app: &mut App) {
    keep_in(app, store::folder());
}

/// Keeps seats in a folder; without one nothing is kept.
pub fn keep_in(app: &mut App, folder: Option<PathBuf>) {
    let (seats, notice) = Seats::read(folder);
    if let Some(notice) = notice {
        warn!("{notice}");
        let world = app.world_mut();
        world.get_resource_or_init::<Notices>().push(notice);
    }
    app.insert_resource(seats).add_systems(
        PreUpdate,
        note.after(OnlineSet::Hear)
            .run_if(resource_exists::<Room>.and_then(resource_exists::<Seats>)),
    );
}

/// Keeps how the game of the room stands, whenever that would be told otherwise.
fn note(
    room: Res<Room>,
    mut seats: ResMut<Seats>,
    mut followed: MessageReader<Followed>,
    mut caught_up: MessageReader<CaughtUp>,
    mut notices: Option<ResMut<Notices>>,
    mut ended: Local<bool>,
) {
    let (Some(arbiter), Some(token)) = (room.arbiter(), room.token()) else {
        return;
    };
    let over = arbiter.ending().is_some();
    let anew = caught_up.read().count() > 0 || over != std::mem::replace(&mut *ended, over);
    let mut left = false;
    let mut told = anew;
    for Followed { entry, .. } in followed.read() {
        told |= !matches!(entry.act, Act::Play { .. } | Act::Ask { .. });
        left |= entry.act == Act::Leave && entry.seat == room.seat();
    }
    let done = match (left, told) {
        (true, _) => seats.forget(token),
        (_, true) => seats.note(token, None, arbiter, room.seat()),
        _ => Ok(()),
    };
    if let Err(problem) = done {
        match &mut notices {
            Some(notices) => notices.push(problem),
            None => warn!("{problem}"),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let name = format!("amirs-chess-seats-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    fn seat(room: &str) -> HeldSeat {
        let server = Server::At("chess.example.org".to_owned());
        HeldSeat::new(server, room.parse().unwrap(), SeatToken::draw().unwrap())
    }

    #[test]
    fn seats_are_held_forgotten_and_read_by_nobody_else() {
        let folder = folder("held");
        let (mut seats, notice) = Seats::read(Some(folder.clone()));
        assert_eq!((seats.list().len(), notice), (0, None));
        let (one, other) = (seat("TEA4TWO"), seat("CHESS1"));
        seats.hold(one.clone()).unwrap();
        // The game may be open twice.
        let (mut twin, _) = Seats::read(Some(folder.clone()));
        twin.hold(other.clone()).unwrap();
        seats.hold(one.clone()).unwrap();
        let (read, _) = Seats::read(Some(folder.clone()));
        assert_eq!(read.list().len(), 2);
        assert!(read.list().contains(&one) && read.list().contains(&other));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.join(FILE))
                .unwrap()
                .permissions()
                .mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        seats.forget(&one.token).unwrap();
        assert_eq!(seats.list(), [other]);
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_damaged_file_is_told_of_and_set_aside() {
        let folder = folder("damaged");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(FILE), "{\"seats\": [{}]}").unwrap();
        let (mut seats, notice) = Seats::read(Some(folder.clone()));
        let notice = notice.unwrap();
        assert!(notice.contains("can't be read") && notice.contains(".broken"));
        let broken = folder.join(format!("{FILE}.broken"));
        assert!(fs::read_to_string(&broken).unwrap().contains("[{}]"));
        seats.hold(seat("TEA4TWO")).unwrap();
        // Damaged once more while the game runs: what it knows is written anew.
        fs::write(folder.join(FILE), "rubbish").unwrap();
        assert!(
            seats
                .hold(seat("CHESS1"))
                .is_err_and(|it| it.contains("broken-2"))
        );
        let (read, notice) = Seats::read(Some(folder.clone()));
        assert_eq!((read.list().len(), notice), (2, None));
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_game_is_noted_as_it_stands() {
        let opening = protocol::Opening::between_people(SetUp::Field);
        let (mut arbiter, _) = Arbiter::open(opening, "Ann", 5).unwrap();
        arbiter.sit("Bea").unwrap();
        let (mut seats, _) = Seats::read(None);
        let held = seat("TEA4TWO");
        seats.hold(held.clone()).unwrap();
        seats.note(&held.token, None, &arbiter, Some(0)).unwrap();
        let noted = &seats.list()[0];
        assert_eq!(noted.game_words(), "Field Chess");
        assert_eq!(noted.end_words(), None);
        assert_eq!(noted.others, ["Bea"]);
        // It is told in the language of the day, whatever was spoken when it was noted.
        let _german = words::speak_here(words::Language::German);
        assert_eq!(noted.game_words(), "Feldschach");
        let end = Ended {
            reason: "flag".into(),
            winners: vec![0],
            left: None,
        };
        let over = HeldSeat {
            end: Some(end),
            ..noted.clone()
        };
        assert!(over.is_over());
        assert_eq!(over.end_words().unwrap(), "Die Flagge von Nord ist erobert");
    }
}
