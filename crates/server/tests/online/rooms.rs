//! Coming, going, being told of each other, and what the server tells of itself.

use crate::around::{Here, fast, room};
use crate::ends::{End, pause, play, three, together, token};
use crate::player::Dice;
use crate::raw::Raw;
use protocol::{Act, Arbiter, ClientMessage, Opening, Phrase, Reason, SetUp, Want, What};
use server::Config;

pub fn chess() -> Opening {
    Opening::between_people(SetUp::Chess {
        start: String::new(),
    })
}

#[tokio::test]
async fn health_and_numbers_are_told_and_it_stops_when_told() {
    let mut here = Here::new().await;
    let health = here.get("/healthz").await;
    assert!(health.starts_with("HTTP/1.1 200"), "{health}");
    assert!(health.contains(r#""status":"ok""#), "{health}");
    let room = room();
    let mut ends = three(&here.url(), &room, chess()).await;
    play(&mut ends, &mut Dice(1), 10, async |_| {}).await;
    let numbers = here.get("/metrics").await;
    for line in [
        "amirs_chess_connections 3",
        "amirs_chess_rooms_active 1",
        "amirs_chess_rooms_opened_total 1",
        "amirs_chess_commands_total 10",
        "amirs_chess_commit_seconds_count 11",
    ] {
        assert!(numbers.lines().any(|it| it == line), "{line} in\n{numbers}");
    }
    let taken = server::listen(here.address)
        .await
        .expect_err("taken")
        .to_string();
    assert!(taken.contains(&here.address.to_string()), "{taken}");
    let mut raw = Raw::greeted(&here.url()).await;
    here.stop().await;
    assert_eq!(raw.refusal().await, Reason::Stopping);
    raw.end().await;
    assert!(server::listen(here.address).await.is_ok());
}

#[tokio::test]
async fn everybody_hears_who_is_there_and_what_is_said() {
    let here = Here::new().await;
    let room = room();
    let mut ends = three(&here.url(), &room, chess()).await;
    for end in &mut ends {
        end.until("all", |end| {
            end.presence.seats == [true, true] && end.presence.watchers == 1
        })
        .await;
    }
    ends[1].say(Phrase::GoodLuck);
    ends[2].say(Phrase::Oops);
    for end in &mut ends {
        end.until("a phrase", |end| end.phrases == [(1, Phrase::GoodLuck)])
            .await;
    }
    drop(ends.remove(1));
    for end in &mut ends {
        end.until("one less", |end| end.presence.seats == [true, false])
            .await;
    }
}

#[tokio::test]
async fn rooms_are_found_by_their_code_alone() {
    let here = Here::new().await;
    let url = here.url();
    let room = room();
    let mut ends = three(&url, &room, chess()).await;
    let nowhere = "NOWHERE".parse().unwrap();
    for (mut end, reason) in [
        (End::join(&url, &nowhere), Reason::NoRoom),
        (End::watch(&url, &nowhere), Reason::NoRoom),
        (End::host(&url, &room, chess()), Reason::RoomTaken),
        (End::join(&url, &room), Reason::RoomFull),
        (
            End::new(
                &url,
                Want::Resume {
                    room: room.clone(),
                    token: token(),
                },
            ),
            Reason::BadToken,
        ),
        (
            End::new(
                &url,
                Want::Resume {
                    room: nowhere.clone(),
                    token: token(),
                },
            ),
            Reason::NoRoom,
        ),
    ] {
        end.until("its end", |end| end.ended.is_some()).await;
        assert_eq!(end.ended.unwrap().reason, reason);
    }
    let mut bad = chess();
    bad.seats.clear();
    let mut end = End::host(&url, &nowhere, bad);
    end.until("its end", |end| end.ended.is_some()).await;
    assert_eq!(end.ended.unwrap().reason, Reason::BadSetUp);
    play(&mut ends, &mut Dice(2), 5, async |_| {}).await;
}

#[tokio::test]
async fn the_first_word_said_twice_takes_one_seat() {
    let here = Here::new().await;
    let room = room();
    let mut host = End::host(&here.url(), &room, chess());
    host.until_number(1).await;
    let mut again = End::new(&here.url(), host.want.clone());
    again
        .until("the same seat", |end| end.seat == Some(0))
        .await;
    let mut bea = End::join(&here.url(), &room);
    bea.until_number(2).await;
    let mut same = End::new(&here.url(), bea.want.clone());
    same.until("the same seat", |end| end.seat == Some(1)).await;
    same.until_number(2).await;
}

#[tokio::test]
async fn a_room_that_everybody_has_left_is_gone_and_its_code_free() {
    let here = Here::new().await;
    let room = room();
    let mut ends = three(&here.url(), &room, chess()).await;
    ends[1].act(Act::Leave);
    ends[0]
        .until("the end", |end| end.game().ending().is_some())
        .await;
    // Another may come for a rematch.
    ends[0].act(Act::Ask {
        what: What::Rematch,
    });
    ends[0]
        .until("a new game", |end| end.game().games() == 1)
        .await;
    let mut cat = End::join(&here.url(), &room);
    cat.until("a seat", |end| end.seat == Some(1)).await;
    ends.remove(1);
    ends.insert(1, cat);
    play(&mut ends, &mut Dice(3), 8, async |_| {}).await;
    ends[0].act(Act::Leave);
    ends[1]
        .until("the end", |end| end.game().ending().is_some())
        .await;
    ends[1].act(Act::Leave);
    ends[2].until("no room", |end| end.ended.is_some()).await;
    let mut host = End::host(&here.url(), &room, chess());
    host.until_number(1).await;
}

#[tokio::test]
async fn there_are_only_so_many_of_everything() {
    let here = Here::with(Config {
        watchers: 2,
        rooms: 2,
        connections: 6,
        ..fast()
    })
    .await;
    let url = here.url();
    let one = room();
    let mut ends = three(&url, &one, chess()).await;
    ends.push(End::watch(&url, &one));
    together(&mut ends).await;
    let mut third = End::watch(&url, &one);
    third.until("its end", |end| end.ended.is_some()).await;
    assert_eq!(third.ended.unwrap().reason, Reason::WatchersFull);
    let two = room();
    let mut host = End::host(&url, &two, chess());
    host.until_number(1).await;
    let mut full = End::host(&url, &room(), chess());
    full.until("its end", |end| end.ended.is_some()).await;
    assert_eq!(full.ended.unwrap().reason, Reason::ServerFull);
    let mut many = Vec::new();
    while let Ok((socket, _)) = tokio_tungstenite::connect_async(&url).await {
        many.push(socket);
        assert!(many.len() < 6);
    }
    play(&mut ends, &mut Dice(4), 5, async |_| {}).await;
}

#[tokio::test]
async fn a_room_in_which_nothing_happens_goes() {
    let mut here = Here::with(Config {
        idle_hours: 0,
        ..fast()
    })
    .await;
    let room = room();
    let mut ends = three(&here.url(), &room, chess()).await;
    play(&mut ends, &mut Dice(5), 5, async |_| {}).await;
    // It is looked for at the start; a room's age is counted in whole seconds.
    pause(2100).await;
    here.restart().await;
    for end in &mut ends {
        end.until("no room", |end| end.ended.is_some()).await;
        assert_eq!(end.ended.take().unwrap().reason, Reason::NoRoom);
    }
}

#[tokio::test]
async fn a_long_log_comes_as_fast_as_it_may() {
    let (mut game, first) = Arbiter::open(chess(), "Ann", 1).unwrap();
    let mut log = vec![first, game.sit("Bea").unwrap()];
    let what = What::Draw;
    for act in [Act::Ask { what }, Act::Answer { yes: false }]
        .iter()
        .cycle()
    {
        let command = protocol::Command {
            expects: game.number() + 1,
            hash: game.hash(),
            seat: None,
            act: act.clone(),
        };
        let seat = u8::from(matches!(act, Act::Answer { .. }));
        let entry = game.judge(seat, &command, 0, &mut campaign::NoBattles);
        log.push(entry.unwrap());
        if log.len() == 9000 {
            break;
        }
    }
    let room = room();
    let config = Config { pace: 2, ..fast() };
    let here = Here::keeping(config, &room, &log).await;
    let mut end = End::watch(&here.url(), &room);
    end.until_number(9000).await;
    assert_eq!(end.hash(), Some(game.hash()));
    assert_eq!((end.refused.len(), end.losses), (0, 0));
}

#[tokio::test]
async fn who_looks_on_cannot_act() {
    let here = Here::new().await;
    let room = room();
    let mut ends = three(&here.url(), &room, chess()).await;
    ends[2].act(Act::play("e2e4"));
    assert_eq!(ends[2].refusal().await, Reason::Place);
    let mut raw = Raw::greeted(&here.url()).await;
    raw.say(&ClientMessage::Watch { room: room.clone() }).await;
    let command = protocol::Command {
        expects: ends[0].number() + 1,
        hash: ends[0].hash().unwrap(),
        seat: Some(0),
        act: Act::play("e2e4"),
    };
    raw.say(&ClientMessage::Command(command)).await;
    assert_eq!(raw.refusal().await, Reason::Place);
    assert_eq!(ends[0].number(), 2);
}
