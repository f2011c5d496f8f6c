//! What comes over the wire: lines of text, the first an opening (or anything else, for chess),
//! every other a message. Each is read as either end would and, if it commands something, judged
//! for every seat; what is written down another end must follow to the same state.

use ::campaign::{Battles, NoBattles};
use ::protocol::{
    Arbiter, ClientMessage, Command, Entry, Opening, SetUp, read_client, read_server,
};

/// At most so many messages.
const MESSAGES: usize = 64;

/// Plays a game by messages and follows its log.
pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut lines = text.lines();
    let opening = lines.next().and_then(|it| serde_json::from_str(it).ok());
    let chess = SetUp::Chess {
        start: String::new(),
    };
    let opening = opening.unwrap_or_else(|| Opening::between_people(chess));
    let Ok((mut arbiter, first)) = Arbiter::open(opening, "Ann", 7) else {
        return;
    };
    let mut log = vec![first];
    while let Ok(entry) = arbiter.sit("Bea") {
        log.push(entry);
    }
    for line in lines.take(MESSAGES) {
        log.extend(hear(line.as_bytes(), &mut arbiter, &mut NoBattles));
    }
    let followed = Arbiter::replay(&log).expect("every entry is followed");
    let told = |it: &Arbiter| (it.number(), it.hash(), it.ending());
    assert_eq!(told(&followed), told(&arbiter));
    assert_eq!(followed.seats(), arbiter.seats());
    assert_eq!(followed.asked(), arbiter.asked());
}

/// Hears one message; gives what was written down because of it. What is refused changes nothing.
pub fn hear(bytes: &[u8], arbiter: &mut Arbiter, battles: &mut dyn Battles) -> Vec<Entry> {
    let text = String::from_utf8_lossy(bytes);
    // Whatever it is, it is read or refused.
    let _ = read_server(&text);
    let mut written = Vec::new();
    let Ok(message) = read_client(&text) else {
        return written;
    };
    let again = read_client(&message.to_text());
    assert_eq!(again.as_ref(), Ok(&message));
    match message {
        ClientMessage::Command(mut wanted) => {
            for by in 0..3 {
                written.extend(judge(arbiter, by, &wanted, battles));
                wanted.expects = arbiter.number() + 1;
                wanted.hash = arbiter.hash();
                written.extend(judge(arbiter, by, &wanted, battles));
            }
        }
        ClientMessage::Host { opening, .. } => {
            // It can be opened or not.
            let _ = Arbiter::open(opening, "Eve", 1);
        }
        _ => {}
    }
    written
}

/// Judges a command; exactly one entry comes of it, or nothing has changed.
pub fn judge(
    arbiter: &mut Arbiter,
    by: u8,
    wanted: &Command,
    battles: &mut dyn Battles,
) -> Option<Entry> {
    let (number, hash) = (arbiter.number(), arbiter.hash());
    match arbiter.judge(by, wanted, 5, battles) {
        Ok(entry) => {
            assert_eq!((entry.number, entry.hash), (number + 1, arbiter.hash()));
            Some(entry)
        }
        Err(_) => {
            assert_eq!((arbiter.number(), arbiter.hash()), (number, hash));
            None
        }
    }
}
