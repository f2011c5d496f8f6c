//! What a table sounds like.

use super::reel::Reel;
use crate::sound::{Play, Sound};
use crate::table::{Did, Seated};
use bevy::prelude::*;
use tabletop::{Happening, Motion, Sitting, Step};

/// What is still to be heard.
#[derive(Resource, Default)]
pub(super) struct Heard {
    /// The game is over, and it has not been heard yet.
    ended: bool,
}

/// What a step sounds like.
pub(super) fn sounds_of(step: &Step) -> Vec<Sound> {
    let mut sounds: Vec<Sound> = Vec::new();
    let falls = step.motions.iter().any(|it| matches!(it, Motion::Falls(_)));
    for motion in &step.motions {
        let sound = match motion {
            // What takes is heard as that.
            Motion::Moves { .. } if falls => continue,
            Motion::Moves { from, to } => {
                let far = from
                    .column
                    .abs_diff(to.column)
                    .max(from.row.abs_diff(to.row));
                if far > 1 { Sound::Slide } else { Sound::Step }
            }
            Motion::Falls(_) => Sound::Capture,
            Motion::Comes(_) => Sound::Drop,
            Motion::Goes { .. } => Sound::Step,
            Motion::Turns(_) => Sound::Promote,
            Motion::Dice(_) => Sound::Dice,
            Motion::Check(_) => Sound::Check,
            Motion::Defeat(_) => Sound::PowerLost,
            Motion::Verdict { .. } => continue,
        };
        if !sounds.contains(&sound) {
            sounds.push(sound);
        }
    }
    sounds
}

/// What an act sounds like that puts nothing on record.
fn sound_of(happening: &Happening) -> Option<Sound> {
    match happening {
        Happening::Picked
        | Happening::PutDown
        | Happening::Asked
        | Happening::Offered
        | Happening::Declined(_)
        | Happening::Wished { .. }
        | Happening::HintWanted
        | Happening::HintShown => Some(Sound::Click),
        Happening::Changed | Happening::Jumped => Some(Sound::Step),
        Happening::Flipped => Some(Sound::TurnOver),
        // Heard when it is seen.
        Happening::Went { .. } | Happening::Ended => None,
    }
}

/// Lets acts be heard, and the end once it has been seen.
pub(super) fn make_heard(
    seated: Res<Seated>,
    reel: Res<Reel>,
    mut heard: ResMut<Heard>,
    mut did: MessageReader<Did>,
    mut play: MessageWriter<Play>,
) {
    for Did(happening) in did.read() {
        if *happening == Happening::Ended {
            heard.ended = true;
        }
        // A step that is seen is heard as what it is.
        let seen = *happening == Happening::Jumped && reel.is_running();
        play.write_batch(sound_of(happening).filter(|_| !seen).map(Play));
    }
    if heard.ended && !reel.is_running() {
        heard.ended = false;
        play.write_batch(ending_sound(&seated.0).map(Play));
    }
}

/// Nothing if the end was taken back meanwhile.
fn ending_sound(sitting: &Sitting) -> Option<Sound> {
    let ending = sitting.ending()?;
    let is_human = |it: &tabletop::Player| sitting.sitter(*it).is_human();
    Some(if ending.winners.is_empty() {
        Sound::Draw
    } else if sitting.only_computers() || sitting.looks_on() || ending.winners.iter().any(is_human)
    {
        Sound::Victory
    } else {
        Sound::Defeat
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Player, Point};

    fn step(motions: Vec<Motion>) -> Step {
        Step {
            player: Player(0),
            words: String::new(),
            motions,
            begins_turn: true,
        }
    }

    #[test]
    fn a_capture_is_not_heard_as_a_step_too() {
        let (from, to) = (Point::at(0, 0), Point::at(0, 5));
        let moves = Motion::Moves { from, to };
        assert_eq!(sounds_of(&step(vec![moves.clone()])), [Sound::Slide]);
        let takes = step(vec![Motion::Falls(to), moves, Motion::Check(from)]);
        assert_eq!(sounds_of(&takes), [Sound::Capture, Sound::Check]);
    }

    #[test]
    fn castling_is_heard_once() {
        let king = Motion::Moves {
            from: Point::at(4, 0),
            to: Point::at(6, 0),
        };
        let rook = Motion::Moves {
            from: Point::at(7, 0),
            to: Point::at(5, 0),
        };
        assert_eq!(sounds_of(&step(vec![king, rook])), [Sound::Slide]);
    }
}
