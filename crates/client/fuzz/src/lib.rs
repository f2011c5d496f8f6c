//! What the game's window reads: saves of every kind, their cards and pictures, settings, seats in
//! rooms, games from the clipboard, words of the command line. The first byte says which. Each is
//! refused in words, or prints as what reads back the same.

use campaign::save::frame;
use client::battle::Seat;
use client::online::{read_invitation, seats};
use client::saves::{Card, Kept, read_picture};
use client::settings::store;
use client::table::read_game;
use rules::Variant;

/// Pixels along an edge of a picture that is painted.
const SIDE: usize = 16;

pub fn run(data: &[u8]) {
    let Some((&which, rest)) = data.split_first() else {
        return;
    };
    // What comes from files is not always text.
    let text = &*String::from_utf8_lossy(rest);
    match which {
        b'k' => kept(rest),
        b't' => kept(frame("table", text).as_bytes()),
        b'b' => kept(frame("battle", text).as_bytes()),
        b'w' => kept(frame("campaign", text).as_bytes()),
        b'c' => card(text),
        b'p' => picture(rest),
        b's' => settings(text),
        b'h' => drop(seats::parse(text)),
        b'g' => games(text),
        b'i' => drop(read_invitation(text)),
        b'o' => words(text),
        _ => {}
    }
}

fn kept(bytes: &[u8]) {
    match Kept::read(bytes) {
        Ok(kept) => {
            let text = kept.text();
            match Kept::read(text.as_bytes()) {
                Ok(again) => assert_eq!(again.text(), text),
                Err(problem) => panic!("{text}: {problem}"),
            }
            assert_eq!(kept.picture(SIDE).rgb.len(), SIDE * SIDE * 3);
            let told = (kept.usual_name(), kept.usual_stem(), kept.moment());
            assert!(!told.0.is_empty() && !told.1.is_empty() && !told.2.is_empty());
        }
        Err(problem) => assert!(!problem.to_string().is_empty()),
    }
}

fn card(text: &str) {
    if let Some(card) = Card::read(text) {
        let printed = ron::to_string(&card).expect("it is only words");
        assert_eq!(Card::read(&printed), Some(card.clone()), "{printed}");
        let _ = (card.state_words(), card.date_words(), card.moment());
        let _ = (card.opponent_words(), card.world_words());
    }
}

fn picture(bytes: &[u8]) {
    if let Some(pixels) = read_picture(bytes) {
        assert_eq!(pixels.rgb.len(), pixels.side * pixels.side * 3);
    }
}

fn settings(text: &str) {
    match store::read(text) {
        Ok((settings, _)) => {
            let printed = ron::to_string(&settings).expect("it is only words");
            let (again, lost) = store::read(&printed).expect("it was written so");
            assert_eq!((&again, lost.len()), (&settings, 0), "{printed}");
            let _ = settings.scale_in(1280.0, 720.0);
        }
        Err(problem) => assert!(!problem.is_empty()),
    }
}

fn games(text: &str) {
    for variant in Variant::ALL {
        match read_game(text, variant) {
            Ok(brought) => drop(brought.between_people()),
            Err(problem) => assert!(!problem.is_empty()),
        }
    }
}

fn words(text: &str) {
    let _ = text.parse::<Seat>();
    if let Err(problem) = client::launch::setup(text) {
        assert!(!problem.is_empty());
    }
}
