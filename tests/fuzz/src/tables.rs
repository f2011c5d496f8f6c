//! The games as people sit before them: any touch, button, question and look back.

use super::Bytes;
use super::bytes::PLIES;
use rules::Variant;
use tabletop::{Act, Choice, Place, Point, Saved, Sitter, Sitting, Viewer, WayOut, open};

const GAMES: [Variant; 4] = [
    Variant::Chess,
    Variant::Minnaar,
    Variant::Field,
    Variant::European,
];

pub fn run(data: &[u8]) {
    let mut bytes = Bytes(data);
    let start = bytes.line().unwrap_or_default();
    let variant = GAMES[bytes.below(GAMES.len())];
    let game = match open(variant, start) {
        Ok(game) => {
            let told = game.start();
            assert!(open(variant, &told).is_ok(), "{told:?}");
            game
        }
        Err(refused) => {
            assert!(!refused.to_string().is_empty());
            open(variant, "").expect("the usual beginning")
        }
    };
    let seats = bytes.byte();
    let sitters: Vec<Sitter> = (0..4)
        .map(|seat| match seats >> seat & 1 {
            0 => Sitter::Human,
            _ => Sitter::Computer(engine::Level::Beginner),
        })
        .collect();
    let mut sitting = Sitting::new(game, &sitters);
    for _ in 0..PLIES / 2 {
        if bytes.is_over() {
            break;
        }
        let act = some_act(&sitting, &mut bytes);
        if let Err(refused) = sitting.act(act) {
            assert!(!refused.to_string().is_empty());
        }
        look_about(&sitting, &mut bytes);
    }
    let saved = Saved::of(sitting.game());
    let text = serde_json::to_string(&saved).expect("it is only words");
    let read: Saved = serde_json::from_str(&text).expect("it was written so");
    let again = read
        .open()
        .unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(Saved::of(&*again), saved);
    assert_eq!(again.position_text(), sitting.game().position_text());
    assert_eq!(again.ending(), sitting.game().ending());
}

/// Everything that a window asks to draw it.
fn look_about(sitting: &Sitting, bytes: &mut Bytes<'_>) {
    let game = sitting.game();
    assert!(sitting.shown_at() <= game.len());
    let _ = (sitting.goals(), sitting.buttons(), sitting.ways_out());
    let _ = (sitting.position_text(), sitting.export(), sitting.look());
    if bytes.below(8) == 0 {
        let steps = sitting.steps();
        assert!(steps.len() <= game.len());
        let at = bytes.below(game.len() + 1);
        for player in game.players() {
            let _ = game.look(Viewer::Player(player), at);
            let _ = (game.name(player), game.forced(), game.ways_out(player));
        }
        let (from, to) = (place(bytes), place(bytes).point());
        let _ = (to.map(|to| game.why_not(from, to)), game.why_idle(from));
    }
}

/// Some place on the board, or beyond it.
fn place(bytes: &mut Bytes<'_>) -> Place {
    let point = bytes.byte();
    Place::Board(Point::at(point % 9, point / 9 % 13))
}

fn some_act(sitting: &Sitting, bytes: &mut Bytes<'_>) -> Act {
    let version = sitting.version();
    let (what, which) = (bytes.below(24), usize::from(bytes.byte()));
    // One of the choices there are, whoever's turn it is.
    let choices: Vec<Choice> = sitting.game().choices();
    let choice = choices.get(which % choices.len().max(1));
    let action = choice.map_or_else(String::new, |choice| choice.action.clone());
    let begins = choice.and_then(|choice| choice.from);
    match what {
        0..=5 => Act::Choose(action),
        6 | 7 => Act::Reply { version, action },
        8 => Act::Reply {
            version: version + 1,
            action,
        },
        9 => Act::HintFound { version, action },
        10 | 11 => Act::Touch(place(bytes)),
        12 => begins.map_or(Act::Cancel, Act::Touch),
        13 => begins.map_or(Act::Hint, Act::Pick),
        14 => place(bytes).point().map_or(Act::Live, Act::Drop),
        15 => [Act::Cancel, Act::TakeBack, Act::Hint, Act::Flip][which % 4].clone(),
        16 => Act::WayOut([WayOut::Resign, WayOut::Agree][which % 2]),
        17 => Act::Confirm,
        18 | 19 => Act::Unveil,
        20 => Act::FaceUp(which % 2 == 0),
        21 => Act::LookAt(which),
        22 => [Act::StepBack, Act::StepForward][which % 2].clone(),
        _ => Act::Live,
    }
}
