//! The game that both ends keep, and the end that plays.

#![allow(clippy::unwrap_used)]

mod arbiter;
mod hostile;
mod player;
mod session;
mod whole;

use campaign::{Battles, PlayedOut};
use engine::{Fighter, Level};
use protocol::{Act, Arbiter, Command, Entry, Opening, Refusal, SetUp};

/// Set-ups of every game.
pub fn every_game() -> Vec<Opening> {
    let european = |nations: &str| SetUp::European {
        nations: nations.to_owned(),
    };
    let games = [
        SetUp::Battle {
            terrain: "siege".into(),
            attacker: "1Q2R2B2N12P".into(),
            defender: "2R2B2N8P".into(),
        },
        SetUp::Campaign {
            size: 8,
            fog: true,
            barbarians: true,
        },
        SetUp::Chess {
            start: String::new(),
        },
        SetUp::Minnaar {
            start: String::new(),
        },
        SetUp::Field,
        european("guild mycenae korea ottoman"),
        european("china - plain -"),
    ];
    let mut openings: Vec<Opening> = games.map(Opening::between_people).to_vec();
    let mut four = openings[3].clone();
    four.seats = ["human", "human", "club", "human"]
        .map(|it| it.parse().unwrap())
        .to_vec();
    openings.push(four);
    openings
}

/// A chess game with both seats taken, and its log.
pub fn chess() -> (Arbiter, Vec<Entry>) {
    seated(Opening::between_people(SetUp::Chess {
        start: String::new(),
    }))
}

/// A game in which everybody has sat down, and its log.
pub fn seated(opening: Opening) -> (Arbiter, Vec<Entry>) {
    let (mut arbiter, first) = Arbiter::open(opening, "Ann", 7).unwrap();
    let mut log = vec![first];
    while arbiter.is_waiting() {
        log.push(arbiter.sit("Bea").unwrap());
    }
    (arbiter, log)
}

/// What a client that is up to date would send.
pub fn command(arbiter: &Arbiter, seat: Option<u8>, act: Act) -> Command {
    Command {
        expects: arbiter.number() + 1,
        hash: arbiter.hash(),
        seat,
        act,
    }
}

/// A client that is up to date commands.
pub fn command_by(arbiter: &mut Arbiter, seat: u8, act: Act) -> Result<Entry, Refusal> {
    let command = command(arbiter, Some(seat), act);
    let by = match arbiter.seats()[usize::from(seat)].sitter.is_human() {
        true => seat,
        false => Arbiter::HOST,
    };
    arbiter.judge(by, &command, 99, &mut TestFighter)
}

/// Plays battles out.
#[derive(Debug)]
pub struct TestFighter;

impl Battles for TestFighter {
    fn play_out(&mut self, position: &rules::battle::Position, seed: u64) -> Option<PlayedOut> {
        let mut fighter = Fighter {
            level: Level::Beginner,
        };
        fighter.play_out(position, seed)
    }
}
