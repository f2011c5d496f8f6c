//! Whatever comes over the wire: it is read or refused, and never does more than one entry.

use crate::player::Dice;
use crate::{TestFighter, command, every_game, seated};
use proptest::prelude::*;
use protocol::{
    Act, Arbiter, ClientMessage, Command, Opening, Phrase, RoomCode, SeatToken, ServerMessage,
    SetUp, StateHash, Version, What, limits, read_client, read_server,
};

#[path = "../../../../tests/fuzz/src/protocol.rs"]
mod fuzzed;

/// What the fuzz target does with one message.
fn fuzz(bytes: &[u8], arbiter: &mut Arbiter) {
    fuzzed::hear(bytes, arbiter, &mut TestFighter);
}

fn judge(arbiter: &mut Arbiter, by: u8, wanted: &Command) {
    fuzzed::judge(arbiter, by, wanted, &mut TestFighter);
}

/// One message of each kind.
fn messages() -> Vec<ClientMessage> {
    let room: RoomCode = "TEA4TWO".parse().unwrap();
    let token = SeatToken::draw().unwrap();
    let name = "Ann".to_owned();
    let (arbiter, _) = crate::chess();
    let mut messages = vec![
        ClientMessage::Hello {
            version: Version::CURRENT,
        },
        ClientMessage::Join {
            room: room.clone(),
            name: name.clone(),
            token: token.clone(),
        },
        ClientMessage::Resume {
            room: room.clone(),
            token: token.clone(),
        },
        ClientMessage::Watch { room: room.clone() },
        ClientMessage::Phrase {
            phrase: Phrase::Oops,
        },
        ClientMessage::Log { from: 7 },
    ];
    for opening in every_game() {
        messages.push(ClientMessage::Host {
            room: room.clone(),
            opening,
            name: name.clone(),
            token: token.clone(),
        });
    }
    let acts = [
        Act::play("e2e4"),
        Act::play("march b4 c5 all"),
        Act::Ask {
            what: What::TakeBack,
        },
        Act::Ask { what: What::Draw },
        Act::Answer { yes: true },
        Act::Resign,
        Act::Leave,
        Act::Fill {
            level: "club".into(),
        },
        Act::Sit { name: name.clone() },
        Act::Open {
            opening: Opening::between_people(SetUp::Field),
            name,
        },
    ];
    let commands = acts.map(|act| ClientMessage::Command(command(&arbiter, Some(1), act)));
    messages.extend(commands);
    messages
}

#[test]
fn messages_are_read_as_they_were_written() {
    for message in messages() {
        assert_eq!(read_client(&message.to_text()), Ok(message));
    }
    let (_, log) = crate::chess();
    for message in [
        ServerMessage::Entry(log[0].clone()),
        ServerMessage::Log {
            entries: log,
            last: 2,
        },
    ] {
        assert_eq!(read_server(&message.to_text()), Ok(message));
    }
    let text =
        r#"{"say":"command","expects":5,"hash":"0123456789abcdef","do":"play","text":"e2e4"}"#;
    let command = Command {
        expects: 5,
        hash: StateHash(0x0123_4567_89ab_cdef),
        seat: None,
        act: Act::play("e2e4"),
    };
    assert_eq!(read_client(text), Ok(ClientMessage::Command(command)));
}

#[test]
fn whole_games_of_messages_are_followed_by_another_end() {
    for opening in every_game() {
        let opening = serde_json::to_string(&opening).expect("JSON");
        let told = messages()
            .iter()
            .map(ClientMessage::to_text)
            .collect::<Vec<_>>();
        fuzzed::run(format!("{opening}\n{}", told.join("\n")).as_bytes());
    }
}

#[test]
fn broken_messages_are_refused_in_words() {
    for text in [
        "",
        "{}",
        "[]",
        "null",
        "{\"say\":\"dance\"}",
        "{\"say\":\"watch\",\"room\":\"a b\"}",
        "{\"say\":\"resume\",\"room\":\"ROOM\",\"token\":\"short\"}",
        "{\"say\":\"command\",\"expects\":-1,\"hash\":\"0\",\"do\":\"resign\"}",
        &"[".repeat(10_000),
        &"x".repeat(limits::MESSAGE + 1),
    ] {
        let refusal = read_client(text).unwrap_err();
        assert!(refusal.words.len() > 10, "{text}: {refusal}");
    }
}

#[test]
fn changed_messages_do_no_harm_to_any_game() {
    let texts: Vec<Vec<u8>> = messages()
        .iter()
        .map(|it| it.to_text().into_bytes())
        .collect();
    let mut dice = Dice(11);
    for opening in every_game() {
        let (mut arbiter, _) = seated(opening);
        for _ in 0..1500 {
            let mut bytes = texts[dice.below(texts.len())].clone();
            for _ in 0..dice.below(4) {
                let at = dice.below(bytes.len());
                match dice.below(4) {
                    0 => bytes[at] = dice.word() as u8,
                    1 => drop(bytes.remove(at)),
                    2 => bytes.insert(at, b"\"{}[],:0159aeNP "[dice.below(16)]),
                    _ => {
                        let other = &texts[dice.below(texts.len())];
                        bytes.truncate(at);
                        bytes.extend_from_slice(&other[dice.below(other.len())..]);
                    }
                }
                if bytes.is_empty() {
                    break;
                }
            }
            fuzz(&bytes, &mut arbiter);
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,300}") {
        let (mut arbiter, _) = crate::chess();
        fuzz(text.as_bytes(), &mut arbiter);
    }

    #[test]
    fn any_action_is_done_or_refused(text in ".{0,60}", seat in 0u8..4) {
        for opening in every_game() {
            if matches!(opening.game, SetUp::Campaign { .. }) {
                continue;
            }
            let (mut arbiter, _) = seated(opening);
            let wanted = command(&arbiter, Some(seat), Act::play(text.clone()));
            judge(&mut arbiter, seat, &wanted);
        }
    }
}
