//! The music: a slow dance in the Dorian mode on D, for harp, lute, flute and low strings.
//! Four sections of eight bars; the last bar leads back into the first.

use super::tape::{HALF, Tape};
use super::voice;
use crate::Dice;

/// Seconds of an eighth note; six make a bar.
const EIGHTH: f32 = 5.0 / 12.0;
const BAR: f32 = 6.0 * EIGHTH;

/// A chord as the harp plays it: four strings from low to high, by MIDI number.
type Chord = [u8; 4];

const DM: Chord = [50, 57, 62, 65];
const C: Chord = [48, 55, 60, 64];
const AM: Chord = [45, 52, 57, 60];
const F: Chord = [41, 53, 57, 60];
const G: Chord = [43, 55, 59, 62];
const EM: Chord = [40, 52, 55, 59];
const A5: Chord = [45, 52, 57, 64];

const HARMONY: [Chord; 32] = [
    DM, C, DM, AM, F, C, DM, DM, // alone
    DM, C, F, G, AM, G, DM, DM, // the tune
    F, G, EM, AM, F, C, G, A5, // going out
    DM, C, DM, AM, F, EM, G, DM, // coming home
];

/// A note of a tune: bar, eighth in the bar, length in eighths, MIDI number.
type Note = (u8, u8, u8, u8);

#[rustfmt::skip]
const LUTE: [Note; 33] = [
    (2, 0, 3, 74), (2, 3, 3, 69), (3, 0, 4, 72), (3, 4, 2, 69),
    (4, 0, 2, 69), (4, 2, 2, 67), (4, 4, 2, 65), (5, 0, 4, 67), (5, 4, 2, 64),
    (6, 0, 3, 65), (6, 3, 3, 64), (7, 0, 5, 62),
    (11, 3, 3, 62), (15, 3, 3, 69),
    (24, 0, 4, 69), (24, 4, 2, 72), (25, 0, 2, 72), (25, 2, 2, 71), (25, 4, 2, 67),
    (26, 0, 4, 69), (26, 4, 1, 67), (26, 5, 1, 65), (27, 0, 5, 64),
    (28, 0, 2, 65), (28, 2, 2, 67), (28, 4, 2, 69), (29, 0, 3, 67), (29, 3, 3, 64),
    (30, 0, 2, 62), (30, 2, 2, 59), (30, 4, 2, 62), (31, 0, 3, 62), (31, 3, 3, 57),
];

#[rustfmt::skip]
const FLUTE: [Note; 38] = [
    (8, 0, 4, 69), (8, 4, 2, 72), (9, 0, 2, 72), (9, 2, 2, 71), (9, 4, 2, 67),
    (10, 0, 4, 69), (10, 4, 1, 67), (10, 5, 1, 65), (11, 0, 5, 67),
    (12, 0, 2, 64), (12, 2, 2, 67), (12, 4, 2, 69), (13, 0, 3, 71), (13, 3, 3, 67),
    (14, 0, 2, 69), (14, 2, 2, 65), (14, 4, 2, 64), (15, 0, 5, 62),
    (16, 0, 4, 72), (16, 4, 2, 74), (17, 0, 2, 74), (17, 2, 2, 72), (17, 4, 2, 71),
    (18, 0, 4, 71), (18, 4, 2, 67), (19, 0, 5, 69),
    (20, 0, 2, 69), (20, 2, 2, 72), (20, 4, 2, 77), (21, 0, 4, 76), (21, 4, 2, 72),
    (22, 0, 2, 74), (22, 2, 2, 71), (22, 4, 2, 67), (23, 0, 5, 69),
    (27, 2, 4, 72), (29, 2, 4, 71), (31, 2, 3, 69),
];

/// The order in which the harp goes over a chord's strings, a row a section.
const PATTERNS: [[usize; 6]; 4] = [
    [0, 1, 2, 3, 2, 1],
    [0, 2, 1, 3, 2, 1],
    [0, 1, 2, 3, 1, 2],
    [0, 1, 3, 2, 3, 1],
];

/// The whole piece, 80 seconds.
pub fn music() -> Tape {
    let mut dice = Dice::new(41);
    let mut tape = Tape::ring(HALF, BAR * HARMONY.len() as f32);
    harp(&mut tape, &mut dice);
    for note in LUTE {
        let sound = voice::string(HALF, voice::pitch(note.3), 0.25, &mut dice);
        tape.mix(start(note, &mut dice), 0.50, &sound);
    }
    for note in FLUTE {
        let held = f32::from(note.2) * EIGHTH * 0.94;
        tape.mix(
            start(note, &mut dice),
            0.20,
            &voice::flute(HALF, voice::pitch(note.3), held, &mut dice),
        );
    }
    low_strings(&mut tape);
    tape.in_room(2.4, 0.5, 0.26);
    tape
}

/// When a note begins; nobody plays quite in time.
fn start(note: Note, dice: &mut Dice) -> f32 {
    f32::from(note.0) * BAR + f32::from(note.1) * EIGHTH + dice.range(0.0, 0.014)
}

fn harp(tape: &mut Tape, dice: &mut Dice) {
    for (bar, chord) in HARMONY.iter().enumerate() {
        let pattern = PATTERNS[bar / 8];
        let closing = bar % 8 == 7;
        for (eighth, string) in pattern.into_iter().enumerate() {
            // A section ends on a breath.
            if closing && eighth > 3 {
                break;
            }
            let weight = match eighth {
                0 => 0.44,
                3 => 0.36,
                _ => 0.29,
            };
            let at = bar as f32 * BAR + eighth as f32 * EIGHTH + dice.range(0.0, 0.016);
            let sound = voice::string(HALF, voice::pitch(chord[string]), 0.5, dice);
            tape.mix(at, weight * dice.range(0.86, 1.0), &sound);
        }
    }
}

/// From the second section on, each bar's root and its fifth, softly.
fn low_strings(tape: &mut Tape) {
    for (bar, chord) in HARMONY.iter().enumerate().skip(8).take(20) {
        let at = bar as f32 * BAR - 0.2;
        for (note, gain) in [(chord[0], 0.060), (chord[1], 0.035)] {
            tape.mix(at, gain, &voice::bowed(HALF, voice::pitch(note), BAR + 0.7));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_note_is_in_the_mode_and_fits_its_bar() {
        for (bar, eighth, length, note) in LUTE.into_iter().chain(FLUTE) {
            assert!(
                usize::from(bar) < HARMONY.len() && eighth + length <= 6,
                "bar {bar}, eighth {eighth}"
            );
            // D Dorian: the white keys.
            assert!(
                [0, 2, 4, 5, 7, 9, 11].contains(&(note % 12)),
                "note {note} in bar {bar}"
            );
        }
    }
}
