//! The end that plays, against a server of a few lines.

use crate::player::{Dice, next};
use crate::{TestFighter, chess};
use protocol::{
    Act, Arbiter, ClientMessage, Entry, News, Phrase, Reason, Refusal, RoomCode, SeatToken,
    ServerMessage, Session, StateHash, Version, Want,
};

/// A server with one room.
struct Server {
    arbiter: Arbiter,
    log: Vec<Entry>,
}

/// Entries on a page: few, so that there are several.
const PAGE: usize = 5;

impl Server {
    fn new() -> Self {
        let (arbiter, log) = chess();
        Self { arbiter, log }
    }

    /// What comes back to the end at a seat.
    fn hear(&mut self, seat: Option<u8>, message: ClientMessage) -> Vec<ServerMessage> {
        let last = self.log.len() as u64;
        match message {
            ClientMessage::Hello { .. } => vec![ServerMessage::Hello {
                version: Version::CURRENT,
            }],
            ClientMessage::Log { from } => {
                let entries = self.log.iter().skip(from as usize - 1).take(PAGE);
                let entries = entries.cloned().collect();
                vec![ServerMessage::Log { entries, last }]
            }
            ClientMessage::Command(command) => {
                let done = self
                    .arbiter
                    .judge(seat.unwrap(), &command, 1, &mut TestFighter);
                let expects = Some(command.expects);
                vec![match done {
                    Ok(entry) => {
                        self.log.push(entry.clone());
                        ServerMessage::Entry(entry)
                    }
                    Err(refusal) => ServerMessage::Refused { expects, refusal },
                }]
            }
            ClientMessage::Phrase { phrase } => vec![ServerMessage::Phrase {
                seat: seat.unwrap(),
                phrase,
            }],
            _ => vec![ServerMessage::Placed {
                room: room(),
                seat,
                last,
            }],
        }
    }

    fn play(&mut self, dice: &mut Dice) -> Entry {
        let (seat, act) = next(&self.arbiter, dice).unwrap();
        let entry = crate::command_by(&mut self.arbiter, seat, act).unwrap();
        self.log.push(entry.clone());
        entry
    }
}

fn room() -> RoomCode {
    "ROOM".parse().unwrap()
}

fn resume() -> Session {
    let token = SeatToken::draw().unwrap();
    Session::new(Want::Resume {
        room: room(),
        token,
    })
}

/// Lets both talk until nobody has anything to say.
fn talk(session: &mut Session, server: &mut Server, seat: Option<u8>) {
    loop {
        let messages = session.to_send();
        if messages.is_empty() {
            return;
        }
        for message in messages {
            for answer in server.hear(seat, message) {
                session.received(answer);
            }
        }
    }
}

fn caught_up(news: &[News]) -> usize {
    news.iter()
        .filter(|it| matches!(it, News::CaughtUp(_)))
        .count()
}

#[test]
fn a_long_log_comes_in_pages_and_is_told_as_a_whole() {
    let mut server = Server::new();
    let mut dice = Dice(1);
    for _ in 0..33 {
        server.play(&mut dice);
    }
    let mut session = Session::new(Want::Watch { room: room() });
    session.connected();
    talk(&mut session, &mut server, None);
    assert_eq!(caught_up(&session.news()), 1);
    assert!(session.is_caught_up());
    assert_eq!(session.arbiter().unwrap().hash(), server.arbiter.hash());
    // One that is missed is asked for, with what comes after it.
    server.play(&mut dice);
    let later = server.play(&mut dice);
    session.received(ServerMessage::Entry(later));
    talk(&mut session, &mut server, None);
    assert_eq!(session.arbiter().unwrap().hash(), server.arbiter.hash());
    assert!(session.act(None, Act::Resign).is_err());
}

#[test]
fn a_command_whose_answer_was_lost_is_done_once() {
    for arrived in [true, false] {
        let mut server = Server::new();
        let mut session = resume();
        session.connected();
        talk(&mut session, &mut server, Some(0));
        session.news();
        session.act(None, Act::play("e2e4")).unwrap();
        assert!(session.act(None, Act::play("d2d4")).is_err());
        for message in session.to_send() {
            if arrived {
                server.hear(Some(0), message);
            }
        }
        session.lost();
        assert!(session.is_waiting());
        session.connected();
        talk(&mut session, &mut server, Some(0));
        assert!(!session.is_waiting());
        assert_eq!(server.log.len(), 3);
        assert_eq!(session.arbiter().unwrap().hash(), server.arbiter.hash());
        let entries = session.news().into_iter();
        assert_eq!(entries.filter(|it| matches!(it, News::Entry(_))).count(), 1);
    }
}

#[test]
fn what_came_too_late_is_told_but_giving_up_is_meant_whatever_happened() {
    for act in [Act::play("e2e4"), Act::Resign] {
        let mut server = Server::new();
        let mut session = resume();
        session.connected();
        talk(&mut session, &mut server, Some(0));
        session.news();
        session.act(None, act.clone()).unwrap();
        let sent = session.to_send();
        let first = server.play(&mut Dice(4));
        for message in sent {
            for answer in server.hear(Some(0), message) {
                session.received(answer);
            }
        }
        session.received(ServerMessage::Entry(first));
        talk(&mut session, &mut server, Some(0));
        let meant = act == Act::Resign;
        assert_eq!(server.arbiter.ending().is_some(), meant);
        let refused = session
            .news()
            .into_iter()
            .any(|it| matches!(it, News::Refused(refusal) if refusal.reason == Reason::Stale));
        assert_eq!(refused, !meant);
        assert_eq!(session.arbiter().unwrap().hash(), server.arbiter.hash());
    }
}

#[test]
fn a_difference_leads_to_a_replay_never_to_a_lost_game() {
    let mut server = Server::new();
    let mut session = resume();
    session.connected();
    talk(&mut session, &mut server, Some(0));
    session.news();
    let mut wrong = server.play(&mut Dice(2));
    wrong.hash = StateHash(1);
    session.received(ServerMessage::Entry(wrong));
    talk(&mut session, &mut server, Some(0));
    assert_eq!(caught_up(&session.news()), 1);
    assert_eq!(session.arbiter().unwrap().hash(), server.arbiter.hash());
    // A log that cannot be followed at all ends it in words.
    server.play(&mut Dice(2));
    server.log[2].hash = StateHash(1);
    let mut other = resume();
    other.connected();
    talk(&mut other, &mut server, Some(1));
    let news = other.news();
    assert!(
        news.iter()
            .any(|it| matches!(it, News::Ended(refusal) if refusal.reason == Reason::Version)),
        "{news:?}"
    );
}

#[test]
fn what_the_server_says_at_the_door_ends_it_or_not() {
    let mut server = Server::new();
    let mut session = resume();
    session.connected();
    let version = Version(99);
    session.received(ServerMessage::Hello { version });
    assert!(matches!(&session.news()[..], [News::Ended(it)] if it.reason == Reason::Version));
    let mut session = resume();
    session.connected();
    let refusal = Refusal::new(Reason::BadToken, "no seat of this room is yours");
    let expects = None;
    session.received(ServerMessage::Refused { expects, refusal });
    assert!(matches!(&session.news()[..], [News::Ended(_)]));
    let mut session = resume();
    session.connected();
    let refusal = Refusal::new(Reason::Stopping, "back soon");
    session.received(ServerMessage::Closing { refusal });
    assert!(matches!(&session.news()[..], [News::Closing(_)]));
    session.lost();
    session.connected();
    talk(&mut session, &mut server, Some(1));
    session.say(Phrase::GoodLuck);
    talk(&mut session, &mut server, Some(1));
    let news = session.news();
    let said = |it: &News| {
        matches!(
            it,
            News::Phrase {
                seat: 1,
                phrase: Phrase::GoodLuck
            }
        )
    };
    assert!(news.iter().any(said), "{news:?}");
}
