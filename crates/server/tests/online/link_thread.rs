//! The link as a window uses it: from a thread that never waits.

use crate::around::{Here, PATIENCE, room};
use crate::ends::token;
use crate::rooms::chess;
use link::{Link, LinkError, Pauses, Told};
use protocol::{Act, News, RoomCode, Want};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

fn want(room: &RoomCode, host: bool) -> Want {
    let (room, token) = (room.clone(), token());
    match host {
        true => Want::Host {
            room,
            opening: chess(),
            name: "Ann".into(),
            token,
        },
        false => Want::Join {
            room,
            name: "Bea".into(),
            token,
        },
    }
}

/// Asks again and again, as a window does each frame, until something is told.
fn wait_for(link: &Link, wanted: impl Fn(&Told) -> bool) {
    let begun = Instant::now();
    while !link.news().any(|told| wanted(&told)) {
        assert!(begun.elapsed() < PATIENCE, "it is not told");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn is_entry(told: &Told, number: u64) -> bool {
    matches!(told, Told::News(News::Entry(entry)) if entry.number == number)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_links_play_and_wake_their_windows() {
    let here = Here::new().await;
    let server = here.address.to_string();
    let playing = tokio::task::spawn_blocking(move || {
        let room = room();
        let wakes = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&wakes);
        let wake = move || {
            counted.fetch_add(1, Ordering::Relaxed);
        };
        let pauses = Pauses::default();
        let ann = Link::open(&server, want(&room, true), pauses, wake).unwrap();
        wait_for(&ann, |told| matches!(told, Told::News(News::CaughtUp(_))));
        let bea = Link::open(&server, want(&room, false), pauses, || ()).unwrap();
        wait_for(&ann, |told| is_entry(told, 2));
        ann.act(None, Act::play("e2e4"));
        wait_for(&bea, |told| is_entry(told, 3));
        bea.act(None, Act::play("e7e5"));
        wait_for(&ann, |told| is_entry(told, 4));
        assert!(wakes.load(Ordering::Relaxed) > 3);
        let wrong = Link::open("no such place", want(&room, false), pauses, || ());
        assert!(matches!(wrong, Err(LinkError::Address(_))));
    });
    playing.await.unwrap();
}
