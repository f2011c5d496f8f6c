//! Messages that are stale, repeated, forged, too large, broken or too many: each is refused, and
//! a game beside them goes on.

use crate::around::{Here, room};
use crate::ends::{End, play, three, token};
use crate::player::Dice;
use crate::raw::{Raw, whole_log};
use crate::rooms::chess;
use protocol::{
    Act, ClientMessage, Command, Reason, RoomCode, ServerMessage, StateHash, Version, Want, limits,
};
use server::Config;
use tokio_tungstenite::tungstenite::Message;

/// A game whose first seat is in the hands of somebody who keeps to no rule.
async fn beside(here: &Here) -> (RoomCode, Vec<End>, Raw) {
    let room = room();
    let mut ends = three(&here.url(), &room, chess()).await;
    let Want::Host { token, .. } = ends[0].want.clone() else {
        panic!("the host");
    };
    let mut raw = Raw::greeted(&here.url()).await;
    let room_of_raw = room.clone();
    raw.say(&ClientMessage::Resume {
        room: room_of_raw,
        token,
    })
    .await;
    ends[0].until("its end", |end| end.ended.is_some()).await;
    (room, ends, raw)
}

fn command(ends: &[End], seat: Option<u8>, act: Act) -> Command {
    Command {
        expects: ends[1].number() + 1,
        hash: ends[1].hash().unwrap(),
        seat,
        act,
    }
}

/// A game in another room is none the worse.
async fn others_play_on(here: &Here) {
    let mut ends = three(&here.url(), &room(), chess()).await;
    play(&mut ends, &mut Dice(77), 10, async |_| {}).await;
}

#[tokio::test]
async fn stale_repeated_and_forged_commands_change_nothing() {
    let here = Here::new().await;
    let (room, mut ends, mut raw) = beside(&here).await;
    let first = command(&ends, None, Act::play("e2e4"));
    for _ in 0..5 {
        raw.say(&ClientMessage::Command(first.clone())).await;
    }
    for _ in 0..4 {
        assert_eq!(raw.refusal().await, Reason::Stale);
    }
    ends[1].until_number(3).await;
    for (act, seat, reason) in [
        (Act::play("e7e5"), Some(1), Reason::NotYours),
        (Act::Resign, Some(1), Reason::NotYours),
        (Act::Leave, Some(1), Reason::NotYours),
        (Act::play("e7e5"), Some(200), Reason::NotYours),
        (Act::play("e7e5"), None, Reason::NotYourTurn),
        (Act::Sit { name: "Eve".into() }, None, Reason::Malformed),
        (Act::Answer { yes: true }, None, Reason::NotAsked),
    ] {
        let forged = command(&ends, seat, act);
        raw.say(&ClientMessage::Command(forged)).await;
        assert_eq!(raw.refusal().await, reason);
    }
    let mut other_game = command(&ends, None, Act::Resign);
    other_game.hash = StateHash(7);
    raw.say(&ClientMessage::Command(other_game)).await;
    assert_eq!(raw.refusal().await, Reason::Differs);
    for expects in [0, 1, 3, 99, u64::MAX] {
        let mut early = command(&ends, None, Act::Resign);
        early.expects = expects;
        raw.say(&ClientMessage::Command(early)).await;
        assert_eq!(raw.refusal().await, Reason::Stale);
    }
    assert_eq!(whole_log(&here.url(), &room).await.len(), 3);
    ends[1].act(Act::play("e7e5"));
    ends[1].until_number(4).await;
    others_play_on(&here).await;
}

#[tokio::test]
async fn no_seat_is_had_without_its_token() {
    let here = Here::new().await;
    let (room, _ends, _raw) = beside(&here).await;
    let mut thief = Raw::greeted(&here.url()).await;
    for _ in 0..20 {
        let (room, token) = (room.clone(), token());
        thief.say(&ClientMessage::Resume { room, token }).await;
        assert_eq!(thief.refusal().await, Reason::BadToken);
    }
    assert!(
        thief
            .text(r#"{"say":"resume","room":"ROOM","token":""}"#)
            .await
    );
    assert_eq!(thief.refusal().await, Reason::Malformed);
    // The log tells nobody how to become another.
    let log = serde_json::to_string(&whole_log(&here.url(), &room).await).unwrap();
    assert!(!log.contains("token"), "{log}");
}

#[tokio::test]
async fn broken_and_oversized_messages_are_refused() {
    let here = Here::new().await;
    let (_, mut ends, mut raw) = beside(&here).await;
    for text in [
        "",
        "{",
        "[1,2]",
        "{\"say\":\"no\"}",
        &"[".repeat(5000),
        "\u{0}",
    ] {
        assert!(raw.text(text).await);
        assert_eq!(raw.refusal().await, Reason::Malformed);
    }
    assert!(raw.put(Message::binary(vec![1, 2, 3])).await);
    assert_eq!(raw.refusal().await, Reason::Malformed);
    assert!(raw.text("x".repeat(limits::MESSAGE + 1)).await);
    assert_eq!(raw.refusal().await, Reason::TooLarge);
    let last = command(&ends, None, Act::play("e2e4"));
    raw.say(&ClientMessage::Command(last)).await;
    ends[1].until_number(3).await;
    // Far too large: that is the end of it.
    raw.text("x".repeat(8 * limits::MESSAGE)).await;
    raw.end().await;
    ends[1].act(Act::play("e7e5"));
    ends[1].until_number(4).await;
    others_play_on(&here).await;
}

#[tokio::test]
async fn whoever_does_not_greet_or_speaks_another_version_is_told() {
    let here = Here::new().await;
    let mut raw = Raw::new(&here.url()).await;
    let room = room();
    raw.say(&ClientMessage::Watch { room }).await;
    assert_eq!(raw.refusal().await, Reason::Hello);
    raw.end().await;
    let mut raw = Raw::new(&here.url()).await;
    let version = Version(Version::CURRENT.0 + 1);
    raw.say(&ClientMessage::Hello { version }).await;
    let version = Version::CURRENT;
    assert_eq!(raw.hear().await, Some(ServerMessage::Hello { version }));
    assert_eq!(raw.refusal().await, Reason::Version);
    raw.end().await;
}

#[tokio::test]
async fn a_flood_drowns_nobody_but_itself() {
    let config = Config {
        pace: 10,
        ..Config::default()
    };
    let here = Here::with(config).await;
    let room = room();
    let mut ends = three(&here.url(), &room, chess()).await;
    let mut raw = Raw::greeted(&here.url()).await;
    let watched = room.clone();
    raw.say(&ClientMessage::Watch { room: watched }).await;
    let flood = tokio::spawn(async move {
        let mut sent = 0;
        while sent < 5000 && raw.text("{\"say\":\"phrase\",\"phrase\":\"oops\"}").await {
            sent += 1;
        }
        raw.end().await;
    });
    play(&mut ends, &mut Dice(5), 10, async |_| {}).await;
    flood.await.unwrap();
    let numbers = here.get("/metrics").await;
    let too_fast = "amirs_chess_too_fast_total 101";
    assert!(numbers.contains(too_fast), "{numbers}");
    assert_eq!(whole_log(&here.url(), &room).await.len(), 12);
}

#[tokio::test]
async fn who_does_not_read_is_dropped_and_holds_nobody_up() {
    let here = Here::new().await;
    let room = room();
    let mut ends = three(&here.url(), &room, chess()).await;
    // Looks on, and never reads a word.
    let mut deaf = Raw::greeted(&here.url()).await;
    let watched = room.clone();
    deaf.say(&ClientMessage::Watch { room: watched }).await;
    ends[0]
        .until("another watcher", |end| end.presence.watchers == 2)
        .await;
    // Enough to fill every buffer on the way.
    play(&mut ends, &mut Dice(6), 60, async |_| {}).await;
    for _ in 0..3000 {
        assert!(deaf.text("{\"say\":\"log\",\"from\":1}").await);
    }
    let mut dice = Dice(8);
    play(&mut ends, &mut dice, 200, async |_| {}).await;
    ends[0]
        .until("it dropped", |end| end.presence.watchers == 1)
        .await;
    let numbers = here.get("/metrics").await;
    assert!(
        numbers.contains("amirs_chess_slow_dropped_total 1"),
        "{numbers}"
    );
}
