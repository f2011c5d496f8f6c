//! Going into a room: first the server inside the game if it is wished, then the connection, then
//! a place. What goes wrong on the way is told where it can be mended.

use super::hear::refused;
use super::inner::free_port;
use super::seats::{HeldSeat, Seats, Server};
use super::setup::LOOK_ALIKE;
use super::{Inner, Line, Room};
use crate::launch::Bell;
use crate::screens::Notices;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use protocol::{Opening, Reason, RoomCode, SeatToken, TokenError, Want};
use std::time::Duration;

/// The least time between two pictures of what comes from a room.
const LEAST: Duration = Duration::from_millis(15);

/// Where something is to be mended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The room's code.
    Code,
    /// The server, or the port of the one here.
    Server,
    /// What is played.
    Game,
    /// A seat that is held.
    Seat,
}

/// What went wrong at the door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// Where it can be mended.
    pub field: Field,
    /// In words.
    pub words: String,
    /// A port that is free, where the one that was wished is not.
    pub free_port: Option<u16>,
}

impl Trouble {
    /// Trouble with a seat that is held.
    pub const fn seat(words: String) -> Self {
        Self::new(Field::Seat, words)
    }

    /// Trouble with a field.
    pub const fn new(field: Field, words: String) -> Self {
        Self {
            field,
            words,
            free_port: None,
        }
    }
}

#[derive(Debug)]
struct Knock {
    server: Server,
    want: Want,
    /// Whether the seat is held only if this succeeds.
    is_new: bool,
    /// Whether it is being connected.
    entering: bool,
}

/// The way into a room.
#[derive(Resource, Debug, Default)]
pub struct Door {
    knock: Option<Knock>,
    /// What went wrong last, until something else is tried.
    pub trouble: Option<Trouble>,
}

/// What somebody wants of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To open it.
    Open(Box<Opening>),
    /// To sit down in it.
    Join,
    /// To look on.
    Watch,
}

impl Door {
    /// Goes into a room under a name. A seat is held in `seats` from before it is asked for.
    pub fn enter(
        &mut self,
        server: Server,
        room: RoomCode,
        name: &str,
        purpose: Purpose,
        seats: &mut Seats,
    ) {
        let name = name.to_owned();
        let mut hold = || -> Result<SeatToken, String> {
            let token = SeatToken::draw().map_err(|problem: TokenError| problem.to_string())?;
            seats.hold(HeldSeat::new(server.clone(), room.clone(), token.clone()))?;
            Ok(token)
        };
        let want = match purpose {
            Purpose::Watch => Ok(Want::Watch { room: room.clone() }),
            Purpose::Join => hold().map(|token| Want::Join {
                room: room.clone(),
                name,
                token,
            }),
            Purpose::Open(opening) => hold().map(|token| Want::Host {
                room: room.clone(),
                opening: *opening,
                name,
                token,
            }),
        };
        match want {
            Ok(want) => self.knock(server, want, true),
            Err(words) => self.fail(Field::Seat, words),
        }
    }

    /// Takes a seat up again.
    pub fn resume(&mut self, seat: &HeldSeat) {
        let want = Want::Resume {
            room: seat.room.clone(),
            token: seat.token.clone(),
        };
        self.knock(seat.server.clone(), want, false);
    }

    fn knock(&mut self, server: Server, want: Want, is_new: bool) {
        self.trouble = None;
        self.knock = Some(Knock {
            server,
            want,
            is_new,
            entering: false,
        });
    }

    /// What goes on, in words.
    pub fn at_work(&self) -> Option<String> {
        let knock = self.knock.as_ref()?;
        Some(match (&knock.server, knock.entering) {
            (Server::Here(_), false) => words!("online-making-room"),
            _ => words!("online-going-in", code = knock.want.room().to_string()),
        })
    }

    /// Thinks better of it.
    pub fn call_off(&mut self, commands: &mut Commands, seats: &mut Seats) {
        commands.remove_resource::<Room>();
        self.give_up(seats);
    }

    fn give_up(&mut self, seats: &mut Seats) {
        let knock = self.knock.take().filter(|it| it.is_new);
        if let Some(Want::Host { token, .. } | Want::Join { token, .. }) = knock.map(|it| it.want)
            && let Err(problem) = seats.forget(&token)
        {
            warn!("{problem}");
        }
    }

    fn fail(&mut self, field: Field, words: String) {
        self.trouble = Some(Trouble::new(field, words));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Door>()
        .add_systems(Update, enter)
        .add_systems(
            // Last of all: others of this frame count on a room that was there at its beginning.
            PostUpdate,
            watch.run_if(resource_exists::<Room>.and_then(resource_exists::<Seats>)),
        );
}

/// Connects, once the server inside the game runs where that is wished.
fn enter(
    mut door: ResMut<Door>,
    mut inner: ResMut<Inner>,
    mut seats: ResMut<Seats>,
    window: Option<Res<EventLoopProxyWrapper>>,
    mut commands: Commands,
) {
    let Some(knock) = door.bypass_change_detection().knock.as_mut() else {
        return;
    };
    if knock.entering {
        return;
    }
    let bell = || Bell::of(window.as_deref());
    let address = match &mut knock.server {
        Server::At(address) => Ok(address.clone()),
        Server::Here(port) => match inner.run(*port, bell) {
            None => return,
            Some(running) => running.map(|it| {
                *port = it;
                format!("127.0.0.1:{it}")
            }),
        },
    };
    knock.entering = true;
    let entered = address.and_then(|address| {
        let ringer = bell().ringer(LEAST).map_err(|it| it.to_string())?;
        let want = knock.want.clone();
        Room::enter(&address, want, move || ringer.ring()).map_err(|it| it.to_string())
    });
    match entered {
        Ok(room) => commands.insert_resource(room),
        Err(words) => {
            let free_port = match &knock.server {
                Server::Here(port) => free_port(*port),
                Server::At(_) => None,
            };
            door.give_up(&mut seats);
            door.trouble = Some(Trouble {
                free_port,
                ..Trouble::new(Field::Server, rules::capital(&words))
            });
        }
    }
}

/// Sees how it goes at the door: in, or out again with words.
fn watch(
    mut door: ResMut<Door>,
    room: Res<Room>,
    mut seats: ResMut<Seats>,
    mut notices: Option<ResMut<Notices>>,
    mut commands: Commands,
) {
    let Some(knock) = &door.bypass_change_detection().knock else {
        return;
    };
    if room.is_placed() {
        if let (Some(token), Some(arbiter)) = (room.token(), room.arbiter()) {
            let server = Some(knock.server.clone());
            let noted = seats.note(token, server, arbiter, room.seat());
            if let (Err(problem), Some(notices)) = (noted, &mut notices) {
                notices.push(problem);
            }
            door.knock = None;
        } else if room.token().is_none() {
            door.knock = None;
        }
        return;
    }
    let (field, words) = match room.line() {
        Line::Over(refusal) => {
            let mut words = refused(refusal);
            let field = field(refusal.reason, &knock.want);
            if refusal.reason == Reason::NoRoom && field == Field::Code && is_misread(room.code()) {
                words = format!("{words} {}", words!("online-look-alike"));
            }
            (field, words)
        }
        Line::Lost { why, .. } if !room.is_reached() => (
            Field::Server,
            words!("online-no-way", server = room.server(), why = why.as_str()),
        ),
        _ => return,
    };
    commands.remove_resource::<Room>();
    door.give_up(&mut seats);
    door.fail(field, words);
}

/// Whether a code has what may have been taken for something else.
fn is_misread(code: &RoomCode) -> bool {
    code.as_str().contains(LOOK_ALIKE)
}

fn field(reason: Reason, want: &Want) -> Field {
    let resumes = matches!(want, Want::Resume { .. });
    match reason {
        Reason::NoRoom | Reason::BadToken if resumes => Field::Seat,
        Reason::NoRoom
        | Reason::RoomTaken
        | Reason::RoomFull
        | Reason::WatchersFull
        | Reason::BadToken => Field::Code,
        Reason::BadSetUp => Field::Game,
        _ => Field::Server,
    }
}
