mod battles;
mod hands;
mod hotseat;
mod online;
mod work;

use super::*;
use ::campaign::{Campaign, Square, State};
use rules::Color;

/// A world of open ground with both capitals, and what `lines` add.
fn world(lines: &str) -> State {
    let ground = "........\n".repeat(8);
    let text =
        format!("size 8\nmap\n{ground}capital white a4\ncapital black h4\nfog off\n{lines}\n");
    text.parse()
        .unwrap_or_else(|problem| panic!("{problem}:\n{text}"))
}

/// Against a Beginner.
fn against_computer(lines: &str) -> Session {
    let state = world(&format!("opponent computer\n{lines}"));
    Session::resume(Campaign::from_world(state, Some(1)))
}

/// Two people on one screen.
fn hotseat(lines: &str) -> Session {
    Session::resume(Campaign::from_world(world(lines), None))
}

fn at(name: &str) -> Square {
    Square::parse(name).unwrap()
}

/// Does one act after the other; all must be allowed.
fn all(session: &mut Session, feed: &mut Feed, acts: &[Act]) {
    for act in acts {
        if let Err(refused) = session.act(*act, feed) {
            panic!("{act:?}: {refused}");
        }
    }
}

fn last(session: &Session) -> String {
    let entry = session.campaign().record().last();
    entry.map_or(String::new(), |entry| entry.command.to_string())
}

/// Whatever was refused, nothing has changed.
fn refused(session: &mut Session, feed: &mut Feed, act: Act) -> Refused {
    let before = (
        session.campaign().clone(),
        session.version(),
        session.question(),
    );
    let left = Color::ALL.map(|who| feed.left(who));
    let refused = session.act(act, feed).expect_err("it is not allowed");
    assert_eq!(
        before,
        (
            session.campaign().clone(),
            session.version(),
            session.question()
        )
    );
    assert_eq!(left, Color::ALL.map(|who| feed.left(who)));
    refused
}
