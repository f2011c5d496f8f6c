//! Two servers and one NATS: a room is played through both, and one is killed.

use crate::around::{Line, NatsServer, Program, room};
use crate::ends::{End, pause, play, together};
use crate::player::Dice;
use crate::raw::whole_log;
use protocol::{Act, Arbiter, Opening, Phrase, Reason, SetUp};

async fn two(nats: &NatsServer) -> [Program; 2] {
    let arguments = ["--nats", nats.url.as_str()];
    [
        Program::new(&arguments).await,
        Program::new(&arguments).await,
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_through_two_servers_survives_the_death_of_one() {
    let Some(nats) = NatsServer::new().await else {
        return;
    };
    let [first, second] = two(&nats).await;
    let urls = [&first, &second].map(|it| format!("ws://{}/play", it.address));
    let line = Line::to(first.address).await;
    let room = room();
    let opening = Opening::between_people(SetUp::Battle {
        terrain: "forest".into(),
        attacker: "1Q2R2B2N8P".into(),
        defender: "1Q2R2B2N8P".into(),
    });
    let mut ends = vec![End::host(&line.url, &room, opening)];
    ends[0].until_number(1).await;
    ends.push(End::join(&urls[1], &room));
    ends.push(End::watch(&urls[1], &room));
    ends.push(End::watch(&line.url, &room));
    together(&mut ends).await;
    for end in &mut ends {
        end.until("all", |end| {
            end.presence.seats == [true, true] && end.presence.watchers == 2
        })
        .await;
    }
    ends[0].say(Phrase::Hello);
    ends[2]
        .until("a phrase", |end| end.phrases == [(0, Phrase::Hello)])
        .await;
    let mut dice = Dice(21);
    let mut killed_at = 0;
    let mut first = Some(first);
    let decisions = play(&mut ends, &mut dice, 1000, async |decision| {
        if decision == 25 {
            line.lay_to(second.address);
            killed_at = decision;
            // In the middle of a command, as likely as not.
            let mut first = first.take().unwrap();
            tokio::spawn(async move {
                pause(3).await;
                first.kill();
            });
        }
    })
    .await;
    assert!(ends[0].game().ending().is_some());
    ends.push(End::watch(&urls[1], &room));
    together(&mut ends).await;
    let log = whole_log(&urls[1], &room).await;
    let replayed = Arbiter::replay(&log).unwrap();
    assert_eq!(Some(replayed.hash()), ends[0].hash());
    let mut acknowledged = 0;
    for end in &ends {
        for (number, entry) in &end.entries {
            assert_eq!(entry, &log[*number as usize - 1]);
            acknowledged = acknowledged.max(*number);
        }
    }
    assert!(ends[0].losses > 0);
    println!(
        "killed one of two servers (SIGKILL) before decision {killed_at} of {decisions}: \
         {acknowledged} entries acknowledged, {} in the log, all the same, the game went on to its end",
        log.len()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_never_write_the_same_number() {
    let Some(nats) = NatsServer::new().await else {
        return;
    };
    let programs = two(&nats).await;
    let urls = programs
        .each_ref()
        .map(|it| format!("ws://{}/play", it.address));
    let room = room();
    let nations = "plain plain plain plain".to_owned();
    let opening = Opening::between_people(SetUp::European { nations });
    let mut host = End::host(&urls[0], &room, opening.clone());
    host.until_number(1).await;
    // All sit down at once, through both.
    let mut ends: Vec<End> = (0..3).map(|it| End::join(&urls[it % 2], &room)).collect();
    for end in &mut ends {
        end.until("a seat", |end| end.seat.is_some()).await;
    }
    ends.insert(0, host);
    together(&mut ends).await;
    let mut seats: Vec<u8> = ends.iter().filter_map(|end| end.seat).collect();
    seats.sort_unstable();
    assert_eq!(seats, [0, 1, 2, 3]);
    // All offer a draw at once: one asks, the others come too late.
    let what = protocol::What::Draw;
    for end in &ends {
        end.act(Act::Ask { what });
    }
    let mut late = 0;
    for end in &mut ends {
        end.until_number(5).await;
        end.until("an answer", |end| {
            let asks = end.game().asked().map(|it| it.by) == end.seat;
            asks || !end.refused.is_empty()
        })
        .await;
        late += end
            .refused
            .iter()
            .filter(|it| it.reason == Reason::Stale)
            .count();
    }
    together(&mut ends).await;
    let log = whole_log(&urls[1], &room).await;
    assert!(Arbiter::replay(&log).is_ok());
    assert_eq!((late, log.len()), (3, 5));
    // A room of that code can be opened nowhere else.
    let mut twice = End::host(&urls[1], &room, opening);
    twice.until("its end", |end| end.ended.is_some()).await;
    assert_eq!(twice.ended.unwrap().reason, Reason::RoomTaken);
}
