//! What the strip tells, taken from a room.

use super::taken::taken_back;
use crate::online::fate::key;
use crate::online::hear::refused;
use crate::online::sayings::{PAUSE, Sayings};
use crate::online::{Line, Room};
use protocol::{Act, Arbiter, Phrase, SeatState, Table, What};
use std::time::{Duration, Instant};
use tabletop::{Player, Viewer};

/// So long nobody notices that something is under way.
const UNNOTICED: Duration = Duration::from_millis(400);

/// What a strip tells; taken from a [`Room`] anew for every picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// What others type to come here.
    pub code: String,
    /// Who sits there, seat by seat.
    pub people: Vec<Person>,
    /// How many look on.
    pub watchers: u32,
    /// The seat over whose shoulder this screen looks on.
    pub shoulder: Option<u8>,
    /// What somebody said of late, beside whatever else is told.
    pub said: Option<String>,
    /// What was said before, the last thing last.
    pub heard: Vec<String>,
    /// What matters most now.
    pub told: Told,
    /// Why nothing can be said now.
    pub may_say: Result<(), String>,
    /// When it changes by itself, if it does.
    pub again: Option<Duration>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Which seat.
    pub seat: u8,
    /// The name, or the computer's level.
    pub name: String,
    /// What the seat plays, where there are more than two.
    pub part: Option<String>,
    /// Whether this screen has it.
    pub is_own: bool,
    /// Whether somebody is there.
    pub there: There,
}

/// Whether whoever has a seat is there.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum There {
    /// Connected.
    Here,
    /// A person, not connected.
    Away,
    /// A computer.
    Computer,
    /// Nobody has the seat.
    Open,
    /// Nobody has it any more: who had it has left for good.
    Left,
    /// Not known while this screen is not connected itself.
    Unknown,
}

/// What matters most in a room now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Nothing.
    Quiet,
    /// What is under way.
    UnderWay(String),
    /// Somebody else is to do something.
    Waiting(String),
    /// Somebody is missing; the host may let a computer play for that player.
    Missing {
        /// In words.
        words: String,
        /// For which player a computer may be asked.
        fill: Option<u8>,
    },
    /// The others ask; it is to be answered here.
    Asked(String),
    /// This screen asks, and may think better of it.
    Asking(String),
    /// The connection is being made.
    Connecting,
    /// It is lost.
    Lost {
        /// Why.
        why: String,
        /// In how many seconds it is tried again.
        seconds: u64,
    },
    /// It has ended for good.
    Over(String),
}

impl Strip {
    /// What the strip of a room tells at a moment.
    pub fn of(room: &Room, sayings: &Sayings, now: Instant) -> Self {
        let said = said(room, sayings, now);
        let (told, again) = told(room, said.is_some(), now);
        let fades = said.as_ref().map(|_| sayings.left(now));
        Self {
            code: room.code().to_string(),
            people: people(room),
            // Without a connection nobody knows.
            watchers: match room.is_cut() {
                true => 0,
                false => room.presence().watchers,
            },
            shoulder: room.shoulder_seat(),
            said,
            heard: heard(room, sayings),
            told,
            may_say: may_say(room, sayings, now),
            again: fades.into_iter().chain(again).min(),
        }
    }
}

fn people(room: &Room) -> Vec<Person> {
    let Some(arbiter) = room.arbiter() else {
        return Vec::new();
    };
    let is_up = *room.line() == Line::Up;
    let there = |seat: u8, state: &SeatState| {
        let connected = room.presence().seats.get(usize::from(seat));
        match state {
            it if it.is_free() && it.gone().is_some() => There::Left,
            it if it.is_free() => There::Open,
            it if !it.is_taken() => There::Computer,
            _ if !is_up => There::Unknown,
            _ if connected.copied().unwrap_or(room.seat() == Some(seat)) => There::Here,
            _ => There::Away,
        }
    };
    let seats = (0..).zip(arbiter.seats());
    seats
        .map(|(seat, state)| Person {
            seat,
            name: seat_name(arbiter, seat),
            part: (arbiter.seats().len() > 2).then(|| part_name(arbiter, seat)),
            is_own: room.seat() == Some(seat),
            there: there(seat, state),
        })
        .collect()
}

/// What whoever has a seat is called, or had it until he left for good.
pub fn seat_name(arbiter: &Arbiter, seat: u8) -> String {
    let state = arbiter.seats().get(usize::from(seat));
    match state.map(|it| (&it.name, it.sitter)) {
        Some((Some(name), _)) => name.clone(),
        Some((None, tabletop::Sitter::Computer(level))) => {
            words!("online-computer", level = crate::called::level(level))
        }
        Some((None, _)) if let Some(gone) = state.and_then(SeatState::gone) => gone.to_owned(),
        _ => words!("online-nobody-yet"),
    }
}

/// What whoever has a seat plays, such as `White` or `Attacker`.
pub fn part_name(arbiter: &Arbiter, seat: u8) -> String {
    let players = arbiter.players_of(seat);
    let name = |player: u8| match arbiter.table() {
        Table::Board(game) => game.name(Player(player)),
        Table::Battle(_) => match player {
            0 => words!("online-attacker"),
            _ => words!("online-defender"),
        },
        Table::Campaign(_) => match player {
            0 => words!("online-white-west"),
            _ => words!("online-black-east"),
        },
    };
    let names: Vec<String> = players.into_iter().map(name).collect();
    match names.as_slice() {
        [one, other] => words!("online-both-parts", one = one, other = other),
        _ => names.join(", "),
    }
}

fn may_say(room: &Room, sayings: &Sayings, now: Instant) -> Result<(), String> {
    let reason = match room.line() {
        _ if room.looks_on() => words!("online-watchers-silent"),
        Line::Up if sayings.may_say(now) => return Ok(()),
        Line::Up => words!("online-say-pause", seconds = PAUSE.as_secs()),
        _ => words!("online-rematch-no-line"),
    };
    Err(reason)
}

/// What matters most, and when that changes by itself.
fn told(room: &Room, is_said: bool, now: Instant) -> (Told, Option<Duration>) {
    match room.line() {
        Line::Over(refusal) => {
            return (Told::Over(refused(refusal)), None);
        }
        Line::Lost { why, again } => {
            let left = again.saturating_duration_since(now);
            let seconds = left.as_secs_f32().ceil() as u64;
            let told = Told::Lost {
                why: why.clone(),
                seconds,
            };
            return (told, Some(Duration::from_secs(1)));
        }
        Line::Connecting => return (Told::Connecting, None),
        Line::Up => {}
    }
    if let Some(told) = room.arbiter().and_then(|it| question(room, it)) {
        return (told, None);
    }
    // A line that comes and goes with every move would push about what was said.
    if is_said {
        return (rest(room), None);
    }
    match (room.waits(now), room.under_way()) {
        (Some(waited), Some(act)) if waited >= UNNOTICED => {
            return (Told::UnderWay(under_way(act)), None);
        }
        (Some(waited), _) => return (rest(room), Some(UNNOTICED - waited)),
        _ => {}
    }
    (rest(room), None)
}

fn rest(room: &Room) -> Told {
    match room.arbiter() {
        Some(arbiter) if arbiter.is_waiting() && arbiter.ending().is_none() => {
            missing(room, arbiter)
        }
        _ => Told::Quiet,
    }
}

fn missing(room: &Room, arbiter: &Arbiter) -> Told {
    let players = arbiter.free_seat().map(|seat| arbiter.players_of(seat));
    let player = players.and_then(|it| it.first().copied());
    let gone = arbiter.free_seat().and_then(|seat| {
        let state = arbiter.seats().get(usize::from(seat))?;
        state.gone()
    });
    Told::Missing {
        words: match gone {
            Some(name) => words!("online-seat-left", name = name),
            None => words!("online-seat-free"),
        },
        fill: player.filter(|_| room.is_host()),
    }
}

/// What was said of late, in words.
fn said(room: &Room, sayings: &Sayings, now: Instant) -> Option<String> {
    let (seat, phrase) = sayings.shown(now).filter(|_| !room.is_cut())?;
    Some(said_words(room, seat, phrase))
}

/// All that was said, as far as it is kept.
fn heard(room: &Room, sayings: &Sayings) -> Vec<String> {
    let heard = sayings.heard();
    heard
        .map(|(seat, phrase)| said_words(room, seat, phrase))
        .collect()
}

fn said_words(room: &Room, seat: u8, phrase: Phrase) -> String {
    let who = match room.arbiter() {
        _ if room.seat() == Some(seat) => words!("online-you"),
        Some(arbiter) => seat_name(arbiter, seat),
        None => words!("online-somebody"),
    };
    words!("online-said", who = who, words = phrase_words(phrase))
}

fn under_way(act: &Act) -> String {
    match act {
        Act::Play { .. } => words!("online-way-move"),
        Act::Leave => words!("online-way-leave"),
        Act::Resign => words!("online-way-resign"),
        _ => words!("online-way-else"),
    }
}

/// What is asked, as it concerns this screen.
fn question(room: &Room, arbiter: &Arbiter) -> Option<Told> {
    let asked = arbiter.asked()?;
    let own = room.seat();
    let viewer = match own.or(room.shoulder_seat()) {
        Some(seat) => arbiter.players_of(seat).first().map(|it| Player(*it)),
        None => None,
    };
    // Whoever is not known to have a place is told nothing.
    let moves = viewer
        .filter(|_| asked.what == What::TakeBack)
        .and_then(|it| taken_back(arbiter, asked.by, Viewer::Player(it)))
        .unwrap_or_else(|| words!("online-a-move"));
    if own == Some(asked.by) {
        let what = key(asked.what);
        let names: Vec<String> = asked
            .left
            .iter()
            .map(|it| seat_name(arbiter, *it))
            .collect();
        return Some(Told::Asking(words!(
            "online-you-ask",
            what = what,
            moves = moves,
            names = names.join(", ")
        )));
    }
    let who = seat_name(arbiter, asked.by);
    let what = key(asked.what);
    let words = words!("online-asks", name = who, what = what, moves = moves);
    match own {
        Some(seat) if asked.left.contains(&seat) => Some(Told::Asked(words)),
        _ => Some(Told::Waiting(words)),
    }
}

/// What can be said to the others.
pub(super) fn phrase_words(phrase: Phrase) -> String {
    match phrase {
        Phrase::Hello => words!("online-hello"),
        Phrase::GoodLuck => words!("online-good-luck"),
        Phrase::WellPlayed => words!("online-well-played"),
        Phrase::Oops => words!("online-oops"),
        Phrase::OneMoment => words!("online-one-moment"),
        Phrase::TakeYourTime => words!("online-take-your-time"),
        Phrase::Thanks => words!("online-thanks"),
        Phrase::GoodGame => words!("online-good-game"),
        Phrase::Goodbye => words!("online-goodbye"),
    }
}
