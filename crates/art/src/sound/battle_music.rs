//! The music of battles: the same mode as the calm piece, over a drum that does not stop. Four
//! sections of eight bars; the last bar leads back into the first.

use super::tape::{HALF, Tape};
use super::voice;
use crate::Dice;

/// Seconds of an eighth note; eight make a bar.
const EIGHTH: f32 = 0.27;
const BAR: f32 = 8.0 * EIGHTH;
const BARS: usize = 32;

/// The lowest note of each bar, by MIDI number.
const BASS: [u8; BARS] = [
    38, 38, 38, 38, 36, 36, 38, 38, // waiting
    38, 38, 41, 41, 36, 36, 38, 33, // the tune
    41, 41, 36, 36, 43, 43, 33, 33, // pressing on
    38, 38, 36, 36, 34, 34, 33, 38, // drawing back
];

/// A note of a tune: bar, eighth in the bar, length in eighths, MIDI number.
type Note = (u8, u8, u8, u8);

#[rustfmt::skip]
const HORN: [Note; 16] = [
    (8, 0, 4, 62), (8, 4, 2, 57), (8, 6, 2, 62), (9, 0, 6, 65),
    (12, 0, 4, 64), (12, 4, 4, 60), (13, 0, 6, 62),
    (16, 0, 3, 65), (16, 3, 3, 64), (16, 6, 2, 62), (17, 0, 6, 60),
    (20, 0, 4, 62), (20, 4, 4, 67), (21, 0, 6, 65),
    (22, 0, 6, 64), (23, 0, 6, 57),
];

#[rustfmt::skip]
const LUTE: [Note; 30] = [
    (4, 0, 2, 69), (4, 2, 2, 67), (4, 4, 4, 64), (6, 0, 2, 65), (6, 2, 2, 64), (6, 4, 4, 62),
    (10, 0, 2, 69), (10, 2, 2, 72), (10, 4, 4, 69), (11, 0, 2, 67), (11, 2, 6, 65),
    (14, 0, 2, 69), (14, 2, 2, 67), (14, 4, 2, 65), (14, 6, 2, 64), (15, 0, 6, 61),
    (18, 0, 2, 67), (18, 2, 2, 64), (18, 4, 4, 60), (19, 0, 6, 64),
    (24, 0, 4, 69), (24, 4, 4, 65), (25, 0, 6, 62), (26, 0, 4, 67), (26, 4, 4, 64),
    (27, 0, 6, 60), (28, 0, 4, 65), (28, 4, 4, 62), (29, 0, 6, 58), (30, 0, 6, 57),
];

/// The whole piece, 69 seconds.
pub fn battle_music() -> Tape {
    let mut dice = Dice::new(42);
    let mut tape = Tape::ring(HALF, BAR * BARS as f32);
    drums(&mut tape, &mut dice);
    strings(&mut tape, &mut dice);
    for note in HORN {
        let held = f32::from(note.2) * EIGHTH * 0.9;
        let sound = voice::horn(HALF, voice::pitch(note.3), held, 0.55);
        tape.mix(start(note, &mut dice), 0.17, &sound);
    }
    for note in LUTE {
        let sound = voice::string(HALF, voice::pitch(note.3), 0.3, &mut dice);
        tape.mix(start(note, &mut dice), 0.36, &sound);
    }
    tape.in_room(2.0, 0.55, 0.24);
    tape
}

/// When a note begins; nobody plays quite in time.
fn start(note: Note, dice: &mut Dice) -> f32 {
    f32::from(note.0) * BAR + f32::from(note.1) * EIGHTH + dice.range(0.0, 0.012)
}

/// A kettledrum on the first of each bar, answered softly before the next.
fn drums(tape: &mut Tape, dice: &mut Dice) {
    for (bar, bass) in BASS.iter().enumerate() {
        let busy = (8..24).contains(&bar);
        let strokes: &[(u8, f32)] = match (busy, bar % 4) {
            (_, 3) => &[(0, 0.50), (3, 0.22), (4, 0.26), (6, 0.20), (7, 0.30)],
            (true, _) => &[(0, 0.52), (3, 0.24), (6, 0.30)],
            (false, _) => &[(0, 0.42), (6, 0.20)],
        };
        for (eighth, gain) in strokes {
            let at = bar as f32 * BAR + f32::from(*eighth) * EIGHTH + dice.range(0.0, 0.008);
            let hz = voice::pitch(*bass + if *eighth == 0 { 0 } else { 7 });
            tape.mix(at, *gain, &voice::drum(HALF, hz, dice));
        }
    }
}

/// Low strings held under each pair of bars, and plucked ones that run in eighths over them.
fn strings(tape: &mut Tape, dice: &mut Dice) {
    for bar in (0..BARS).step_by(2) {
        let Some(bass) = BASS.get(bar) else { continue };
        let at = bar as f32 * BAR;
        for (above, gain) in [(0, 0.085), (7, 0.045), (12, 0.03)] {
            let hz = voice::pitch(bass + above);
            tape.mix(at, gain, &voice::bowed(HALF, hz, 2.0 * BAR + 0.6));
        }
    }
    for (bar, bass) in BASS.iter().enumerate() {
        for (eighth, above) in [0, 12, 7, 12, 0, 12, 7, 10].into_iter().enumerate() {
            // The waiting and the drawing back leave every other one out.
            if !(8..24).contains(&bar) && eighth % 2 == 1 {
                continue;
            }
            let at = bar as f32 * BAR + eighth as f32 * EIGHTH + dice.range(0.0, 0.01);
            let gain = if eighth == 0 { 0.26 } else { 0.15 } * dice.range(0.85, 1.0);
            let sound = voice::string(HALF, voice::pitch(bass + above), 0.7, dice);
            tape.mix(at, gain, &sound);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_note_fits_its_bar_and_the_low_strings_under_it() {
        for (bar, eighth, length, note) in HORN.into_iter().chain(LUTE) {
            assert!(usize::from(bar) < BARS && eighth + length <= 8, "bar {bar}");
            let bass = BASS[usize::from(bar)];
            let apart = (note - bass) % 12;
            // No tune rubs against its bass on the first beat.
            assert!(
                eighth > 0 || ![1, 6, 11].contains(&apart),
                "note {note} over {bass} in bar {bar}"
            );
        }
    }
}
