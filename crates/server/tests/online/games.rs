//! Whole games of every kind, on lines that are cut and servers that are restarted.

use crate::around::{Folder, Here, Line, Program, room};
use crate::ends::{End, pause, play, three, together};
use crate::player::Dice;
use crate::raw::whole_log;
use futures_util::future::{join, join_all};
use protocol::{Act, Arbiter, Opening, RoomCode, SetUp, What};
use std::sync::Arc;

fn battle() -> Opening {
    Opening::between_people(SetUp::Battle {
        terrain: "river".into(),
        attacker: "1Q2R2B2N12P".into(),
        defender: "1Q2R2B2N8P".into(),
    })
}

/// All ends, a newcomer and the log itself show the same game.
async fn all_the_same(ends: &mut Vec<End>, url: &str, room: &RoomCode) {
    ends.push(End::watch(url, room));
    together(ends).await;
    let log = whole_log(url, room).await;
    let replayed = Arbiter::replay(&log).unwrap();
    assert_eq!(Some(replayed.hash()), ends[0].hash());
    assert_eq!(replayed.number(), ends[0].number());
    // Whatever was told as done is in the log as it was told.
    for end in ends.iter() {
        for (number, entry) in &end.entries {
            assert_eq!(entry, &log[*number as usize - 1]);
        }
    }
}

/// Plays on lines that are cut now and then, the server being restarted twice.
async fn play_through(opening: Opening, seed: u64, limit: usize) -> Vec<End> {
    let mut here = Here::new().await;
    let line = Line::to(here.address).await;
    let room = room();
    let mut ends = three(&line.url, &room, opening).await;
    let mut dice = Dice(seed);
    let mut chance = Dice(seed + 1);
    let line = Arc::new(line);
    let cutting = Arc::clone(&line);
    let cutter = tokio::spawn(async move {
        loop {
            pause(30 + chance.below(600) as u64).await;
            cutting.cut();
        }
    });
    play(&mut ends, &mut dice, limit, async |decision| {
        if decision == 10 || decision == 31 {
            here.restart().await;
        }
    })
    .await;
    cutter.abort();
    all_the_same(&mut ends, &here.url(), &room).await;
    assert!(ends[..2].iter().any(|end| end.losses > 0));
    ends
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_battle_on_bad_lines() {
    let ends = play_through(battle(), 1, 1000).await;
    assert!(ends[0].game().ending().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_small_campaign_on_bad_lines() {
    let opening = Opening::between_people(SetUp::Campaign {
        size: 8,
        fog: true,
        barbarians: true,
    });
    let ends = play_through(opening, 2, 5000).await;
    assert!(ends[0].game().ending().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn chess_and_minnaar_on_bad_lines() {
    let start = String::new();
    let chess = Opening::between_people(SetUp::Chess { start });
    let start = String::new();
    let minnaar = Opening::between_people(SetUp::Minnaar { start });
    let mut four = minnaar.clone();
    four.seats = ["human", "human", "club", "human"]
        .map(|it| it.parse().unwrap())
        .to_vec();
    let all = [(chess, 3), (minnaar, 4), (four, 5)];
    join_all(all.map(|(opening, seed)| play_through(opening, seed, 150))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn field_and_european_chess_on_bad_lines() {
    let nations = "guild mycenae korea ottoman".to_owned();
    let four = Opening::between_people(SetUp::European { nations });
    let nations = "china - plain -".to_owned();
    let two = Opening::between_people(SetUp::European { nations });
    let field = Opening::between_people(SetUp::Field);
    let all = [(four, 6), (two, 7), (field, 8)];
    join_all(all.map(|(opening, seed)| play_through(opening, seed, 150))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_has_lost_nothing_it_acknowledged() {
    let folder = Folder::new();
    let data = folder.data();
    let arguments = ["--data", data.to_str().unwrap()];
    let mut program = Program::new(&arguments).await;
    let port = program.address.port();
    let url = format!("ws://{}/play", program.address);
    let room = room();
    let mut ends = three(&url, &room, battle()).await;
    let mut dice = Dice(9);
    let mut chance = Dice(10);
    // Killed at any time, in the middle of a command too.
    let killer = async {
        for _ in 0..8 {
            pause(20 + chance.below(300) as u64).await;
            program.kill();
            program = Program::at(port, &arguments).await;
        }
    };
    let game = async {
        while play(&mut ends, &mut dice, 400, async |_| pause(10).await).await > 0
            && ends[0].game().ending().is_none()
        {}
    };
    join(killer, game).await;
    all_the_same(&mut ends, &url, &room).await;
    assert!(ends[0].losses > 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_begun_anew_take_their_seats_up_again() {
    let here = Here::new().await;
    let room = room();
    let mut ends = three(&here.url(), &room, battle()).await;
    let mut dice = Dice(10);
    play(&mut ends, &mut dice, 12, async |_| {}).await;
    let mut again: Vec<End> = ends[..2]
        .iter()
        .map(|end| end.resumed(&here.url()))
        .collect();
    together(&mut again).await;
    assert_eq!(again[0].hash(), ends[0].hash());
    // The older connection to the seat has ended.
    for (index, end) in again.iter_mut().enumerate() {
        end.until("its seat", |end| end.seat == Some(index as u8))
            .await;
        ends[index]
            .until("its end", |end| end.ended.is_some())
            .await;
    }
    let mut all: Vec<End> = again.into_iter().chain(ends.drain(2..)).collect();
    play(&mut all, &mut dice, 12, async |_| {}).await;
    for (asker, answers) in [(0, 1), (1, 0)] {
        let hash = all[0].hash();
        let what = What::TakeBack;
        all[asker].act(Act::Ask { what });
        let number = all[0].number() + 1;
        all[answers].until_number(number).await;
        all[answers].act(Act::Answer { yes: true });
        all[answers].until_number(number + 1).await;
        together(&mut all).await;
        assert_ne!(all[0].hash(), hash);
    }
    play(&mut all, &mut dice, 12, async |_| {}).await;
    all_the_same(&mut all, &here.url(), &room).await;
}
