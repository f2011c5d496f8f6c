//! Looks on at a room: `cargo run -p link --example watch -- chess.example.org TEA4TWO`.

use link::{Link, Pauses, Told};
use protocol::{News, RoomCode, Want};
use std::error::Error;
use std::sync::mpsc::channel;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(server), Some(room)) = (arguments.next(), arguments.next()) else {
        return Err("the address of a server and the code of a room are needed".into());
    };
    let room: RoomCode = room.parse()?;
    let (wake, woken) = channel();
    let wake = move || {
        // Nobody waits any more once this program ends.
        let _ = wake.send(());
    };
    let link = Link::open(&server, Want::Watch { room }, Pauses::default(), wake)?;
    while woken.recv().is_ok() {
        for told in link.news() {
            match told {
                Told::Connecting => println!("connecting to {server}"),
                Told::Connected => println!("connected"),
                Told::Lost { why, again_in } => {
                    println!("{why}; trying again in {:.1} s", again_in.as_secs_f64());
                }
                Told::News(News::CaughtUp(game)) => {
                    println!("{} entries, state {}", game.number(), game.hash());
                }
                Told::News(News::Ended(refusal)) => {
                    println!("{refusal}");
                    return Ok(());
                }
                Told::News(news) => println!("{news:?}"),
            }
        }
    }
    Ok(())
}
